example-rhodes-a-stage-1-takes-two-wood-and-gives-3-points = Rodas A: la etapa 1 cuesta dos maderas y da 3 puntos
example-rhodes-a-stage-2-takes-three-clay-and-gives-2-shields = Rodas A: la etapa 2 cuesta tres arcillas y da 2 escudos
example-rhodes-a-stage-3-takes-four-ore-and-gives-7-points = Rodas A: la etapa 3 cuesta cuatro minerales y da 7 puntos
example-rhodes-b-stage-1-takes-three-stone-and-gives-1-shield-3-points-and-3-coins = Rodas B: la etapa 1 cuesta tres piedras y da 1 escudo, 3 puntos y 3 monedas
example-rhodes-b-stage-2-takes-four-ore-and-gives-1-shield-4-points-and-4-coins = Rodas B: la etapa 2 cuesta cuatro minerales y da 1 escudo, 4 puntos y 4 monedas
example-the-shields-of-rhodes-count-in-conflicts-together-with-those-of-red-cards = Los escudos de Rodas cuentan en los conflictos junto con los de las cartas rojas
example-the-shields-of-rhodes-count-in-conflicts-without-any-red-card = Los escudos de Rodas cuentan en los conflictos sin ninguna carta roja
example-the-shields-of-a-stage-are-not-a-red-card-for-the-spies-guild = Los escudos de una etapa no son una carta roja para Gremio de espías
