# Teams in a terminal.

terminal-teams-partner = Giochi insieme a { $name }: vedete entrambe le mani, e i vostri punti si sommano.
