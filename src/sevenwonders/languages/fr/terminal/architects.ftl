# Architects in a terminal. What is typed and what is shown for it should be the same words.

## The screen: decks and cards

terminal-box-face-down = face cachée
terminal-box-only-cat = seul le joueur qui a le chat peut la regarder
terminal-box-deck-left = ← gauche : ta pioche
terminal-box-deck-centre = centre
terminal-box-deck-right = droite : { $name } →
terminal-box-gives-grey = une ressource pour les étapes
terminal-box-gives-yellow = remplace n’importe quelle ressource
terminal-box-gives-green = 2 égaux ou 3 différents : un jeton
terminal-box-gives-horns = { $horns ->
    [one] 1 bouclier jusqu’à la prochaine bataille, retourne { $horns } jeton Conflit
   *[other] 1 bouclier jusqu’à la prochaine bataille, retourne { $horns } jetons Conflit
}

## The screen: conflict tokens and progress tokens

terminal-box-conflict-tokens = Jetons Conflit :
terminal-box-stack = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
terminal-box-in-stack = face cachée dans la pile

## Headings of columns, as short as possible

terminal-box-column-wins = Vict.
terminal-box-column-blue = Bleu
terminal-box-column-resources = Ressources
terminal-box-column-science = Science
terminal-box-column-tokens = Jetons
terminal-box-column-colour = Couleur
terminal-box-all = Tout

## A city

terminal-box-belongings = { $mine ->
    [yes] Tes cartes et tes jetons
   *[no] Cartes et jetons
}
terminal-box-label-resources = ressources
terminal-box-label-coins = pièces
terminal-box-label-science = science
terminal-box-label-shields = boucliers
terminal-box-label-blue = bleu
terminal-box-cat = chat
terminal-box-passing = { $count } jusqu’à la prochaine bataille

## What is asked

terminal-box-ask-card = À toi de jouer : prends la carte du dessus d’une pioche.
terminal-box-ask-action = Que fais-tu maintenant ?
terminal-box-more-cards = { $count ->
    [one] { $tokens } donne une carte de plus.
   *[other] { $tokens } donnent chacun une carte de plus.
}

## Actions, in the words in which they may be typed

terminal-box-take-left = prends à gauche
terminal-box-take-centre = prends au centre
terminal-box-take-right = prends à droite
terminal-box-take-of = prends { $city }
terminal-box-stage = étape { $number }
terminal-box-turn-in = science { $cards }
terminal-box-token = jeton { $token }
terminal-box-token-unseen = jeton caché
terminal-box-look-left = regarde à gauche
terminal-box-look-right = regarde à droite
terminal-box-keep = garde { $card }
terminal-box-done = fini
terminal-box-paid = avec { $cards }
terminal-box-paid-using = avec { $cards } grâce à { $tokens }
terminal-box-optional = si tu veux

## Hints below a question: what to type, and what it does. Letters stay

terminal-box-hint-done = p fini
terminal-box-hint-card = c NOM carte ou jeton
terminal-box-hint-city = d NOM cité
terminal-box-hint-table = t table

## What has happened

terminal-box-turns = Tours { $first } à { $last }
terminal-box-only-choice = Il n’y avait pas d’autre choix.

## Why something is not possible

terminal-box-set-needed = Pour un jeton Progrès, il faut deux cartes vertes égales ou trois différentes.
terminal-box-no-undo = On ne peut rien annuler : ce que tu choisis se fait aussitôt.
terminal-box-card-hint = Tape c et le nom d’une carte ou d’un jeton, par exemple : c Culture
terminal-box-other-payments = L’étape { $number } ne peut pas être payée ainsi. Paiements possibles : { $payments }.
terminal-box-why-ask_card = Un tour commence par une carte : prends à gauche, prends à droite ou prends au centre.
terminal-box-why-ask_action = Maintenant, construis une étape, échange des cartes vertes, prends une carte de plus, ou finis ton tour avec « fini ».
terminal-box-why-ask_token = Choisis un jeton Progrès : nomme un jeton visible, ou prends le jeton caché.
terminal-box-why-ask_any_deck = Prends la carte du dessus d’une pioche de la table.
terminal-box-why-ask_look = Choisis une pioche : regarde à gauche ou regarde à droite.
terminal-box-why-ask_keep = Garde une des cartes que tu as regardées.
terminal-box-why-out_of_reach = Seules la pioche gauche, la pioche droite et la pioche centrale sont à ta portée.
terminal-box-why-not_in_play = Cette merveille n’est pas en jeu, et sa pioche non plus.
terminal-box-why-not_face_up = Ce jeton n’est pas visible.
terminal-box-why-not_taken_up = Cette carte n’est pas parmi celles que tu as regardées.
terminal-box-unread = { $verb ->
    [take] Aucune pioche ne s’appelle ainsi. Tape prends à gauche, prends à droite ou prends au centre ; avec l’effet d’Alexandrie aussi une cité, par exemple prends Gizeh.
    [stage] Tape par exemple étape 2, ou étape 2 avec bois, pièce. Seules les ressources et les pièces paient une étape.
    [science] Échange deux symboles égaux, ou un de chaque.
    [token] Aucun jeton Progrès ne s’appelle ainsi. Tape jeton et un nom, ou jeton caché.
    [look] Tape regarde à gauche ou regarde à droite.
   *[keep] Aucune carte ne s’appelle ainsi. Tape garde et un nom, par exemple garde rouage.
}

