# What is said about a thing at the table of 7 Wonders when somebody asks. An answer has a title, one sentence and lines
# below it. $mine is "yes" where the thing belongs to the reader, otherwise $name is the player it belongs to.

explanations-symbols = Symbole
explanations-how = Zu allem am Tisch kannst du fragen: Zeig mit der Maus darauf, drück darauf oder geh mit Tab und den Pfeiltasten hin.
explanations-how-touched = Zu allem am Tisch kannst du fragen: Berühr es.
explanations-symbol-alone = Ein Symbol
explanations-no-symbol = Mehr dazu steht in den Regeln am Rand.
# The last line of an answer begins with this, before a number of points.
explanations-now = Jetzt wert:
explanations-points = { $points ->
    [one] { POINTS($points) } Punkt
   *[other] { POINTS($points) } Punkte
}

## Cards

# $colour is what all cards of a colour are called, such as "Profanbauten". Some have no Age.
explanations-kind-of-card = { $age ->
    [0] { $colour }
   *[other] { $colour }, Zeitalter { ROMAN($age) }
}
explanations-free-with = Kostenlos, wenn du das hast: { $cards }.
explanations-makes-free = Macht in einem späteren Zeitalter kostenlos: { $cards }.
explanations-chain = Ein Bauwerk, das du hast, macht ein späteres kostenlos: keine Ressourcen und keine Münzen.
explanations-no-chain = Kein Bauwerk macht es kostenlos, und es macht keines kostenlos.
explanations-face-down = Eine Karte aus Zeitalter { ROMAN($age) }
explanations-face-down-sentence = Sie liegt verdeckt, und nur wer sie hingelegt hat, weiß, welche es ist.

## Wonders

# $board is the name of a board with its side, such as "Gizah A".
explanations-stage-title = { $board }, Stufe { $number }
explanations-stage-built = Gebaut.
# $under is "darunter liegt: Altar" or "darunter liegt eine Karte aus Zeitalter I".
explanations-stage-built-over = Gebaut; { $under }.
explanations-stage-next = Kann als Nächstes gebaut werden, mit einer beliebigen Karte der Hand.
explanations-stage-later = Kommt nach den Stufen davor.
explanations-wonder = { $mine ->
    [yes] { $stages ->
        [one] Dein Weltwunder: { $built } von 1 Stufe gebaut.
       *[other] Dein Weltwunder: { $built } von { $stages } Stufen gebaut.
    }
   *[no] { $stages ->
        [one] Weltwunder von { $name }: { $built } von 1 Stufe gebaut.
       *[other] Weltwunder von { $name }: { $built } von { $stages } Stufen gebaut.
    }
}
explanations-board-makes = Das Tableau selbst stellt jede Runde { $good } her.
explanations-no-good = Das Tableau selbst stellt nichts her.

## Goods and coins

explanations-raw = Ein Rohstoff. Er bezahlt Bauwerke und Stufen und ist jede Runde wieder da.
explanations-made = Eine Manufakturware. Sie bezahlt Bauwerke und Stufen und ist jede Runde wieder da.
# A title: the goods that neighbours may buy.
explanations-for-sale-title = { $mine ->
    [yes] Du verkaufst
   *[no] { $name } verkauft
}
explanations-for-sale = { $mine ->
    [yes] Was deine Stadt jede Runde herstellt. Nachbarn dürfen es kaufen, und du hast es trotzdem.
   *[no] Was die Stadt von { $name } jede Runde herstellt. Nachbarn dürfen es kaufen, und { $name } hat es trotzdem.
}
# A title: the goods that nobody may buy.
explanations-reserved-title = { $mine ->
    [yes] Nur für dich
   *[no] Nur für { $name }
}
explanations-reserved = { $mine ->
    [yes] Was nur du jede Runde nutzen kannst. Nachbarn können es nicht kaufen.
   *[no] Was nur { $name } jede Runde nutzen kann. Nachbarn können es nicht kaufen.
}
explanations-nothing-made = Bisher nichts.
explanations-price-title = { $coins ->
    [one] Je 1 Münze
   *[other] Je { $coins } Münzen
}
explanations-usual-price = { $kind ->
    [raw] { $coins ->
        [one] Du zahlst 1 Münze an { $name } für jeden Rohstoff, den üblichen Preis.
       *[other] Du zahlst { $coins } Münzen an { $name } für jeden Rohstoff, den üblichen Preis.
    }
   *[made] { $coins ->
        [one] Du zahlst 1 Münze an { $name } für jede Manufakturware, den üblichen Preis.
       *[other] Du zahlst { $coins } Münzen an { $name } für jede Manufakturware, den üblichen Preis.
    }
}
# $cards are cards or a wonder that lower the price.
explanations-lower-price = { $kind ->
    [raw] { $coins ->
        [one] Du zahlst 1 Münze an { $name } für jeden Rohstoff, dank { $cards }.
       *[other] Du zahlst { $coins } Münzen an { $name } für jeden Rohstoff, dank { $cards }.
    }
   *[made] { $coins ->
        [one] Du zahlst 1 Münze an { $name } für jede Manufakturware, dank { $cards }.
       *[other] Du zahlst { $coins } Münzen an { $name } für jede Manufakturware, dank { $cards }.
    }
}
explanations-coins = Münzen bezahlen Karten und Ressourcen der Nachbarn. Je 3 Münzen sind am Ende 1 Punkt wert.
explanations-points-title = { $points ->
    [one] Bisher { $points } Punkt
   *[other] Bisher { $points } Punkte
}
explanations-points-sentence = { $mine ->
    [yes] Was deine Stadt bekäme, wenn die Partie jetzt endete.
   *[no] Was die Stadt von { $name } bekäme, wenn die Partie jetzt endete.
}

