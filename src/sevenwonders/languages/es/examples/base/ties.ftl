example-most-points-win = Gana quien tiene más puntos
example-equal-points-are-decided-by-coins = Un empate a puntos lo deciden las monedas
example-equal-points-and-coins-share-the-place = Con los mismos puntos y monedas se comparte el puesto
