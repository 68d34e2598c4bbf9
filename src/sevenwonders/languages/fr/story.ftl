## Between turns

story-stage = Ce qui se passe maintenant
story-next = Continuer
story-sentence = { $text }.
story-two-sentences = { $title }. { $text }.
story-banner = { $title }. { $text }

## The beginning of a game and of an Age

story-your-wonder = Ta merveille : { $name }
story-side = Face { $side ->
    [Day] Jour
    [Night] Nuit
   *[other] { $side }
}, { $stages ->
    [one] { $stages } étape
   *[other] { $stages } étapes
}
story-guilds = Les guildes entrent en jeu.
story-victory = { $age ->
    [1] Une victoire vaut { $victory } à sa fin.
   *[other] Les victoires valent maintenant { $victory }.
}
story-hand-goes = { $side ->
    [left] Ta main passe à gauche, à { $name }.
   *[right] Ta main passe à droite, à { $name }.
}
story-hands-go = { $side ->
    [left] Les mains passent à gauche.
   *[right] Les mains passent à droite.
}

## The end of an Age

story-ends = Fin de l’Âge { ROMAN($age) } : { $coming }
story-war = guerre
story-calm = L’Âge { ROMAN($age) } finit dans la paix
story-stakes = { $defeat ->
    [0] Cet Âge : { SIGNED($victory) } au vainqueur, rien au perdant.
   *[other] Cet Âge : { SIGNED($victory) } au vainqueur, { SIGNED($defeat) } au perdant.
}
story-nobody-fights = Personne ne se bat.

## War

story-against = contre
story-outcome = { $own } contre { $theirs } : { $tokens ->
    [none] rien
   *[some] { $tokens }
}
story-peace = Paix
story-no-fight = Pas de conflit entre { $name } et toi
story-you = { $name }, toi
story-other-borders = Les autres frontières
story-all-borders = Toutes les frontières
story-standing = { $age ->
    [1] Bilan après une guerre : { $cities }
    [2] Bilan après deux guerres : { $cities }
    [3] Bilan après trois guerres : { $cities }
   *[other] Bilan après { $age } guerres : { $cities }
}
story-standing-of = { $points ->
    [0] { $name } 0
   *[other] { $name } { SIGNED($points) }
}

## The count at the end of a game

sheet-counting = Le décompte
sheet-place = { ORDINAL($place) ->
    [one] { $place }er
   *[other] { $place }e
}
sheet-gain = { SIGNED($points) } { $column }
sheet-to-sheet = Voir la feuille de score

column-military = conflits
column-treasury = pièces
column-wonder = merveille
column-civilian = civil
column-science = science
column-commerce = commerce
column-guilds = guildes
column-cat = chat
column-progress = progrès
column-total = total

## Who has won, and why

sheet-over = La partie est finie
sheet-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
sheet-wins-by = { $lead ->
    [0] { $name } gagne, à égalité de points
    [one] { $name } gagne de { $lead } point
   *[other] { $name } gagne de { $lead } points
}
sheet-shared = { $names } partagent la victoire
sheet-you-win = Tu gagnes !
sheet-you-win-by = { $lead ->
    [0] Tu gagnes, à égalité de points !
    [one] Tu gagnes de { $lead } point !
   *[other] Tu gagnes de { $lead } points !
}
sheet-you-share = Tu partages la victoire avec { $names }
sheet-behind = Tu finis { ORDINAL($place) ->
    [one] { $place }er
   *[other] { $place }e
}, { $behind ->
    [0] à égalité de points
    [one] à { $behind } point du premier
   *[other] à { $behind } points du premier
}
sheet-by-tiebreak = On ne peut pas faire plus serré : autant de points, et le départage a décidé.
sheet-decided = { $column } : c’est là que tout s’est joué ({ $one }, { $two }).
sheet-decided-part = { $mine ->
    [yes] toi { POINTS($points) }
   *[no] { $name } { POINTS($points) }
}
sheet-led = Meilleur score pour toi : { $alone }.
sheet-led-shared = Meilleur score partagé : { $shared }.
sheet-led-both = Meilleur score pour toi : { $alone } ; partagé : { $shared }.

## The score sheet

sheet-ribbon = { $name } { $total }
sheet-seat = { $place }. { $name }
sheet-cell = { $name }, { $column } : { POINTS($points) }
sheet-sum-title = { $mine ->
    [yes] Toi, { $column } : { POINTS($points) }
   *[no] { $name }, { $column } : { POINTS($points) }
}
sheet-total-text = Toutes les colonnes ensemble.
sheet-times = { $count } × { $name }
sheet-none = Rien n’a compté ici.
sheet-again = Revoir le décompte
sheet-look = Regarder les cités
sheet-count = Décompte
sheet-cities = Cités
sheet-share = Partager
sheet-copied = Le lien vers le replay est copié.
