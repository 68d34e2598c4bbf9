example-most-points-win = Die meisten Punkte gewinnen
example-equal-points-are-decided-by-coins = Bei gleich vielen Punkten entscheiden die Münzen
example-equal-points-and-coins-share-the-place = Bei gleich vielen Punkten und Münzen wird der Platz geteilt
