# A table of Architects. Here and in other files, groups that begin with "box" belong to Architects.

architects-name = Architects

## Whose turn it is

architects-turn = Zug { $turn }
architects-your-turn = Du bist dran
architects-turn-of = { $name } ist dran

## The conflict tokens and the cat

architects-conflict = Konflikt
architects-conflict-label = { $turned } von { $all } Konflikt­markern zeigen Krieg
architects-until-battle = { $peace ->
    [0] Schlacht am Ende dieses Zuges
    [one] Noch 1 Horn bis zur Schlacht
   *[other] Noch { $peace } Hörner bis zur Schlacht
}
architects-cat = Katze
architects-cat-looks = Sie sieht als Erste in den mittleren Stapel.
architects-cat-is-yours = Die Katze ist bei dir
architects-cat-is-at = Die Katze ist bei { $name }
architects-cat-is-free = Noch hat niemand die Katze
architects-has-cat = hat die Katze

## Progress tokens

architects-progress = Fortschritts­marker
architects-offer = Fortschritts­marker zur Auswahl
# $names: a list of tokens, "Culture, Decor and Science".
architects-offer-names = Zur Auswahl: { $names }
architects-offer-none = Zur Auswahl: keine
architects-unseen-token = Verdeckt
architects-unseen-text = { $count ->
    [0] Der Stapel ist leer.
   *[other] Oberster des Stapels, noch { $count }.
}
architects-armed = Bringt jetzt eine Extrakarte
architects-used-up = In diesem Zug benutzt
architects-tokens = Fortschritts­marker
# What a token does, in very little room.
boxtoken-urbanism = Extrakarte nach Holz oder Lehm.
boxtoken-crafts = Extrakarte nach Papyrus oder Glas.
boxtoken-jewellery = Extrakarte nach Stein oder Münze.
boxtoken-science = Extrakarte nach einer grünen Karte.
boxtoken-propaganda = Extrakarte nach einem Schild mit Hörnern.
boxtoken-architecture = Extrakarte nach dem Bau einer Stufe.
boxtoken-economy = Einmal pro Zug zählt eine Münze als zwei Ressourcen.
boxtoken-engineering = Einmal pro Zug bezahlen beliebige Ressourcen eine Stufe.
boxtoken-tactics = 2 Schilde für immer.
boxtoken-decor = 4 Punkte, 6 mit vollendetem Weltwunder.
boxtoken-politics = 1 Punkt je blaue Karte mit Katze.
boxtoken-strategy = 1 Punkt je Siegmarker.
boxtoken-education = 2 Punkte je Fortschritts­marker, auch für diesen.
boxtoken-culture = 4 Punkte, 12 für beide zusammen.

## Decks

architects-decks = Stapel in Reichweite
architects-left-deck = Linker Stapel
architects-right-deck = Rechter Stapel
architects-central-deck = Mittlerer Stapel
architects-deck-of = Stapel von { $name }
boxplace-left = Links
boxplace-centre = Mitte
boxplace-right = Rechts
# Below the name of a deck: who else may take from it.
architects-shared-with = deiner, geteilt mit { $name }
architects-also-of = mit { $name }
architects-owned-by = von { $name }
architects-centre-note = für alle
# On the back of a card, in the second line.
architects-face-down = Verdeckt
architects-anything = alles kann kommen
architects-only-you = du kennst sie
architects-empty-deck = leer
architects-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
architects-left-short = noch { $count }
# A deck for people who hear the page.
architects-deck-empty = { $deck }, noch 0 Karten.
architects-deck-open = { $count ->
    [one] { $deck }, noch 1 Karte. Oben liegt: { $card }
   *[other] { $deck }, noch { $count } Karten. Oben liegt: { $card }
}
architects-deck-known = { $count ->
    [one] { $deck }, noch 1 Karte. Du hast die oberste angesehen: { $card }
   *[other] { $deck }, noch { $count } Karten. Du hast die oberste angesehen: { $card }
}
architects-deck-closed = { $count ->
    [one] { $deck }, noch 1 Karte. Sie ist verdeckt.
   *[other] { $deck }, noch { $count } Karten. Die oberste ist verdeckt.
}
architects-own-deck = Stapel neben dieser Stadt: noch { $count }
architects-own-deck-open = Stapel neben dieser Stadt: noch { $count }, oben { $card }

## Cards

