# The table: what every game says there, and the Classic game.

## The bar above the table

table-label = The table
table-turn = turn { $turn } of { $last }
table-hand-goes = { $side ->
    [left] Your hand goes left to { $name }
   *[right] Your hand goes right to { $name }
}
table-hands-go = { $side ->
    [left] Hands pass to the left
   *[right] Hands pass to the right
}
# The same where there is little room, next to a picture of a hand.
table-side = { $side ->
    [left] to the left
   *[right] to the right
}
table-last-turn = Last turn: what is left is discarded
table-waiting-for = Waiting for { $names }
# To people who watch.
table-choosing-now = Choosing now: { $names }
# $time: a span of time such as "2 minutes".
table-time-left = { $time } left
table-over = The game is over
table-abandoned = This game was given up
table-spectator = You are watching
table-discard-pile = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}

# The button of a lesson.
guided-title = Guided game
guided-open = What the coach says

## Next to the table: log, chat and ways out

table-open = Log, chat and help
table-log = Log
table-no-log = Nothing has happened yet.
table-chat = Chat
table-home = Leave the table for the start page
# $title: an expansion, or another way to play.
table-rules-of = Rules: { $title }
table-dock = Keep it next to the table
table-undock = Put it away

## Players

table-bot = bot
table-person = person
table-chosen = has chosen
table-awaited = is choosing
table-away = away
table-stand-in = a bot stands in
table-is-away = { $name } is away, and everybody waits.
table-let-bot-stand-in = Let a bot stand in
# $time: a span of time such as "2 minutes".
table-stand-in-later = You can let a bot stand in, in { $time }.
table-stand-in-now = You can let a bot stand in now.

## Cities

table-left = Left neighbour
table-me = My city
table-right = Right neighbour
# The same on narrow tabs.
table-left-tab = Left
table-me-tab = Me
table-right-tab = Right
# To people who watch.
table-middle = City in the middle
table-far-cities = Other cities
table-look-at = Look at the city of { $name }
table-neighbours-of = Show from this seat

# A board of a wonder and its side.
table-board = { $side ->
    [Day] { $name } Day
    [Night] { $name } Night
   *[other] { $name } { $side }
}
table-coins = coins
table-shields = shields
table-points = points so far
# Before the goods that others may buy from a city, and before those of one's own city.
table-for-sale = sells
table-mine-for-sale = for sale
table-reserved = own use
# No goods at all.
table-nothing = nothing
table-no-cards = nothing built yet

table-stage = Stage { $number }
# A stage for screen readers. $effects: a row such as "3 points, 2 coins". $cost: such as "costs 2 stone".
table-stage-label = { $state ->
    [built] Stage { $number }, built: { $effects }; { $cost }
    [next] Stage { $number }, next: { $effects }; { $cost }
   *[later] Stage { $number }, not built yet: { $effects }; { $cost }
}
# The card below a stage that is built.
table-under-card = { $card } lies under it
table-under-age = a card of Age { ROMAN($age) } lies under it

table-advantages = Standing advantages
# $effect: what a city may do. $source: the card or the wonder that gives it.
table-advantage = { $effect } ({ $source })
table-advantage-used = { $effect } ({ $source }), used in this Age

# Conflict tokens for screen readers: rows of numbers.
table-tokens = Conflicts: victories { $victories ->
    [none] none
   *[some] { $victories }
}; defeats { $defeats ->
    [none] none
   *[some] { $defeats }
}
# Science symbols for screen readers; wild ones count as any kind.
table-symbols = { $wild ->
    [0] Science: { $compass } compass, { $gear } gear, { $tablet } tablet
   *[other] Science: { $compass } compass, { $gear } gear, { $tablet } tablet, { $wild } of any kind
}

## Borders between cities

# Before two prices.
table-you-pay = you pay
table-price-label = You pay { $raw } for a raw material and { $made } for a manufactured good
table-border-even = { $shields ->
    [one] Even with { $name } at 1 shield
   *[other] Even with { $name } at { $shields } shields
}
table-border-ahead = { $own ->
    [one] Ahead of { $name } with 1 shield to { $theirs }
   *[other] Ahead of { $name } with { $own } shields to { $theirs }
}
table-border-behind = { $own ->
    [one] Behind { $name } with 1 shield to { $theirs }
   *[other] Behind { $name } with { $own } shields to { $theirs }
}
# $border: one of the three messages above. Winner and loser take several tokens.
table-border-doubled = { $border }, for { $tokens } tokens each
table-doubled = ×{ $tokens }
# A city between the two stays out of conflicts.
table-fights-past = you fight { $name } instead
table-fights-too = you also fight { $name }

