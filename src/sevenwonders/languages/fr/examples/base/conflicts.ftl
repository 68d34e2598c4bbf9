example-a-victory-in-age-i-is-worth-1-a-defeat-1-a-draw-nothing = À l’Âge I, une victoire vaut 1, une défaite −1, une égalité rien
example-a-victory-in-age-ii-is-worth-3 = À l’Âge II, une victoire vaut 3
example-a-victory-in-age-iii-is-worth-5 = À l’Âge III, une victoire vaut 5
example-shields-built-on-the-sixth-turn-count-shields-of-cards-thrown-away-do-not = Les boucliers construits au sixième tour comptent, ceux des cartes jetées non
example-red-cards-bring-one-two-or-three-shields-by-their-age = Les cartes rouges apportent un, deux ou trois boucliers selon leur Âge
example-seats-that-are-not-neighbours-do-not-fight = Les cités qui ne sont pas voisines ne s’affrontent pas
