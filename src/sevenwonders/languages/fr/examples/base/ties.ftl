example-most-points-win = Le plus de points l’emporte
example-equal-points-are-decided-by-coins = À égalité de points, les pièces décident
example-equal-points-and-coins-share-the-place = À égalité de points et de pièces, la place est partagée
