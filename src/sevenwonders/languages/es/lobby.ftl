## The bar above the lobby

lobby-title = La mesa está puesta
lobby-table-of = Mesa de { $host }
lobby-you-host = eres el anfitrión
lobby-seats-taken = { $taken } de { $seats } asientos ocupados
lobby-all-taken = los { $seats } asientos ocupados
lobby-menu = Mesa y enlaces

## The seats

lobby-seats = Asientos
lobby-ages = Tres Eras
lobby-you = tú
lobby-host = anfitrión
lobby-away = ausente
lobby-here = aquí
lobby-open-seat = Asiento libre
lobby-open-waits = espera a un amigo
lobby-open-or = espera tu enlace, o
lobby-left-neighbour = tu vecino izquierdo
lobby-right-neighbour = tu vecino derecho
lobby-is-bot = Bot
lobby-bot = Bot: { $level }
lobby-not-chosen = aún sin elegir
lobby-put-bot = Añadir bot
lobby-put-bot-at = Añadir un bot en el asiento { $number }
lobby-change-bot = Cambiar { $name }
lobby-make-open = Dejar este asiento para un amigo
lobby-bot-wonder = Elegir su maravilla

## Choosing a wonder

lobby-my-wonder = Mi maravilla
lobby-my-wonder-is = Mi maravilla: { $wonder }
lobby-wonder-of = La maravilla de { $name }
lobby-side = Cara del tablero
lobby-by-chance = Al azar
lobby-any-side = cualquier cara
boardside-Day = Día
boardside-Night = Noche
lobby-gentle = { $side ->
    [Day] La cara de Día es más amable: la mejor para tus tres primeras partidas.
    [Night] La cara de Noche es más amable: la mejor para tus tres primeras partidas.
   *[other] La cara { $side } es más amable: la mejor para tus tres primeras partidas.
}

## The line below the seats

lobby-seat-count = Asientos
lobby-fewer-seats = Un asiento menos
lobby-more-seats = Un asiento más
lobby-clock = Tiempo por elección
lobby-no-clock = Sin reloj
lobby-no-time-limit = Sin límite
lobby-dealing = Maravillas
lobby-dealt = { $how ->
    [picked] Maravillas: a elección
    [random] Maravillas: al azar
    [Day] Maravillas: al azar, Día
    [Night] Maravillas: al azar, Noche
   *[other] Maravillas: al azar, cara { $how }
}
lobby-change = Cambiar
lobby-change-title = Cambiar el juego
lobby-voids = ¿Quitar maravillas?
lobby-voids-go = Cambiar el juego de todos modos
lobby-voids-keep = Dejarlo como está

## What the table waits for, and the start

lobby-still-open = { $open ->
    [one] Queda un asiento libre
   *[other] Quedan { $open } asientos libres
}
lobby-start-waits = Comparte el enlace hasta que se llene.
lobby-start-now = { $open ->
    [one] Si empiezas ahora, un bot ({ $level }) ocupa el asiento.
   *[other] Si empiezas ahora, los asientos los ocupan bots ({ $level }).
}
lobby-full = Todos tienen asiento
lobby-ready = Empieza cuando quieras.
lobby-guest = { $host } empezará la partida cuando estén todos.
lobby-spectator = Estás mirando. La partida empieza cuando el anfitrión la inicie.
lobby-start = Empezar la partida
lobby-start-with-bots = { $open ->
    [one] Empezar con un bot
   *[other] Empezar con { $open } bots
}
lobby-working = Un momento…
lobby-chat-stays = se queda aquí hasta que empieces
lobby-new-lines = { $count ->
    [one] Chat, 1 mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
}

## Inviting others

lobby-invite = { $open ->
    [0] La mesa está llena
    [one] Queda un asiento libre
   *[other] Quedan { $open } asientos libres
}
lobby-invite-note = Apunta un teléfono al código o envía el enlace. Sin cuenta, sin aplicación.
lobby-full-note = Otros pueden mirar. Empieza cuando quieras.
lobby-share-link = Compartir
lobby-to-watch = Para mirar
lobby-share-text = Ven a mi mesa a jugar una partida de Seven Wonders.

lobby-come-to = Ven a la mesa de { $host }
lobby-point-here = Apunta aquí con una cámara
lobby-no-account = Sin cuenta, sin aplicación.
lobby-stays-bright = La pantalla sigue encendida hasta que cierres esto.

## Links

lobby-links = Enlaces
lobby-join-link = Enlace para jugar
lobby-join-note = Cualquiera con este enlace puede ocupar un asiento libre.
lobby-watch-link = Enlace para mirar
lobby-no-hands = Los espectadores no ven ninguna mano.
lobby-late-hands = Los espectadores ven todas las manos, con un turno de retraso.
lobby-late-hands-note = Con eso pueden deducir casi todo lo que hay ahora en las manos. También podría hacerlo un jugador que abra el enlace para mirar.
lobby-own-link = Tu propio enlace
lobby-own-note = Abre tu asiento en otro dispositivo. No lo compartas con nadie.
lobby-copy = Copiar
lobby-copy-named = Copiar: { $what }
lobby-copied = Copiado
lobby-copy-failed = Aquí no se permite copiar. El enlace está seleccionado: pulsa Ctrl+C o mantenlo pulsado para copiarlo.
lobby-share = Compartir…
lobby-qr = Código QR
lobby-qr-short = QR
lobby-qr-named = Código QR: { $what }
lobby-qr-label = Código QR del enlace
lobby-qr-note = Apunta con la cámara de un teléfono.

## The rules of this table in words, in the menu

lobby-rules = Esta partida
lobby-wonders = { $wish ->
    [random] Maravillas al azar
    [Day] Maravillas al azar, todas por la cara de Día
    [Night] Maravillas al azar, todas por la cara de Noche
   *[other] Maravillas al azar, todas por la cara { $wish }
}
lobby-wonders-and-sides = Maravillas y caras al azar
lobby-points = { $shown ->
    [yes] Los puntos se muestran durante la partida
   *[no] Los puntos se cuentan al final
}
lobby-seats-note = Tus vecinos son los asientos anterior y siguiente al tuyo; el último asiento está junto al primero.
lobby-turns-note = Los turnos van de asiento en asiento. Tu mazo izquierdo es el tuyo; tu mazo derecho es del asiento anterior al tuyo.
