analysis-title = Analyse
analysis-open = Analyser
analysis-close = Fermer l’analyse
analysis-pull = Voir plus de l’analyse
analysis-legend = chances de gagner
analysis-legend-whole = chances de gagner · pointillé : égalité
analysis-progress = coup { $done } sur { $total }
analysis-remaining = coup { $done } sur { $total } · environ { $seconds } s

## The curve

analysis-curve = Chances de gagner au fil de la partie
analysis-curve-table = Chances de gagner au début de chaque tour
analysis-moment = Moment
analysis-even = égalité
analysis-at = { $moment } : { $chances }
analysis-chance-of = { $name } { $chance }
analysis-time = { $age ->
    [0] Tour { $turn }
   *[other] Âge { ROMAN($age) }, tour { $turn }
}

## Turning points: the moves that cost something

analysis-points = { $mine ->
    [yes] Mes tournants
   *[no] Tournants : { $name }
}
analysis-all-points = Tous les tournants
analysis-whose = Quels tournants
analysis-own = { $mine ->
    [yes] Les miens { $count }
   *[no] { $name } { $count }
}
analysis-all = Tous { $count }
analysis-instead-marked = **{ $played }** au lieu de **{ $better }**
analysis-instead = { $played } au lieu de { $better }
analysis-mark-inaccuracy = Imprécision
analysis-mark-mistake = Erreur
analysis-mark-blunder = Gaffe
analysis-mark-best = Meilleur coup
analysis-mark-good = Bon coup
analysis-loss = −{ $percent }
analysis-gain = +{ $percent }
analysis-lost-points = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points

## A move

analysis-who = { $mine ->
    [yes] Toi
   *[no] { $name }
}
analysis-who-and-when = { $who }, { $moment }
analysis-number-of = { $mine ->
    [yes] { $number } de mes { $count }
   *[no] { $number } sur { $count }
}
analysis-you-played = ton coup
analysis-played = joué
analysis-better = mieux
analysis-to-win = de victoire
analysis-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-points-word = points
analysis-rank = { $rank ->
    [1] Premier choix sur { $options }.
    [2] Deuxième choix sur { $options }.
    [3] Troisième choix sur { $options }.
    [4] Quatrième choix sur { $options }.
    [5] Cinquième choix sur { $options }.
    [6] Sixième choix sur { $options }.
    [7] Septième choix sur { $options }.
    [8] Huitième choix sur { $options }.
    [9] Neuvième choix sur { $options }.
    [10] Dixième choix sur { $options }.
   *[other] Choix numéro { $rank } sur { $options }.
}
analysis-nearly-best = À peu près aussi bon que le meilleur.
analysis-best-of = { $options ->
    [one] Le seul choix sur { $options }.
   *[other] Le meilleur choix sur { $options }.
}
analysis-won-more = mène à des positions plus souvent gagnées
analysis-use-stage = sous la merveille
analysis-use-sell = vendue
analysis-stage = Étape { $stage }
analysis-sell = Vendre { $card }
analysis-with-use = { $use } : { $card }
analysis-pass = Ne rien faire
payee-left = { $coins } à gauche
payee-right = { $coins } à droite
payee-far_left = { $coins } à la deuxième cité à gauche
payee-far_right = { $coins } à la deuxième cité à droite
payee-bank = { $coins } à la banque
analysis-chance = { $name } : { $chance } de chances de gagner
analysis-next = Erreur suivante
analysis-previous = Erreur précédente
analysis-play-on = Continuer d’ici
analysis-play-on-short = Continuer

## In the place of a move

analysis-the-end = La fin de la partie
analysis-the-end-text = Reviens à un coup pour voir ce qu’il valait.
analysis-forced = Il n’y avait qu’un seul choix
analysis-forced-text = Rien à gagner ni à perdre ici.
analysis-not-studied = Ce coup n’est pas encore étudié
analysis-not-studied-text = { $moves ->
    [0] { -found-by-itself }
    [one] Il vient après encore { $moves } coup. Le replay marche comme toujours, et ce qui est trouvé apparaît ici tout seul.
   *[other] Il vient après encore { $moves } coups. Le replay marche comme toujours, et ce qui est trouvé apparaît ici tout seul.
}
-found-by-itself = Ce qui est trouvé apparaît ici tout seul.
analysis-found-by-itself = { -found-by-itself }
analysis-study-first = Étudier d’abord ce coup
analysis-studied-next = Ce coup sera étudié ensuite
analysis-computing = L’analyse a commencé

## A player without a costly move

analysis-none = Aucun coup coûteux
analysis-none-text = { $mine ->
    [yes] Rien dans ton jeu n’a coûté cher. Précision { NUMBER($accuracy, maximumFractionDigits: 0) }.
   *[no] Rien dans le jeu de ce joueur ({ $name }) n’a coûté cher. Précision { NUMBER($accuracy, maximumFractionDigits: 0) }.
}
analysis-others = Voir ce que les autres ont manqué : { $count }
analysis-closest = À voir quand même : le choix le plus serré
analysis-either = { $one } ou { $other }
analysis-apart = { $share } d’écart

## Players

analysis-players = Joueurs
analysis-name = Nom
analysis-accuracy = précision
analysis-luck = chance
analysis-luck-text = Ce que les mains offraient par rapport à une donne moyenne.
analysis-best = mieux
analysis-worst = pire
analysis-luck-of = { $luck ->
    [good] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [bad] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] 0
}
analysis-look = { $name } : montrer la courbe et les tournants de ce joueur
analysis-go-to-best = { $name }, meilleur moment :
analysis-go-to-worst = { $name }, pire moment :

## What went wrong

analysis-stopped = Elle s’est arrêtée au coup { $done } sur { $total }
analysis-did-not-begin = Elle n’a pas pu commencer
analysis-stays = Ce qui a été trouvé reste ici.
analysis-again = Réessayer
analysis-go-on = Reprendre au coup { $move }

## Hands

analysis-hands = Mains
analysis-hands-of = Toutes les mains à ce moment
analysis-held = Main : **{ $name }**
analysis-mover = Joueur actif

## Sharing

analysis-share-link = Copier le lien vers ce moment
analysis-share-picture = Partager une image de l’analyse
analysis-copied = Le lien est copié.
analysis-saved = L’image est enregistrée.
analysis-picture-failed = Ce navigateur ne peut pas dessiner l’image.
analysis-accuracy-short = { $name } : précision { NUMBER($accuracy, maximumFractionDigits: 0) }
analysis-moment-line = { $name }, { $moment } : { $what }

## The moments on the score sheet

analysis-moments = { $count ->
    [1] Le moment décisif
    [2] Deux moments décisifs
    [3] Trois moments décisifs
   *[other] { $count } moments décisifs
}
analysis-moments-text = les plus grands écarts, dans l’ordre du jeu
analysis-looking = Recherche des moments décisifs
analysis-no-moment = Aucun coup n’a décidé à lui seul de cette partie.
analysis-moments-failed = Les moments n’ont pas pu être trouvés.
analysis-you = toi
analysis-was-better = Mieux : { $better }.
analysis-was-best = Le meilleur choix : { $best }.
analysis-show-moment = { $who }, { $moment } : voir ce coup
