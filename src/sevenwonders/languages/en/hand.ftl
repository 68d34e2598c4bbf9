# What is said at the hand: the backs of cards, where a hand goes, and how a card is played.

## The hand and its cards

backs-of-age = a card of Age { ROMAN($age) }, face down
# A card without an Age.
backs-of-none = a card, face down

# The name of a player stands below these.
handgoes-to = your hand goes to
handgoes-watched = this hand goes to
handgoes-passing = The hands are passed on

doing-hand-of = The hand of { $name }
doing-waiting = Your choice is made

## What the foot of a card says, in a word or two

feet-free = free
# $by: a structure in the same city.
feet-chain-by = free by { $by }
feet-chain = free by chain
# The same where there is little room.
feet-brief-chain-by = by { $by }
feet-brief-chain = chain
# Free with a right of the wonder.
feet-right = free
# Before pictures of goods that are missing.
feet-no = no
# Behind the number of coins that are missing.
feet-poor = short
feet-owned = you have it
feet-refused = not now

## Whether a card can be had, in a sentence

because-free = It costs you nothing.
because-chain-by = Free, because your city has the { $by }.
because-chain = Free, because of a structure in your city.
because-right = Free with the right that your city has in this Age.
because-coins = { $price ->
    [one] It costs you 1 coin in all.
   *[other] It costs you { $price } coins in all.
}
because-lacks = You cannot get { $goods }.
because-owned = Your city already has one.
because-poor = { $short ->
    [one] You are 1 coin short.
   *[other] You are { $short } coins short.
}
because-refused = It cannot be built now.

# Why something cannot be done. $goods is a list such as "1 more stone and 2 more wood".
whynot-resources = It needs { $goods }.
whynot-goods = { $count } more { $good }
whynot-coins = Not enough coins: { $needed } needed, { $held } there, { $short } short.
whynot-owned = { $card } is already built in this city, and no city may have two cards of one name.
whynot-finished = The wonder is finished: all its stages are built.
whynot-right-used = Your right to build free is used up until the next Age.
whynot-right-colour = Your right to build free does not hold for cards of this colour.
whynot-right-useless = { $card } is free anyway: your right is kept for something that costs more.

## What is done with the card in view

# Next to a picture of a coin.
doing-pay = pay { $coins }
doing-get = get { $coins }
doing-short = { $coins } short
doing-free = free
# $payment: such as "2 to Ada and 1 to the bank".
doing-paid = You pay { $payment }
# The button that confirms a use. $use: such as "Build".
doing-confirmed = { $use } { $card }
# $stage: such as "Stage 2". $card: the card that is put under it.
doing-stage-with = { $stage } with { $card }

## The keys

# $cards: how many cards can be chosen by their numbers. $uses: a row of the messages below.
doing-keys = { $uses ->
    [none] Keys: { doing-card-keys }, Enter confirm
   *[some] Keys: { doing-card-keys }, { $uses }, Enter confirm
}
doing-card-keys = { $cards ->
    [1] 1
   *[other] 1–{ $cards }
}
keyuse-build = { $key } build
keyuse-build_free = { $key } build free
keyuse-stage = { $key } wonder stage
keyuse-sell = { $key } sell
keyuse-take = { $key } build from the pile
keyuse-pass = { $key } take nothing
