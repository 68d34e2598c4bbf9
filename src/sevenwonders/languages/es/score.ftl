## All sheets

score-title = Puntuar una mesa real
score-lead = Tienes la caja en la mesa. Apunta lo que hay delante de cada cual, y la página cuenta, desempata y recuerda. Funciona sin conexión, y todo se queda en este dispositivo.
score-begin = Nueva hoja
score-evenings = Veladas anteriores
score-no-evenings = Aún no hay ninguna hoja. La primera aparecerá aquí en cuanto la empieces.
score-won = { $winners ->
    [one] { $names } ganó con { POINTS($points) }
   *[other] { $names } ganaron con { POINTS($points) }
}
score-unfinished = sin terminar
score-go-on = Seguir
score-look = Ver
score-remove = Borrar
score-remove-named = Borrar la hoja de { $names }
score-removed = Hoja borrada.
score-undo = Deshacer
score-import-file = Leer un archivo
score-export-all = Guardar todo en un archivo
score-file-note = Los archivos son texto sencillo. El comando «sevenwonders score» también los lee.
score-imported = { $count ->
    [0] Todas estas hojas ya están aquí.
    [one] Se ha añadido una hoja.
   *[other] Se han añadido { $count } hojas.
}
score-damaged = Este archivo no se puede leer, y no se ha cambiado nada. { $reason }
score-no-sheets = No contiene ninguna hoja de puntuación.
score-too-large = Es demasiado grande para una hoja de puntuación.
score-gone = Esta hoja no está en este dispositivo
score-gone-text = Puede que se haya borrado, o que se escribiera en otro navegador.
score-bad-link = Este enlace está dañado. Pídelo otra vez y cópialo entero.

## What all sheets add up to

score-statistics = Estadísticas
score-no-statistics = Las estadísticas aparecen después de la primera hoja terminada.
score-by-player = Por jugador
score-by-wonder = Por maravilla
score-played = Partidas
score-victories-of = Ganadas
score-average = Media
score-best = Máximo
score-average-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
score-records = Récords
score-highest = Total más alto: { POINTS($points) }, de { $name }
score-closest = { $lead ->
    [0] Victoria más ajustada: por desempate, { $names }
   *[other] Victoria más ajustada: por { $lead }, { $names }
}
score-best-line = { $line }: { POINTS($points) }, de { $name }

## Setting up a sheet

score-set-up = La mesa
score-game = Juego
score-classic-game = 7 Wonders
score-edition = Edición
score-edition-name = { $edition ->
    [1] Primera edición
    [2] Segunda edición
   *[other] Edición { $edition }
}
score-expansions = Expansiones
score-how = ¿Cómo quieres rellenarla?
scoreway-cards = Cartas: la página cuenta
scoreway-points = Puntos por líneas
scorewaynote-cards = Toca las cartas que hay delante de cada cual. Los gremios, la ciencia y las copias se cuentan por ti.
scorewaynote-points = Escribe los puntos de cada línea, como en la hoja de papel.
score-players = Jugadores
score-seats = Quién se sienta dónde, en el sentido del reloj
score-name = Nombre del jugador { $seat }
score-player = Jugador { $seat }
score-nobody = Sin jugador
score-wonder = Maravilla del jugador { $seat }
score-no-wonder = Sin maravilla
score-side = Cara del jugador { $seat }
score-need-wonders = Da una maravilla a cada cual, para que la página pueda contar.
score-same-wonder = Cada maravilla existe una vez, pero { $name } está dos veces.
score-to-enter = Empezar a contar

## Filling in a sheet, one player at a time

score-choose-seat = Jugadores
score-seat = { $points ->
    [one] { $name }, { POINTS($points) } punto
   *[other] { $name }, { POINTS($points) } puntos
}
score-next = Siguiente: { $what }
score-to-result = ¿Quién ha ganado?
score-to-set-up = Cambiar la mesa
score-typed = escrito
score-type-points = Mejor escribir los puntos
score-count-points = Contar con las cartas
score-count-symbols = Contar los símbolos
score-points = Puntos de { $line }
score-digits = Cifras
score-sign = Cambiar el signo
score-erase = Borrar la última cifra
score-wrong = Esto aún no se puede contar. { $reason }
score-source = { $what }: { POINTS($points) }
score-beside = { $first } · { $second }
score-cards-of = { $colour }: { $count }
score-times = ×{ $count }
score-worthless = Estas cartas no tienen puntos propios, pero los gremios y los líderes pueden contarlas.
score-coins = Monedas
score-coins-note = También deshacen empates.
score-stages-built = Etapas construidas
score-stage-number = Etapa { $number }
score-stage = Etapa { $number }: { $text }
score-tokens = Marcadores militares
score-square = { $number ->
    [0] Inicio
   *[other] { $number }
}
score-victories = Marcadores de victoria
score-cat = Tiene el gato
score-one-less = Uno menos: { $thing }
score-one-more = Uno más: { $thing }

## Filling in a sheet with a keyboard

