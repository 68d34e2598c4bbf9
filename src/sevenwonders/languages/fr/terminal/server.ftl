# Commands for people who run a server: serve, backup, restore and doctor. Names of settings such as SEVENWONDERS_PORT, of
# options, headers, files and programs, and commands in `backticks` are the same in all languages.

terminal-warning = Attention : { $text }

## serve: what is said when the server starts. $address: such as http://localhost:8000

terminal-serve-address = Seven Wonders est à l’adresse { $address }
terminal-serve-here = Sur cette machine, aussi à l’adresse { $address }
terminal-serve-friends = Tes amis sur le même réseau ouvrent cette adresse. Utilise-la toi aussi, pour que tes invitations marchent.
terminal-serve-no-network = Cette machine n’a pas d’adresse sur un réseau : personne d’autre ne peut se joindre à toi.
terminal-serve-alone = Seule cette machine peut joindre le serveur. Avec --host 0.0.0.0, des amis de ton réseau peuvent jouer aussi (`make play HOST=0.0.0.0`).
terminal-serve-unbuilt = La page n’est pas construite ; `make play` la construit. L’API marche sans elle.
terminal-serve-stop = Ctrl+C arrête le serveur.
terminal-serve-no-browser = Il n’y a pas de navigateur pour ouvrir { $address }.

## backup and restore

terminal-work-saving = Sauvegarde
terminal-work-checking = Vérification
terminal-work-restoring = Restauration
terminal-backup-contents = { $games ->
    [one] { $games } partie ({ $rows } lignes, schéma { $schema })
   *[other] { $games } parties ({ $rows } lignes, schéma { $schema })
}
terminal-backup-saved = Sauvegarde faite : { terminal-backup-contents } dans { $file } ({ $bytes } octets).
terminal-backup-restored = Sauvegarde restaurée : { terminal-backup-contents }, du { $made }.
terminal-backup-sound = Le fichier est sain : { terminal-backup-contents }, sauvegarde du { $made }.

## doctor: one line for each finding, with its level, its subject, what was found, and what to do ("terminal-advice-…")

terminal-level-ok = ok
terminal-level-warning = attention
terminal-level-problem = problème
terminal-doctor-well = Tout va bien.
terminal-doctor-sum = Problèmes : { $problems }. Avertissements : { $warnings }.
terminal-subject-addresses = adresses
terminal-subject-clock = horloge
terminal-subject-database = base
terminal-subject-descriptors = fichiers
terminal-subject-disk = disque
terminal-subject-exposure = accès
terminal-subject-games = parties
terminal-subject-host = nom
terminal-subject-https = https
terminal-subject-journal = journal
terminal-subject-metrics = métriques
terminal-subject-page = page
terminal-subject-processes = processus
terminal-subject-program = programme
terminal-subject-proxy = proxy
terminal-subject-rules = règles
terminal-subject-secrets = secrets
terminal-subject-settings = réglages
terminal-subject-sockets = sockets
terminal-subject-soundness = intégrité
terminal-subject-tables = tables
terminal-subject-writing = écriture

## doctor: program and settings

terminal-found-version = C’est la version { $version }.
terminal-found-page = La page est construite.
terminal-found-no-page = La page n’est pas construite.
terminal-advice-no-page = Lance `make install` dans un clone, ou installe un wheel.
terminal-found-rules = Les règles sont compilées.
terminal-found-source = Les règles tournent depuis le code source, donc `expert` réfléchit moins.
terminal-advice-source = `make install` les compile.
terminal-found-bad-setting = { $fault }
terminal-advice-bad-setting = Corrige ce réglage, ou retire-le pour la valeur par défaut.
terminal-found-no-setting = { $name } ne règle rien.
terminal-advice-no-setting = Une faute de frappe ? docs/server.md liste toutes les variables.
terminal-found-settings = Définis : { $given } sur { $all }, tous valides.

## doctor: who can reach the server

