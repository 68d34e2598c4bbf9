architects-name = Architects

## Whose turn it is

architects-turn = tour { $turn }
architects-your-turn = À toi de jouer
architects-turn-of = À { $name } de jouer

## The conflict tokens and the cat

architects-conflict = Conflit
architects-conflict-label = { $turned } jetons Conflit sur { $all } sont retournés côté guerre
architects-until-battle = { $peace ->
    [0] Bataille à la fin de ce tour
    [one] { $peace } corne avant la bataille
   *[other] { $peace } cornes avant la bataille
}
architects-cat = Chat
architects-cat-looks = Il montre le dessus de la pioche centrale.
architects-cat-is-yours = Le chat est chez toi
architects-cat-is-at = Le chat est chez { $name }
architects-cat-is-free = Personne n’a encore le chat
architects-has-cat = a le chat

## Progress tokens

architects-progress = Jetons Progrès
architects-offer = Jetons Progrès au choix
architects-offer-names = Au choix : { $names }
architects-offer-none = Au choix : aucun
architects-unseen-token = Caché
architects-unseen-text = { $count ->
    [0] La pile est vide.
   *[other] Dessus de la pile, encore { $count }.
}
architects-armed = Donne une carte de plus
architects-used-up = Utilisé ce tour-ci
architects-tokens = Jetons Progrès

boxtoken-urbanism = Carte de plus après du bois ou de l’argile.
boxtoken-crafts = Carte de plus après un papyrus ou du verre.
boxtoken-jewellery = Carte de plus après une pierre ou une pièce.
boxtoken-science = Carte de plus après une carte verte.
boxtoken-propaganda = Carte de plus après un bouclier avec cornes.
boxtoken-architecture = Carte de plus après une étape construite.
boxtoken-economy = Une fois par tour, une pièce paie deux ressources.
boxtoken-engineering = Une fois par tour, n’importe quelles ressources paient une étape.
boxtoken-tactics = 2 boucliers permanents.
boxtoken-decor = 4 points, 6 si ta merveille est achevée.
boxtoken-politics = 1 point par carte bleue avec un chat.
boxtoken-strategy = 1 point par jeton Victoire.
boxtoken-education = 2 points par jeton Progrès, lui compris.
boxtoken-culture = 4 points, 12 pour les deux ensemble.

## Decks

architects-decks = Pioches à ta portée
architects-left-deck = Pioche gauche
architects-right-deck = Pioche droite
architects-central-deck = Pioche centrale
architects-deck-of = Pioche : { $name }
boxplace-left = Gauche
boxplace-centre = Centre
boxplace-right = Droite
architects-shared-with = à toi, partagée avec { $name }
architects-also-of = avec { $name }
architects-owned-by = de chez { $name }
architects-centre-note = pour tous
architects-face-down = Face cachée
architects-anything = tout peut venir
architects-only-you = tu l’as vue
architects-empty-deck = vide
architects-left = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
architects-left-short = reste { $count }
architects-deck-empty = { $deck }, plus aucune carte.
architects-deck-open = { $count ->
    [one] { $deck }, encore { $count } carte. Carte du dessus : { $card }
   *[other] { $deck }, encore { $count } cartes. Carte du dessus : { $card }
}
architects-deck-known = { $count ->
    [one] { $deck }, encore { $count } carte. Tu as regardé celle du dessus : { $card }
   *[other] { $deck }, encore { $count } cartes. Tu as regardé celle du dessus : { $card }
}
architects-deck-closed = { $count ->
    [one] { $deck }, encore { $count } carte. Celle du dessus est face cachée.
   *[other] { $deck }, encore { $count } cartes. Celle du dessus est face cachée.
}
architects-own-deck = Pioche à côté de cette cité : encore { $count }
architects-own-deck-open = Pioche à côté de cette cité : encore { $count }, dessus { $card }

## Cards

architects-cards = Cartes
architects-no-cards = aucune carte
architects-held = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
architects-card-gives = { $card } : { $text }

boxshort-shield_1 = Bouclier, 1 corne
boxshort-shield_2 = Bouclier, 2 cornes
boxshort-blue_2_cat = Chat, 2 points

