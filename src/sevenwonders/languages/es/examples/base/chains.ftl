example-a-chain-reaches-the-next-structure-and-not-the-one-after-it = Una cadena llega hasta la estructura siguiente y no a la que viene después
example-every-chain-from-age-i-to-age-ii = Todas las cadenas de la Era I a la Era II
example-every-chain-from-age-ii-to-age-iii = Todas las cadenas de la Era II a la Era III
example-a-neighbour-s-structure-opens-no-chain = Una estructura de un vecino no abre ninguna cadena
example-a-chained-structure-can-be-built-by-paying-as-well-when-its-parent-is-missing = Sin la estructura que la hace gratis, una carta con cadena se puede construir igualmente pagándola
example-a-parent-taken-from-the-pile-opens-its-chain-in-the-next-age-only = Una estructura tomada de los descartes abre su cadena solo en la Era siguiente
example-a-card-under-a-wonder-is-no-structure-and-opens-no-chain = Una carta debajo de una maravilla no es una estructura y no abre ninguna cadena
