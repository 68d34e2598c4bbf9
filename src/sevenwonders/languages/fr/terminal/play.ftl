# The game in a terminal: what is said around every game, and at its prompt.

## The beginning and the end

terminal-welcome = Tu joues { $own }. Le bot { $bot } joue { $others }.
terminal-seed = Graine { $seed }. Tape ? pour avoir de l’aide à tout moment.
terminal-left = Tu quittes la partie ({ $moment }).
terminal-again = La même donne à nouveau : { $command }
terminal-record = La partie est enregistrée dans { $file }. Pour la revoir : { $command }
terminal-record-failed = La partie n’a pas pu être enregistrée : { $reason }
terminal-no-folder = La partie ne peut pas être enregistrée dans { $file } : indique un fichier dans un dossier qui existe.

## The score sheet and the result

terminal-final = Score final
terminal-team-total = Équipe
terminal-ties = { $tiebreak ->
    [coins] Trésor
   *[stages] Étapes
}
terminal-team-ties = { $tiebreak ->
    [coins] Trésor commun
   *[stages] Étapes (équipe)
}
terminal-places = Place
terminal-you = toi
terminal-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-won-by = { $more ->
    [coins] { terminal-points } et plus de pièces
    [stages] { terminal-points } et plus d’étapes
   *[none] { terminal-points }
}
terminal-won = { $who ->
    [your_city] Tu gagnes avec { terminal-won-by }.
    [your_team] Toi et { $names } gagnez ensemble avec { terminal-won-by }.
    [their_team] { $names } gagnent ensemble avec { terminal-won-by }.
   *[their_city] { $names } gagne avec { terminal-won-by }.
}
terminal-won-shared = { $names } : victoire partagée avec { terminal-points }.
terminal-lost = { $partner ->
    [none] Tu finis à la place { $place }, total : { $points }.
   *[some] Toi et { $partner } finissez à la place { $place }, total : { $points }.
}
terminal-labelled = { $name } : { $words }

## At the prompt

terminal-chapter = { $moment } : ce qui s’est passé
terminal-which = Laquelle : { $names } ?
terminal-no-city = Ici, aucune cité ne s’appelle « { $words } ». Tape d gauche, d droite, ou d et un nom.
terminal-no-number = { $count ->
    [one] { $typed } n’existe pas : { $count } est le seul numéro.
   *[other] { $typed } n’existe pas : les numéros vont de 1 à { $count }.
}
terminal-unread = « { $words } » n’est pas un choix possible ici.
terminal-not-now = Ce n’est pas possible maintenant.
terminal-type-help = Tape ? pour avoir de l’aide.
terminal-ways-to-pay = Il y a { $count } façons de payer. Tape un numéro, Entrée pour 1, 0 pour revenir.
terminal-ways = Il y a { $count } possibilités. Tape un numéro, Entrée pour 1, 0 pour revenir.
terminal-enter = Entrée
terminal-type-way = Tape un numéro de 1 à { $count }, Entrée pour 1, ou 0 pour revenir.
terminal-nothing-chosen = Rien n’est encore choisi.

## What can be typed, in a list of words with commas between them. English words and letters always work as well

terminal-word-help = aide
terminal-word-log = journal
terminal-word-score = score, points
terminal-word-table = table
terminal-word-card = carte
terminal-word-city = cité
terminal-word-undo = annuler, annule
terminal-word-pass = passer, passe
terminal-word-quit = quitter, fin
terminal-word-me = moi
terminal-word-left = gauche, à gauche
terminal-word-right = droite, à droite
terminal-word-back = retour, non

## Rows of the help: what is typed, and what it does

terminal-typed-pass = p
terminal-does-pass = passer, si tu n’es pas obligé de prendre ce qui est proposé
terminal-typed-card = c NOM ou c 3
terminal-does-card = montrer une carte
terminal-typed-city = d NOM
terminal-does-city = montrer toute une cité ; sans nom la tienne, et aussi d gauche et d droite
terminal-typed-table = t
terminal-does-table = montrer à nouveau la table
terminal-typed-log = l
terminal-does-log = ce qui s’est passé jusqu’ici
terminal-typed-score = score
terminal-does-score = les points de toutes les cités si la partie finissait maintenant
terminal-typed-quit = q
terminal-does-quit = quitter la partie
terminal-hint-help = ? aide

## A recorded game

terminal-replay-title = { $players ->
    [one] { $game }, { $players } joueur, graine { $seed }
   *[other] { $game }, { $players } joueurs, graine { $seed }
}
terminal-replay-heading = { $moment } ({ $number } sur { $count })
terminal-replay-cut = L’enregistrement s’arrête avant la fin de la partie. Si elle finissait ici :
terminal-replay-keys = Entrée tour suivant · b retour · NUMÉRO aller au tour · s SIÈGE voir ce que voit ce siège · s tout voir · q quitter
terminal-replay-seat = Tape s et le numéro d’un siège, ou -1 pour un spectateur. Par exemple : s 2
terminal-seat = Siège { $seat }
