example-a-conflict-of-age-i-gives-a-victory-of-1-and-a-defeat-of-1-a-draw-gives-nothing = Un conflit de l’Âge I donne une victoire de 1 et une défaite de −1, une égalité ne donne rien
example-a-conflict-of-age-ii-gives-a-victory-of-3-and-a-defeat-of-2 = Un conflit de l’Âge II donne une victoire de 3 et une défaite de −2
example-a-conflict-of-age-iii-gives-a-victory-of-5-and-a-defeat-of-3 = Un conflit de l’Âge III donne une victoire de 5 et une défaite de −3
example-shields-of-the-wonder-and-of-the-card-built-on-the-last-turn-count-those-of-cards-thrown-away-do-not = Les boucliers de la merveille et de la carte construite au dernier tour comptent, ceux des cartes jetées non
example-tokens-of-earlier-ages-stay-and-the-sum-of-all-may-be-negative = Les jetons des Âges précédents restent, et leur somme peut être négative
