example-the-partner-of-a-holder-gets-no-reward = Le partenaire de qui a un pion n’a pas de récompense
example-a-pawn-of-the-partner-protects-from-no-penalty-and-a-lost-coin-does-not-cost-the-partner-one = Un pion du partenaire ne protège d’aucune pénalité, et une pièce perdue n’en coûte pas au partenaire
example-partners-may-both-take-part-in-the-same-edifice-each-for-the-whole-price = Les partenaires peuvent participer tous deux au même Édifice, chacun au prix entier
example-a-red-card-lost-to-a-penalty-is-gone-before-the-double-tokens-of-teams-are-dealt-out = Une carte rouge perdue pour une pénalité n’est plus là quand on distribue les jetons doubles des équipes
example-debts-of-a-failed-edifice-weigh-on-the-sum-of-the-team = Les dettes d’un Édifice échoué pèsent sur la somme de l’équipe
