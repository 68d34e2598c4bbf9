# The command "sevenwonders cards": cards and wonders of the classic game in tables.

## Headings of columns and of rows

terminal-column-age = Âge
terminal-column-board = Plateau
terminal-column-copies = Nombre
terminal-column-free-after = Gratuit après
terminal-column-id = Id
terminal-column-makes-free = Rend gratuit
terminal-column-mark = Déduit
terminal-column-note = Note
terminal-column-stage = Étape

## Below and above tables

terminal-mark-note = { terminal-column-mark } : aucune source ne montre cette valeur (docs/reconstructed.md les liste toutes).
terminal-cards = { $count ->
    [one] { $count } carte. Nombre : 3 7 veut dire une dès 3 joueurs et une autre dès 7.
   *[other] { $count } cartes. Nombre : 3 7 veut dire une dès 3 joueurs et une autre dès 7.
}
terminal-cards-for = { $count ->
    [one] { $count } carte en { $copies } exemplaires pour { $players } joueurs.
   *[other] { $count } cartes en { $copies } exemplaires pour { $players } joueurs.
}
terminal-guilds = { $count ->
    [one] { $count } guilde. De toutes les guildes, on en tire le nombre de joueurs + { $beyond }.
   *[other] { $count } guildes. De toutes les guildes, on en tire le nombre de joueurs + { $beyond }.
}
terminal-promo = Promo : seulement avec --option promo_guilds=true.
terminal-bonuses = On en choisit un sur deux avec une étape de Carthage.
terminal-chains = { $when ->
    [at-once] Chaînages : un bâtiment rend aussitôt gratuits ceux à sa droite
   *[later] Chaînages : un bâtiment rend gratuits, aux Âges suivants, ceux à sa droite
}

## How many copies of a card there are

terminal-copies-promo = promo
terminal-copies-drawn = tirage
terminal-copies-one = une
terminal-copies-one-promo = une ; mêlée aux guildes avec promo_guilds=true
terminal-copies-guild = une ; de toutes les guildes, on en tire le nombre de joueurs + { $beyond }
terminal-copies-with = { $count } à { $players }
terminal-copies-players = { $counts } joueurs

## What cannot be found

terminal-about-cards = --age, --colour, --players et --chains concernent les cartes : enlève-les, ou enlève --wonders.
terminal-no-age = Il n’y a pas d’Âge { $age }. Prends de 1 à { $last }.
terminal-no-colour = Il n’y a pas de couleur « { $colour } ». Prends { $colours }.
terminal-nothing-fits = Rien ne convient. Enlève un filtre.
terminal-no-card = Aucune carte ni merveille ne s’appelle « { $name } ».
terminal-did-you-mean = Veux-tu dire { $names } ?
terminal-where-to-look = `sevenwonders cards` liste toutes les cartes, `sevenwonders cards --wonders` toutes les merveilles.
