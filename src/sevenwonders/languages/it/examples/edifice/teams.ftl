example-the-partner-of-a-holder-gets-no-reward = Il compagno di chi ha un segnalino non riceve la ricompensa
example-a-pawn-of-the-partner-protects-from-no-penalty-and-a-lost-coin-does-not-cost-the-partner-one = Un segnalino del compagno non protegge da una penalità, e una moneta persa non ne costa una al compagno
example-partners-may-both-take-part-in-the-same-edifice-each-for-the-whole-price = Entrambi i compagni possono partecipare alla stessa Struttura, ognuno al prezzo intero
example-a-red-card-lost-to-a-penalty-is-gone-before-the-double-tokens-of-teams-are-dealt-out = Una carta rossa persa con una penalità non c’è più quando si danno i segnalini doppi delle squadre
example-debts-of-a-failed-edifice-weigh-on-the-sum-of-the-team = I debiti di una Struttura fallita pesano sulla somma della squadra
