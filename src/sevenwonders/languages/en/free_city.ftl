# The variant for two players: a third city without an owner.

## The seat of the third city: its name, and who plays it

seatkind-free_city = Free City
seatstate-free_city = Run by both players in turn
# Where the host chooses two players.
playernote-classic_2 = A third city without an owner lies between you.

## What a player is asked: a title, and a sentence that says more

question-free_city = A card for the Free City
prompt-free_city = Now choose a card for the Free City. It has to build if it can.
# Why a card cannot be used in another way, where a rule has taken it out of the menu.
limit-free_city = The Free City must build when it can, and must use a chain. It sells only when it can build nothing.

## Next to the name of the city

freecity-controls = run by { $name }
freecity-you-control = run by you
freecity-draw-pile = { $count ->
    [one] 1 card in the draw pile
   *[other] { $count } cards in the draw pile
}

## When somebody asks

freecityexplain-title = Free City
freecityexplain-city = A city without an owner: both players run it in turn.
freecityexplain-pile = Whoever runs the Free City this turn draws a card from it.

## The coach, when this variant is played for the first time

freecitycoach-between-title = The Free City
freecitycoach-between = This city belongs to nobody and lies between you two. You trade with it and fight against it.
freecitycoach-pile-title = Its cards
freecitycoach-pile = Whoever runs the Free City draws one of these cards first.
freecitycoach-run-title = You run it this turn
freecitycoach-run = Choose a card for your own city first, then one for the Free City. It builds whenever it can.
freecitycoach-choose-title = Now for the Free City
freecitycoach-choose = Give it what hurts you least. It takes turns: next time the other player chooses for it.
freecitycoach-swap-title = You swap hands
freecitycoach-swap = What you leave goes to the only other player, and comes back two turns later.

## The rules

freecityrules-title = Two players and the Free City
freecityrules-between = A third city without an owner, the Free City, lies between the two players: each of you has it on one side and the other player on the other side. The cards are those for three players.
freecityrules-hands = In each Age both players get 7 cards, and 7 more form a face-down pile.
freecityrules-turns = You take turns running the Free City, changing after every turn. Whoever runs it first draws a card from the pile, chooses a card for their own city, and then one of the remaining cards for the Free City.
freecityrules-builds = The Free City builds whenever it can, a card or a stage. It sells only when it can build nothing. If a chain makes its card free, it uses it.
freecityrules-trades = The player who runs it chooses how it trades: it buys from you, and you may buy from it.
freecityrules-fights = It fights and scores like any city, but only the two players are ranked.
