# Armada.

## The expansion as the host of a table picks it

expansion-armada = Armada
expansiontext-armada = A shipyard with four fleets: sail for coins, naval strength and islands.
option-black_cards_sail = Black cards sail
optiontext-black_cards_sail = A black card may move the fleet that is furthest behind.

## What a player is asked: a title, a sentence that says more, and what asks

question-fleet = Which fleet sails?
prompt-fleet = A free step of a fleet: which one sails?
asker-fleet = At sea
question-island = Take an island
prompt-island = Your fleet has reached islands. Take one of them.
asker-island = At sea
question-naval_conflict = Fight at sea?
prompt-naval_conflict = The naval conflict begins: do you fight, or stay out of it?
asker-naval_conflict = The end of the Age
use-sail = Sail
use-settle = Settle
use-fight = Fight at sea
armada-fight-text = Your strength is compared with all others.
armada-stay-out = Stay out
armada-stay-out-text = No token for you in this Age, neither good nor bad.

## A step of a fleet that goes with a card, after the name of the card

extra-red_ship = with the red fleet
extra-yellow_ship = with the yellow fleet
extra-blue_ship = with the blue fleet
extra-green_ship = with the green fleet
# To play a card without such a step.
without-red_ship = Do not sail
without-yellow_ship = { without-red_ship }
without-blue_ship = { without-red_ship }
without-green_ship = { without-red_ship }
# A step of the yellow fleet in place of the coins of a sale.
armada-yellow-step = A step of the yellow fleet

## Fleets: as a title, and the colour alone inside a row, as in "Fleets: red 2, yellow 0, blue 1 and green 0"

fleet-red = Red fleet
fleet-yellow = Yellow fleet
fleet-blue = Blue fleet
fleet-green = Green fleet
fleetcolour-red = red
fleetcolour-yellow = yellow
fleetcolour-blue = blue
fleetcolour-green = green
# Several fleets that make a step together. $fleets: colours such as "red and blue"; the text gets a capital letter.
armada-fleets-sail = { $fleets } fleets
# From a square of a lane to the next one.
armada-step = square { $from } to { $to }

## The shipyard of a city

armada-shipyard = Shipyard
# Above the columns of the lanes.
armada-lanes-head = next step costs, gives
armada-yard-rule = one step of a fleet with each card of its colour, paid together
armada-open-yard = Show the whole shipyard
armada-close-yard = Show wonder and cards again
armada-close = close
# What the squares of a lane give, below the name of its fleet.
lanegives-red = naval strength
lanegives-yellow = tax level
lanegives-blue = points
lanegives-green = islands
# What one square gives.
armada-strength = { $count } naval strength
armada-level = commercial level { $level }
armada-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
armada-tax = a tax of { $coins } for all others
armada-island = an island of level { $level }
armada-nothing-yet = nothing yet
# $fleet: such as "Red fleet". $has: what the square gives, such as "2 naval strength", or "nothing yet".
armada-fleet-at = { $fleet } on square { $square } of 6: { $has }.
armada-fleet-on = { $fleet } on square { $square }
# $cost: such as "costs 1 wood, 1 ore". $gives: what the next square gives.
armada-next-step = The next step { $cost } and gives { $gives }.
armada-at-the-end = At the end of its lane.

## A shipyard in one line: words before numbers, and labels of pictures

armada-navy = navy
armada-taxes = taxes
armada-islands = islands
armada-strength-title = naval strength
armada-level-title = commercial level
# $places: where the fleets are, such as "red 2, yellow 0, blue 1 and green 0". $tokens: such as "+1 and −1"; $count is
# how many they are.
armada-fleets-at = { $count ->
    [0] Fleets: { $places }; { $strength } naval strength
   *[other] Fleets: { $places }; { $strength } naval strength; naval tokens { $tokens }
}
armada-place = { $fleet } { $square }
armada-tokens = naval tokens { $tokens }

## Notes below a shipyard. $name: a neighbour of a neighbour, who is also fought

armada-landing = lands at { $name }
armada-tax-now = tax of { $coins } this turn
armada-pirated = raided by pirates this turn
armada-skips = stays out of this naval conflict

## The naval strength of all cities, in a strip above the table

armada-naval-strengths = Naval strength of all cities
# $token: what the city would take if the Age ended now.
armada-naval = { $name }: { $strength } naval strength, would now take { SIGNED($token) }
armada-naval-none = { $name }: { $strength } naval strength, no token now
armada-naval-skips = { $name }: { $strength } naval strength, stays out of this naval conflict

