example-a-chain-reaches-the-next-structure-and-not-the-one-after-it = Una catena arriva all’edificio successivo e non a quello dopo ancora
example-every-chain-from-age-i-to-age-ii = Tutte le catene dall’Epoca I all’Epoca II
example-every-chain-from-age-ii-to-age-iii = Tutte le catene dall’Epoca II all’Epoca III
example-a-neighbour-s-structure-opens-no-chain = L’edificio di un vicino non apre catene
example-a-chained-structure-can-be-built-by-paying-as-well-when-its-parent-is-missing = Un edificio con una catena si può costruire anche pagandolo, quando manca quello che lo rende gratis
example-a-parent-taken-from-the-pile-opens-its-chain-in-the-next-age-only = Un edificio preso dagli scarti apre la sua catena solo nell’Epoca successiva
example-a-card-under-a-wonder-is-no-structure-and-opens-no-chain = Una carta sotto uno stadio non è un edificio e non apre catene
