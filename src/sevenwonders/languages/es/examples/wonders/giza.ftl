example-giza-a-stage-1-takes-two-stone-and-gives-3-points = Guiza A: la etapa 1 cuesta dos piedras y da 3 puntos
example-giza-a-stage-2-takes-three-wood-and-gives-5-points = Guiza A: la etapa 2 cuesta tres maderas y da 5 puntos
example-giza-a-stage-3-takes-four-stone-and-gives-7-points = Guiza A: la etapa 3 cuesta cuatro piedras y da 7 puntos
example-giza-b-stage-1-takes-two-wood-and-gives-3-points = Guiza B: la etapa 1 cuesta dos maderas y da 3 puntos
example-giza-b-stage-2-takes-three-stone-and-gives-5-points = Guiza B: la etapa 2 cuesta tres piedras y da 5 puntos
example-giza-b-stage-3-takes-three-clay-and-gives-5-points = Guiza B: la etapa 3 cuesta tres arcillas y da 5 puntos
example-giza-b-stage-4-takes-four-stone-and-one-papyrus-and-gives-7-points = Guiza B: la etapa 4 cuesta cuatro piedras y un papiro y da 7 puntos
example-the-four-stages-of-giza-b-are-worth-20-points-in-all = Las cuatro etapas de Guiza B valen 20 puntos en total
