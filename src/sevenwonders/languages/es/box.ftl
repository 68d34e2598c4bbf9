## Cards and tokens

boxkind-grey = Una carta gris: un recurso. Los recursos pagan etapas y se gastan.
boxkind-yellow = Una carta amarilla: una moneda paga cualquier recurso.
boxkind-green = Una carta verde: los símbolos se entregan a cambio de fichas de progreso.
boxkind-red = Una carta roja: los escudos cuentan en las batallas; las cartas con cuernos se van después de una.
boxkind-blue = Una carta azul: conserva sus puntos hasta el final.
box-copies = { $count ->
    [one] 1 carta de este tipo en la caja.
   *[other] { $count } cartas de este tipo en la caja.
}
box-unseen = Ficha oculta
box-token = Dos símbolos científicos iguales o tres distintos dan una ficha.

## Wonders

box-wonder-title = { $city }: { $wonder }
box-stage-title = Etapa { $number }: { $wonder }
boxstage-built = Construida.
boxstage-next = Hay que construirla en cuanto se pueda pagar.
boxstage-later = Va después de las etapas que tiene debajo.
box-cost = { $identical ->
    [yes] Cuesta { $count } recursos iguales; una moneda vale por cualquiera.
   *[no] Cuesta { $count } recursos distintos; una moneda vale por cualquiera.
}

## Decks

box-central-text = Está boca abajo en el centro, y cualquiera puede tomar su carta superior.
box-deck-text = Está boca arriba entre dos ciudades, y ambas pueden tomar su carta superior.

## Battles and the cat

box-conflict = Cada cuerno de una carta que se toma gira una ficha. Cuando todas están giradas, el turno acaba en batalla.
box-battle = Tener más escudos que un vecino da un marcador de victoria.
box-cat = Se va con quien toma una carta azul con gato. Quien lo tiene mira cada turno la carta superior del mazo central.
box-shields = En una batalla se comparan con los de ambos vecinos. Los escudos con cuernos se van después.
box-victories = { $points ->
    [one] Cada uno vale 1 punto al final.
   *[other] Cada uno vale { $points } puntos al final.
}

## Players

box-plays = Le toca a esta ciudad.
