# The command “sevenwonders analyse”: what the moves of a recorded game were worth, in tables and on a page.

## Headings of columns, as short as possible

terminal-column-accuracy = Genauigkeit
terminal-column-luck = Glück
# Was die eigenen Entscheidungen an Punkten brachten.
terminal-column-made = Verdienst
terminal-column-blunders = Patzer
terminal-column-mistakes = Fehler
terminal-column-inaccuracies = Ungenauigkeiten
terminal-column-verdict = Urteil
terminal-column-move = Zug
terminal-column-better = Besser
terminal-column-chance = Chance
terminal-column-why = Warum
terminal-column-rank = Rang
terminal-column-loss = Kosten
terminal-column-error = Messfehler

## Below the tables

terminal-analyse-fine = Kein Zug war teuer.
terminal-analyse-moment = { $moment }: { $name }, { $move }, { $change } gegenüber einem gewöhnlichen Zug.

## The page

terminal-analyse-title = Analyse: { $game }
terminal-analyse-players = Wie alle gespielt haben
terminal-analyse-plot = Gewinnchance nach jeder Antwort
terminal-analyse-decided = Was die Partie entschieden hat
terminal-analyse-costly = Teure Züge
terminal-analyse-all = Alle Züge
terminal-analyse-rank = { $rank } von { $options }
