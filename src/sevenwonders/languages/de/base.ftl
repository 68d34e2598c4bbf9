# The base game.

## What a player is asked: a few words as a title ("question-…"), a sentence that says more ("prompt-…"), and what asks,
## where it interrupts the game ("asker-…")

question-card = Wähle eine Karte
prompt-card = Wähle eine Karte.
question-last_card = Spiel auch deine letzte Karte
prompt-last_card = Dein Weltwunder lässt dich auch die letzte Karte des Zeitalters spielen.
asker-last_card = Dein Weltwunder
question-discard_pile = Bau vom Ablagestapel
prompt-discard_pile = Nimm eine dieser Karten und bau sie kostenlos.
asker-discard_pile = Dein Weltwunder

## What can be done with a card, as the title of a button ("use-…"), what it gives in place of a price ("gain-…"), and the
## button that confirms it for a card of that name ("order-…")

# What can be done with a card, as the title of a button ("use-…"), what it gives in place of a price ("gain-…"), and the
# button that confirms it for a card of that name ("order-…").
use-build = Bauen
use-build_free = Gratis bauen
gain-build_free = nutzt das Recht dieses Zeitalters
order-build_free = { $name } gratis bauen
use-stage = Weltwunder­stufe
use-sell = Verkaufen
gain-sell = 3 Münzen von der Bank
use-take = Vom Stapel bauen
order-take = { $name } bauen
use-pass = Nichts nehmen
use-drop = Abwerfen
# One of several answers to a question, named by its number: a victory token to be thrown away.
choice-drop = { $count }er-Siegmarker

## What a player did with a card, in a word or two next to a picture ("did-…"), and in a few words below the city
## ("caption-…"). $card: a card by its name, or "a card of Age I". $stage: the number of the stage

# What a player did with a card, next to a picture ("did-…"), and in a few words below the city ("caption-…").
did-built = gebaut
caption-built = baut { $card }
did-took = genommen
caption-took = baut { $card }
did-stage_built = Weltwunder­stufe
caption-stage_built = baut Stufe { $stage }
did-sold = verkauft
caption-sold = verkauft eine Karte

## Columns of the score sheet: as a title ("category-…"), inside a sentence such as "Ben leads in science"
## ("categoryspoken-…"), and where the points come from ("categorytext-…")

# Columns of the score sheet: as a title ("category-…"), inside a sentence ("categoryspoken-…"), and where the points
# come from ("categorytext-…").
category-military = Konflikte
categoryspoken-military = Konflikte
categorytext-military = Siege und Niederlagen aller Zeitalter zusammen.
category-treasury = Münzen
categoryspoken-treasury = Münzen
categorytext-treasury = Je drei Münzen sind ein Punkt.
category-wonder = Weltwunder
categoryspoken-wonder = Weltwunder­stufen
categorytext-wonder = Punkte auf den gebauten Stufen.
category-civilian = Profanbauten
categoryspoken-civilian = Profanbauten
categorytext-civilian = Punkte auf den blauen Karten.
category-science = Wissenschaft
categoryspoken-science = Wissenschaft
categorytext-science = Jede Art Symbol zählt ihre Anzahl mal sich selbst, jeder Satz aus drei verschiedenen 7.
category-commerce = Handel
categoryspoken-commerce = Handel
categorytext-commerce = Punkte auf den gelben Karten.
category-guilds = Gilden
categoryspoken-guilds = Gilden
categorytext-guilds = Punkte der Gilden.
# A column of Architects.
category-cat = Katze
categoryspoken-cat = Katze
categorytext-cat = Die Katze ist für die Stadt, die sie hat, 2 Punkte wert.
category-progress = Fortschritt
categoryspoken-progress = Fortschritts­marker
categorytext-progress = Punkte der Fortschritts­marker.

## The parts of a sum on the score sheet, in a row: "a victory of 3, a defeat of 1". $size: the points without their sign

# The parts of a sum on the score sheet, in a row: "ein 3er-Sieg, eine 1er-Niederlage". $size: the points without their sign.
sum-conflict = { $won ->
    [yes] ein { $size }er-Sieg
   *[no] eine { $size }er-Niederlage
}
# $left: coins that are too few for one more point.
sum-coins = { $left ->
    [0] { $number } Münzen
   *[other] { $number } Münzen, { $left } übrig
}
sum-stage = Stufe { $number }
sum-compass = { $number ->
    [one] 1 Zirkel
   *[other] { $number } Zirkel
}
sum-gear = { $number ->
    [one] 1 Zahnrad
   *[other] { $number } Zahnräder
}
sum-tablet = { $number ->
    [one] 1 Tafel
   *[other] { $number } Tafeln
}
# Sets of three different science symbols.
sum-set = { $number ->
    [one] ein Dreiersatz
   *[other] { $number } Dreiersätze
}
# A guild of a neighbour, and a guild that counts twice.
sum-copied = { $card }, kopiert
sum-repeated = { $card } noch einmal

## Colours of cards by what the cards are about

# Colours of cards by what the cards are about.
colour-brown = Rohstoffe
colour-gray = Manufaktur­waren
colour-blue = Profanbauten
colour-yellow = Handel
colour-red = Militär
colour-green = Wissenschaft
colour-purple = Gilden
copies-purple = Gilden werden zufällig ausgeteilt: zwei mehr, als Spieler am Tisch sitzen.

## Rules that the host of a table may choose

# Rules that the host of a table may choose.
option-defeats = Milde Niederlagen
optiontext-defeats = Jede Niederlage kostet 1 Punkt; sonst sind es je nach Zeitalter 1, 2 oder 3.
option-promo_guilds = Promo-Gilden
optiontext-promo_guilds = Die Extragilden der gewählten Erweiterungen können ebenfalls ausgeteilt werden.
# Rules of Architects. Economy and Engineering are progress tokens.
option-economy_forces_build = Wirtschaft zwingt zum Bau
optiontext-economy_forces_build = Auch eine Stufe, die die verdoppelte Münze von Wirtschaft braucht, muss gebaut werden.
option-engineering_forces_build = Ingenieurs­kunst zwingt zum Bau
optiontext-engineering_forces_build = Auch eine Stufe, die nur Ingenieurs­kunst bezahlen kann, muss gebaut werden.
option-coin_may_replace_held_card = Münzen statt Ressourcen
optiontext-coin_may_replace_held_card = Eine Münze darf auch für eine Ressource gezahlt werden, die du hast.
