# Commands that play many games: simulate, arena, evaluate, selfplay, train and puzzles. Names of bots, options, files and
# packages are the same in all languages.

## Before a bar that shows how much is done

terminal-playing = Jugando
terminal-thinking = Pensando
terminal-comparing = Comparando
terminal-stopped = Interrumpido.

## Numbers of things, in other messages

terminal-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
terminal-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}

## Headings of columns and of rows, as short as possible

terminal-column-bot = Bot
terminal-column-points = Puntos
terminal-column-seat = Asiento
terminal-column-seats = Asientos
terminal-column-win-rate = Tasa
terminal-column-interval = 95 %
terminal-column-mean = Media
terminal-column-spread = Desv.
terminal-column-least = Mín.
terminal-column-most = Máx.
terminal-column-rating = Nivel
terminal-column-clock = Reloj
terminal-column-lost-moves = Jugadas perdidas
terminal-column-against = Contra
terminal-column-boards = Tableros
# La parte de victorias que tendría cada bot si todos fueran igual de fuertes.
terminal-column-even = Igual
# Los puntos de los rivales.
terminal-column-theirs = Rivales

## Below the tables of simulate

terminal-half-wins = La victoria de un equipo cuenta como media victoria para cada compañero.
terminal-simulated = { terminal-games }, { terminal-players }, semilla { $seed }: { $seconds } s, { $rate ->
        [one] 1 partida por segundo
       *[other] { $rate } partidas por segundo
    }

## Below the tables of arena

terminal-arena-partners = Los compañeros ganan juntos: la victoria de un equipo cuenta como victoria para cada uno de sus asientos.
terminal-arena-unrated = No hay valoraciones de fuerza: hace falta el paquete openskill (pip install 'sevenwonders[bots]').
terminal-arena-no-faults = { $name } no ha perdido ninguna de sus { $moves } jugadas.
terminal-arena-faults = { $name } ha perdido { $lost } de { $moves } jugadas ({ $ways }); las hizo en su lugar el bot «{ $bot }». La primera vez: { $reason }
terminal-fault-late = { $count } por tardanza
terminal-fault-garbage = { $count } por respuesta inválida
terminal-fault-crashed = { $count } por fallo
terminal-fault-stopped = { $count } por parada
terminal-arena-played = { terminal-games } ({ $deals ->
        [one] 1 reparto
       *[other] { $deals } repartos
    } desde cada asiento), { terminal-players }, semilla { $seed }; con fuerzas iguales, la parte sería { $share }. { $seconds } s, huella { $digest }

## The page that arena writes

terminal-arena-title = Arena: { $bots }
terminal-arena-game = { $variant ->
    [teams] { $game }, por equipos.
    [two_player] { $game }, con la Ciudad Libre.
   *[none] { $game }.
}
terminal-arena-standings = Clasificación
terminal-arena-intervals = Victorias de un asiento, con intervalos del 95 % por reparto
terminal-arena-by-seat = Victorias por asiento
terminal-arena-points = Puntos por categoría
terminal-arena-scores = Puntuaciones
terminal-arena-course = Victorias a lo largo de los repartos
terminal-arena-again = Las mismas partidas otra vez
terminal-clock-wall = real
terminal-clock-cpu = CPU
terminal-plot-shares = Parte de las partidas que gana un asiento de cada bot
terminal-plot-points = Puntos medios de cada bot por categoría
terminal-plot-scores = Parte de las partidas con cada puntuación, de cinco en cinco puntos
terminal-plot-course = Parte de victorias tras cada reparto

## evaluate

terminal-boards-training = entrenamiento
terminal-boards-held-out = reservados
terminal-boards-all = todos
terminal-evaluated = { $name }: { terminal-games } por línea, cada reparto desde cada asiento.

## selfplay and train

terminal-selfplay = { terminal-games }, { $bytes } bytes cada una, en { $folder }. Huella { $digest }
terminal-fitted = ronda { $round }: explica { $explained }
terminal-fitted-moves = ronda { $round }: pérdida { $loss }, coincide { $agreed }, explica { $explained }

## puzzles

terminal-column-day = Día
terminal-row-all = Todos
terminal-column-puzzles = Puzles
terminal-column-wonders = Maravillas
terminal-column-age-number = Era { ROMAN($age) }
terminal-column-hard = Difíciles
terminal-column-options = Opciones
terminal-column-lead = Ventaja
terminal-column-best-move = Mejor jugada
terminal-column-table = Mesa
terminal-boxuse-take = Tomar una carta
terminal-boxuse-keep = Quedarse una carta
terminal-boxuse-token = Tomar una ficha de progreso
terminal-boxuse-stage = Construir una etapa
terminal-boxuse-science = Entregar símbolos
terminal-boxuse-look = Mirar un mazo
terminal-boxuse-done = Fin del turno
terminal-puzzles = { $puzzles ->
    [one] 1 puzle
   *[other] { $puzzles } puzles
}
terminal-puzzles-found = { terminal-puzzles } en { terminal-games }
terminal-puzzles-made = { terminal-puzzles } a partir de { terminal-games }, en { $file }.
terminal-puzzles-size = { terminal-puzzles }, { $bytes } bytes.

## A page that analyse or arena has written

terminal-report = El informe está en { $file }.
