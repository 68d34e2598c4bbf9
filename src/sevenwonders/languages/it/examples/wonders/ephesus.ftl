example-ephesus-a-stage-1-takes-two-stone-and-gives-3-points = Efeso A, lo stadio 1 costa due pietre e dà 3 punti
example-ephesus-a-stage-2-takes-two-wood-and-gives-9-coins = Efeso A, lo stadio 2 costa due legni e dà 9 monete
example-ephesus-a-stage-3-takes-two-papyrus-and-gives-7-points = Efeso A, lo stadio 3 costa due papiri e dà 7 punti
example-ephesus-b-stage-1-takes-two-stone-and-gives-2-points-and-4-coins = Efeso B, lo stadio 1 costa due pietre e dà 2 punti e 4 monete
example-ephesus-b-stage-2-takes-two-wood-and-gives-3-points-and-4-coins = Efeso B, lo stadio 2 costa due legni e dà 3 punti e 4 monete
example-ephesus-b-stage-3-takes-one-glass-one-papyrus-and-one-textile-and-gives-5-points-and-4-coins = Efeso B, lo stadio 3 costa un vetro, un papiro e un tessuto e dà 5 punti e 4 monete
example-the-coins-of-an-ephesus-stage-come-once-when-it-is-built = Le monete di uno stadio di Efeso arrivano una volta, quando lo si costruisce
