# The classic game in a terminal.

## The screen: the line above it

terminal-turn = Epoca { ROMAN($age) }, turno { $turn } di { $last }
terminal-discard-pile = scarti { $count }
terminal-passing = { $side ->
    [left] Le mani passano ← a sinistra: la tua va a { $to }, la prossima viene da { $giver }.
   *[right] Le mani passano → a destra: la tua va a { $to }, la prossima viene da { $giver }.
}
terminal-swap = Dopo questo turno scambi la mano con { $name }.
terminal-last-turn = Ultimo turno dell’Epoca: ciò che resta delle mani si scarta, poi ci sono i conflitti.

## Headings of columns, as short as possible

terminal-column-answer = Risposta
terminal-column-any = Jolly
terminal-column-bonus = Bonus
terminal-column-build = Costruire
terminal-column-card = Carta
terminal-column-cards = Carte
terminal-column-city = Città
terminal-column-coins = Monete
terminal-column-compass = Compasso
terminal-column-conflicts = Conflitti
terminal-column-cost = Costo
terminal-column-effect = Effetto
terminal-column-gear = Ingran.
terminal-column-opens = Apre
terminal-column-price = Prezzo
terminal-column-shields = Scudi
terminal-column-stages = Stadi
terminal-column-tablet = Tavol.
terminal-column-tokens = Segnalini
terminal-column-wonder = Meraviglia

## Cities

terminal-label-board = plancia
terminal-label-conflicts = conflitti
terminal-label-advantages = vantaggi
terminal-any-raw = una materia prima a scelta
terminal-any-manufactured = un manufatto a scelta
terminal-finished = finita
terminal-wonder-finished = La meraviglia è finita.
terminal-price-each = { $coins } per unità
terminal-price-raw = { $coins } per materia prima
terminal-price-made = { $coins } per manufatto
terminal-rebate-first = il primo 1 in meno
terminal-rebate-good = { $good } 1 in meno
terminal-border = { $state ->
    [even] { $tokens ->
        [twice] { $mine } contro { $theirs }: parità, segnalini doppi
       *[once] { $mine } contro { $theirs }: parità
    }
    [ahead] { $tokens ->
        [twice] { $mine } contro { $theirs }: { $lead } in più, segnalini doppi
       *[once] { $mine } contro { $theirs }: { $lead } in più
    }
   *[behind] { $tokens ->
        [twice] { $mine } contro { $theirs }: { $lead } in meno, segnalini doppi
       *[once] { $mine } contro { $theirs }: { $lead } in meno
    }
}
terminal-border-partner = il tuo compagno: nessun conflitto
terminal-border-peace = nessun conflitto
terminal-far-fight = { $mine } contro { $theirs } di { $name }

## What is asked

terminal-ask-last-card = Si gioca anche l’ultima carta dell’Epoca.
terminal-ask-last-card-for = Si gioca anche l’ultima carta dell’Epoca, per { $name }.
terminal-ask-pile = { $mine ->
    [yes] Puoi costruire gratis una carta dagli scarti, oppure passare.
   *[no] { $name } può costruire gratis una carta dagli scarti, oppure passare.
}
terminal-ask-bonus = Il tuo stadio ti dà uno di questi: quale?
terminal-must-choose = Qui non puoi passare: scegli una delle risposte.
terminal-must-choose-card = Qui non puoi passare: costruisci una carta, usane una per uno stadio oppure vendine una.
terminal-no-free-build = Questa città non ha il diritto di costruire gratis un edificio.
terminal-only-take = Una carta degli scarti si può solo costruire: scrivi il suo numero, oppure p per passare.
terminal-nothing-to-take-back = Non c’è niente da annullare.
terminal-card-hint = Scrivi c e il nome o il numero di una carta, per esempio: c Biblioteca

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-hint-choose = { $count ->
    [one] 1 scegli
   *[other] da 1 a { $count } scegli
}
terminal-hint-pass = p passa
terminal-hint-card = c NOME carta
terminal-hint-build = { $number } costruisci la carta { $number }
terminal-hint-build-free = f{ $number } costruiscila gratis
terminal-hint-stage = s{ $number } stadio con la carta { $number }
terminal-hint-sell = x{ $number } vendi la carta { $number } per 3 monete
terminal-hint-take = { $number } prendi la carta { $number }

