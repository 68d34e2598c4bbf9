# The coach: bubbles at the table that explain a first game. A bubble has a title and a text.

coach-label = Coach
# How many of the ideas of the lesson have come so far: 3 of 10.
coach-place = { $number } von { $all }
# Buttons of a bubble: take up the move that the coach shows, turn to the next bubble, close it.
coach-show = Zeig es mir
coach-next = Weiter
coach-good = Alles klar
coach-back = Zurück
coach-back-title = Zurück zu dem, was ich vorher gesagt habe
coach-undo = Zurücknehmen
coach-undo-title = Deine letzte Wahl zurücknehmen: Die Runde wird noch mal gespielt
coach-leave = Verlassen
coach-leave-title = Die Lernpartie verlassen
# No more introductions to the expansion that is played.
coach-enough = Genug davon
coach-last-move = Dein letzter Zug

## The guided first game of 7 Wonders. $card is the name of a card.

lesson-take-title = Nimm eine Karte
lesson-take-text = { $cards ->
    [one] Du hast 1 Karte auf der Hand.
   *[other] Du hast { $cards } Karten auf der Hand.
} Wähle eine zum Bauen; die anderen gehen weiter an deinen Nachbarn. Unten auf jeder Karte steht, was sie dich kostet.
lesson-goods-title = Erst kommen Ressourcen
# $effects: "1 wood" or another row of goods.
lesson-goods-text = { $card } gibt dir jede Runde { $effects }. Ressourcen werden nie verbraucht, also machen sie alles danach günstiger.
lesson-pass-on-title = Die Karten sind weitergewandert
# $from and $to are players.
lesson-pass-on-text = Diese Karten kamen von { $from }. Was du übrig lässt, geht an { $to }, also lass nicht übrig, was dort am meisten hilft.
lesson-shields-title = Schilde gewinnen den Krieg
# $others is a list of the next message, such as "Ada hat 2 und Ben hat 1".
lesson-shields-text = { $card } bringt Schilde. Du hast jetzt { $shields }, { $others }. Einer mehr als ein Nachbar reicht.
lesson-shields-of = { $name } hat { $shields }
lesson-science-title = Wissenschaft wächst
# $symbols is how many you have already.
lesson-science-text = { $symbols ->
    [0] { $card } bringt dein erstes Symbol.
   *[other] { $card } bringt ein Symbol zu deinen { $symbols } dazu.
} Gleiche Symbole zählen im Quadrat: eins ist 1 Punkt, zwei sind 4, drei sind 9. Drei verschiedene sind 7 dazu.
lesson-stage-title = Bau dein Weltwunder
# $effects: a row of what the stage gives, such as "3 points, 2 coins".
lesson-stage-text = { $coins ->
    [0] Du kannst jetzt Stufe { $number } bauen, ohne Kosten.
    [one] Du kannst jetzt Stufe { $number } bauen, für 1 Münze.
   *[other] Du kannst jetzt Stufe { $number } bauen, für { $coins } Münzen.
} Sie bringt: { $effects }. Eine beliebige Karte kommt verdeckt darunter, am besten eine, die einem Nachbarn mehr hilft als dir.
lesson-war-title = Zeitalter { ROMAN($age) } endete mit einem Krieg
# $fights: sentences of the log, such as "Du besiegst Ada mit 2 zu 1.".
lesson-war-text = { $fights } So endet jedes Zeitalter, und spätere Marker sind mehr wert.
lesson-trade-title = Kauf, was dir fehlt
# $payments is a list of the next message, such as "2 Münzen an Ada und 1 Münze an Ben".
lesson-trade-text = Dir fehlt etwas für { $card }, und ein Nachbar verkauft es. Du zahlst { $payments }.
lesson-payment = { $coins ->
    [one] 1 Münze an { $name }
   *[other] { $coins } Münzen an { $name }
}
lesson-chain-title = Eine Kette macht es kostenlos
# $by is the card that you have.
lesson-chain-text = Durch { $by } in deiner Stadt kostet dich { $card } nichts. Karten zeigen, wohin sie später führen.
lesson-sell-title = Nichts passt
lesson-sell-text = Du kannst keine dieser Karten bezahlen und keine Stufe. Verkauf die, die du keinem Nachbarn lassen willst: { $coins ->
    [one] Sie bringt 1 Münze.
   *[other] Sie bringt { $coins } Münzen.
}
lesson-suggest-text = Ich würde das bauen: { $card }. Jede andere Wahl ist auch gut.
lesson-suggest-stage-text = Ich würde Stufe { $number } des Weltwunders bauen, mit { $card } darunter. Jede andere Wahl ist auch gut.
lesson-suggest-sale-text = Ich würde das verkaufen: { $card }. Jede andere Wahl ist auch gut.
# The end of every guided game. $column is a line of the score sheet, such as "Wissenschaft".
lesson-sheet-title = { $place ->
    [1] Das war deine erste Partie
   *[other] Deine erste Partie ist zu Ende
}
lesson-sheet-text = Die meisten deiner Punkte, { $points }, kamen von hier: { $column }. Drück auf eine Zahl, um zu sehen, wie sie zustande kommt.

