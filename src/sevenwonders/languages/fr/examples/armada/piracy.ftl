example-pirates-take-from-every-other-player-as-many-coins-as-the-victim-s-own-commercial-level = Les pirates prennent à chacun des autres autant de pièces que son propre niveau commercial
example-pirates-of-the-same-turn-add-up-and-hit-each-other = Les pirates du même tour s’additionnent, et se frappent entre eux
example-pirates-count-the-level-after-all-fleets-of-the-turn-have-moved = Les pirates comptent le niveau une fois que toutes les flottes du tour ont avancé
example-a-high-level-guards-against-the-tax-and-not-against-the-pirates-of-the-same-turn = Un niveau élevé protège de la taxe, pas des pirates du même tour
example-without-cities-pirates-take-what-is-there-and-no-more = Sans Cities, les pirates prennent ce qu’il y a, et pas plus
example-with-cities-pirates-and-black-cards-make-one-loss-of-which-any-part-may-become-debts = Avec Cities, pirates et cartes noires font une seule perte, dont toute partie peut devenir des dettes
