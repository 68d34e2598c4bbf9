## A replay of a finished game

replay-title = Replay
replay-slider = Parcourir la partie
replay-place = Âge { ROMAN($age) }, tour { $turn }
replay-turn-of = Tour { $turn }, { $name }
replay-over = Fin de la partie
replay-step = Coup { $step } sur { $steps }
replay-back = Un coup en arrière
replay-turn-back = Un tour en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-turn-forward = Un tour en avant
replay-seat = Vu par
replay-open = Spectateur
replay-share = Copier le lien
replay-download = Enregistrer
replay-leave = Quitter
replay-keys = Flèches : un coup. Page haut et bas : un tour. Espace : lecture.
replay-failed = Le replay ne peut pas être montré

replay-play-on = Continuer d’ici
replay-play-on-text = Une nouvelle table commence exactement à ce coup. Tu prends une place, des bots prennent les autres.
replay-play-on-seat = Ta place
replay-play-on-start = Continuer
replay-cancel = Annuler

## The pages of cards: which game, and which cards

cards-title = Cartes et merveilles
cards-gallery = Tous les dessins
cards-game = Jeu
cardsview-cards = Cartes
cardsview-chains = Chaînages
cardsview-boards = Merveilles
cards-search = Chercher
cards-search-placeholder = nom ou effet
cards-age = Âge
cards-any-age = Tous
cards-colour = Couleur
cards-players = Nombre de joueurs
cards-any-players = Indifférent
cards-set = Boîte
cards-any-set = Toutes
cards-base-set = Jeu de base
cards-found = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-none = Aucune carte ne convient. Retire un filtre, ou cherche un mot plus court.
cards-clear = Retirer tous les filtres

## A card

cards-cost = Coût
cards-price-age = Autant de pièces que le numéro de l’Âge.
cards-free-after = Gratuite si tu as
cards-makes-free = Rend gratuit plus tard
cards-no-chains = Pas de chaînage.
cards-copies = Dans le jeu
cards-copies-of = { $players } joueurs : { $count }
cards-other-copies = Il y en a une.
cards-only-with = Seulement avec { $sets }
cards-promo = Promo : seulement avec l’option des guildes promo.
cards-reconstructed = reconstitué
cards-reconstructed-note = Aucune source à notre disposition ne montre les valeurs marquées ainsi. Choisies pour que le jeu soit équilibré, elles peuvent différer des valeurs imprimées, et restent jusqu’à ce que quelqu’un qui a la boîte les corrige.
cards-which-parts = Reconstitué : { $parts }.
rebuilt-cost = coût
rebuilt-costs = coûts
rebuilt-coins = pièces
rebuilt-points = points
rebuilt-effect = effet

## Chains and wonders

cards-chains-note = Un bâtiment de gauche rend gratuits dans un Âge suivant ceux qui sont à sa droite.
cards-produces = Produit
cards-board-gives = Le plateau lui-même :
cards-side = { $side ->
    [Day] Face Jour
    [Night] Face Nuit
   *[other] Face { $side }
}

## The cards of Architects

boxpage-kinds = Les quatorze types de cartes
boxcolour-grey = Ressources
boxcolour-yellow = Pièces
boxcolour-green = Science
boxcolour-red = Militaire
boxcolour-blue = Civil
boxpage-in-the-box = { $count } dans la boîte
boxpage-wonders = Les sept merveilles
boxpage-points-in-all = { $points } points en tout.
boxpage-points-and-effect = { $points } points en tout. { $effect }
boxpage-deck = Sa pioche
boxpage-central = La pioche centrale
boxpage-central-note = Elle est face cachée au milieu de la table.
boxpage-tokens = Jetons Progrès
boxpage-copies = { $count } de ce type
