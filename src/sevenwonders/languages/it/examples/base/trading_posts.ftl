example-the-east-trading-post-makes-raw-materials-of-the-right-hand-neighbour-cost-one-coin = Con la Stazione Commerciale Est le materie prime del vicino a destra costano una moneta
example-the-west-trading-post-makes-raw-materials-of-the-left-hand-neighbour-cost-one-coin = Con la Stazione Commerciale Ovest le materie prime del vicino a sinistra costano una moneta
example-the-marketplace-makes-manufactured-goods-of-both-neighbours-cost-one-coin = Con il Mercato i manufatti di entrambi i vicini costano una moneta
example-a-discount-is-each-buyer-s-own = Uno sconto vale solo per chi lo possiede
example-a-trading-post-lowers-prices-from-the-turn-after-it-is-built = Una stazione commerciale abbassa i prezzi dal turno dopo la sua costruzione
example-a-discount-is-taken-for-every-unit-bought = Lo sconto vale per ogni unità comprata
