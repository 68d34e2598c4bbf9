analysis-title = Análisis
analysis-open = Analizar
analysis-close = Cerrar el análisis
analysis-pull = Mostrar más del análisis
analysis-legend = prob. de ganar
analysis-legend-whole = prob. de ganar · punteada: igualdad
analysis-progress = jugada { $done } de { $total }
analysis-remaining = jugada { $done } de { $total } · unos { $seconds } s

## The curve

analysis-curve = Probabilidad de ganar durante la partida
analysis-curve-table = Probabilidad de ganar al empezar cada turno
analysis-moment = Momento
analysis-even = igualdad
analysis-at = { $moment }: { $chances }
analysis-chance-of = { $name } { $chance }
analysis-time = { $age ->
    [0] Turno { $turn }
   *[other] Era { ROMAN($age) }, turno { $turn }
}

## Turning points: the moves that cost something

analysis-points = { $mine ->
    [yes] Mis momentos clave
   *[no] Momentos clave de { $name }
}
analysis-all-points = Todos los momentos clave
analysis-whose = De quién son los momentos clave
analysis-own = { $mine ->
    [yes] Míos { $count }
   *[no] { $name } { $count }
}
analysis-all = Todos { $count }
analysis-instead-marked = **{ $played }** en lugar de **{ $better }**
analysis-instead = { $played } en lugar de { $better }
analysis-mark-inaccuracy = Imprecisión
analysis-mark-mistake = Error
analysis-mark-blunder = Error grave
analysis-mark-best = Mejor jugada
analysis-mark-good = Buena jugada
analysis-loss = −{ $percent }
analysis-gain = +{ $percent }
analysis-lost-points = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos

## A move

analysis-who = { $mine ->
    [yes] Tú
   *[no] { $name }
}
analysis-who-and-when = { $who }, { $moment }
analysis-number-of = { $mine ->
    [yes] { $number } de mis { $count }
   *[no] { $number } de { $count }
}
analysis-you-played = tu jugada
analysis-played = jugado
analysis-better = mejor
analysis-to-win = de ganar
analysis-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-points-word = puntos
analysis-rank = { $rank ->
    [1] La primera de { $options }.
    [2] La segunda de { $options }.
    [3] La tercera de { $options }.
    [4] La cuarta de { $options }.
    [5] La quinta de { $options }.
    [6] La sexta de { $options }.
    [7] La séptima de { $options }.
    [8] La octava de { $options }.
    [9] La novena de { $options }.
    [10] La décima de { $options }.
   *[other] La número { $rank } de { $options }.
}
analysis-nearly-best = Casi tan buena como la mejor.
analysis-best-of = { $options ->
    [one] La mejor de { $options } opción.
   *[other] La mejor de { $options } opciones.
}
analysis-won-more = lleva a posiciones que se ganan más a menudo
analysis-use-stage = bajo la maravilla
analysis-use-sell = vendida
analysis-stage = Etapa { $stage }
analysis-sell = Vender { $card }
analysis-with-use = { $use }: { $card }
analysis-pass = No hacer nada
payee-left = { $coins } a la izquierda
payee-right = { $coins } a la derecha
payee-far_left = { $coins } a la segunda ciudad a la izquierda
payee-far_right = { $coins } a la segunda ciudad a la derecha
payee-bank = { $coins } a la banca
analysis-chance = { $name }: { $chance } de ganar
analysis-next = Siguiente error
analysis-previous = Error anterior
analysis-play-on = Jugar desde aquí
analysis-play-on-short = Continuar

## In the place of a move

analysis-the-end = El final de la partida
analysis-the-end-text = Retrocede a una jugada para ver cuánto valía.
analysis-forced = Solo había una opción
analysis-forced-text = Aquí no se podía ganar ni perder nada.
analysis-not-studied = Esta jugada aún no se ha estudiado
analysis-not-studied-text = { $moves ->
    [0] { -found-by-itself }
    [one] Antes va { $moves } jugada más. La repetición funciona como siempre, y lo que se encuentre aparecerá aquí solo.
   *[other] Antes van { $moves } jugadas más. La repetición funciona como siempre, y lo que se encuentre aparecerá aquí solo.
}
-found-by-itself = Lo que se encuentre aparecerá aquí solo.
analysis-found-by-itself = { -found-by-itself }
analysis-study-first = Estudiar antes esta jugada
analysis-studied-next = Esta jugada es la siguiente
analysis-computing = El análisis ha empezado

## A player without a costly move

analysis-none = Ninguna jugada costosa
analysis-none-text = { $mine ->
    [yes] Nada de lo que hiciste regaló mucho. Precisión { NUMBER($accuracy, maximumFractionDigits: 0) }.
   *[no] Nada de lo que hizo { $name } regaló mucho. Precisión { NUMBER($accuracy, maximumFractionDigits: 0) }.
}
analysis-others = Ver lo que se les escapó a los demás: { $count }
analysis-closest = Aun así merece una mirada: la elección más ajustada
analysis-either = { $one } o bien { $other }
analysis-apart = { $share } de diferencia

## Players

analysis-players = Jugadores
analysis-name = Nombre
analysis-accuracy = precisión
analysis-luck = suerte
analysis-luck-text = Lo que ofrecieron las manos frente a un reparto medio.
analysis-best = mejor
analysis-worst = peor
analysis-luck-of = { $luck ->
    [good] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [bad] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] 0
}
analysis-look = { $name }: mostrar su línea y sus momentos clave
analysis-go-to-best = El mejor momento de { $name }:
analysis-go-to-worst = El peor momento de { $name }:

## What went wrong

analysis-stopped = Se ha parado en la jugada { $done } de { $total }
analysis-did-not-begin = No ha podido empezar
analysis-stays = Lo encontrado hasta ahora se queda aquí.
analysis-again = Reintentar
analysis-go-on = Seguir en la jugada { $move }

## Hands

analysis-hands = Manos
analysis-hands-of = Todas las manos en este momento
analysis-held = **{ $name }** tenía
analysis-mover = Quien juega

## Sharing

analysis-share-link = Copiar el enlace a este momento
analysis-share-picture = Compartir una imagen del análisis
analysis-copied = Enlace copiado.
analysis-saved = Imagen guardada.
analysis-picture-failed = Este navegador no puede dibujar la imagen.
analysis-accuracy-short = { $name }: precisión { NUMBER($accuracy, maximumFractionDigits: 0) }
analysis-moment-line = { $name }, { $moment }: { $what }

## The moments on the score sheet

analysis-moments = { $count ->
    [1] El momento que la decidió
    [2] Dos momentos que la decidieron
    [3] Tres momentos que la decidieron
   *[other] { $count } momentos que la decidieron
}
analysis-moments-text = los mayores vuelcos, por orden de juego
analysis-looking = Buscando los momentos que la decidieron
analysis-no-moment = Ninguna jugada por sí sola decidió esta partida.
analysis-moments-failed = No se han podido encontrar los momentos.
analysis-you = tú
analysis-was-better = Era mejor { $better }.
analysis-was-best = { $best } era la mejor opción.
analysis-show-moment = { $who }, { $moment }: ver esta jugada
