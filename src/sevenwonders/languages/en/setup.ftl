# The game of a table as tiles with pictures: in the lobby, where the host changes it, and wherever a table is shown.

setup-title = This game
setup-game = Game
setup-edition = Edition
setup-expansions = Expansions
setup-everybody = Everybody sees what you change.
setup-classic = 7 Wonders
setup-architects = Architects
setup-architects-note = short, simple
setup-players = { $least } to { $most } players
setup-first = First
setup-first-note = of 2010
setup-second = Second
setup-second-note = of 2020
# How much longer a game takes with an expansion.
setup-minutes = +{ $minutes } min
# For screen readers, about a tile that is not chosen.
setup-not-played = not in this game
setup-about = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}

## Why a tile cannot be chosen: below its title, and as a sentence about it after a press

setup-needs-second = needs the second edition
setup-because-second = { $title } needs the second edition.
setup-needs-seats = { $count ->
    [one] needs 1 seat
   *[other] needs { $count } seats
}
setup-because-seats = { $count ->
    [one] { $title } needs 1 seat.
   *[other] { $title } needs { $count } seats.
}
setup-too-many = { $count ->
    [one] takes 1 seat at most
   *[other] takes { $count } seats at most
}
setup-because-too-many = { $count ->
    [one] { $title } takes 1 seat at most.
   *[other] { $title } takes { $count } seats at most.
}
