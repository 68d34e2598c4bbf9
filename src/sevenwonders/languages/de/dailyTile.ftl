# The puzzle of the day on the start page.

dailytile-title = Rätsel des Tages
dailytile-text = Eine Stellung aus einer echten Partie. Was würdest du tun? Eine Antwort, zwei Minuten.
# $city: such as "Ephesos". An Age is 0 in a game that has none.
dailytile-of = { $age ->
    [0] { $city }, Zug { $turn }. Was würdest du tun? Eine Antwort, zwei Minuten.
   *[other] { $city }, Zeitalter { ROMAN($age) }, Runde { $turn }. Was würdest du tun? Eine Antwort, zwei Minuten.
}
# The place of the answer among all moves.
dailytile-done = { $place ->
    [1] Du hast den besten von { $of } Zügen gefunden. Morgen gibt es ein neues.
   *[other] Dein Zug war Nummer { $place } von { $of }. Sieh, was besser war.
}
dailytile-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
# Stands behind the number of days in a row.
dailytile-days = { $days ->
    [one] Tag
   *[other] Tage
}
dailytile-try = Versuch es
dailytile-look = Ansehen