terminal-found-open-host = Le serveur écoute sur { $host } sans proxy : les jetons d’accès circulent en clair.
terminal-advice-open-host = Pour des amis dans la même maison, cela va. Sinon, place devant lui un proxy en https (deploy/), fais écouter le serveur sur 127.0.0.1, et définis SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-proxies = Les proxys de { $proxies } disent qui appelle.
terminal-found-local = Seule cette machine peut joindre le serveur.
terminal-found-no-metrics = Personne ne peut les lire : SEVENWONDERS_METRICS_TOKEN n’est pas défini.
terminal-found-all-trusted = SEVENWONDERS_TRUSTED_PROXIES fait confiance à tout { $network } : n’importe qui là-bas peut falsifier une adresse.
terminal-advice-all-trusted = N’indique que les adresses de tes propres proxys.
terminal-found-bad-origin = SEVENWONDERS_ALLOWED_ORIGINS contient « { $origin } », qu’aucun navigateur n’envoie.
terminal-advice-bad-origin = Écris une origine comme https://example.org, sans chemin.
terminal-found-open-database = La connexion à PostgreSQL passe peut-être en clair par le réseau.
terminal-advice-open-database = Ajoute ?sslmode=verify-full à SEVENWONDERS_DATABASE_URL, sauf si ce réseau est privé.

## doctor: limits of the system

terminal-found-files = Ici, un processus peut ouvrir { $files } fichiers, assez pour { $connections } connexions.
terminal-advice-files = Relève cette limite avec `ulimit -n`, ou avec LimitNOFILE= dans une unité systemd, ou baisse SEVENWONDERS_CONNECTIONS.
terminal-found-few-files = { terminal-found-files } Il en est demandé { $wanted }.
terminal-advice-few-files = { terminal-advice-files }
terminal-found-disk = Il reste { $free } Mo libres dans { $folder }.
terminal-advice-disk = Fais de la place, ou raccourcis SEVENWONDERS_RECORD_DAYS. Quand le disque est plein, aucune réponse ne peut être enregistrée.

## doctor: the database

terminal-found-in-memory = Les parties ne sont qu’en mémoire.
terminal-advice-in-memory = Elles disparaissent avec le serveur : définis SEVENWONDERS_DATABASE_URL.
terminal-found-no-database = { $fault }
terminal-advice-no-database = Son adresse est-elle juste, tourne-t-elle, et cet utilisateur y a-t-il accès ?
terminal-found-no-folder = Le dossier { $folder } n’existe pas.
terminal-advice-no-folder = Crée-le, et donne-le à l’utilisateur du serveur.
terminal-found-read-only = Cet utilisateur peut seulement lire { $folder }.
terminal-advice-read-only = SQLite écrit des fichiers à côté de la base de données.
terminal-found-new-database = { $file } n’existe pas encore. Le serveur le crée.
terminal-found-copied = { $file } a été copié pendant qu’un serveur l’avait ouvert, sans le fichier { $missing } : les derniers changements manquent. Copie les deux fichiers ou, mieux, utilise `sevenwonders backup`.
terminal-advice-copied = Cherche le fichier qui manque, ou restaure une sauvegarde.
terminal-found-sqlite = SQLite { $version }, { $size } Mo.
terminal-found-postgresql = PostgreSQL { $version }, { $size } Mo.
terminal-found-readable = D’autres, sur cette machine, peuvent lire { $file }.
terminal-advice-readable = Il contient des secrets de parties en cours : chmod 600 { $file }
terminal-found-journal = L’écriture anticipée (WAL) est active.
terminal-found-no-journal = L’écriture anticipée (WAL) n’est pas active.
terminal-advice-no-journal = Le serveur l’active. Un lecteur réseau ne la permet pas.
terminal-found-writable = La base de données est accessible en écriture.
terminal-found-unwritable = Impossible d’écrire dans la base de données : { $reason }.
terminal-advice-unwritable = Lance cette commande sous le compte du serveur.
terminal-found-unwritten = { $fault }
terminal-advice-unwritten = Regarde le journal de PostgreSQL.
terminal-found-standby = Impossible d’écrire dans la base de données.
terminal-advice-standby = Est-ce un serveur de secours ? Sinon, fais de l’utilisateur du serveur le propriétaire de la base.
terminal-found-sound = SQLite trouve son fichier en ordre.
terminal-found-damaged = Le fichier est endommagé : { $reason }.
terminal-advice-damaged = Restaure la dernière sauvegarde.
terminal-found-no-tables = Il n’y en a pas encore. Le serveur les crée.
terminal-found-later-tables = Elles sont en version { $version }, et ce programme connaît les versions jusqu’à { $newest }.
terminal-advice-later-tables = Utilise la version du programme qui les a écrites, ou une plus récente.
terminal-found-older-tables = Elles sont en version { $version } ; ce programme en est à { $newest }.
terminal-advice-older-tables = Démarre le serveur : il met les tables à jour. Fais d’abord une sauvegarde.
terminal-found-tables = Elles sont en version { $version }, la plus récente.
terminal-found-games = { $games ->
    [one] Il y a { $games } partie.
   *[other] Il y a { $games } parties.
}
terminal-found-other-clock = L’horloge de la machine de la base de données a { $seconds } secondes d’écart.
terminal-advice-other-clock = Fais régler les deux horloges par le réseau (NTP) : les délais des tours en dépendent.
terminal-found-clock = La machine de la base de données a la même heure.
terminal-found-future = Le dernier changement est { $seconds } secondes dans le futur.
terminal-advice-future = Règle l’horloge.
terminal-found-same-address = Plusieurs serveurs disent qu’on les joint à { $addresses }.
terminal-advice-same-address = Donne à chacun, dans SEVENWONDERS_RELAY_ADDRESS, une adresse où les autres ne joignent que lui.
terminal-found-servers = { $servers ->
    [0] Aucun serveur ne tourne sur cette base de données.
    [one] Sur cette base de données, { $servers } serveur tourne.
   *[other] Sur cette base de données, { $servers } serveurs tournent.
}

