# Segnapunti per tavoli con la scatola vera.

## All sheets

score-title = Conta i punti di un tavolo vero
score-lead = Hai la scatola sul tavolo. Inserisci che cosa c’è davanti a ognuno, e la pagina conta, risolve i pareggi e ricorda. Funziona offline, e tutto resta su questo dispositivo.
score-begin = Nuovo foglio
score-evenings = Serate passate
score-no-evenings = Ancora nessun foglio. Il primo appare qui appena lo inizi.
score-won = { $winners ->
    [one] Vince { $names } con { POINTS($points) }
   *[other] Vincono { $names } con { POINTS($points) }
}
score-unfinished = non finito
score-go-on = Continua
score-look = Guarda
score-remove = Elimina
score-remove-named = Elimina il foglio di { $names }
score-removed = Il foglio è eliminato.
score-undo = Annulla
score-import-file = Importa da un file
score-export-all = Salva tutto in un file
score-file-note = I file sono testo semplice. Li legge anche il comando “sevenwonders score”.
score-imported = { $count ->
    [0] Questi fogli ci sono già tutti.
    [one] Un foglio aggiunto.
   *[other] { $count } fogli aggiunti.
}
score-damaged = Questo file non si può leggere, e nulla è cambiato. { $reason }
score-no-sheets = Non contiene nessun foglio.
score-too-large = È troppo grande per un foglio.
score-gone = Questo foglio non è su questo dispositivo
score-gone-text = Forse è stato eliminato, o è stato scritto in un altro browser.
score-bad-link = Questo link è danneggiato. Chiedilo di nuovo, e copialo tutto.

## What all sheets add up to

score-statistics = Statistiche
score-no-statistics = Le statistiche appaiono dopo il primo foglio finito.
score-by-player = Per giocatore
score-by-wonder = Per meraviglia
score-played = Partite
score-victories-of = Vittorie
score-average = Media
score-best = Massimo
score-average-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
score-records = Primati
score-highest = Totale più alto: { POINTS($points) }, di { $name }
score-closest = { $lead ->
    [0] Vittoria più stretta: allo spareggio, { $names }
   *[other] Vittoria più stretta: di { $lead }, { $names }
}
score-best-line = { $line }: { POINTS($points) }, di { $name }

## Setting up a sheet

score-set-up = Il tavolo
score-game = Gioco
score-classic-game = 7 Wonders
score-edition = Edizione
score-edition-name = { $edition ->
    [1] Prima edizione
    [2] Seconda edizione
   *[other] Edizione { $edition }
}
score-expansions = Espansioni
score-how = Come vuoi compilarlo?
scoreway-cards = Carte: conta la pagina
scoreway-points = Punti per riga
scorewaynote-cards = Tocca le carte davanti a ogni giocatore. Gilde, scienza e copie si contano per te.
scorewaynote-points = Scrivi i punti di ogni riga, come sul foglio di carta.
score-players = Giocatori
score-seats = Chi siede dove, in senso orario
score-name = Nome del giocatore { $seat }
score-player = Giocatore { $seat }
score-nobody = Nessuno
score-wonder = Meraviglia del giocatore { $seat }
score-no-wonder = Senza meraviglia
score-side = Lato del giocatore { $seat }
score-need-wonders = Dai a ognuno una meraviglia, così la pagina può contare.
score-same-wonder = Ogni meraviglia esiste una volta sola, ma { $name } c’è due volte.
score-to-enter = Inizia a contare

## Filling in a sheet, one player at a time

score-choose-seat = Giocatori
score-seat = { $points ->
    [one] { $name }, { POINTS($points) } punto
   *[other] { $name }, { POINTS($points) } punti
}
score-next = Avanti: { $what }
score-to-result = Chi ha vinto?
score-to-set-up = Cambia il tavolo
score-typed = scritti
score-type-points = Scrivi invece i punti
score-count-points = Conta dalle carte
score-count-symbols = Conta i simboli
score-points = Punti per { $line }
score-digits = Cifre
score-sign = Cambia il segno
score-erase = Cancella l’ultima cifra
score-wrong = Questo non si può ancora contare. { $reason }
score-source = { $what }: { POINTS($points) }
score-beside = { $first } · { $second }
score-cards-of = { $colour }: { $count }
score-times = ×{ $count }
score-worthless = Queste carte non hanno punti propri, ma gilde e leader possono contarle.
score-coins = Monete
score-coins-note = Servono anche per gli spareggi.
score-stages-built = Stadi costruiti
score-stage-number = Stadio { $number }
score-stage = Stadio { $number }: { $text }
score-tokens = Segnalini conflitto
score-square = { $number ->
    [0] Inizio
   *[other] { $number }
}
score-victories = Segnalini vittoria
score-cat = Ha il gatto
score-one-less = Uno in meno: { $thing }
score-one-more = Uno in più: { $thing }

## Filling in a sheet with a keyboard

score-grid = Punti per riga e giocatore
score-table = { $players ->
    [one] { $date } · { $game } · 1 giocatore
   *[other] { $date } · { $game } · { $players } giocatori
}
score-box = { $edition ->
    [1] 7 Wonders, prima edizione
    [2] 7 Wonders, seconda edizione
   *[other] 7 Wonders, edizione { $edition }
}
score-kept = resta su questo dispositivo, funziona offline
score-new-sheet = Nuovo foglio
score-progress = { $all ->
    [one] { $filled } di 1 numero
   *[other] { $filled } di { $all } numeri
}
score-wonder-side = { $side ->
    [Day] { $wonder } · Giorno
    [Night] { $wonder } · Notte
   *[other] { $wonder } · { $side }
}
score-cell = { $counted ->
    [yes] { $line }, { $name }, contato
   *[no] { $line }, { $name }
}
score-whole = Scrivi un numero intero tra { POINTS($least) } e { $most }.
score-doubt = { $line }: senza espansioni va da { POINTS($least) } a { $most }. È giusto questo numero?
score-coins-of = Monete di { $name }
score-level-coins = Monete, per lo spareggio
score-key-tab = prossimo giocatore
score-key-enter = prossima riga
score-key-helper = aiuto
score-key-escape = annulla la casella

