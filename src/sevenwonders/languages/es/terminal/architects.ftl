# Architects in a terminal. What is typed and what is shown for it should be the same words.

## The screen: decks and cards

terminal-box-face-down = boca abajo
terminal-box-only-cat = solo puede mirarla quien tiene el gato
terminal-box-deck-left = ← izquierda: tu mazo
terminal-box-deck-centre = centro
terminal-box-deck-right = derecha: { $name } →
terminal-box-gives-grey = un recurso para etapas
terminal-box-gives-yellow = vale por cualquier recurso
terminal-box-gives-green = 2 iguales o 3 distintos: una ficha
terminal-box-gives-horns = { $horns ->
    [one] 1 escudo hasta la próxima batalla, gira 1 ficha de conflicto
   *[other] 1 escudo hasta la próxima batalla, gira { $horns } fichas de conflicto
}

## The screen: conflict tokens and progress tokens

terminal-box-conflict-tokens = Fichas de conflicto:
terminal-box-stack = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
terminal-box-in-stack = boca abajo en la pila

## Headings of columns, as short as possible

terminal-box-column-wins = Vict.
terminal-box-column-blue = Azul
terminal-box-column-resources = Recursos
terminal-box-column-science = Ciencia
terminal-box-column-tokens = Fichas
terminal-box-column-colour = Color
terminal-box-all = Total

## A city

terminal-box-belongings = { $mine ->
    [yes] Tus cartas y fichas
   *[no] Cartas y fichas
}
terminal-box-label-resources = recursos
terminal-box-label-coins = monedas
terminal-box-label-science = ciencia
terminal-box-label-shields = escudos
terminal-box-label-blue = azul
terminal-box-cat = gato
terminal-box-passing = { $count } hasta la próxima batalla

## What is asked

terminal-box-ask-card = Te toca: toma la carta superior de un mazo.
terminal-box-ask-action = ¿Qué haces ahora?
terminal-box-more-cards = { $count ->
    [one] { $tokens } da una carta más.
   *[other] { $tokens } dan una carta más cada una.
}

## Actions, in the words in which they may be typed

terminal-box-take-left = tomar izquierda
terminal-box-take-centre = tomar centro
terminal-box-take-right = tomar derecha
terminal-box-take-of = tomar { $city }
terminal-box-stage = etapa { $number }
terminal-box-turn-in = ciencia { $cards }
terminal-box-token = ficha { $token }
terminal-box-token-unseen = ficha oculta
terminal-box-look-left = mirar izquierda
terminal-box-look-right = mirar derecha
terminal-box-keep = conservar { $card }
terminal-box-done = listo
terminal-box-paid = con { $cards }
terminal-box-paid-using = con { $cards } usando { $tokens }
terminal-box-optional = si quieres

## Hints below a question: what to type, and what it does. Letters stay

terminal-box-hint-done = p listo
terminal-box-hint-card = c NOMBRE carta o ficha
terminal-box-hint-city = d NOMBRE ciudad
terminal-box-hint-table = t mesa

## What has happened

terminal-box-turns = Turnos { $first } a { $last }
terminal-box-only-choice = No había otra opción.

## Why something is not possible

terminal-box-set-needed = Para una ficha de progreso hacen falta dos cartas verdes iguales o tres distintas.
terminal-box-no-undo = No se puede deshacer nada: lo que eliges se hace al momento.
terminal-box-card-hint = Escribe c y el nombre de una carta o de una ficha, por ejemplo: c Cultura
terminal-box-other-payments = La etapa { $number } no se puede pagar así. Pagos posibles: { $payments }.
terminal-box-why-ask_card = Un turno empieza con una carta: tomar izquierda, tomar derecha o tomar centro.
terminal-box-why-ask_action = Ahora construye una etapa, entrega cartas verdes, toma una carta extra o termina el turno con «listo».
terminal-box-why-ask_token = Elige una ficha de progreso: nombra una que esté a la vista o toma la oculta.
terminal-box-why-ask_any_deck = Toma la carta superior de un mazo de la mesa.
terminal-box-why-ask_look = Elige un mazo: mirar izquierda o mirar derecha.
terminal-box-why-ask_keep = Quédate con una de las cartas que has cogido.
terminal-box-why-out_of_reach = Solo el mazo izquierdo, el derecho y el central están a tu alcance.
terminal-box-why-not_in_play = Esa maravilla no está en juego, y su mazo tampoco.
terminal-box-why-not_face_up = Esa ficha no está a la vista.
terminal-box-why-not_taken_up = Esa carta no está entre las que has cogido.
terminal-box-unread = { $verb ->
    [take] Ningún mazo se llama así. Escribe tomar izquierda, tomar derecha o tomar centro; con el efecto de Alejandría también una ciudad, por ejemplo tomar Guiza.
    [stage] Escribe por ejemplo etapa 2, o etapa 2 con madera, moneda. Solo los recursos y las monedas pagan una etapa.
    [science] Entrega dos símbolos iguales o uno de cada.
    [token] Ninguna ficha de progreso se llama así. Escribe ficha y un nombre, o ficha oculta.
    [look] Escribe mirar izquierda o mirar derecha.
   *[keep] Ninguna carta se llama así. Escribe conservar y un nombre, por ejemplo conservar engranaje.
}