## War

explanations-shields-title = { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}
explanations-shields = Am Ende jedes Zeitalters werden sie mit jedem Nachbarn verglichen: Mehr Schilde bekommen einen Siegmarker.
# $own and $theirs are shields.
explanations-against = Gegen { $name }: { $own } zu { $theirs }
explanations-victory-title = Siegmarker
explanations-victory = { $mine ->
    [yes] { $points ->
        [one] Du hast einen Konflikt gewonnen: am Ende 1 Punkt.
       *[other] Du hast einen Konflikt gewonnen: am Ende { $points } Punkte.
    }
   *[no] { $points ->
        [one] { $name } hat einen Konflikt gewonnen: am Ende 1 Punkt.
       *[other] { $name } hat einen Konflikt gewonnen: am Ende { $points } Punkte.
    }
}
explanations-victories-title = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
explanations-victories = Jeder gewonnene Konflikt bringt einen Marker; die Zahlen darauf sind am Ende Punkte.
explanations-defeat-title = Niederlage­marker
# $points is −1 or less.
explanations-defeat = { $mine ->
    [yes] { $points ->
        [one] Du hast einen Konflikt verloren: am Ende { POINTS($points) } Punkt.
       *[other] Du hast einen Konflikt verloren: am Ende { POINTS($points) } Punkte.
    }
   *[no] { $points ->
        [one] { $name } hat einen Konflikt verloren: am Ende { POINTS($points) } Punkt.
       *[other] { $name } hat einen Konflikt verloren: am Ende { POINTS($points) } Punkte.
    }
}
explanations-defeats-title = { $count ->
    [one] 1 Niederlage
   *[other] { $count } Niederlagen
}
explanations-defeats = Jeder verlorene Konflikt kostet am Ende Punkte.
# Where two neighbours stand next to each other. $own and $theirs are shields, $prize and $loss the next message.
explanations-border-title = Grenze zu { $name }
# What a conflict brings or costs, inside the sentences below.
explanations-prize = { $tokens ->
    [1] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $points ->
        [one] { $tokens } Marker zu je 1 Punkt
       *[other] { $tokens } Marker zu je { $points } Punkten
    }
}
explanations-ahead = { $own ->
    [one] Vor { $name } mit 1 zu { $theirs } Schilden: Am Ende des Zeitalters bringt das { $prize }.
   *[other] Vor { $name } mit { $own } zu { $theirs } Schilden: Am Ende des Zeitalters bringt das { $prize }.
}
explanations-behind = { $own ->
    [one] Hinter { $name } mit 1 zu { $theirs } Schilden: Das kostet { $loss }, und { $name } bekommt { $prize }.
   *[other] Hinter { $name } mit { $own } zu { $theirs } Schilden: Das kostet { $loss }, und { $name } bekommt { $prize }.
}
explanations-even = { $own ->
    [one] Gleichstand mit { $name } bei 1 Schild: So bekommt niemand einen Marker; ein Schild mehr gewinnt { $prize }.
   *[other] Gleichstand mit { $name } bei { $own } Schilden: So bekommt niemand einen Marker; ein Schild mehr gewinnt { $prize }.
}
explanations-no-fight = An dieser Grenze gibt es keinen Konflikt.

## Science

sciencesymbols-compass = { $count ->
    [one] 1 Zirkel
   *[other] { $count } Zirkel
}
sciencesymbols-gear = { $count ->
    [one] 1 Zahnrad
   *[other] { $count } Zahnräder
}
sciencesymbols-tablet = { $count ->
    [one] 1 Tafel
   *[other] { $count } Tafeln
}
explanations-symbol = Gleiche Symbole zählen ihre Anzahl mal sich selbst, und jeder Satz aus drei verschiedenen bringt 7 dazu.
# What equal symbols score: 3 gears = 9.
sciencesquare-compass = { $count ->
    [one] 1 Zirkel = { $points }
   *[other] { $count } Zirkel = { $points }
}
sciencesquare-gear = { $count ->
    [one] 1 Zahnrad = { $points }
   *[other] { $count } Zahnräder = { $points }
}
sciencesquare-tablet = { $count ->
    [one] 1 Tafel = { $points }
   *[other] { $count } Tafeln = { $points }
}
explanations-sets = { $count ->
    [one] 1 voller Satz = { $points }
   *[other] { $count } volle Sätze = { $points }
}
# A symbol that counts as any of the three.
explanations-wild-title = { $count ->
    [one] Ein freies Symbol
   *[other] { $count } freie Symbole
}
explanations-wild = Es zählt am Ende als Zirkel, Zahnrad oder Tafel, was am meisten bringt.