## Words for choices, in lists with commas between them. "take", "stage", "left", "right", "with" and "and" are in other files

terminal-box-verb-science = science, échange, échanger
terminal-box-verb-token = jeton
terminal-box-verb-look = regarde, regarder
terminal-box-verb-keep = garde, garder
terminal-box-verb-done = fini, terminé
terminal-box-word-centre = centre, au centre
terminal-box-word-unseen = caché
terminal-box-word-using = grâce à, à l’aide de, avec l’aide de
terminal-box-word-decks = pioches

## Rows of the help: what is typed, and what it does

terminal-box-typed-number = 2
terminal-box-does-number = faire l’action numéro 2
terminal-box-typed-end = p
terminal-box-does-end = finir le tour, quand plus rien n’est obligatoire
terminal-box-typed-take = prends à gauche
terminal-box-does-take = la même chose en mots : prends à gauche, à droite ou au centre ; avec Alexandrie aussi prends Gizeh
terminal-box-typed-stage = étape 2 avec bois, pièce
terminal-box-does-stage = construire l’étape 2 avec ces cartes ; sans elles, la première façon de payer
terminal-box-typed-using = étape 2 grâce à Économie
terminal-box-does-using = payer à l’aide d’un jeton
terminal-box-typed-science = science rouage
terminal-box-does-science = échanger deux rouages ; ou science compas, rouage, tablette
terminal-box-typed-token = jeton Éducation
terminal-box-does-token = choisir un jeton ; ou jeton caché
terminal-box-typed-look = regarde à gauche
terminal-box-does-look = regarder dans une pioche ; ensuite garde rouage, pour garder une de ses cartes
terminal-box-typed-done = fini
terminal-box-does-done = finir le tour
terminal-box-typed-card = c NOM ou c 2
terminal-box-does-card = montrer une carte ou un jeton
terminal-box-typed-decks = pioches
terminal-box-does-decks = ce qui reste dans chaque pioche
terminal-box-marks = Signes : { $built } construite · { $open } à construire · { $effect } effet de la merveille · { $token } jeton Progrès · { $peace } paix · { $battle } guerre · { $tick } possible · { $cross } non
terminal-box-horns = Une corne retourne un jeton Conflit. Quand le dernier est retourné, le tour finit par une bataille.
terminal-box-have = { $held ->
    [one] Tu as { $held } carte ; il en reste { $left } dans les pioches.
   *[other] Tu as { $held } cartes ; il en reste { $left } dans les pioches.
}

## Replays and score sheets

terminal-box-can-take = { $name } peut prendre { $cards }
terminal-box-top = { $place ->
    [left] { $card } (gauche)
    [right] { $card } (droite)
   *[centre] { $card } (centre)
}
terminal-box-note-tokens = { $name } : jetons Progrès { $tokens }.

## The command "sevenwonders cards --game architects"

terminal-box-in-decks = Dans les pioches
terminal-box-uncertain = { $mark } Les sources ne s’accordent pas sur ce nombre.
terminal-box-no-filter = --age, --players et --chains concernent le jeu classique : enlève-les pour Architects.
terminal-box-no-name = Aucune carte, aucune merveille et aucun jeton ne s’appelle « { $name } ».
terminal-box-where-to-look = `sevenwonders cards --game architects` liste tout.
