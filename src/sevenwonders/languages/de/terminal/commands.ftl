# What “sevenwonders COMMAND --help” says. Names of options, their values, and commands in `backticks` are the same in all
# languages. Only words can fill the blanks of these messages: each is one line without a choice.

## The frame of a help page

command-sevenwonders = Die Brettspiele der 7-Wonders-Familie: spielen, simulieren, Regeln prüfen, nachspielen, werten.
command-sevenwonders-version = Die Version zeigen und beenden.
command-usage = Aufruf:
command-usage-options = [OPTIONEN]
command-usage-command = BEFEHL [ARGUMENTE]...
command-usage-help = Hilfe bekommst du mit „{ $command }“.
command-arguments = Argumente
command-options = Optionen
command-commands = Befehle
command-default = Standard: { $value }
command-required = erforderlich
command-or = { $others } oder { $last }

## Options that several commands have

command-option-help = Diese Hilfe zeigen und beenden.
command-option-language = Die Sprache der Ausgabe: { $languages }.
command-option-players = Die Zahl der Spieler, in den meisten Spielen 2 bis 7.
command-option-wonders = „random“, für alle eine Seite wie „A“, oder für jeden Platz ein Weltwunder: 'Giza A,random,Rhodes B'.
command-option-game = Welches Spiel: { $games }.
command-option-edition = Die Ausgabe des Spiels: 1 oder 2.
command-option-expansion = { $expansions }; mehrere durch Kommas trennen, oder die Option wiederholen.
command-option-variant = { $variants }, sofern das Spiel die Variante hat.
command-option-option = Eine Regeloption als KEY=VALUE; für mehrere wiederholen. Es gibt: { $keys }.
command-option-games = Die Zahl der Partien.
command-option-seed = 0 bis 2^64 - 1; derselbe Seed ergibt dieselben Partien.
command-option-jobs = Die Zahl der Prozesse, 1 bis { $mostJobs }.
command-option-cluster = Auf einem Ray-Cluster spielen: dessen Adresse oder auto. Siehe docs/scale.md.
command-option-as-json = Statt Tabellen ein JSON-Objekt ausgeben.
command-option-report = Tabellen und Diagramme in diese HTML-Datei schreiben.
command-option-budget-ms = Wie lange ein Bot über einen Zug nachdenken soll.
command-option-iterations = Wie viele Iterationen lang ein Bot nach einem Zug suchen darf.
command-option-database = Die Datenbank, wenn nicht die aus SEVENWONDERS_DATABASE_URL.
command-option-file = Die Datei mit der Aufzeichnung.

## Options of commands that read tables from files: check, replay and score

command-file-game = Nur Tische mit diesem Spiel: { $games }.
command-file-edition = Nur Tische mit dieser Ausgabe: 1 oder 2.
command-file-expansion = Nur Tische mit diesen Erweiterungen; mehrere durch Kommas trennen, oder die Option wiederholen.
command-file-variant = Nur diese Variante: { $variants }.

## Playing

command-play = Im Terminal gegen Bots spielen: 7 Wonders, oder Architects mit `--game architects`.
command-play-more = Im klassischen Spiel zu zweit liegt die Freie Stadt zwischen euch, und du lenkst sie abwechselnd mit einem Bot.
command-play-seed = Dieselben Karten noch einmal austeilen. Ohne Angabe wird ein zufälliger Seed genommen und gezeigt.
command-play-bot = Der Bot auf den anderen Plätzen: { $bots }, oder ein eigener als my_module:MyBot.
command-play-save = Am Ende die Aufzeichnung der Partie in diese Datei schreiben.
command-serve = Einen Server fürs Spielen im Browser starten: gegen Bots, mit Freunden, mit Zuschauern.
command-serve-more = Alles andere wird mit Umgebungsvariablen eingestellt (docs/server.md).
command-serve-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 für alle Netze.
command-serve-port = Der Port; ohne Angabe der nächste freie.
command-serve-database = sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME.
command-serve-bots = Bots aus anderen Paketen, die an Tische eingeladen werden können: my_module:MyBot oder der Name eines Entry Points. Ihr Code läuft mit den Rechten des Servers.
command-serve-browser = Die Seite im Browser öffnen, sobald der Server antwortet.

## Games between bots

