# The classic game in a terminal.

## The screen: the line above it

terminal-turn = Age { ROMAN($age) }, turn { $turn } of { $last }
terminal-discard-pile = discard pile { $count }
# $to and $giver: names of cities. The arrow points to the side.
terminal-passing = { $side ->
    [left] Hands pass ← to the left: yours goes to { $to }, the next one comes from { $giver }.
   *[right] Hands pass → to the right: yours goes to { $to }, the next one comes from { $giver }.
}
# $name: the only other player.
terminal-swap = You and { $name } swap hands after this turn.
terminal-last-turn = Last turn of the Age: what is left of the hands is discarded, then the conflicts are fought.

## Headings of columns, as short as possible

terminal-column-answer = Answer
terminal-column-any = Any
terminal-column-bonus = Bonus
terminal-column-build = Build
terminal-column-card = Card
terminal-column-cards = Cards
terminal-column-city = City
terminal-column-coins = Coins
terminal-column-compass = Compass
terminal-column-conflicts = Conflicts
terminal-column-cost = Cost
terminal-column-effect = Effect
terminal-column-gear = Gear
# The cards that a card makes free later.
terminal-column-opens = Opens
terminal-column-price = Price
terminal-column-shields = Shields
terminal-column-stages = Stages
terminal-column-tablet = Tablet
terminal-column-tokens = Tokens
terminal-column-wonder = Wonder

## Cities

# Before what a board gives.
terminal-label-board = board
terminal-label-conflicts = conflicts
terminal-label-advantages = advantages
terminal-any-raw = any raw material
terminal-any-manufactured = any manufactured good
# Instead of the next stage of a wonder that has all of them.
terminal-finished = finished
terminal-wonder-finished = The wonder is finished.
# Behind "you pay": the price of any good of a neighbour.
terminal-price-each = { $coins } each
# The price of a raw material and of a manufactured good, next to each other.
terminal-price-raw = { $coins } raw
terminal-price-made = { $coins } manufactured
terminal-rebate-first = the first 1 less
terminal-rebate-good = { $good } 1 less
# Shields of two neighbours, behind a picture of a shield. $lead: the difference. With "twice" there are two tokens to win.
terminal-border = { $state ->
    [even] { $tokens ->
        [twice] { $mine } against { $theirs }: even, tokens twice
       *[once] { $mine } against { $theirs }: even
    }
    [ahead] { $tokens ->
        [twice] { $mine } against { $theirs }: { $lead } ahead, tokens twice
       *[once] { $mine } against { $theirs }: { $lead } ahead
    }
   *[behind] { $tokens ->
        [twice] { $mine } against { $theirs }: { $lead } behind, tokens twice
       *[once] { $mine } against { $theirs }: { $lead } behind
    }
}
terminal-border-partner = your partner: no conflict
terminal-border-peace = no conflict
# The same as terminal-border for a city that is no neighbour.
terminal-far-fight = { $mine } against { $theirs } of { $name }

## What is asked

terminal-ask-last-card = The last card of the Age is played as well.
terminal-ask-last-card-for = The last card of the Age is played as well, for { $name }.
# With $mine = yes it is the person's own city.
terminal-ask-pile = { $mine ->
    [yes] You may build one card of the discard pile free of charge, or pass.
   *[no] { $name } may build one card of the discard pile free of charge, or pass.
}
terminal-ask-bonus = Your stage gives you one of these: which?
terminal-must-choose = You cannot pass here: choose one of the answers.
terminal-must-choose-card = You cannot pass here: build a card, use one for a stage, or sell one.
terminal-no-free-build = This city has no right to build a structure free.
terminal-only-take = A card of the discard pile can only be built: type its number, or p to pass.
terminal-nothing-to-take-back = There is nothing to take back.
terminal-card-hint = Type c and a card's name or number, for instance: c Library

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-hint-choose = { $count ->
    [one] 1 choose
   *[other] 1 to { $count } choose
}
terminal-hint-pass = p pass
terminal-hint-card = c NAME card
terminal-hint-build = { $number } build card { $number }
terminal-hint-build-free = f{ $number } build it free
terminal-hint-stage = s{ $number } stage with card { $number }
terminal-hint-sell = x{ $number } sell card { $number } for 3 coins
terminal-hint-take = { $number } take card { $number }

## Prices and verdicts

