example-with-armada-a-guild-is-worth-10-points-at-most = Avec Armada, une guilde vaut 10 points au plus
example-without-armada-a-guild-has-no-such-limit = Sans Armada, une guilde n’a pas cette limite
example-each-guild-has-its-own-limit-of-10-points = Chaque guilde a sa propre limite de 10 points
example-exactly-10-points-of-a-guild-stay-10-and-fewer-stay-fewer = Une guilde d’exactement 10 points en garde 10, et une qui en vaut moins garde les siens
example-the-limit-also-applies-to-guilds-that-count-cards-of-their-own-city = La limite vaut aussi pour les guildes qui comptent les cartes de leur propre cité
example-maritime-cards-and-siracusa-s-stages-count-for-guilds-fleets-and-islands-do-not = Les cartes maritimes et les étapes de Syracuse comptent pour les guildes, les flottes et les îles non
example-the-symbol-of-the-scientists-guild-counts-with-science-where-there-is-no-limit = Le symbole de la Guilde des scientifiques compte avec la science, où il n’y a pas de limite
example-the-limit-holds-for-promo-guilds-too = La limite vaut aussi pour les guildes promo
