setup-title = Esta partida
setup-game = Juego
setup-edition = Edición
setup-expansions = Expansiones
setup-everybody = Todos ven lo que cambias.
setup-classic = 7 Wonders
setup-architects = Architects
setup-architects-note = breve y sencillo
setup-players = de { $least } a { $most } jugadores
setup-first = Primera
setup-first-note = de 2010
setup-second = Segunda
setup-second-note = de 2020
setup-minutes = +{ $minutes } min
setup-not-played = no está en esta partida
setup-about = { $minutes ->
    [one] cerca de 1 minuto
   *[other] unos { $minutes } minutos
}

## Why a tile cannot be chosen: below its title, and as a sentence about it after a press

setup-needs-second = pide la 2.ª edición
setup-because-second = { $title } necesita la segunda edición.
setup-needs-seats = { $count ->
    [one] pide 1 asiento
   *[other] pide { $count } asientos
}
setup-because-seats = { $count ->
    [one] { $title } necesita 1 asiento.
   *[other] { $title } necesita { $count } asientos.
}
setup-too-many = { $count ->
    [one] 1 asiento como máximo
   *[other] { $count } asientos como máximo
}
setup-because-too-many = { $count ->
    [one] { $title } admite 1 asiento como máximo.
   *[other] { $title } admite { $count } asientos como máximo.
}
