# The command “sevenwonders analyse”: what the moves of a recorded game were worth, in tables and on a page.

## Headings of columns, as short as possible

terminal-column-accuracy = Accuracy
terminal-column-luck = Luck
# Points that a player's choices brought.
terminal-column-made = Made
terminal-column-blunders = Blunders
terminal-column-mistakes = Mistakes
terminal-column-inaccuracies = Inaccuracies
# What a move is called, such as "Blunder".
terminal-column-verdict = Mark
terminal-column-move = Move
# The move that would have been better.
terminal-column-better = Better
# The chance to win.
terminal-column-chance = Chance
terminal-column-why = Why
# The place of a move among all options.
terminal-column-rank = Rank
# What the move cost, measured against the better one, and how certain that is.
terminal-column-loss = Cost
terminal-column-error = Error

## Below the tables

terminal-analyse-fine = No move was costly.
# $moment: such as "Age I, turn 3". $move: such as "Altar" or "Stage 2 with Altar". $change: such as "-12 %".
terminal-analyse-moment = { $moment }: { $name }, { $move }, { $change } against an ordinary choice.

## The page

# $game: such as "7 Wonders, first edition".
terminal-analyse-title = Analysis: { $game }
terminal-analyse-players = How everybody played
# Read out for the plot.
terminal-analyse-plot = The chance to win after each answer
terminal-analyse-decided = What decided the game
terminal-analyse-costly = Costly moves
terminal-analyse-all = All moves
terminal-analyse-rank = { $rank } of { $options }