## What the player is asked

table-hand = Your hand
# A question that this page does not know.
table-unknown-title = Choose one of these
table-unknown-prompt = Choose one of these.
# The player decides for the city of somebody else.
table-for-city = For { $name }.
table-question-keys = Keys: 1–9, Enter confirm
table-hint = Hint
table-hint-ask = What would a bot do?
table-take-back = Undo turn
table-take-back-title = Take your last choice back

# An option of an unknown question, such as "Altar: Build (2 to Ada)". $what: a use, or a use with what goes with it.
table-option = { $what } ({ $payment })
table-option-card = { $card }: { $what } ({ $payment })
table-option-extra = { $use } { $extra }
table-stage-number = Wonder stage { $number }

## Whether a card can be built, in words for screen readers

verdict-free = free
verdict-chain = free by chain
verdict-coins = { $price ->
    [one] costs 1 coin in all
   *[other] costs { $price } coins in all
}
verdict-right = free with your wonder
verdict-lacks = cannot be built: { $goods } missing
verdict-owned = cannot be built: this city already has one
verdict-poor = { $short ->
    [one] cannot be paid: 1 coin short
   *[other] cannot be paid: { $short } coins short
}
verdict-refused = cannot be built
table-chains-to = Later free: { $names }

## What is done with a card, and what it costs

table-by-chain = free by chain
table-coins-short = { $short ->
    [one] 1 coin short
   *[other] { $short } coins short
}
# Titles above what goes with a use, and what may be taken in place of coins for a card that is sold.
table-goes-with = What goes with it
table-instead-of = What you take
# Nothing that could go with a use is done.
table-alone = None of these
table-together = { $price ->
    [0] nothing to pay
    [one] 1 coin in all
   *[other] { $price } coins in all
}
table-whom-to-pay = Whom to pay
table-in-all = { $price ->
    [one] 1 coin in all
   *[other] { $price } coins in all
}
table-bank = bank
# Parts of a payment: "2 to Ada and 1 to the bank".
table-paid-to = { $coins } to { $name }
table-paid-to-bank = { $coins } to the bank
table-nothing-to-pay = nothing to pay
table-confirm = Confirm
table-cancel = Close

# A card that is dropped, or pressed twice, where that is not possible. $use: such as "Build".
table-not-dropped = { $use } { $name }: not possible. { $reason }
table-no-drop = Nothing can be done with this card there.

## The answer of a player

# $choice: one of the two messages below.
table-chosen-as = Chosen: { $choice }
# $use: such as "Build".
table-choice = { $use }: { $card }
# $details: a payment, something that goes with the use, or both.
table-choice-with = { $choice }, { $details }
table-change = Change
# At the card that lies face down.
table-face-down = chosen
# What becomes of an answer that the server has not confirmed.
delivery-sending = Sending …
delivery-late = Not confirmed yet. It is kept and sent again.
delivery-kept = Not sent yet. It is sent when the connection is back.
# Below a city: what it did, and the coins that it got. $what: such as "sells a card".
table-caption-gain = { $what }: { SIGNED($coins) }

## The end of the game

table-scores = Score sheet
table-total = Total
table-all-cities = All cities
table-replay = Replay
table-rematch = Play again
# Below a player's name. $board: the name of the wonder.
table-board-and-coins = { $coins ->
    [one] { $board }, 1 coin
   *[other] { $board }, { $coins } coins
}
# Behind it: a player without a place.
table-not-ranked = , not ranked
# Before pictures of science symbols.
table-wilds-used = Free symbols counted as
table-copied = Copied { $name }
# $names: guilds. Pictures of science symbols may follow.
table-repeated = Counted once more: { $names }
# $cards: cards by their names, or by their Ages.
table-buried-cards = Under the wonder: { $cards }

## Between parts

# Between parts of a row that have commas in them.
table-separator = { "; " }
