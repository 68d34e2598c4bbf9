example-every-city-begins-with-three-coins-and-the-resource-of-its-board = Jede Stadt beginnt mit 3 Münzen und der Ressource ihres Tableaus
example-both-sides-of-a-board-make-the-same-resource-and-may-meet-at-one-table = Beide Seiten eines Tableaus stellen dieselbe Ressource her und dürfen sich an einem Tisch begegnen
example-the-free-city-begins-with-three-coins-as-well = Auch die Freie Stadt beginnt mit 3 Münzen
example-the-examples-of-card-costs = Die Beispiele für Kosten von Karten