score-grid = Puntos por línea y jugador
score-table = { $players ->
    [one] { $date } · { $game } · 1 jugador
   *[other] { $date } · { $game } · { $players } jugadores
}
score-box = { $edition ->
    [1] 7 Wonders, primera edición
    [2] 7 Wonders, segunda edición
   *[other] 7 Wonders, edición { $edition }
}
score-kept = guardada en este dispositivo, funciona sin conexión
score-new-sheet = Nueva hoja
score-progress = { $all ->
    [one] { $filled } de 1 número
   *[other] { $filled } de { $all } números
}
score-wonder-side = { $side ->
    [Day] { $wonder } · Día
    [Night] { $wonder } · Noche
   *[other] { $wonder } · { $side }
}
score-cell = { $counted ->
    [yes] { $line }, { $name }, contado
   *[no] { $line }, { $name }
}
score-whole = Escribe un número entero entre { POINTS($least) } y { $most }.
score-doubt = { $line }: sin expansiones, entre { POINTS($least) } y { $most }. ¿Es correcto este número?
score-coins-of = Monedas de { $name }
score-level-coins = Monedas (desempate)
score-key-tab = siguiente jugador
score-key-enter = siguiente línea
score-key-helper = ayudante
score-key-escape = deshacer la casilla

## The helper, which counts one cell of the table

score-helper = Ayudante
score-helper-note = Cuenta esta casilla con cartas, monedas, marcadores o símbolos. La tecla = también lo abre.
score-helper-of = { $name }: { $line }
score-close-helper = Cerrar el ayudante
score-take = Tomar { POINTS($points) }
score-type-it = Escribirlo
score-no-pieces = Sin una maravilla no hay nada que contar aquí. Escribe los puntos o elige las maravillas de esta mesa.
score-from-cards = Contar las cartas
score-partly = Las cartas cuentan en la medida en que esté apuntado aquí todo aquello de lo que dependen.
score-symbols-note = Cuenta los símbolos de las cartas y la maravilla; sus puntos se calculan aquí.
scoresymbol-compass = Compases
scoresymbol-gear = Engranajes
scoresymbol-tablet = Tablillas
scoresymbol-wild = A tu elección
spokensymbol-compass = compases
spokensymbol-gear = engranajes
spokensymbol-tablet = tablillas
score-wild-as = A tu elección: usados para { $kinds }

## Below the table of points: what is missing, and who is ahead

score-begun = Escribe el primer número
score-begun-text = Línea a línea: cada jugador dice un número. Los totales y los puestos aparecen según escribes.
score-to-go = { $left ->
    [one] Falta un número
   *[other] Faltan { $left } números
}
score-last-wins = Falta un número: { $name } ganaría por { $lead }
score-running = Totales hasta ahora
score-standing = { $name } { POINTS($points) }

## Who won

score-total = Total
score-wins = { $name } gana por { $lead }
score-wins-tie = { $tiebreak ->
    [coins] Gana { $name }: los mismos puntos, pero más monedas
   *[stages] Gana { $name }: los mismos puntos, pero más etapas
}
score-shared = { $names } comparten la victoria
score-shared-why = { $tiebreak ->
    [coins] Los mismos puntos y las mismas monedas: las reglas no deshacen este empate.
   *[stages] Los mismos puntos y las mismas etapas: las reglas no deshacen este empate.
}
score-team-wins = { $names } ganan en equipo
score-team = Equipo { $letter }
score-most-from = { $points ->
    [one] { POINTS($points) } punto: { $parts }.
   *[other] { POINTS($points) } puntos: { $parts }.
}
score-most-from-wonder = { $points ->
    [one] { POINTS($points) } punto con { $wonder }: { $parts }.
   *[other] { POINTS($points) } puntos con { $wonder }: { $parts }.
}
score-part = { POINTS($points) } por { $line }
score-ahead = { $tiebreak ->
    [coins] { $first } va delante de { $second }: ambos tienen { POINTS($total) }, pero { $first } tiene más monedas.
   *[stages] { $first } va delante de { $second }: ambos tienen { POINTS($total) }, pero { $first } tiene más etapas.
}
score-more = { $tiebreak ->
    [coins] más monedas
   *[stages] más etapas
}
score-for-ties = { $tiebreak ->
    [coins] Para desempatar: monedas
   *[stages] Para desempatar: etapas
}
score-edit = Cambiar algo
score-again = La misma gente, nueva hoja
score-done = Todas las hojas
score-share-link = Compartir el enlace
score-copy-link = Copiar el enlace
score-copied = Enlace copiado.
score-not-copied = No se ha podido copiar el enlace. Está en la barra de direcciones de esta página.
score-picture = Imagen
score-picture-failed = Tu navegador no ha podido dibujar la imagen.
score-file = Guardar en un archivo
score-shown-from = Alguien te ha enviado esta hoja.
score-keep-it = Guardarla en este dispositivo
score-sheet-of = Hoja de puntuación del { $date }

## What is wrong with a file. $place says where, $key names a word of the file that stays as it is

sheetfile-sheet = la hoja
sheetfile-seat = asiento { $seat }
sheetfile-inside = { $place }, { $key }
sheetfile-missing = Falta { $place }.
sheetfile-no-list = { $place } debería ser una lista.
sheetfile-no-number = { $place }: «{ $value }» debería ser un número entero.
sheetfile-no-date = La fecha «{ $text }» debería ser como 2026-11-17.
sheetfile-unknown-key = { $place }: clave desconocida «{ $key }».
sheetfile-unclear = { $place }: no se entiende.
sheetfile-at = { $place }: { $reason }
sheetfile-no-game = No existe el juego «{ $game }».
sheetfile-no-edition = No existe la edición { $edition }.
sheetfile-no-expansion = No existe la expansión «{ $expansion }».
sheetfile-no-variant = La variante «{ $variant }» no encaja con esta mesa.
sheetfile-cities = Una mesa con { $players } jugadores no tiene { $cities } ciudades.
sheetfile-wonder-twice = Cada maravilla existe una vez, pero { $wonder } aparece dos veces.
sheetfile-no-token = { $place }: ningún marcador militar vale { $worth }.
