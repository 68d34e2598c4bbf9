messages-reply = Responder

## The host

messages-you-host = Ahora el anfitrión eres tú
messages-made-host = { $by } te ha pasado el papel.
messages-host-left = El anfitrión anterior se ha ido o está ausente.

## People who leave and come back

messages-plays = Un bot sigue jugando.
messages-stand-in = Un bot sustituye a { $name }
messages-until-back = { $name } puede recuperar el asiento en cualquier momento.
messages-is-back = { $name } ha vuelto
messages-handed-back = El bot le ha devuelto el asiento.

## Votes on removing somebody

messages-vote = Votación: ¿expulsar a { $name }?
messages-vote-on-you = Votación: ¿hay que expulsarte?
messages-left = · quedan { $time }
messages-remove = Expulsar
messages-keep = Que siga
messages-take-back = Retirar
messages-stays = { $name } se queda
messages-you-stay = Te quedas
messages-vote-over = La votación ha terminado.
