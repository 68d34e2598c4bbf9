rematch-label = Jugar otra vez
rematch-wants = { $name } quiere jugar otra vez
rematch-started = La próxima partida ha empezado
rematch-seat-held = Un bot juega en tu asiento hasta que llegues.
rematch-yours = Cuentan contigo
rematch-yours-text = Los demás ven que quieres jugar otra vez.
rematch-declined = Has dicho que ahora no. Tu asiento sigue reservado para ti.
rematch-given = Tu asiento se ha dado a otros.

rematch-yes = { $mine ->
    [yes] Tú: sí
   *[no] { $name }: sí
}
rematch-no = { $mine ->
    [yes] Tú: ahora no
   *[no] { $name }: ahora no
}
rematch-asked = { $name } no ha respondido
rematch-away = { $name } no está

rematch-join = Unirse
rematch-join-named = Tomar asiento como { $name }
rematch-late = Ocupar tu asiento
rematch-decline = Ahora no
rematch-open = Ir a la mesa
rematch-watch = Mirar

## In the lobby of the new table

expected-asked = Aún no está
expected-no = Ha dicho «ahora no»
expected-missing = { $count ->
    [one] { $names } aún no está
   *[other] { $names } aún no están
}
expected-waits = { $count ->
    [one] Espera, o empieza con un bot en el asiento hasta que llegue.
   *[other] Espera, o empieza con un bot en cada asiento vacío hasta que lleguen.
}
expected-title = ¿Empezar sin { $names }?
expected-text = { $count ->
    [one] { $names } aún no está. Un bot puede jugar en ese asiento. Si { $names } llega durante la partida, recupera el asiento.
   *[other] { $names } aún no están. Los bots pueden jugar en sus asientos. Si llegan durante la partida, los recuperan.
}
expected-start = { $count ->
    [one] Empezar con un bot en el asiento
   *[other] Empezar con bots en sus asientos
}
expected-wait = Esperar