## Prices and verdicts

terminal-price-by-age = 1, 2 o 3 monete secondo l’Epoca
terminal-paid-to = { $mine ->
    [yes] { $coins } a te
   *[no] { $coins } a { $name }
}
terminal-paid-in-all = { $total }: { $shares }
terminal-price-of-ways = { $price } ({ $count } modi)
terminal-for-coins = per 3 monete
terminal-alone = da sola
terminal-free-build = Il diritto di costruire gratis, una volta per Epoca, si può usare per { $cards }.
terminal-joint-price = Un prezzo dopo + è per entrambe le cose insieme: la carta o lo stadio, e ciò che l’accompagna.
terminal-lacks-goods = manca: { $goods }
terminal-lacks-coins = { $needed ->
    [one] 1 moneta, ne mancano { $short }
   *[other] { $needed } monete, ne mancano { $short }
}
terminal-lacks-owned = già costruita
terminal-lacks-finished = la meraviglia è finita
terminal-lacks-other = non si può

## A card that is looked up: labels, and what stands behind them

terminal-fact-cost = costo
terminal-fact-price = prezzo
terminal-fact-effect = effetto
terminal-fact-free-by = gratis con
terminal-fact-opens = apre
terminal-fact-copies = copie
terminal-fact-note = nota
terminal-copies-here = { $count } in questa partita
terminal-level = livello { $level }
terminal-ages = Epoche { $ages }
terminal-thing-bonus = si sceglie con uno stadio
terminal-reconstructed = { $count ->
    [one] { $values }: valore dedotto, nessuna fonte lo mostra
   *[other] { $values }: valori dedotti, nessuna fonte li mostra
}
terminal-value-coins = monete
terminal-value-cost = costo
terminal-value-effect = effetto
terminal-value-points = punti

## Colours of cards

terminal-colours = Colori:
terminal-colour-brown = marrone
terminal-colour-gray = grigio
terminal-colour-blue = blu
terminal-colour-yellow = giallo
terminal-colour-red = rosso
terminal-colour-green = verde
terminal-colour-purple = viola
terminal-colour-bonus = bonus

## Rows of the help: what is typed, and what it does

terminal-typed-build = 3 o b3
terminal-does-build = costruisci la carta 3
terminal-typed-stage = s3
terminal-does-stage = costruisci il prossimo stadio della meraviglia, con la carta 3 sotto
terminal-typed-sell = x3
terminal-does-sell = vendi la carta 3 per 3 monete
terminal-typed-free = f3
terminal-does-free = costruisci gratis la carta 3, se la tua città ne ha il diritto
terminal-typed-words = costruisci Biblioteca (sinistra 2)
terminal-does-words = lo stesso a parole: costruisci, stadio, vendi, prendi o scegli una carta, e chi paghi
terminal-verdicts = Segni: { $tick } gratis · { $chain } gratis per catena · { $coin } monete in tutto e chi le riceve · { $cross } no

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-build = costruisci, costruire, costruisco
terminal-verb-stage = stadio
terminal-verb-sell = vendi, vendere, vendo
terminal-verb-take = prendi, prendere, prendo
terminal-verb-choose = scegli, scegliere, scelgo
terminal-verb-drop = getta via, getta, gettare
terminal-verb-pass = passa, passare, passo
terminal-word-bank = banca
terminal-word-far_left = più a sinistra
terminal-word-far_right = più a destra
terminal-word-free = gratis
terminal-word-as = come
terminal-word-with = con
terminal-word-and = e, ed

## Replays

terminal-holds = { $name } ha in mano

## Below the score sheet: how free choices were made. $symbols: such as "1 compass and 2 gears"

terminal-note-wilds = { $name }: simboli scientifici jolly contati come { $symbols }.
terminal-note-copied = { $name }: copiato dai vicini: { $symbols }.
terminal-note-repeated = { $name }: contato ancora una volta: { $symbols }.
terminal-note-changed = { $name }: un simbolo cambiato da { $before } a { $after }.
terminal-note-guild = { $name }: la gilda copiata era { $guild }.
terminal-note-guild-twice = { $name }: { $guild } ha contato due volte.
terminal-note-colour = { $name }: il colore contato è { $colour }.
