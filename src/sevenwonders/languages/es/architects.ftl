architects-name = Architects

## Whose turn it is

architects-turn = turno { $turn }
architects-your-turn = Te toca
architects-turn-of = Turno de { $name }

## The conflict tokens and the cat

architects-conflict = Conflicto
architects-conflict-label = { $turned } de { $all } fichas de conflicto muestran batalla
architects-until-battle = { $peace ->
    [0] Batalla al final de este turno
    [one] 1 cuerno hasta la batalla
   *[other] { $peace } cuernos hasta la batalla
}
architects-cat = Gato
architects-cat-looks = Deja ver antes el mazo central.
architects-cat-is-yours = El gato está contigo
architects-cat-is-at = El gato está con { $name }
architects-cat-is-free = Nadie tiene aún el gato
architects-has-cat = tiene el gato

## Progress tokens

architects-progress = Fichas de progreso
architects-offer = Fichas de progreso a la vista
architects-offer-names = A la vista: { $names }
architects-offer-none = A la vista: ninguna
architects-unseen-token = Oculta
architects-unseen-text = { $count ->
    [0] La pila está vacía.
    [one] La de encima de la pila; queda 1.
   *[other] La de encima de la pila; quedan { $count }.
}
architects-armed = Da ahora una carta extra
architects-used-up = Ya usada este turno
architects-tokens = Fichas de progreso

boxtoken-urbanism = Carta extra tras tomar madera o arcilla.
boxtoken-crafts = Carta extra tras tomar papiro o vidrio.
boxtoken-jewellery = Carta extra tras tomar piedra o una moneda.
boxtoken-science = Carta extra tras tomar una carta verde.
boxtoken-propaganda = Carta extra tras un escudo con cuernos.
boxtoken-architecture = Carta extra tras construir una etapa.
boxtoken-economy = Una vez por turno, una moneda paga dos recursos.
boxtoken-engineering = Una vez por turno, una etapa con recursos cualesquiera.
boxtoken-tactics = 2 escudos para siempre.
boxtoken-decor = 4 puntos, 6 con la maravilla terminada.
boxtoken-politics = 1 punto por carta azul con gato.
boxtoken-strategy = 1 punto por marcador de victoria.
boxtoken-education = 2 puntos por ficha de progreso, esta incluida.
boxtoken-culture = 4 puntos, 12 por las dos.

## Decks

architects-decks = Mazos a tu alcance
architects-left-deck = Mazo izquierdo
architects-right-deck = Mazo derecho
architects-central-deck = Mazo central
architects-deck-of = Mazo de { $name }
boxplace-left = Izq.
boxplace-centre = Centro
boxplace-right = Der.
architects-shared-with = tuyo, compartido con { $name }
architects-also-of = con { $name }
architects-owned-by = de { $name }
architects-centre-note = para todos
architects-face-down = Boca abajo
architects-anything = puede salir de todo
architects-only-you = la has visto
architects-empty-deck = vacío
architects-left = { $count ->
    [one] Queda 1 carta
   *[other] Quedan { $count } cartas
}
architects-left-short = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
architects-deck-empty = { $deck }, quedan 0 cartas.
architects-deck-open = { $count ->
    [one] { $deck }, queda 1 carta. Carta superior: { $card }
   *[other] { $deck }, quedan { $count } cartas. Carta superior: { $card }
}
architects-deck-known = { $count ->
    [one] { $deck }, queda 1 carta. Has mirado la carta superior: { $card }
   *[other] { $deck }, quedan { $count } cartas. Has mirado la carta superior: { $card }
}
architects-deck-closed = { $count ->
    [one] { $deck }, queda 1 carta. La carta superior está boca abajo.
   *[other] { $deck }, quedan { $count } cartas. La carta superior está boca abajo.
}
architects-own-deck = { $count ->
    [one] Mazo junto a esta ciudad: queda 1
   *[other] Mazo junto a esta ciudad: quedan { $count }
}
architects-own-deck-open = { $count ->
    [one] Mazo junto a esta ciudad: queda 1, encima { $card }
   *[other] Mazo junto a esta ciudad: quedan { $count }, encima { $card }
}

## Cards

architects-cards = Cartas
architects-no-cards = sin cartas
architects-held = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
architects-card-gives = { $card }: { $text }

