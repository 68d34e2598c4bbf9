example-ephesus-a-stage-1-takes-two-stone-and-gives-3-points = Éphèse A : l’étape 1 coûte deux pierres et donne 3 points
example-ephesus-a-stage-2-takes-two-wood-and-gives-9-coins = Éphèse A : l’étape 2 coûte deux bois et donne 9 pièces
example-ephesus-a-stage-3-takes-two-papyrus-and-gives-7-points = Éphèse A : l’étape 3 coûte deux papyrus et donne 7 points
example-ephesus-b-stage-1-takes-two-stone-and-gives-2-points-and-4-coins = Éphèse B : l’étape 1 coûte deux pierres et donne 2 points et 4 pièces
example-ephesus-b-stage-2-takes-two-wood-and-gives-3-points-and-4-coins = Éphèse B : l’étape 2 coûte deux bois et donne 3 points et 4 pièces
example-ephesus-b-stage-3-takes-one-glass-one-papyrus-and-one-textile-and-gives-5-points-and-4-coins = Éphèse B : l’étape 3 coûte un verre, un papyrus et un tissu et donne 5 points et 4 pièces
example-the-coins-of-an-ephesus-stage-come-once-when-it-is-built = Les pièces d’une étape d’Éphèse viennent une seule fois, à sa construction
