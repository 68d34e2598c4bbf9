example-every-guild-of-the-base-game-has-its-price = Chaque guilde du jeu de base a son prix
example-a-guild-is-paid-with-exactly-its-resources-and-scores-from-then-on = Une guilde se paie avec exactement ses ressources et rapporte dès lors
example-one-resource-short-a-guild-cannot-be-built = S’il manque une seule ressource, une guilde ne peut pas être construite
example-excavation-makes-stone-or-clay-and-forest-cave-wood-or-ore-for-their-city-and-for-sale-at-a-coin-each = L’Excavation produit de la pierre ou de l’argile et le Gisement du bois ou du minerai, pour leur cité et à vendre, à une pièce chacun
example-a-card-with-two-kinds-makes-one-of-them-a-turn = Une carte à deux ressources en produit une par tour
example-an-east-trading-post-is-free-and-makes-raw-materials-of-the-right-hand-neighbour-cost-1-from-the-next-turn-on = Un Comptoir Est est gratuit, et avec lui les matières premières du voisin de droite coûtent 1 à partir du tour suivant
