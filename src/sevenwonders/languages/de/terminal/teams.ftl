# Teams in a terminal.

terminal-teams-partner = Du spielst zusammen mit { $name }: Ihr seht beide Hände, und eure Punkte werden addiert.
