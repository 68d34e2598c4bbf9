chat-title = Chat
chat-players = Joueurs
chat-earlier = Voir les lignes d’avant
chat-none = Personne n’a encore rien dit.
chat-erased = retiré par son auteur
chat-placeholder = Dis quelque chose à la table
chat-label = Message à la table
chat-send = Envoyer
chat-spectator = Les spectateurs peuvent lire. Seuls les joueurs écrivent.
chat-muted = L’hôte t’a coupé la parole. Tu peux toujours lire.

## Reactions that are sent with one press

chat-quick = Réactions rapides
chat-hello = Bonjour !
chat-well-played = Bien joué !
chat-ouch = Aïe !
chat-thanks = Merci !
chat-one-moment = Un instant…

## What has changed at the table. $by and $whom are names

chat-change-left = { $whom } a quitté la table.
chat-change-removed = { $by } a exclu { $whom }.
chat-change-removed_by_all = Les autres ont exclu { $whom }. Un bot continue.
chat-change-removal_asked = { $by } demande l’exclusion : { $whom }.
chat-change-removal_withdrawn = { $by } ne demande plus l’exclusion : { $whom }.
chat-change-host = { $by } a confié le rôle d’hôte à { $whom }.
chat-change-host_by_all = { $whom } a maintenant le rôle d’hôte.
chat-change-muted = { $by } a coupé la parole à { $whom } pour tout le monde.
chat-change-unmuted = { $by } rend la parole à { $whom }.
chat-change-join_link = { $by } a créé un nouveau lien pour jouer.
chat-change-watch_link = { $by } a créé un nouveau lien pour regarder.
chat-change-game = { $game ->
    [architects] { $by } a choisi Architects.
   *[classic] { $by } a choisi 7 Wonders.
}
chat-change-edition = { $edition ->
    [1] { $by } a choisi la première édition.
   *[2] { $by } a choisi la deuxième édition.
}
chat-change-expansion_on = { $by } a ajouté { $expansion }.
chat-change-expansion_off = { $by } a retiré { $expansion }.
chat-change-seats = { $by } a réglé la table pour { $seats }.
chat-change-variant = { $known ->
    [yes] { $by } a choisi : { $variant }.
   *[no] { $by } a choisi le jeu habituel.
}
chat-change-rules = { $by } a changé les règles de cette partie.
chat-change-wonders = { $how ->
    [picked] { $by } laisse chacun choisir sa merveille.
    [random] { $by } fait tirer les merveilles au hasard.
   *[other] { $by } fait tirer les merveilles au hasard, toutes sur { $side }.
}
chat-change-clock = { $seconds ->
    [0] { $by } a retiré le chrono.
   *[other] { $by } accorde { $span } par choix.
}