## doctor: the way to the server. $url: its public address

terminal-found-no-url = { $url } n’est pas l’adresse d’une page.
terminal-advice-no-url = Écris-en une comme https://example.org.
terminal-found-proxy = { $url } mène au serveur.
terminal-found-certificate = Le certificat de { $url } n’est pas accepté : { $reason }.
terminal-advice-certificate = Renouvelle-le, avec sa chaîne.
terminal-found-refused = { $url } répond par { $answer }.
terminal-advice-refused = Le serveur tourne-t-il, et le proxy transmet-il les requêtes à son port ?
terminal-found-stranger = Autre chose répond à { $url }.
terminal-advice-stranger = Fais transmettre toutes les adresses par le proxy.
terminal-found-unreachable = { $url } est injoignable : { $reason }.
terminal-advice-unreachable = Le proxy tourne-t-il, et le nom est-il juste ?
terminal-found-https = Le serveur sait que les visiteurs viennent par https.
terminal-found-https-unknown = Le serveur ne sait pas que les visiteurs viennent par https.
terminal-advice-https-unknown = Fais définir X-Forwarded-Proto par le proxy, et indique son adresse dans SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-https-forged = Le serveur prend une requête en clair pour du https.
terminal-advice-https-forged = Fais écrire X-Forwarded-Proto par le proxy lui-même, au lieu de le transmettre.
terminal-found-no-https = Cette adresse n’est pas chiffrée.
terminal-advice-no-https = Procure-toi un certificat ; Caddy le fait tout seul (deploy/).
terminal-found-https-optional = Rien ne dit aux navigateurs d’exiger https.
terminal-advice-https-optional = Fais transmettre l’en-tête Strict-Transport-Security par le proxy.
terminal-found-forgeable = N’importe qui peut falsifier une adresse : le serveur en a cru une inventée.
terminal-advice-forgeable = Fais réécrire X-Forwarded-For par le proxy, et n’indique que lui dans SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-addresses = Cette requête venait de { $address }, et son adresse falsifiée n’a pas été crue.
terminal-found-no-proxy = Il n’y a pas de proxy. Cette requête venait de { $address }.
terminal-found-one-address = Tous les visiteurs semblent venir de { $address }, le proxy, et partagent une même limite.
terminal-advice-one-address = Définis SEVENWONDERS_TRUSTED_PROXIES={ $address }, et fais écrire X-Forwarded-For par le proxy.
terminal-found-host = Le serveur connaît son propre nom.
terminal-found-other-host = { $heard ->
    [none] Le serveur s’appelle { $name }, mais il n’entend rien : il refusera les sockets des navigateurs.
   *[some] Le serveur s’appelle { $name }, mais il entend { $heard } : il refusera les sockets des navigateurs.
}
terminal-advice-other-host = Fais transmettre l’en-tête Host par le proxy.
terminal-found-sockets = Les sockets des navigateurs passent.
terminal-found-no-sockets = Les sockets des navigateurs ne passent pas : { $reason }.
terminal-advice-no-sockets = Fais transmettre les en-têtes Upgrade et Connection par le proxy (deploy/nginx.conf), sans tampon.
