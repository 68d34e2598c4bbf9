# The table: what every game says there, and the Classic game.

## The bar above the table

table-label = Der Tisch
table-turn = Runde { $turn } von { $last }
table-hand-goes = { $side ->
    [left] Deine Karten gehen nach links an { $name }
   *[right] Deine Karten gehen nach rechts an { $name }
}
table-hands-go = { $side ->
    [left] Die Karten gehen nach links
   *[right] Die Karten gehen nach rechts
}
# The same where there is little room, next to a picture of a hand.
table-side = { $side ->
    [left] nach links
   *[right] nach rechts
}
table-last-turn = Letzte Runde: Der Rest wird abgelegt
table-waiting-for = Warten auf { $names }
# To people who watch.
table-choosing-now = Wählt gerade: { $names }
# $time: a span of time such as "2 minutes".
table-time-left = noch { $time }
table-over = Die Partie ist zu Ende
table-abandoned = Diese Partie wurde aufgegeben
table-spectator = Du schaust zu
table-discard-pile = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
# The button of a lesson.
guided-title = Lernpartie
guided-open = Was der Coach sagt

## Next to the table: log, chat and ways out

table-open = Protokoll, Chat und Hilfe
table-log = Protokoll
table-no-log = Noch ist nichts geschehen.
table-chat = Chat
table-home = Vom Tisch zur Startseite
# $title: an expansion, or another way to play.
table-rules-of = Regeln: { $title }
table-dock = Neben dem Tisch behalten
table-undock = Wegräumen

## Players

table-bot = Bot
table-person = Person
table-chosen = hat gewählt
table-awaited = wählt noch
table-away = weg
table-stand-in = ein Bot springt ein
table-is-away = { $name } ist weg, und alle warten.
table-let-bot-stand-in = Bot einspringen lassen
# $time: a span of time such as "2 minutes".
table-stand-in-later = Noch { $time }, dann kannst du einen Bot einspringen lassen.
table-stand-in-now = Du kannst jetzt einen Bot einspringen lassen.

## Cities

table-left = Linker Nachbar
table-me = Meine Stadt
table-right = Rechter Nachbar
# The same on narrow tabs.
table-left-tab = Links
table-me-tab = Ich
table-right-tab = Rechts
# To people who watch.
table-middle = Stadt in der Mitte
table-far-cities = Andere Städte
table-look-at = Die Stadt von { $name } ansehen
table-neighbours-of = Von diesem Platz aus zeigen
# A board of a wonder and its side.
table-board = { $side ->
    [Day] { $name } Tag
    [Night] { $name } Nacht
   *[other] { $name } { $side }
}
table-coins = Münzen
table-shields = Schilde
table-points = Punkte bisher
# Before the goods that others may buy from a city, and before those of one's own city.
table-for-sale = verkauft
table-mine-for-sale = zu verkaufen
table-reserved = Eigenbedarf
# No goods at all.
table-nothing = nichts
table-no-cards = noch nichts gebaut
table-stage = Stufe { $number }
# A stage for screen readers. $effects: a row such as "3 points, 2 coins". $cost: such as "costs 2 stone".
table-stage-label = { $state ->
    [built] Stufe { $number }, gebaut: { $effects }; { $cost }
    [next] Stufe { $number }, als Nächstes: { $effects }; { $cost }
   *[later] Stufe { $number }, noch nicht gebaut: { $effects }; { $cost }
}
# The card below a stage that is built.
table-under-card = darunter liegt: { $card }
table-under-age = darunter liegt eine Karte aus Zeitalter { ROMAN($age) }
table-advantages = Ständige Vorteile
# $effect: what a city may do. $source: the card or the wonder that gives it.
table-advantage = { $effect } ({ $source })
table-advantage-used = { $effect } ({ $source }), in diesem Zeitalter genutzt
# Conflict tokens for screen readers: rows of numbers.
table-tokens = Konflikte: Siege { $victories ->
    [none] keine
   *[some] { $victories }
}; Niederlagen { $defeats ->
    [none] keine
   *[some] { $defeats }
}
# Science symbols for screen readers; wild ones count as any kind.
table-symbols = { $wild ->
    [0] Wissenschaft: { $compass } × Zirkel, { $gear } × Zahnrad, { $tablet } × Tafel
   *[other] Wissenschaft: { $compass } × Zirkel, { $gear } × Zahnrad, { $tablet } × Tafel, { $wild } × beliebig
}

## Borders between cities

# Before two prices.
table-you-pay = du zahlst
table-price-label = Du zahlst { $raw } für einen Rohstoff und { $made } für eine Manufakturware
table-border-even = { $shields ->
    [one] Gleichstand mit { $name } bei 1 Schild
   *[other] Gleichstand mit { $name } bei { $shields } Schilden
}
table-border-ahead = { $own ->
    [one] Vor { $name } mit 1 zu { $theirs } Schilden
   *[other] Vor { $name } mit { $own } zu { $theirs } Schilden
}
table-border-behind = { $own ->
    [one] Hinter { $name } mit 1 zu { $theirs } Schilden
   *[other] Hinter { $name } mit { $own } zu { $theirs } Schilden
}
# $border: one of the three messages above. Winner and loser take several tokens.
table-border-doubled = { $border }, um je { $tokens } Marker
table-doubled = ×{ $tokens }
# A city between the two stays out of conflicts.
table-fights-past = du kämpfst stattdessen gegen { $name }
table-fights-too = du kämpfst auch gegen { $name }

