example-a-build-from-the-pile-may-be-declined = On peut refuser de construire une carte de la défausse
example-a-card-whose-name-is-already-in-the-city-cannot-be-taken-from-the-pile = Une carte dont le nom est déjà dans la cité ne peut pas être prise dans la défausse
example-an-empty-pile-asks-nothing = Une défausse vide ne pose aucune question
example-if-every-name-in-the-pile-is-already-in-the-city-no-question-is-asked = Si la cité a déjà tous les noms de la défausse, aucune question n’est posée
example-the-pile-holds-what-was-sold-this-turn-and-the-build-comes-before-the-hands-move-on = La défausse contient ce qui a été vendu ce tour-ci, et on construit avant que les mains passent
example-on-the-sixth-turn-the-cards-thrown-away-can-be-taken-and-conflicts-come-afterwards = Au sixième tour, les cartes jetées peuvent être prises, et les conflits viennent ensuite
example-a-card-from-the-pile-is-free-whatever-it-costs-and-gives-its-effects-at-once = Une carte de la défausse est gratuite quel que soit son coût, et ses effets agissent aussitôt
example-a-guild-of-the-pile-may-be-taken-in-age-iii = À l’Âge III, on peut prendre une guilde de la défausse
