# Edifice in a terminal.

## Headings of columns, as short as possible

# Whether an Edifice is built, and who takes part.
terminal-edifice-state = State
terminal-edifice-pawns = Pawns
terminal-edifice-reward = Reward
# What is lost with an answer.
terminal-edifice-loss = What you lose

## The Edifices of a game

# $names: the three Edifices.
terminal-edifice-names = The Edifices are { $names }.
# $penalty: such as "lose 5 coins". $debts: the debts of a city that cannot.
terminal-edifice-penalty = { $debts ->
    [one] { $penalty }, or 1 debt
   *[other] { $penalty }, or { $debts } debts
}
# What a stage with a pawn brings. $reward: such as "5 points, 1 shield".
terminal-edifice-joined = with the Edifice → { $reward } if it is built

## What is asked

# In a column of those who have pawns of an Edifice.
terminal-edifice-nobody = nobody
# $name: the Edifice. $penalty: such as "lose a red card", or the message below.
terminal-edifice-give-up = { $name } was not built, and you have no pawn: you { $penalty }. Which?
terminal-edifice-another-token = lose another victory token
# Next to a victory token: how many of its value the city has.
terminal-edifice-one-of = { $count ->
    [one] the only one
   *[other] one of { $count }
}
terminal-edifice-no-stage = A stage cannot join an Edifice now.

## A hint below a question: what to type, and what it does. The letter and the number stay

terminal-edifice-hint = e{ $number } stage with Edifice

## Rows of the help: what is typed, and what it does

terminal-typed-edifice-join = e3
terminal-does-edifice-join = build the stage with card 3 and take part in the Edifice, in one payment
# Choices in words that the person may type; the words are those below, and "with" and "drop" are in classic.ftl.
terminal-typed-edifice-words = stage Baths with edifice
terminal-does-edifice-words = the same in words; also join 2, lose CARD, drop 3

## Words for choices, in lists with commas between them. Case and accents do not matter

# Takes a pawn: "join 2" is the Edifice of Age II.
terminal-verb-join = join
# Gives up a card.
terminal-verb-lose = lose
# Behind "with".
terminal-extra-edifice = edifice

## When cards are looked up

terminal-colour-edifice = edifice
# A label in lower case, before what is lost; as a heading it gets a capital letter.
terminal-edifice-penalty-label = penalty
# $pawns: a row such as "2 with 3, 3 with 4".
terminal-edifice-caption = { $count ->
    [one] 1 Edifice; a game has one for each Age. Pawns on each: { $pawns } players.
   *[other] { $count } Edifices; a game has one for each Age. Pawns on each: { $pawns } players.
}
# One of this row: how many pawns there are with so many players.
terminal-edifice-pawns-with = { $count } with { $players }
