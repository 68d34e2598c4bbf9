## The invitation

door-invites = { $host } te invita
door-starts = La partida empieza cuando estén todos.
door-taken = { $free ->
    [one] { $seats } asientos, uno libre
   *[other] { $seats } asientos, { $free } libres
}
door-watchers = { $late ->
    [yes] En esta mesa los espectadores ven todas las manos, con un turno de retraso.
   *[no] Los espectadores no ven ninguna mano.
}
door-name = Tu nombre en la mesa
door-name-kept = Se guarda en este dispositivo. Sin cuenta, sin contraseña.
door-name-needed = Escribe antes un nombre: los demás lo ven en la mesa.
door-known-as = Vienes como
door-rename = Cambiar
door-take = { $free ->
    [one] Ocupar el asiento libre
   *[other] Ocupar un asiento libre
}
door-watch = Mirar

## Who is there, as a picture of the table with a list below it

door-company = Quién está
door-free = libre
door-person = una visita
door-is-bot = bot
door-here = { $count ->
    [one] { $names } ya está aquí.
   *[other] { $names } ya están aquí.
}
door-away = { $count ->
    [one] { $names } tiene un asiento, pero no está.
   *[other] { $names } tienen un asiento, pero no están.
}
door-bot = { $name } es un bot: { $level }.
door-next-to = Te sentarías al lado de { $name }.
door-between = A un lado tendrías a { $one } y al otro a { $other }: son tus vecinos.

## No seat to be had

door-full = Todos los asientos están ocupados
door-full-text = En la mesa de { $host } todos los asientos están ocupados. En cuanto quede uno libre podrás ocuparlo aquí: esta página lo vigila sola.
door-begun = La partida ha empezado
door-begun-text = Nadie puede unirse a una partida que ya ha empezado, ni siquiera en lugar de un bot.
door-begun-watch = Puedes mirarla.
door-begun-closed = Solo pueden mirarla quienes tienen un enlace de la mesa.
door-over = Esta partida ha terminado
door-over-text = Puedes ver el resultado, y toda la partida jugada a jugada.
door-replay = Ver el resultado
door-dead = Este enlace ya no sirve
door-dead-text = La mesa se ha recogido, o el enlace no se copió entero. Pide uno nuevo.
door-own-table = Jugar en tu propia mesa
door-offline = Sin conexión
door-offline-text = En cuanto vuelva la conexión, esta página sigue sola. Mientras tanto funcionan las reglas, las cartas y las hojas de puntuación.
door-unreachable = No se puede llegar a la mesa
door-score = Puntuar una mesa real
door-seated = ¿Tienes un asiento aquí en otro dispositivo?
door-seated-text = Copia allí tu propio enlace, en la sala o en la lista de jugadores. Luego pégalo aquí.

## Knocking at a private table: for the visitor

knocking-title = La mesa de { $host } es privada
knocking-text = Aquí no basta con la dirección. Llama a la puerta, y { $host } podrá dejarte entrar.
knocking-dead-link = Este enlace ya no sirve. Llama a la puerta, y { $host } podrá dejarte entrar.
knocking-unanswered = { $host } no ha respondido. Puedes llamar otra vez o pedir el enlace para jugar.
knocking-knock = Llamar
knocking-waiting = Estás a la puerta
knocking-waiting-text = { $host } lee que { $name } está a la puerta. Cuando te dejen entrar, esta página seguirá sola.
knocking-refused = Ahora no
knocking-refused-text = { $host } no puede dejarte entrar ahora. Puedes volver a llamar en { $span }.

## For those who sit there

knocking-at-door = { $name } está a la puerta
knocking-host-decides = { $host } decide quién entra.
knocking-let-in = Admitir
knocking-not-now = Ahora no

## Who needs no link: the host decides it in the lobby

access-title = { $who ->
    [everybody] Abierta a todo el mundo
    [address] Abierta a quien tenga la dirección
   *[link] Solo con enlace
}
access-join = Cualquiera con la dirección de esta página puede unirse
access-join-note = Así tus amigos pueden usar cualquier enlace que les llegue. Desactivado, solo sirve el enlace para jugar.
access-watch = Cualquiera con la dirección puede mirar
access-listed = Mostrar esta mesa en la lista pública
access-listed-note = Mientras estés aquí, gente desconocida ve tu nombre y el juego en la página de inicio, y puede unirse. Nadie puede ocupar todos los asientos, salvo que dejes entrar a varias personas con la misma dirección.
access-same-address = Dejar entrar a varias personas con la misma dirección de internet, como las de una misma casa
access-is-listed = Esta mesa está en la lista pública: puede unirse gente desconocida.
