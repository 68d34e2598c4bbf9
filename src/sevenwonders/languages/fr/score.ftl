## All sheets

score-title = Compter les points
score-lead = La boîte est sur ta table. Entre ce que chacun a devant soi : la page compte, départage et se souvient. Elle marche hors ligne, et tout reste sur cet appareil.
score-begin = Nouvelle feuille de score
score-evenings = Soirées passées
score-no-evenings = Pas encore de feuille. La première apparaît ici dès que tu la commences.
score-won = { $winners ->
    [one] { $names } a gagné avec { POINTS($points) }
   *[other] { $names } ont gagné avec { POINTS($points) }
}
score-unfinished = pas finie
score-go-on = Continuer
score-look = Voir
score-remove = Supprimer
score-remove-named = Supprimer la feuille : { $names }
score-removed = La feuille est supprimée.
score-undo = Annuler
score-import-file = Lire un fichier
score-export-all = Tout enregistrer en un fichier
score-file-note = Les fichiers sont du texte simple. La commande « sevenwonders score » les lit aussi.
score-imported = { $count ->
    [0] Toutes ces feuilles sont déjà là.
    [one] { $count } feuille a été ajoutée.
   *[other] { $count } feuilles ont été ajoutées.
}
score-damaged = Ce fichier ne peut pas être lu, et rien n’a été changé. { $reason }
score-no-sheets = Il ne contient aucune feuille de score.
score-too-large = Il est trop grand pour une feuille de score.
score-gone = Cette feuille n’est pas sur cet appareil
score-gone-text = Elle a peut-être été supprimée, ou écrite dans un autre navigateur.
score-bad-link = Ce lien est abîmé. Redemande-le, et copie-le en entier.

## What all sheets add up to

score-statistics = Statistiques
score-no-statistics = Les statistiques apparaissent après la première feuille finie.
score-by-player = Par joueur
score-by-wonder = Par merveille
score-played = Parties
score-victories-of = Gagnées
score-average = Moyenne
score-best = Record
score-average-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
score-records = Records
score-highest = Plus haut total : { POINTS($points) }, par { $name }
score-closest = { $lead ->
    [0] Victoire la plus serrée : au départage, { $names }
   *[other] Victoire la plus serrée : de { $lead }, { $names }
}
score-best-line = { $line } : { POINTS($points) }, par { $name }

## Setting up a sheet

score-set-up = La table
score-game = Jeu
score-classic-game = 7 Wonders
score-edition = Édition
score-edition-name = { $edition ->
    [1] Première édition
    [2] Deuxième édition
   *[other] Édition { $edition }
}
score-expansions = Extensions
score-how = Comment veux-tu la remplir ?
scoreway-cards = Les cartes : la page compte
scoreway-points = Les points par ligne
scorewaynote-cards = Touche les cartes devant chaque joueur. Les guildes, la science et les copies sont comptées pour toi.
scorewaynote-points = Tape les points de chaque ligne, comme sur la feuille de papier.
score-players = Joueurs
score-seats = Qui est où, dans le sens horaire
score-name = Nom du joueur { $seat }
score-player = Joueur { $seat }
score-nobody = Sans joueur
score-wonder = Merveille du joueur { $seat }
score-no-wonder = Sans merveille
score-side = Face du joueur { $seat }
score-need-wonders = Donne une merveille à chacun, pour que la page puisse compter.
score-same-wonder = Chaque merveille existe une fois, mais { $name } y est deux fois.
score-to-enter = Commencer à compter

## Filling in a sheet, one player at a time

score-choose-seat = Joueurs
score-seat = { $points ->
    [one] { $name }, { POINTS($points) } point
   *[other] { $name }, { POINTS($points) } points
}
score-next = Ensuite : { $what }
score-to-result = Qui a gagné ?
score-to-set-up = Changer la table
score-typed = tapé
score-type-points = Taper plutôt les points
score-count-points = Compter d’après les cartes
score-count-symbols = Compter les symboles
score-points = Points : { $line }
score-digits = Chiffres
score-sign = Changer le signe
score-erase = Effacer le dernier chiffre
score-wrong = Ceci ne peut pas encore être compté. { $reason }
score-source = { $what } : { POINTS($points) }
score-beside = { $first } · { $second }
score-cards-of = { $colour } : { $count }
score-times = ×{ $count }
score-worthless = Ces cartes n’ont pas de points à elles, mais des guildes et des leaders peuvent les compter.
score-coins = Pièces
score-coins-note = Elles départagent aussi.
score-stages-built = Étapes construites
score-stage-number = Étape { $number }
score-stage = Étape { $number } : { $text }
score-tokens = Jetons militaires
score-square = { $number ->
    [0] Départ
   *[other] { $number }
}
score-victories = Jetons Victoire
score-cat = A le chat
score-one-less = Un de moins : { $thing }
score-one-more = Un de plus : { $thing }

## Filling in a sheet with a keyboard

score-grid = Points par ligne et par joueur
score-table = { $players ->
    [one] { $date } · { $game } · { $players } joueur
   *[other] { $date } · { $game } · { $players } joueurs
}
score-box = { $edition ->
    [1] 7 Wonders, première édition
    [2] 7 Wonders, deuxième édition
   *[other] 7 Wonders, édition { $edition }
}
score-kept = gardé sur cet appareil, marche hors ligne
score-new-sheet = Nouvelle feuille
score-progress = { $all ->
    [one] { $filled } nombre sur { $all }
   *[other] { $filled } nombres sur { $all }
}
score-wonder-side = { $side ->
    [Day] { $wonder } · Jour
    [Night] { $wonder } · Nuit
   *[other] { $wonder } · { $side }
}
score-cell = { $counted ->
    [yes] { $line }, { $name }, compté
   *[no] { $line }, { $name }
}
score-whole = Tape un nombre entier entre { POINTS($least) } et { $most }.
score-doubt = { $line } : entre { POINTS($least) } et { $most } sans extensions. Ce nombre est-il juste ?
score-coins-of = Pièces : { $name }
score-level-coins = Pièces, pour l’égalité
score-key-tab = joueur suivant
score-key-enter = ligne suivante
score-key-helper = aide
score-key-escape = annuler la case

