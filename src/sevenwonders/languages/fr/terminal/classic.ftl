# The classic game in a terminal.

## The screen: the line above it

terminal-turn = Âge { ROMAN($age) }, tour { $turn } sur { $last }
terminal-discard-pile = défausse { $count }
terminal-passing = { $side ->
    [left] Les mains passent ← à gauche : la tienne va à { $to }, la prochaine vient de { $giver }.
   *[right] Les mains passent → à droite : la tienne va à { $to }, la prochaine vient de { $giver }.
}
terminal-swap = Toi et { $name } échangez vos mains après ce tour.
terminal-last-turn = Dernier tour de l’Âge : ce qui reste des mains est défaussé, puis viennent les conflits.

## Headings of columns, as short as possible

terminal-column-answer = Réponse
terminal-column-any = Libre
terminal-column-bonus = Bonus
terminal-column-build = Construire
terminal-column-card = Carte
terminal-column-cards = Cartes
terminal-column-city = Cité
terminal-column-coins = Pièces
terminal-column-compass = Compas
terminal-column-conflicts = Conflits
terminal-column-cost = Coût
terminal-column-effect = Effet
terminal-column-gear = Rouage
terminal-column-opens = Ouvre
terminal-column-price = Prix
terminal-column-shields = Boucl.
terminal-column-stages = Étapes
terminal-column-tablet = Tablette
terminal-column-tokens = Jetons
terminal-column-wonder = Merveille

## Cities

terminal-label-board = plateau
terminal-label-conflicts = conflits
terminal-label-advantages = avantages
terminal-any-raw = une matière première au choix
terminal-any-manufactured = un produit manufacturé au choix
terminal-finished = terminée
terminal-wonder-finished = La merveille est terminée.
terminal-price-each = { $coins } l’unité
terminal-price-raw = { $coins } (premières)
terminal-price-made = { $coins } (manufacturés)
terminal-rebate-first = la première 1 de moins
terminal-rebate-good = { $good } 1 de moins
terminal-border = { $state ->
    [even] { $tokens ->
        [twice] { $mine } contre { $theirs } : égalité, jetons doublés
       *[once] { $mine } contre { $theirs } : égalité
    }
    [ahead] { $tokens ->
        [twice] { $mine } contre { $theirs } : { $lead } d’avance, jetons doublés
       *[once] { $mine } contre { $theirs } : { $lead } d’avance
    }
   *[behind] { $tokens ->
        [twice] { $mine } contre { $theirs } : { $lead } de retard, jetons doublés
       *[once] { $mine } contre { $theirs } : { $lead } de retard
    }
}
terminal-border-partner = ton partenaire : pas de conflit
terminal-border-peace = pas de conflit
terminal-far-fight = { $mine } contre { $theirs } pour { $name }

## What is asked

terminal-ask-last-card = La dernière carte de l’Âge est jouée aussi.
terminal-ask-last-card-for = La dernière carte de l’Âge est jouée aussi, pour { $name }.
terminal-ask-pile = { $mine ->
    [yes] Tu peux construire gratuitement une carte de la défausse, ou passer.
   *[no] { $name } peut construire gratuitement une carte de la défausse, ou passer.
}
terminal-ask-bonus = Ton étape te donne un de ces bonus : lequel ?
terminal-must-choose = Tu ne peux pas passer ici : choisis une des réponses.
terminal-must-choose-card = Tu ne peux pas passer ici : construis une carte, sers-t’en pour une étape ou vends-en une.
terminal-no-free-build = Cette cité n’a pas le droit de construire un bâtiment gratuitement.
terminal-only-take = Une carte de la défausse ne peut qu’être construite : tape son numéro, ou p pour passer.
terminal-nothing-to-take-back = Il n’y a rien à annuler.
terminal-card-hint = Tape c et le nom ou le numéro d’une carte, par exemple : c Bibliothèque

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-hint-choose = { $count ->
    [one] { $count } choisir
   *[other] 1 à { $count } choisir
}
terminal-hint-pass = p passer
terminal-hint-card = c NOM carte
terminal-hint-build = { $number } construire la carte { $number }
terminal-hint-build-free = f{ $number } construire gratuitement
terminal-hint-stage = s{ $number } étape avec la carte { $number }
terminal-hint-sell = x{ $number } vendre la carte { $number } pour 3 pièces
terminal-hint-take = { $number } prendre la carte { $number }

