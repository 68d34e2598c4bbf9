# Leaders in a terminal.

## Leaders on the screen: labels in lower case, and what stands behind them

terminal-leaders-cheaper = meno caro
terminal-leaders-next-to = { $mine ->
    [yes] i leader costano { $coins } in meno accanto a te
   *[no] i leader costano { $coins } in meno accanto a { $name }
}
terminal-leaders-hands = leader in mano
terminal-leaders-hand = in mano
terminal-leaders-buried = sepolti
terminal-leaders-kept = tenuti finora
terminal-leaders-price-note = 1, 2 o 3 monete, il numero dell’Epoca in cui si recluta un leader
terminal-leaders-by-age = secondo l’Epoca

## Headings of columns, as short as possible

terminal-leaders-points = Punti
terminal-leaders-lost-effect = Effetto che finisce
terminal-leaders-token = Segnalino
terminal-leaders-held = Ne hai

## The beginning of the game, and moments that are no turns, inside a sentence

terminal-leaders-cost-age = I leader costano 1, 2 e 3 monete nelle Epoche I, II e III.
terminal-leaders-cost-printed = I leader costano quanto è stampato sulla carta.
terminal-leaders-moment-draft = draft dei leader
terminal-leaders-moment-recruitment = reclutamento dell’Epoca { ROMAN($age) }

## What is asked

terminal-leaders-draft = Tieni uno di questi leader; gli altri passano a { $name }.
terminal-leaders-bury = Puoi seppellire uno dei tuoi leader: il suo effetto finisce, e il suo prezzo conta doppio in punti.
terminal-leaders-must-choose = Qui non puoi passare: recluta un leader, usane uno per uno stadio oppure vendine uno.
terminal-leaders-not-built = I leader non si costruiscono, si reclutano: scrivi solo il numero.
terminal-leaders-only-recruit = Questo leader si può solo reclutare: scrivi solo il numero, oppure p per passare.
terminal-leaders-no-leader = I leader si reclutano prima di un’Epoca, e nessuna carta della tua mano è un leader.

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-leaders-hint-recruit = { $number } recluta il leader { $number }
terminal-leaders-hint-stage = s{ $number } stadio con lui
terminal-leaders-hint-sell = x{ $number } vendilo per 3 monete

## Rows of the help: what is typed, and what it does

terminal-typed-leaders-recruit = r3 o 3
terminal-does-leaders-recruit = recluta il leader 3; con s3 e x3 lo usi per lo stadio o lo vendi
terminal-typed-leaders-words = tieni Platone
terminal-does-leaders-words = risposte sui leader a parole: tieni, recluta, seppellisci o getta

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-recruit = recluta, reclutare, recluto
terminal-verb-keep = tieni, tenere, tengo
terminal-verb-bury = seppellisci, seppellire, seppellisco

## When cards are looked up

terminal-colour-white = bianco
terminal-thing-leader = leader
terminal-leaders-copies = una; dei { $count } leader se ne distribuiscono { $dealt } a ogni giocatore
terminal-leaders-caption = { $count ->
    [one] 1 leader. Di solito ognuno costa 1, 2 o 3 monete secondo l’Epoca; questi sono i prezzi con { $option }.
   *[other] { $count } leader. Di solito ognuno costa 1, 2 o 3 monete secondo l’Epoca; questi sono i prezzi con { $option }.
}
