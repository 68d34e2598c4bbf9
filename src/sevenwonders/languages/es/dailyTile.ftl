dailytile-title = Puzle del día
dailytile-text = Una posición de una partida real. ¿Qué harías? Una respuesta, dos minutos.
dailytile-of = { $age ->
    [0] { $city }, turno { $turn }. ¿Qué harías? Una respuesta, dos minutos.
   *[other] { $city }, Era { ROMAN($age) }, turno { $turn }. ¿Qué harías? Una respuesta, dos minutos.
}
dailytile-done = { $place ->
    [1] Has encontrado la mejor de { $of } jugadas. Mañana hay otro puzle.
   *[other] Tu jugada fue la número { $place } de { $of }. Mira cuál era mejor.
}
dailytile-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
dailytile-days = { $days ->
    [one] día
   *[other] días
}
dailytile-try = Probar
dailytile-look = Ver
