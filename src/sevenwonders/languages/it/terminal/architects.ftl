# Architects in a terminal. What is typed and what is shown for it should be the same words.

## The screen: decks and cards

terminal-box-face-down = coperta
terminal-box-only-cat = può guardarla solo chi ha il gatto
terminal-box-deck-left = ← sinistra: il tuo mazzo
terminal-box-deck-centre = centro
terminal-box-deck-right = destra: { $name } →
terminal-box-gives-grey = una risorsa per gli stadi
terminal-box-gives-yellow = vale una risorsa qualsiasi
terminal-box-gives-green = 2 uguali o 3 diversi: un segnalino
terminal-box-gives-horns = { $horns ->
    [one] 1 scudo fino alla prossima battaglia, gira 1 segnalino conflitto
   *[other] 1 scudo fino alla prossima battaglia, gira { $horns } segnalini conflitto
}

## The screen: conflict tokens and progress tokens

terminal-box-conflict-tokens = Segnalini conflitto:
terminal-box-stack = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
terminal-box-in-stack = a faccia in giù nella pila

## Headings of columns, as short as possible

terminal-box-column-wins = Vitt.
terminal-box-column-blue = Blu
terminal-box-column-resources = Risorse
terminal-box-column-science = Scienza
terminal-box-column-tokens = Segnalini
terminal-box-column-colour = Colore
terminal-box-all = Totale

## A city

terminal-box-belongings = { $mine ->
    [yes] Le tue carte e i tuoi segnalini
   *[no] Carte e segnalini
}
terminal-box-label-resources = risorse
terminal-box-label-coins = monete
terminal-box-label-science = scienza
terminal-box-label-shields = scudi
terminal-box-label-blue = blu
terminal-box-cat = gatto
terminal-box-passing = { $count } fino alla prossima battaglia

## What is asked

terminal-box-ask-card = Tocca a te: prendi la carta in cima a un mazzo.
terminal-box-ask-action = Che cosa fai adesso?
terminal-box-more-cards = { $count ->
    [one] { $tokens } dà una carta in più.
   *[other] { $tokens } danno una carta in più ciascuno.
}

## Actions, in the words in which they may be typed

terminal-box-take-left = prendi sinistra
terminal-box-take-centre = prendi centro
terminal-box-take-right = prendi destra
terminal-box-take-of = prendi { $city }
terminal-box-stage = stadio { $number }
terminal-box-turn-in = scienza { $cards }
terminal-box-token = segnalino { $token }
terminal-box-token-unseen = segnalino coperto
terminal-box-look-left = guarda sinistra
terminal-box-look-right = guarda destra
terminal-box-keep = tieni { $card }
terminal-box-done = fatto
terminal-box-paid = con { $cards }
terminal-box-paid-using = con { $cards } usando { $tokens }
terminal-box-optional = se vuoi

## Hints below a question: what to type, and what it does. Letters stay

terminal-box-hint-done = p fatto
terminal-box-hint-card = c NOME carta o segnalino
terminal-box-hint-city = d NOME città
terminal-box-hint-table = t tavolo

## What has happened

terminal-box-turns = Turni da { $first } a { $last }
terminal-box-only-choice = Non c’era altra scelta.

## Why something is not possible

terminal-box-set-needed = Per un segnalino progresso servono due carte verdi uguali o tre diverse.
terminal-box-no-undo = Non si può annullare nulla: ciò che scegli avviene subito.
terminal-box-card-hint = Scrivi c e il nome di una carta o di un segnalino, per esempio: c Cultura
terminal-box-other-payments = Lo stadio { $number } non si può pagare così. Pagamenti possibili: { $payments }.
terminal-box-why-ask_card = Un turno comincia con una carta: prendi sinistra, prendi destra o prendi centro.
terminal-box-why-ask_action = Adesso costruisci uno stadio, consegna carte verdi, prendi una carta in più o finisci il turno con “fatto”.
terminal-box-why-ask_token = Scegli un segnalino progresso: indicane uno scoperto o prendi quello coperto.
terminal-box-why-ask_any_deck = Prendi la carta in cima a un mazzo del tavolo.
terminal-box-why-ask_look = Scegli un mazzo: guarda sinistra o guarda destra.
terminal-box-why-ask_keep = Tieni una delle carte che hai preso in mano.
terminal-box-why-out_of_reach = Solo il mazzo sinistro, il destro e il centrale sono a portata di mano.
terminal-box-why-not_in_play = Quella meraviglia non è in gioco, e nemmeno il suo mazzo.
terminal-box-why-not_face_up = Quel segnalino non è scoperto.
terminal-box-why-not_taken_up = Quella carta non è tra quelle che hai preso in mano.
terminal-box-unread = { $verb ->
    [take] Nessun mazzo si chiama così. Scrivi prendi sinistra, prendi destra o prendi centro; con l’effetto di Alessandria anche una città, per esempio prendi Giza.
    [stage] Scrivi per esempio stadio 2, oppure stadio 2 con legno, moneta. Solo risorse e monete pagano uno stadio.
    [science] Consegna due simboli uguali o uno di ciascun tipo.
    [token] Nessun segnalino progresso si chiama così. Scrivi segnalino e un nome, oppure segnalino coperto.
    [look] Scrivi guarda sinistra o guarda destra.
   *[keep] Nessuna carta si chiama così. Scrivi tieni e un nome, per esempio tieni ingranaggio.
}