command-simulate = Bots viele Partien spielen lassen und Punkte, Siegquoten und Tempo zeigen.
command-simulate-more = Trenne die Teile einer Liste durch Kommas oder wiederhole die Option: `--bot greedy,random,random` ist dasselbe wie `--bot greedy --bot random --bot random`. Das Ergebnis hängt vom Seed ab und nicht von der Zahl der Prozesse.
command-simulate-bot = { $bots }, oder ein eigener als my_module:MyBot: einer für alle Plätze oder für jeden Platz einer.
command-arena = Bots und Programme mit denselben Karten von jedem Platz aus gegeneinander antreten lassen und den Unterschied messen.
command-arena-more = Jede Kartenverteilung wird so oft gespielt, wie es Plätze gibt, und die Bots rücken jedes Mal einen Platz weiter: `--players 4 --games 400` spielt 100 Verteilungen. Das Ergebnis hängt vom Seed ab und nicht von der Zahl der Prozesse, außer wenn ein Bot auf die Uhr sieht. Wie du die Tabellen liest, steht in docs/bots.md, und wie du ein Programm schreibst, das mitspielt, in docs/bot-protocol.md.
command-arena-bots = { $bots }, oder ein eigener als my_module:MyBot, oder ein Programm: einer für alle oder für jeden Platz einer.
command-arena-players = Die Zahl der Spieler; ohne Angabe so viele wie Bots.
command-arena-bot-command = Ein Programm, das mitspielt, als COMMAND (es heißt dann command:1, command:2 ...) oder als NAME=COMMAND.
command-arena-limit-ms = Wie lange ein Programm für einen Zug brauchen darf; ohne Angabe { $limit } ms oder das Doppelte des Budgets.
command-train = Bots im Spiel gegen sich selbst trainieren und die Gewichte speichern, mit denen sie spielen.
command-train-more = Die Bots spielen Partien, aus den Partien werden Gewichte gelernt, und mit diesen Gewichten spielen die Bots bessere Partien. Nach einer Unterbrechung macht derselbe Befehl weiter. Jede Runde hinterlässt eine Datei NAME_ROUND.weights; was du mit ihr anfängst, steht in docs/bots.md. Dafür brauchst du NumPy, das mit dem Extra `research` kommt.
command-train-config = Was trainiert wird: { $recipes }, oder eine YAML-Datei.
command-train-out = Der Ordner für Partien und Gewichte.
command-evaluate = Messen, wie stark ein Bot oder Programm ist, nach einem Protokoll, das Ergebnisse vergleichbar macht.
command-evaluate-more = Der Prüfling trifft auf jeden Gegner mit festen Kartenverteilungen, einmal von jedem Platz aus, auf den Tableaus fürs Training und auf den zurückgehaltenen. Derselbe Befehl ergibt überall dieselben Zahlen. Das Protokoll steht in docs/environments.md.
command-evaluate-agent = { $bots }, oder ein eigener als my_module:MyBot, oder ein Programm als NAME=COMMAND.
command-evaluate-against = Die Gegner, einer nach dem anderen; ohne Angabe alle Bots.
command-evaluate-players = Die Zahl der Spieler.
command-evaluate-limit-ms = Wie lange ein Programm für einen Zug brauchen darf.
command-evaluate-markdown = Die Tabelle als Markdown ausgeben, für einen Bericht.
command-selfplay = Bots viele Partien spielen lassen und diese als Datensatz für die Forschung speichern.
command-selfplay-more = Geschrieben werden games.parquet mit dem Ergebnis jedes Spielers, Parquet-Dateien mit jeder Antwort jeder Partie sowie manifest.json und croissant.json. Nach einer Unterbrechung macht derselbe Befehl weiter. Die Prüfsumme hängt vom Seed ab, nicht von der Zahl der Prozesse oder einem Cluster. Wie du die Daten liest, steht in docs/datasets.md. Dafür brauchst du das Extra `research`.
command-selfplay-out = Der Ordner für den Datensatz.
command-selfplay-bots = { $bots }, oder ein eigener als my_module:MyBot: einer für alle Plätze oder für jeden Platz einer.
command-bot = Einen Bot starten, der auf Standardeingabe und -ausgabe das Zeilenprotokoll spricht.
command-bot-more = Er liest Fragen von der Standardeingabe und schreibt seine Wahl auf die Standardausgabe, wie es docs/bot-protocol.md beschreibt. Mit `sevenwonders arena --bots command:1,easy,easy --bot-command "sevenwonders bot greedy"` spielt er mit.
command-bot-name = { $bots }, oder ein eigener als my_module:MyBot.
command-puzzles = Rätsel des Tages aus Partien zwischen Bots machen oder die mitgelieferten beschreiben.
command-puzzles-more = Ohne Datei beschreibt der Befehl die Rätsel, die beim Programm dabei sind. Mit einer macht er neue, für jeden Tag eins: Er lässt verschieden starke Bots spielen und behält Stellungen, in denen sich die stärkste Suche ihres Zugs sicher ist. Nach einer Unterbrechung macht derselbe Befehl weiter. Welche Stellungen er behält, steht in docs/puzzles.md.
command-puzzles-out = Rätsel machen und in diese Datei schreiben.
command-puzzles-weeks = Für wie viele Wochen, 1 bis { $mostWeeks }.

## Records, rules and cards

