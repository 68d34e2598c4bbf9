# What went wrong, in one or two sentences that say what to do. Programs get the English ones. Names of options, files and
# commands, and all that stands between quotation marks, are the same in all languages. Words such as "a, b or c" come as one
# blank. $reason: what the operating system or another program says, often in English.

error-title = Erreur :

## A command line that cannot be understood. $name: an option such as '--players' / '-p', or the name of an argument

error-usage-command = La commande « { $name } » n’existe pas.
error-usage-near-command = La commande « { $name } » n’existe pas. Veux-tu dire { $near } ?
error-usage-no-command = Il manque la commande.
error-usage-option = Option inconnue : { $name }
error-usage-near-option = Option inconnue : { $name } (options proches : { $near })
error-usage-value = L’option « { $name } » demande une valeur.
error-usage-no-value = L’option « { $name } » ne prend pas de valeur.
error-usage-missing-argument = Il manque l’argument { $name }.
error-usage-missing-option = Il manque l’option { $name }.
error-usage-extra = Arguments en trop : { $words }
error-usage-number = Valeur incorrecte pour { $name } : il faut un nombre entier.
error-usage-least = Valeur incorrecte pour { $name } : il faut un nombre entier, { $least } ou plus.
error-usage-range = Valeur incorrecte pour { $name } : il faut un nombre entier de { $least } à { $most }.
error-usage-unfit = Valeur incorrecte pour { $name } : { $why }
error-usage-language = La langue « { $language } » n’existe pas. Langues possibles : { $languages }.

## Tables that cannot be played

error-no-game = Le jeu « { $game } » n’existe pas. Utilise { $names }.
error-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.
error-edition = L’édition { $edition } n’existe pas ici. Utilise l’édition 1 ou 2.
error-first-expansion = La première édition n’a pas d’extension « { $name } ». Joue sans extension, ou utilise l’édition 2.
error-no-expansion = L’extension « { $name } » n’existe pas. Utilise { $names }.
error-no-variant = La variante « { $name } » n’existe pas. Utilise { $names }, ou joue sans variante.
error-variant-edition = { $edition ->
    [1] La variante « { $name } » appartient à la première édition. Utilise l’édition { $edition }.
   *[other] La variante « { $name } » appartient à la deuxième édition. Utilise l’édition { $edition }.
}
error-variant-players = La variante « { $name } » se joue à { $counts } joueurs, pas à { $players }.
error-two-players = La deuxième édition se joue de 3 à { $most } joueurs. À deux, utilise l’édition 1.
error-no-option = Cette table n’a pas d’option « { $name } ». Options possibles : { $names }.
error-no-options = Cette table n’a pas d’option « { $name } », ni aucune autre.
error-option-value = L’option { $name } vaut { $values }, pas « { $value } ».
error-key-value = « { $words } » n’est pas une option. Écris KEY=VALUE.
error-empty-wish = Il manque un souhait dans « { $wishes } ». Écris « random » pour une merveille au hasard.
error-wishes = Cette table a { $count } cités : indique une merveille, une face ou « random » pour toutes, ou un souhait pour chacune.
error-same-wonder = Chaque merveille existe une seule fois : choisis-en des différentes.
error-wish = { $fault } Un souhait est « random », une face, ou une merveille avec sa face, comme « Giza A ».
error-seed = Une graine est un nombre de 0 à { $most }.
error-seed-or-secret = Une graine est un nombre de 0 à { $most }, ou un secret de { $bits } bits.
error-no-seat = Aucun joueur n’a le siège { $seat }. Utilise { $seats }, ou -1 pour un spectateur.

## Tables of Architects

error-box-edition = Architects n’a pas d’édition { $edition }. Utilise l’édition 1.
error-box-expansion = Architects n’a pas d’extension « { $name } ». Joue sans extension.
error-box-variant = Architects n’a pas de variante « { $name } ». Joue sans variante.
error-box-option = Architects n’a pas d’option « { $name } ». Options possibles : { $names }.
error-box-wishes = Cette table a { $count } sièges : écris « random » une fois pour tous, ou une merveille ou « random » pour chacun.
error-box-wish = { $fault } Un souhait est l’une d’elles, ou « random ».

