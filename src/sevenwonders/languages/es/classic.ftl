## The bar above the table

table-label = La mesa
table-turn = turno { $turn } de { $last }
table-hand-goes = { $side ->
    [left] Tu mano va a la izquierda, a { $name }
   *[right] Tu mano va a la derecha, a { $name }
}
table-hands-go = { $side ->
    [left] Las manos pasan a la izquierda
   *[right] Las manos pasan a la derecha
}
table-side = { $side ->
    [left] a la izquierda
   *[right] a la derecha
}
table-last-turn = Último turno: lo que sobra se descarta
table-waiting-for = Se espera a { $names }
table-choosing-now = Eligen ahora: { $names }
table-time-left = tiempo: { $time }
table-over = La partida ha terminado
table-abandoned = Esta partida se abandonó
table-spectator = Estás mirando
table-discard-pile = { $count ->
    [one] 1 carta descartada
   *[other] { $count } cartas descartadas
}

guided-title = Partida guiada
guided-open = Lo que dice el entrenador

## Next to the table: log, chat and ways out

table-open = Registro, chat y ayuda
table-log = Registro
table-no-log = Aún no ha pasado nada.
table-chat = Chat
table-home = Dejar la mesa e ir a la página de inicio
table-rules-of = Reglas: { $title }
table-dock = Dejarlo junto a la mesa
table-undock = Recogerlo

## Players

table-bot = bot
table-person = persona
table-chosen = ya ha elegido
table-awaited = está eligiendo
table-away = ausente
table-stand-in = un bot en su lugar
table-is-away = { $name } no está, y todos esperan.
table-let-bot-stand-in = Que un bot ocupe su lugar
table-stand-in-later = Un bot podrá ocupar su lugar en { $time }.
table-stand-in-now = Un bot ya puede ocupar su lugar.

## Cities

table-left = Vecino izquierdo
table-me = Mi ciudad
table-right = Vecino derecho
table-left-tab = Izq.
table-me-tab = Yo
table-right-tab = Der.
table-middle = Ciudad del centro
table-far-cities = Otras ciudades
table-look-at = Mirar la ciudad de { $name }
table-neighbours-of = Mostrar desde este asiento

table-board = { $side ->
    [Day] { $name } (Día)
    [Night] { $name } (Noche)
   *[other] { $name } { $side }
}
table-coins = monedas
table-shields = escudos
table-points = puntos hasta ahora
table-for-sale = vende
table-mine-for-sale = en venta
table-reserved = uso propio
table-nothing = nada
table-no-cards = nada construido aún

table-stage = Etapa { $number }
table-stage-label = { $state ->
    [built] Etapa { $number }, construida: { $effects }; { $cost }
    [next] Etapa { $number }, siguiente: { $effects }; { $cost }
   *[later] Etapa { $number }, aún sin construir: { $effects }; { $cost }
}
table-under-card = debajo está { $card }
table-under-age = debajo hay una carta de la Era { ROMAN($age) }

table-advantages = Ventajas permanentes
table-advantage = { $effect } ({ $source })
table-advantage-used = { $effect } ({ $source }), usada en esta Era

table-tokens = Conflictos: victorias { $victories ->
    [none] ninguna
   *[some] { $victories }
}; derrotas { $defeats ->
    [none] ninguna
   *[some] { $defeats }
}
table-symbols = { $wild ->
    [0] Ciencia: { $compass } compás, { $gear } engranaje, { $tablet } tablilla
   *[other] Ciencia: { $compass } compás, { $gear } engranaje, { $tablet } tablilla, { $wild } de cualquier tipo
}

## Borders between cities

table-you-pay = pagas
table-price-label = Pagas { $raw } por una materia prima y { $made } por un producto manufacturado
table-border-even = { $shields ->
    [one] Empate con { $name } a 1 escudo
   *[other] Empate con { $name } a { $shields } escudos
}
table-border-ahead = { $own ->
    [one] Por delante de { $name } con 1 escudo contra { $theirs }
   *[other] Por delante de { $name } con { $own } escudos contra { $theirs }
}
table-border-behind = { $own ->
    [one] Por detrás de { $name } con 1 escudo contra { $theirs }
   *[other] Por detrás de { $name } con { $own } escudos contra { $theirs }
}
table-border-doubled = { $border }, por { $tokens } marcadores cada uno
table-doubled = ×{ $tokens }
table-fights-past = en su lugar luchas contra { $name }
table-fights-too = también luchas contra { $name }

## What the player is asked

table-hand = Tu mano
table-unknown-title = Elige una opción
table-unknown-prompt = Elige una opción.
table-for-city = Por { $name }.
table-question-keys = Teclas: 1–9, Intro confirmar
table-hint = Pista
table-hint-ask = ¿Qué haría un bot?
table-take-back = Deshacer
table-take-back-title = Retirar tu última elección

table-option = { $what } ({ $payment })
table-option-card = { $card }: { $what } ({ $payment })
table-option-extra = { $use } { $extra }
table-stage-number = Etapa de maravilla { $number }

## Whether a card can be built, in words for screen readers

verdict-free = gratis
verdict-chain = gratis por cadena
verdict-coins = { $price ->
    [one] cuesta 1 moneda en total
   *[other] cuesta { $price } monedas en total
}
verdict-right = gratis con tu maravilla
verdict-lacks = no se puede construir: falta { $goods }
verdict-owned = no se puede construir: esta ciudad ya tiene una
verdict-poor = { $short ->
    [one] no se puede pagar: falta 1 moneda
   *[other] no se puede pagar: faltan { $short } monedas
}
verdict-refused = no se puede construir
table-chains-to = Gratis después: { $names }

## What is done with a card, and what it costs

table-by-chain = gratis por cadena
table-coins-short = { $short ->
    [one] falta 1 moneda
   *[other] faltan { $short } monedas
}
table-goes-with = Qué la acompaña
table-instead-of = Qué tomas
table-alone = Nada de esto
table-together = { $price ->
    [0] nada que pagar
    [one] 1 moneda en total
   *[other] { $price } monedas en total
}
table-whom-to-pay = A quién pagar
table-in-all = { $price ->
    [one] 1 moneda en total
   *[other] { $price } monedas en total
}
table-bank = banca
table-paid-to = { $coins } a { $name }
table-paid-to-bank = { $coins } a la banca
table-nothing-to-pay = nada que pagar
table-confirm = Confirmar
table-cancel = Cerrar

table-not-dropped = { $use } { $name }: no es posible. { $reason }
table-no-drop = Ahí no se puede hacer nada con esta carta.

## The answer of a player

table-chosen-as = Elegido: { $choice }
table-choice = { $use }: { $card }
table-choice-with = { $choice }, { $details }
table-change = Cambiar
table-face-down = elegida
delivery-sending = Enviando…
delivery-late = Aún sin confirmar. Se guarda y se envía otra vez.
delivery-kept = Aún sin enviar. Se enviará cuando vuelva la conexión.
table-caption-gain = { $what }: { SIGNED($coins) }

## The end of the game

table-scores = Puntuación
table-total = Total
table-all-cities = Todas las ciudades
table-replay = Repetición
table-rematch = Jugar otra vez
table-board-and-coins = { $coins ->
    [one] { $board }, 1 moneda
   *[other] { $board }, { $coins } monedas
}
table-not-ranked = , sin puesto
table-wilds-used = Símbolos libres contados como
table-copied = Copiado: { $name }
table-repeated = Contado una vez más: { $names }
table-buried-cards = Bajo la maravilla: { $cards }

## Between parts

table-separator = { "; " }
