daily-title = Puzle del día

## At the table

daily-when = { $date }, n.º { $number }
daily-question = ¿Qué harías?
daily-one-answer = Solo cuenta una respuesta.
daily-real-game = De una partida real entre bots.
daily-short = Puzle { $number }, { $day }. Solo cuenta una respuesta.
daily-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
daily-result = Tu resultado
daily-table = Mirar la mesa
daily-earlier = No hay conexión, así que este es el puzle del { $day }.
daily-not-kept = No hay conexión, y en este dispositivo no está guardado ningún puzle de los últimos días.
daily-failed = No se ha podido cargar el puzle
daily-best-mark = mejor · { $chance }
daily-your-mark = tú · { $chance }

## The answer

daily-place = { $place ->
    [1] La primera de { $of }
    [2] La segunda de { $of }
    [3] La tercera de { $of }
    [4] La cuarta de { $of }
    [5] La quinta de { $of }
    [6] La sexta de { $of }
    [7] La séptima de { $of }
    [8] La octava de { $of }
    [9] La novena de { $of }
    [10] La décima de { $of }
   *[other] La número { $place } de { $of }
}
daily-you-chose = Has elegido **{ $option }**.
daily-is-best = Es la mejor jugada.
daily-wins-more = { $games ->
    [one] **{ $best }** gana una partida más de cada 100.
   *[other] **{ $best }** gana { $games } partidas más de cada 100.
}
daily-as-many = **{ $best }** gana un poco más a menudo.
daily-best = mejor { $chance }
daily-options = Todas tus opciones
daily-chance = prob. de ganar
daily-you = tú
daily-stage-with = { $stage } con { $card }
daily-more = { $count } más, hasta { $least }
daily-why = Por qué { $name }
daily-why-not = Por qué { $name } y no { $other }
daily-won-more = Lleva a posiciones que se ganan más a menudo.

## The days, below the answer

daily-calendar = Las últimas tres semanas
daily-graded = { $grade ->
    [best] { $day }: la mejor jugada
    [good] { $day }: buena jugada
    [poor] { $day }: otra jugada
    [open] { $day }: aún por venir
   *[none] { $day }: no jugado
}
daily-streak-marked = { $days ->
    [one] **{ $days }** día seguido
   *[other] **{ $days }** días seguidos
}
daily-start-streak = Empieza una racha
daily-longest = récord { $days }
daily-played = jugados { $count }
daily-yesterday-was = Ayer: { $place }.
daily-archive = Archivo
daily-yesterday = Ayer

## A text to share

daily-share = Compartir
daily-shared = Texto copiado.
daily-not-shared = Este navegador no permite copiar. Selecciona el texto y cópialo.
daily-play-on = Continuar
daily-share-title = Puzle de Seven Wonders { $number }
daily-share-result = { $place }.ª de { $of }, { $mine }/{ $best } %
daily-squares = { $full } de { $all } cuadros

## The archive

daily-archive-title = Puzle del día: archivo
daily-best-count = mejor jugada { $count }
daily-longest-days = { $days ->
    [one] récord { $days } día
   *[other] récord { $days } días
}
daily-yesterdays = Los resultados de ayer
daily-rules = Puzles sobre las reglas
daily-rules-text = ¿Cuáles de estas cartas puedes construir? Hay posiciones así junto a las reglas de las que tratan.
daily-rules-link = A las reglas
daily-earlier-puzzles = Puzles anteriores
daily-filter = Qué puzles
daily-filter-all = Todos
daily-filter-open = Sin jugar
daily-filter-hard = Difíciles
daily-hard = difícil
daily-not-played = sin jugar
daily-try = Probar
daily-look = Ver
daily-try-day = Probar el puzle del { $day }
daily-look-day = Ver el puzle del { $day }
daily-more-days = Anteriores
daily-none-left = No hay ninguno entre estos días.
