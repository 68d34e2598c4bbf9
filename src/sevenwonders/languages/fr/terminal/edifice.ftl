# Edifice in a terminal.

## Headings of columns, as short as possible

terminal-edifice-state = État
terminal-edifice-pawns = Pions
terminal-edifice-reward = Récompense
terminal-edifice-loss = Ce que tu perds

## The Edifices of a game

terminal-edifice-names = Les Édifices sont { $names }.
terminal-edifice-penalty = { $debts ->
    [one] { $penalty }, ou { $debts } dette
   *[other] { $penalty }, ou { $debts } dettes
}
terminal-edifice-joined = avec l’Édifice → { $reward } s’il est construit

## What is asked

terminal-edifice-nobody = personne
terminal-edifice-give-up = L’Édifice n’a pas été construit ({ $name }), et tu n’as pas de pion : { $penalty }. Que rends-tu ?
terminal-edifice-another-token = perds encore un jeton Victoire
terminal-edifice-one-of = { $count ->
    [one] le seul
   *[other] un sur { $count }
}
terminal-edifice-no-stage = Une étape ne peut pas participer à l’Édifice maintenant.

## A hint below a question: what to type, and what it does. The letter and the number stay

terminal-edifice-hint = e{ $number } étape avec l’Édifice

## Rows of the help: what is typed, and what it does

terminal-typed-edifice-join = e3
terminal-does-edifice-join = construire l’étape avec la carte 3 et participer à l’Édifice, en un seul paiement
terminal-typed-edifice-words = étape Bains avec édifice
terminal-does-edifice-words = la même chose en mots ; aussi participe 2, rends CARTE, jette 3

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-join = participe, participer
terminal-verb-lose = rends, rendre
terminal-extra-edifice = édifice, l’édifice

## When cards are looked up

terminal-colour-edifice = Édifice
terminal-edifice-penalty-label = pénalité
terminal-edifice-caption = { $count ->
    [one] { $count } Édifice ; une partie en a un par Âge. Pions sur chacun : { $pawns } joueurs.
   *[other] { $count } Édifices ; une partie en a un par Âge. Pions sur chacun : { $pawns } joueurs.
}
terminal-edifice-pawns-with = { $count } à { $players }
