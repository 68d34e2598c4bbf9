example-a-build-from-the-pile-may-be-declined = Si può rinunciare a costruire dagli scarti
example-a-card-whose-name-is-already-in-the-city-cannot-be-taken-from-the-pile = Una carta il cui nome è già nella città non si può prendere dagli scarti
example-an-empty-pile-asks-nothing = Se non ci sono scarti non si chiede nulla
example-if-every-name-in-the-pile-is-already-in-the-city-no-question-is-asked = Se tutti i nomi degli scarti sono già nella città, non si chiede nulla
example-the-pile-holds-what-was-sold-this-turn-and-the-build-comes-before-the-hands-move-on = Negli scarti c’è anche ciò che si è venduto in questo turno, e si costruisce prima che le mani passino
example-on-the-sixth-turn-the-cards-thrown-away-can-be-taken-and-conflicts-come-afterwards = Nel sesto turno si possono prendere le carte scartate a fine Epoca, e i conflitti vengono dopo
example-a-card-from-the-pile-is-free-whatever-it-costs-and-gives-its-effects-at-once = Una carta degli scarti è gratis qualunque sia il suo costo, e i suoi effetti valgono subito
example-a-guild-of-the-pile-may-be-taken-in-age-iii = Nell’Epoca III si può prendere una gilda dagli scarti
