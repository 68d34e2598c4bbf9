# The classic game in a terminal.

## The screen: the line above it

terminal-turn = Zeitalter { ROMAN($age) }, Runde { $turn } von { $last }
terminal-discard-pile = Ablagestapel { $count }
terminal-passing = { $side ->
    [left] Die Karten gehen ← nach links: deine an { $to }, die nächsten kommen von { $giver }.
   *[right] Die Karten gehen → nach rechts: deine an { $to }, die nächsten kommen von { $giver }.
}
terminal-swap = Du und { $name } tauscht nach dieser Runde die Karten.
terminal-last-turn = Letzte Runde des Zeitalters: Was übrig ist, wird abgelegt, dann folgen die Konflikte.

## Headings of columns, as short as possible

terminal-column-answer = Antwort
terminal-column-any = Frei
terminal-column-bonus = Bonus
terminal-column-build = Bauen
terminal-column-card = Karte
terminal-column-cards = Karten
terminal-column-city = Stadt
terminal-column-coins = Münzen
terminal-column-compass = Zirkel
terminal-column-conflicts = Konflikte
terminal-column-cost = Kosten
terminal-column-effect = Wirkung
terminal-column-gear = Zahnrad
terminal-column-opens = Später
terminal-column-price = Preis
terminal-column-shields = Schilde
terminal-column-stages = Stufen
terminal-column-tablet = Tafel
terminal-column-tokens = Marker
terminal-column-wonder = Weltwunder

## Cities

terminal-label-board = Tableau
terminal-label-conflicts = Konflikte
terminal-label-advantages = Vorteile
terminal-any-raw = ein beliebiger Rohstoff
terminal-any-manufactured = eine beliebige Manufakturware
terminal-finished = fertig
terminal-wonder-finished = Das Weltwunder ist fertig.
terminal-price-each = je { $coins }
terminal-price-raw = { $coins } je Rohstoff
terminal-price-made = { $coins } je Ware
terminal-rebate-first = das erste 1 weniger
terminal-rebate-good = { $good } 1 weniger
terminal-border = { $state ->
    [even] { $tokens ->
        [twice] { $mine } gegen { $theirs }: Gleichstand, Marker doppelt
       *[once] { $mine } gegen { $theirs }: Gleichstand
    }
    [ahead] { $tokens ->
        [twice] { $mine } gegen { $theirs }: { $lead } vorn, Marker doppelt
       *[once] { $mine } gegen { $theirs }: { $lead } vorn
    }
   *[behind] { $tokens ->
        [twice] { $mine } gegen { $theirs }: { $lead } zurück, Marker doppelt
       *[once] { $mine } gegen { $theirs }: { $lead } zurück
    }
}
terminal-border-partner = dein Partner: kein Konflikt
terminal-border-peace = kein Konflikt
terminal-far-fight = { $mine } gegen { $theirs } von { $name }

## What is asked

terminal-ask-last-card = Auch die letzte Karte des Zeitalters wird gespielt.
terminal-ask-last-card-for = Auch die letzte Karte des Zeitalters wird gespielt, für { $name }.
terminal-ask-pile = { $mine ->
    [yes] Du darfst eine Karte des Ablagestapels kostenlos bauen oder passen.
   *[no] { $name } darf eine Karte des Ablagestapels kostenlos bauen oder passen.
}
terminal-ask-bonus = Deine Stufe gibt dir eins davon: Welches nimmst du?
terminal-must-choose = Hier kannst du nicht passen: Wähle eine der Antworten.
terminal-must-choose-card = Hier kannst du nicht passen: Baue eine Karte, nutze eine für eine Stufe oder verkaufe eine.
terminal-no-free-build = Diese Stadt hat kein Recht, ein Bauwerk kostenlos zu bauen.
terminal-only-take = Eine Karte des Ablagestapels kann nur gebaut werden: Tippe ihre Nummer, oder p zum Passen.
terminal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
terminal-card-hint = Tippe c und den Namen oder die Nummer einer Karte, zum Beispiel: c Bibliothek

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-hint-choose = { $count ->
    [one] 1 wählen
   *[other] 1 bis { $count } wählen
}
terminal-hint-pass = p passen
terminal-hint-card = c NAME Karte
terminal-hint-build = { $number } Karte { $number } bauen
terminal-hint-build-free = f{ $number } kostenlos bauen
terminal-hint-stage = s{ $number } Stufe mit Karte { $number }
terminal-hint-sell = x{ $number } Karte { $number } für 3 Münzen verkaufen
terminal-hint-take = { $number } Karte { $number } nehmen