## Bots and programs

error-no-bot = Le bot « { $name } » n’existe pas. Utilise { $names }. Le tien s’écrit my_module:MyBot.
error-bots-count = { $bots ->
    [one] { $bots } bot pour { $players } joueurs : indiques-en un pour tous les sièges, ou un par siège.
   *[other] { $bots } bots pour { $players } joueurs : indiques-en un pour tous les sièges, ou un par siège.
}
error-bot-class = « { $name } » n’est pas un bot. Fais-en une sous-classe de sevenwonders.Bot.
error-bot-name = « { $name } » n’est pas un bot. Indique une sous-classe de sevenwonders.Bot sous la forme my_module:MyBot.
error-bot-load = Impossible de charger le bot « { $name } » ({ $reason }). Indique-le sous la forme my_module:MyBot.
error-bot-twice = Il y a déjà un bot « { $name } ». Donne un autre nom au programme.
error-bot-ours = « { $name } » est l’un de nos bots : il est proposé de toute façon. N’indique que des bots d’autres paquets.
error-bot-game = Le bot « { $name } » dit jouer à « { $game } ». Jeux possibles : { $names }.
error-program = { $name } ne peut pas jouer. { $reason }
error-program-command = Le programme « { $command } »
error-program-bot = Le bot « { $name } »
error-program-windows = Les programmes ne peuvent jouer que sous Linux et macOS.
error-program-unstarted = Impossible de lancer le programme : { $reason }
error-program-endless = Le programme a écrit une ligne sans fin.
error-program-closed = Le programme a fermé sa sortie.
error-program-ended = Le programme s’est terminé avec le code { $code }.
error-program-said = { $ending } { $words }
error-program-late = Le programme a mis plus de { $limit } ms.
error-program-silent = Le programme n’a pas envoyé de « hello ».
error-program-stopped = Le programme a été arrêté pour de bon.
error-message-json = Ce n’est pas du JSON : { $line }
error-message-type = Ce n’est pas un objet JSON avec « type » : { $line }
error-message-games = Les jeux d’un « hello » sont une liste de textes.
error-message-hello = Il fallait « hello », pas « { $type } ».
error-message-protocol = L’autre côté parle le protocole { $theirs }, celui-ci le { $ours }.
error-message-choice = Ce n’est pas un choix pour la décision { $decision } : { $line }
error-message-option = { $choice } n’est pas l’une des options.
error-message-order = Avant « options », il faut « config » et « view ».
error-message-form = Un message n’est pas comme le dit docs/bot-protocol.md. { $fault }
error-budget-both = Un budget est un nombre d’itérations ou de millisecondes, pas les deux.
error-budget = Un budget de { $amount } n’est pas possible. Choisis un nombre de 1 à { $most }.
error-limit = Une limite de { $limit } ms n’est pas possible. Choisis un nombre de 1 à { $most }.
error-no-weights = Il n’y a pas de poids pour « { $game } ». Crée-les avec `sevenwonders train`.
error-weights = Les poids de { $file } sont illisibles : { $reason }. Relance l’entraînement.
error-weights-format = Les poids de { $file } sont au format { $found }, et non { $wanted }. Relance l’entraînement.

## Many games

error-games = Nombre de parties impossible : { $games }. Choisis un nombre de 1 à { $most }.
error-jobs = Nombre de processus impossible : { $jobs }. Choisis un nombre de 1 à { $most }.
error-weeks = Nombre de semaines impossible : { $weeks }. Choisis un nombre de 1 à { $most }.
error-report-folder = Impossible d’écrire le rapport : le dossier { $folder } n’existe pas.
error-report = Impossible d’écrire le rapport : { $reason }
error-needs-numpy = L’entraînement a besoin de NumPy : pip install 'sevenwonders[research]'.
error-needs-pyarrow = Les jeux de données ont besoin de pyarrow : pip install 'sevenwonders[research]'.
error-needs-ray = Pour jouer sur un cluster, il faut Ray : pip install 'sevenwonders[cluster]'.
error-no-cluster = Il n’y a pas de cluster à l’adresse { $address } : { $reason }. Lances-en un avec `ray start --head`.
error-no-recipe = La recette « { $name } » n’existe pas. Utilise un fichier, ou l’une de celles-ci : { $names }.
error-recipe = La recette « { $name } » est illisible : { $reason }.
error-recipe-empty = La recette « { $name } » a besoin d’au moins une table et un cycle.
error-other-journal = { $file } concerne une autre graine ou un autre nombre de semaines. Utilise un autre fichier.
error-no-journal = { $file } n’est pas un journal de problèmes. Utilise un autre fichier.
error-other-games = { $folder } contient d’autres parties : leur configuration, leur graine ou leur nombre diffère. Choisis un dossier vide.
error-no-manifest = Impossible de lire { $file } : { $reason }. Indique le dossier que `sevenwonders selfplay` a écrit.
error-data-set = Impossible de lire { $file } : { $reason }. Recrée le jeu de données.
error-data-set-damaged = { $file } est endommagé : son empreinte n’est pas la bonne. Recrée le jeu de données.

