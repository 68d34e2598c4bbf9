example-a-chain-reaches-the-next-structure-and-not-the-one-after-it = Un chaînage mène au bâtiment suivant, pas à celui d’après
example-every-chain-from-age-i-to-age-ii = Tous les chaînages de l’Âge I à l’Âge II
example-every-chain-from-age-ii-to-age-iii = Tous les chaînages de l’Âge II à l’Âge III
example-a-neighbour-s-structure-opens-no-chain = Le bâtiment d’un voisin n’ouvre aucun chaînage
example-a-chained-structure-can-be-built-by-paying-as-well-when-its-parent-is-missing = Un bâtiment à chaînage peut aussi être payé quand le bâtiment qui le rend gratuit manque
example-a-parent-taken-from-the-pile-opens-its-chain-in-the-next-age-only = Un bâtiment repris dans la défausse n’ouvre son chaînage qu’à l’Âge suivant
example-a-card-under-a-wonder-is-no-structure-and-opens-no-chain = Une carte sous une merveille n’est pas un bâtiment et n’ouvre aucun chaînage
