example-every-guild-of-the-base-game-has-its-price = Ogni gilda del gioco base ha il suo prezzo
example-a-guild-is-paid-with-exactly-its-resources-and-scores-from-then-on = Una gilda si paga esattamente con le sue risorse e da allora fa punti
example-one-resource-short-a-guild-cannot-be-built = Se manca una risorsa, una gilda non si può costruire
example-excavation-makes-stone-or-clay-and-forest-cave-wood-or-ore-for-their-city-and-for-sale-at-a-coin-each = Scavi produce pietra o argilla e Giacimento legno o minerale, per la propria città e in vendita, e costano una moneta ciascuno
example-a-card-with-two-kinds-makes-one-of-them-a-turn = Una carta con due tipi ne produce uno per turno
example-an-east-trading-post-is-free-and-makes-raw-materials-of-the-right-hand-neighbour-cost-1-from-the-next-turn-on = Una Stazione Commerciale Est è gratis, e dal turno dopo le materie prime del vicino a destra costano 1