## Piles of cards of a city

# $pile is what cards of that colour are called.
explanations-pile-title = { $count ->
    [one] { $pile }: 1 Karte
   *[other] { $pile }: { $count } Karten
}
pile-brown = Braune Karten stellen jede Runde Rohstoffe her, und Nachbarn dürfen sie kaufen.
pile-gray = Graue Karten stellen jede Runde Manufaktur­waren her, und Nachbarn dürfen sie kaufen.
pile-blue = Blaue Karten sind die Punkte wert, die daraufstehen.
pile-yellow = Gelbe Karten bringen Münzen, günstigere Preise und Ressourcen für dich allein, und manche aus Zeitalter III bringen Punkte.
pile-red = Rote Karten haben Schilde für die Konflikte am Ende jedes Zeitalters.
pile-green = Grüne Karten haben Wissenschafts­symbole, die im Quadrat und in Sätzen zählen.
pile-purple = Gilden bringen Punkte für das, was du oder deine Nachbarn haben.
explanations-any-pile = Karten einer Farbe in dieser Stadt.
explanations-card-gives = { $card }: { $effects }

## Advantages that may be used once in each Age

explanations-right-used = In diesem Zeitalter genutzt.
explanations-right-ready = In diesem Zeitalter noch zu nutzen.

## The middle of the table

explanations-discard-title = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
explanations-discard = Hier liegen verdeckt die verkauften Karten und die letzte Karte jeder Hand. Ein paar Effekte bauen aus diesem Stapel.
# How many cards have the back of an Age.
explanations-of-age = { $count } aus Zeitalter { ROMAN($age) }
explanations-age-title = Zeitalter { ROMAN($age) }, Runde { $turn } von { $last }
explanations-age = Alle wählen geheim eine Karte, dann werden alle aufgedeckt. Die Konflikte kommen nach der letzten Runde.
explanations-passing-title = { $side ->
    [left] Die Karten gehen nach links
   *[right] Die Karten gehen nach rechts
}
# $to and $from are players.
explanations-passing = Nach dieser Runde gehen deine Karten an { $to }, und du bekommst die von { $from }.
explanations-passing-all = Nach jeder Runde geben alle ihre Karten weiter: in Zeitalter I und III nach links, in Zeitalter II nach rechts.
explanations-last-turn-title = Letzte Runde des Zeitalters
explanations-last-turn = Nach dieser Runde wird nicht weitergegeben: Was übrig ist, wird abgelegt.

## Who plays a city, below the name, and what is chosen there

explanations-person = { $mark ->
    [chosen] Eine Person: Eine Karte ist gewählt und wartet verdeckt.
    [awaited] Eine Person: Alle warten auf diese Wahl.
   *[none] Eine Person: gerade nichts zu wählen.
}
explanations-person-away = { $mark ->
    [chosen] Eine Person, gerade weg: Eine Karte ist gewählt und wartet verdeckt.
    [awaited] Eine Person, gerade weg: Alle warten auf diese Wahl.
   *[none] Eine Person, gerade weg: gerade nichts zu wählen.
}
explanations-bot = { $mark ->
    [chosen] Ein Bot: Eine Karte ist gewählt und wartet verdeckt.
    [awaited] Ein Bot: Alle warten auf diese Wahl.
   *[none] Ein Bot: gerade nichts zu wählen.
}
explanations-stand-in = { $mark ->
    [chosen] Ein Bot springt ein: Eine Karte ist gewählt und wartet verdeckt.
    [awaited] Ein Bot springt ein: Alle warten auf diese Wahl.
   *[none] Ein Bot springt ein: gerade nichts zu wählen.
}
# $seat is a city without a player, such as the Free City.
explanations-special-seat = { $mark ->
    [chosen] { $seat }: Eine Karte ist gewählt und wartet verdeckt.
    [awaited] { $seat }: Alle warten auf diese Wahl.
   *[none] { $seat }: gerade nichts zu wählen.
}
# The same in Architects, where nothing is chosen in secret.
explanations-played-by-person = Eine Person.
explanations-played-by-bot = Ein Bot.
explanations-played-by-stand-in = Ein Bot springt ein.

## The lines of the score sheet

scoreline-military = Siegmarker minus Niederlage­marker.
scoreline-treasury = 1 Punkt für je 3 Münzen.
scoreline-wonder = Die Punkte der gebauten Stufen.
scoreline-civilian = Die Punkte der blauen Karten.
scoreline-science = Die Anzahl jedes Symbols mal sich selbst, und 7 für jeden Satz aus drei verschiedenen.
scoreline-commerce = Die Punkte der gelben Karten.
scoreline-guilds = Die Punkte der violetten Karten.
scoreline-cat = Wer am Ende die Katze hat, bekommt Punkte für sie.
scoreline-progress = Die Punkte der Fortschritts­marker.
scoreline-total = Alle Punkte zusammen; bei gleicher Summe liegt vorn, wer mehr Münzen hat.
explanations-any-score = Eine Zeile des Wertungsblatts.
