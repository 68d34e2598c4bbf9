# Nella lobby di un tavolo, e ovunque se ne mostrino le persone e i link.

## The bar above the lobby

lobby-title = Il tavolo è pronto
lobby-table-of = Il tavolo di { $host }
lobby-you-host = sei l’host
lobby-seats-taken = posti occupati: { $taken } su { $seats }
lobby-all-taken = tutti i { $seats } posti occupati
lobby-menu = Tavolo e link

## The seats

lobby-seats = Posti
lobby-ages = Tre Epoche
lobby-you = tu
lobby-host = host
lobby-away = via
lobby-here = qui
lobby-open-seat = Posto aperto
lobby-open-waits = aspetta un amico
lobby-open-or = aspetta il tuo link, oppure
lobby-left-neighbour = il tuo vicino a sinistra
lobby-right-neighbour = il tuo vicino a destra
lobby-is-bot = Bot
lobby-bot = Bot: { $level }
lobby-not-chosen = da scegliere
lobby-put-bot = Aggiungi un bot
lobby-put-bot-at = Aggiungi un bot al posto { $number }
lobby-change-bot = Cambia { $name }
lobby-make-open = Apri questo posto per un amico
lobby-bot-wonder = Scegli la sua meraviglia

## Choosing a wonder

lobby-my-wonder = La mia meraviglia
lobby-my-wonder-is = La mia meraviglia: { $wonder }
lobby-wonder-of = La meraviglia di { $name }
lobby-side = Lato della plancia
lobby-by-chance = A caso
lobby-any-side = qualsiasi lato
boardside-Day = Giorno
boardside-Night = Notte
lobby-gentle = { $side ->
    [Day] Il lato Giorno è più facile, ideale per le tue prime tre partite.
    [Night] Il lato Notte è più facile, ideale per le tue prime tre partite.
   *[other] Il lato { $side } è più facile, ideale per le tue prime tre partite.
}

## The line below the seats

lobby-seat-count = Posti
lobby-fewer-seats = Un posto in meno
lobby-more-seats = Un posto in più
lobby-clock = Tempo per una scelta
lobby-no-clock = Senza limite
lobby-no-time-limit = Nessun limite di tempo
lobby-dealing = Meraviglie
lobby-dealt = { $how ->
    [picked] Meraviglie: a scelta
    [random] Meraviglie: a caso
    [Day] Meraviglie: a caso, Giorno
    [Night] Meraviglie: a caso, Notte
   *[other] Meraviglie: a caso, lato { $how }
}
lobby-change = Cambia
lobby-change-title = Cambia la partita
lobby-voids = Togliere delle meraviglie?
lobby-voids-go = Cambia lo stesso la partita
lobby-voids-keep = Lascia com’è

## What the table waits for, and the start

lobby-still-open = { $open ->
    [one] Un posto è aperto
   *[other] { $open } posti sono aperti
}
lobby-start-waits = Invita finché c’è posto.
lobby-start-now = { $open ->
    [one] Se inizi ora, il posto lo prende un bot: { $level }.
   *[other] Se inizi ora, i posti li prendono dei bot: { $level }.
}
lobby-full = Tutti hanno un posto
lobby-ready = Inizia quando vuoi.
lobby-guest = { $host } inizia la partita quando ci sono tutti.
lobby-spectator = Stai guardando. La partita inizia quando la avvia l’host.
lobby-start = Inizia la partita
lobby-start-with-bots = { $open ->
    [one] Inizia con un bot
   *[other] Inizia con { $open } bot
}
lobby-working = Un momento…
lobby-chat-stays = resta qui finché non inizi
lobby-new-lines = { $count ->
    [one] Chat, 1 nuova riga
   *[other] Chat, { $count } nuove righe
}

## Inviting others

lobby-invite = { $open ->
    [0] Il tavolo è pieno
    [one] Un posto è libero
   *[other] { $open } posti sono liberi
}
lobby-invite-note = Inquadra il codice con un telefono, o invia il link. Niente account, niente app.
lobby-full-note = Altri possono guardare. Inizia quando vuoi.
lobby-share-link = Condividi
lobby-to-watch = Per guardare
lobby-share-text = Vieni al mio tavolo per una partita di Seven Wonders.

lobby-come-to = Vieni al tavolo di { $host }
lobby-point-here = Inquadra qui
lobby-no-account = Niente account, niente app.
lobby-stays-bright = Lo schermo resta acceso finché non chiudi.

## Links

lobby-links = Link
lobby-join-link = Link per giocare
lobby-join-note = Chi ha questo link può prendere un posto aperto.
lobby-watch-link = Link per guardare
lobby-no-hands = Chi guarda non vede le mani.
lobby-late-hands = Chi guarda vede ogni mano, con un turno di ritardo.
lobby-late-hands-note = Da lì può dedurre quasi tutto ciò che si ha in mano ora. Può farlo anche chi gioca, se apre il link per guardare.
lobby-own-link = Il tuo link personale
lobby-own-note = Apre il tuo posto su un altro dispositivo. Non condividerlo con nessuno.
lobby-copy = Copia
lobby-copy-named = Copia: { $what }
lobby-copied = Copiato
lobby-copy-failed = Qui non è permesso copiare. Il link è selezionato: premi Ctrl+C, o tienilo premuto per copiarlo.
lobby-share = Condividi…
lobby-qr = Codice QR
lobby-qr-short = QR
lobby-qr-named = Codice QR: { $what }
lobby-qr-label = Codice QR del link
lobby-qr-note = Inquadralo con la fotocamera di un telefono.

## The rules of this table in words, in the menu

lobby-rules = Questa partita
lobby-wonders = { $wish ->
    [random] Meraviglie a caso
    [Day] Meraviglie a caso, tutte sul lato Giorno
    [Night] Meraviglie a caso, tutte sul lato Notte
   *[other] Meraviglie a caso, tutte sul lato { $wish }
}
lobby-wonders-and-sides = Meraviglie e lati a caso
lobby-points = { $shown ->
    [yes] I punti si mostrano durante la partita
   *[no] I punti si contano alla fine
}
lobby-seats-note = I tuoi vicini sono i posti prima e dopo il tuo; l’ultimo posto è accanto al primo.
lobby-turns-note = I turni vanno di posto in posto. Il tuo mazzo sinistro è tuo; il tuo mazzo destro è del posto prima del tuo.
