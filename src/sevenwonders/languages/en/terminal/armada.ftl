# Armada in a terminal.

## Headings of columns, as short as possible

terminal-armada-column-fleet = Fleet
terminal-armada-column-fleets = Fleets
terminal-armada-column-level = Level
terminal-armada-column-next-square = Next square
# What the next step of a fleet costs and brings.
terminal-armada-column-next-step = Next step
terminal-armada-column-square = Square
terminal-armada-column-steps = Steps
# Naval strength.
terminal-armada-column-strength = Naval
# Tokens of naval conflicts.
terminal-armada-column-tokens = Tokens
# What a square of a lane gives.
terminal-armada-column-shows = What it shows
terminal-armada-column-costs = Costs of the six steps
terminal-armada-column-if-all-fight = If all others fight

## The sea

# $yard: such as "Shipyard A". $fleet: the id of a colour.
terminal-armada-yard = You have { $yard }: the { $fleet } fleet may move with your stages.
# In place of what the next square gives. $later: what the one after it gives.
terminal-armada-nothing-yet = nothing yet, then { $later }
# $step: what a step costs and brings, such as "2 ore → 1 naval strength".
terminal-armada-also-with-stage = { $step }; also with a stage
# Before the next message. $names: a list of cities, which may have "you" in it.
terminal-armada-pirates = pirates
terminal-armada-raid = take coins from { $names }, by commercial level
# Before the next message.
terminal-armada-tax = tax
terminal-armada-tax-now = { $coins }, raised by { $names }: all others lose it, less their level
# Before the names of cities.
terminal-armada-lands-at = lands at
# What goes with a card, behind "+" and before a price. $fleet: the id of a colour, "any" if there is only one.
terminal-armada-ship = { $fleet ->
    [red] red ship
    [yellow] yellow ship
    [blue] blue ship
    [green] green ship
   *[any] ship
}
# Behind a sold card, in place of "for 3 coins".
terminal-armada-for-step = for a step of the yellow fleet

## What is asked

terminal-armada-free-steps = { $count ->
    [one] A free step: which fleet sails?
   *[other] A free step for each of { $count } different fleets: which sail?
}
terminal-armada-explore = Which of these islands of level { $level } do you take? The others go back.
# $token: the points of the token that the city would take, 0 for no token.
terminal-armada-would-take = { $token ->
    [0] naval strength { $strength }: no token
   *[other] naval strength { $strength }: a token of { SIGNED($token) }
}
terminal-armada-stay-out = If you stay out, you take no token, and the others are ranked without you.
terminal-armada-no-ship = No fleet can move with that card now.

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-armada-hint-ship = w{ $number } build with ship
terminal-armada-hint-fight = 1 fight
terminal-armada-hint-stay-out = p stay out

## Rows of the help: what is typed, and what it does

terminal-typed-armada-ship = w3
terminal-does-armada-ship = build card 3 with a step of its fleet, in one payment
# Choices in words that the person may type; the words are those below, and "with" and "and" are in classic.ftl.
terminal-typed-armada-words = build Baths with ship
terminal-does-armada-words = the same in words; sell CARD with ship takes a step for a sold card
# The colours are those of the page.
terminal-typed-armada-sail = sail red and blue
terminal-does-armada-sail = answers to questions at sea in words: sail, settle ISLAND, fight or pass

## Words for choices, in lists with commas between them. Case and accents do not matter

# Makes free steps of fleets.
terminal-verb-sail = sail
# Takes an island.
terminal-verb-settle = settle
terminal-verb-fight = fight
# Behind "with".
terminal-extra-ship = ship
terminal-extra-red_ship = red ship
terminal-extra-yellow_ship = yellow ship
terminal-extra-blue_ship = blue ship
terminal-extra-green_ship = green ship

## When cards and boards are looked up

terminal-colour-island = island
# Values that no source shows: costs on a shipyard, the fleet that moves with stages, squares of a lane.
terminal-value-costs = costs
terminal-value-wonder_fleet = wonder fleet
terminal-value-squares = squares
# Below a list of maritime cards.
terminal-drawn-armada = { $count ->
    [one] 1 maritime card. In each Age one of its maritime cards is drawn for every player.
   *[other] { $count } maritime cards. In each Age one of its maritime cards is drawn for every player.
}
# How many there are of one maritime card. $count: all maritime cards of its Age.
terminal-drawn-one-armada = one; of the Age's { $count } maritime cards, one is drawn for each player
terminal-armada-islands = { $count ->
    [one] 1 island: the green fleet explores them level by level.
   *[other] { $count } islands: the green fleet explores them level by level.
}
terminal-armada-lanes = Lanes: what a fleet has on each square; coins, taxes and islands come once.
# $mark: a mark.
terminal-armada-yards = Shipyards: costs of the steps; { $mark } is the fleet that moves with stages.
