messages-reply = Répondre

## The host

messages-you-host = Tu es maintenant l’hôte
messages-made-host = { $by } t’a confié ce rôle.
messages-host-left = L’ancien hôte a quitté la table ou n’est pas là.

## People who leave and come back

messages-plays = Un bot continue.
messages-stand-in = Un bot remplace { $name }
messages-until-back = { $name } peut reprendre sa place à tout moment.
messages-is-back = { $name } est de retour
messages-handed-back = Le bot a rendu la place.

## Votes on removing somebody

messages-vote = Vote : exclure { $name } ?
messages-vote-on-you = Vote : faut-il t’exclure ?
messages-left = · reste { $time }
messages-remove = Exclure
messages-keep = Garder
messages-take-back = Reprendre
messages-stays = { $name } reste
messages-you-stay = Tu restes
messages-vote-over = Le vote est terminé.