boxcard-wood = Paie des étapes.
boxcard-stone = Paie des étapes.
boxcard-clay = Paie des étapes.
boxcard-papyrus = Paie des étapes.
boxcard-glass = Paie des étapes.
boxcard-coin = Remplace n’importe quelle ressource.
boxcard-compass = Deux égaux ou trois différents donnent un jeton.
boxcard-gear = Deux égaux ou trois différents donnent un jeton.
boxcard-tablet = Deux égaux ou trois différents donnent un jeton.
boxcard-shield_0 = 1 bouclier permanent.
boxcard-shield_1 = 1 bouclier jusqu’à la bataille. 1 corne.
boxcard-shield_2 = 1 bouclier jusqu’à la bataille. 2 cornes.
boxcard-blue_3 = 3 points.
boxcard-blue_2_cat = 2 points, et le chat arrive.

## A city

architects-cities = Cités
architects-in-front-of-you = Devant toi
architects-in-front = Devant cette cité
architects-board-line = { $city }, { $built } sur 5
architects-drawing = { $wonder }, étapes construites : { $built } sur 5
architects-stages-built = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
architects-shields-of = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
architects-victories-of = { $count ->
    [one] { $count } jeton Victoire
   *[other] { $count } jetons Victoire
}
architects-points-now = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
architects-stages = étapes construites
architects-shields = boucliers

## The stages of a wonder

architects-stages-of = Étapes : { $wonder }
architects-cost = { $identical ->
    [yes] { $count } identiques
   *[no] { $count } différentes
}
architects-stage-label = Étape { $number }, { $place }, { $state ->
    [built] construite
    [next] prochaine
   *[later] pas encore accessible
} : { $identical ->
    [yes] { $count } ressources identiques pour { $effects }
   *[no] { $count } ressources différentes pour { $effects }
}
boxpart-base = base
boxpart-tier_2 = niveau 2
boxpart-tier_3 = niveau 3
boxpart-tier_4 = niveau 4
boxpart-top = sommet
boxpart-top_left = en haut à gauche
boxpart-top_right = en haut à droite
boxpart-left_column = colonne de gauche
boxpart-middle_column = colonne du milieu
boxpart-right_column = colonne de droite
boxpart-roof = toit
boxpart-left_pillar = pilier gauche
boxpart-right_pillar = pilier droit
boxpart-left_leg = jambe gauche
boxpart-right_leg = jambe droite
boxpart-torso = torse
boxpart-head = tête
boxpart-left_pedestal = socle gauche
boxpart-right_pedestal = socle droit
boxpart-legs = jambes

## What a player is asked

architects-panel = À faire
architects-keys = Touches : 1–9, Entrée, Échap
boxtitle-card = Prends une carte
boxtitle-action = Et maintenant ?
boxtitle-token = Choisis un jeton
boxtitle-any_deck = Prends une carte du dessus
boxtitle-look_deck = Regarde dans une pioche
boxtitle-looked_card = Garde une carte
boxtitle-other = Choisis
boxprompt-card = Appuie sur une des trois pioches, sur une autre pour comparer.
boxprompt-action = Construis, échange des symboles, prends une carte de plus ou finis ton tour.
boxprompt-token = Choisis un jeton Progrès.
boxprompt-any_deck = Ta merveille te laisse prendre la carte du dessus de n’importe quelle pioche.
boxprompt-look_deck = Ta merveille te laisse regarder dans une pioche : laquelle ?
boxprompt-looked_card = Garde une de ces cartes ; les autres y retournent et sont mélangées.
boxprompt-other = Choisis parmi ceci.
boxdoing-card = { $names } choisit une carte…
boxdoing-action = { $names } décide que faire…
boxdoing-token = { $names } choisit un jeton Progrès…
boxdoing-any_deck = { $names } prend une carte de n’importe quelle pioche…
boxdoing-look_deck = { $names } choisit une pioche où regarder…
boxdoing-looked_card = { $names } garde une des cartes regardées…
boxdoing-other = { $names } choisit…
architects-nothing-chosen = { $kind ->
    [card] Appuie sur une pioche, puis confirme.
    [look_deck] Appuie sur une pioche, puis confirme.
    [token] Appuie sur un jeton, puis confirme.
   *[other] Appuie sur un choix, puis confirme.
}
architects-enter = Entrée
architects-back = Retour
architects-hinted = Un bot choisirait ceci
architects-latest = Ce qui vient de se passer

