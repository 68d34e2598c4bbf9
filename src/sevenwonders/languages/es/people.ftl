people-host = anfitrión
people-muted-by-host = sin voz (anfitrión)
people-muted-by-you = sin voz para ti
people-removal = { $votes } de { $needed } votos para la expulsión
people-shared-votes = Las personas con la misma dirección de internet tienen un solo voto entre todas, porque en esta mesa podían entrar desconocidos.

## The menu of another person

people-menu = Qué puedes hacer con { $name }
people-mute = Ocultar lo que dice { $name }
people-mute-note = Solo para ti, en este navegador. Nadie más lo nota.
people-unmute = Volver a mostrar lo que dice { $name }
people-unmute-note = También vuelven los mensajes anteriores.
people-mute-for-all = Silenciar para todos
people-mute-for-all-note = { $name } puede leer, pero no escribir, hasta que lo permitas de nuevo.
people-unmute-for-all = Dejar chatear de nuevo
people-unmute-for-all-note = Se avisa a toda la mesa.
people-make-host = Nombrar anfitrión
people-make-host-note = { $name } recibe tus derechos de anfitrión, y tú pasas a ser un jugador más.
people-remove = Expulsar de la mesa
people-remove-note = El asiento queda libre. Ambos enlaces cambian y la dirección sola deja de servir, así que { $name } solo puede volver con un enlace nuevo.
people-ask-removal = Pedir la expulsión
people-ask-removal-note = Si la mayoría de los demás también la pide, { $name } tiene que irse y un bot sigue jugando. Todos sabrán que la pides.
people-withdraw = Dejar de pedir la expulsión
people-withdraw-note = Se avisa a toda la mesa.

## New links

people-new-link = Enlace nuevo
people-new-link-named = Enlace nuevo: { $what }
people-new-join-title = ¿Un enlace nuevo para jugar?
people-new-join-text = El enlace anterior y la dirección sola dejan de servir enseguida. Quien tiene un asiento lo conserva.
people-new-watch-title = ¿Un enlace nuevo para mirar?
people-new-watch-text = El enlace anterior y la dirección sola dejan de servir enseguida. Quienes ya están mirando pueden quedarse.
people-send-away = Echar a quienes están mirando ahora
people-make-link = Crear un enlace nuevo

## The way out

people-leave = Dejar la mesa
leaving-lobby = Tu asiento queda libre, y otra persona puede ocuparlo.
leaving-playing = Un bot juega en tu asiento hasta el final. No puedes volver.
leaving-finished = La partida se queda como está. Ya no podrás chatear en esta mesa ni pedir que se juegue otra vez.
leaving-abandoned = Ya no podrás volver a esta mesa.
people-leave-forget = Borrar también mi nombre y lo que he dicho
people-delete = Borrar la mesa
people-delete-title = ¿Borrar esta mesa?
people-delete-text = La mesa desaparece para todos, con su chat y su repetición. No se puede deshacer.

## At the end of the settings

forgetting-title = Tus datos
forgetting-note = Este navegador guarda tus asientos, tu nombre y tus ajustes. El servidor guarda tu nombre y lo que dices en cada mesa.
forgetting-start = Olvidarme…
forgetting-question = ¿Olvidar todo sobre ti?
forgetting-leaves = Dejas todas las mesas sin terminar: tu asiento queda libre o un bot sigue jugando.
forgetting-names = { $tables ->
    [0] No hay ninguna mesa en la que este navegador tenga un asiento.
    [one] Tu nombre y lo que dijiste se borran de la única mesa que conoce este navegador.
   *[other] Tu nombre y lo que dijiste se borran de las { $tables } mesas que conoce este navegador.
}
forgetting-moves = Las partidas terminadas conservan sus jugadas, sin tu nombre.
forgetting-browser = Este navegador olvida tus asientos, tu nombre y tus ajustes.
forgetting-final = No se puede deshacer.
forgetting-now = Olvidarme ahora
forgetting-keep = Conservarlo todo
forgetting-working = Olvidando…
forgetting-left = { $tables ->
    [one] No se ha podido llegar a 1 mesa, que se conserva aquí. Vuelve a intentarlo en un momento.
   *[other] No se ha podido llegar a { $tables } mesas, que se conservan aquí. Vuelve a intentarlo en un momento.
}
