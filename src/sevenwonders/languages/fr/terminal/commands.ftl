# What “sevenwonders COMMAND --help” says. Names of options, their values, and commands in `backticks` are the same in all
# languages. Only words can fill the blanks of these messages: each is one line without a choice.

## The frame of a help page

command-sevenwonders = La famille de jeux 7 Wonders : jouer, simuler, vérifier les règles, revoir une partie, compter les points.
command-sevenwonders-version = Afficher la version et quitter.
command-usage = Usage :
command-usage-options = [OPTIONS]
command-usage-command = COMMANDE [ARGS]...
command-usage-help = Tape « { $command } » pour avoir de l’aide.
command-arguments = Arguments
command-options = Options
command-commands = Commandes
command-default = par défaut : { $value }
command-required = obligatoire
command-or = { $others } ou { $last }

## Options that several commands have

command-option-help = Afficher cette aide et quitter.
command-option-language = Langue du programme : { $languages }.
command-option-players = Nombre de joueurs, de 2 à 7 dans la plupart des jeux.
command-option-wonders = « random », une face comme « A » pour tout le monde, ou une merveille par siège : « Giza A,random,Rhodes B ».
command-option-game = Jeu choisi : { $games }.
command-option-edition = Édition du jeu : 1 ou 2.
command-option-expansion = { $expansions } ; sépare-les par des virgules, ou répète l’option.
command-option-variant = { $variants }, si le jeu a cette variante.
command-option-option = Option de règle, sous la forme KEY=VALUE ; répète-la pour en donner plusieurs. Clés : { $keys }.
command-option-games = Nombre de parties.
command-option-seed = De 0 à 2^64 - 1 ; la même graine donne les mêmes parties.
command-option-jobs = Nombre de processus, de 1 à { $mostJobs }.
command-option-cluster = Jouer sur un cluster Ray : son adresse, ou auto. Voir docs/scale.md.
command-option-as-json = Afficher un objet JSON au lieu de tableaux.
command-option-report = Écrire tableaux et graphiques dans ce fichier HTML.
command-option-budget-ms = Temps de réflexion d’un bot par coup.
command-option-iterations = Itérations de recherche dont un bot dispose par coup.
command-option-database = Base de données, si ce n’est pas celle de SEVENWONDERS_DATABASE_URL.
command-option-file = Fichier de la partie enregistrée.

## Options of commands that read tables from files: check, replay and score

command-file-game = Seulement les tables de ce jeu : { $games }.
command-file-edition = Seulement les tables de cette édition : 1 ou 2.
command-file-expansion = Seulement les tables avec ces extensions ; sépare-les par des virgules, ou répète l’option.
command-file-variant = Seulement cette variante : { $variants }.

## Playing

command-play = Jouer contre des bots dans le terminal : à 7 Wonders, ou à Architects avec `--game architects`.
command-play-more = Dans le jeu classique à 2 joueurs, toi et un bot contrôlez à tour de rôle la Cité Libre, placée entre vous.
command-play-seed = Graine d’une donne à rejouer. Sinon, une graine est tirée au hasard et affichée.
command-play-bot = Bot des autres sièges : { $bots }, ou le tien sous la forme my_module:MyBot.
command-play-save = Enregistrer la partie dans ce fichier à la fin.
command-serve = Lancer le serveur pour jouer dans un navigateur : contre des bots, entre amis, avec des spectateurs.
command-serve-more = Tout le reste se règle par des variables d’environnement (docs/server.md).
command-serve-host = Adresse d’écoute ; 0.0.0.0 pour tous les réseaux.
command-serve-port = Port ; par défaut, le prochain port libre.
command-serve-database = sqlite:///FILE, ou postgresql://USER:PASSWORD@HOST/NAME.
command-serve-bots = Bots d’autres paquets que les tables peuvent inviter : my_module:MyBot, ou le nom d’un point d’entrée. Leur code tourne avec les droits du serveur.
command-serve-browser = Ouvrir la page dans un navigateur dès que le serveur répond.

## Games between bots

