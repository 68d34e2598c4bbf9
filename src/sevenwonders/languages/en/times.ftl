# Spans of time. They stand alone or fill a blank of other messages, such as "{ $time } for a choice".

times-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
times-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
times-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
times-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
# The same on a clock, where there is little room.
times-hours-minutes = { $hours } h { $minutes } min
times-days-hours = { $days } d { $hours } h
