# Durate. Stanno da sole o riempiono uno spazio di altri messaggi, come "{ $time } per una scelta".

times-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
times-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
times-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
times-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
times-hours-minutes = { $hours } h { $minutes } min
times-days-hours = { $days } g { $hours } h
