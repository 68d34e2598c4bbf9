# Teams in a terminal.

terminal-teams-partner = Juegas junto a { $name }: ves las dos manos, y los puntos se suman.
