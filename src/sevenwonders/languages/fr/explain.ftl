explanations-symbols = Symboles
explanations-how = Tout ce qui est sur la table s’explique : pose le pointeur dessus, appuie, ou vas-y avec Tab et les flèches.
explanations-how-touched = Tout ce qui est sur la table s’explique : touche-le.
explanations-symbol-alone = Un symbole
explanations-no-symbol = Les règles, dans le volet, en disent plus.
explanations-now = Vaut maintenant :
explanations-points = { $points ->
    [one] { POINTS($points) } point
   *[other] { POINTS($points) } points
}

## Cards

explanations-kind-of-card = { $age ->
    [0] { $colour }
   *[other] { $colour }, Âge { ROMAN($age) }
}
explanations-free-with = Gratuite si tu as : { $cards }.
explanations-makes-free = Rend gratuit dans un Âge suivant : { $cards }.
explanations-chain = Un bâtiment que tu as en rend gratuit un autre plus tard : ni ressources ni pièces.
explanations-no-chain = Aucun bâtiment ne la rend gratuite, et elle n’en rend aucun gratuit.
explanations-face-down = Une carte de l’Âge { ROMAN($age) }
explanations-face-down-sentence = Elle est face cachée, et seuls ceux qui l’ont mise là savent laquelle c’est.

## Wonders

explanations-stage-title = Étape { $number } · { $board }
explanations-stage-built = Construite.
explanations-stage-built-over = Construite ; { $under }.
explanations-stage-next = Peut être construite ensuite, avec n’importe quelle carte de la main.
explanations-stage-later = Vient après les étapes précédentes.
explanations-wonder = { $mine ->
    [yes] { $stages ->
        [one] Ta merveille : { $built } étape construite sur { $stages }.
       *[other] Ta merveille : étapes construites, { $built } sur { $stages }.
    }
   *[no] { $stages ->
        [one] Merveille ({ $name }) : { $built } étape construite sur { $stages }.
       *[other] Merveille ({ $name }) : étapes construites, { $built } sur { $stages }.
    }
}
explanations-board-makes = Le plateau lui-même produit à chaque tour : { $good }.
explanations-no-good = Le plateau lui-même ne produit rien.

## Goods and coins

explanations-raw = Une matière première. Elle paie des bâtiments et des étapes, et revient à chaque tour.
explanations-made = Un produit manufacturé. Il paie des bâtiments et des étapes, et revient à chaque tour.
explanations-for-sale-title = { $mine ->
    [yes] Tu vends
   *[no] { $name } vend
}
explanations-for-sale = { $mine ->
    [yes] Ce que ta cité produit à chaque tour. Les voisins peuvent l’acheter, et tu l’as quand même.
   *[no] Ce que cette cité produit à chaque tour. Les voisins peuvent l’acheter, et { $name } l’a quand même.
}
explanations-reserved-title = { $mine ->
    [yes] Rien que pour toi
   *[no] Rien que pour { $name }
}
explanations-reserved = { $mine ->
    [yes] À chaque tour, il n’y a que toi qui peux l’utiliser. Les voisins ne peuvent pas l’acheter.
   *[no] À chaque tour, il n’y a que { $name } qui peut l’utiliser. Les voisins ne peuvent pas l’acheter.
}
explanations-nothing-made = Rien pour l’instant.
explanations-price-title = { $coins ->
    [one] { $coins } pièce l’unité
   *[other] { $coins } pièces l’unité
}
explanations-usual-price = { $kind ->
    [raw] { $coins ->
        [one] Tu paies { $coins } pièce à { $name } par matière première, le prix habituel.
       *[other] Tu paies { $coins } pièces à { $name } par matière première, le prix habituel.
    }
   *[made] { $coins ->
        [one] Tu paies { $coins } pièce à { $name } par produit manufacturé, le prix habituel.
       *[other] Tu paies { $coins } pièces à { $name } par produit manufacturé, le prix habituel.
    }
}
explanations-lower-price = { $kind ->
    [raw] { $coins ->
        [one] Tu paies { $coins } pièce à { $name } par matière première, grâce à ceci : { $cards }.
       *[other] Tu paies { $coins } pièces à { $name } par matière première, grâce à ceci : { $cards }.
    }
   *[made] { $coins ->
        [one] Tu paies { $coins } pièce à { $name } par produit manufacturé, grâce à ceci : { $cards }.
       *[other] Tu paies { $coins } pièces à { $name } par produit manufacturé, grâce à ceci : { $cards }.
    }
}
explanations-coins = Les pièces paient des cartes et les ressources des voisins. À la fin, 3 pièces valent 1 point.
explanations-points-title = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
explanations-points-sentence = { $mine ->
    [yes] Ce que ta cité marquerait si la partie finissait maintenant.
   *[no] Ce que cette cité ({ $name }) marquerait si la partie finissait maintenant.
}

