# Spans of time. They stand alone or fill a blank of other messages, always as "noch 2 Tage" or "für jede Wahl 2 Tage".

times-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
times-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
times-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
times-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
# The same on a clock, where there is little room.
times-hours-minutes = { $hours } h { $minutes } min
times-days-hours = { $days } T { $hours } h
