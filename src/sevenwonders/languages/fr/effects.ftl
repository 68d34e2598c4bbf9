effect-goods = { $goods }
effect-reserved = { $goods } (pas à vendre)
effect-discount = { $a ->
    [raw] { $b ->
        [left] achète les matières premières à gauche pour { $c }
        [right] achète les matières premières à droite pour { $c }
       *[both] achète les matières premières des deux côtés pour { $c }
    }
   *[manufactured] { $b ->
        [left] achète les produits manufacturés à gauche pour { $c }
        [right] achète les produits manufacturés à droite pour { $c }
       *[both] achète les produits manufacturés des deux côtés pour { $c }
    }
}
effect-rebate = { $a ->
    [left] à chaque tour, la première ressource achetée à gauche coûte 1 de moins
    [right] à chaque tour, la première ressource achetée à droite coûte 1 de moins
   *[board] la ressource du plateau d’un voisin coûte 1 de moins
}
effect-spare = { $a ->
    [made] une fois par tour, une ressource de plus que la cité produit
   *[missing] une fois par tour, une ressource que la cité ne produit pas
}
effect-bank_unit = une fois par tour, achète à la banque n’importe quelle ressource pour { $a }
effect-cheaper = { $a ->
    [blue] les cartes bleues demandent une ressource de moins
    [green] les cartes vertes demandent une ressource de moins
    [red] les cartes rouges demandent une ressource de moins
   *[wonder_stage] les étapes demandent une ressource de moins
}
effect-free_colour = { $a ->
   *[purple] les cartes violettes ne coûtent rien
}
effect-free_each_age = { $a ->
   *[black] une fois par Âge, construis une carte noire gratuitement
}
effect-points = { $a ->
    [one] { $a } point
   *[other] { $a } points
}
effect-coins = { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
}
effect-shields = { $a ->
    [one] { $a } bouclier
   *[other] { $a } boucliers
}
effect-science = { $a ->
    [compass] compas
    [gear] rouage
    [tablet] tablette
   *[any] compas, rouage ou tablette
}
effect-coins_per = { $c ->
    [one] { $c } pièce par { $what } { $where }
   *[other] { $c } pièces par { $what } { $where }
}
effect-points_per = { $d ->
    [0] { $c ->
        [one] { $c } point par { $what } { $where }
       *[other] { $c } points par { $what } { $where }
    }
   *[other] { $c ->
        [one] { $c } point par { $what } { $where }, { $d } au plus
       *[other] { $c } points par { $what } { $where }, { $d } au plus
    }
}
where-own = ici
where-left_right = chez les voisins
where-own_left_right = ici et chez les voisins
per-brown = carte marron
per-gray = carte grise
per-blue = carte bleue
per-yellow = carte jaune
per-red = carte rouge
per-green = carte verte
per-purple = carte violette
per-wonder_stage = étape de merveille
per-defeat_token = jeton Défaite
per-victory_token = jeton Victoire
per-victory_1 = jeton Victoire de 1
per-victory_3 = jeton Victoire de 3
per-victory_5 = jeton Victoire de 5
per-three_coins = lot de 3 pièces
per-colour = couleur de cartes
per-brown_gray_pair = paire carte marron et carte grise
effect-points_if = { $a ->
    [most_blue] { $b } points si tu as plus de cartes bleues que chaque voisin
    [most_coins] { $b } points si tu as plus de pièces que chaque voisin
    [most_green] { $b } points si tu as plus de cartes vertes que chaque voisin
    [most_red] { $b } points si tu as plus de cartes rouges que chaque voisin
    [most_yellow] { $b } points si tu as plus de cartes jaunes que chaque voisin
    [no_defeat] { $b } points si tu n’as aucun jeton Défaite
   *[wonder_finished] { $b } points si ta merveille est achevée
}
effect-points_per_set = { $b } points par série de cartes { $what }
setcolour-brown = marron
setcolour-gray = grise
setcolour-blue = bleue
setcolour-yellow = jaune
setcolour-red = rouge
setcolour-green = verte
setcolour-purple = violette
effect-points_per_pair = chaque paire de jetons Victoire égaux rapporte une fois de plus la valeur de l’un d’eux
effect-set_points = { $a } points de plus par série de trois symboles différents
effect-coins_on = { $a ->
    [black] { $b } pièces à chaque carte noire construite
    [chain] { $b } pièces à chaque carte construite par chaînage
    [purchase] { $b ->
        [one] { $b } pièce pour un achat chez un voisin, une fois par tour et par voisin
       *[other] { $b } pièces pour un achat chez un voisin, une fois par tour et par voisin
    }
    [stage] { $b } pièces à chaque étape construite ; tous les autres en perdent { $c }
    [victory] { $b } pièces à chaque jeton Victoire
   *[yellow] { $b } pièces à chaque carte jaune construite
}
effect-bank_bonus = { $a ->
    [one] { $a } pièce en plus des pièces de la banque, une fois par tour
   *[other] { $a } pièces en plus des pièces de la banque, une fois par tour
}
effect-spy = copie un symbole scientifique d’un voisin
effect-victory_token = { $a ->
    [age] un jeton Victoire de l’Âge
   *[other] un jeton Victoire de { $a }
}
effect-others_gain = { $a ->
    [one] tous les autres reçoivent { $a } pièce
   *[other] tous les autres reçoivent { $a } pièces
}
effect-neighbours_gain = { $a ->
    [one] chaque voisin reçoit { $a } pièce
   *[other] chaque voisin reçoit { $a } pièces
}
effect-others_lose = { $a ->
    [age] tous les autres perdent autant de pièces que le numéro de l’Âge
    [1] tous les autres perdent 1 pièce
   *[other] tous les autres perdent { $a } pièces
}
effect-others_lose_for = { $a ->
    [victory_token] tous les autres perdent { $b ->
        [one] { $b } pièce
       *[other] { $b } pièces
    } par jeton Victoire
   *[wonder_stage] tous les autres perdent { $b ->
        [one] { $b } pièce
       *[other] { $b } pièces
    } par étape de leur merveille
}
effect-from_discard = construis gratuitement une carte de la défausse

power-play_last_card = joue la dernière carte de chaque Âge
power-free_build_each_age = une fois par Âge, construis un bâtiment gratuitement
power-first_of_colour_free = la première carte de chaque couleur est gratuite
power-first_card_free = la première carte de chaque Âge est gratuite
power-last_card_free = la carte du dernier tour de chaque Âge est gratuite
power-stages_without_resources = les étapes ne demandent pas de ressources
power-copy_guild = copie une guilde d’un voisin
power-repeat_guild = une de tes guildes compte deux fois
power-change_symbol = change un symbole scientifique à la fin
power-repeat_symbol = un symbole de plus de celui que tu as le plus
power-pass_defeats = tes jetons Défaite vont à ton vainqueur
power-drop_defeats = jette tes jetons Défaite
power-drop_tokens = jette tes jetons Défaite ; tous les autres jettent un jeton Victoire
