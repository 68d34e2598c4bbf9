# The variant for two players, with the Free City, in a terminal.

terminal-free_city-is = Die Freie Stadt ist { $board }; du und der Bot lenkt sie abwechselnd.
terminal-free_city-pile = Nachziehstapel { $count }
terminal-free_city-task = In dieser Runde lenkst du die Freie Stadt: Wähle erst deine eigene Karte, dann eine für sie.
terminal-free_city-hint = u deine eigene Karte zurücknehmen

## A row of the help: what is typed, and what it does

terminal-typed-free_city-undo = u
terminal-does-free_city-undo = deine eigene Karte zurücknehmen, während du für die Freie Stadt wählst