command-check = Die Regeln an Szenariodateien prüfen: Stellungen, Entscheidungen und die erwarteten Ergebnisse.
command-check-paths = Szenariodateien oder Ordner, in denen welche liegen.
command-replay = Eine aufgezeichnete Partie nachspielen, Runde für Runde oder als Protokoll.
command-replay-seat = Nur zeigen, was dieser Platz sehen konnte; -1 ist ein Zuschauer. Ohne Angabe ist alles zu sehen.
command-replay-everything = Die ganze Partie auf einmal ausgeben statt Runde für Runde.
command-analyse = Zeigen, was jeder Zug einer aufgezeichneten Partie wert war und was besser gewesen wäre.
command-analyse-more = Jeder Zug wird nach dem beurteilt, was man auf diesem Platz gerade wissen konnte: Alle Möglichkeiten werden in denselben gedachten Welten durchgespielt. Was er gekostet hat, ist sein Rückstand auf die beste, gemessen an Gewinnchance, Platz und Punkten; so hat auch eine verlorene Partie noch gute und schlechte Züge. Was Zufall sein könnte, wird nicht angekreidet. Wie du die Tabellen liest, steht in docs/analysis.md.
command-analyse-budget-ms = Wie lange über jeden Zug nachgedacht wird.
command-analyse-worlds = In wie vielen Welten die Möglichkeiten eines Zugs durchgespielt werden; ohne Angabe { $worlds }.
command-verify = Beweisen, dass die Karten einer aufgezeichneten Partie feststanden, bevor sich jemand setzte.
command-verify-more = Exit-Code 0: Sie standen fest. 1: Sie standen nicht fest. 2: Die Aufzeichnung verrät es nicht, denn ihr fehlt die Festlegung oder das Ende der Partie, oder sie entstand nach anderen Regeln.
command-verify-commitment = Die Festlegung, die dir die Lobby gezeigt hat. Ohne Angabe gilt die in der Aufzeichnung.
command-verify-unfinished = Auch eine Aufzeichnung annehmen, die vor dem Ende der Partie aufhört, und prüfen, was da ist.
command-score = Die Städte eines echten Tisches werten: Punkte nach Kategorien, Summen und Plätze.
command-score-more = Was die Datei in ihrer `config` weglässt, kannst du mit Optionen ergänzen.
command-score-file = Städte im Uhrzeigersinn als YAML oder Wertungsblätter, die mit der Seite gesichert wurden.
command-score-as-json = Stattdessen ein JSON-Objekt pro Tisch ausgeben.
command-cards = Karten, Weltwunder, Ketten und Marker nachschlagen.
command-cards-more = Ohne Namen siehst du alles, was zu den Filtern passt, mit Namen diese Karten oder Weltwunder samt allen Einzelheiten.
command-cards-name = Karten, Weltwunder oder Marker, die mit allen Einzelheiten gezeigt werden.
command-cards-age = Nur dieses Zeitalter, 1 bis 3.
command-cards-colour = Nur diese Farbe, etwa blau.
command-cards-players = Nur Karten für so viele Spieler, mit ihrer Anzahl.
command-cards-effect = Nur Karten, in deren Wirkung diese Wörter vorkommen.
command-cards-wonders = Die Weltwunder statt der Karten zeigen.
command-cards-chains = Die Ketten als Baum zeigen.

## For translators, and for who runs a server

command-translations = Auflisten, was jeder Sprache der Seite fehlt, und neue Sprachen beginnen.
command-translations-more = Exit-Code 1 heißt, dass etwas fehlt oder nicht passt.
command-translations-code = Die Sprache, um die es geht, etwa `de`. Ohne Angabe alle.
command-translations-write = Fehlendes auf Englisch in die Dateien schreiben, um es dort zu übersetzen.
command-backup = Alle Partien des Servers in einer Datei sichern, auch während er läuft.
command-backup-more = Die Datei enthält alles, auch die Geheimnisse laufender Partien. Bewahre sie so sicher auf wie die Datenbank selbst.
command-backup-file = Die Datei, die geschrieben wird.
command-backup-overwrite = Die Datei ersetzen, wenn es sie schon gibt.
command-restore = Eine Datenbank aus einem Backup füllen. Beende vorher ihre Server.
command-restore-more = Das Backup kann aus SQLite oder PostgreSQL stammen und älter sein als diese Version des Programms.
command-restore-file = Die Datei, die `backup` geschrieben hat.
command-restore-replace = Die Partien löschen, die jetzt in der Datenbank sind.
command-restore-check = Nur die Datei prüfen. Keine Datenbank wird angerührt.
command-doctor = Einstellungen, Datenbank, Limits, Uhr, Festplatte und Proxy eines Servers prüfen und sagen, was zu tun ist.
command-doctor-more = Starte den Befehl als Benutzer des Servers und in dessen Umgebung. Exit-Code 1 heißt, dass es ein Problem gibt.
command-doctor-url = Die öffentliche Adresse, etwa https://example.org, die wie von einem Browser aufgerufen wird.
command-doctor-as-json = Die Befunde als JSON ausgeben.
