example-a-city-builds-what-its-own-production-covers-and-not-what-it-covers-in-part = Una città costruisce ciò che la sua produzione copre del tutto, non ciò che copre in parte
example-resources-are-not-used-up-the-same-ones-serve-again-next-turn = Le risorse non si consumano: le stesse servono di nuovo il turno dopo
example-a-coin-cost-goes-to-the-bank = Un costo in monete va alla banca
example-a-card-without-cost-is-built-by-a-city-that-has-nothing = Una carta senza costo la costruisce anche una città che non ha nulla
example-a-choice-card-gives-its-owner-one-of-its-goods-a-turn-not-both = Una carta a scelta dà a chi la possiede una delle sue risorse per turno, non entrambe
example-the-two-unit-cards-of-age-ii-give-two-of-the-same-good = Le carte a due unità dell’Epoca II danno due risorse uguali
