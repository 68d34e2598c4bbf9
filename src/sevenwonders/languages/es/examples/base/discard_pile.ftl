example-a-build-from-the-pile-may-be-declined = Se puede renunciar a construir de los descartes
example-a-card-whose-name-is-already-in-the-city-cannot-be-taken-from-the-pile = No se puede tomar de los descartes una carta cuyo nombre ya está en la ciudad
example-an-empty-pile-asks-nothing = Sin descartes no se pregunta nada
example-if-every-name-in-the-pile-is-already-in-the-city-no-question-is-asked = Si todos los nombres de los descartes ya están en la ciudad, no se pregunta nada
example-the-pile-holds-what-was-sold-this-turn-and-the-build-comes-before-the-hands-move-on = Los descartes incluyen lo vendido este turno, y se construye de ellos antes de que pasen las manos
example-on-the-sixth-turn-the-cards-thrown-away-can-be-taken-and-conflicts-come-afterwards = En el sexto turno se pueden tomar las cartas sobrantes ya descartadas, y los conflictos llegan después
example-a-card-from-the-pile-is-free-whatever-it-costs-and-gives-its-effects-at-once = Una carta de los descartes es gratis, cueste lo que cueste, y su efecto es inmediato
example-a-guild-of-the-pile-may-be-taken-in-age-iii = En la Era III se puede tomar un gremio de los descartes
