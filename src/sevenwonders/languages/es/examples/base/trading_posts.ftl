example-the-east-trading-post-makes-raw-materials-of-the-right-hand-neighbour-cost-one-coin = Puesto comercial este hace que las materias primas del vecino de la derecha cuesten una moneda
example-the-west-trading-post-makes-raw-materials-of-the-left-hand-neighbour-cost-one-coin = Puesto comercial oeste hace que las materias primas del vecino de la izquierda cuesten una moneda
example-the-marketplace-makes-manufactured-goods-of-both-neighbours-cost-one-coin = Mercado hace que los productos manufacturados de ambos vecinos cuesten una moneda
example-a-discount-is-each-buyer-s-own = Una rebaja vale solo para quien la tiene
example-a-trading-post-lowers-prices-from-the-turn-after-it-is-built = Un puesto comercial baja los precios desde el turno después de construirse
example-a-discount-is-taken-for-every-unit-bought = Una rebaja vale por cada unidad comprada