## What the coach says about your last move, above the next bubble

# $payments: "2 Münzen an Ada und 1 Münze an Ben".
remarks-paid = Du hast { $payments } gezahlt. Die Ressourcen bleiben dort: Verkaufen verbraucht sie nicht.
remarks-stage = Stufe { $number } deines Weltwunders steht.
remarks-stage-with-effects = Stufe { $number } deines Weltwunders steht: { $effects }.
# $gain is what the sale brought, and $coins what you have now.
remarks-sold = Du hast für die Karte { $gain ->
    [one] 1 Münze
   *[other] { $gain } Münzen
} bekommen und hast jetzt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
# $borders is a list of the next three messages, such as "vor Ada und gleichauf mit Ben".
remarks-army = { $shields ->
    [one] Du hast jetzt 1 Schild: { $borders }.
   *[other] Du hast jetzt { $shields } Schilde: { $borders }.
}
remarks-ahead = vor { $names }
remarks-level = gleichauf mit { $names }
remarks-behind = hinter { $names }

## Moves that are not planned: what a bot suggests. $choice and $other are moves, such as "Altar" or "Stage 1".

advice-title = Du bist dran
advice-thinking = Ich sehe mir deine Möglichkeiten an …
# Sentences with reasons follow. $choice and $other are moves, such as "Altar" or "Stufe 1".
advice-advise = Meine Wahl wäre { $choice }, nicht { $other }.
advice-either = Meine Wahl wäre { $choice } oder { $other }: Beides ist gut.
advice-only = Meine Wahl wäre { $choice }.

## The guided first game of Architects

boxlesson-take-title = Nimm eine Karte
boxlesson-take-text = Jeden Zug nimmst du die oberste Karte von einem dieser drei Stapel. Die beiden an den Seiten liegen offen, du weißt also, was du bekommst.
boxlesson-central-title = Eine Überraschung in der Mitte
boxlesson-central-text = Der Stapel in der Mitte liegt verdeckt. Was oben liegt, siehst du erst, wenn du es genommen hast, oder mithilfe der Katze.
boxlesson-coin-title = Eine Münze passt überall
boxlesson-coin-text = Deine Münze ersetzt eine beliebige Ressource, die dir für eine Stufe fehlt.
boxlesson-stage-title = Eine Stufe steht
boxlesson-stage-text = { $points ->
    [one] Deine Karten haben Stufe { $number } bezahlt, also wurde sie sofort gebaut: 1 Punkt.
   *[other] Deine Karten haben Stufe { $number } bezahlt, also wurde sie sofort gebaut: { $points } Punkte.
} Die Karten, die sie bezahlt haben, sind weg.
boxlesson-resource-title = Ressourcen bauen Stufen
# $good is a resource, such as "wood"; $count is at least 2.
boxlesson-resource-text = Du hast { $good }. { $identical ->
    [yes] Stufe { $number } deines Weltwunders braucht { $count } Ressourcen, die alle gleich sind.
   *[no] Stufe { $number } deines Weltwunders braucht { $count } Ressourcen, die alle verschieden sind.
}
boxlesson-cat-title = Die Katze ist bei dir
boxlesson-cat-text = Zu Beginn jedes Zuges siehst du, was in der Mitte oben liegt. Die Katze zieht weiter, wenn jemand anders eine Karte mit Katze nimmt.
boxlesson-horns-title = Die Hörner erklingen
boxlesson-horns-text = Rote Karten mit Hörnern bringen eine Schlacht näher. { $left ->
    [one] Noch ein Horn, und alle vergleichen ihre Schilde.
   *[other] Noch { $left } Hörner, und alle vergleichen ihre Schilde.
}
boxlesson-battle-title = Es gab eine Schlacht
boxlesson-battle-text = Schilde werden mit jedem Nachbarn verglichen, und mehr Schilde bekommen einen Marker zu 3 Punkten. { $victories ->
    [one] Du hast 1 Marker.
   *[other] Du hast { $victories } Marker.
} Rote Karten mit Hörnern sind jetzt weg.
boxlesson-science-title = Wissenschaft bringt Fortschritt
boxlesson-science-text = Aus zwei gleichen Symbolen oder drei verschiedenen wird ein Fortschritts­marker. Wähle einen der offenen oder den unbekannten auf dem Stapel.
# $action: the words of a button, such as "Linker Stapel" or "Stufe 1 bauen".
boxlesson-suggest-text = Ich würde das tun: { $action }. Jede andere Wahl ist auch gut.
