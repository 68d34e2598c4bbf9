# The analysis of a finished game: the dock beside the table of a replay, the moments on the score sheet, and the
# picture to share. $moment is always such as "Zeitalter II, Runde 3". Options are such as "Altar", "Stufe 2" or "Altar verkaufen".

analysis-title = Analyse
# Buttons.
analysis-open = Analyse
analysis-close = Analyse schließen
analysis-pull = Mehr von der Analyse zeigen
# Below the title: what the lines of the curve show, in the page and in the picture.
analysis-legend = Gewinnchance
analysis-legend-whole = Gewinnchance · gepunktet: gleich
analysis-progress = Zug { $done } von { $total }
analysis-remaining = Zug { $done } von { $total } · etwa { $seconds } s

## The curve

analysis-curve = Gewinnchance im Lauf der Partie
analysis-curve-table = Gewinnchance zu Beginn jeder Runde
analysis-moment = Moment
# At the dotted line: where everybody's chance is the same.
analysis-even = gleich
analysis-at = { $moment }: { $chances }
analysis-chance-of = { $name } { $chance }
# An Age is 0 in a game that has none.
analysis-time = { $age ->
    [0] Zug { $turn }
   *[other] Zeitalter { ROMAN($age) }, Runde { $turn }
}

## Turning points: the moves that cost something

analysis-points = { $mine ->
    [yes] Meine Wendepunkte
   *[no] Wendepunkte von { $name }
}
analysis-all-points = Alle Wendepunkte
analysis-whose = Wessen Wendepunkte
analysis-own = { $mine ->
    [yes] Meine { $count }
   *[no] { $name } { $count }
}
analysis-all = Alle { $count }
# Two options. Between stars are the words that stand out.
analysis-instead-marked = **{ $played }** statt **{ $better }**
analysis-instead = { $played } statt { $better }
# What a move is called.
analysis-mark-inaccuracy = Ungenauigkeit
analysis-mark-mistake = Fehler
analysis-mark-blunder = Patzer
analysis-mark-best = Bester Zug
analysis-mark-good = Guter Zug
analysis-loss = −{ $percent }
analysis-gain = +{ $percent }
analysis-lost-points = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte

## A move

analysis-who = { $mine ->
    [yes] Du
   *[no] { $name }
}
analysis-who-and-when = { $who }, { $moment }
analysis-number-of = { $mine ->
    [yes] { $number } von meinen { $count }
   *[no] { $number } von { $count }
}
# Above the two options of a move, and at cards of the hand.
analysis-you-played = dein Zug
analysis-played = gespielt
analysis-better = besser
# Below a chance such as "52 %".
analysis-to-win = Chance
# Lost points, and the word below them.
analysis-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-points-word = Punkte
# The place of a move among all options.
analysis-rank = Platz { $rank } von { $options }.
# Stands behind the place.
analysis-nearly-best = Etwa so gut wie das Beste.
analysis-best-of = { $options ->
    [one] Das Beste von { $options } Möglichkeit.
   *[other] Das Beste von { $options } Möglichkeiten.
}
# Below the better option, if nothing can be counted.
analysis-won-more = führt zu Stellungen, die öfter gewonnen werden
# At the foot of a card: it was put under the wonder, or sold.
analysis-use-stage = unters Weltwunder
analysis-use-sell = verkauft
# Short names of options: a stage of the wonder, a card that is sold, and another use of a card.
analysis-stage = Stufe { $stage }
analysis-sell = { $card } verkaufen
analysis-with-use = { $use }: { $card }
analysis-pass = Nichts tun
# Who gets how many coins of a payment. In a row: "2 to the left and 1 to the bank".
payee-left = { $coins } nach links
payee-right = { $coins } nach rechts
payee-far_left = { $coins } an die zweite Stadt links
payee-far_right = { $coins } an die zweite Stadt rechts
payee-bank = { $coins } an die Bank
analysis-chance = { $name }: Gewinnchance { $chance }
# Buttons below it.
analysis-next = Nächster Fehler
analysis-previous = Voriger Fehler
analysis-play-on = Ab hier weiterspielen
analysis-play-on-short = Weiterspielen

## In the place of a move

