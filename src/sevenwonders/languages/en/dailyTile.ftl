# The puzzle of the day on the start page.

dailytile-title = Puzzle of the day
dailytile-text = A position from a real game. What would you do? One answer, two minutes.
# $city: such as "Ephesos". An Age is 0 in a game that has none.
dailytile-of = { $age ->
    [0] { $city }, turn { $turn }. What would you do? One answer, two minutes.
   *[other] { $city }, Age { ROMAN($age) }, turn { $turn }. What would you do? One answer, two minutes.
}
# The place of the answer among all moves.
dailytile-done = { $place ->
    [1] You found the best of { $of } moves. Tomorrow there is another.
   *[other] Your move was number { $place } of { $of }. See what was better.
}
dailytile-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
# Stands behind the number of days in a row.
dailytile-days = { $days ->
    [one] day
   *[other] days
}
dailytile-try = Try it
dailytile-look = Look
