# Teams in a terminal.

terminal-teams-partner = Tu joues avec { $name } : vous voyez les deux mains, et vos points s’additionnent.
