# The variant for two players, with the Free City, in a terminal.

terminal-free_city-is = La Cité Libre est { $board } ; toi et le bot la dirigez à tour de rôle.
terminal-free_city-pile = pioche { $count }
terminal-free_city-task = Ce tour-ci, tu diriges la Cité Libre : choisis d’abord ta propre carte, puis une pour elle.
terminal-free_city-hint = u reprendre ta propre carte

## A row of the help: what is typed, and what it does

terminal-typed-free_city-undo = u
terminal-does-free_city-undo = reprendre ta propre carte, pendant que tu choisis pour la Cité Libre
