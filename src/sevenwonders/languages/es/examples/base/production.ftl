example-a-city-builds-what-its-own-production-covers-and-not-what-it-covers-in-part = Una ciudad construye lo que cubre toda su producción, no lo que cubre solo en parte
example-resources-are-not-used-up-the-same-ones-serve-again-next-turn = Los recursos no se gastan: los mismos sirven otra vez el turno siguiente
example-a-coin-cost-goes-to-the-bank = Un coste en monedas se paga a la banca
example-a-card-without-cost-is-built-by-a-city-that-has-nothing = Una carta sin coste la construye hasta una ciudad que no tiene nada
example-a-choice-card-gives-its-owner-one-of-its-goods-a-turn-not-both = Una carta con elección da a su ciudad uno de sus bienes por turno, no los dos
example-the-two-unit-cards-of-age-ii-give-two-of-the-same-good = Las cartas de dos unidades de la Era II dan dos veces el mismo bien
