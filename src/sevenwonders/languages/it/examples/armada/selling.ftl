example-a-card-is-sold-for-3-coins-or-for-a-free-step-of-the-yellow-fleet-not-for-both = Una carta si vende per 3 monete o per un passo gratuito della flotta gialla, non per entrambi
example-a-sale-moves-the-yellow-fleet-whatever-the-colour-of-the-card-and-no-other-fleet = Una vendita muove la flotta gialla qualunque sia il colore della carta, e nessun’altra flotta
example-coins-of-the-square-that-a-sale-leads-to-are-paid = Le monete della casella a cui porta una vendita si ricevono
example-with-the-yellow-fleet-on-its-last-square-a-card-is-sold-for-coins-alone = Con la flotta gialla sull’ultima casella una carta si vende solo per monete
example-what-is-left-over-in-the-last-turn-moves-no-fleet = Ciò che avanza nell’ultimo turno non muove flotte
example-a-leader-is-sold-for-3-coins-or-for-a-free-step-of-the-yellow-fleet = Un leader si vende per 3 monete o per un passo gratuito della flotta gialla
example-a-tax-that-a-sold-leader-raises-is-paid-before-the-hands-are-dealt = La tassa causata da un leader venduto si paga prima che si distribuiscano le mani