architects-cards = Karten
architects-no-cards = keine Karten
architects-held = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
architects-card-gives = { $card }: { $text }
# Short names that fit on a strip; symbols say the rest.
boxshort-shield_1 = Schild, 1 Horn
boxshort-shield_2 = Schild, 2 Hörner
boxshort-blue_2_cat = Katze
# What a card gives, in very little room.
boxcard-wood = Bezahlt Stufen.
boxcard-stone = Bezahlt Stufen.
boxcard-clay = Bezahlt Stufen.
boxcard-papyrus = Bezahlt Stufen.
boxcard-glass = Bezahlt Stufen.
boxcard-coin = Ersetzt jede Ressource.
boxcard-compass = Zwei gleiche oder drei verschiedene bringen einen Marker.
boxcard-gear = Zwei gleiche oder drei verschiedene bringen einen Marker.
boxcard-tablet = Zwei gleiche oder drei verschiedene bringen einen Marker.
boxcard-shield_0 = 1 Schild, bleibt für immer.
boxcard-shield_1 = 1 Schild bis zur Schlacht. 1 Horn.
boxcard-shield_2 = 1 Schild bis zur Schlacht. 2 Hörner.
boxcard-blue_3 = 3 Punkte.
boxcard-blue_2_cat = 2 Punkte, und die Katze kommt.

## A city

architects-cities = Städte
architects-in-front-of-you = Vor dir
architects-in-front = Vor dieser Stadt
architects-board-line = { $city }, { $built } von 5
architects-drawing = { $wonder }, { $built } von 5 Stufen gebaut
architects-stages-built = { $count ->
    [one] 1 Stufe
   *[other] { $count } Stufen
}
architects-shields-of = { $count ->
    [one] 1 Schild
   *[other] { $count } Schilde
}
architects-victories-of = { $count ->
    [one] 1 Siegmarker
   *[other] { $count } Siegmarker
}
architects-points-now = { $points ->
    [one] bisher 1 Punkt
   *[other] bisher { $points } Punkte
}
architects-stages = gebaute Stufen
architects-shields = Schilde

## The stages of a wonder

architects-stages-of = Stufen: { $wonder }
architects-cost = { $identical ->
    [yes] { $count } gleiche
   *[no] { $count } verschiedene
}
architects-stage-label = Stufe { $number }, { $place }, { $state ->
    [built] gebaut
    [next] als Nächstes
   *[later] noch nicht erreichbar
}: { $identical ->
    [yes] { $count } gleiche Ressourcen für { $effects }
   *[no] { $count } verschiedene Ressourcen für { $effects }
}
# Where a stage lies in its wonder.
boxpart-base = Sockel
boxpart-tier_2 = 2. Ebene
boxpart-tier_3 = 3. Ebene
boxpart-tier_4 = 4. Ebene
boxpart-top = Spitze
boxpart-top_left = oben links
boxpart-top_right = oben rechts
boxpart-left_column = linke Säule
boxpart-middle_column = mittlere Säule
boxpart-right_column = rechte Säule
boxpart-roof = Dach
boxpart-left_pillar = linker Pfeiler
boxpart-right_pillar = rechter Pfeiler
boxpart-left_leg = linkes Bein
boxpart-right_leg = rechtes Bein
boxpart-torso = Rumpf
boxpart-head = Kopf
boxpart-left_pedestal = linkes Podest
boxpart-right_pedestal = rechtes Podest
boxpart-legs = Beine

## What a player is asked

architects-panel = Was zu tun ist
architects-keys = Tasten: 1–9, Enter, Escape
boxtitle-card = Nimm eine Karte von einem Stapel
boxtitle-action = Was jetzt?
boxtitle-token = Wähle einen Marker
boxtitle-any_deck = Nimm eine beliebige oberste Karte
boxtitle-look_deck = Sieh in einen Stapel
boxtitle-looked_card = Behalte eine Karte
boxtitle-other = Wähle
boxprompt-card = Drück auf einen der drei Stapel; drück zum Vergleich auf einen anderen.
boxprompt-action = Baue, gib Symbole ab, nimm eine Extrakarte oder beende den Zug.
boxprompt-token = Wähle einen Fortschritts­marker.
boxprompt-any_deck = Dein Weltwunder lässt dich die oberste Karte eines beliebigen Stapels nehmen.
boxprompt-look_deck = Dein Weltwunder lässt dich in einen Stapel sehen: in welchen?
boxprompt-looked_card = Behalte eine dieser Karten; die anderen werden zurückgemischt.
boxprompt-other = Wähle eins davon.
# What somebody else is asked.
boxdoing-card = { $names } wählt eine Karte …
boxdoing-action = { $names } überlegt, was jetzt kommt …
boxdoing-token = { $names } wählt einen Fortschritts­marker …
boxdoing-any_deck = { $names } nimmt eine Karte von einem beliebigen Stapel …
boxdoing-look_deck = { $names } sucht sich einen Stapel zum Hineinsehen aus …
boxdoing-looked_card = { $names } behält eine der angesehenen Karten …
boxdoing-other = { $names } wählt …
architects-nothing-chosen = { $kind ->
    [card] Drück auf einen Stapel und bestätige dann.
    [look_deck] Drück auf einen Stapel und bestätige dann.
    [token] Drück auf einen Marker und bestätige dann.
   *[other] Drück auf eins davon und bestätige dann.
}
architects-enter = Enter
architects-back = Zurück
architects-hinted = Das würde ein Bot wählen
architects-latest = Was zuletzt geschah