command-simulate = Faire jouer de nombreuses parties à des bots, et montrer scores, taux de victoire et vitesse.
command-simulate-more = Sépare les éléments d’une liste par des virgules, ou répète l’option : `--bot greedy,random,random` équivaut à `--bot greedy --bot random --bot random`. Le résultat dépend de la graine, pas du nombre de processus.
command-simulate-bot = { $bots }, ou le tien sous la forme my_module:MyBot : un pour tous les sièges, ou un par siège.
command-arena = Opposer des bots et des programmes sur les mêmes donnes, depuis tous les sièges, et mesurer l’écart.
command-arena-more = Chaque donne est jouée une fois par siège, et les bots se décalent chaque fois d’un siège : `--players 4 --games 400` joue 100 donnes. Le résultat dépend de la graine, pas du nombre de processus, sauf si un bot consulte une horloge. docs/bots.md explique comment lire les tableaux, docs/bot-protocol.md comment écrire un programme qui joue.
command-arena-bots = { $bots }, ou le tien sous la forme my_module:MyBot, ou un programme : un pour tous, ou un par siège.
command-arena-players = Nombre de joueurs ; par défaut, autant que de bots.
command-arena-bot-command = Programme qui joue, sous la forme COMMAND (nommé command:1, command:2, etc.) ou NAME=COMMAND.
command-arena-limit-ms = Temps accordé à un programme par coup ; { $limit } ms, ou le double du budget.
command-train = Entraîner des bots en les faisant jouer contre eux-mêmes, et écrire les poids avec lesquels ils jouent.
command-train-more = Les bots jouent des parties, les poids sont ajustés sur ces parties, et avec ces poids les bots jouent mieux. Après une interruption, la même commande reprend l’entraînement. Chaque cycle laisse un fichier NAME_ROUND.weights ; docs/bots.md explique qu’en faire. Il faut NumPy, installé avec l’extra `research`.
command-train-config = Ce qu’il faut entraîner : { $recipes }, ou un fichier YAML.
command-train-out = Dossier des parties et des poids.
command-evaluate = Mesurer la force d’un bot ou d’un programme, selon un protocole qui rend les résultats comparables.
command-evaluate-more = Le joueur affronte chaque adversaire sur des donnes fixes, une fois depuis chaque siège, sur les plateaux d’entraînement et sur ceux mis de côté pour l’évaluation. La même commande donne partout les mêmes chiffres. docs/environments.md décrit le protocole.
command-evaluate-agent = { $bots }, ou le tien sous la forme my_module:MyBot, ou un programme sous la forme NAME=COMMAND.
command-evaluate-against = Adversaires, l’un après l’autre ; par défaut, tous les bots.
command-evaluate-players = Nombre de joueurs.
command-evaluate-limit-ms = Temps accordé à un programme par coup.
command-evaluate-markdown = Afficher le tableau en Markdown, pour un rapport.
command-selfplay = Faire jouer de nombreuses parties à des bots, et en tirer un jeu de données pour la recherche.
command-selfplay-more = Cette commande écrit games.parquet avec le résultat de chaque joueur, des fichiers Parquet avec chaque réponse de chaque partie, ainsi que manifest.json et croissant.json. Après une interruption, la même commande reprend le travail. L’empreinte dépend de la graine, pas du nombre de processus ni d’un cluster. docs/datasets.md explique comment lire les données. Il faut l’extra `research`.
command-selfplay-out = Dossier du jeu de données.
command-selfplay-bots = { $bots }, ou le tien sous la forme my_module:MyBot : un pour tous les sièges, ou un par siège.
command-bot = Lancer un bot qui parle le protocole par lignes sur ses entrée et sortie standard.
command-bot-more = Il lit des questions sur l’entrée standard et écrit ses choix sur la sortie standard, comme le décrit docs/bot-protocol.md. `sevenwonders arena --bots command:1,easy,easy --bot-command "sevenwonders bot greedy"` le fait jouer.
command-bot-name = { $bots }, ou le tien sous la forme my_module:MyBot.
command-puzzles = Créer des problèmes du jour à partir de parties entre bots, ou décrire ceux livrés avec le programme.
command-puzzles-more = Sans fichier, cette commande décrit les problèmes livrés avec le programme. Avec un fichier, elle en crée, un par jour : elle fait jouer des bots de forces différentes, et garde les positions où la recherche la plus forte est sûre de son coup. Après une interruption, la même commande reprend le travail. docs/puzzles.md explique quelles positions sont gardées.
command-puzzles-out = Créer des problèmes et les écrire dans ce fichier.
command-puzzles-weeks = Nombre de semaines à couvrir, de 1 à { $mostWeeks }.

## Records, rules and cards

