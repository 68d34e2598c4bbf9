example-victories-and-defeats-add-up-and-the-sum-may-be-negative = Victoires et défaites s’additionnent, et la somme peut être négative
example-the-treasury-is-worth-a-point-for-each-full-three-coins = Le trésor vaut un point par lot complet de trois pièces
example-every-blue-card-is-worth-the-points-on-it = Chaque carte bleue vaut les points qu’elle porte
example-each-blue-card-alone = Chaque carte bleue à part
example-the-total-is-the-sum-of-all-seven-categories = Le total est la somme des sept catégories
example-brown-gray-and-red-cards-and-most-yellow-ones-are-worth-no-points-by-themselves = Les cartes marron, grises et rouges et la plupart des jaunes ne valent pas de points par elles-mêmes
