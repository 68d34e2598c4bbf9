example-on-the-sixth-turn-the-other-card-is-discarded-without-coins = Au sixième tour, l’autre carte est défaussée sans pièces
example-on-an-earlier-turn-the-other-cards-move-on-instead = Aux tours précédents, les autres cartes passent au voisin
example-a-new-age-begins-after-the-sixth-turn-of-the-first-two = Un nouvel Âge commence après le sixième tour des deux premiers
example-the-game-is-over-after-the-sixth-turn-of-age-iii-when-the-last-conflicts-are-fought = La partie finit après le sixième tour de l’Âge III, une fois les derniers conflits réglés