## War

explanations-shields-title = { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}
explanations-shields = À la fin de chaque Âge, on les compare à ceux de chaque voisin : qui en a plus prend un jeton Victoire.
explanations-against = Contre { $name } : { $own } à { $theirs }
explanations-victory-title = Jeton Victoire
explanations-victory = { $mine ->
    [yes] { $points ->
        [one] Tu as gagné un conflit : { $points } point à la fin.
       *[other] Tu as gagné un conflit : { $points } points à la fin.
    }
   *[no] { $points ->
        [one] { $name } a gagné un conflit : { $points } point à la fin.
       *[other] { $name } a gagné un conflit : { $points } points à la fin.
    }
}
explanations-victories-title = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
explanations-victories = Chaque conflit gagné rapporte un jeton ; leurs nombres sont des points à la fin.
explanations-defeat-title = Jeton Défaite
explanations-defeat = { $mine ->
    [yes] { $points ->
        [one] Tu as perdu un conflit : { POINTS($points) } point à la fin.
       *[other] Tu as perdu un conflit : { POINTS($points) } points à la fin.
    }
   *[no] { $points ->
        [one] { $name } a perdu un conflit : { POINTS($points) } point à la fin.
       *[other] { $name } a perdu un conflit : { POINTS($points) } points à la fin.
    }
}
explanations-defeats-title = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
}
explanations-defeats = Chaque conflit perdu coûte des points à la fin.

explanations-border-title = Frontière avec { $name }
explanations-prize = { $tokens ->
    [1] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $points ->
        [one] { $tokens } jetons de { $points } point
       *[other] { $tokens } jetons de { $points } points
    }
}
explanations-ahead = { $own ->
    [one] En avance sur { $name }, { $own } bouclier à { $theirs } : à la fin de l’Âge, cela rapporte { $prize }.
   *[other] En avance sur { $name }, { $own } boucliers à { $theirs } : à la fin de l’Âge, cela rapporte { $prize }.
}
explanations-behind = { $own ->
    [one] En retard sur { $name }, { $own } bouclier à { $theirs } : cela coûte { $loss } et rapporte { $prize } à { $name }.
   *[other] En retard sur { $name }, { $own } boucliers à { $theirs } : cela coûte { $loss } et rapporte { $prize } à { $name }.
}
explanations-even = { $own ->
    [one] À égalité avec { $name }, { $own } bouclier : pour l’instant, personne ne prend de jeton ; un bouclier de plus rapporte { $prize }.
   *[other] À égalité avec { $name }, { $own } boucliers : pour l’instant, personne ne prend de jeton ; un bouclier de plus rapporte { $prize }.
}
explanations-no-fight = Il n’y a pas de conflit à cette frontière.

## Science

sciencesymbols-compass = { $count } compas
sciencesymbols-gear = { $count ->
    [one] { $count } rouage
   *[other] { $count } rouages
}
sciencesymbols-tablet = { $count ->
    [one] { $count } tablette
   *[other] { $count } tablettes
}
explanations-symbol = Les symboles égaux comptent leur nombre au carré, et chaque série de trois différents compte 7 de plus.

sciencesquare-compass = { $count } compas = { $points }
sciencesquare-gear = { $count ->
    [one] { $count } rouage = { $points }
   *[other] { $count } rouages = { $points }
}
sciencesquare-tablet = { $count ->
    [one] { $count } tablette = { $points }
   *[other] { $count } tablettes = { $points }
}
explanations-sets = { $count ->
    [one] { $count } série complète = { $points }
   *[other] { $count } séries complètes = { $points }
}
explanations-wild-title = { $count ->
    [one] { $count } symbole au choix
   *[other] { $count } symboles au choix
}
explanations-wild = À la fin, il compte comme compas, rouage ou tablette, selon ce qui rapporte le plus.

