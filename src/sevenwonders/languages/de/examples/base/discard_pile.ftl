example-a-build-from-the-pile-may-be-declined = Auf einen Bau vom Ablagestapel darf man verzichten
example-a-card-whose-name-is-already-in-the-city-cannot-be-taken-from-the-pile = Eine Karte, deren Namen die Stadt schon hat, kann nicht vom Ablagestapel genommen werden
example-an-empty-pile-asks-nothing = Ein leerer Ablagestapel führt zu keiner Frage
example-if-every-name-in-the-pile-is-already-in-the-city-no-question-is-asked = Hat die Stadt schon jeden Namen im Ablagestapel, wird nicht gefragt
example-the-pile-holds-what-was-sold-this-turn-and-the-build-comes-before-the-hands-move-on = Im Ablagestapel liegt auch, was in dieser Runde verkauft wurde, und gebaut wird, bevor die Hände weitergehen
example-on-the-sixth-turn-the-cards-thrown-away-can-be-taken-and-conflicts-come-afterwards = In der sechsten Runde lassen sich auch die gerade abgelegten Karten nehmen; die Konflikte kommen danach
example-a-card-from-the-pile-is-free-whatever-it-costs-and-gives-its-effects-at-once = Eine Karte vom Ablagestapel ist kostenlos, was sie auch kostet, und wirkt sofort
example-a-guild-of-the-pile-may-be-taken-in-age-iii = In Zeitalter III darf eine Gilde vom Ablagestapel genommen werden