## What the player is asked

table-hand = Deine Hand
# A question that this page does not know.
table-unknown-title = Wähle eins davon
table-unknown-prompt = Wähle eins davon.
# The player decides for the city of somebody else.
table-for-city = Für { $name }.
table-question-keys = Tasten: 1–9, Enter bestätigt
table-hint = Tipp
table-hint-ask = Was täte ein Bot?
table-take-back = Zurücknehmen
table-take-back-title = Deine letzte Wahl zurücknehmen
# An option of an unknown question, such as "Altar: Bauen (2 an Ada)". $what: a use, or a use with what goes with it.
table-option = { $what } ({ $payment })
table-option-card = { $card }: { $what } ({ $payment })
table-option-extra = { $use } { $extra }
table-stage-number = Weltwunder­stufe { $number }

## Whether a card can be built, in words for screen readers

verdict-free = gratis
verdict-chain = gratis durch Kette
verdict-coins = { $price ->
    [one] kostet insgesamt 1 Münze
   *[other] kostet insgesamt { $price } Münzen
}
verdict-right = gratis mit deinem Weltwunder
verdict-lacks = nicht zu bauen, es fehlt: { $goods }
verdict-owned = nicht zu bauen: Diese Stadt hat das schon
verdict-poor = { $short ->
    [one] nicht zu bezahlen: 1 Münze fehlt
   *[other] nicht zu bezahlen: { $short } Münzen fehlen
}
verdict-refused = nicht zu bauen
table-chains-to = Später gratis: { $names }

## What is done with a card, and what it costs

table-by-chain = gratis durch Kette
table-coins-short = { $short ->
    [one] 1 Münze fehlt
   *[other] { $short } Münzen fehlen
}
# Titles above what goes with a use, and what may be taken in place of coins for a card that is sold.
table-goes-with = Was dazukommt
table-instead-of = Was du nimmst
# Nothing that could go with a use is done.
table-alone = Nichts davon
table-together = { $price ->
    [0] nichts zu zahlen
    [one] insgesamt 1 Münze
   *[other] insgesamt { $price } Münzen
}
table-whom-to-pay = An wen du zahlst
table-in-all = { $price ->
    [one] insgesamt 1 Münze
   *[other] insgesamt { $price } Münzen
}
table-bank = Bank
# Parts of a payment: "2 an Ada und 1 an die Bank".
table-paid-to = { $coins } an { $name }
table-paid-to-bank = { $coins } an die Bank
table-nothing-to-pay = nichts zu zahlen
table-confirm = Bestätigen
table-cancel = Schließen
# A card that is dropped, or pressed twice, where that is not possible. $use: such as "Bauen".
table-not-dropped = { $name }, { $use }: geht nicht. { $reason }
table-no-drop = Mit dieser Karte lässt sich dort nichts machen.

## The answer of a player

# $choice: one of the two messages below.
table-chosen-as = Gewählt – { $choice }
# $use: such as "Bauen".
table-choice = { $use }: { $card }
# $details: a payment, something that goes with the use, or both.
table-choice-with = { $choice }, { $details }
table-change = Ändern
# At the card that lies face down.
table-face-down = gewählt
# What becomes of an answer that the server has not confirmed.
delivery-sending = Wird gesendet …
delivery-late = Noch nicht bestätigt. Deine Wahl bleibt hier und wird noch mal gesendet.
delivery-kept = Noch nicht gesendet. Sobald die Verbindung wieder da ist, geht deine Wahl los.
# Below a city: what it did, and the coins that it got. $what: such as "verkauft eine Karte".
table-caption-gain = { $what }: { SIGNED($coins) }

## The end of the game

table-scores = Wertungsblatt
table-total = Summe
table-all-cities = Alle Städte
table-replay = Replay
table-rematch = Noch mal spielen
# Below a player's name. $board: the name of the wonder.
table-board-and-coins = { $coins ->
    [one] { $board }, 1 Münze
   *[other] { $board }, { $coins } Münzen
}
# Behind it: a player without a place.
table-not-ranked = , ohne Platz
# Before pictures of science symbols.
table-wilds-used = Freie Symbole zählten als
table-copied = Kopiert: { $name }
# $names: guilds. Pictures of science symbols may follow.
table-repeated = Noch einmal gezählt: { $names }
# $cards: cards by their names, or by their Ages.
table-buried-cards = Unter dem Weltwunder: { $cards }

## Between parts

# Between parts of a row that have commas in them.
table-separator = { "; " }
