# Il puzzle del giorno: il tavolo, la risposta e l’archivio. Un $day è come "2 novembre".

daily-title = Puzzle del giorno

## At the table

daily-when = { $date }, n. { $number }
daily-question = Tu che cosa faresti?
daily-one-answer = Conta una sola risposta.
daily-real-game = Da una partita vera tra bot.
daily-short = Puzzle { $number }, { $day }. Conta una sola risposta.
daily-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
daily-result = Il tuo risultato
daily-table = Guarda il tavolo
daily-earlier = Non c’è connessione, quindi questo è un puzzle precedente: { $day }.
daily-not-kept = Non c’è connessione, e su questo dispositivo non c’è nessun puzzle degli ultimi giorni.
daily-failed = Il puzzle non si è potuto caricare
daily-best-mark = migliore · { $chance }
daily-your-mark = tu · { $chance }

## The answer

daily-place = { $place ->
    [1] Prima su { $of }
    [2] Seconda su { $of }
    [3] Terza su { $of }
    [4] Quarta su { $of }
    [5] Quinta su { $of }
    [6] Sesta su { $of }
    [7] Settima su { $of }
    [8] Ottava su { $of }
    [9] Nona su { $of }
    [10] Decima su { $of }
   *[other] Numero { $place } su { $of }
}
daily-you-chose = Hai scelto **{ $option }**.
daily-is-best = È la mossa migliore.
daily-wins-more = { $games ->
    [one] **{ $best }** vince una partita su 100 in più.
   *[other] **{ $best }** vince { $games } partite su 100 in più.
}
daily-as-many = **{ $best }** vince un po’ più spesso.
daily-best = migliore { $chance }
daily-options = Tutte le tue scelte
daily-chance = chance di vittoria
daily-you = tu
daily-stage-with = { $stage } con { $card }
daily-more = altre { $count }, fino a { $least }
daily-why = Perché { $name }
daily-why-not = Perché { $name } e non { $other }
daily-won-more = Porta a posizioni che si vincono più spesso.

## The days, below the answer

daily-calendar = Le ultime tre settimane
daily-graded = { $grade ->
    [best] { $day }: mossa migliore
    [good] { $day }: buona mossa
    [poor] { $day }: un’altra mossa
    [open] { $day }: deve ancora arrivare
   *[none] { $day }: non giocato
}
daily-streak-marked = { $days ->
    [one] **{ $days }** giorno di fila
   *[other] **{ $days }** giorni di fila
}
daily-start-streak = Inizia una serie
daily-longest = più lunga { $days }
daily-played = giocati { $count }
daily-yesterday-was = Ieri: { $place }.
daily-archive = Archivio
daily-yesterday = Ieri

## A text to share

daily-share = Condividi
daily-shared = Il testo è copiato.
daily-not-shared = Questo browser non permette di copiare. Seleziona il testo e copialo.
daily-play-on = Continua
daily-share-title = Seven Wonders, puzzle { $number }
daily-share-result = { $place }ª su { $of }, { $mine }/{ $best }%
daily-squares = { $full } quadrati su { $all }

## The archive

daily-archive-title = Puzzle del giorno: archivio
daily-best-count = mossa migliore { $count }
daily-longest-days = { $days ->
    [one] serie più lunga { $days } giorno
   *[other] serie più lunga { $days } giorni
}
daily-yesterdays = I risultati di ieri
daily-rules = Puzzle sulle regole
daily-rules-text = Quali di queste carte puoi costruire? Posizioni di questo tipo stanno accanto alle regole di cui parlano.
daily-rules-link = Alle regole
daily-earlier-puzzles = Puzzle precedenti
daily-filter = Quali puzzle
daily-filter-all = Tutti
daily-filter-open = Non giocati
daily-filter-hard = Difficili
daily-hard = difficile
daily-not-played = non giocato
daily-try = Prova
daily-look = Guarda
daily-try-day = Prova il puzzle: { $day }
daily-look-day = Guarda il puzzle: { $day }
daily-more-days = Precedenti
daily-none-left = Tra questi giorni non ce n’è nessuno.