# $islands: such as "3 of level 1, 2 of level 2 and 1 of level 3".
armada-islands-left = Islands left: { $islands }
armada-of-level = { $count } of level { $level }
# On cards.
armada-maritime = maritime card
armada-island-level = Island, level { $level }
colour-island = Islands

## The score sheet

category-naval = Naval
categoryspoken-naval = naval conflicts
categorytext-naval = Naval victories and defeats of all Ages.
# Behind a number of points.
column-naval = naval
category-islands = Islands
categoryspoken-islands = islands
categorytext-islands = Points on the islands.
# Behind a number of points.
column-islands = islands
sum-naval = { $won ->
    [yes] a naval victory of { $size }
   *[no] a naval defeat of { $size }
}
sum-blue_fleet = blue fleet on square { $number }
armada-best-colour = { $colour ->
    [brown] Counted brown cards
    [gray] Counted gray cards
    [blue] Counted blue cards
    [yellow] Counted yellow cards
    [red] Counted red cards
    [green] Counted green cards
    [purple] Counted purple cards
    [white] Counted white cards
    [black] Counted black cards
   *[other] Counted { $colour } cards
}
# What is entered on a score sheet for a real table.
sheetkey-fleets_blue = Square of the blue fleet
sheetkey-fleets_yellow = Square of the yellow fleet
sheetkey-naval = Naval tokens

## The page of shipyards, next to the pages of cards

shipyards-title = Shipyards
shipyards-lanes = The four lanes
shipyards-lanes-note = They are the same on every shipyard. Strength, level and points hold as long as the fleet is on the square; coins, taxes and islands come once, on arrival.
shipyards-square = Square { $number }
shipyards-yards = The shipyards
shipyards-yards-note = What each step costs, from the first to the sixth. The mark of the wonder shows which fleet may move with a stage.
# $letter: A, B and so on.
shipyards-yard = Shipyard { $letter }
# The label of the mark of the wonder.
shipyards-wonder-fleet = moves with a stage

## Pictures of the page of all drawings

pictogram-ship_red = Ship red
pictogram-ship_yellow = Ship yellow
pictogram-ship_blue = Ship blue
pictogram-ship_green = Ship green
pictogram-naval = Naval
pictogram-commercial_level = Commercial level
pictogram-tax = Tax
pictogram-piracy = Piracy
pictogram-island = Island
pictogram-landing = Landing
pictogram-far_trade = Far trade

## When somebody asks: what the four fleets do

armadaexplain-red = It moves with a red card: its square says how strong you are at sea.
armadaexplain-yellow = It moves with a yellow card: coins on arrival, and a commercial level that lowers taxes.
armadaexplain-blue = It moves with a blue card: its square is worth points at the end.
armadaexplain-green = It moves with a green card: on three of its squares it finds an island.
# $has: what the square gives, such as "2 naval strength, 3 points", or "nothing yet".
armadaexplain-here = On square { $square } of 6: { $has }.
armadaexplain-wonder-fleet = It also moves with a stage of the wonder.

## When somebody asks: the war at sea. With $mine = yes it is the viewer's city

armadaexplain-naval-title = Naval strength
armadaexplain-naval = At the end of each Age all cities compare their naval strength, wherever they sit.
armadaexplain-would-take-none = { $mine ->
    [yes] As it stands you would take no token.
   *[no] As it stands { $name } would take no token.
}
armadaexplain-would-take = { $mine ->
    [yes] As it stands you would take { SIGNED($token) }.
   *[no] As it stands { $name } would take { SIGNED($token) }.
}
armadaexplain-skips = { $mine ->
    [yes] You stay out of this naval conflict.
   *[no] { $name } stays out of this naval conflict.
}
armadaexplain-token-title = Naval token, { SIGNED($points) }
armadaexplain-strongest = { $mine ->
    [yes] You were among the strongest at sea:
   *[no] { $name } was among the strongest at sea:
} { $points ->
    [one] { $points } point at the end.
   *[other] { $points } points at the end.
}
# $points is below zero here.
armadaexplain-weakest = { $mine ->
    [yes] You were the weakest at sea:
   *[no] { $name } was the weakest at sea:
} { $points ->
    [one] { POINTS($points) } point at the end.
   *[other] { POINTS($points) } points at the end.
}

## When somebody asks: taxes, pirates, landings and islands

