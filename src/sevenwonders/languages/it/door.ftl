# La via verso un tavolo: che cosa trova al suo indirizzo o dietro un link chi non ha un posto, e che cosa permette l’host.

## The invitation

door-invites = { $host } ti invita
door-starts = La partita inizia quando ci sono tutti.
door-taken = { $free ->
    [one] { $seats } posti, uno è libero
   *[other] { $seats } posti, { $free } sono liberi
}
door-watchers = { $late ->
    [yes] A questo tavolo chi guarda vede ogni mano, con un turno di ritardo.
   *[no] Chi guarda non vede le mani.
}
door-name = Il tuo nome al tavolo
door-name-kept = Resta su questo dispositivo. Niente account, niente password.
door-name-needed = Prima scrivi un nome: gli altri lo vedono al tavolo.
door-known-as = Vieni come
door-rename = Cambia
door-take = { $free ->
    [one] Prendi il posto libero
   *[other] Prendi un posto libero
}
door-watch = Guarda

## Who is there, as a picture of the table with a list below it

door-company = Chi c’è
door-free = libero
door-person = un ospite
door-is-bot = bot
door-here = { $count ->
    [one] { $names } ora è qui.
   *[other] { $names } ora sono qui.
}
door-away = { $count ->
    [one] { $names } ha un posto ma è via.
   *[other] { $names } hanno un posto ma sono via.
}
door-bot = { $name } è un bot: { $level }.
door-next-to = Saresti accanto a { $name }.
door-between = Saresti tra { $one } e { $other }: sono i tuoi vicini.

## No seat to be had

door-full = Tutti i posti sono occupati
door-full-text = Al tavolo di { $host } tutti i posti sono occupati. Appena se ne libera uno puoi prenderlo qui: questa pagina guarda da sola.
door-begun = La partita è iniziata
door-begun-text = Nessuno può entrare in una partita iniziata, nemmeno al posto di un bot.
door-begun-watch = Puoi guardarla.
door-begun-closed = Questa la può guardare solo chi ha un link dal tavolo.
door-over = Questa partita è finita
door-over-text = Puoi vedere il risultato, e tutta la partita mossa per mossa.
door-replay = Vedi il risultato
door-dead = Questo link non funziona più
door-dead-text = Il tavolo non c’è più, o il link non è stato copiato per intero. Chiedine uno nuovo.
door-own-table = Gioca al tuo tavolo
door-offline = Nessuna connessione
door-offline-text = Appena torni online questa pagina prosegue da sola. Intanto funzionano regole, carte e segnapunti.
door-unreachable = Il tavolo non è raggiungibile
door-score = Conta i punti di un tavolo vero
door-seated = Hai qui un posto su un altro dispositivo?
door-seated-text = Là, copia il tuo link personale dalla lobby o dalla lista dei giocatori. Poi incollalo qui.

## Knocking at a private table: for the visitor

knocking-title = Il tavolo di { $host } è privato
knocking-text = Qui l’indirizzo da solo non basta. Bussa, e { $host } può farti entrare.
knocking-dead-link = Questo link non funziona più. Bussa, e { $host } può farti entrare.
knocking-unanswered = { $host } non ha risposto. Puoi bussare di nuovo, o chiedere il link per giocare.
knocking-knock = Bussa
knocking-waiting = Sei alla porta
knocking-waiting-text = { $host } legge che { $name } è alla porta. Appena puoi entrare, questa pagina prosegue da sola.
knocking-refused = Non ora
knocking-refused-text = { $host } non può farti entrare adesso. Puoi bussare di nuovo tra { $span }.

## For those who sit there

knocking-at-door = { $name } è alla porta
knocking-host-decides = { $host } decide chi entra.
knocking-let-in = Fai entrare
knocking-not-now = Non ora

## Who needs no link: the host decides it in the lobby

access-title = { $who ->
    [everybody] Aperto a tutti
    [address] Aperto a chi ha l’indirizzo
   *[link] Solo con un link
}
access-join = Chi ha l’indirizzo di questa pagina può entrare
access-join-note = Così agli amici va bene qualsiasi link abbiano ricevuto. Se no, funziona solo il link per giocare.
access-watch = Chi ha l’indirizzo può guardare
access-listed = Mostra questo tavolo nella lista pubblica
access-listed-note = Finché sei qui, degli sconosciuti vedono sulla pagina iniziale il tuo nome e la partita, e possono entrare. Nessuno può prendere tutti i posti, a meno che tu non permetta più persone da un indirizzo.
access-same-address = Permetti più persone dallo stesso indirizzo internet, per esempio da una stessa casa
access-is-listed = Questo tavolo è nella lista pubblica: possono entrare degli sconosciuti.
