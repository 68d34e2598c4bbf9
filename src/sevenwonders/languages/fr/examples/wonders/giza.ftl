example-giza-a-stage-1-takes-two-stone-and-gives-3-points = Gizeh A : l’étape 1 coûte deux pierres et donne 3 points
example-giza-a-stage-2-takes-three-wood-and-gives-5-points = Gizeh A : l’étape 2 coûte trois bois et donne 5 points
example-giza-a-stage-3-takes-four-stone-and-gives-7-points = Gizeh A : l’étape 3 coûte quatre pierres et donne 7 points
example-giza-b-stage-1-takes-two-wood-and-gives-3-points = Gizeh B : l’étape 1 coûte deux bois et donne 3 points
example-giza-b-stage-2-takes-three-stone-and-gives-5-points = Gizeh B : l’étape 2 coûte trois pierres et donne 5 points
example-giza-b-stage-3-takes-three-clay-and-gives-5-points = Gizeh B : l’étape 3 coûte trois argiles et donne 5 points
example-giza-b-stage-4-takes-four-stone-and-one-papyrus-and-gives-7-points = Gizeh B : l’étape 4 coûte quatre pierres et un papyrus et donne 7 points
example-the-four-stages-of-giza-b-are-worth-20-points-in-all = Les quatre étapes de Gizeh B valent 20 points en tout
