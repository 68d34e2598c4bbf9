boxeffect-resource = { $a ->
    [wood] bois
    [stone] pierre
    [clay] argile
    [papyrus] papyrus
   *[glass] verre
}
boxeffect-coins = 1 pièce, n’importe quelle ressource
boxeffect-horns = { $a ->
    [one] { $a } corne
   *[other] { $a } cornes
}
boxeffect-cat = prend le chat
boxeffect-extra_card = { $a ->
    [stage] une carte de plus après une étape construite
   *[other] une carte de plus après avoir pris : { $cards }
}
taken-wood = bois
taken-stone = pierre
taken-clay = argile
taken-papyrus = papyrus
taken-glass = verre
taken-coin = pièce
taken-compass = compas
taken-gear = rouage
taken-tablet = tablette
taken-shield_1 = bouclier à 1 corne
taken-shield_2 = bouclier à 2 cornes
taken-stage = une étape
boxeffect-double_coin = une fois par tour, une pièce paie deux ressources d’une étape
boxeffect-any_resources = une fois par tour, une étape peut être payée avec n’importe quelles ressources, égales ou non
boxeffect-finished = { $a } points, ou { $b } avec une merveille achevée
boxeffect-points_per = { $a ->
    [cat_card] { $b ->
        [one] { $b } point par carte bleue avec un chat
       *[other] { $b } points par carte bleue avec un chat
    }
    [victory_token] { $b ->
        [one] { $b } point par jeton Victoire
       *[other] { $b } points par jeton Victoire
    }
   *[progress_token] { $b ->
        [one] { $b } point par jeton Progrès, celui-ci compris
       *[other] { $b } points par jeton Progrès, celui-ci compris
    }
}
boxeffect-by_number = { $a } points pour un seul, { $b } points pour les deux
boxeffect-effect = { $a ->
    [any_deck] prends la carte du dessus de n’importe quelle pioche de la table
    [token] choisis un jeton Progrès
    [central] prends la carte du dessus de la pioche centrale
    [look] regarde les 5 cartes du dessus de la pioche de gauche ou de droite et gardes-en une
    [both_sides] prends la carte du dessus de la pioche de gauche et de celle de droite
   *[shield] 1 bouclier
}
