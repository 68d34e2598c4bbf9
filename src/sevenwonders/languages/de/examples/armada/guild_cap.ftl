example-with-armada-a-guild-is-worth-10-points-at-most = Mit Armada ist eine Gilde höchstens 10 Punkte wert
example-without-armada-a-guild-has-no-such-limit = Ohne Armada hat eine Gilde keine solche Grenze
example-each-guild-has-its-own-limit-of-10-points = Jede Gilde hat ihre eigene Grenze von 10 Punkten
example-exactly-10-points-of-a-guild-stay-10-and-fewer-stay-fewer = Genau 10 Punkte einer Gilde bleiben 10, und weniger bleiben weniger
example-the-limit-also-applies-to-guilds-that-count-cards-of-their-own-city = Die Grenze gilt auch für Gilden, die Karten der eigenen Stadt zählen
example-maritime-cards-and-siracusa-s-stages-count-for-guilds-fleets-and-islands-do-not = Armada-Karten und Siracusas Stufen zählen für Gilden, Flotten und Inseln nicht
example-the-symbol-of-the-scientists-guild-counts-with-science-where-there-is-no-limit = Das Symbol der Gilde der Wissen­schaftler zählt zur Wissenschaft, wo es keine Grenze gibt
example-the-limit-holds-for-promo-guilds-too = Die Grenze gilt auch für Promo-Gilden
