example-the-east-trading-post-makes-raw-materials-of-the-right-hand-neighbour-cost-one-coin = Avec le Comptoir Est, les matières premières du voisin de droite coûtent une pièce
example-the-west-trading-post-makes-raw-materials-of-the-left-hand-neighbour-cost-one-coin = Avec le Comptoir Ouest, les matières premières du voisin de gauche coûtent une pièce
example-the-marketplace-makes-manufactured-goods-of-both-neighbours-cost-one-coin = Avec le Marché, les produits manufacturés des deux voisins coûtent une pièce
example-a-discount-is-each-buyer-s-own = Un prix réduit ne vaut que pour l’acheteur qui l’a
example-a-trading-post-lowers-prices-from-the-turn-after-it-is-built = Un comptoir baisse les prix à partir du tour suivant sa construction
example-a-discount-is-taken-for-every-unit-bought = Le prix réduit vaut pour chaque unité achetée
