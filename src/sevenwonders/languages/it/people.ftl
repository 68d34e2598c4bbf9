# Le persone a un tavolo: che cosa possono fare tra loro, con i link, e per sé.

people-host = host
people-muted-by-host = parola tolta dall’host
people-muted-by-you = parola tolta da te
people-removal = voti di rimozione: { $votes } su { $needed }
people-shared-votes = Le persone da uno stesso indirizzo internet hanno insieme un voto, perché a questo tavolo potevano entrare degli sconosciuti.

## The menu of another person

people-menu = Che cosa puoi fare con { $name }
people-mute = Nascondi ciò che dice { $name }
people-mute-note = Solo per te, in questo browser. Nessun altro se ne accorge.
people-unmute = Mostra di nuovo ciò che dice { $name }
people-unmute-note = Tornano anche le righe precedenti.
people-mute-for-all = Togli la parola per tutti
people-mute-for-all-note = { $name } può leggere, ma non scrivere, finché non lo permetti di nuovo.
people-unmute-for-all = Ridai la parola
people-unmute-for-all-note = Tutti al tavolo lo vengono a sapere.
people-make-host = Rendi host
people-make-host-note = { $name } riceve i tuoi diritti di host, e tu diventi ospite.
people-remove = Rimuovi dal tavolo
people-remove-note = Il posto si riapre. Cambiano entrambi i link e l’indirizzo da solo non basta più, quindi { $name } può tornare solo con un nuovo link.
people-ask-removal = Chiedi la rimozione
people-ask-removal-note = Se lo chiede anche la maggioranza degli altri, { $name } deve andarsene, e continua un bot. Tutti vengono a sapere che lo chiedi.
people-withdraw = Non chiedere più la rimozione
people-withdraw-note = Tutti al tavolo lo vengono a sapere.

## New links

people-new-link = Nuovo link
people-new-link-named = Nuovo link: { $what }
people-new-join-title = Un nuovo link per giocare?
people-new-join-text = Il vecchio link e l’indirizzo da solo smettono subito di funzionare. Chi ha un posto lo tiene.
people-new-watch-title = Un nuovo link per guardare?
people-new-watch-text = Il vecchio link e l’indirizzo da solo smettono subito di funzionare. Chi sta guardando può restare.
people-send-away = Manda via tutti quelli che stanno guardando
people-make-link = Crea un nuovo link

## The way out

people-leave = Lascia il tavolo
leaving-lobby = Il tuo posto si riapre, e può prenderlo qualcun altro.
leaving-playing = Un bot gioca al tuo posto fino alla fine. Non puoi tornare.
leaving-finished = La partita resta com’è. A questo tavolo non puoi più scrivere in chat né chiedere la rivincita.
leaving-abandoned = Non puoi più tornare a questo tavolo.
people-leave-forget = Rimuovi anche il mio nome e ciò che ho detto
people-delete = Elimina il tavolo
people-delete-title = Eliminare questo tavolo?
people-delete-text = Il tavolo sparisce per tutti, con la chat e il replay. Non si può annullare.

## At the end of the settings

forgetting-title = I tuoi dati
forgetting-note = Questo browser conserva i tuoi posti, il tuo nome e le tue impostazioni. Il server conserva il tuo nome e ciò che dici a ogni tavolo.
forgetting-start = Dimenticami…
forgetting-question = Dimenticare tutto di te?
forgetting-leaves = Lasci ogni tavolo non finito: il tuo posto si riapre, o continua un bot.
forgetting-names = { $tables ->
    [0] Non c’è nessun tavolo a cui questo browser abbia un posto.
    [one] Il tuo nome e ciò che hai detto vengono rimossi dall’unico tavolo che questo browser conosce.
   *[other] Il tuo nome e ciò che hai detto vengono rimossi da tutti i { $tables } tavoli che questo browser conosce.
}
forgetting-moves = Le partite finite conservano le loro mosse, senza il tuo nome.
forgetting-browser = Questo browser dimentica i tuoi posti, il tuo nome e le tue impostazioni.
forgetting-final = Non si può annullare.
forgetting-now = Dimenticami ora
forgetting-keep = Conserva tutto
forgetting-working = Sto dimenticando…
forgetting-left = { $tables ->
    [one] 1 tavolo non era raggiungibile e resta conservato qui. Riprova tra un momento.
   *[other] { $tables } tavoli non erano raggiungibili e restano conservati qui. Riprova tra un momento.
}
