# What is wrong with a score sheet. Names that nothing has, and cities that cannot be, are refused in the terminal too.

error-no-wonder = Aucune merveille ne s’appelle « { $name } ». Merveilles possibles : { $names }.
error-no-side = { $wonder } n’a pas de face « { $side } ». Ses faces : { $sides }.
error-no-card = Aucune carte ne s’appelle « { $name } ». `sevenwonders cards` les liste toutes.
error-box-no-card = Aucune carte ne s’appelle « { $name } ». Cartes possibles : { $names }.
error-box-no-token = Aucun jeton Progrès ne s’appelle « { $name } ». Jetons possibles : { $names }.

error-coins = Une cité ne peut pas avoir { $coins } pièces.
error-stages = { $wonder } a { $stages } étapes, pas { $built }.
error-stages-order = { $wonder } a { $stages } étapes, construites dans l’ordre.
error-stages-any = { $wonder } a { $stages } étapes.
error-card-twice = { $card } est deux fois dans la même cité.
error-city-key = Les cités de cette table n’ont pas de « { $key } ».
error-table-key = Cette table n’a pas de « { $key } ».
error-box-stages = Les étapes de { $wonder } sont numérotées de 1 à { $stages }.
error-box-stage-in-air = { $wonder } se construit de bas en haut : une étape de cette position ne repose sur rien.
error-box-cards = Personne n’a plus de { $most } cartes d’une même sorte.
error-box-victories = Personne n’a { $count } jetons Victoire.
error-box-tokens = Le jeton Progrès { $token } est placé { $count } fois ; il n’y en a pas autant.