terminal-price-by-age = 1, 2 or 3 coins by Age
# One receiver of a payment: "2 to Giza". With $mine = yes it is the person.
terminal-paid-to = { $mine ->
    [yes] { $coins } to you
   *[no] { $coins } to { $name }
}
# $shares: several receivers, "2 to Giza, 1 to the bank".
terminal-paid-in-all = { $total }: { $shares }
# $price: the cheapest of several ways to pay.
terminal-price-of-ways = { $price } ({ $count } ways)
terminal-for-coins = for 3 coins
# Nothing goes with the card.
terminal-alone = alone
terminal-free-build = The right to build free, once per Age, may be used for { $cards }.
terminal-joint-price = A price after + is for both together: the card or stage, and the extra.
# Why a card cannot be built, in a narrow column. $goods: such as "2 more stone and 1 more glass".
terminal-lacks-goods = it needs { $goods }
terminal-lacks-coins = { $needed ->
    [one] 1 coin, { $short } short
   *[other] { $needed } coins, { $short } short
}
terminal-lacks-owned = already built
terminal-lacks-finished = the wonder is finished
terminal-lacks-other = not possible

## A card that is looked up: labels in lower case, and what stands behind them

terminal-fact-cost = cost
terminal-fact-price = price
terminal-fact-effect = effect
terminal-fact-free-by = free by
terminal-fact-opens = opens
terminal-fact-copies = copies
terminal-fact-note = note
terminal-copies-here = { $count } in this game
terminal-level = level { $level }
# $ages: several Ages, "I and II".
terminal-ages = Age { $ages }
terminal-thing-bonus = chosen with a stage
# $values: names of values, such as "cost".
terminal-reconstructed = { $count ->
    [one] { $values } reconstructed: no source shows it
   *[other] { $values } reconstructed: no source shows them
}
terminal-value-coins = coins
terminal-value-cost = cost
terminal-value-effect = effect
terminal-value-points = points

## Colours of cards

terminal-colours = Colours:
terminal-colour-brown = brown
terminal-colour-gray = gray
terminal-colour-blue = blue
terminal-colour-yellow = yellow
terminal-colour-red = red
terminal-colour-green = green
terminal-colour-purple = purple
terminal-colour-bonus = bonus

## Rows of the help: what is typed, and what it does

terminal-typed-build = 3 or b3
terminal-does-build = build card 3
terminal-typed-stage = s3
terminal-does-stage = build the next stage of the wonder with card 3 under it
terminal-typed-sell = x3
terminal-does-sell = sell card 3 for 3 coins
terminal-typed-free = f3
terminal-does-free = build card 3 free, if your city has the right to do so
# A choice in words that the person may type; the words are those below.
terminal-typed-words = build Library (left 2)
terminal-does-words = the same in words: build, stage, sell, take or choose a card, and whom to pay
# $tick, $chain, $coin and $cross: marks.
terminal-verdicts = Verdicts: { $tick } free · { $chain } free by a chain · { $coin } coins in all and who gets them · { $cross } no

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-build = build
terminal-verb-stage = stage
terminal-verb-sell = sell
# Builds a card of the discard pile.
terminal-verb-take = take
# Chooses one of several bonuses.
terminal-verb-choose = choose
# Throws away a victory token: "drop 3".
terminal-verb-drop = drop
terminal-verb-pass = pass
# Receivers of coins; "left" and "right" are in play.ftl.
terminal-word-bank = bank
terminal-word-far_left = far left
terminal-word-far_right = far right
# Behind the name of a card: "build Baths free".
terminal-word-free = free
# Before the number of a stage: "stage Baths as 2".
terminal-word-as = as
# Before what goes with a card: "build Baths with ship".
terminal-word-with = with
terminal-word-and = and

## Replays

# Before the cards of a hand.
terminal-holds = { $name } holds

## Below the score sheet: how free choices were made. $symbols: such as "1 compass and 2 gears"

terminal-note-wilds = { $name }: free science symbols counted as { $symbols }.
terminal-note-copied = { $name }: copied from neighbours: { $symbols }.
terminal-note-repeated = { $name }: counted once more: { $symbols }.
# $before and $after: names of symbols.
terminal-note-changed = { $name }: a { $before } counted as a { $after }.
terminal-note-guild = { $name }: the copied guild was { $guild }.
terminal-note-guild-twice = { $name }: { $guild } counted twice.
terminal-note-colour = { $name }: the colour that was counted is { $colour }.