armadaexplain-level-symbol = Commercial level
armadaexplain-level-title = Commercial level { $level }
armadaexplain-level = A tax takes as many coins less from this city; pirates take as many coins as the level.
armadaexplain-tax-symbol = Tax
armadaexplain-tax-title = { $coins ->
    [one] A tax of 1 coin
   *[other] A tax of { $coins } coins
}
armadaexplain-tax = At the end of the turn all others pay it, less their own commercial level.
armadaexplain-pirates-title = Pirates
armadaexplain-pirates-symbol = They take as many coins as a city's commercial level.
armadaexplain-pirates = At the end of the turn they take as many coins as the commercial level of this city.
armadaexplain-landing-symbol-title = Landing
armadaexplain-landing-symbol = The city also fights the player two seats away at the end of the Age.
armadaexplain-landing-title = Landing at { $at }
armadaexplain-landing = { $mine ->
    [yes] You also fight { $at } at the end of the Age, with the shields of both.
   *[no] { $name } also fights { $at } at the end of the Age, with the shields of both.
}
armadaexplain-far-trade-title = Far trade
armadaexplain-far-trade = Goods may be bought from the player two seats away.
armadaexplain-island-title = Island
armadaexplain-island = A card found by the green fleet; its effect holds from then on.
armadaexplain-islands-title = { $count ->
    [one] 1 island left
   *[other] { $count } islands left
}
armadaexplain-islands = Islands that nobody has found yet, face down, by level.
armadaexplain-naval-score = Tokens of the war at sea.
armadaexplain-islands-score = The points of islands.
armadaexplain-island-pile = Islands that the green fleet has found. Their effects hold for good.

## Between the pictures of effects

# Before pictures of four fleets, of which several move.
armadasign-several = { $count } of

## The coach, when Armada is played for the first time

armadacoach-shipyard-title = Your shipyard
armadacoach-shipyard = Four fleets sail from here, one for each colour of card. The further they are, the more they bring.
armadacoach-step-title = Sail as you build
armadacoach-step = With this card you may also move the fleet of its colour. Card and step are paid together, in one price.
armadacoach-naval-title = War at sea
armadacoach-naval = Here all cities are compared, not only neighbours. The number says what each would take if the Age ended now.
armadacoach-trade-title = Yellow ships bring coins
armadacoach-trade = A yellow fleet earns coins where it arrives. On some squares everybody else pays a tax.
armadacoach-island-title = An island of your own
armadacoach-island = The green fleet finds islands. Their effect holds from now on, and they count as cards of your city.

## The rules

armadarules-setup = With Armada a hand has one card more.
armadarules-scoring = Naval tokens and islands have lines of their own.
armadarules-ships-title = Armada: ships
armadarules-lanes = Every city has a shipyard with four fleets, each on a lane of six squares. A step costs the goods shown for it; all shipyards show the same squares, but different goods.
armadarules-step-with-card = With a red, yellow, blue or green card you may also move the fleet of that colour one step. Card and step are paid together, in one payment.
armadarules-step-with-stage = With a stage you may move the fleet that carries the mark of the wonder on your shipyard.
armadarules-step-with-sale = If you sell a card, you may take a free step of the yellow fleet in place of the 3 coins.
armadarules-free-steps = Some cards, islands and stages give free steps; you choose the fleet.
armadarules-key = At this table the key W goes through what can be added to a card, such as a ship.
armadarules-red-and-blue = Red: naval strength. Blue: points at the end. Both as shown on the square that the fleet has reached.
armadarules-yellow = Yellow: coins when the fleet arrives, and the commercial level of its square.
armadarules-green = Green: on three of its squares you explore islands.
armadarules-islands-title = Armada: islands
armadarules-explore = When the green fleet reaches an island you look at some of that level, take one, and the others are shuffled back. Its effect holds from then on. Players who explore the same level in the same turn choose at the same time.
armadarules-drawn-island = A few green cards bring an island drawn at random.
armadarules-taxes-title = Armada: taxes and pirates
armadarules-taxes = When a yellow fleet reaches a tax square, all others pay that tax at the end of the turn, less their own commercial level. Of several taxes only the highest is levied.
armadarules-pirates = Pirates take from each other city as many coins as its commercial level. If you cannot or will not pay, you take debts.
armadarules-war-title = Armada: war at sea
armadarules-compared = At the end of an Age, before the war on land, all cities compare naval strength with each other.
# $first, $second, $last: numbers of the three Ages such as "1, 3 or 5".
armadarules-strongest = The strongest takes { $first } points by Age, the second { $second }.
armadarules-equals = If two or more are equally strong at the top, each takes the second token, and nobody takes the first. Equal seconds take nothing.
armadarules-weakest = The weakest, all of them, take minus { $last }. If everybody is equal, nothing happens.
armadarules-landing = A card with a landing makes you fight the player two seats away on land as well. Others let you buy goods there.
# $cap: a number.
armadarules-guilds = With Armada a guild is worth { $cap } points at most.

