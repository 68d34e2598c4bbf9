example-ephesus-a-stage-1-takes-two-stone-and-gives-3-points = Éfeso A: la etapa 1 cuesta dos piedras y da 3 puntos
example-ephesus-a-stage-2-takes-two-wood-and-gives-9-coins = Éfeso A: la etapa 2 cuesta dos maderas y da 9 monedas
example-ephesus-a-stage-3-takes-two-papyrus-and-gives-7-points = Éfeso A: la etapa 3 cuesta dos papiros y da 7 puntos
example-ephesus-b-stage-1-takes-two-stone-and-gives-2-points-and-4-coins = Éfeso B: la etapa 1 cuesta dos piedras y da 2 puntos y 4 monedas
example-ephesus-b-stage-2-takes-two-wood-and-gives-3-points-and-4-coins = Éfeso B: la etapa 2 cuesta dos maderas y da 3 puntos y 4 monedas
example-ephesus-b-stage-3-takes-one-glass-one-papyrus-and-one-textile-and-gives-5-points-and-4-coins = Éfeso B: la etapa 3 cuesta un vidrio, un papiro y una tela y da 5 puntos y 4 monedas
example-the-coins-of-an-ephesus-stage-come-once-when-it-is-built = Las monedas de una etapa de Éfeso llegan una sola vez, al construirse
