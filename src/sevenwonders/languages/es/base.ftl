## What a player is asked: a few words as a title ("question-…"), a sentence that says more ("prompt-…"), and what asks,
## where it interrupts the game ("asker-…")

question-card = Elige una carta
prompt-card = Elige una carta.
question-last_card = Juega también tu última carta
prompt-last_card = Tu maravilla te deja jugar también la última carta de la Era.
asker-last_card = Tu maravilla
question-discard_pile = Construye de los descartes
prompt-discard_pile = Toma una de estas cartas y constrúyela gratis.
asker-discard_pile = Tu maravilla

## What can be done with a card, as the title of a button ("use-…"), what it gives in place of a price ("gain-…"), and the
## button that confirms it for a card of that name ("order-…")

use-build = Construir
use-build_free = Construir gratis
gain-build_free = usa el derecho de esta Era
order-build_free = Construir gratis: { $name }
use-stage = Etapa
use-sell = Vender
gain-sell = 3 monedas de la banca
use-take = De los descartes
order-take = Construir { $name }
use-pass = No tomar nada
use-drop = Descartar

choice-drop = Marcador de victoria de { $count }

## What a player did with a card, in a word or two next to a picture ("did-…"), and in a few words below the city
## ("caption-…"). $card: a card by its name, or "a card of Age I". $stage: the number of the stage

did-built = construido
caption-built = construye { $card }
did-took = tomado
caption-took = construye { $card }
did-stage_built = etapa
caption-stage_built = construye la etapa { $stage }
did-sold = vendido
caption-sold = vende una carta

## Columns of the score sheet: as a title ("category-…"), inside a sentence such as "Ben leads in science"
## ("categoryspoken-…"), and where the points come from ("categorytext-…")

category-military = Conflictos
categoryspoken-military = conflictos
categorytext-military = Victorias y derrotas de todas las Eras juntas.
category-treasury = Monedas
categoryspoken-treasury = monedas
categorytext-treasury = Cada tres monedas son un punto.
category-wonder = Maravilla
categoryspoken-wonder = etapas de maravilla
categorytext-wonder = Puntos de las etapas construidas.
category-civilian = Civil
categoryspoken-civilian = cartas civiles
categorytext-civilian = Puntos de las cartas azules.
category-science = Ciencia
categoryspoken-science = ciencia
categorytext-science = Cada tipo de símbolo cuenta su número al cuadrado; cada juego de tres distintos, 7.
category-commerce = Comercio
categoryspoken-commerce = comercio
categorytext-commerce = Puntos de las cartas amarillas.
category-guilds = Gremios
categoryspoken-guilds = gremios
categorytext-guilds = Puntos de los gremios.
category-cat = Gato
categoryspoken-cat = el gato
categorytext-cat = El gato vale 2 puntos para quien lo tiene.
category-progress = Progreso
categoryspoken-progress = fichas de progreso
categorytext-progress = Puntos de las fichas de progreso.

## The parts of a sum on the score sheet, in a row: "a victory of 3, a defeat of 1". $size: the points without their sign

sum-conflict = { $won ->
    [yes] una victoria de { $size }
   *[no] una derrota de { $size }
}
sum-coins = { $left ->
    [0] { $number } monedas
   *[other] { $number } monedas, sobran { $left }
}
sum-stage = etapa { $number }
sum-compass = { $number ->
    [one] 1 compás
   *[other] { $number } compases
}
sum-gear = { $number ->
    [one] 1 engranaje
   *[other] { $number } engranajes
}
sum-tablet = { $number ->
    [one] 1 tablilla
   *[other] { $number } tablillas
}
sum-set = { $number ->
    [one] un juego de tres
   *[other] { $number } juegos de tres
}
sum-copied = { $card }, copiado
sum-repeated = { $card } una vez más

## Colours of cards by what the cards are about

colour-brown = Materias primas
colour-gray = Productos manufacturados
colour-blue = Estructuras civiles
colour-yellow = Comercio
colour-red = Militar
colour-green = Ciencia
colour-purple = Gremios
copies-purple = Los gremios se reparten al azar: dos más que jugadores.

## Rules that the host of a table may choose

option-defeats = Derrotas suaves
optiontext-defeats = Cada derrota cuesta 1 punto; si no, 1, 2 o 3, según la Era.
option-promo_guilds = Gremios promocionales
optiontext-promo_guilds = Los gremios extra de las expansiones elegidas están entre los que se pueden repartir.
option-economy_forces_build = Economía obliga a construir
optiontext-economy_forces_build = También hay que construir una etapa que necesita la moneda doble de Economía.
option-engineering_forces_build = Ingeniería obliga a construir
optiontext-engineering_forces_build = También hay que construir una etapa que solo Ingeniería puede pagar.
option-coin_may_replace_held_card = Monedas en lugar de recursos
optiontext-coin_may_replace_held_card = Se puede pagar una moneda incluso por un recurso que se tiene.
