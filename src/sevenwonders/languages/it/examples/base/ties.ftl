example-most-points-win = Vince chi ha più punti
example-equal-points-are-decided-by-coins = A pari punti decidono le monete
example-equal-points-and-coins-share-the-place = A pari punti e pari monete il posto è condiviso
