# Giocare ancora: la domanda al tavolo finito, e le persone che il nuovo tavolo aspetta.

rematch-label = Gioca ancora
rematch-wants = { $name } vuole giocare ancora
rematch-started = La prossima partita è iniziata
rematch-seat-held = Al tuo posto gioca un bot finché non arrivi.
rematch-yours = Ci sei
rematch-yours-text = Gli altri vedono che vuoi giocare ancora.
rematch-declined = Hai detto: non ora. Il tuo posto è ancora tenuto per te.
rematch-given = Il tuo posto è andato ad altri.

rematch-yes = { $mine ->
    [yes] Tu: sì
   *[no] { $name }: sì
}
rematch-no = { $mine ->
    [yes] Tu: non ora
   *[no] { $name }: non ora
}
rematch-asked = { $name } non ha risposto
rematch-away = { $name } non è qui

rematch-join = Partecipa
rematch-join-named = Prendi un posto come { $name }
rematch-late = Prendi il tuo posto
rematch-decline = Non ora
rematch-open = Vai al tavolo
rematch-watch = Guarda

## In the lobby of the new table

expected-asked = Non ancora qui
expected-no = Ha detto: non ora
expected-missing = { $count ->
    [one] { $names } non è ancora qui
   *[other] { $names } non sono ancora qui
}
expected-waits = { $count ->
    [one] Aspetta, o inizia con un bot al suo posto finché non arriva.
   *[other] Aspetta, o inizia con un bot in ogni posto vuoto finché non arrivano.
}
expected-title = Iniziare senza { $names }?
expected-text = { $count ->
    [one] { $names } non è ancora qui. In quel posto può giocare un bot. Se { $names } arriva durante la partita, riprende il posto.
   *[other] { $names } non sono ancora qui. Nei loro posti possono giocare dei bot. Se arrivano durante la partita, riprendono i posti.
}
expected-start = { $count ->
    [one] Inizia con un bot al suo posto
   *[other] Inizia con dei bot ai loro posti
}
expected-wait = Aspetta
