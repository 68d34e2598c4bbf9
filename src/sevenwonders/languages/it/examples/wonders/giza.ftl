example-giza-a-stage-1-takes-two-stone-and-gives-3-points = Giza A, lo stadio 1 costa due pietre e dà 3 punti
example-giza-a-stage-2-takes-three-wood-and-gives-5-points = Giza A, lo stadio 2 costa tre legni e dà 5 punti
example-giza-a-stage-3-takes-four-stone-and-gives-7-points = Giza A, lo stadio 3 costa quattro pietre e dà 7 punti
example-giza-b-stage-1-takes-two-wood-and-gives-3-points = Giza B, lo stadio 1 costa due legni e dà 3 punti
example-giza-b-stage-2-takes-three-stone-and-gives-5-points = Giza B, lo stadio 2 costa tre pietre e dà 5 punti
example-giza-b-stage-3-takes-three-clay-and-gives-5-points = Giza B, lo stadio 3 costa tre argille e dà 5 punti
example-giza-b-stage-4-takes-four-stone-and-one-papyrus-and-gives-7-points = Giza B, lo stadio 4 costa quattro pietre e un papiro e dà 7 punti
example-the-four-stages-of-giza-b-are-worth-20-points-in-all = I quattro stadi di Giza B valgono 20 punti in tutto
