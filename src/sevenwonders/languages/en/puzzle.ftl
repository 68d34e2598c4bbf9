# Positions to try oneself on, and scenarios, on the pages of the rules.

puzzle-open = Examples of this rule
# The same for those who hear it. $title: the title of the rule.
puzzle-open-about = Examples of this rule: { $title }
puzzle-failed = The examples could not be loaded. Check your connection, then open them again.
puzzle-title = What can you build?
# $name: the player whose city it is.
puzzle-question = You are { $name }. Which of these cards can you build?
puzzle-check = Check
puzzle-again = Try again
puzzle-next = Another position

## The answer

puzzle-right = Right, that is exactly what you can build.
# $cards: a list of the next message.
puzzle-wrong = Not quite. You can build { $cards }.
puzzle-card = the { $card }
puzzle-can = { $coins ->
    [0] The { $card } costs you nothing.
    [one] The { $card } costs you { $coins } coin.
   *[other] The { $card } costs you { $coins } coins.
}
puzzle-chain = The { $card } is free by a chain.
puzzle-because = The { $card }: { $reason }
puzzle-cannot = The { $card } cannot be built now.

## Scenarios

puzzle-scenarios = { $count ->
    [one] One scenario holds this rule
   *[other] { $count } scenarios hold this rule
}
# A file of this program's tests.
puzzle-file = From tests/scenarios/{ $name }.yaml, which the engine has to pass.

## Where the rule of a scenario is written. $heading: a heading of the English rulebook, or a card

source-first = First edition rulebook, “{ $heading }”
source-second = Second edition rulebook, “{ $heading }”
source-architects = Architects rulebook, “{ $heading }”
source-base = Second edition, base game, “{ $heading }”
# $expansion: its name, as in expansion-cities.
source-expansion = Second edition, { $expansion }, “{ $heading }”
# What this program makes of an open question. $ruling: its number, R7.
source-ruling = Ruling { $ruling }
source-ruling-on = Ruling { $ruling }, “{ $heading }”
