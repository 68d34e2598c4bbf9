example-identical-symbols-are-worth-the-square-of-their-number = Les symboles identiques valent le carré de leur nombre
example-a-set-of-three-different-symbols-adds-seven-points-two-different-ones-add-none = Une série de trois symboles différents ajoute sept points, deux symboles différents n’ajoutent rien
example-every-green-card-bears-its-symbol = Chaque carte verte porte son symbole
example-wild-symbols-can-make-five-and-six-identical-ones = Les symboles au choix peuvent en faire cinq et six identiques
example-two-wild-symbols-are-used-together-for-the-most-points-not-one-after-the-other = Deux symboles au choix sont choisis ensemble pour le plus de points, pas l’un après l’autre
example-wild-symbols-are-asked-of-nobody = On ne demande à personne de choisir ses symboles au choix