## Words for choices, in lists with commas between them. "take", "stage", "left", "right", "with" and "and" are in other files

terminal-box-verb-science = scienza, consegna, consegnare, consegno
terminal-box-verb-token = segnalino
terminal-box-verb-look = guarda, guardare, guardo
terminal-box-verb-keep = tieni, tenere, tengo
terminal-box-verb-done = fatto, finito
terminal-box-word-centre = centro
terminal-box-word-unseen = coperto
terminal-box-word-using = usando, con l’aiuto di
terminal-box-word-decks = mazzi

## Rows of the help: what is typed, and what it does

terminal-box-typed-number = 2
terminal-box-does-number = fai l’azione numero 2
terminal-box-typed-end = p
terminal-box-does-end = finisci il turno, quando non resta nulla di obbligatorio
terminal-box-typed-take = prendi sinistra
terminal-box-does-take = lo stesso a parole: prendi sinistra, prendi destra o prendi centro; con Alessandria anche prendi Giza
terminal-box-typed-stage = stadio 2 con legno, moneta
terminal-box-does-stage = costruisci lo stadio 2 con queste carte; senza indicarle, nel primo modo di pagare
terminal-box-typed-using = stadio 2 usando Economia
terminal-box-does-using = paga con l’aiuto di un segnalino
terminal-box-typed-science = scienza ingranaggio
terminal-box-does-science = consegna due ingranaggi; oppure scienza compasso, ingranaggio, tavoletta
terminal-box-typed-token = segnalino Istruzione
terminal-box-does-token = scegli un segnalino; oppure segnalino coperto
terminal-box-typed-look = guarda sinistra
terminal-box-does-look = guarda in un mazzo; poi tieni ingranaggio, per tenere una delle sue carte
terminal-box-typed-done = fatto
terminal-box-does-done = finisci il turno
terminal-box-typed-card = c NOME o c 2
terminal-box-does-card = mostra una carta o un segnalino
terminal-box-typed-decks = mazzi
terminal-box-does-decks = che cosa resta in ogni mazzo
terminal-box-marks = Segni: { $built } costruito · { $open } da costruire · { $effect } effetto della meraviglia · { $token } segnalino progresso · { $peace } pace · { $battle } battaglia · { $tick } possibile · { $cross } no
terminal-box-horns = Un corno gira un segnalino conflitto. Quando è girato l’ultimo, una battaglia conclude il turno.
terminal-box-have = { $held ->
    [one] Hai 1 carta; ne restano { $left } nei mazzi.
   *[other] Hai { $held } carte; ne restano { $left } nei mazzi.
}

## Replays and score sheets

terminal-box-can-take = { $name } può prendere { $cards }
terminal-box-top = { $place ->
    [left] { $card } (sinistra)
    [right] { $card } (destra)
   *[centre] { $card } (centro)
}
terminal-box-note-tokens = { $name }: segnalini progresso { $tokens }.

## The command "sevenwonders cards --game architects"

terminal-box-in-decks = Nei mazzi
terminal-box-uncertain = { $mark } Le fonti non concordano su questo numero.
terminal-box-no-filter = --age, --players e --chains riguardano il gioco classico: toglile per Architects.
terminal-box-no-name = Nessuna carta, meraviglia o segnalino si chiama “{ $name }”.
terminal-box-where-to-look = `sevenwonders cards --game architects` elenca tutto.
