# The variant for two players, with the Free City, in a terminal.

terminal-free_city-is = La Ciudad Libre es { $board }; la llevas por turnos con el bot.
terminal-free_city-pile = pila de robo { $count }
terminal-free_city-task = Este turno llevas la Ciudad Libre: elige primero tu propia carta y después una para ella.
terminal-free_city-hint = u recuperar tu propia carta

## A row of the help: what is typed, and what it does

terminal-typed-free_city-undo = u
terminal-does-free_city-undo = recuperar tu propia carta, mientras eliges para la Ciudad Libre