## What can be done, as titles of buttons

architects-extra-card = Carte de plus : { $deck }
architects-look-into = Regarder : { $deck }
architects-build-stage = Construire l’étape { $number }
architects-turn-in-two = Échanger 2 × { $symbol }
architects-turn-in-three = Échanger 3 symboles différents
architects-done = Finir le tour
architects-for-token = pour un jeton Progrès
architects-done-text = plus rien ce tour-ci
architects-must = obligatoire
architects-why-not = Ce qui n’est pas possible maintenant, et pourquoi
boxwhy-no_extra_card = Aucun jeton Progrès ne donne de carte de plus maintenant.
boxwhy-empty_left = La pioche gauche est vide.
boxwhy-empty_right = La pioche droite est vide.
boxwhy-empty_centre = La pioche centrale est vide.
boxwhy-empty_deck = La pioche de { $wonder } est vide.
boxwhy-empty_stack = La pile de jetons est vide.
boxwhy-built = L’étape { $stage } est déjà construite.
boxwhy-rests_on = L’étape { $stage } repose sur l’étape { $lower }, qui n’est pas encore construite.
boxwhy-rests_on_all = L’étape { $stage } repose sur les étapes { $lower }, qui ne sont pas encore construites.
boxwhy-needs_identical = L’étape { $stage } demande { $count } ressources identiques ; les cartes et pièces ici en donnent { $there }.
boxwhy-needs_different = L’étape { $stage } demande { $count } ressources différentes ; les cartes et pièces ici en donnent { $there }.
boxwhy-no_token_left = Il ne reste aucun jeton Progrès ; les cartes vertes restent en place.
boxwhy-three_needed = Il faut pour cela trois symboles différents.
boxwhy-two_needed = { $symbol ->
    [compass] Il faut pour cela deux cartes avec un compas.
    [gear] Il faut pour cela deux cartes avec un rouage.
   *[tablet] Il faut pour cela deux cartes avec une tablette.
}
boxwhy-stage_due = Le tour ne peut pas encore finir : l’étape { $either } peut être payée et doit être construite.
boxwhy-one_stage_due = Le tour ne peut pas encore finir : l’étape { $either } peut être payée, et il faut en construire une.
boxwhy-science_due = Le tour ne peut pas encore finir : une série de cartes vertes doit être échangée.
architects-separator = { " ; " }

## Ways to pay for a stage

architects-pay-with = Payer avec
architects-ways-to-pay = { $count ->
    [one] { $count } façon de payer
   *[other] { $count } façons de payer
}
architects-paid = paie { $cards }
architects-paid-with-help = paie { $cards }, avec l’aide de : { $tokens }
architects-paid-nothing = ne paie rien
architects-paid-nothing-with-help = ne paie rien, avec l’aide de : { $tokens }
architects-keeps = garde { $cards }
boxpaid-wood = bois
boxpaid-stone = pierre
boxpaid-clay = argile
boxpaid-papyrus = papyrus
boxpaid-glass = verre
boxpaid-coin = pièce

## What happens, below a city and as a battle

architects-caption-stage = Étape { $number }
architects-battle = Bataille !
architects-battle-text = Tous les jetons Conflit sont retournés : chacun affronte ses deux voisins.
architects-standing = Jetons Victoire : { $sums }
architects-standing-of = { $name } { $sum }

## Everything that lies in piles

architects-piles-title = Défausse, pioches et pile
architects-piles-short = Piles
architects-discard = Défausse
architects-left-in-decks = Encore dans les pioches
architects-left-note = Tout le monde peut le compter. Personne ne connaît l’ordre.
architects-stack-title = Dans la pile de jetons
architects-stack-note = Ceux-ci sont encore à venir, dans un ordre que personne ne connaît.

## The score sheet

architects-score-line = { $count ->
    [one] { $city }, { $count } étape
   *[other] { $city }, { $count } étapes
}
architects-tie-note = À égalité de points, qui a construit le plus d’étapes l’emporte.
