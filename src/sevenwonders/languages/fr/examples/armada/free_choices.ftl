example-a-right-to-build-free-may-free-the-good-that-the-ship-needs = Une construction gratuite peut libérer la ressource dont le navire a besoin
example-a-right-to-build-free-is-no-use-where-card-and-ship-are-free-without-it = Une construction gratuite est inutile là où carte et navire sont gratuits sans elle
example-a-symbol-more-of-the-kind-there-is-most-of-is-nothing-in-a-city-without-symbols = Un symbole de plus de celui que la cité a le plus n’est rien dans une cité sans symboles
example-several-symbols-more-may-go-to-different-kinds-if-these-were-equal = Plusieurs symboles de plus peuvent aller à des sortes différentes, si elles étaient à égalité
example-free-steps-of-a-drawn-island-come-before-others-explore = Les pas gratuits d’une île tirée au hasard viennent avant que d’autres explorent
example-white-is-a-colour-too-when-one-colour-of-cards-is-counted = Le blanc est aussi une couleur quand on compte une couleur de cartes
