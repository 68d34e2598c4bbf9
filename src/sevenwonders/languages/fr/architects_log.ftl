boxlog-heading = { $reader ->
    [who] Tour { $turn } : toi
   *[none] Tour { $turn } : { $who }
}
boxlog-turn_began = { $reader ->
    [who] Tu commences le tour { $turn }.
   *[none] { $who } commence le tour { $turn }.
}
boxlog-turn_passed = { $reader ->
    [who] Tu n’as aucune carte à ta portée et tu passes.
   *[none] { $who } n’a aucune carte à sa portée et passe.
}
boxlog-peeked = { $reader ->
    [who] Tu regardes la carte du dessus de la pioche centrale.
   *[none] { $who } regarde la carte du dessus de la pioche centrale.
}
boxlog-peeked_seen = { $reader ->
    [who] Tu regardes la carte du dessus de la pioche centrale : { $card }.
   *[none] { $who } regarde la carte du dessus de la pioche centrale : { $card }.
}
boxlog-took = { $reader ->
    [who] Tu prends { $card } ({ $deck }).
   *[none] { $who } prend { $card } ({ $deck }).
}
boxlog-cat_moved = { $reader ->
    [who] Tu reçois le chat.
   *[none] { $who } reçoit le chat.
}
boxlog-horns = { $reader ->
    [who] Tu retournes { $count ->
        [one] { $count } jeton Conflit
       *[other] { $count } jetons Conflit
    } côté guerre.
   *[none] { $who } retourne { $count ->
        [one] { $count } jeton Conflit
       *[other] { $count } jetons Conflit
    } côté guerre.
}
boxlog-token_used = { $reader ->
    [who] Tu utilises { $token } pour une carte de plus.
   *[none] { $who } utilise { $token } pour une carte de plus.
}
boxlog-stage_built = { $reader ->
    [who] Tu construis l’étape { $stage } de ta merveille avec { $cards }.
   *[none] { $who } construit l’étape { $stage } de la merveille avec { $cards }.
}
boxlog-stage_built_using = { $reader ->
    [who] Tu construis l’étape { $stage } de ta merveille avec { $cards }, à l’aide de : { $tokens }.
   *[none] { $who } construit l’étape { $stage } de la merveille avec { $cards }, à l’aide de : { $tokens }.
}
boxlog-science_used = { $reader ->
    [who] Tu échanges { $cards }.
   *[none] { $who } échange { $cards }.
}
boxlog-token_taken = { $reader ->
    [who] Tu prends le jeton Progrès { $token }.
   *[none] { $who } prend le jeton Progrès { $token }.
}
boxlog-token_taken_new = { $reader ->
    [who] Tu prends le jeton Progrès { $token }. { $new } apparaît à sa place.
   *[none] { $who } prend le jeton Progrès { $token }. { $new } apparaît à sa place.
}
boxlog-token_taken_unseen = { $reader ->
    [who] Tu prends { $token } sur le dessus de la pile de jetons Progrès.
   *[none] { $who } prend { $token } sur le dessus de la pile de jetons Progrès.
}
boxlog-looked = { $reader ->
    [who] Tu regardes { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $deck }).
   *[none] { $who } regarde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $deck }).
}
boxlog-looked_seen = { $reader ->
    [who] Tu regardes { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $deck }). Tu vois : { $cards }.
   *[none] { $who } regarde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $deck }). Vu : { $cards }.
}
boxlog-kept = { $reader ->
    [who] Tu gardes { $card }.
   *[none] { $who } garde { $card }.
}
boxlog-battle = Bataille : { $strengths } ; { $won }.
boxlog-battle_even = Bataille : { $strengths } ; aucun jeton.
boxlog-game_over = La partie est finie.
# Une pioche, entre parenthèses derrière ce qui en vient.
boxlog-deck_left = { $reader ->
    [who] ta pioche de gauche
   *[none] pioche de gauche
}
boxlog-deck_right = { $reader ->
    [who] ta pioche de droite
   *[none] pioche de droite
}
boxlog-deck_central = pioche centrale
boxlog-deck_of = { $reader ->
    [who] ta pioche
   *[none] pioche : { $who }
}
boxlog-battle_shields = { $reader ->
    [who] tu as { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
   *[none] { $who } a { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
}
boxlog-battle_won = { $reader ->
    [who] tu gagnes { $count ->
        [one] { $count } jeton Victoire
       *[other] { $count } jetons Victoire
    }
   *[none] { $who } gagne { $count ->
        [one] { $count } jeton Victoire
       *[other] { $count } jetons Victoire
    }
}

## Cards in a sentence

boxthing-wood = du bois
boxthing-stone = une pierre
boxthing-clay = de l’argile
boxthing-papyrus = un papyrus
boxthing-glass = du verre
boxthing-coin = une pièce
boxthing-compass = un compas
boxthing-gear = un rouage
boxthing-tablet = une tablette
boxthing-shield_0 = un bouclier
boxthing-shield_1 = un bouclier à 1 corne
boxthing-shield_2 = un bouclier à 2 cornes
boxthing-blue_3 = une carte de 3 points
boxthing-blue_2_cat = une carte de 2 points avec le chat
