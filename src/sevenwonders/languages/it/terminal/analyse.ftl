# The command “sevenwonders analyse”: what the moves of a recorded game were worth, in tables and on a page.

## Headings of columns, as short as possible

terminal-column-accuracy = Precisione
terminal-column-luck = Fortuna
# I punti portati dalle sue scelte.
terminal-column-made = Merito
terminal-column-blunders = Gravi
terminal-column-mistakes = Errori
terminal-column-inaccuracies = Imprecisioni
terminal-column-verdict = Giudizio
terminal-column-move = Mossa
terminal-column-better = Meglio
terminal-column-chance = Chance
terminal-column-why = Perché
terminal-column-rank = Ordine
terminal-column-loss = Costo
terminal-column-error = Margine

## Below the tables

terminal-analyse-fine = Nessuna mossa è stata costosa.
terminal-analyse-moment = { $moment }: { $name }, { $move }, { $change } rispetto a una scelta comune.

## The page

terminal-analyse-title = Analisi: { $game }
terminal-analyse-players = Come hanno giocato tutti
terminal-analyse-plot = Chance di vittoria dopo ogni risposta
terminal-analyse-decided = Che cosa ha deciso la partita
terminal-analyse-costly = Mosse costose
terminal-analyse-all = Tutte le mosse
terminal-analyse-rank = { $rank } su { $options }