boxshort-shield_1 = Escudo, 1 cuerno
boxshort-shield_2 = Escudo, 2 cuernos
boxshort-blue_2_cat = Dos y gato

boxcard-wood = Paga etapas.
boxcard-stone = Paga etapas.
boxcard-clay = Paga etapas.
boxcard-papyrus = Paga etapas.
boxcard-glass = Paga etapas.
boxcard-coin = Vale por cualquier recurso.
boxcard-compass = Dos iguales o tres distintos dan una ficha.
boxcard-gear = Dos iguales o tres distintos dan una ficha.
boxcard-tablet = Dos iguales o tres distintos dan una ficha.
boxcard-shield_0 = 1 escudo que se queda para siempre.
boxcard-shield_1 = 1 escudo hasta la batalla. 1 cuerno.
boxcard-shield_2 = 1 escudo hasta la batalla. 2 cuernos.
boxcard-blue_3 = 3 puntos.
boxcard-blue_2_cat = 2 puntos, y viene el gato.

## A city

architects-cities = Ciudades
architects-in-front-of-you = Delante de ti
architects-in-front = Delante de esta ciudad
architects-board-line = { $city }, { $built } de 5
architects-drawing = { $wonder }, { $built } de 5 etapas construidas
architects-stages-built = { $count ->
    [one] 1 etapa
   *[other] { $count } etapas
}
architects-shields-of = { $count ->
    [one] 1 escudo
   *[other] { $count } escudos
}
architects-victories-of = { $count ->
    [one] 1 marcador de victoria
   *[other] { $count } marcadores de victoria
}
architects-points-now = { $points ->
    [one] 1 punto hasta ahora
   *[other] { $points } puntos hasta ahora
}
architects-stages = etapas construidas
architects-shields = escudos

## The stages of a wonder

architects-stages-of = Etapas: { $wonder }
architects-cost = { $identical ->
    [yes] { $count } iguales
   *[no] { $count } distintos
}
architects-stage-label = Etapa { $number }, { $place }, { $state ->
    [built] construida
    [next] siguiente
   *[later] aún fuera de alcance
}: { $identical ->
    [yes] { $count } recursos iguales por { $effects }
   *[no] { $count } recursos distintos por { $effects }
}
boxpart-base = base
boxpart-tier_2 = nivel 2
boxpart-tier_3 = nivel 3
boxpart-tier_4 = nivel 4
boxpart-top = cima
boxpart-top_left = arriba a la izquierda
boxpart-top_right = arriba a la derecha
boxpart-left_column = columna izquierda
boxpart-middle_column = columna central
boxpart-right_column = columna derecha
boxpart-roof = tejado
boxpart-left_pillar = pilar izquierdo
boxpart-right_pillar = pilar derecho
boxpart-left_leg = pierna izquierda
boxpart-right_leg = pierna derecha
boxpart-torso = torso
boxpart-head = cabeza
boxpart-left_pedestal = pedestal izquierdo
boxpart-right_pedestal = pedestal derecho
boxpart-legs = piernas

## What a player is asked

architects-panel = Qué hacer
architects-keys = Teclas: 1–9, Intro, Escape
boxtitle-card = Toma una carta de un mazo
boxtitle-action = ¿Y ahora qué?
boxtitle-token = Elige una ficha
boxtitle-any_deck = Toma la carta superior de cualquier mazo
boxtitle-look_deck = Mira un mazo
boxtitle-looked_card = Quédate con una carta
boxtitle-other = Elige
boxprompt-card = Pulsa uno de los tres mazos; pulsa otro para comparar.
boxprompt-action = Construye, entrega símbolos, toma una carta extra o termina el turno.
boxprompt-token = Elige una ficha de progreso.
boxprompt-any_deck = Tu maravilla te deja tomar la carta superior de cualquier mazo.
boxprompt-look_deck = Tu maravilla te deja mirar un mazo: ¿cuál?
boxprompt-looked_card = Quédate con una de estas cartas; las demás vuelven al mazo y se barajan.
boxprompt-other = Elige una opción.
boxdoing-card = { $names } elige una carta…
boxdoing-action = { $names } decide qué hacer…
boxdoing-token = { $names } elige una ficha de progreso…
boxdoing-any_deck = { $names } toma una carta de cualquier mazo…
boxdoing-look_deck = { $names } elige qué mazo mirar…
boxdoing-looked_card = { $names } se queda con una de las cartas miradas…
boxdoing-other = { $names } elige…
architects-nothing-chosen = { $kind ->
    [card] Pulsa un mazo y confirma.
    [look_deck] Pulsa un mazo y confirma.
    [token] Pulsa una ficha y confirma.
   *[other] Pulsa una opción y confirma.
}
architects-enter = Intro
architects-back = Atrás
architects-hinted = Un bot elegiría esto
architects-latest = Lo último que ha pasado

