# La variante per due giocatori: una terza città senza padrone.

## The seat of the third city: its name, and who plays it

seatkind-free_city = Città Libera
seatstate-free_city = Guidata a turno da entrambi
playernote-classic_2 = Tra voi c’è una terza città senza padrone.

## What a player is asked: a title, and a sentence that says more

question-free_city = Una carta per la Città Libera
prompt-free_city = Ora scegli una carta per la Città Libera. Se può, deve costruire.
limit-free_city = La Città Libera deve costruire se può, e usare una catena. Vende solo se non può costruire nulla.

## Next to the name of the city

freecity-controls = guidata da { $name }
freecity-you-control = guidi tu
freecity-draw-pile = { $count ->
    [one] 1 carta da pescare
   *[other] { $count } carte da pescare
}

## When somebody asks

freecityexplain-title = Città Libera
freecityexplain-city = Una città senza padrone: i due giocatori la guidano a turno.
freecityexplain-pile = Chi guida la Città Libera in questo turno ne pesca una carta.

## The coach, when this variant is played for the first time

freecitycoach-between-title = La Città Libera
freecitycoach-between = Questa città non è di nessuno e sta tra voi due. Ci commerci e ci combatti.
freecitycoach-pile-title = Le sue carte
freecitycoach-pile = Chi guida la Città Libera pesca prima una di queste carte.
freecitycoach-run-title = In questo turno la guidi tu
freecitycoach-run = Scegli prima una carta per la tua città, poi una per la Città Libera. Quando può, costruisce.
freecitycoach-choose-title = Ora la Città Libera
freecitycoach-choose = Dalle ciò che ti fa meno male. Si fa a turno: la prossima volta sceglie l’altro giocatore.
freecitycoach-swap-title = Vi scambiate le mani
freecitycoach-swap = Ciò che lasci va all’unico altro giocatore, e torna due turni dopo.

## The rules

freecityrules-title = Due giocatori e la Città Libera
freecityrules-between = Una terza città senza padrone, la Città Libera, sta tra i due giocatori: ognuno di voi ce l’ha da un lato, e dall’altro ha l’altro giocatore. Le carte sono quelle per tre giocatori.
freecityrules-hands = In ogni Epoca entrambi i giocatori ricevono 7 carte, e altre 7 formano una pila coperta.
freecityrules-turns = Guidate la Città Libera a turno, cambiando dopo ogni turno. Chi la guida pesca prima una carta dalla pila, sceglie una carta per la propria città e poi una delle restanti per la Città Libera.
freecityrules-builds = La Città Libera costruisce ogni volta che può, una carta o uno stadio. Vende solo se non può costruire nulla. Se una catena rende gratis la sua carta, la usa.
freecityrules-trades = Chi la guida sceglie come commercia: compra da te, e tu puoi comprare da lei.
freecityrules-fights = Combatte e fa punti come ogni città, ma in classifica ci sono solo i due giocatori.
