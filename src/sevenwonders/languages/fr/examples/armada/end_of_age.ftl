example-the-naval-conflict-comes-before-landings-and-military-conflicts = Le conflit maritime vient avant les débarquements et les conflits militaires
example-the-penalty-of-an-edifice-comes-before-the-naval-conflict = La pénalité d’un Édifice vient avant le conflit maritime
example-a-card-given-up-as-a-penalty-leaves-its-landing-and-the-steps-made-with-it = Une carte rendue en pénalité laisse son débarquement et les pas faits avec elle
example-a-stage-goes-with-a-ship-or-with-an-edifice-not-with-both = Une étape va avec un navire ou avec un Édifice, pas avec les deux
example-after-the-third-age-naval-tokens-islands-and-the-blue-fleet-decide-like-all-other-points = Après le troisième Âge, jetons maritimes, îles et flotte bleue décident comme tous les autres points
