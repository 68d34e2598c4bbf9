# La chat di un tavolo, e che cosa vi si dice a tutti sulle persone.

chat-title = Chat
chat-players = Giocatori
chat-earlier = Mostra le righe precedenti
chat-none = Nessuno ha ancora detto nulla.
chat-erased = rimosso da chi l’ha scritto
chat-placeholder = Di’ qualcosa al tavolo
chat-label = Messaggio al tavolo
chat-send = Invia
chat-spectator = Chi guarda può leggere. Scrive solo chi gioca.
chat-muted = L’host ti ha tolto la parola. Puoi leggere.

## Reactions that are sent with one press

chat-quick = Reazioni rapide
chat-hello = Ciao!
chat-well-played = Ben giocato!
chat-ouch = Ahi!
chat-thanks = Grazie!
chat-one-moment = Un momento…

## What has changed at the table. $by and $whom are names

chat-change-left = { $whom } ha lasciato il tavolo.
chat-change-removed = { $by } ha rimosso { $whom }.
chat-change-removed_by_all = Gli altri hanno rimosso { $whom }. Continua un bot.
chat-change-removal_asked = { $by } chiede di rimuovere { $whom }.
chat-change-removal_withdrawn = { $by } non chiede più di rimuovere { $whom }.
chat-change-host = { $by } ha passato a { $whom } il ruolo di host.
chat-change-host_by_all = Ora l’host è { $whom }.
chat-change-muted = { $by } ha tolto la parola a { $whom } per tutti.
chat-change-unmuted = { $by } ridà la parola a { $whom }.
chat-change-join_link = { $by } ha creato un nuovo link per giocare.
chat-change-watch_link = { $by } ha creato un nuovo link per guardare.
chat-change-game = { $game ->
    [architects] { $by } ha scelto Architects.
   *[classic] { $by } ha scelto 7 Wonders.
}
chat-change-edition = { $edition ->
    [1] { $by } ha scelto la prima edizione.
   *[2] { $by } ha scelto la seconda edizione.
}
chat-change-expansion_on = { $by } ha aggiunto { $expansion }.
chat-change-expansion_off = { $by } ha tolto { $expansion }.
chat-change-seats = { $by } ha preparato il tavolo per { $seats }.
chat-change-variant = { $known ->
    [yes] { $by } ha scelto: { $variant }.
   *[no] { $by } ha scelto la partita normale.
}
chat-change-rules = { $by } ha cambiato le regole di questa partita.
chat-change-wonders = { $how ->
    [picked] { $by } lascia che ognuno scelga una meraviglia.
    [random] { $by } fa dare le meraviglie a caso.
   *[other] { $by } fa dare le meraviglie a caso, tutte con { $side }.
}
chat-change-clock = { $seconds ->
    [0] { $by } ha tolto il tempo.
   *[other] { $by } concede { $span } per una scelta.
}
