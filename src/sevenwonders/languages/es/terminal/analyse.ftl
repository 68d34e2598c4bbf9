# The command “sevenwonders analyse”: what the moves of a recorded game were worth, in tables and on a page.

## Headings of columns, as short as possible

terminal-column-accuracy = Precisión
terminal-column-luck = Suerte
# Los puntos que dieron sus elecciones.
terminal-column-made = Mérito
terminal-column-blunders = Graves
terminal-column-mistakes = Errores
terminal-column-inaccuracies = Imprecisiones
terminal-column-verdict = Juicio
terminal-column-move = Jugada
terminal-column-better = Mejor
terminal-column-chance = Prob.
terminal-column-why = Por qué
terminal-column-rank = Orden
terminal-column-loss = Coste
terminal-column-error = Margen

## Below the tables

terminal-analyse-fine = Ninguna jugada fue costosa.
terminal-analyse-moment = { $moment }: { $name }, { $move }, { $change } frente a una elección corriente.

## The page

terminal-analyse-title = Análisis: { $game }
terminal-analyse-players = Cómo jugó cada cual
terminal-analyse-plot = Probabilidad de ganar tras cada respuesta
terminal-analyse-decided = Lo que decidió la partida
terminal-analyse-costly = Jugadas costosas
terminal-analyse-all = Todas las jugadas
terminal-analyse-rank = { $rank } de { $options }
