example-a-city-builds-what-its-own-production-covers-and-not-what-it-covers-in-part = Une cité construit ce que sa production couvre en entier, pas ce qu’elle couvre en partie
example-resources-are-not-used-up-the-same-ones-serve-again-next-turn = Les ressources ne s’épuisent pas : les mêmes servent de nouveau au tour suivant
example-a-coin-cost-goes-to-the-bank = Un coût en pièces va à la banque
example-a-card-without-cost-is-built-by-a-city-that-has-nothing = Une cité qui n’a rien peut construire une carte sans coût
example-a-choice-card-gives-its-owner-one-of-its-goods-a-turn-not-both = Une carte au choix donne à sa cité une de ses ressources par tour, pas les deux
example-the-two-unit-cards-of-age-ii-give-two-of-the-same-good = Les cartes doubles de l’Âge II donnent deux fois la même ressource
