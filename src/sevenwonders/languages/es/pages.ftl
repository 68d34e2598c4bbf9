## A replay of a finished game

replay-title = Repetición
replay-slider = Moverse por la partida
replay-place = Era { ROMAN($age) }, turno { $turn }
replay-turn-of = Turno { $turn }, { $name }
replay-over = Fin de la partida
replay-step = Jugada { $step } de { $steps }
replay-back = Una jugada atrás
replay-turn-back = Un turno atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Una jugada adelante
replay-turn-forward = Un turno adelante
replay-seat = Visto por
replay-open = Espectador
replay-share = Copiar enlace
replay-download = Guardar
replay-leave = Salir
replay-keys = Flechas: una jugada. Re Pág y Av Pág: un turno. Espacio: reproducir.
replay-failed = No se puede mostrar la repetición

replay-play-on = Jugar desde aquí
replay-play-on-text = Una mesa nueva empieza justo en esta jugada. Tú ocupas un asiento y los bots los demás.
replay-play-on-seat = Tu asiento
replay-play-on-start = Continuar
replay-cancel = Cancelar

## The pages of cards: which game, and which cards

cards-title = Cartas y maravillas
cards-gallery = Todos los dibujos
cards-game = Juego
cardsview-cards = Cartas
cardsview-chains = Cadenas
cardsview-boards = Maravillas
cards-search = Buscar
cards-search-placeholder = nombre o efecto
cards-age = Era
cards-any-age = Todas
cards-colour = Color
cards-players = Jugadores
cards-any-players = Cualquier número
cards-set = Caja
cards-any-set = Todas
cards-base-set = Juego base
cards-found = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
cards-none = Ninguna carta encaja. Quita un filtro o busca una palabra más corta.
cards-clear = Quitar todos los filtros

## A card

cards-cost = Coste
cards-price-age = Tantas monedas como el número de la Era.
cards-free-after = Gratis si tienes
cards-makes-free = Hace gratis después
cards-no-chains = Sin cadenas.
cards-copies = En el juego
cards-copies-of = { $players } jugadores: { $count }
cards-other-copies = Hay una sola.
cards-only-with = Solo con { $sets }
cards-promo = Promocional: solo con la opción de gremios promocionales.
cards-reconstructed = reconstruido
cards-reconstructed-note = Ninguna fuente que pudiéramos usar muestra los valores con esta marca. Se han reconstruido para que el juego esté equilibrado, pueden diferir de los impresos y se quedan hasta que los corrija alguien con la caja.
cards-which-parts = Reconstruido: { $parts }.
rebuilt-cost = coste
rebuilt-costs = costes
rebuilt-coins = monedas
rebuilt-points = puntos
rebuilt-effect = efecto

## Chains and wonders

cards-chains-note = Una estructura de la izquierda hace gratis en una Era posterior las que tiene a su derecha.
cards-produces = Produce
cards-board-gives = El propio tablero:
cards-side = { $side ->
    [Day] Cara de Día
    [Night] Cara de Noche
   *[other] Cara { $side }
}

## The cards of Architects

boxpage-kinds = Los catorce tipos de carta
boxcolour-grey = Recursos
boxcolour-yellow = Monedas
boxcolour-green = Ciencia
boxcolour-red = Militar
boxcolour-blue = Civil
boxpage-in-the-box = { $count } en la caja
boxpage-wonders = Las siete maravillas
boxpage-points-in-all = { $points } puntos en total.
boxpage-points-and-effect = { $points } puntos en total. { $effect }
boxpage-deck = Su mazo
boxpage-central = El mazo central
boxpage-central-note = Está boca abajo en el centro de la mesa.
boxpage-tokens = Fichas de progreso
boxpage-copies = { $count } de este tipo
