## Cards and tokens

boxkind-grey = Une carte grise : une ressource. Les ressources paient les étapes et sont dépensées.
boxkind-yellow = Une carte jaune : une pièce paie n’importe quelle ressource.
boxkind-green = Une carte verte : les symboles s’échangent contre des jetons Progrès.
boxkind-red = Une carte rouge : les boucliers comptent dans les batailles ; les cartes avec cornes partent après.
boxkind-blue = Une carte bleue : elle garde ses points jusqu’à la fin.
box-copies = { $count ->
    [one] { $count } carte de ce type dans la boîte.
   *[other] { $count } cartes de ce type dans la boîte.
}
box-unseen = Jeton caché
box-token = Deux symboles scientifiques égaux ou trois différents donnent un jeton.

## Wonders

box-wonder-title = { $city } : { $wonder }
box-stage-title = Étape { $number } · { $wonder }
boxstage-built = Construite.
boxstage-next = Doit être construite dès qu’elle peut être payée.
boxstage-later = Vient après les étapes d’en dessous.
box-cost = { $identical ->
    [yes] Coûte { $count } ressources identiques ; une pièce en remplace une.
   *[no] Coûte { $count } ressources différentes ; une pièce en remplace une.
}

## Decks

box-central-text = Elle est face cachée au milieu, et tout le monde peut prendre sa carte du dessus.
box-deck-text = Elle est face visible entre deux cités, et les deux joueurs peuvent prendre sa carte du dessus.

## Battles and the cat

box-conflict = Chaque corne d’une carte prise retourne un jeton. Quand tous sont retournés, le tour finit par une bataille.
box-battle = Avoir plus de boucliers qu’un voisin rapporte un jeton Victoire.
box-cat = Il va à qui prend une carte bleue avec un chat. Qui l’a regarde à chaque tour le dessus de la pioche centrale.
box-shields = Dans une bataille, on les compare à ceux des deux voisins. Les boucliers avec cornes partent après.
box-victories = { $points ->
    [one] Chacun vaut { $points } point à la fin.
   *[other] Chacun vaut { $points } points à la fin.
}

## Players

box-plays = C’est à ce joueur de jouer.