## The helper, which counts one cell of the table

score-helper = Aiuto
score-helper-note = Conta questa casella da carte, monete, segnalini o simboli. Si apre anche con il tasto =.
score-helper-of = { $name }: { $line }
score-close-helper = Chiudi l’aiuto
score-take = Prendi { POINTS($points) }
score-type-it = Scrivilo
score-no-pieces = Senza meraviglia qui non c’è nulla da contare. Scrivi i punti, o scegli le meraviglie di questo tavolo.
score-from-cards = Conta le carte
score-partly = Le carte contano nella misura in cui qui è inserito tutto ciò da cui dipendono.
score-symbols-note = Conta i simboli su carte e meraviglia; i loro punti si calcolano qui.
scoresymbol-compass = Compassi
scoresymbol-gear = Ingranaggi
scoresymbol-tablet = Tavolette
scoresymbol-wild = A tua scelta
spokensymbol-compass = compassi
spokensymbol-gear = ingranaggi
spokensymbol-tablet = tavolette
score-wild-as = A tua scelta: usati per { $kinds }

## Below the table of points: what is missing, and who is ahead

score-begun = Scrivi il primo numero
score-begun-text = Riga per riga: ogni giocatore dice un numero. Totali e posti seguono mentre scrivi.
score-to-go = { $left ->
    [one] Manca un numero
   *[other] Mancano { $left } numeri
}
score-last-wins = Manca un numero: { $name } vincerebbe di { $lead }
score-running = Totali finora
score-standing = { $name } { POINTS($points) }

## Who won

score-total = Totale
score-wins = Vince { $name }, di { $lead }
score-wins-tie = { $tiebreak ->
    [coins] Vince { $name }: pari punti, ma più monete
   *[stages] Vince { $name }: pari punti, ma più stadi
}
score-shared = Vittoria condivisa: { $names }
score-shared-why = { $tiebreak ->
    [coins] Pari in punti e in monete: le regole non risolvono questo pareggio.
   *[stages] Pari in punti e in stadi: le regole non risolvono questo pareggio.
}
score-team-wins = { $names } vincono insieme
score-team = Squadra { $letter }
score-most-from = { $points ->
    [one] { POINTS($points) } punto: { $parts }.
   *[other] { POINTS($points) } punti: { $parts }.
}
score-most-from-wonder = { $points ->
    [one] { POINTS($points) } punto con { $wonder }: { $parts }.
   *[other] { POINTS($points) } punti con { $wonder }: { $parts }.
}
score-part = { POINTS($points) } per { $line }
score-ahead = { $tiebreak ->
    [coins] { $first } viene prima di { $second }: pari a { POINTS($total) }, ma { $first } ha più monete.
   *[stages] { $first } viene prima di { $second }: pari a { POINTS($total) }, ma { $first } ha più stadi.
}
score-more = { $tiebreak ->
    [coins] più monete
   *[stages] più stadi
}
score-for-ties = { $tiebreak ->
    [coins] Per gli spareggi: monete
   *[stages] Per gli spareggi: stadi
}
score-edit = Cambia qualcosa
score-again = Stesse persone, nuovo foglio
score-done = Tutti i fogli
score-share-link = Condividi il link
score-copy-link = Copia il link
score-copied = Il link è copiato.
score-not-copied = Il link non si è potuto copiare. È nella barra degli indirizzi di questa pagina.
score-picture = Immagine
score-picture-failed = Il tuo browser non ha potuto disegnare l’immagine.
score-file = Salva in un file
score-shown-from = Qualcuno ti ha inviato questo foglio.
score-keep-it = Tienilo su questo dispositivo
score-sheet-of = Segnapunti: { $date }

## What is wrong with a file. $place says where, $key names a word of the file that stays as it is

sheetfile-sheet = il foglio
sheetfile-seat = posto { $seat }
sheetfile-inside = { $place }, { $key }
sheetfile-missing = Manca { $place }.
sheetfile-no-list = { $place }: dovrebbe essere una lista.
sheetfile-no-number = { $place }: “{ $value }” dovrebbe essere un numero intero.
sheetfile-no-date = La data “{ $text }” dovrebbe essere come 2026-11-17.
sheetfile-unknown-key = { $place }: chiave sconosciuta “{ $key }”.
sheetfile-unclear = { $place }: non si capisce.
sheetfile-at = { $place }: { $reason }
sheetfile-no-game = Non c’è il gioco “{ $game }”.
sheetfile-no-edition = Non c’è l’edizione { $edition }.
sheetfile-no-expansion = Non c’è l’espansione “{ $expansion }”.
sheetfile-no-variant = La variante “{ $variant }” non va bene per questo tavolo.
sheetfile-cities = Un tavolo con { $players } giocatori non ha { $cities } città.
sheetfile-wonder-twice = Ogni meraviglia esiste una volta sola, ma { $wonder } è indicata due volte.
sheetfile-no-token = { $place }: nessun segnalino conflitto vale { $worth }.