## Files

error-no-file = Le fichier { $file } n’existe pas. Vérifie son nom.
error-folder = { $file } est un dossier. Indique un fichier.
error-unwritten = Impossible d’écrire { $file } ({ $reason }). Choisis un autre endroit.
error-unread = Impossible de lire { $file } ({ $reason }). Indique le fichier d’une partie ou d’un enregistrement.
error-too-large = { $file } dépasse { $most } octets : aucune partie ni aucun enregistrement n’est aussi gros. Indique un autre fichier.
error-no-record = { $file } est endommagé ou contient autre chose ({ $reason }). Indique le fichier d’une partie ou d’un enregistrement.
error-other-table = { $file } concerne une autre table que celle des options. Les options de sa table : { $options }.
error-no-scenario = Aucun scénario trouvé dans { $files }. Les scénarios sont des fichiers *.yaml ou *.yml.
error-no-such-scenario = { $count ->
    [one] Le seul scénario trouvé ne concerne pas ce genre de table. Enlève une option.
   *[other] Aucun des { $count } scénarios trouvés ne concerne ce genre de table. Enlève une option.
}

## Records of games. $fault: a whole sentence with the reason

error-record-config = La configuration de l’enregistrement n’est pas jouable : { $fault }
error-saved-config = La configuration sauvegardée n’est pas jouable : { $fault }
error-record-answer = La réponse { $number } de l’enregistrement ne va pas avec la partie : { $fault } L’enregistrement est endommagé : utilise une copie intacte.
error-record-version = L’enregistrement est au format { $form }, avec la version { $rules } des règles ; ce programme lit le format { $expected }, avec la version { $known } des règles. Utilise la version du programme qui l’a écrit.
error-no-rules = Les règles de « { $game } » n’ont pas de version { $rules }. Versions possibles : { $known }.
error-broken = Les données enregistrées sont endommagées : « { $field } » devrait être { $expected }. Charge une copie intacte du fichier.
error-expected-mapping = un dictionnaire
error-expected-text-keys = un dictionnaire dont les clés sont du texte
error-expected-list = une liste
error-expected-number = un nombre entier
error-expected-boolean = true ou false
error-expected-text = du texte
error-expected-there = présent
error-expected-range = compris entre { $least } et { $most }
error-expected-length = une liste de longueur { $count }
error-expected-pairs = une liste de paires d’un nombre et d’un choix
error-expected-seed = un nombre, ou un secret de { $digits } chiffres hexadécimaux

## The proof of a deal: a secret and a commitment, long numbers

error-no-commitment = Cet enregistrement n’a pas d’engagement : on ne peut rien prouver sur sa donne. Les parties dont la graine a été choisie n’en ont pas, celles de versions plus anciennes non plus.
error-commitment-form = Un engagement a 64 chiffres hexadécimaux. Copie-le en entier depuis la table.
error-other-secret = Le secret de l’enregistrement ne va pas avec l’engagement. Ce secret donne l’engagement { $real } ; celui de l’enregistrement est { $committed }.
error-other-commitment = L’engagement de l’enregistrement est { $committed }, pas celui qu’on t’a montré.
error-more-answers = La partie est finie après { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }, mais l’enregistrement en a { $recorded }. Des réponses y ont été ajoutées : récupère de nouveau l’enregistrement depuis la table.
error-other-deal = La partie n’a pas été jouée avec la donne qui découle du secret. { $fault }
error-cut-short = Cet enregistrement a été coupé : il s’arrête après { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    } ({ $moment }), et la partie continue. Récupère l’enregistrement complet depuis la table. Pour vérifier seulement ce qu’il contient, ajoute --unfinished.

