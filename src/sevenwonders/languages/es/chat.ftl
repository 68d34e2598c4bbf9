chat-title = Chat
chat-players = Jugadores
chat-earlier = Ver mensajes anteriores
chat-none = Nadie ha dicho nada todavía.
chat-erased = borrado por su autor
chat-placeholder = Di algo a la mesa
chat-label = Mensaje a la mesa
chat-send = Enviar
chat-spectator = Los espectadores pueden leer. Solo pueden escribir quienes juegan.
chat-muted = El anfitrión te ha silenciado. Puedes leer.

## Reactions that are sent with one press

chat-quick = Reacciones rápidas
chat-hello = ¡Hola!
chat-well-played = ¡Bien jugado!
chat-ouch = ¡Ay!
chat-thanks = ¡Gracias!
chat-one-moment = Un momento…

## What has changed at the table. $by and $whom are names

chat-change-left = { $whom } ha dejado la mesa.
chat-change-removed = { $by } ha expulsado a { $whom }.
chat-change-removed_by_all = Los demás han expulsado a { $whom }. Un bot sigue jugando.
chat-change-removal_asked = { $by } pide que se expulse a { $whom }.
chat-change-removal_withdrawn = { $by } ya no pide que se expulse a { $whom }.
chat-change-host = { $by } ha nombrado anfitrión a { $whom }.
chat-change-host_by_all = Ahora el anfitrión es { $whom }.
chat-change-muted = { $by } ha silenciado a { $whom } para todos.
chat-change-unmuted = { $by } deja chatear de nuevo a { $whom }.
chat-change-join_link = { $by } ha creado un enlace nuevo para jugar.
chat-change-watch_link = { $by } ha creado un enlace nuevo para mirar.
chat-change-game = { $game ->
    [architects] { $by } ha elegido Architects.
   *[classic] { $by } ha elegido 7 Wonders.
}
chat-change-edition = { $edition ->
    [1] { $by } ha elegido la primera edición.
   *[2] { $by } ha elegido la segunda edición.
}
chat-change-expansion_on = { $by } ha activado { $expansion }.
chat-change-expansion_off = { $by } ha desactivado { $expansion }.
chat-change-seats = { $by } ha puesto la mesa para { $seats }.
chat-change-variant = { $known ->
    [yes] { $by } ha elegido: { $variant }.
   *[no] { $by } ha elegido el juego normal.
}
chat-change-rules = { $by } ha cambiado las reglas de esta partida.
chat-change-wonders = { $how ->
    [picked] { $by } deja que cada cual elija su maravilla.
    [random] { $by } hace repartir las maravillas al azar.
   *[other] { $by } hace repartir las maravillas al azar, todas por { $side }.
}
chat-change-clock = { $seconds ->
    [0] { $by } ha quitado el reloj.
   *[other] { $by } da { $span } para cada elección.
}
