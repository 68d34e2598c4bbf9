example-every-city-begins-with-three-coins-and-the-resource-of-its-board = Ogni città inizia con tre monete e la risorsa della sua plancia
example-both-sides-of-a-board-make-the-same-resource-and-may-meet-at-one-table = I due lati di una plancia producono la stessa risorsa e possono trovarsi allo stesso tavolo
example-the-free-city-begins-with-three-coins-as-well = Anche la Città Libera inizia con tre monete
example-the-examples-of-card-costs = Gli esempi sui costi delle carte