## Documents that people write: score files and scenarios

error-at = { $place } : { $fault }
error-yaml = Ce n’est pas du YAML lisible : { $reason }
error-document-unread = Lecture impossible : { $reason }
error-no-table = Un fichier de score contient au moins une table.
error-node-mapping = il faut un dictionnaire (clé: valeur)
error-node-list = il faut une liste
error-node-number = il faut un nombre entier, pas « { $value } »
error-node-range = il faut un nombre de { $least } à { $most }, pas { $value }
error-node-boolean = il faut true ou false, pas « { $value } »
error-node-text = il faut du texte, pas « { $value } »
error-node-key = clé inconnue « { $key } ». Clés possibles ici : { $known }
error-node-missing = il manque la clé « { $key } »
error-node-seat = « { $key } » n’est pas un siège ; les sièges vont de 0 à { $last }
error-node-cities = cette table a { $expected } cités, pas { $found }
error-node-wonders = chaque merveille existe une seule fois, mais { $wonder } est nommée deux fois
error-node-no-key = cette table n’a pas de « { $key } »
error-node-wonder = il manque la merveille
error-node-stages = les étapes sont numérotées de 1 à { $most } au plus
error-node-stage-twice = aucune étape n’est construite deux fois
error-node-token = aucun jeton militaire ne vaut { $value } ; valeurs possibles : { $values }
error-node-hand = la partie est finie, donc plus personne n’a de main
error-node-cat = il n’y a qu’un chat, et il est au siège { $seat }
error-node-box = les pioches de cette table n’ont plus de carte { $card }
error-node-deck = indique les cartes de la pioche ; une liste vide est une pioche vide
error-node-no-steps = un scénario a besoin d’au moins une étape
error-node-empty-step = une étape a besoin de « play », de « expect » ou des deux
error-node-kind = « { $kind } » n’est pas un type de décision ; types possibles : { $known }
error-node-per-seat = il faut un nombre pour chacun des { $seats } sièges
error-node-per-deck = il faut un nombre pour chacune des { $decks } pioches, la pioche centrale en dernier
error-node-unranked = le siège { $seat } n’est pas classé ; les sièges des joueurs sont { $seats }
error-node-card-payments = écris « build CARD » ou « stage CARD » ; les paiements vont dans la liste
error-node-stage-payments = écris « stage N » ; les paiements vont dans la liste
error-node-payment = il faut les pièces à gauche et à droite et, si besoin, à la banque, plus loin à gauche et plus loin à droite
error-node-stage-payment = il faut des cartes, puis « using NAME » pour chaque jeton qui aide à payer
error-node-not-asked = rien n’est demandé au siège { $seat }
error-node-not-asked-for = « { $choice } » n’est pas demandé maintenant au siège { $seat }
error-node-refused = « { $choice } » est refusé : { $reason }
error-node-not-offered = « { $choice } » n’est pas proposé : { $reason }
error-node-offered = « { $choice } » est proposé
error-node-other-reason = « { $words } » ne figure pas dans la raison : { $reason }
error-node-built = la carte { $card } est construite
error-node-not-built = la carte { $card } n’est pas construite
error-node-differs = attendu : { $expected }, trouvé : { $found }
error-lines = { $lines }{ "\u000A" }{ $last }

## Settings of the server. $name: an environment variable, such as SEVENWONDERS_PORT

