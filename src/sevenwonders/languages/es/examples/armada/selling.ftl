example-a-card-is-sold-for-3-coins-or-for-a-free-step-of-the-yellow-fleet-not-for-both = Una carta se vende por 3 monedas o por un paso gratis de la flota amarilla, no por ambos
example-a-sale-moves-the-yellow-fleet-whatever-the-colour-of-the-card-and-no-other-fleet = Una venta mueve la flota amarilla, sea cual sea el color de la carta, y ninguna otra flota
example-coins-of-the-square-that-a-sale-leads-to-are-paid = Se reciben las monedas de la casilla a la que lleva una venta
example-with-the-yellow-fleet-on-its-last-square-a-card-is-sold-for-coins-alone = Con la flota amarilla en su última casilla una carta se vende solo por monedas
example-what-is-left-over-in-the-last-turn-moves-no-fleet = Lo que sobra en el último turno no mueve ninguna flota
example-a-leader-is-sold-for-3-coins-or-for-a-free-step-of-the-yellow-fleet = Un líder se vende por 3 monedas o por un paso gratis de la flota amarilla
example-a-tax-that-a-sold-leader-raises-is-paid-before-the-hands-are-dealt = Un impuesto que causa un líder vendido se paga antes de repartir las manos