## What can be done, as titles of buttons

architects-extra-card = Carta extra: { $deck }
architects-look-into = Mirar: { $deck }
architects-build-stage = Construir la etapa { $number }
architects-turn-in-two = Entregar 2 × { $symbol }
architects-turn-in-three = Entregar 3 símbolos distintos
architects-done = Fin del turno
architects-for-token = por una ficha de progreso
architects-done-text = nada más este turno
architects-must = es obligatorio
architects-why-not = Qué no es posible ahora, y por qué
boxwhy-no_extra_card = Ninguna ficha de progreso da ahora una carta extra.
boxwhy-empty_left = El mazo izquierdo está vacío.
boxwhy-empty_right = El mazo derecho está vacío.
boxwhy-empty_centre = El mazo central está vacío.
boxwhy-empty_deck = El mazo de { $wonder } está vacío.
boxwhy-empty_stack = La pila de fichas está vacía.
boxwhy-built = La etapa { $stage } ya está construida.
boxwhy-rests_on = La etapa { $stage } se apoya en la etapa { $lower }, que aún no está construida.
boxwhy-rests_on_all = La etapa { $stage } se apoya en las etapas { $lower }, que aún no están construidas.
boxwhy-needs_identical = La etapa { $stage } pide { $count } recursos iguales; las cartas y monedas de aquí dan { $there }.
boxwhy-needs_different = La etapa { $stage } pide { $count } recursos distintos; las cartas y monedas de aquí dan { $there }.
boxwhy-no_token_left = No queda ninguna ficha de progreso; las cartas verdes se quedan donde están.
boxwhy-three_needed = Para eso hacen falta tres símbolos distintos.
boxwhy-two_needed = { $symbol ->
    [compass] Para eso hacen falta dos cartas con un compás.
    [gear] Para eso hacen falta dos cartas con un engranaje.
   *[tablet] Para eso hacen falta dos cartas con una tablilla.
}
boxwhy-stage_due = El turno aún no puede terminar: la etapa { $either } se puede pagar y hay que construirla.
boxwhy-one_stage_due = El turno aún no puede terminar: la etapa { $either } se puede pagar, y hay que construir una.
boxwhy-science_due = El turno aún no puede terminar: hay que entregar un grupo de cartas verdes.
architects-separator = { "; " }

## Ways to pay for a stage

architects-pay-with = Pagar con
architects-ways-to-pay = { $count ->
    [one] 1 forma de pagar
   *[other] { $count } formas de pagar
}
architects-paid = pagar { $cards }
architects-paid-with-help = pagar { $cards }, con ayuda de { $tokens }
architects-paid-nothing = no pagar nada
architects-paid-nothing-with-help = no pagar nada, con ayuda de { $tokens }
architects-keeps = conserva { $cards }
boxpaid-wood = madera
boxpaid-stone = piedra
boxpaid-clay = arcilla
boxpaid-papyrus = papiro
boxpaid-glass = vidrio
boxpaid-coin = moneda

## What happens, below a city and as a battle

architects-caption-stage = Etapa { $number }
architects-battle = ¡Batalla!
architects-battle-text = Todas las fichas de conflicto están giradas: cada ciudad lucha contra sus dos vecinas.
architects-standing = Marcadores de victoria: { $sums }
architects-standing-of = { $name } { $sum }

## Everything that lies in piles

architects-piles-title = Descartes, mazos y pila
architects-piles-short = Pilas
architects-discard = Descartes
architects-left-in-decks = Queda en los mazos
architects-left-note = Esto lo puede contar cualquiera. El orden no lo sabe nadie.
architects-stack-title = En la pila de fichas
architects-stack-note = Estas aún están por salir, en un orden que nadie conoce.

## The score sheet

architects-score-line = { $count ->
    [one] { $city }, 1 etapa
   *[other] { $city }, { $count } etapas
}
architects-tie-note = En caso de empate a puntos, gana quien tenga más etapas construidas.
