# L’analisi di una partita finita: accanto al tavolo di un replay, i momenti sul segnapunti e l’immagine da condividere.
# $moment è sempre come "Epoca II, turno 3". Le scelte sono come "Altare", "Stadio 2" o "Vendi Altare".

analysis-title = Analisi
analysis-open = Analizza
analysis-close = Chiudi l’analisi
analysis-pull = Mostra di più dell’analisi
analysis-legend = chance di vittoria
analysis-legend-whole = chance di vittoria · tratteggio: pari
analysis-progress = mossa { $done } di { $total }
analysis-remaining = mossa { $done } di { $total } · circa { $seconds } s

## The curve

analysis-curve = Chance di vittoria durante la partita
analysis-curve-table = Chance di vittoria all’inizio di ogni turno
analysis-moment = Momento
analysis-even = pari
analysis-at = { $moment }: { $chances }
analysis-chance-of = { $name } { $chance }
analysis-time = { $age ->
    [0] Turno { $turn }
   *[other] Epoca { ROMAN($age) }, turno { $turn }
}

## Turning points: the moves that cost something

analysis-points = { $mine ->
    [yes] Le mie svolte
   *[no] Le svolte di { $name }
}
analysis-all-points = Tutte le svolte
analysis-whose = Le svolte di chi
analysis-own = { $mine ->
    [yes] Mie { $count }
   *[no] { $name } { $count }
}
analysis-all = Tutte { $count }
analysis-instead-marked = **{ $played }** invece di **{ $better }**
analysis-instead = { $played } invece di { $better }
analysis-mark-inaccuracy = Imprecisione
analysis-mark-mistake = Errore
analysis-mark-blunder = Errore grave
analysis-mark-best = Mossa migliore
analysis-mark-good = Buona mossa
analysis-loss = −{ $percent }
analysis-gain = +{ $percent }
analysis-lost-points = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti

## A move

analysis-who = { $mine ->
    [yes] Tu
   *[no] { $name }
}
analysis-who-and-when = { $who }, { $moment }
analysis-number-of = { $mine ->
    [yes] { $number } di { $count } mie
   *[no] { $number } di { $count }
}
analysis-you-played = hai giocato
analysis-played = giocata
analysis-better = meglio
analysis-to-win = di vittoria
analysis-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-points-word = punti
analysis-rank = { $rank ->
    [1] Prima su { $options }.
    [2] Seconda su { $options }.
    [3] Terza su { $options }.
    [4] Quarta su { $options }.
    [5] Quinta su { $options }.
    [6] Sesta su { $options }.
    [7] Settima su { $options }.
    [8] Ottava su { $options }.
    [9] Nona su { $options }.
    [10] Decima su { $options }.
   *[other] Numero { $rank } su { $options }.
}
analysis-nearly-best = Buona quasi quanto la migliore.
analysis-best-of = { $options ->
    [one] La migliore di { $options } scelta.
   *[other] La migliore di { $options } scelte.
}
analysis-won-more = porta a posizioni che si vincono più spesso
analysis-use-stage = sotto la meraviglia
analysis-use-sell = venduta
analysis-stage = Stadio { $stage }
analysis-sell = Vendi { $card }
analysis-with-use = { $use }: { $card }
analysis-pass = Non fare nulla
# Who gets how many coins of a payment. In a row: "2 to the left and 1 to the bank".
payee-left = { $coins } a sinistra
payee-right = { $coins } a destra
payee-far_left = { $coins } alla seconda città a sinistra
payee-far_right = { $coins } alla seconda città a destra
payee-bank = { $coins } alla banca
analysis-chance = { $name }: { $chance } di vittoria
analysis-next = Prossimo errore
analysis-previous = Errore precedente
analysis-play-on = Continua da qui
analysis-play-on-short = Continua

## In the place of a move

analysis-the-end = La fine della partita
analysis-the-end-text = Torna a una mossa per vedere quanto valeva.
analysis-forced = C’era una sola scelta
analysis-forced-text = Qui non c’era nulla da guadagnare o da perdere.
analysis-not-studied = Mossa non ancora analizzata
analysis-not-studied-text = { $moves ->
    [0] { -found-by-itself }
    [one] Arriva dopo un’altra mossa. Intanto il replay funziona come sempre, e il risultato appare qui da solo.
   *[other] Arriva dopo altre { $moves } mosse. Intanto il replay funziona come sempre, e il risultato appare qui da solo.
}
-found-by-itself = Il risultato appare qui da solo.
analysis-found-by-itself = { -found-by-itself }
analysis-study-first = Analizza prima questa mossa
analysis-studied-next = Questa mossa è la prossima
analysis-computing = L’analisi è iniziata

## A player without a costly move

analysis-none = Nessuna mossa costosa
analysis-none-text = { $mine ->
    [yes] Nulla di ciò che hai fatto ha regalato molto. Precisione { NUMBER($accuracy, maximumFractionDigits: 0) }.
   *[no] Nulla di ciò che ha fatto { $name } ha regalato molto. Precisione { NUMBER($accuracy, maximumFractionDigits: 0) }.
}
analysis-others = Guarda che cosa è sfuggito agli altri: { $count }
analysis-closest = Vale comunque uno sguardo: la scelta più incerta
analysis-either = { $one } o { $other }
analysis-apart = { $share } di differenza

## Players

analysis-players = Giocatori
analysis-name = Nome
analysis-accuracy = precisione
analysis-luck = fortuna
analysis-luck-text = Che cosa hanno offerto le mani rispetto a una distribuzione media.
analysis-best = migliore
analysis-worst = peggiore
analysis-luck-of = { $luck ->
    [good] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [bad] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] 0
}
analysis-look = { $name }: mostra la linea e le svolte
analysis-go-to-best = Il momento migliore di { $name }:
analysis-go-to-worst = Il momento peggiore di { $name }:

## What went wrong

analysis-stopped = Si è fermata alla mossa { $done } di { $total }
analysis-did-not-begin = Non è potuta iniziare
analysis-stays = I risultati trovati finora restano qui.
analysis-again = Riprova
analysis-go-on = Riprendi dalla mossa { $move }

## Hands

analysis-hands = Mani
analysis-hands-of = Tutte le mani in questo momento
analysis-held = La mano di **{ $name }**
analysis-mover = Posto di chi muove

## Sharing

analysis-share-link = Copia il link a questo momento
analysis-share-picture = Condividi un’immagine dell’analisi
analysis-copied = Il link è copiato.
analysis-saved = L’immagine è salvata.
analysis-picture-failed = Questo browser non può disegnare l’immagine.
analysis-accuracy-short = { $name }: precisione { NUMBER($accuracy, maximumFractionDigits: 0) }
analysis-moment-line = { $name }, { $moment }: { $what }

## The moments on the score sheet

analysis-moments = { $count ->
    [1] Il momento decisivo
    [2] Due momenti decisivi
    [3] Tre momenti decisivi
   *[other] { $count } momenti decisivi
}
analysis-moments-text = i cambiamenti più grandi, in ordine di gioco
analysis-looking = Ricerca dei momenti decisivi
analysis-no-moment = Nessuna singola mossa ha deciso questa partita.
analysis-moments-failed = I momenti non si sono potuti trovare.
analysis-you = tu
analysis-was-better = { $better } era meglio.
analysis-was-best = { $best } era la scelta migliore.
analysis-show-moment = { $who }, { $moment }: guarda questa mossa
