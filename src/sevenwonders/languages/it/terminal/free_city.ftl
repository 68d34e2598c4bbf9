# The variant for two players, with the Free City, in a terminal.

terminal-free_city-is = La Città Libera è { $board }; tu e il bot la guidate a turno.
terminal-free_city-pile = carte da pescare { $count }
terminal-free_city-task = In questo turno guidi la Città Libera: scegli prima la tua carta, poi una per lei.
terminal-free_city-hint = u riprendi la tua carta

## A row of the help: what is typed, and what it does

terminal-typed-free_city-undo = u
terminal-does-free_city-undo = riprendi la tua carta, mentre scegli per la Città Libera
