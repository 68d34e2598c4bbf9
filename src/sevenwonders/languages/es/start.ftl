## The start page

home-lead = Elige cartas, levanta una maravilla y no pierdas de vista a tus vecinos.
home-glance = De dos a siete jugadores, amigos o bots.
home-now = Jugar ya
home-starting = Repartiendo…
home-teach = Enséñame
home-teach-note = Gana una primera partida en diez minutos, con un entrenador que señala lo importante
home-start-note = { $bots ->
    [1] Tú contra un bot.
    [2] Tú contra dos bots.
    [3] Tú contra tres bots.
    [4] Tú contra cuatro bots.
    [5] Tú contra cinco bots.
    [6] Tú contra seis bots.
   *[other] Tú contra { $bots } bots.
}
home-as = como
home-name = Tu nombre
home-rename = Cambiar tu nombre

## Your games

home-games = Tus partidas
home-game-with = Con { $names }
home-game-alone = Aún no hay nadie más
gamestate-lobby = Sin empezar
gamestate-finished = Terminada
gamestate-abandoned = Cerrada
home-turn = Turno { $turn }
home-your-turn = Te toca · desde hace { $since }
home-waits-for = Se espera a { $names } · desde hace { $since }
home-time-left = tiempo: { $time }
home-resume = Seguir
home-look = Puntos
home-replay = Repetición
home-forget = Quitar de esta lista
home-forget-named = Quitar de esta lista la partida con { $names }
home-all-games = { $count ->
    [one] 1 partida más antigua
   *[other] { $count } partidas más antiguas
}

## Ways to go, as tiles

home-create = Jugar con amigos
home-create-note = Un enlace para todos. Los bots ocupan los asientos que queden libres.
home-score = Puntuar una mesa real
home-score-note = Tienes la caja en la mesa: tu teléfono cuenta, también sin conexión.
home-learn-rules = Aprender las reglas
home-learn-rules-note = Bastan diez minutos. En la mesa, cada carta dice por qué se puede construir o no.
home-learn-cards = Ver todas las cartas
home-learn-cards-note = Todas las cartas, maravillas y cadenas, con palabras e imágenes.

## More ways to play, folded up

home-more = Más formas de jugar
home-more-note = ediciones, expansiones, número de jugadores, equipos, Architects, bots, tiempo
home-game = Juego
home-players = Jugadores
home-wonders = Maravillas
home-wonders-note = { $gentle ->
    [Day] La cara de Día es más amable; la de Noche pide más planificación.
   *[A] La cara A es más amable; la B pide más planificación.
}
home-wonders-new = Tus tres primeras partidas empiezan con la más amable.
home-wonders-random = Cualquier cara
home-level = Bots
home-timer = Tiempo por elección
home-timer-none = Sin límite
home-timer-slow = Lento: juega cuando tengas tiempo
home-timer-note = Cuando se acaba, un bot elige ese turno.
home-friends = Asientos libres para amigos
home-friends-note = Los demás asientos los ocupan bots enseguida.
home-points = Mostrar los puntos de todos durante la partida
home-points-note = Bueno para aprender. Desactivado, los puntos se cuentan al final, como en una mesa real.
home-start-this = Jugar esto contra bots
home-create-this = Abrir una mesa para amigos
home-join-title = ¿Tienes un enlace?
home-join-label = Enlace a una mesa
home-join-go = Ir a la mesa
home-join-wrong = Esto no es un enlace a una mesa de aquí. Copia el enlace entero, también lo que va después de #.

## Open tables

home-open-tables = Mesas abiertas
home-open-seats = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
home-join-table = Unirse
home-join-named = Unirse a la mesa de { $host }
home-more-tables = Mostrar más mesas

## Games

games-classic = Clásico, primera edición
games-classic-text = Tres Eras de selección de cartas: todos eligen una carta a la vez, construyen y pasan la mano.
games-second = Clásico, segunda edición
games-second-text = Cartas más claras y tableros con cara de Día y de Noche. Se pueden añadir { $expansions }.
games-architects = Architects
games-architects-text = Rápido y ligero: toma una carta por turno de tres mazos y levanta tu maravilla etapa a etapa.
games-add-title = Añadir al juego
games-with-sets = Con { $expansions }
games-added = { $game } con { $expansions }
games-time-per-turn = { $time } por elección
games-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
games-with-rule = Con la regla: { $title }
games-without = Sin la regla: { $title }

level-random = Errante
level-easy = Fácil
level-greedy = Constructor
level-strong = Fuerte
level-search = Calculador
level-expert = Experto
leveltext-random = Juega cualquier cosa permitida. Bueno para conocer el juego.
leveltext-easy = Conoce las cartas, pero se distrae con facilidad.
leveltext-greedy = Toma lo que más vale en el momento, sin mirar adelante. Un rival justo para principiantes.
leveltext-strong = Mira adónde lleva cada jugada.
leveltext-search = Juega los próximos turnos en su cabeza antes de mover.
leveltext-expert = Es el que más piensa y no perdona nada.

## In the place of a table

game-refused = La mesa está cerrada para ti
game-removed = Te han expulsado de la mesa
game-no-catalogue = No se han podido cargar las cartas
game-forget = Olvidar esta partida
game-abandoned = Esta partida se ha cerrado
game-abandoned-text = No pasó nada en ella durante demasiado tiempo, y no puede seguir. Empieza una nueva en la página de inicio.
game-your-choice = Te toca elegir

## Settings

settings-title = Ajustes
settings-look = Aspecto
settings-theme = Tema
theme-auto = Como el sistema
theme-light = Claro
theme-dark = Oscuro
settings-pictures = Imágenes en las cartas
settings-pictures-note = Sin ellas, las cartas son sencillas: nombre, coste y efecto.
settings-moving = Movimiento y sonido
settings-motion = Movimiento
motion-auto = Como el sistema
motion-normal = Normal
motion-fast = Rápido
motion-off = No
settings-motion-note = Cartas que se giran, monedas y manos que se mueven. Se saltan con una pulsación.
settings-sound = Sonido
settings-sound-is-on = Sonido activado
settings-sound-is-off = Sonido desactivado
settings-sound-note = Tu turno, las monedas, las etapas, el cuerno antes de una guerra. Todo lo que oyes también se ve.
settings-volume = Volumen
settings-live-log = Mostrar en la mesa lo que pasa, con frases
settings-live-log-note = Los lectores de pantalla las leen en cualquier caso.
settings-moments = Mostrar los momentos que decidieron una partida
settings-moments-note = Se buscan en cuanto se ve la hoja de puntuación.
settings-you = Tú
settings-name = Tu nombre en mesas nuevas
