# Il tavolo: che cosa vi dice ogni gioco, e il gioco classico.

## The bar above the table

table-label = Il tavolo
table-turn = turno { $turn } di { $last }
table-hand-goes = { $side ->
    [left] La tua mano va a sinistra, a { $name }
   *[right] La tua mano va a destra, a { $name }
}
table-hands-go = { $side ->
    [left] Le mani vanno a sinistra
   *[right] Le mani vanno a destra
}
table-side = { $side ->
    [left] a sinistra
   *[right] a destra
}
table-last-turn = Ultimo turno: ciò che resta si scarta
table-waiting-for = In attesa di { $names }
table-choosing-now = Ora tocca a { $names }
table-time-left = ancora { $time }
table-over = La partita è finita
table-abandoned = Questa partita è stata abbandonata
table-spectator = Stai guardando
table-discard-pile = { $count ->
    [one] 1 carta scartata
   *[other] { $count } carte scartate
}

guided-title = Partita guidata
guided-open = Che cosa dice il coach

## Next to the table: log, chat and ways out

table-open = Cronaca, chat e aiuto
table-log = Cronaca
table-no-log = Non è ancora successo nulla.
table-chat = Chat
table-home = Lascia il tavolo e torna alla pagina iniziale
table-rules-of = Regole: { $title }
table-dock = Tieni accanto al tavolo
table-undock = Metti via

## Players

table-bot = bot
table-person = persona
table-chosen = ha scelto
table-awaited = sta scegliendo
table-away = via
table-stand-in = ora gioca un bot
table-is-away = { $name } è via, e tutti aspettano.
table-let-bot-stand-in = Fai giocare un bot
table-stand-in-later = Potrai far giocare un bot tra { $time }.
table-stand-in-now = Ora puoi far giocare un bot.

## Cities

table-left = Vicino a sinistra
table-me = La mia città
table-right = Vicino a destra
table-left-tab = Sinistra
table-me-tab = Io
table-right-tab = Destra
table-middle = Città al centro
table-far-cities = Altre città
table-look-at = Guarda la città di { $name }
table-neighbours-of = Mostra da questo posto

table-board = { $side ->
    [Day] { $name } Giorno
    [Night] { $name } Notte
   *[other] { $name } { $side }
}
table-coins = monete
table-shields = scudi
table-points = punti finora
table-for-sale = vende
table-mine-for-sale = in vendita
table-reserved = uso proprio
table-nothing = nulla
table-no-cards = ancora niente di costruito

table-stage = Stadio { $number }
table-stage-label = { $state ->
    [built] Stadio { $number }, costruito: { $effects }; { $cost }
    [next] Stadio { $number }, prossimo: { $effects }; { $cost }
   *[later] Stadio { $number }, non ancora costruito: { $effects }; { $cost }
}
table-under-card = sotto c’è { $card }
table-under-age = sotto c’è una carta dell’Epoca { ROMAN($age) }

table-advantages = Vantaggi permanenti
table-advantage = { $effect } ({ $source })
table-advantage-used = { $effect } ({ $source }), usato in questa Epoca

table-tokens = Conflitti: vittorie { $victories ->
    [none] nessuna
   *[some] { $victories }
}; sconfitte { $defeats ->
    [none] nessuna
   *[some] { $defeats }
}
table-symbols = { $wild ->
    [0] Scienza: { $compass } compasso, { $gear } ingranaggio, { $tablet } tavoletta
   *[other] Scienza: { $compass } compasso, { $gear } ingranaggio, { $tablet } tavoletta, { $wild } jolly
}

## Borders between cities

table-you-pay = paghi
table-price-label = Paghi { $raw } per una materia prima e { $made } per un manufatto
table-border-even = { $shields ->
    [one] Pari con { $name } a 1 scudo
   *[other] Pari con { $name } a { $shields } scudi
}
table-border-ahead = { $own ->
    [one] Davanti a { $name }, 1 scudo a { $theirs }
   *[other] Davanti a { $name }, { $own } scudi a { $theirs }
}
table-border-behind = { $own ->
    [one] Dietro a { $name }, 1 scudo a { $theirs }
   *[other] Dietro a { $name }, { $own } scudi a { $theirs }
}
table-border-doubled = { $border }, per { $tokens } segnalini ciascuno
table-doubled = ×{ $tokens }
table-fights-past = combatti invece con { $name }
table-fights-too = combatti anche con { $name }

## What the player is asked

table-hand = La tua mano
table-unknown-title = Scegli una di queste
table-unknown-prompt = Scegli una di queste.
table-for-city = Per { $name }.
table-question-keys = Tasti: 1–9, Invio conferma
table-hint = Consiglio
table-hint-ask = Che cosa farebbe un bot?
table-take-back = Annulla turno
table-take-back-title = Ritira la tua ultima scelta

table-option = { $what } ({ $payment })
table-option-card = { $card }: { $what } ({ $payment })
table-option-extra = { $use } { $extra }
table-stage-number = Stadio { $number }

## Whether a card can be built, in words for screen readers

verdict-free = gratis
verdict-chain = gratis per catena
verdict-coins = { $price ->
    [one] costa 1 moneta in tutto
   *[other] costa { $price } monete in tutto
}
verdict-right = gratis con la tua meraviglia
verdict-lacks = non si può costruire senza { $goods }
verdict-owned = non si può costruire: questa città ce l’ha già
verdict-poor = { $short ->
    [one] non si può pagare: manca 1 moneta
   *[other] non si può pagare: mancano { $short } monete
}
verdict-refused = non si può costruire
table-chains-to = Poi gratis: { $names }

## What is done with a card, and what it costs

table-by-chain = gratis per catena
table-coins-short = { $short ->
    [one] manca 1 moneta
   *[other] mancano { $short } monete
}
table-goes-with = Che cosa si aggiunge
table-instead-of = Che cosa prendi
table-alone = Niente di questo
table-together = { $price ->
    [0] niente da pagare
    [one] 1 moneta in tutto
   *[other] { $price } monete in tutto
}
table-whom-to-pay = Chi pagare
table-in-all = { $price ->
    [one] 1 moneta in tutto
   *[other] { $price } monete in tutto
}
table-bank = banca
table-paid-to = { $coins } a { $name }
table-paid-to-bank = { $coins } alla banca
table-nothing-to-pay = niente da pagare
table-confirm = Conferma
table-cancel = Chiudi

table-not-dropped = { $use } { $name }: non è possibile. { $reason }
table-no-drop = Lì non si può fare nulla con questa carta.

## The answer of a player

table-chosen-as = Scelta: { $choice }
table-choice = { $use }: { $card }
table-choice-with = { $choice }, { $details }
table-change = Cambia
table-face-down = scelta
delivery-sending = Invio…
delivery-late = Non ancora confermata. È conservata e si invia di nuovo.
delivery-kept = Non ancora inviata. Parte quando torna la connessione.
table-caption-gain = { $what }: { SIGNED($coins) }

## The end of the game

table-scores = Segnapunti
table-total = Totale
table-all-cities = Tutte le città
table-replay = Replay
table-rematch = Gioca ancora
table-board-and-coins = { $coins ->
    [one] { $board }, 1 moneta
   *[other] { $board }, { $coins } monete
}
table-not-ranked = , fuori classifica
table-wilds-used = Simboli jolly contati come
table-copied = Copiata { $name }
table-repeated = Contano ancora una volta: { $names }
table-buried-cards = Sotto la meraviglia: { $cards }

## Between parts

table-separator = { "; " }
