coach-label = Entrenador
coach-place = { $number } de { $all }
coach-show = Enséñame
coach-next = Siguiente
coach-good = Entendido
coach-back = Atrás
coach-back-title = Volver a lo que dije antes
coach-undo = Deshacer
coach-undo-title = Retirar tu última elección: el turno se juega otra vez
coach-leave = Salir
coach-leave-title = Salir de la partida guiada
coach-enough = No más consejos
coach-last-move = Tu última jugada

## The guided first game of 7 Wonders. $card is the name of a card.

lesson-take-title = Toma una carta
lesson-take-text = { $cards ->
    [one] Tienes 1 carta.
   *[other] Tienes { $cards } cartas.
} Elige una para construirla; las demás pasan a tu vecino. Al pie de cada carta se ve lo que te cuesta.
lesson-goods-title = Primero, los bienes
lesson-goods-text = { $card } te da { $effects } cada turno. Los bienes nunca se gastan, así que abaratan todo lo que viene después.
lesson-pass-on-title = Las manos han pasado
lesson-pass-on-text = Estas cartas vienen de { $from }. Lo que dejes va a { $to }, así que no le dejes lo que más quiere.
lesson-shields-title = Los escudos ganan la guerra
lesson-shields-text = { $card } da escudos. Tú tienes { $shields } ahora; { $others }. Basta con uno más que un vecino.
lesson-shields-of = { $name } tiene { $shields }
lesson-science-title = La ciencia crece
lesson-science-text = { $symbols ->
    [0] { $card } te da tu primer símbolo.
   *[other] { $card } añade un símbolo a los { $symbols } que tienes.
} Los símbolos iguales cuentan al cuadrado: uno es 1 punto, dos son 4, tres son 9. Tres distintos son 7 más.
lesson-stage-title = Construye tu maravilla
lesson-stage-text = { $coins ->
    [0] Ya puedes construir la etapa { $number }, sin coste.
    [one] Ya puedes construir la etapa { $number }, por 1 moneda.
   *[other] Ya puedes construir la etapa { $number }, por { $coins } monedas.
} Te da { $effects }. Debajo va boca abajo una carta cualquiera, mejor una que ayude más a un vecino que a ti.
lesson-war-title = La Era { ROMAN($age) } ha acabado en guerra
lesson-war-text = { $fights } Cada Era acaba así, y los marcadores posteriores valen más.
lesson-trade-title = Compra lo que te falta
lesson-trade-text = Para { $card } te falta algo, y un vecino lo vende. Pagas { $payments }.
lesson-payment = { $coins ->
    [one] 1 moneda a { $name }
   *[other] { $coins } monedas a { $name }
}
lesson-chain-title = Una cadena la hace gratis
lesson-chain-text = { $card } es gratis para ti, porque tienes { $by }. Las cartas muestran a qué llevan más tarde.
lesson-sell-title = Nada encaja
lesson-sell-text = No puedes pagar ninguna de estas cartas ni ninguna etapa. Vende la que no dejarías a un vecino: { $coins ->
    [one] te da 1 moneda.
   *[other] te da { $coins } monedas.
}
lesson-suggest-text = Yo construiría { $card }. Cualquier otra opción también está bien.
lesson-suggest-stage-text = Yo construiría la etapa { $number } de la maravilla, con { $card } debajo. Cualquier otra opción también está bien.
lesson-suggest-sale-text = Yo vendería { $card }. Cualquier otra opción también está bien.
lesson-sheet-title = { $place ->
    [1] Así ha sido tu primera partida
   *[other] Tu primera partida ha terminado
}
lesson-sheet-text = La mayoría de tus puntos, { $points }, vienen de { $column }. Pulsa cualquier número para ver cómo se suma.

## What the coach says about your last move, above the next bubble

remarks-paid = Has pagado { $payments }. Los bienes se quedan allí: venderlos no los gasta.
remarks-stage = La etapa { $number } de tu maravilla está en pie.
remarks-stage-with-effects = La etapa { $number } de tu maravilla está en pie: { $effects }.
remarks-sold = Has recibido { $gain ->
    [one] 1 moneda
   *[other] { $gain } monedas
} por la carta, y ahora tienes { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
remarks-army = { $shields ->
    [one] Ahora tienes 1 escudo: { $borders }.
   *[other] Ahora tienes { $shields } escudos: { $borders }.
}
remarks-ahead = por delante de { $names }
remarks-level = a la par con { $names }
remarks-behind = por detrás de { $names }

## Moves that are not planned: what a bot suggests. $choice and $other are moves, such as "Altar" or "Stage 1".

advice-title = Te toca
advice-thinking = Déjame mirar tus opciones…
advice-advise = Yo elegiría { $choice } antes que { $other }.
advice-either = Yo elegiría { $choice }, pero { $other } también vale.
advice-only = Yo elegiría { $choice }.

## The guided first game of Architects

boxlesson-take-title = Toma una carta
boxlesson-take-text = Cada turno tomas la carta superior de uno de estos tres mazos. Los de los lados están boca arriba, así que sabes lo que te llevas.
boxlesson-central-title = Una sorpresa en el centro
boxlesson-central-text = El mazo del centro está boca abajo. Solo ves lo que hay encima cuando lo has tomado, o con la ayuda del gato.
boxlesson-coin-title = Una moneda encaja siempre
boxlesson-coin-text = Tu moneda vale por cualquier recurso que te falte para una etapa.
boxlesson-stage-title = Una etapa en pie
boxlesson-stage-text = { $points ->
    [one] Tus cartas pagaban la etapa { $number }, así que se construyó enseguida: 1 punto.
   *[other] Tus cartas pagaban la etapa { $number }, así que se construyó enseguida: { $points } puntos.
} Las cartas que la pagaron ya no están.
boxlesson-resource-title = Los recursos construyen etapas
boxlesson-resource-text = Tienes { $good }. { $identical ->
    [yes] La etapa { $number } de tu maravilla pide { $count } recursos iguales.
   *[no] La etapa { $number } de tu maravilla pide { $count } recursos distintos.
}
boxlesson-cat-title = El gato es tuyo
boxlesson-cat-text = Al empezar cada turno ves la carta superior del mazo del centro. El gato se va cuando otra persona toma una carta con gato.
boxlesson-horns-title = Suenan los cuernos
boxlesson-horns-text = Las cartas rojas con cuernos acercan la batalla. { $left ->
    [one] Un cuerno más, y todos comparan escudos.
   *[other] { $left } cuernos más, y todos comparan escudos.
}
boxlesson-battle-title = Ha habido una batalla
boxlesson-battle-text = Los escudos se comparan con cada vecino, y quien tiene más toma un marcador de 3 puntos. { $victories ->
    [one] Tienes 1 marcador.
   *[other] Tienes { $victories } marcadores.
} Las cartas rojas con cuernos ya no están.
boxlesson-science-title = La ciencia trae progreso
boxlesson-science-text = Dos símbolos iguales o tres distintos se convierten en una ficha de progreso. Elige una de las que están a la vista o la oculta de la pila.
boxlesson-suggest-text = Yo haría esto: { $action }. Cualquier otra opción también está bien.
