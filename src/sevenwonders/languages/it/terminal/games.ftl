# Commands that play many games: simulate, arena, evaluate, selfplay, train and puzzles. Names of bots, options, files and
# packages are the same in all languages.

## Before a bar that shows how much is done

terminal-playing = Gioco
terminal-thinking = Riflessione
terminal-comparing = Confronto
terminal-stopped = Interrotto.

## Numbers of things, in other messages

terminal-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
terminal-players = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}

## Headings of columns and of rows, as short as possible

terminal-column-bot = Bot
terminal-column-points = Punti
terminal-column-seat = Posto
terminal-column-seats = Posti
terminal-column-win-rate = Quota
terminal-column-interval = 95%
terminal-column-mean = Media
terminal-column-spread = Scarto
terminal-column-least = Min
terminal-column-most = Max
terminal-column-rating = Forza
terminal-column-clock = Orologio
terminal-column-lost-moves = Mosse perse
terminal-column-against = Contro
terminal-column-boards = Plance
# La quota di vittorie di ogni bot se tutti fossero ugualmente forti.
terminal-column-even = Pari
# I punti degli avversari.
terminal-column-theirs = Avversari

## Below the tables of simulate

terminal-half-wins = La vittoria di una squadra vale mezza vittoria per ciascun compagno.
terminal-simulated = { terminal-games }, { terminal-players }, seme { $seed }: { $seconds } s, { $rate ->
        [one] 1 partita al secondo
       *[other] { $rate } partite al secondo
    }

## Below the tables of arena

terminal-arena-partners = I compagni vincono insieme: la vittoria di una squadra vale una vittoria per ciascuno dei suoi posti.
terminal-arena-unrated = Mancano le stime della forza: serve il pacchetto openskill (pip install 'sevenwonders[bots]').
terminal-arena-no-faults = { $name } non ha perso nessuna delle sue { $moves } mosse.
terminal-arena-faults = { $name } ha perso { $lost } mosse su { $moves } ({ $ways }); al suo posto le ha fatte il bot “{ $bot }”. La prima volta: { $reason }
terminal-fault-late = { $count } in ritardo
terminal-fault-garbage = { $count } per risposta non valida
terminal-fault-crashed = { $count } per crash
terminal-fault-stopped = { $count } per arresto
terminal-arena-played = { terminal-games } ({ $deals ->
        [one] 1 distribuzione
       *[other] { $deals } distribuzioni
    } da ogni posto), { terminal-players }, seme { $seed }; a parità di forza la quota sarebbe { $share }. { $seconds } s, digest { $digest }

## The page that arena writes

terminal-arena-title = Arena: { $bots }
terminal-arena-game = { $variant ->
    [teams] { $game }, a squadre.
    [two_player] { $game }, con la Città Libera.
   *[none] { $game }.
}
terminal-arena-standings = Classifica
terminal-arena-intervals = Vittorie di un posto, con intervalli al 95% per distribuzione
terminal-arena-by-seat = Vittorie per posto
terminal-arena-points = Punti per categoria
terminal-arena-scores = Punteggi
terminal-arena-course = Vittorie nel corso delle distribuzioni
terminal-arena-again = Le stesse partite ancora una volta
terminal-clock-wall = reale
terminal-clock-cpu = CPU
terminal-plot-shares = Quota delle partite vinte da un posto di ogni bot
terminal-plot-points = Punti medi di ogni bot per categoria
terminal-plot-scores = Quota delle partite con ogni punteggio, di cinque in cinque punti
terminal-plot-course = Quota di vittorie dopo ogni distribuzione

## evaluate

terminal-boards-training = addestramento
terminal-boards-held-out = tenute da parte
terminal-boards-all = tutte
terminal-evaluated = { $name }: { terminal-games } per riga, ogni distribuzione da ogni posto.

## selfplay and train

terminal-selfplay = { terminal-games }, { $bytes } byte ciascuna, in { $folder }. Digest { $digest }
terminal-fitted = ciclo { $round }: spiega { $explained }
terminal-fitted-moves = ciclo { $round }: perdita { $loss }, accordo { $agreed }, spiega { $explained }

## puzzles

terminal-column-day = Giorno
terminal-row-all = Tutti
terminal-column-puzzles = Puzzle
terminal-column-wonders = Meraviglie
terminal-column-age-number = Epoca { ROMAN($age) }
terminal-column-hard = Difficili
terminal-column-options = Scelte
terminal-column-lead = Vantaggio
terminal-column-best-move = Mossa migliore
terminal-column-table = Tavolo
terminal-boxuse-take = Prendi una carta
terminal-boxuse-keep = Tieni una carta
terminal-boxuse-token = Prendi un segnalino progresso
terminal-boxuse-stage = Costruisci uno stadio
terminal-boxuse-science = Consegna simboli
terminal-boxuse-look = Guarda in un mazzo
terminal-boxuse-done = Finisci il turno
terminal-puzzles = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzle
}
terminal-puzzles-found = { terminal-puzzles } in { terminal-games }
terminal-puzzles-made = { terminal-puzzles } da { terminal-games }, in { $file }.
terminal-puzzles-size = { terminal-puzzles }, { $bytes } byte.

## A page that analyse or arena has written

terminal-report = Il report è in { $file }.
