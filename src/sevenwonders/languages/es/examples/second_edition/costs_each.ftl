example-every-guild-of-the-base-game-has-its-price = Cada gremio del juego básico tiene su precio
example-a-guild-is-paid-with-exactly-its-resources-and-scores-from-then-on = Un gremio se paga exactamente con sus recursos y puntúa desde entonces
example-one-resource-short-a-guild-cannot-be-built = Si falta un solo recurso, un gremio no se puede construir
example-excavation-makes-stone-or-clay-and-forest-cave-wood-or-ore-for-their-city-and-for-sale-at-a-coin-each = Excavación da piedra o arcilla y Cueva del bosque madera o mineral, para su ciudad y para vender; cada carta cuesta una moneda
example-a-card-with-two-kinds-makes-one-of-them-a-turn = Una carta con dos bienes produce uno de ellos por turno
example-an-east-trading-post-is-free-and-makes-raw-materials-of-the-right-hand-neighbour-cost-1-from-the-next-turn-on = Puesto comercial este es gratis y hace que las materias primas del vecino de la derecha cuesten 1 desde el turno siguiente
