people-host = hôte
people-muted-by-host = parole coupée (hôte)
people-muted-by-you = parole coupée (toi)
people-removal = { $votes ->
    [one] { $votes } vote sur { $needed } pour l’exclusion
   *[other] { $votes } votes sur { $needed } pour l’exclusion
}
people-shared-votes = Les personnes d’une même adresse internet ont une voix ensemble, car des inconnus pouvaient rejoindre cette table.

## The menu of another person

people-menu = Que faire au sujet de ce joueur : { $name }
people-mute = Cacher ce que dit { $name }
people-mute-note = Pour toi seulement, dans ce navigateur. Personne d’autre ne le remarque.
people-unmute = Montrer de nouveau ce que dit { $name }
people-unmute-note = Les lignes d’avant reviennent aussi.
people-mute-for-all = Couper la parole pour tous
people-mute-for-all-note = { $name } peut lire, mais pas écrire, jusqu’à ce que tu le permettes de nouveau.
people-unmute-for-all = Rendre la parole
people-unmute-for-all-note = Toute la table en est informée.
people-make-host = Nommer hôte
people-make-host-note = { $name } reçoit tes droits d’hôte, et tu joues comme les autres.
people-remove = Exclure de la table
people-remove-note = La place s’ouvre de nouveau. Les deux liens changent et l’adresse seule ne marche plus : { $name } ne peut revenir qu’avec un nouveau lien.
people-ask-removal = Demander l’exclusion
people-ask-removal-note = Si la plupart des autres la demandent aussi, { $name } doit partir, et un bot continue. Tout le monde apprend que tu la demandes.
people-withdraw = Ne plus demander l’exclusion
people-withdraw-note = Toute la table en est informée.

## New links

people-new-link = Nouveau lien
people-new-link-named = Nouveau lien : { $what }
people-new-join-title = Un nouveau lien pour jouer ?
people-new-join-text = L’ancien lien et l’adresse seule cessent aussitôt de marcher. Tous ceux qui ont une place la gardent.
people-new-watch-title = Un nouveau lien pour regarder ?
people-new-watch-text = L’ancien lien et l’adresse seule cessent aussitôt de marcher. Les spectateurs présents peuvent rester.
people-send-away = Renvoyer tous ceux qui regardent maintenant
people-make-link = Créer un nouveau lien

## The way out

people-leave = Quitter la table
leaving-lobby = Ta place s’ouvre de nouveau, et quelqu’un d’autre peut la prendre.
leaving-playing = Un bot joue à ta place jusqu’à la fin. Tu ne pourras pas revenir.
leaving-finished = La partie reste comme elle est. Tu ne pourras plus écrire à cette table ni demander une revanche.
leaving-abandoned = Tu ne pourras plus revenir à cette table.
people-leave-forget = Retirer aussi mon nom et ce que j’ai dit
people-delete = Supprimer la table
people-delete-title = Supprimer cette table ?
people-delete-text = La table disparaît pour tout le monde, avec son chat et son replay. C’est définitif.

## At the end of the settings

forgetting-title = Tes données
forgetting-note = Ce navigateur garde tes places, ton nom et tes réglages. Le serveur garde ton nom et ce que tu dis à chaque table.
forgetting-start = M’oublier…
forgetting-question = Tout oublier de toi ?
forgetting-leaves = Tu quittes toutes les tables qui ne sont pas finies : ta place s’ouvre, ou un bot continue.
forgetting-names = { $tables ->
    [0] Il n’y a pas de table où ce navigateur a une place.
    [one] Ton nom et ce que tu as dit sont retirés de la seule table que ce navigateur connaît.
   *[other] Ton nom et ce que tu as dit sont retirés des { $tables } tables que ce navigateur connaît.
}
forgetting-moves = Les parties finies gardent leurs coups, sans ton nom.
forgetting-browser = Ce navigateur oublie tes places, ton nom et tes réglages.
forgetting-final = C’est définitif.
forgetting-now = M’oublier maintenant
forgetting-keep = Tout garder
forgetting-working = Effacement…
forgetting-left = { $tables ->
    [one] { $tables } table n’a pas pu être jointe et est gardée ici. Réessaie dans un instant.
   *[other] { $tables } tables n’ont pas pu être jointes et sont gardées ici. Réessaie dans un instant.
}
