example-the-naval-conflict-comes-before-landings-and-military-conflicts = Il conflitto navale viene prima degli sbarchi e dei conflitti militari
example-the-penalty-of-an-edifice-comes-before-the-naval-conflict = La penalità di una Struttura viene prima del conflitto navale
example-a-card-given-up-as-a-penalty-leaves-its-landing-and-the-steps-made-with-it = Una carta ceduta come penalità lascia validi il suo sbarco e i passi fatti con essa
example-a-stage-goes-with-a-ship-or-with-an-edifice-not-with-both = A uno stadio si aggiunge una nave o una Struttura, non entrambe
example-after-the-third-age-naval-tokens-islands-and-the-blue-fleet-decide-like-all-other-points = Dopo la terza Epoca i segnalini navali, le isole e la flotta blu decidono come tutti gli altri punti
