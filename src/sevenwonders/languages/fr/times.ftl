times-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
times-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
times-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
times-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
times-hours-minutes = { $hours } h { $minutes } min
times-days-hours = { $days } j { $hours } h