error-setting = { $name } vaut « { $value } ». Il faut { $expected }.
error-setting-whole-range = un nombre entier de { $least } à { $most }
error-setting-whole-least = un nombre entier, { $least } ou plus
error-setting-range = un nombre de { $least } à { $most }
error-setting-least = un nombre, { $least } ou plus
error-setting-above = un nombre supérieur à { $least }
error-setting-empty = { $name } est vide. Écris une valeur, ou retire ce réglage pour la valeur par défaut.
error-metrics-token = SEVENWONDERS_METRICS_TOKEN a moins de 16 caractères. Choisis-en un plus long.
error-database-url = SEVENWONDERS_DATABASE_URL doit être sqlite:///FILE, sqlite:// ou postgresql://USER:PASSWORD@HOST/NAME ; il commence par « { $start } ».
error-no-network = SEVENWONDERS_TRUSTED_PROXIES : « { $network } » ne semble pas être un réseau IPv4 ou IPv6. Écris un réseau comme 10.0.0.0/8.
error-host-bits = SEVENWONDERS_TRUSTED_PROXIES : { $network } contient des bits d’hôte. Écris un réseau comme { $meant }.

## The server and its database

error-server-packages = Le serveur a besoin de paquets qui ne sont pas installés ({ $package }). Installe-les avec : pip install 'sevenwonders[server]'
error-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
error-port = Le port { $port } de { $host } est pris. Choisis-en un autre avec --port.
error-database = La base de données est inutilisable : { $reason }
error-no-postgresql = Sous Windows, le serveur ne garde ses parties que dans SQLite : il n’y fonctionne pas avec le pilote de PostgreSQL.
error-no-driver = PostgreSQL a besoin d’un paquet qui n’est pas installé. Installe-le avec : pip install 'sevenwonders[postgres]'
error-no-folder = Le dossier { $folder } prévu pour la base de données n’existe pas. Crée-le d’abord.
error-database-taken = Un autre serveur a ouvert { $file }, et un fichier SQLite n’appartient qu’à un seul processus. Arrête l’autre serveur, indique un autre fichier, ou utilise PostgreSQL pour plusieurs processus.
error-address-taken = Un autre serveur sur cette base de données dit qu’on le joint lui aussi à l’adresse { $address }. Donne à SEVENWONDERS_RELAY_ADDRESS une adresse où les autres ne joignent que celui-ci.
error-newer-database = Cette base de données vient d’une version plus récente du serveur : { $reason }.
error-database-in-memory = Une base de données en mémoire disparaît avec son serveur : il n’y a rien à sauvegarder ni à restaurer.
error-no-database = La base de données { $file } n’existe pas.
error-in-use = Un serveur utilise cette base de données. Arrête-le d’abord, ou restaure dans une autre base.
error-no-games = Cette base de données ne contient aucune partie : aucun serveur ne l’a encore utilisée.
error-has-games = La base de données contient déjà des parties ({ $games }). Remplace-les toutes avec --replace.
error-later-database = Cette base de données vient d’une version plus récente du serveur. Restaure dans une autre base.
error-file-exists = { $file } existe déjà. Indique un autre fichier, ou écrase celui-ci avec --overwrite.
error-file-unwritten = Impossible d’écrire { $file } : { $reason }.
error-file-uncreated = Impossible de créer { $file } : { $reason }.
error-file-unread = Impossible de lire { $file } : { $reason }.
error-no-backup = { $file } n’est pas une sauvegarde de ce programme.
error-later-backup = { $file } vient d’une version plus récente du programme : restaure-le avec cette version-là.
error-damaged-backup = { $file } est endommagé : { $why }. Utilise une autre sauvegarde.
error-damage-checksum = sa somme de contrôle n’est pas la bonne
error-damage-end = il se termine trop tôt
error-damage-rest = il y a quelque chose après sa fin
error-damage-unread = il est illisible
error-damage-line = une de ses lignes est illisible
error-damage-row = une ligne de { $table } a { $values } au lieu de { $columns } valeurs
error-other-columns = { $file } ne convient pas : { $table } a d’autres colonnes en version { $version }.
error-sqlite-backup = { $file } est une base de données SQLite, pas une sauvegarde. Si tu n’as copié que ce fichier, il manque ce que contient { $file }-wal. Là où la base est complète, fais-en une sauvegarde : sevenwonders backup FILE --database sqlite:///{ $file }
error-few-files = Ici, un processus ne peut ouvrir que { $files } fichiers, et il en faut plus au serveur. Relève cette limite avec `ulimit -n`, ou avec LimitNOFILE= dans une unité systemd.
