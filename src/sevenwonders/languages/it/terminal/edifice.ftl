# Edifice in a terminal.

## Headings of columns, as short as possible

terminal-edifice-state = Stato
terminal-edifice-pawns = Segnalini
terminal-edifice-reward = Ricompensa
terminal-edifice-loss = Che cosa perdi

## The Edifices of a game

terminal-edifice-names = Le Strutture sono { $names }.
terminal-edifice-penalty = { $debts ->
    [one] { $penalty }, o 1 debito
   *[other] { $penalty }, o { $debts } debiti
}
terminal-edifice-joined = con la Struttura → { $reward } se viene costruita

## What is asked

terminal-edifice-nobody = nessuno
terminal-edifice-give-up = La Struttura ({ $name }) è fallita, e non hai segnalini: { $penalty }. Che cosa cedi?
terminal-edifice-another-token = perdi un altro segnalino vittoria
terminal-edifice-one-of = { $count ->
    [one] l’unico
   *[other] uno di { $count }
}
terminal-edifice-no-stage = Adesso uno stadio non può partecipare alla Struttura.

## A hint below a question: what to type, and what it does. The letter and the number stay

terminal-edifice-hint = e{ $number } stadio con la Struttura

## Rows of the help: what is typed, and what it does

terminal-typed-edifice-join = e3
terminal-does-edifice-join = costruisci lo stadio con la carta 3 e partecipa alla Struttura, con un solo pagamento
terminal-typed-edifice-words = stadio Bagni con struttura
terminal-does-edifice-words = lo stesso a parole; anche partecipa 2, cedi CARTA, getta 3

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-join = partecipa, partecipare, partecipo
terminal-verb-lose = cedi, cedere, cedo
terminal-extra-edifice = struttura, la struttura

## When cards are looked up

terminal-colour-edifice = Struttura
terminal-edifice-penalty-label = penalità
terminal-edifice-caption = { $count ->
    [one] 1 Struttura; una partita ne ha una per Epoca. Segnalini su ognuna: { $pawns } giocatori.
   *[other] { $count } Strutture; una partita ne ha una per Epoca. Segnalini su ognuna: { $pawns } giocatori.
}
terminal-edifice-pawns-with = { $count } in { $players }
