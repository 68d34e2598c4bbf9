# The variant for two players, with the Free City, in a terminal.

# $board: the board of the Free City, such as "Giza A".
terminal-free_city-is = The Free City is { $board }; you and the bot run it in turns.
terminal-free_city-pile = draw pile { $count }
terminal-free_city-task = You run the Free City this turn: first choose your own card, then one for it.
# A hint below a question: what to type, and what it does. The letter stays.
terminal-free_city-hint = u take back your own card

## A row of the help: what is typed, and what it does

terminal-typed-free_city-undo = u
terminal-does-free_city-undo = take back your own card, while you choose for the Free City
