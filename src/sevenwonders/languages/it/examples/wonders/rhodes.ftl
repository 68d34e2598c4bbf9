example-rhodes-a-stage-1-takes-two-wood-and-gives-3-points = Rodi A, lo stadio 1 costa due legni e dà 3 punti
example-rhodes-a-stage-2-takes-three-clay-and-gives-2-shields = Rodi A, lo stadio 2 costa tre argille e dà 2 scudi
example-rhodes-a-stage-3-takes-four-ore-and-gives-7-points = Rodi A, lo stadio 3 costa quattro minerali e dà 7 punti
example-rhodes-b-stage-1-takes-three-stone-and-gives-1-shield-3-points-and-3-coins = Rodi B, lo stadio 1 costa tre pietre e dà 1 scudo, 3 punti e 3 monete
example-rhodes-b-stage-2-takes-four-ore-and-gives-1-shield-4-points-and-4-coins = Rodi B, lo stadio 2 costa quattro minerali e dà 1 scudo, 4 punti e 4 monete
example-the-shields-of-rhodes-count-in-conflicts-together-with-those-of-red-cards = Gli scudi di Rodi contano nei conflitti insieme a quelli delle carte rosse
example-the-shields-of-rhodes-count-in-conflicts-without-any-red-card = Gli scudi di Rodi contano nei conflitti anche senza carte rosse
example-the-shields-of-a-stage-are-not-a-red-card-for-the-spies-guild = Per la Gilda delle Spie gli scudi di uno stadio non sono una carta rossa
