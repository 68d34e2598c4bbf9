# The command “sevenwonders analyse”: what the moves of a recorded game were worth, in tables and on a page.

## Headings of columns, as short as possible

terminal-column-accuracy = Précision
terminal-column-luck = Chance
# Les points que ses choix ont rapportés.
terminal-column-made = Mérite
terminal-column-blunders = Gaffes
terminal-column-mistakes = Erreurs
terminal-column-inaccuracies = Imprécisions
terminal-column-verdict = Verdict
terminal-column-move = Coup
terminal-column-better = Mieux
# Les chances de gagner.
terminal-column-chance = Victoire
terminal-column-why = Pourquoi
terminal-column-rank = Rang
terminal-column-loss = Coût
terminal-column-error = Marge

## Below the tables

terminal-analyse-fine = Aucun coup n’a été coûteux.
terminal-analyse-moment = { $moment } : { $name }, { $move }, { $change } par rapport à un choix ordinaire.

## The page

terminal-analyse-title = Analyse : { $game }
terminal-analyse-players = Comment chacun a joué
terminal-analyse-plot = Chances de gagner après chaque réponse
terminal-analyse-decided = Ce qui a décidé de la partie
terminal-analyse-costly = Coups coûteux
terminal-analyse-all = Tous les coups
terminal-analyse-rank = { $rank } sur { $options }
