## The invitation

door-invites = { $host } t’invite
door-starts = La partie commence quand tout le monde est là.
door-taken = { $free ->
    [one] { $seats } places, dont { $free } libre
   *[other] { $seats } places, dont { $free } libres
}
door-watchers = { $late ->
    [yes] À cette table, les spectateurs voient toutes les mains, un tour plus tard.
   *[no] Les spectateurs ne voient pas les mains.
}
door-name = Ton nom à la table
door-name-kept = Gardé sur cet appareil. Ni compte ni mot de passe.
door-name-needed = Écris d’abord un nom : les autres le voient à la table.
door-known-as = Ton nom :
door-rename = Changer
door-take = { $free ->
    [one] Prendre la place libre
   *[other] Prendre une place libre
}
door-watch = Regarder

## Who is there, as a picture of the table with a list below it

door-company = Qui est là
door-free = libre
door-person = un invité
door-is-bot = bot
door-here = { $count ->
    [one] { $names } est là.
   *[other] { $names } sont là.
}
door-away = { $count ->
    [one] { $names } a une place mais n’est pas là.
   *[other] { $names } ont une place mais ne sont pas là.
}
door-bot = { $name } est un bot : { $level }.
door-next-to = Tu serais à côté de ce joueur : { $name }.
door-between = Tu serais entre { $one } et { $other } : ce sont tes voisins.

## No seat to be had

door-full = Toutes les places sont prises
door-full-text = Toutes les places de cette table ({ $host }) sont prises. Dès qu’une se libère, tu peux la prendre ici : cette page regarde toute seule.
door-begun = La partie a commencé
door-begun-text = On ne peut pas rejoindre une partie commencée, même à la place d’un bot.
door-begun-watch = Tu peux la regarder.
door-begun-closed = Seuls ceux qui ont un lien de la table peuvent regarder celle-ci.
door-over = Cette partie est finie
door-over-text = Tu peux voir le résultat, et toute la partie coup par coup.
door-replay = Voir le résultat
door-dead = Ce lien ne marche plus
door-dead-text = La table a été rangée, ou le lien n’a pas été copié jusqu’au bout. Demandes-en un nouveau.
door-own-table = Jouer à ta propre table
door-offline = Pas de connexion
door-offline-text = Dès que tu es de nouveau en ligne, cette page continue toute seule. En attendant, les règles, les cartes et les feuilles de score marchent.
door-unreachable = La table est injoignable
door-score = Compter les points d’une vraie partie
door-seated = Tu as une place ici sur un autre appareil ?
door-seated-text = Copie là-bas ton propre lien depuis le salon ou la liste des joueurs. Puis colle-le ici.

## Knocking at a private table: for the visitor

knocking-title = Table privée : { $host } reçoit
knocking-text = L’adresse seule ne suffit pas ici. Frappe, et { $host } pourra te laisser entrer.
knocking-dead-link = Ce lien ne marche plus. Frappe, et { $host } pourra te laisser entrer.
knocking-unanswered = { $host } n’a pas répondu. Tu peux frapper de nouveau, ou demander le lien pour jouer.
knocking-knock = Frapper
knocking-waiting = Tu es à la porte
knocking-waiting-text = { $host } voit que { $name } est à la porte. Dès que la porte s’ouvre, cette page continue toute seule.
knocking-refused = Pas maintenant
knocking-refused-text = { $host } ne peut pas te laisser entrer maintenant. Tu pourras frapper de nouveau dans { $span }.

## For those who sit there

knocking-at-door = { $name } est à la porte
knocking-host-decides = { $host } décide qui entre.
knocking-let-in = Faire entrer
knocking-not-now = Plus tard

## Who needs no link: the host decides it in the lobby

access-title = { $who ->
    [everybody] Ouverte à tous
    [address] Ouverte à qui a l’adresse
   *[link] Seulement avec un lien
}
access-join = Quiconque a l’adresse de cette page peut entrer
access-join-note = Tes amis peuvent alors utiliser n’importe quel lien reçu. Sans cela, seul le lien pour jouer marche.
access-watch = Quiconque a l’adresse peut regarder
access-listed = Montrer cette table dans la liste publique
access-listed-note = Tant que tu es là, des inconnus voient ton nom et la partie sur la page d’accueil, et peuvent entrer. Personne ne peut prendre toutes les places, sauf si tu laisses entrer plusieurs personnes d’une même adresse.
access-same-address = Laisser entrer plusieurs personnes de la même adresse internet, comme un même foyer
access-is-listed = Cette table est dans la liste publique : des inconnus peuvent entrer.