## Prices and verdicts

terminal-price-by-age = 1, 2 ou 3 pièces selon l’Âge
terminal-paid-to = { $mine ->
    [yes] { $coins } à toi
   *[no] { $coins } à { $name }
}
terminal-paid-in-all = { $total } : { $shares }
terminal-price-of-ways = { $price } ({ $count } façons)
terminal-for-coins = pour 3 pièces
terminal-alone = seule
terminal-free-build = Le droit de construire gratuitement, une fois par Âge, peut servir pour { $cards }.
terminal-joint-price = Un prix après + est pour les deux ensemble : la carte ou l’étape, et ce qui l’accompagne.
terminal-lacks-goods = manque : { $goods }
terminal-lacks-coins = { $needed ->
    [one] { $needed } pièce, il en manque { $short }
   *[other] { $needed } pièces, il en manque { $short }
}
terminal-lacks-owned = déjà construite
terminal-lacks-finished = la merveille est terminée
terminal-lacks-other = impossible

## A card that is looked up: labels, and what stands behind them

terminal-fact-cost = coût
terminal-fact-price = prix
terminal-fact-effect = effet
terminal-fact-free-by = gratuit par
terminal-fact-opens = ouvre
terminal-fact-copies = nombre
terminal-fact-note = note
terminal-copies-here = { $count } dans cette partie
terminal-level = niveau { $level }
terminal-ages = Âges { $ages }
terminal-thing-bonus = choisi avec une étape
terminal-reconstructed = { $count ->
    [one] { $values } : valeur déduite, aucune source ne la montre
   *[other] { $values } : valeurs déduites, aucune source ne les montre
}
terminal-value-coins = pièces
terminal-value-cost = coût
terminal-value-effect = effet
terminal-value-points = points

## Colours of cards

terminal-colours = Couleurs :
terminal-colour-brown = marron
terminal-colour-gray = gris
terminal-colour-blue = bleu
terminal-colour-yellow = jaune
terminal-colour-red = rouge
terminal-colour-green = vert
terminal-colour-purple = violet
terminal-colour-bonus = bonus

## Rows of the help: what is typed, and what it does

terminal-typed-build = 3 ou b3
terminal-does-build = construire la carte 3
terminal-typed-stage = s3
terminal-does-stage = construire la prochaine étape de la merveille, avec la carte 3 dessous
terminal-typed-sell = x3
terminal-does-sell = vendre la carte 3 pour 3 pièces
terminal-typed-free = f3
terminal-does-free = construire gratuitement la carte 3, si ta cité en a le droit
terminal-typed-words = construis Bibliothèque (gauche 2)
terminal-does-words = la même chose en mots : construis, étape, vends, prends ou choisis une carte, et qui tu paies
terminal-verdicts = Signes : { $tick } gratuit · { $chain } gratuit par chaînage · { $coin } pièces en tout et qui les reçoit · { $cross } non

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-build = construis, construire
terminal-verb-stage = étape
terminal-verb-sell = vends, vendre
terminal-verb-take = prends, prendre
terminal-verb-choose = choisis, choisir
terminal-verb-drop = jette, jeter
terminal-verb-pass = passe, passer
terminal-word-bank = banque
terminal-word-far_left = plus à gauche, loin à gauche
terminal-word-far_right = plus à droite, loin à droite
terminal-word-free = gratuitement, gratis
terminal-word-as = comme
terminal-word-with = avec
terminal-word-and = et

## Replays

terminal-holds = { $name } tient

## Below the score sheet: how free choices were made. $symbols: such as "1 compass and 2 gears"

terminal-note-wilds = { $name } : symboles scientifiques au choix comptés comme { $symbols }.
terminal-note-copied = { $name } : copié chez les voisins : { $symbols }.
terminal-note-repeated = { $name } : compté une fois de plus : { $symbols }.
terminal-note-changed = { $name } : un symbole changé de { $before } en { $after }.
terminal-note-guild = { $name } : la guilde copiée était { $guild }.
terminal-note-guild-twice = { $name } : { $guild } a compté deux fois.
terminal-note-colour = { $name } : la couleur comptée est { $colour }.
