example-every-city-begins-with-three-coins-and-the-resource-of-its-board = Cada ciudad empieza con tres monedas y el recurso de su tablero
example-both-sides-of-a-board-make-the-same-resource-and-may-meet-at-one-table = Las dos caras de un tablero producen el mismo recurso, y en una mesa puede haber caras A y B
example-the-free-city-begins-with-three-coins-as-well = La Ciudad Libre también empieza con tres monedas
example-the-examples-of-card-costs = Los ejemplos del reglamento sobre el coste de las cartas