## The stage between turns

# Titles above what is done at sea in a turn, for one kind of thing or for several kinds.
armadastory-tax = A tax
armadastory-landing = A landing
armadastory-island = New land
armadastory-several = At sea
# One of several things that the banner lists at the end of an Age: "Age I ends: debts, naval conflict and war".
armadastory-in-banner = naval conflict

## Lines of the log

# A card whose name need not be said, or that nobody may see, inside a sentence.
thing-island = an island

log-sailed = { $reader ->
    [who] You move the { $fleet } fleet to square { $square }.
   *[none] { $who } moves the { $fleet } fleet to square { $square }.
}
log-island_taken = { $reader ->
    [who] You take { $card }.
   *[none] { $who } takes { $card }.
}
log-taxed = { $reader ->
    [who] You levy a tax of { log-coins }.
   *[none] { $who } levies a tax of { log-coins }.
}
log-pirated = { $reader ->
    [who] You send out pirates.
   *[none] { $who } sends out pirates.
}
log-landed = { $reader ->
    [who] You prepare a landing against { $other }.
    [other] { $who } prepares a landing against you.
   *[none] { $who } prepares a landing against { $other }.
}
log-naval_token = { $reader ->
    [who] You take a naval token of { SIGNED($token) }.
   *[none] { $who } takes a naval token of { SIGNED($token) }.
}
log-naval_battle = Naval strengths: { $strengths }.
log-skipped_naval = { $reader ->
    [who] You stay out of the naval conflict.
   *[none] { $who } stays out of the naval conflict.
}
log-naval_strength = { $reader ->
    [who] you { $strength }
   *[none] { $who } { $strength }
}

## What cards and islands do

effect-coins_on_step = { $a ->
    [one] 1 coin with each step of a fleet
   *[other] { $a } coins with each step of a fleet
}
effect-points_per_level = { $a } points for each commercial level here
effect-naval = { $a } naval strength
# $b is the colour of a fleet, "any" for any fleet, or "different" for several fleets.
effect-sail = { $b ->
    [any] a free step of a fleet
    [different] a free step of { $a } different fleets
    [red] a free step of the red fleet
    [yellow] a free step of the yellow fleet
    [blue] a free step of the blue fleet
   *[green] a free step of the green fleet
}
effect-far_trade = { $a ->
    [left] { $b ->
        [one] buy 1 resource a turn two seats to the left for 1 each
       *[other] buy { $b } resources a turn two seats to the left for 1 each
    }
   *[right] { $b ->
        [one] buy 1 resource a turn two seats to the right for 1 each
       *[other] buy { $b } resources a turn two seats to the right for 1 each
    }
}
effect-landing = { $a ->
    [left] fight the player two seats to the left as well
   *[right] fight the player two seats to the right as well
}
effect-draw_island = take an island of level { $a }
power-piracy = all others lose coins equal to their commercial level
power-safe_from_taxes = taxes and pirates take nothing
power-any_wonder_fleet = stages may move any fleet
power-may_skip_naval = may stay out of naval conflicts
power-cheaper_ships = steps of fleets need one resource less
power-best_colour = 1 point for each card of a colour of your choice
per-island = island

## Why a move is better

line-naval = naval conflicts
line-islands = islands
figure-fleets = +{ $steps }
evidence-fleets = { $steps ->
        [one] step
       *[other] steps
    } of fleets now
reason-fleets = It moves fleets { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    } further.
figure-islands = +{ $count }
evidence-islands = { $count ->
        [one] island
       *[other] islands
    } explored now
reason-islands = It explores { $count ->
        [one] 1 island
       *[other] { $count } islands
    } more right now.
figure-naval = +{ $points }
evidence-naval = { $points ->
        [one] point
       *[other] points
    } at sea, strength { $strength }
reason-naval = As things stand, naval strength { $strength } is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } more in Age { ROMAN($age) }.
figure-tempo_islands = { $turns }
evidence-tempo_islands = { $turns ->
        [one] turn
       *[other] turns
    } earlier: island { $number }
reason-tempo_islands = Island { $number } is explored { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } earlier on average.
