times-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
times-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
times-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
times-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
times-hours-minutes = { $hours } h { $minutes } min
times-days-hours = { $days } d { $hours } h
