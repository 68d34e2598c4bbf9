example-pirates-take-from-every-other-player-as-many-coins-as-the-victim-s-own-commercial-level = Los piratas quitan a cada uno de los demás tantas monedas como su propio nivel comercial
example-pirates-of-the-same-turn-add-up-and-hit-each-other = Los piratas de un mismo turno se suman, y se afectan también entre sí
example-pirates-count-the-level-after-all-fleets-of-the-turn-have-moved = Los piratas cuentan el nivel después de que se hayan movido todas las flotas del turno
example-a-high-level-guards-against-the-tax-and-not-against-the-pirates-of-the-same-turn = Un nivel alto protege del impuesto, pero no de los piratas del mismo turno
example-without-cities-pirates-take-what-is-there-and-no-more = Sin Cities los piratas quitan lo que hay y nada más
example-with-cities-pirates-and-black-cards-make-one-loss-of-which-any-part-may-become-debts = Con Cities los piratas y las cartas negras forman una sola pérdida, de la que cualquier parte puede convertirse en deudas
