example-the-naval-conflict-comes-before-landings-and-military-conflicts = Der Seekonflikt kommt vor Landungen und militärischen Konflikten
example-the-penalty-of-an-edifice-comes-before-the-naval-conflict = Die Strafe eines Bauvorhabens kommt vor dem Seekonflikt
example-a-card-given-up-as-a-penalty-leaves-its-landing-and-the-steps-made-with-it = Wird eine Karte als Strafe hergegeben, bleiben ihre Landung und die mit ihr gemachten Schritte
example-a-stage-goes-with-a-ship-or-with-an-edifice-not-with-both = Eine Stufe geht mit einem Schiff oder mit einem Bauvorhaben, nicht mit beidem
example-after-the-third-age-naval-tokens-islands-and-the-blue-fleet-decide-like-all-other-points = Nach dem dritten Zeitalter entscheiden Seemarker, Inseln und die blaue Flotte mit wie alle anderen Punkte
