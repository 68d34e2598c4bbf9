# The game of a table as tiles with pictures: in the lobby, where the host changes it, and wherever a table is shown.

setup-title = Diese Partie
setup-game = Spiel
setup-edition = Ausgabe
setup-expansions = Erweiterungen
setup-everybody = Alle sehen, was du änderst.
setup-classic = 7 Wonders
setup-architects = Architects
setup-architects-note = kurz, einfach
setup-players = { $least } bis { $most } Spieler
setup-first = Erste
setup-first-note = von 2010
setup-second = Zweite
setup-second-note = von 2020
# How much longer a game takes with an expansion.
setup-minutes = +{ $minutes } min
# For screen readers, about a tile that is not chosen.
setup-not-played = nicht in dieser Partie
setup-about = { $minutes ->
    [one] etwa 1 Minute
   *[other] etwa { $minutes } Minuten
}

## Why a tile cannot be chosen: below its title, and as a sentence about it after a press

setup-needs-second = braucht die zweite Ausgabe
setup-because-second = { $title } braucht die zweite Ausgabe.
setup-needs-seats = { $count ->
    [one] braucht 1 Platz
   *[other] braucht { $count } Plätze
}
setup-because-seats = { $count ->
    [one] { $title } braucht 1 Platz.
   *[other] { $title } braucht { $count } Plätze.
}
setup-too-many = { $count ->
    [one] nur bis 1 Platz
   *[other] nur bis { $count } Plätze
}
setup-because-too-many = { $count ->
    [one] { $title } geht nur bis 1 Platz.
   *[other] { $title } geht nur bis { $count } Plätze.
}
