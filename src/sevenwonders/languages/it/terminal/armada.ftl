# Armada in a terminal.

## Headings of columns, as short as possible

terminal-armada-column-fleet = Flotta
terminal-armada-column-fleets = Flotte
terminal-armada-column-level = Livello
terminal-armada-column-next-square = Prossima casella
terminal-armada-column-next-step = Prossimo passo
terminal-armada-column-square = Casella
terminal-armada-column-steps = Passi
terminal-armada-column-strength = Forza
terminal-armada-column-tokens = Segnalini
terminal-armada-column-shows = Che cosa dà
terminal-armada-column-costs = Costi dei sei passi
terminal-armada-column-if-all-fight = Se tutti gli altri combattono

## The sea

terminal-armada-yard = { $yard }: la tua flotta { $fleet ->
    [red] rossa
    [yellow] gialla
    [blue] blu
   *[green] verde
} può muoversi con i tuoi stadi.
terminal-armada-nothing-yet = ancora nulla, poi { $later }
terminal-armada-also-with-stage = { $step }; anche con uno stadio
terminal-armada-pirates = pirati
terminal-armada-raid = { $names }: monete perse secondo il livello commerciale
terminal-armada-tax = tassa
terminal-armada-tax-now = { $coins } ({ $names }): tutti gli altri la pagano, meno il proprio livello
terminal-armada-lands-at = meta dello sbarco
terminal-armada-ship = { $fleet ->
    [red] nave rossa
    [yellow] nave gialla
    [blue] nave blu
    [green] nave verde
   *[any] nave
}
terminal-armada-for-step = per un passo della flotta gialla

## What is asked

terminal-armada-free-steps = { $count ->
    [one] Un passo gratuito: quale flotta salpa?
   *[other] Un passo gratuito di { $count } flotte diverse: quali salpano?
}
terminal-armada-explore = Quale di queste isole di livello { $level } prendi? Le altre tornano nel loro mazzo.
terminal-armada-would-take = { $token ->
    [0] forza navale { $strength }: nessun segnalino
   *[other] forza navale { $strength }: un segnalino da { SIGNED($token) }
}
terminal-armada-stay-out = Se resti fuori non prendi segnalini, e gli altri si classificano senza di te.
terminal-armada-no-ship = Adesso nessuna flotta può muoversi con questa carta.

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-armada-hint-ship = w{ $number } costruisci con nave
terminal-armada-hint-fight = 1 combatti
terminal-armada-hint-stay-out = p resta fuori

## Rows of the help: what is typed, and what it does

terminal-typed-armada-ship = w3
terminal-does-armada-ship = costruisci la carta 3 con un passo della sua flotta, con un solo pagamento
terminal-typed-armada-words = costruisci Bagni con nave
terminal-does-armada-words = lo stesso a parole; vendi CARTA con nave prende un passo per una carta venduta
terminal-typed-armada-sail = salpa rossa e blu
terminal-does-armada-sail = risposte sul mare a parole: salpa, occupa ISOLA, combatti o passa

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-sail = salpa, salpare, salpo
terminal-verb-settle = occupa, occupare, approda
terminal-verb-fight = combatti, combattere, combatto
terminal-extra-ship = nave, flotta
terminal-extra-red_ship = nave rossa, flotta rossa, la flotta rossa
terminal-extra-yellow_ship = nave gialla, flotta gialla, la flotta gialla
terminal-extra-blue_ship = nave blu, flotta blu, la flotta blu
terminal-extra-green_ship = nave verde, flotta verde, la flotta verde

## When cards and boards are looked up

terminal-colour-island = isola
terminal-value-costs = costi
terminal-value-wonder_fleet = flotta della meraviglia
terminal-value-squares = caselle
terminal-drawn-armada = { $count ->
    [one] 1 carta marittima. In ogni Epoca si estrae una delle sue carte marittime per giocatore.
   *[other] { $count } carte marittime. In ogni Epoca si estrae una delle sue carte marittime per giocatore.
}
terminal-drawn-one-armada = una; delle { $count } carte marittime dell’Epoca se ne estrae una per giocatore
terminal-armada-islands = { $count ->
    [one] 1 isola: la flotta verde esplora le isole livello per livello.
   *[other] { $count } isole: la flotta verde le esplora livello per livello.
}
terminal-armada-lanes = Rotte: che cosa ha una flotta su ogni casella; monete, tasse e isole arrivano una volta sola.
terminal-armada-yards = Cantieri: costi dei passi; { $mark } è la flotta che si muove con gli stadi.
