# The base game.

## What a player is asked: a few words as a title ("question-…"), a sentence that says more ("prompt-…"), and what asks,
## where it interrupts the game ("asker-…")

question-card = Choose a card
prompt-card = Choose a card.
question-last_card = Play your last card too
prompt-last_card = Your wonder lets you play the last card of the Age as well.
asker-last_card = Your wonder
question-discard_pile = Build from the discard pile
prompt-discard_pile = Take one of these cards and build it free of charge.
asker-discard_pile = Your wonder

## What can be done with a card, as the title of a button ("use-…"), what it gives in place of a price ("gain-…"), and the
## button that confirms it for a card of that name ("order-…")

use-build = Build
use-build_free = Build free
gain-build_free = uses the right of this Age
order-build_free = Build { $name } free
use-stage = Wonder stage
use-sell = Sell
gain-sell = 3 coins from the bank
use-take = Build from the pile
order-take = Build { $name }
use-pass = Take nothing
use-drop = Throw away

# One of several answers to a question, named by its number: a victory token to be thrown away.
choice-drop = Victory token of { $count }

## What a player did with a card, in a word or two next to a picture ("did-…"), and in a few words below the city
## ("caption-…"). $card: a card by its name, or "a card of Age I". $stage: the number of the stage

did-built = built
caption-built = builds the { $card }
did-took = took
caption-took = builds the { $card }
did-stage_built = wonder stage
caption-stage_built = builds stage { $stage }
did-sold = sold
caption-sold = sells a card

## Columns of the score sheet: as a title ("category-…"), inside a sentence such as "Ben leads in science"
## ("categoryspoken-…"), and where the points come from ("categorytext-…")

category-military = Conflicts
categoryspoken-military = conflicts
categorytext-military = Victories and defeats of all Ages together.
category-treasury = Coins
categoryspoken-treasury = coins
categorytext-treasury = Every three coins are a point.
category-wonder = Wonder
categoryspoken-wonder = wonder stages
categorytext-wonder = Points on the stages that are built.
category-civilian = Civilian
categoryspoken-civilian = civilian cards
categorytext-civilian = Points on the blue cards.
category-science = Science
categoryspoken-science = science
categorytext-science = Each kind of symbol counts its number times itself, each set of three different ones 7.
category-commerce = Commerce
categoryspoken-commerce = commerce
categorytext-commerce = Points on the yellow cards.
category-guilds = Guilds
categoryspoken-guilds = guilds
categorytext-guilds = Points of the guilds.
# A column of Architects.
category-cat = Cat
categoryspoken-cat = the cat
categorytext-cat = The cat is worth 2 points to its owner.
category-progress = Progress
categoryspoken-progress = progress tokens
categorytext-progress = Points of the progress tokens.

## The parts of a sum on the score sheet, in a row: "a victory of 3, a defeat of 1". $size: the points without their sign

sum-conflict = { $won ->
    [yes] a victory of { $size }
   *[no] a defeat of { $size }
}
# $left: coins that are too few for one more point.
sum-coins = { $left ->
    [0] { $number } coins
   *[other] { $number } coins, { $left } left over
}
sum-stage = stage { $number }
sum-compass = { $number ->
    [one] 1 compass
   *[other] { $number } compasses
}
sum-gear = { $number ->
    [one] 1 gear
   *[other] { $number } gears
}
sum-tablet = { $number ->
    [one] 1 tablet
   *[other] { $number } tablets
}
# Sets of three different science symbols.
sum-set = { $number ->
    [one] one set of three
   *[other] { $number } sets of three
}
# A guild of a neighbour, and a guild that counts twice.
sum-copied = { $card }, copied
sum-repeated = { $card } once more

## Colours of cards by what the cards are about

colour-brown = Raw materials
colour-gray = Manufactured goods
colour-blue = Civil structures
colour-yellow = Commerce
colour-red = Military
colour-green = Science
colour-purple = Guilds
copies-purple = Guilds are dealt at random: two more than there are players.

## Rules that the host of a table may choose

option-defeats = Mild defeats
optiontext-defeats = Every defeat costs 1 point; otherwise it is 1, 2 or 3, by Age.
option-promo_guilds = Promo guilds
optiontext-promo_guilds = The extra guilds of the chosen expansions are among those that can be dealt.
# Rules of Architects. Economy and Engineering are progress tokens.
option-economy_forces_build = Economy makes you build
optiontext-economy_forces_build = A stage that needs the doubled coin of Economy has to be built as well.
option-engineering_forces_build = Engineering makes you build
optiontext-engineering_forces_build = A stage that only Engineering can pay for has to be built as well.
option-coin_may_replace_held_card = Coins instead of resources
optiontext-coin_may_replace_held_card = A coin may be paid even for a resource that you hold.
