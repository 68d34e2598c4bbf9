example-pirates-take-from-every-other-player-as-many-coins-as-the-victim-s-own-commercial-level = Piraten nehmen allen anderen so viele Münzen, wie deren eigene Handelsstufe hoch ist
example-pirates-of-the-same-turn-add-up-and-hit-each-other = Piraten derselben Runde werden addiert und treffen einander
example-pirates-count-the-level-after-all-fleets-of-the-turn-have-moved = Piraten zählen die Handelsstufe, nachdem alle Flotten der Runde gefahren sind
example-a-high-level-guards-against-the-tax-and-not-against-the-pirates-of-the-same-turn = Eine hohe Handelsstufe schützt vor der Steuer, nicht vor den Piraten derselben Runde
example-without-cities-pirates-take-what-is-there-and-no-more = Ohne Cities nehmen Piraten, was da ist, und nicht mehr
example-with-cities-pirates-and-black-cards-make-one-loss-of-which-any-part-may-become-debts = Mit Cities ergeben Piraten und schwarze Karten zusammen einen Verlust, von dem jeder Teil zu Schulden werden darf
