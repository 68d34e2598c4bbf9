setup-title = Cette partie
setup-game = Jeu
setup-edition = Édition
setup-expansions = Extensions
setup-everybody = Tout le monde voit ce que tu changes.
setup-classic = 7 Wonders
setup-architects = Architects
setup-architects-note = court, simple
setup-players = { $least } à { $most } joueurs
setup-first = Première
setup-first-note = de 2010
setup-second = Deuxième
setup-second-note = de 2020
setup-minutes = +{ $minutes } min
setup-not-played = pas dans cette partie
setup-about = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}

## Why a tile cannot be chosen: below its title, and as a sentence about it after a press

setup-needs-second = exige la 2e édition
setup-because-second = { $title } demande la deuxième édition.
setup-needs-seats = { $count ->
    [one] demande { $count } place
   *[other] demande { $count } places
}
setup-because-seats = { $count ->
    [one] { $title } demande { $count } place.
   *[other] { $title } demande { $count } places.
}
setup-too-many = { $count ->
    [one] { $count } place au plus
   *[other] { $count } places au plus
}
setup-because-too-many = { $count ->
    [one] { $title } accepte { $count } place au plus.
   *[other] { $title } accepte { $count } places au plus.
}
