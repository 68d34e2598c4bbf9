# Cities in a terminal.

terminal-cities-diplomacy = diplomatie
terminal-cities-peace = { $whose ->
    [both] paix par diplomatie des deux côtés
    [your] paix grâce à ta diplomatie
   *[their] paix grâce à sa diplomatie
}

## When cards are looked up

terminal-colour-black = noir
terminal-drawn-cities = { $count ->
    [one] { $count } carte noire. À chaque Âge, on tire une de ses cartes noires par joueur.
   *[other] { $count } cartes noires. À chaque Âge, on tire une de ses cartes noires par joueur.
}
terminal-drawn-one-cities = une ; des { $count } cartes noires de l’Âge, on en tire une par joueur