## Piles of cards of a city

explanations-pile-title = { $count ->
    [one] { $pile } : { $count } carte
   *[other] { $pile } : { $count } cartes
}
pile-brown = Les cartes marron produisent des matières premières à chaque tour, et les voisins peuvent les acheter.
pile-gray = Les cartes grises produisent des produits manufacturés à chaque tour, et les voisins peuvent les acheter.
pile-blue = Les cartes bleues valent les points qu’elles portent.
pile-yellow = Les cartes jaunes donnent des pièces, des achats moins chers et des ressources pour soi, et certaines de l’Âge III des points.
pile-red = Les cartes rouges ont des boucliers pour les conflits à la fin de chaque Âge.
pile-green = Les cartes vertes ont des symboles scientifiques, qui comptent au carré et par séries.
pile-purple = Les guildes rapportent selon ce que toi ou tes voisins avez.
explanations-any-pile = Les cartes d’une couleur dans cette cité.
explanations-card-gives = { $card } : { $effects }

## Advantages that may be used once in each Age

explanations-right-used = Utilisé dans cet Âge.
explanations-right-ready = Encore à utiliser dans cet Âge.

## The middle of the table

explanations-discard-title = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
explanations-discard = Les cartes vendues et la dernière carte de chaque main sont ici, face cachée. Quelques effets construisent depuis cette pile.
explanations-of-age = { $count } de l’Âge { ROMAN($age) }
explanations-age-title = Âge { ROMAN($age) }, tour { $turn } sur { $last }
explanations-age = Chacun choisit une carte en secret, puis toutes sont retournées. Les conflits viennent après le dernier tour.
explanations-passing-title = { $side ->
    [left] Les mains passent à gauche
   *[right] Les mains passent à droite
}
explanations-passing = Après ce tour, ta main passe à { $to }, et tu reçois celle que te passe { $from }.
explanations-passing-all = Après chaque tour, chacun passe sa main : à gauche aux Âges I et III, à droite à l’Âge II.
explanations-last-turn-title = Dernier tour de l’Âge
explanations-last-turn = Les mains ne passent plus après ce tour : ce qui en reste est défaussé.

## Who plays a city, below the name, and what is chosen there

explanations-person = { $mark ->
    [chosen] Une personne : une carte est choisie et attend face cachée.
    [awaited] Une personne : tout le monde attend ce choix.
   *[none] Une personne : rien à choisir maintenant.
}
explanations-person-away = { $mark ->
    [chosen] Une personne, pas là en ce moment : une carte est choisie et attend face cachée.
    [awaited] Une personne, pas là en ce moment : tout le monde attend ce choix.
   *[none] Une personne, pas là en ce moment : rien à choisir maintenant.
}
explanations-bot = { $mark ->
    [chosen] Un bot : une carte est choisie et attend face cachée.
    [awaited] Un bot : tout le monde attend ce choix.
   *[none] Un bot : rien à choisir maintenant.
}
explanations-stand-in = { $mark ->
    [chosen] Un bot remplace : une carte est choisie et attend face cachée.
    [awaited] Un bot remplace : tout le monde attend ce choix.
   *[none] Un bot remplace : rien à choisir maintenant.
}
explanations-special-seat = { $mark ->
    [chosen] { $seat } : une carte est choisie et attend face cachée.
    [awaited] { $seat } : tout le monde attend ce choix.
   *[none] { $seat } : rien à choisir maintenant.
}
explanations-played-by-person = Une personne.
explanations-played-by-bot = Un bot.
explanations-played-by-stand-in = Un bot remplace.

## The lines of the score sheet

scoreline-military = Les jetons Victoire moins les jetons Défaite.
scoreline-treasury = 1 point pour 3 pièces.
scoreline-wonder = Les points des étapes construites.
scoreline-civilian = Les points des cartes bleues.
scoreline-science = Le nombre de chaque symbole au carré, et 7 par série de trois différents.
scoreline-commerce = Les points des cartes jaunes.
scoreline-guilds = Les points des cartes violettes.
scoreline-cat = Qui a le chat à la fin marque des points pour lui.
scoreline-progress = Les points des jetons Progrès.
scoreline-total = Tous les points ensemble ; à égalité, qui a le plus de pièces passe devant.
explanations-any-score = Une ligne de la feuille de score.
