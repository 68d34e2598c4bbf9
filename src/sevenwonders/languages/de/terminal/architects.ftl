# Architects in a terminal. What is typed and what is shown for it should be the same words.

## The screen: decks and cards

terminal-box-face-down = verdeckt
terminal-box-only-cat = nur wer die Katze hat, darf nachsehen
terminal-box-deck-left = ← links: dein Stapel
terminal-box-deck-centre = Mitte
terminal-box-deck-right = rechts: { $name } →
terminal-box-gives-grey = eine Ressource für Stufen
terminal-box-gives-yellow = ersetzt jede Ressource
terminal-box-gives-green = 2 gleiche oder 3 verschiedene: ein Marker
terminal-box-gives-horns = { $horns ->
    [one] 1 Schild bis zur nächsten Schlacht, dreht 1 Konfliktmarker um
   *[other] 1 Schild bis zur nächsten Schlacht, dreht { $horns } Konfliktmarker um
}

## The screen: conflict tokens and progress tokens

terminal-box-conflict-tokens = Konfliktmarker:
terminal-box-stack = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
terminal-box-in-stack = verdeckt im Stapel

## Headings of columns, as short as possible

terminal-box-column-wins = Siege
terminal-box-column-blue = Blau
terminal-box-column-resources = Ressourcen
terminal-box-column-science = Wissenschaft
terminal-box-column-tokens = Marker
terminal-box-column-colour = Farbe
terminal-box-all = Alle

## A city

terminal-box-belongings = { $mine ->
    [yes] Deine Karten und Marker
   *[no] Karten und Marker
}
terminal-box-label-resources = Ressourcen
terminal-box-label-coins = Münzen
terminal-box-label-science = Wissenschaft
terminal-box-label-shields = Schilde
terminal-box-label-blue = Blau
terminal-box-cat = Katze
terminal-box-passing = { $count } bis zur nächsten Schlacht

## What is asked

terminal-box-ask-card = Du bist dran: Nimm die oberste Karte eines Stapels.
terminal-box-ask-action = Was tust du jetzt?
terminal-box-more-cards = { $count ->
    [one] { $tokens } bringt noch eine Karte.
   *[other] { $tokens } bringen je noch eine Karte.
}

## Actions, in the words in which they may be typed

terminal-box-take-left = nimm links
terminal-box-take-centre = nimm Mitte
terminal-box-take-right = nimm rechts
terminal-box-take-of = nimm { $city }
terminal-box-stage = Stufe { $number }
terminal-box-turn-in = Wissenschaft { $cards }
terminal-box-token = Marker { $token }
terminal-box-token-unseen = Marker verdeckt
terminal-box-look-left = sieh links
terminal-box-look-right = sieh rechts
terminal-box-keep = behalte { $card }
terminal-box-done = fertig
terminal-box-paid = mit { $cards }
terminal-box-paid-using = mit { $cards } dank { $tokens }
terminal-box-optional = wenn du willst

## Hints below a question: what to type, and what it does. Letters stay

terminal-box-hint-done = p fertig
terminal-box-hint-card = c NAME Karte oder Marker
terminal-box-hint-city = d NAME Stadt
terminal-box-hint-table = t Tisch

## What has happened

terminal-box-turns = Züge { $first } bis { $last }
terminal-box-only-choice = Eine andere Wahl gab es nicht.

## Why something is not possible

terminal-box-set-needed = Für einen Fortschrittsmarker braucht es zwei gleiche grüne Karten oder drei verschiedene.
terminal-box-no-undo = Nichts lässt sich zurücknehmen: Was du wählst, geschieht sofort.
terminal-box-card-hint = Tippe c und den Namen einer Karte oder eines Markers, zum Beispiel: c Kultur
terminal-box-other-payments = Stufe { $number } lässt sich so nicht bezahlen. Möglich ist: { $payments }.
terminal-box-why-ask_card = Ein Zug beginnt mit einer Karte: nimm links, nimm rechts oder nimm Mitte.
terminal-box-why-ask_action = Baue jetzt eine Stufe, gib grüne Karten ab, nimm eine Extrakarte oder beende den Zug mit „fertig“.
terminal-box-why-ask_token = Wähle einen Fortschrittsmarker: Nenne einen, der offen liegt, oder nimm den verdeckten.
terminal-box-why-ask_any_deck = Nimm die oberste Karte eines Stapels auf dem Tisch.
terminal-box-why-ask_look = Wähle einen Stapel: sieh links oder sieh rechts.
terminal-box-why-ask_keep = Behalte eine der Karten, die du aufgenommen hast.
terminal-box-why-out_of_reach = Nur der linke, der rechte und der mittlere Stapel sind in Reichweite.
terminal-box-why-not_in_play = Dieses Weltwunder ist nicht im Spiel, und sein Stapel auch nicht.
terminal-box-why-not_face_up = Dieser Marker liegt nicht offen.
terminal-box-why-not_taken_up = Diese Karte ist nicht unter denen, die du aufgenommen hast.
terminal-box-unread = { $verb ->
    [take] So heißt kein Stapel. Tippe nimm links, nimm rechts oder nimm Mitte; mit der Wirkung von Alexandria auch eine Stadt, zum Beispiel nimm Gizeh.
    [stage] Tippe zum Beispiel Stufe 2, oder Stufe 2 mit Holz, Münze. Nur Ressourcen und Münzen bezahlen eine Stufe.
    [science] Gib zwei gleiche Symbole ab oder eins von jeder Art.
    [token] So heißt kein Fortschrittsmarker. Tippe Marker und einen Namen, oder Marker verdeckt.
    [look] Tippe sieh links oder sieh rechts.
   *[keep] So heißt keine Karte. Tippe behalte und einen Namen, zum Beispiel behalte Zahnrad.
}

