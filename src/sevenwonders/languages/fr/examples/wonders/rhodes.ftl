example-rhodes-a-stage-1-takes-two-wood-and-gives-3-points = Rhodes A : l’étape 1 coûte deux bois et donne 3 points
example-rhodes-a-stage-2-takes-three-clay-and-gives-2-shields = Rhodes A : l’étape 2 coûte trois argiles et donne 2 boucliers
example-rhodes-a-stage-3-takes-four-ore-and-gives-7-points = Rhodes A : l’étape 3 coûte quatre minerais et donne 7 points
example-rhodes-b-stage-1-takes-three-stone-and-gives-1-shield-3-points-and-3-coins = Rhodes B : l’étape 1 coûte trois pierres et donne 1 bouclier, 3 points et 3 pièces
example-rhodes-b-stage-2-takes-four-ore-and-gives-1-shield-4-points-and-4-coins = Rhodes B : l’étape 2 coûte quatre minerais et donne 1 bouclier, 4 points et 4 pièces
example-the-shields-of-rhodes-count-in-conflicts-together-with-those-of-red-cards = Dans les conflits, les boucliers de Rhodes s’ajoutent à ceux des cartes rouges
example-the-shields-of-rhodes-count-in-conflicts-without-any-red-card = Les boucliers de Rhodes comptent dans les conflits même sans carte rouge
example-the-shields-of-a-stage-are-not-a-red-card-for-the-spies-guild = Les boucliers d’une étape ne sont pas une carte rouge pour la Guilde des espions
