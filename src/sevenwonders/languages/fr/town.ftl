## The bar above the table

town-game-cards = Cartes de cette partie
town-chains = Chaînages
town-turn-pips = Tour { $turn } sur { $last }
town-waiting-for-you = { $chosen ->
    [0] on t’attend
    [1] un joueur a choisi, on t’attend
    [2] deux ont choisi, on t’attend
    [3] trois ont choisi, on t’attend
    [4] quatre ont choisi, on t’attend
    [5] cinq ont choisi, on t’attend
    [6] six ont choisi, on t’attend
    [7] sept ont choisi, on t’attend
   *[other] { $chosen } ont choisi, on t’attend
}

## Borders

town-lose-by = tu perds de { $shields }
town-lead-by = tu mènes de { $shields }
town-even = égalité
town-lose = retard { $shields }
town-lead = avance { $shields }
town-price = { $good ->
    [raw] { $coins ->
        [one] { $coins } pièce pour une matière première
       *[other] { $coins } pièces pour une matière première
    }
   *[made] { $coins ->
        [one] { $coins } pièce pour un produit manufacturé
       *[other] { $coins } pièces pour un produit manufacturé
    }
}

## What a city has

town-stages-built = { $all ->
    [one] étapes construites : { $built } sur { $all }
   *[other] étapes construites : { $built } sur { $all }
}
town-cards = Construit : { $cards }
town-of-colour = { $count } { $colour }
town-no-cards = Rien de construit
town-worth-now = { $points ->
    [one] vaut { $points } point maintenant
   *[other] vaut { $points } points maintenant
}
town-symbol = { $symbol ->
    [compass] { $count } × compas
    [gear] { $count } × rouage
    [tablet] { $count } × tablette
   *[wild] { $count } au choix
}
town-one-symbol = { $symbol ->
    [compass] compas
    [gear] rouage
   *[tablet] tablette
}
town-victory = { $points ->
    [one] Victoire de { $points } point
   *[other] Victoire de { $points } points
}
town-defeats = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
}