## Words for choices, in lists with commas between them. "take", "stage", "left", "right", "with" and "and" are in other files

terminal-box-verb-science = wissenschaft, gib, abgeben
terminal-box-verb-token = marker
terminal-box-verb-look = sieh, schau, ansehen
terminal-box-verb-keep = behalte, behalten
terminal-box-verb-done = fertig
terminal-box-word-centre = mitte
terminal-box-word-unseen = verdeckt
terminal-box-word-using = dank, mithilfe von, mit hilfe von
terminal-box-word-decks = stapel

## Rows of the help: what is typed, and what it does

terminal-box-typed-number = 2
terminal-box-does-number = die Aktion mit der Nummer 2 ausführen
terminal-box-typed-end = p
terminal-box-does-end = den Zug beenden, wenn nichts mehr sein muss
terminal-box-typed-take = nimm links
terminal-box-does-take = dasselbe in Worten: nimm links, nimm rechts oder nimm Mitte; mit Alexandria auch nimm Gizeh
terminal-box-typed-stage = Stufe 2 mit Holz, Münze
terminal-box-does-stage = Stufe 2 mit diesen Karten bauen; ohne sie auf die erste Art zu zahlen
terminal-box-typed-using = Stufe 2 dank Wirtschaft
terminal-box-does-using = mithilfe eines Markers zahlen
terminal-box-typed-science = Wissenschaft Zahnrad
terminal-box-does-science = zwei Zahnräder abgeben; oder Wissenschaft Zirkel, Zahnrad, Tafel
terminal-box-typed-token = Marker Bildung
terminal-box-does-token = einen Marker wählen; oder Marker verdeckt
terminal-box-typed-look = sieh links
terminal-box-does-look = einen Stapel ansehen; danach behalte Zahnrad, um eine seiner Karten zu behalten
terminal-box-typed-done = fertig
terminal-box-does-done = den Zug beenden
terminal-box-typed-card = c NAME oder c 2
terminal-box-does-card = eine Karte oder einen Marker zeigen
terminal-box-typed-decks = stapel
terminal-box-does-decks = was noch in den Stapeln ist
terminal-box-marks = Zeichen: { $built } gebaut · { $open } zu bauen · { $effect } Wirkung des Weltwunders · { $token } Fortschrittsmarker · { $peace } Frieden · { $battle } Krieg · { $tick } möglich · { $cross } nein
terminal-box-horns = Ein Horn dreht einen Konfliktmarker um. Ist der letzte umgedreht, endet der Zug mit einer Schlacht.
terminal-box-have = { $held ->
    [one] Du hast 1 Karte; noch { $left } in den Stapeln.
   *[other] Du hast { $held } Karten; noch { $left } in den Stapeln.
}

## Replays and score sheets

terminal-box-can-take = { $name } kann nehmen: { $cards }
terminal-box-top = { $place ->
    [left] { $card } (links)
    [right] { $card } (rechts)
   *[centre] { $card } (Mitte)
}
terminal-box-note-tokens = { $name }: Fortschrittsmarker { $tokens }.

## The command "sevenwonders cards --game architects"

terminal-box-in-decks = In den Stapeln
terminal-box-uncertain = { $mark } Bei dieser Zahl widersprechen sich die Quellen.
terminal-box-no-filter = --age, --players und --chains gehören zum klassischen Spiel: Lass sie bei Architects weg.
terminal-box-no-name = Keine Karte, kein Weltwunder und kein Marker heißt „{ $name }“.
terminal-box-where-to-look = `sevenwonders cards --game architects` zeigt alles.
