## The bar above the table

table-label = La table
table-turn = tour { $turn } sur { $last }
table-hand-goes = { $side ->
    [left] Ta main passe à gauche, à { $name }
   *[right] Ta main passe à droite, à { $name }
}
table-hands-go = { $side ->
    [left] Les mains passent à gauche
   *[right] Les mains passent à droite
}
table-side = { $side ->
    [left] à gauche
   *[right] à droite
}
table-last-turn = Dernier tour : ce qui reste est défaussé
table-waiting-for = On attend : { $names }
table-choosing-now = En train de choisir : { $names }
table-time-left = reste { $time }
table-over = La partie est finie
table-abandoned = Cette partie a été abandonnée
table-spectator = Tu regardes
table-discard-pile = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}

guided-title = Partie guidée
guided-open = Ce que dit le coach

## Next to the table: log, chat and ways out

table-open = Journal, chat et aide
table-log = Journal
table-no-log = Il ne s’est encore rien passé.
table-chat = Chat
table-home = Quitter la table pour l’accueil
table-rules-of = Règles : { $title }
table-dock = Laisser à côté de la table
table-undock = Ranger

## Players

table-bot = bot
table-person = personne
table-chosen = a choisi
table-awaited = choisit
table-away = pas là
table-stand-in = un bot remplace
table-is-away = { $name } n’est pas là, et tout le monde attend.
table-let-bot-stand-in = Faire jouer un bot
table-stand-in-later = Tu pourras faire jouer un bot dans { $time }.
table-stand-in-now = Tu peux faire jouer un bot maintenant.

## Cities

table-left = Voisin de gauche
table-me = Ma cité
table-right = Voisin de droite
table-left-tab = Gauche
table-me-tab = Moi
table-right-tab = Droite
table-middle = Cité du milieu
table-far-cities = Autres cités
table-look-at = Regarder la cité : { $name }
table-neighbours-of = Voir depuis cette place

table-board = { $side ->
    [Day] { $name } Jour
    [Night] { $name } Nuit
   *[other] { $name } { $side }
}
table-coins = pièces
table-shields = boucliers
table-points = points actuels
table-for-sale = vend
table-mine-for-sale = à vendre
table-reserved = pour soi
table-nothing = rien
table-no-cards = rien de construit

table-stage = Étape { $number }
table-stage-label = { $state ->
    [built] Étape { $number }, construite : { $effects } ; { $cost }
    [next] Étape { $number }, prochaine : { $effects } ; { $cost }
   *[later] Étape { $number }, pas encore construite : { $effects } ; { $cost }
}
table-under-card = dessous : { $card }
table-under-age = dessous : une carte de l’Âge { ROMAN($age) }

table-advantages = Avantages permanents
table-advantage = { $effect } ({ $source })
table-advantage-used = { $effect } ({ $source }), utilisé dans cet Âge

table-tokens = Conflits : victoires { $victories ->
    [none] aucune
   *[some] { $victories }
} ; défaites { $defeats ->
    [none] aucune
   *[some] { $defeats }
}
table-symbols = { $wild ->
    [0] Science : { $compass } compas, { $gear } × rouage, { $tablet } × tablette
   *[other] Science : { $compass } compas, { $gear } × rouage, { $tablet } × tablette, { $wild } au choix
}

## Borders between cities

table-you-pay = tu paies
table-price-label = Tu paies { $raw } pour une matière première et { $made } pour un produit manufacturé
table-border-even = { $shields ->
    [one] À égalité avec { $name }, { $shields } bouclier
   *[other] À égalité avec { $name }, { $shields } boucliers
}
table-border-ahead = { $own ->
    [one] En avance sur { $name }, { $own } bouclier à { $theirs }
   *[other] En avance sur { $name }, { $own } boucliers à { $theirs }
}
table-border-behind = { $own ->
    [one] En retard sur { $name }, { $own } bouclier à { $theirs }
   *[other] En retard sur { $name }, { $own } boucliers à { $theirs }
}
table-border-doubled = { $border }, pour { $tokens } jetons chacun
table-doubled = ×{ $tokens }
table-fights-past = tu affrontes plutôt { $name }
table-fights-too = tu affrontes aussi { $name }

## What the player is asked

table-hand = Ta main
table-unknown-title = Choisis parmi ceci
table-unknown-prompt = Choisis parmi ceci.
table-for-city = Pour { $name }.
table-question-keys = Touches : 1–9, Entrée confirmer
table-hint = Conseil
table-hint-ask = Que ferait un bot ?
table-take-back = Annuler
table-take-back-title = Reprendre ton dernier choix

table-option = { $what } ({ $payment })
table-option-card = { $card } : { $what } ({ $payment })
table-option-extra = { $use } { $extra }
table-stage-number = Étape de merveille { $number }

## Whether a card can be built, in words for screen readers

verdict-free = gratuit
verdict-chain = gratuit par chaînage
verdict-coins = { $price ->
    [one] coûte { $price } pièce en tout
   *[other] coûte { $price } pièces en tout
}
verdict-right = gratuit grâce à ta merveille
verdict-lacks = construction impossible, il manque : { $goods }
verdict-owned = construction impossible : cette cité en a déjà une
verdict-poor = { $short ->
    [one] trop cher : il manque { $short } pièce
   *[other] trop cher : il manque { $short } pièces
}
verdict-refused = construction impossible
table-chains-to = Gratuit plus tard : { $names }

## What is done with a card, and what it costs

table-by-chain = gratuit (chaînage)
table-coins-short = { $short ->
    [one] manque { $short } pièce
   *[other] manque { $short } pièces
}
table-goes-with = Ce qui va avec
table-instead-of = Ce que tu prends
table-alone = Rien de cela
table-together = { $price ->
    [0] rien à payer
    [one] { $price } pièce en tout
   *[other] { $price } pièces en tout
}
table-whom-to-pay = Qui payer
table-in-all = { $price ->
    [one] { $price } pièce en tout
   *[other] { $price } pièces en tout
}
table-bank = banque
table-paid-to = { $coins } à { $name }
table-paid-to-bank = { $coins } à la banque
table-nothing-to-pay = rien à payer
table-confirm = Confirmer
table-cancel = Fermer

table-not-dropped = { $use } { $name } : impossible. { $reason }
table-no-drop = On ne peut rien faire là avec cette carte.

## The answer of a player

table-chosen-as = Choisi – { $choice }
table-choice = { $use } : { $card }
table-choice-with = { $choice }, { $details }
table-change = Changer
table-face-down = choisi
delivery-sending = Envoi…
delivery-late = Pas encore confirmé. C’est gardé et renvoyé.
delivery-kept = Pas encore envoyé. Ce le sera au retour de la connexion.
table-caption-gain = { $what } : { SIGNED($coins) }

## The end of the game

table-scores = Feuille de score
table-total = Total
table-all-cities = Toutes les cités
table-replay = Replay
table-rematch = Rejouer
table-board-and-coins = { $coins ->
    [one] { $board }, { $coins } pièce
   *[other] { $board }, { $coins } pièces
}
table-not-ranked = , hors classement
table-wilds-used = Symboles au choix comptés comme
table-copied = Guilde copiée : { $name }
table-repeated = Compté une fois de plus : { $names }
table-buried-cards = Sous la merveille : { $cards }

## Between parts

table-separator = { " ; " }
