# Messaggi sulle persone a un tavolo, mostrati per un momento o finché qualcosa è aperto.

messages-reply = Rispondi

## The host

messages-you-host = Ora l’host sei tu
messages-made-host = { $by } ti ha passato il ruolo.
messages-host-left = L’host di prima è via o ha lasciato il tavolo.

## People who leave and come back

messages-plays = Continua un bot.
messages-stand-in = Un bot sostituisce { $name }
messages-until-back = { $name } può riprendere il posto in ogni momento.
messages-is-back = { $name } è di nuovo qui
messages-handed-back = Il bot ha restituito il posto.

## Votes on removing somebody

messages-vote = Voto: rimuovere { $name }?
messages-vote-on-you = Voto: rimuovere te?
messages-left = · ancora { $time }
messages-remove = Rimuovi
messages-keep = Tieni
messages-take-back = Ritira
messages-stays = { $name } resta
messages-you-stay = Resti
messages-vote-over = La votazione è chiusa.
