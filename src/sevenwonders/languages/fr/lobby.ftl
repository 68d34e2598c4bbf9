## The bar above the lobby

lobby-title = La table est mise
lobby-table-of = { $host } reçoit
lobby-you-host = tu es l’hôte
lobby-seats-taken = places prises : { $taken } sur { $seats }
lobby-all-taken = les { $seats } places sont prises
lobby-menu = Table et liens

## The seats

lobby-seats = Places
lobby-ages = Trois Âges
lobby-you = toi
lobby-host = hôte
lobby-away = pas là
lobby-here = là
lobby-open-seat = Place libre
lobby-open-waits = attend quelqu’un
lobby-open-or = attend ton lien, ou
lobby-left-neighbour = ton voisin de gauche
lobby-right-neighbour = ton voisin de droite
lobby-is-bot = Bot
lobby-bot = Bot : { $level }
lobby-not-chosen = pas choisie
lobby-put-bot = Mettre un bot
lobby-put-bot-at = Mettre un bot à la place { $number }
lobby-change-bot = Changer { $name }
lobby-make-open = Ouvrir cette place à quelqu’un
lobby-bot-wonder = Choisir sa merveille

## Choosing a wonder

lobby-my-wonder = Ma merveille
lobby-my-wonder-is = Ma merveille : { $wonder }
lobby-wonder-of = Merveille : { $name }
lobby-side = Face du plateau
lobby-by-chance = Au hasard
lobby-any-side = face au hasard
boardside-Day = Jour
boardside-Night = Nuit
lobby-gentle = { $side ->
    [Day] La face Jour est plus facile : c’est le mieux pour tes trois premières parties.
    [Night] La face Nuit est plus facile : c’est le mieux pour tes trois premières parties.
   *[other] La face { $side } est plus facile : c’est le mieux pour tes trois premières parties.
}

## The line below the seats

lobby-seat-count = Places
lobby-fewer-seats = Une place de moins
lobby-more-seats = Une place de plus
lobby-clock = Temps par choix
lobby-no-clock = Sans chrono
lobby-no-time-limit = Sans limite
lobby-dealing = Merveilles
lobby-dealt = { $how ->
    [picked] Merveilles : au choix
    [random] Merveilles : au hasard
    [Day] Merveilles : au hasard, Jour
    [Night] Merveilles : au hasard, Nuit
   *[other] Merveilles : au hasard, face { $how }
}
lobby-change = Changer
lobby-change-title = Changer la partie
lobby-voids = Retirer des merveilles ?
lobby-voids-go = Changer quand même la partie
lobby-voids-keep = Laisser ainsi

## What the table waits for, and the start

lobby-still-open = { $open ->
    [one] { $open } place est libre
   *[other] { $open } places sont libres
}
lobby-start-waits = Partage jusqu’à ce que la table soit pleine.
lobby-start-now = { $open ->
    [one] Si tu commences maintenant, un bot ({ $level }) prend la place.
   *[other] Si tu commences maintenant, des bots ({ $level }) prennent les places.
}
lobby-full = Tout le monde a une place
lobby-ready = Commence quand tu veux.
lobby-guest = { $host } lance la partie quand tout le monde est là.
lobby-spectator = Tu regardes. La partie commence quand l’hôte la lance.
lobby-start = Lancer la partie
lobby-start-with-bots = { $open ->
    [one] Lancer avec { $open } bot
   *[other] Lancer avec { $open } bots
}
lobby-working = Un instant…
lobby-chat-stays = reste ici jusqu’au début
lobby-new-lines = { $count ->
    [one] Chat, { $count } nouvelle ligne
   *[other] Chat, { $count } nouvelles lignes
}

## Inviting others

lobby-invite = { $open ->
    [0] La table est pleine
    [one] { $open } place est libre
   *[other] { $open } places sont libres
}
lobby-invite-note = Scanne le code avec un téléphone, ou envoie le lien. Ni compte ni appli.
lobby-full-note = D’autres peuvent regarder. Commence quand tu veux.
lobby-share-link = Partager
lobby-to-watch = Pour regarder
lobby-share-text = Rejoins ma table pour une partie de Seven Wonders.

lobby-come-to = Viens à la table : { $host } reçoit
lobby-point-here = Scanne ce code
lobby-no-account = Ni compte ni appli.
lobby-stays-bright = L’écran reste allumé jusqu’à ce que tu fermes ceci.

## Links

lobby-links = Liens
lobby-join-link = Lien pour jouer
lobby-join-note = Quiconque a ce lien peut prendre une place libre.
lobby-watch-link = Lien pour regarder
lobby-no-hands = Les spectateurs ne voient pas les mains.
lobby-late-hands = Les spectateurs voient toutes les mains, un tour plus tard.
lobby-late-hands-note = Ils peuvent en déduire presque tout ce que chacun tient maintenant. Un joueur qui ouvre le lien pour regarder le peut aussi.
lobby-own-link = Ton propre lien
lobby-own-note = Ouvre ta place sur un autre appareil. Ne le partage avec personne.
lobby-copy = Copier
lobby-copy-named = Copier : { $what }
lobby-copied = Copié
lobby-copy-failed = Copier n’est pas permis ici. Le lien est sélectionné : appuie sur Ctrl+C, ou maintiens le doigt dessus pour le copier.
lobby-share = Partager…
lobby-qr = Code QR
lobby-qr-short = QR
lobby-qr-named = Code QR : { $what }
lobby-qr-label = Code QR du lien
lobby-qr-note = Scanne-le avec un téléphone.

## The rules of this table in words, in the menu

lobby-rules = Cette partie
lobby-wonders = { $wish ->
    [random] Merveilles au hasard
    [Day] Merveilles au hasard, toutes sur leur face Jour
    [Night] Merveilles au hasard, toutes sur leur face Nuit
   *[other] Merveilles au hasard, toutes sur la face { $wish }
}
lobby-wonders-and-sides = Merveilles et faces au hasard
lobby-points = { $shown ->
    [yes] Les points sont montrés pendant la partie
   *[no] Les points sont comptés à la fin
}
lobby-seats-note = Tes voisins sont aux places avant et après la tienne ; la dernière place est à côté de la première.
lobby-turns-note = On joue place après place. Ta pioche de gauche est la tienne ; celle de droite appartient à la place avant la tienne.
