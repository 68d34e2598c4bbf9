# Cities.

## The expansion as the host of a table picks it

expansion-cities = Cities
expansiontext-cities = Carte nere: debiti, diplomazia, spie e affari loschi, un turno in più in ogni Epoca.
colour-black = Città
copies-black = In ogni Epoca si distribuisce a caso una carta nera per giocatore.

## The tokens of a city. Its name stands before it

diplomacy-tokens = { $count ->
    [one] 1 segnalino diplomazia: resta fuori dai prossimi conflitti
   *[other] { $count } segnalini diplomazia: resta fuori dai prossimi conflitti
}
border-diplomacy = Diplomazia a questo confine
border-own_peace = La tua diplomazia ti tiene fuori dai conflitti
border-their_peace = { $name } resta fuori dai conflitti grazie alla diplomazia

## The score sheet

category-cities = Città
categoryspoken-cities = carte nere
categorytext-cities = I punti delle carte nere.
column-cities = carte nere
spies-copied = Copiati dalle spie

## Pictures of the page of all drawings

pictogram-black = Nero
pictogram-diplomacy = Diplomazia
pictogram-spy = Spia

## When somebody asks. With $mine = yes it is the viewer’s city

citiesexplain-black-title = Carta nera
citiesexplain-black = Una carta di Cities: diplomazia, spie e monete che gli altri perdono.
citiesexplain-black-pile = Carte nere: diplomazia, spie, affari loschi e punti.
citiesexplain-black-score = I punti delle carte nere.
citiesexplain-diplomacy-title = Diplomazia
citiesexplain-diplomacy = Chi la possiede resta fuori dai conflitti alla fine dell’Epoca.
citiesexplain-tokens-title = { $count ->
    [one] 1 segnalino diplomazia
   *[other] { $count } segnalini diplomazia
}
citiesexplain-tokens = { $mine ->
    [yes] Resti fuori dai prossimi conflitti, e i vicini si affrontano tra loro.
   *[no] { $name } resta fuori dai prossimi conflitti, e i vicini si affrontano tra loro.
}
citiesexplain-spy-title = Spia
citiesexplain-spy = Alla fine copia un simbolo scientifico di una carta verde di un vicino.

## The coach, when Cities is played for the first time

citiescoach-black-title = Una carta nera
citiescoach-black = Le carte nere fanno ciò che nessun altro colore fa, e i loro punti hanno una riga tutta loro.
citiescoach-hand-title = Una carta in più
citiescoach-hand = Una mano ha una carta in più, quindi ogni Epoca ha un turno in più.
citiescoach-loss-title = Perderai monete
citiescoach-loss = Qualcuno fa pagare tutti gli altri alla fine di questo turno. Ciò che non puoi o non vuoi pagare diventa un debito.
citiescoach-debt-title = Un debito resta
citiescoach-debt = Ogni debito costa un punto alla fine della partita, e non si può ripagare.
citiescoach-diplomacy-title = Un segnalino diplomazia
citiescoach-diplomacy = Questa città resta fuori dalla prossima guerra, e i suoi vicini combattono invece tra loro.

## The rules

citiesrules-setup = Con Cities una mano ha una carta in più, e in ogni Epoca si distribuisce una carta nera per giocatore.
citiesrules-scoring = Le carte nere di Cities hanno una riga tutta loro.
citiesrules-debts-title = Cities: monete da perdere e debiti
citiesrules-losses = Le carte nere possono far perdere monete a tutti gli altri. Si paga alla fine del turno, tutti insieme.
citiesrules-payment = Decidi tu quante di queste monete pagare. Ogni moneta che non paghi diventa un debito.
citiesrules-debt = Un debito costa 1 punto alla fine della partita e non si può ripagare.
citiesrules-diplomacy-title = Cities: diplomazia e spie
citiesrules-diplomacy = Con un segnalino diplomazia resti fuori dai prossimi conflitti, che tu lo voglia o no, e restituisci il segnalino. I tuoi vicini sui due lati combattono allora tra loro.
citiesrules-spies = Alla fine della partita una spia copia un simbolo scientifico dalla carta di un vicino: quello che per te vale di più.
citiesrules-others = Altre carte nere abbassano i prezzi, raddoppiano ciò che produci, o riprendono una carta dagli scarti.

## Lines of the log

log-diplomacy = { $reader ->
    [who] Prendi un segnalino diplomazia.
   *[none] { $who } prende un segnalino diplomazia.
}
log-diplomacy_used = { $reader ->
    [who] Consumi un segnalino diplomazia.
   *[none] { $who } consuma un segnalino diplomazia.
}

## What cards do

effect-diplomacy = { $a ->
    [one] un segnalino diplomazia
   *[other] { $a } segnalini diplomazia
}
per-black = carta nera

## Why a move is better

line-cities = carte nere
figure-peace = { SIGNED($count) }
evidence-peace = diplomazia, fuori da un conflitto
reason-peace = Porta { $count ->
        [one] 1 segnalino diplomazia, che tiene
       *[other] { $count } segnalini diplomazia, che tengono
    } la città fuori da un conflitto.
