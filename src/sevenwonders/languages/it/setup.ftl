# Il gioco di un tavolo come tessere con immagini: nella lobby, dove l’host lo cambia, e ovunque si mostri un tavolo.

setup-title = Questa partita
setup-game = Gioco
setup-edition = Edizione
setup-expansions = Espansioni
setup-everybody = Tutti vedono ciò che cambi.
setup-classic = 7 Wonders
setup-architects = Architects
setup-architects-note = breve, semplice
setup-players = da { $least } a { $most } giocatori
setup-first = Prima
setup-first-note = del 2010
setup-second = Seconda
setup-second-note = del 2020
setup-minutes = +{ $minutes } min
setup-not-played = non in questa partita
setup-about = { $minutes ->
    [one] circa 1 minuto
   *[other] circa { $minutes } minuti
}

## Why a tile cannot be chosen: below its title, and as a sentence about it after a press

setup-needs-second = serve la 2ª edizione
setup-because-second = { $title }: serve la seconda edizione.
setup-needs-seats = { $count ->
    [one] serve 1 posto
   *[other] servono { $count } posti
}
setup-because-seats = { $count ->
    [one] { $title }: serve 1 posto.
   *[other] { $title }: servono { $count } posti.
}
setup-too-many = { $count ->
    [one] al massimo 1 posto
   *[other] al massimo { $count } posti
}
setup-because-too-many = { $count ->
    [one] { $title }: al massimo 1 posto.
   *[other] { $title }: al massimo { $count } posti.
}
