example-the-naval-conflict-comes-before-landings-and-military-conflicts = El conflicto naval llega antes que los desembarcos y los conflictos militares
example-the-penalty-of-an-edifice-comes-before-the-naval-conflict = La penalización de un Edificio llega antes que el conflicto naval
example-a-card-given-up-as-a-penalty-leaves-its-landing-and-the-steps-made-with-it = Una carta entregada como penalización deja su desembarco y los pasos dados con ella
example-a-stage-goes-with-a-ship-or-with-an-edifice-not-with-both = Una etapa va con un barco o con un Edificio, no con ambos
example-after-the-third-age-naval-tokens-islands-and-the-blue-fleet-decide-like-all-other-points = Tras la tercera Era los marcadores navales, las islas y la flota azul deciden como todos los demás puntos