analysis-the-end = Das Ende der Partie
analysis-the-end-text = Geh zurück zu einem Zug, um zu sehen, was er wert war.
analysis-forced = Es gab nur eine Möglichkeit
analysis-forced-text = Hier war nichts zu gewinnen und nichts zu verlieren.
analysis-not-studied = Dieser Zug ist noch nicht untersucht
analysis-not-studied-text = { $moves ->
    [0] { -found-by-itself }
    [one] Er kommt nach { $moves } weiterem Zug dran. Das Replay läuft wie immer, und was gefunden wird, erscheint hier von selbst.
   *[other] Er kommt nach { $moves } weiteren Zügen dran. Das Replay läuft wie immer, und was gefunden wird, erscheint hier von selbst.
}
-found-by-itself = Was gefunden wird, erscheint hier von selbst.
analysis-found-by-itself = { -found-by-itself }
analysis-study-first = Diesen Zug zuerst untersuchen
analysis-studied-next = Dieser Zug kommt als Nächster dran
analysis-computing = Die Analyse hat begonnen

## A player without a costly move

analysis-none = Kein teurer Zug
analysis-none-text = { $mine ->
    [yes] Du hast nirgends viel verschenkt. Genauigkeit { NUMBER($accuracy, maximumFractionDigits: 0) }.
   *[no] { $name } hat nirgends viel verschenkt. Genauigkeit { NUMBER($accuracy, maximumFractionDigits: 0) }.
}
analysis-others = Was die anderen übersehen haben: { $count }
analysis-closest = Trotzdem einen Blick wert: die knappste Wahl
analysis-either = { $one } oder { $other }
analysis-apart = { $share } Unterschied

## Players

analysis-players = Spieler
# Columns of a table.
analysis-name = Name
analysis-accuracy = Genauigkeit
analysis-luck = Glück
analysis-luck-text = Was die Karten boten, verglichen mit dem Durchschnitt.
analysis-best = stark
analysis-worst = schwach
# Luck in points.
analysis-luck-of = { $luck ->
    [good] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [bad] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] 0
}
analysis-look = { $name }: Linie und Wendepunkte zeigen
# Before a moment such as "Zeitalter II, Runde 3".
analysis-go-to-best = Bester Moment von { $name }:
analysis-go-to-worst = Schwächster Moment von { $name }:

## What went wrong

analysis-stopped = Bei Zug { $done } von { $total } stehen geblieben
analysis-did-not-begin = Die Analyse konnte nicht beginnen
analysis-stays = Was schon gefunden ist, bleibt hier.
analysis-again = Noch mal
analysis-go-on = Bei Zug { $move } weitermachen

## Hands

# A button, and the tray that it opens.
analysis-hands = Hände
analysis-hands-of = Alle Hände in diesem Moment
# Above somebody's cards.
analysis-held = Hand von **{ $name }**
# Among the seats from which a replay can be seen: always the seat that moves.
analysis-mover = Platz am Zug

## Sharing

analysis-share-link = Link zu diesem Moment kopieren
analysis-share-picture = Ein Bild der Analyse teilen
analysis-copied = Der Link ist kopiert.
analysis-saved = Das Bild ist gespeichert.
analysis-picture-failed = Dieser Browser kann das Bild nicht zeichnen.
# Lines of the picture. $what: an option, or one instead of another.
analysis-accuracy-short = { $name }: Genauigkeit { NUMBER($accuracy, maximumFractionDigits: 0) }
analysis-moment-line = { $name }, { $moment }: { $what }

## The moments on the score sheet

analysis-moments = { $count ->
    [1] Der Moment, der es entschied
    [2] Zwei Momente, die es entschieden
    [3] Drei Momente, die es entschieden
   *[other] { $count } Momente, die es entschieden
}
analysis-moments-text = die größten Ausschläge, in der Reihenfolge der Partie
analysis-looking = Die entscheidenden Momente werden gesucht
analysis-no-moment = Kein einzelner Zug hat diese Partie entschieden.
analysis-moments-failed = Die Momente ließen sich nicht finden.
# At the viewer's own line.
analysis-you = du
analysis-was-better = Besser war: { $better }.
analysis-was-best = Am besten war: { $best }.
# A link. $who: a name, or "Du".
analysis-show-moment = { $who }, { $moment }: diesen Zug ansehen