## The helper, which counts one cell of the table

score-helper = Aide
score-helper-note = Compte cette case d’après les cartes, les pièces, les jetons ou les symboles. La touche = l’ouvre aussi.
score-helper-of = { $name } : { $line }
score-close-helper = Fermer l’aide
score-take = Prendre { POINTS($points) }
score-type-it = Le taper
score-no-pieces = Sans merveille, il n’y a rien à compter ici. Tape les points, ou choisis les merveilles de cette table.
score-from-cards = Compter les cartes
score-partly = Les cartes comptent autant que tout ce dont elles dépendent est entré ici.
score-symbols-note = Compte les symboles sur les cartes et la merveille ; leurs points sont calculés ici.
scoresymbol-compass = Compas
scoresymbol-gear = Rouages
scoresymbol-tablet = Tablettes
scoresymbol-wild = Au choix
spokensymbol-compass = compas
spokensymbol-gear = rouages
spokensymbol-tablet = tablettes
score-wild-as = Au choix : utilisé pour { $kinds }

## Below the table of points: what is missing, and who is ahead

score-begun = Tape le premier nombre
score-begun-text = Ligne par ligne : chaque joueur annonce un nombre. Les totaux et les places suivent à mesure.
score-to-go = { $left ->
    [one] Encore { $left } nombre
   *[other] Encore { $left } nombres
}
score-last-wins = Encore un nombre : { $name } gagnerait de { $lead }
score-running = Totaux pour l’instant
score-standing = { $name } { POINTS($points) }

## Who won

score-total = Total
score-wins = { $name } gagne de { $lead }
score-wins-tie = { $tiebreak ->
    [coins] { $name } gagne : égalité de points, mais plus de pièces
   *[stages] { $name } gagne : égalité de points, mais plus d’étapes
}
score-shared = { $names } partagent la victoire
score-shared-why = { $tiebreak ->
    [coins] Égalité de points et de pièces : les règles ne départagent pas.
   *[stages] Égalité de points et d’étapes : les règles ne départagent pas.
}
score-team-wins = { $names } gagnent ensemble
score-team = Équipe { $letter }
score-most-from = { $points ->
    [one] { POINTS($points) } point : { $parts }.
   *[other] { POINTS($points) } points : { $parts }.
}
score-most-from-wonder = { $points ->
    [one] { POINTS($points) } point avec { $wonder } : { $parts }.
   *[other] { POINTS($points) } points avec { $wonder } : { $parts }.
}
score-part = { POINTS($points) } pour { $line }
score-ahead = { $tiebreak ->
    [coins] { $first } passe devant { $second } : { POINTS($total) } chacun, mais { $first } a plus de pièces.
   *[stages] { $first } passe devant { $second } : { POINTS($total) } chacun, mais { $first } a plus d’étapes.
}
score-more = { $tiebreak ->
    [coins] plus de pièces
   *[stages] plus d’étapes
}
score-for-ties = { $tiebreak ->
    [coins] En cas d’égalité : pièces
   *[stages] En cas d’égalité : étapes
}
score-edit = Modifier
score-again = Mêmes joueurs, nouvelle feuille
score-done = Toutes les feuilles
score-share-link = Partager le lien
score-copy-link = Copier le lien
score-copied = Le lien est copié.
score-not-copied = Le lien n’a pas pu être copié. Il est dans la barre d’adresse de cette page.
score-picture = Image
score-picture-failed = Ton navigateur n’a pas pu dessiner l’image.
score-file = Enregistrer en un fichier
score-shown-from = Quelqu’un t’a envoyé cette feuille.
score-keep-it = La garder sur cet appareil
score-sheet-of = Feuille de score du { $date }

## What is wrong with a file. $place says where, $key names a word of the file that stays as it is

sheetfile-sheet = la feuille
sheetfile-seat = place { $seat }
sheetfile-inside = { $place }, { $key }
sheetfile-missing = Il manque ceci : { $place }.
sheetfile-no-list = { $place } : il faut une liste.
sheetfile-no-number = { $place } : il faut un nombre entier et non « { $value } ».
sheetfile-no-date = La date « { $text } » devrait ressembler à 2026-11-17.
sheetfile-unknown-key = { $place } : mot inconnu « { $key } ».
sheetfile-unclear = { $place } : incompréhensible.
sheetfile-at = { $place } : { $reason }
sheetfile-no-game = Le jeu « { $game } » n’existe pas.
sheetfile-no-edition = L’édition { $edition } n’existe pas.
sheetfile-no-expansion = L’extension « { $expansion } » n’existe pas.
sheetfile-no-variant = La variante « { $variant } » ne convient pas à cette table.
sheetfile-cities = Une table de { $players } joueurs n’a pas { $cities } cités.
sheetfile-wonder-twice = Chaque merveille existe une fois, mais { $wonder } est nommée deux fois.
sheetfile-no-token = { $place } : aucun jeton militaire ne vaut { $worth }.
