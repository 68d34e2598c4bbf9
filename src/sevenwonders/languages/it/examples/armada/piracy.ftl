example-pirates-take-from-every-other-player-as-many-coins-as-the-victim-s-own-commercial-level = I pirati prendono da ogni altro giocatore tante monete quanto il livello commerciale della vittima
example-pirates-of-the-same-turn-add-up-and-hit-each-other = I pirati dello stesso turno si sommano, e si colpiscono a vicenda
example-pirates-count-the-level-after-all-fleets-of-the-turn-have-moved = I pirati contano il livello dopo che tutte le flotte del turno si sono mosse
example-a-high-level-guards-against-the-tax-and-not-against-the-pirates-of-the-same-turn = Un livello alto protegge dalla tassa e non dai pirati dello stesso turno
example-without-cities-pirates-take-what-is-there-and-no-more = Senza Cities i pirati prendono ciò che c’è e niente di più
example-with-cities-pirates-and-black-cards-make-one-loss-of-which-any-part-may-become-debts = Con Cities pirati e carte nere fanno una sola perdita, di cui qualsiasi parte può diventare debiti
