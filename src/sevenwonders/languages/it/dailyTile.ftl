# Il puzzle del giorno sulla pagina iniziale.

dailytile-title = Puzzle del giorno
dailytile-text = Una posizione da una partita vera. Tu che cosa faresti? Una risposta, due minuti.
dailytile-of = { $age ->
    [0] { $city }, turno { $turn }. Tu che cosa faresti? Una risposta, due minuti.
   *[other] { $city }, Epoca { ROMAN($age) }, turno { $turn }. Tu che cosa faresti? Una risposta, due minuti.
}
dailytile-done = { $place ->
    [1] Hai trovato la migliore di { $of } mosse. Domani ce n’è un altro.
   *[other] La tua mossa era la numero { $place } su { $of }. Guarda che cosa era meglio.
}
dailytile-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
dailytile-days = { $days ->
    [one] giorno
   *[other] giorni
}
dailytile-try = Prova
dailytile-look = Guarda