## Words for choices, in lists with commas between them. "take", "stage", "left", "right", "with" and "and" are in other files

terminal-box-verb-science = ciencia, entregar, entrega, entrego
terminal-box-verb-token = ficha
terminal-box-verb-look = mirar, mira, miro
terminal-box-verb-keep = conservar, conserva, conservo
terminal-box-verb-done = listo, hecho
terminal-box-word-centre = centro
terminal-box-word-unseen = oculta
terminal-box-word-using = usando, con ayuda de
terminal-box-word-decks = mazos

## Rows of the help: what is typed, and what it does

terminal-box-typed-number = 2
terminal-box-does-number = hacer la acción número 2
terminal-box-typed-end = p
terminal-box-does-end = terminar el turno, cuando ya no queda nada obligatorio
terminal-box-typed-take = tomar izquierda
terminal-box-does-take = lo mismo con palabras: tomar izquierda, tomar derecha o tomar centro; con Alejandría también tomar Guiza
terminal-box-typed-stage = etapa 2 con madera, moneda
terminal-box-does-stage = construir la etapa 2 con esas cartas; sin ellas, con la primera forma de pagar
terminal-box-typed-using = etapa 2 usando Economía
terminal-box-does-using = pagar con ayuda de una ficha
terminal-box-typed-science = ciencia engranaje
terminal-box-does-science = entregar dos engranajes; o ciencia compás, engranaje, tablilla
terminal-box-typed-token = ficha Educación
terminal-box-does-token = elegir una ficha; o ficha oculta
terminal-box-typed-look = mirar izquierda
terminal-box-does-look = mirar un mazo; después conservar engranaje, para quedarte con una de sus cartas
terminal-box-typed-done = listo
terminal-box-does-done = terminar el turno
terminal-box-typed-card = c NOMBRE o c 2
terminal-box-does-card = ver una carta o una ficha
terminal-box-typed-decks = mazos
terminal-box-does-decks = lo que queda en cada mazo
terminal-box-marks = Signos: { $built } construida · { $open } por construir · { $effect } efecto de la maravilla · { $token } ficha de progreso · { $peace } paz · { $battle } batalla · { $tick } posible · { $cross } no
terminal-box-horns = Un cuerno gira una ficha de conflicto. Cuando se gira la última, el turno termina con una batalla.
terminal-box-have = { $held ->
    [one] Tienes 1 carta; quedan { $left } en los mazos.
   *[other] Tienes { $held } cartas; quedan { $left } en los mazos.
}

## Replays and score sheets

terminal-box-can-take = { $name } puede tomar { $cards }
terminal-box-top = { $place ->
    [left] { $card } (izquierda)
    [right] { $card } (derecha)
   *[centre] { $card } (centro)
}
terminal-box-note-tokens = { $name }: fichas de progreso { $tokens }.

## The command "sevenwonders cards --game architects"

terminal-box-in-decks = En los mazos
terminal-box-uncertain = { $mark } Las fuentes no coinciden en este número.
terminal-box-no-filter = --age, --players y --chains son del juego clásico: quítalas para Architects.
terminal-box-no-name = Ninguna carta, maravilla o ficha se llama «{ $name }».
terminal-box-where-to-look = `sevenwonders cards --game architects` lo enumera todo.