## What can be done, as titles of buttons

architects-extra-card = Extrakarte: { $deck }
architects-look-into = Hineinsehen: { $deck }
architects-build-stage = Stufe { $number } bauen
architects-turn-in-two = 2 × { $symbol } abgeben
architects-turn-in-three = 3 verschiedene Symbole abgeben
architects-done = Zug beenden
# The second lines of these buttons.
architects-for-token = für einen Fortschritts­marker
architects-done-text = nichts mehr in diesem Zug
architects-must = muss sein
architects-why-not = Was jetzt nicht geht, und warum
boxwhy-no_extra_card = Kein Fortschritts­marker gibt jetzt eine Extrakarte.
boxwhy-empty_left = Der linke Stapel ist leer.
boxwhy-empty_right = Der rechte Stapel ist leer.
boxwhy-empty_centre = Der mittlere Stapel ist leer.
boxwhy-empty_deck = Der Stapel von { $wonder } ist leer.
boxwhy-empty_stack = Der Markerstapel ist leer.
boxwhy-built = Stufe { $stage } ist schon gebaut.
boxwhy-rests_on = Stufe { $stage } steht auf Stufe { $lower }, die noch nicht gebaut ist.
boxwhy-rests_on_all = Stufe { $stage } steht auf den Stufen { $lower }, die noch nicht gebaut sind.
boxwhy-needs_identical = Stufe { $stage } braucht { $count } gleiche Ressourcen; Karten und Münzen hier geben { $there }.
boxwhy-needs_different = Stufe { $stage } braucht { $count } verschiedene Ressourcen; Karten und Münzen hier geben { $there }.
boxwhy-no_token_left = Es gibt keinen Fortschritts­marker mehr; grüne Karten bleiben liegen.
boxwhy-three_needed = Dafür braucht es drei verschiedene Symbole.
boxwhy-two_needed = { $symbol ->
    [compass] Dafür braucht es zwei Karten mit Zirkel.
    [gear] Dafür braucht es zwei Karten mit Zahnrad.
   *[tablet] Dafür braucht es zwei Karten mit Tafel.
}
boxwhy-stage_due = Der Zug kann noch nicht enden: Stufe { $either } ist bezahlbar und muss gebaut werden.
boxwhy-one_stage_due = Der Zug kann noch nicht enden: Stufe { $either } ist bezahlbar, und eine davon muss gebaut werden.
boxwhy-science_due = Der Zug kann noch nicht enden: Ein Satz grüner Karten muss abgegeben werden.
# Between what a stage gives and what pays for it: "5 points; pay wood and clay".
architects-separator = { "; " }

## Ways to pay for a stage

architects-pay-with = Zahlen mit
architects-ways-to-pay = { $count ->
    [one] 1 Art zu zahlen
   *[other] { $count } Arten zu zahlen
}
architects-paid = zahle { $cards }
architects-paid-with-help = zahle { $cards }, mithilfe von { $tokens }
architects-paid-nothing = zahle nichts
architects-paid-nothing-with-help = zahle nichts, mithilfe von { $tokens }
# What another way would spend and this one does not.
architects-keeps = behält { $cards }
# Cards in these lists.
boxpaid-wood = Holz
boxpaid-stone = Stein
boxpaid-clay = Lehm
boxpaid-papyrus = Papyrus
boxpaid-glass = Glas
boxpaid-coin = Münze

## What happens, below a city and as a battle

architects-caption-stage = Stufe { $number }
architects-battle = Schlacht!
architects-battle-text = Alle Konfliktmarker sind umgedreht: Alle kämpfen gegen beide Nachbarn.
# $sums: a row such as "Ada 3, Ben 1".
architects-standing = Siegmarker: { $sums }
architects-standing-of = { $name } { $sum }

## Everything that lies in piles

architects-piles-title = Ablagestapel, Stapel und Marker
architects-piles-short = Stapel
architects-discard = Ablagestapel
architects-left-in-decks = Noch in den Stapeln
architects-left-note = Das können alle zählen. Die Reihenfolge kennt niemand.
architects-stack-title = Im Markerstapel
architects-stack-note = Diese kommen noch, in einer Reihenfolge, die niemand kennt.

## The score sheet

architects-score-line = { $count ->
    [one] { $city }, 1 Stufe
   *[other] { $city }, { $count } Stufen
}
architects-tie-note = Bei gleich vielen Punkten gewinnen mehr gebaute Stufen.
