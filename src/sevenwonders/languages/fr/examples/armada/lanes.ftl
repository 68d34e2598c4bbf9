example-the-first-two-squares-of-the-red-lane-are-1-and-2-points-of-naval-strength = Les deux premières cases de la voie rouge sont 1 et 2 points de force maritime
example-the-third-and-fourth-square-of-the-red-lane-are-3-and-4-points-of-naval-strength = Les troisième et quatrième cases de la voie rouge sont 3 et 4 points de force maritime
example-the-last-two-squares-of-the-red-lane-are-5-and-8-points-of-naval-strength = Les deux dernières cases de la voie rouge sont 5 et 8 points de force maritime
example-a-fleet-is-worth-the-square-it-is-on-not-all-the-squares-it-has-passed = Une flotte vaut la case où elle est, pas toutes celles qu’elle a passées
example-the-blue-lane-is-worth-1-2-4-6-8-and-10-points-counted-with-the-blue-cards = La voie bleue vaut 1, 2, 4, 6, 8 et 10 points, comptés avec les cartes bleues
example-the-yellow-lane-gives-coins-and-a-higher-commercial-level-and-taxes-the-others-on-its-even-squares = La voie jaune donne des pièces et un niveau commercial plus haut, et taxe les autres sur ses cases paires
example-the-first-third-and-fifth-square-of-the-green-lane-give-nothing = Les première, troisième et cinquième cases de la voie verte ne donnent rien
example-the-second-fourth-and-sixth-square-of-the-green-lane-lead-to-islands-of-level-1-2-and-3 = Les deuxième, quatrième et sixième cases de la voie verte mènent aux îles de niveau 1, 2 et 3