command-check = Vérifier les règles avec des fichiers de scénarios : positions, choix et résultats attendus.
command-check-paths = Fichiers de scénarios, ou dossiers qui en contiennent.
command-replay = Revoir une partie enregistrée, tour par tour ou sous forme de journal.
command-replay-seat = Ne montrer que ce que ce siège pouvait voir ; -1 est un spectateur. Par défaut, tout est montré.
command-replay-everything = Afficher la partie entière d’un coup, et non tour par tour.
command-analyse = Montrer ce que valait chaque coup d’une partie enregistrée, et ce qui aurait été mieux.
command-analyse-more = Chaque coup est jugé d’après ce que son joueur savait à ce moment-là : tous ses choix possibles sont essayés dans les mêmes mondes imaginés. Son coût par rapport au meilleur choix tient compte des chances de gagner, de la place et des points : même une partie perdue a de bons et de mauvais coups. Un coût qui peut être dû au hasard n’est pas signalé. docs/analysis.md explique comment lire les tableaux.
command-analyse-budget-ms = Temps de réflexion par coup.
command-analyse-worlds = Nombre de mondes où sont essayés les choix possibles de chaque coup ; { $worlds } par défaut.
command-verify = Prouver que la donne d’une partie enregistrée était fixée avant que quiconque prenne place.
command-verify-more = Le code de sortie 0 veut dire qu’elle l’était, 1 qu’elle ne l’était pas, et 2 que l’enregistrement ne permet pas de le savoir : il n’a pas d’engagement, il lui manque la fin de la partie, ou il vient d’autres règles.
command-verify-commitment = Engagement que le salon t’a montré. Par défaut, celui de l’enregistrement.
command-verify-unfinished = Accepter un enregistrement qui s’arrête avant la fin de la partie, et vérifier ce qu’il contient.
command-score = Compter les points des cités d’une vraie table : par catégorie, avec totaux et places.
command-score-more = Les options peuvent compléter ce qui manque dans le `config` du fichier.
command-score-file = Cités en YAML, dans le sens horaire, ou feuilles de score enregistrées depuis la page.
command-score-as-json = Afficher plutôt un objet JSON par table.
command-cards = Consulter les cartes, les merveilles, les chaînages et les jetons.
command-cards-more = Sans nom, liste tout ce qui passe les filtres ; avec des noms, montre ces cartes ou merveilles en détail.
command-cards-name = Cartes, merveilles ou jetons à montrer en détail.
command-cards-age = Seulement cet Âge, de 1 à 3.
command-cards-colour = Seulement cette couleur, par exemple blue.
command-cards-players = Seulement les cartes utilisées à ce nombre de joueurs, avec le nombre d’exemplaires.
command-cards-effect = Seulement les cartes dont l’effet contient ces mots.
command-cards-wonders = Montrer les merveilles au lieu des cartes.
command-cards-chains = Montrer les chaînages sous forme d’arbre.

## For translators, and for who runs a server

command-translations = Lister ce qui manque à chaque langue de la page, et commencer de nouvelles langues.
command-translations-more = Le code de sortie 1 veut dire que quelque chose manque ou ne convient pas.
command-translations-code = Langue à examiner, par exemple `de`. Par défaut, toutes.
command-translations-write = Ajouter ce qui manque aux fichiers de la langue, en anglais, pour l’y traduire.
command-backup = Sauvegarder toutes les parties du serveur dans un fichier, même pendant qu’il tourne.
command-backup-more = Le fichier contient tout, y compris les secrets des parties en cours : protège-le aussi bien que la base de données elle-même.
command-backup-file = Fichier à écrire.
command-backup-overwrite = Remplacer le fichier s’il existe.
command-restore = Remplir une base de données à partir d’une sauvegarde. Arrête d’abord ses serveurs.
command-restore-more = La sauvegarde peut venir de SQLite ou de PostgreSQL, et d’une version plus ancienne du programme.
command-restore-file = Fichier écrit par `backup`.
command-restore-replace = Supprimer les parties que contient déjà la base de données.
command-restore-check = Vérifier seulement le fichier. Aucune base de données n’est touchée.
command-doctor = Vérifier la configuration d’un serveur, sa base de données, ses limites, son horloge, son disque et son proxy, et dire quoi faire.
command-doctor-more = Lance cette commande sous le compte du serveur et avec son environnement. Le code de sortie 1 veut dire qu’il y a un problème.
command-doctor-url = Adresse publique à essayer comme le ferait un navigateur, par exemple https://example.org.
command-doctor-as-json = Afficher les résultats en JSON.
