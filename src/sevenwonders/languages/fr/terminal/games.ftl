# Commands that play many games: simulate, arena, evaluate, selfplay, train and puzzles. Names of bots, options, files and
# packages are the same in all languages.

## Before a bar that shows how much is done

terminal-playing = Jeu
terminal-thinking = Réflexion
terminal-comparing = Comparaison
terminal-stopped = Interrompu.

## Numbers of things, in other messages

terminal-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
terminal-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}

## Headings of columns and of rows, as short as possible

terminal-column-bot = Bot
terminal-column-points = Points
terminal-column-seat = Siège
terminal-column-seats = Sièges
terminal-column-win-rate = Taux
terminal-column-interval = 95 %
terminal-column-mean = Moy.
terminal-column-spread = Écart
terminal-column-least = Min
terminal-column-most = Max
terminal-column-rating = Force
terminal-column-clock = Horloge
terminal-column-lost-moves = Coups perdus
terminal-column-against = Contre
terminal-column-boards = Plateaux
# La part de victoires de chaque bot si tous étaient de même force.
terminal-column-even = Égal
# Les points des adversaires.
terminal-column-theirs = Adverses

## Below the tables of simulate

terminal-half-wins = La victoire d’une équipe compte comme une demi-victoire pour chaque partenaire.
terminal-simulated = { terminal-games }, { terminal-players }, graine { $seed } : { $seconds } s, { $rate ->
        [one] { $rate } partie par seconde
       *[other] { $rate } parties par seconde
    }

## Below the tables of arena

terminal-arena-partners = Les partenaires gagnent ensemble : la victoire d’une équipe compte comme une victoire pour chacun de ses sièges.
terminal-arena-unrated = La force n’est pas estimée : il faut le paquet openskill (pip install 'sevenwonders[bots]').
terminal-arena-no-faults = { $name } n’a perdu aucun de ses { $moves } coups.
terminal-arena-faults = { $name } a perdu { $lost } coups sur { $moves } ({ $ways }), que le bot « { $bot } » a joués à sa place. La première fois : { $reason }
terminal-fault-late = { $count } en retard
terminal-fault-garbage = { $count } en réponse invalide
terminal-fault-crashed = { $count } en plantage
terminal-fault-stopped = { $count } à l’arrêt
terminal-arena-played = { terminal-games } ({ $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } depuis chaque siège), { terminal-players }, graine { $seed } ; à forces égales, la part serait de { $share }. { $seconds } s, empreinte { $digest }

## The page that arena writes

terminal-arena-title = Arène : { $bots }
terminal-arena-game = { $variant ->
    [teams] { $game }, en équipes.
    [two_player] { $game }, avec la Cité Libre.
   *[none] { $game }.
}
terminal-arena-standings = Classement
terminal-arena-intervals = Victoires d’un siège, avec intervalles à 95 % selon les donnes
terminal-arena-by-seat = Victoires par siège
terminal-arena-points = Points par catégorie
terminal-arena-scores = Scores
terminal-arena-course = Victoires au fil des donnes
terminal-arena-again = Rejouer les mêmes parties
terminal-clock-wall = réelle
terminal-clock-cpu = CPU
terminal-plot-shares = Part des parties que gagne un siège de chaque bot
terminal-plot-points = Points moyens de chaque bot par catégorie
terminal-plot-scores = Part des parties pour chaque score, de cinq en cinq points
terminal-plot-course = Part des victoires après chaque donne

## evaluate

terminal-boards-training = entraînement
terminal-boards-held-out = mis de côté
terminal-boards-all = tous
terminal-evaluated = { $name } : { terminal-games } par ligne, chaque donne depuis chaque siège.

## selfplay and train

terminal-selfplay = { terminal-games }, { $bytes } octets chacune, dans { $folder }. Empreinte { $digest }
terminal-fitted = cycle { $round } : explique { $explained }
terminal-fitted-moves = cycle { $round } : perte { $loss }, accord { $agreed }, explique { $explained }

## puzzles

terminal-column-day = Jour
terminal-row-all = Tous
terminal-column-puzzles = Problèmes
terminal-column-wonders = Merveilles
terminal-column-age-number = Âge { ROMAN($age) }
terminal-column-hard = Difficiles
terminal-column-options = Choix
terminal-column-lead = Avance
terminal-column-best-move = Meilleur coup
terminal-column-table = Table
terminal-boxuse-take = Prendre une carte
terminal-boxuse-keep = Garder une carte
terminal-boxuse-token = Prendre un jeton Progrès
terminal-boxuse-stage = Construire une étape
terminal-boxuse-science = Échanger des symboles
terminal-boxuse-look = Regarder une pioche
terminal-boxuse-done = Finir le tour
terminal-puzzles = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
}
terminal-puzzles-found = { terminal-puzzles } en { terminal-games }
terminal-puzzles-made = { terminal-puzzles } pour { terminal-games }, dans { $file }.
terminal-puzzles-size = { terminal-puzzles }, { $bytes } octets.

## A page that analyse or arena has written

terminal-report = Le rapport est dans { $file }.
