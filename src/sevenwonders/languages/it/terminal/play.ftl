# The game in a terminal: what is said around every game, and at its prompt.

## The beginning and the end

terminal-welcome = Sei { $own }. Il bot { $bot } gioca { $others }.
terminal-seed = Seme { $seed }. Scrivi ? in qualsiasi momento per avere aiuto.
terminal-left = Lasci la partita ({ $moment }).
terminal-again = La stessa mano di carte: { $command }
terminal-record = La partita è salvata in { $file }. Per rivederla: { $command }
terminal-record-failed = Non è stato possibile salvare la partita: { $reason }
terminal-no-folder = La partita non si può salvare in { $file }: indica un file in una cartella che esiste.

## The score sheet and the result

terminal-final = Punteggio finale
terminal-team-total = Squadra
terminal-ties = { $tiebreak ->
    [coins] Tesoro
   *[stages] Stadi
}
terminal-team-ties = { $tiebreak ->
    [coins] Tesoro comune
   *[stages] Stadi insieme
}
terminal-places = Posto
terminal-you = tu
terminal-place = { $place }º
terminal-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
terminal-won-by = { $more ->
    [coins] { terminal-points } e più monete
    [stages] { terminal-points } e più stadi
   *[none] { terminal-points }
}
terminal-won = { $who ->
    [your_city] Vinci con { terminal-won-by }.
    [your_team] Tu e { $names } vincete insieme con { terminal-won-by }.
    [their_team] { $names } vincono insieme con { terminal-won-by }.
   *[their_city] Vince { $names } con { terminal-won-by }.
}
terminal-won-shared = Vittoria condivisa con { terminal-points }: { $names }.
terminal-lost = { $partner ->
    [none] Arrivi al posto { $place }, con un totale di { $points }.
   *[some] Tu e { $partner } arrivate al posto { $place }, con un totale di { $points }.
}
terminal-labelled = { $name }: { $words }

## At the prompt

terminal-chapter = { $moment }: che cosa è successo
terminal-which = Quale: { $names }?
terminal-no-city = Qui nessuna città si chiama “{ $words }”. Scrivi d sinistra, d destra, oppure d e un nome.
terminal-no-number = { $count ->
    [one] { $typed } non c’è: l’unico numero è 1.
   *[other] { $typed } non c’è: i numeri vanno da 1 a { $count }.
}
terminal-unread = “{ $words }” non è una scelta possibile qui.
terminal-not-now = Adesso non si può.
terminal-type-help = Scrivi ? per avere aiuto.
terminal-ways-to-pay = Ci sono { $count } modi di pagare. Scrivi un numero, Invio per 1, 0 per tornare indietro.
terminal-ways = Ci sono { $count } possibilità. Scrivi un numero, Invio per 1, 0 per tornare indietro.
terminal-enter = Invio
terminal-type-way = Scrivi un numero da 1 a { $count }, Invio per 1, oppure 0 per tornare indietro.
terminal-nothing-chosen = Non hai ancora scelto nulla.

## What can be typed, in a list of words with commas between them. English words and letters always work as well

terminal-word-help = aiuto
terminal-word-log = cronaca
terminal-word-score = punti, punteggio
terminal-word-table = tavolo
terminal-word-card = carta
terminal-word-city = città
terminal-word-undo = annulla
terminal-word-pass = passa, passo
terminal-word-quit = esci, fine
terminal-word-me = io, me
terminal-word-left = sinistra
terminal-word-right = destra
terminal-word-back = indietro

## Rows of the help: what is typed, and what it does

terminal-typed-pass = p
terminal-does-pass = passa, se non devi prendere ciò che viene offerto
terminal-typed-card = c NOME o c 3
terminal-does-card = mostra una carta
terminal-typed-city = d NOME
terminal-does-city = mostra una città intera; senza nome la tua, anche d sinistra e d destra
terminal-typed-table = t
terminal-does-table = mostra di nuovo il tavolo
terminal-typed-log = l
terminal-does-log = che cosa è successo finora
terminal-typed-score = punti
terminal-does-score = i punti di tutte le città se la partita finisse adesso
terminal-typed-quit = q
terminal-does-quit = lascia la partita
terminal-hint-help = ? aiuto

## A recorded game

terminal-replay-title = { $players ->
    [one] { $game }, 1 giocatore, seme { $seed }
   *[other] { $game }, { $players } giocatori, seme { $seed }
}
terminal-replay-heading = { $moment } ({ $number } di { $count })
terminal-replay-cut = La registrazione finisce prima della partita. Se finisse qui:
terminal-replay-keys = Invio turno dopo · b indietro · NUMERO vai al turno · s POSTO vedi ciò che vede quel posto · s vedi tutto · q esci
terminal-replay-seat = Scrivi s e il numero di un posto, oppure -1 per uno spettatore. Per esempio: s 2
terminal-seat = Posto { $seat }
