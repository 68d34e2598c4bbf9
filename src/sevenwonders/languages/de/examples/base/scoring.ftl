example-victories-and-defeats-add-up-and-the-sum-may-be-negative = Siege und Niederlagen werden addiert, und die Summe darf negativ sein
example-the-treasury-is-worth-a-point-for-each-full-three-coins = Münzen bringen 1 Punkt für je 3 volle
example-every-blue-card-is-worth-the-points-on-it = Jede blaue Karte ist die Punkte wert, die daraufstehen
example-each-blue-card-alone = Jede blaue Karte für sich
example-the-total-is-the-sum-of-all-seven-categories = Das Ergebnis ist die Summe aller sieben Bereiche
example-brown-gray-and-red-cards-and-most-yellow-ones-are-worth-no-points-by-themselves = Braune, graue und rote Karten und die meisten gelben sind selbst keine Punkte wert
