example-victories-and-defeats-add-up-and-the-sum-may-be-negative = Vittorie e sconfitte si sommano, e la somma può essere negativa
example-the-treasury-is-worth-a-point-for-each-full-three-coins = Il tesoro vale un punto ogni tre monete intere
example-every-blue-card-is-worth-the-points-on-it = Ogni carta blu vale i punti che mostra
example-each-blue-card-alone = Ogni carta blu da sola
example-the-total-is-the-sum-of-all-seven-categories = Il totale è la somma di tutte e sette le categorie
example-brown-gray-and-red-cards-and-most-yellow-ones-are-worth-no-points-by-themselves = Le carte marroni, grigie e rosse e la maggior parte delle gialle non valgono punti da sole
