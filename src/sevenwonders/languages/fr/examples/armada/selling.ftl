example-a-card-is-sold-for-3-coins-or-for-a-free-step-of-the-yellow-fleet-not-for-both = Une carte se vend pour 3 pièces ou pour un pas gratuit de la flotte jaune, pas pour les deux
example-a-sale-moves-the-yellow-fleet-whatever-the-colour-of-the-card-and-no-other-fleet = Une vente fait avancer la flotte jaune, quelle que soit la couleur de la carte, et aucune autre flotte
example-coins-of-the-square-that-a-sale-leads-to-are-paid = Les pièces de la case où mène une vente sont payées
example-with-the-yellow-fleet-on-its-last-square-a-card-is-sold-for-coins-alone = Avec la flotte jaune sur sa dernière case, une carte ne se vend que pour des pièces
example-what-is-left-over-in-the-last-turn-moves-no-fleet = Ce qui reste au dernier tour ne fait avancer aucune flotte
example-a-leader-is-sold-for-3-coins-or-for-a-free-step-of-the-yellow-fleet = Un leader se vend pour 3 pièces ou pour un pas gratuit de la flotte jaune
example-a-tax-that-a-sold-leader-raises-is-paid-before-the-hands-are-dealt = Une taxe levée par un leader vendu se paie avant la distribution des mains
