example-every-city-begins-with-three-coins-and-the-resource-of-its-board = Chaque cité commence avec trois pièces et la ressource de son plateau
example-both-sides-of-a-board-make-the-same-resource-and-may-meet-at-one-table = Les deux faces d’un plateau produisent la même ressource et peuvent être à la même table
example-the-free-city-begins-with-three-coins-as-well = La Cité Libre commence elle aussi avec trois pièces
example-the-examples-of-card-costs = Les exemples de coûts de cartes du livret de règles