## Prices and verdicts

terminal-price-by-age = 1, 2 oder 3 Münzen nach Zeitalter
terminal-paid-to = { $mine ->
    [yes] { $coins } an dich
   *[no] { $coins } an { $name }
}
terminal-paid-in-all = { $total }: { $shares }
terminal-price-of-ways = { $price } ({ $count } Arten)
terminal-for-coins = für 3 Münzen
terminal-alone = allein
terminal-free-build = Das Recht, einmal pro Zeitalter kostenlos zu bauen, gilt für { $cards }.
terminal-joint-price = Ein Preis nach + gilt für beides zusammen: die Karte oder Stufe und was dazukommt.
terminal-lacks-goods = fehlt: { $goods }
terminal-lacks-coins = { $needed ->
    [one] 1 Münze, { $short } zu wenig
   *[other] { $needed } Münzen, { $short } zu wenig
}
terminal-lacks-owned = schon gebaut
terminal-lacks-finished = das Weltwunder ist fertig
terminal-lacks-other = nicht möglich

## A card that is looked up: labels, and what stands behind them

terminal-fact-cost = Kosten
terminal-fact-price = Preis
terminal-fact-effect = Wirkung
terminal-fact-free-by = gratis durch
terminal-fact-opens = später gratis
terminal-fact-copies = Anzahl
terminal-fact-note = Hinweis
terminal-copies-here = { $count } in dieser Partie
terminal-level = Stufe { $level }
terminal-ages = Zeitalter { $ages }
terminal-thing-bonus = mit einer Stufe gewählt
terminal-reconstructed = { $count ->
    [one] { $values } erschlossen: Keine Quelle zeigt den Wert
   *[other] { $values } erschlossen: Keine Quelle zeigt die Werte
}
terminal-value-coins = Münzen
terminal-value-cost = Kosten
terminal-value-effect = Wirkung
terminal-value-points = Punkte

## Colours of cards

terminal-colours = Farben:
terminal-colour-brown = braun
terminal-colour-gray = grau
terminal-colour-blue = blau
terminal-colour-yellow = gelb
terminal-colour-red = rot
terminal-colour-green = grün
terminal-colour-purple = violett
terminal-colour-bonus = Bonus

## Rows of the help: what is typed, and what it does

terminal-typed-build = 3 oder b3
terminal-does-build = Karte 3 bauen
terminal-typed-stage = s3
terminal-does-stage = die nächste Stufe des Weltwunders bauen, mit Karte 3 darunter
terminal-typed-sell = x3
terminal-does-sell = Karte 3 für 3 Münzen verkaufen
terminal-typed-free = f3
terminal-does-free = Karte 3 kostenlos bauen, wenn deine Stadt das Recht dazu hat
terminal-typed-words = baue Bibliothek (links 2)
terminal-does-words = dasselbe in Worten: baue, stufe, verkaufe, nimm oder wähle eine Karte, und an wen du zahlst
terminal-verdicts = Zeichen: { $tick } gratis · { $chain } gratis durch eine Kette · { $coin } Münzen insgesamt und wer sie bekommt · { $cross } nein

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-build = baue, bauen, bau
terminal-verb-stage = stufe
terminal-verb-sell = verkaufe, verkaufen
terminal-verb-take = nimm, nehmen, nehme
terminal-verb-choose = wähle, wählen, waehle
terminal-verb-drop = wirf ab, abwerfen
terminal-verb-pass = passe, passen
terminal-word-bank = bank
terminal-word-far_left = weit links
terminal-word-far_right = weit rechts
terminal-word-free = gratis, kostenlos
terminal-word-as = als
terminal-word-with = mit
terminal-word-and = und

## Replays

terminal-holds = { $name } hält

## Below the score sheet: how free choices were made. $symbols: such as "1 compass and 2 gears"

terminal-note-wilds = { $name }: Freie Wissenschaftssymbole zählten als { $symbols }.
terminal-note-copied = { $name }: von Nachbarn kopiert: { $symbols }.
terminal-note-repeated = { $name }: noch einmal gezählt: { $symbols }.
terminal-note-changed = { $name }: statt { $before } zählte { $after }.
terminal-note-guild = { $name }: Die kopierte Gilde war { $guild }.
terminal-note-guild-twice = { $name }: { $guild } zählte doppelt.
terminal-note-colour = { $name }: Gezählt wurde die Farbe { $colour }.
