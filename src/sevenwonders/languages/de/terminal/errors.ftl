# What went wrong, in one or two sentences that say what to do. Programs get the English ones. Names of options, files and
# commands, and all that stands between quotation marks, are the same in all languages. Words such as "a, b or c" come as one
# blank. $reason: what the operating system or another program says, often in English.

error-title = Fehler:

## A command line that cannot be understood. $name: an option such as '--players' / '-p', or the name of an argument

error-usage-command = Den Befehl „{ $name }“ gibt es nicht.
error-usage-near-command = Den Befehl „{ $name }“ gibt es nicht. Meinst du { $near }?
error-usage-no-command = Der Befehl fehlt.
error-usage-option = Die Option { $name } gibt es nicht.
error-usage-near-option = Die Option { $name } gibt es nicht. Meinst du { $near }?
error-usage-value = Die Option „{ $name }“ braucht einen Wert.
error-usage-no-value = Die Option „{ $name }“ bekommt keinen Wert.
error-usage-missing-argument = Das Argument { $name } fehlt.
error-usage-missing-option = Die Option { $name } fehlt.
error-usage-extra = Diese Argumente sind zu viel: { $words }
error-usage-number = Ungültiger Wert für { $name }: Nötig ist eine ganze Zahl.
error-usage-least = Ungültiger Wert für { $name }: Nötig ist eine ganze Zahl ab { $least }.
error-usage-range = Ungültiger Wert für { $name }: Nötig ist eine ganze Zahl von { $least } bis { $most }.
error-usage-unfit = Ungültiger Wert für { $name }: { $why }
error-usage-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt { $languages }.

## Tables that cannot be played

error-no-game = Das Spiel „{ $game }“ gibt es nicht. Nimm { $names }.
error-players = Das Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
error-edition = Ausgabe { $edition } lässt sich nicht spielen. Nimm Ausgabe 1 oder 2.
error-first-expansion = Zur ersten Ausgabe gibt es keine Erweiterung „{ $name }“. Lass Erweiterungen weg oder nimm Ausgabe 2.
error-no-expansion = Die Erweiterung „{ $name }“ gibt es nicht. Nimm { $names }.
error-no-variant = Die Variante „{ $name }“ gibt es nicht. Nimm { $names }, oder lass sie weg.
error-variant-edition = { $edition ->
    [1] Die Variante „{ $name }“ gehört zur ersten Ausgabe. Nimm Ausgabe { $edition }.
   *[other] Die Variante „{ $name }“ gehört zur zweiten Ausgabe. Nimm Ausgabe { $edition }.
}
error-variant-players = Die Variante „{ $name }“ ist für { $counts } Spieler, nicht für { $players }.
error-two-players = Die zweite Ausgabe ist für 3 bis { $most } Spieler. Nimm zu zweit Ausgabe 1.
error-no-option = Dieser Tisch hat keine Option „{ $name }“. Es gibt: { $names }.
error-no-options = Dieser Tisch hat keine Option „{ $name }“ und auch keine andere.
error-option-value = Die Option { $name } kann { $values } sein, nicht „{ $value }“.
error-key-value = „{ $words }“ ist keine Option. Schreib KEY=VALUE.
error-empty-wish = In „{ $wishes }“ ist eine Stelle leer. Schreib „random“ für ein zufälliges Weltwunder.
error-wishes = Dieser Tisch hat { $count } Städte: Nenne ein Weltwunder, eine Seite oder „random“ für alle, oder für jede eins davon.
error-same-wonder = Jedes Weltwunder gibt es nur einmal: Nenne verschiedene.
error-wish = { $fault } Wünschen kannst du dir „random“, eine Seite oder ein Weltwunder mit Seite wie „Giza A“.
error-seed = Ein Seed ist eine Zahl von 0 bis { $most }.
error-seed-or-secret = Ein Seed ist eine Zahl von 0 bis { $most } oder ein Geheimnis aus { $bits } Bit.
error-no-seat = Auf Platz { $seat } sitzt niemand. Nimm { $seats }, oder -1 für einen Zuschauer.

## Tables of Architects

error-box-edition = Von Architects gibt es keine Ausgabe { $edition }. Nimm Ausgabe 1.
error-box-expansion = Zu Architects gibt es keine Erweiterung „{ $name }“. Lass Erweiterungen weg.
error-box-variant = Zu Architects gibt es keine Variante „{ $name }“. Lass sie weg.
error-box-option = Architects hat keine Option „{ $name }“. Es gibt { $names }.
error-box-wishes = Dieser Tisch hat { $count } Plätze: Schreib einmal „random“ für alle, oder für jeden ein Weltwunder oder „random“.
error-box-wish = { $fault } Wünschen kannst du dir eins davon oder „random“.

## Bots and programs

error-no-bot = Den Bot „{ $name }“ gibt es nicht. Nimm { $names }. Deinen eigenen gibst du als my_module:MyBot an.
error-bots-count = { $bots ->
    [one] { $bots } Bot für { $players } Spieler: Nenne einen für alle Plätze oder für jeden einen.
   *[other] { $bots } Bots für { $players } Spieler: Nenne einen für alle Plätze oder für jeden einen.
}
error-bot-class = „{ $name }“ ist kein Bot. Mach eine Unterklasse von sevenwonders.Bot daraus.
error-bot-name = „{ $name }“ ist kein Bot. Gib eine Unterklasse von sevenwonders.Bot als my_module:MyBot an.
error-bot-load = Der Bot „{ $name }“ lässt sich nicht laden ({ $reason }). Gib ihn als my_module:MyBot an.
error-bot-twice = Einen Bot „{ $name }“ gibt es schon. Gib dem Programm einen anderen Namen.
error-bot-ours = „{ $name }“ ist einer unserer Bots und wird ohnehin angeboten. Nenne nur Bots aus anderen Paketen.
error-bot-game = Der Bot „{ $name }“ sagt, dass er „{ $game }“ spielt. Es gibt nur die Spiele { $names }.
error-program = { $name } kann nicht spielen. { $reason }
error-program-command = Das Programm „{ $command }“
error-program-bot = Der Bot „{ $name }“
error-program-windows = Programme können nur unter Linux und macOS spielen.
error-program-unstarted = Das Programm lässt sich nicht starten: { $reason }
error-program-endless = Das Programm hat eine Zeile ohne Ende geschrieben.
error-program-closed = Das Programm hat seine Ausgabe geschlossen.
error-program-ended = Das Programm endete mit Code { $code }.
error-program-said = { $ending } { $words }
error-program-late = Das Programm hat länger als { $limit } ms gebraucht.
error-program-silent = Das Programm hat kein „hello“ gesendet.
error-program-stopped = Das Programm wurde endgültig gestoppt.
error-message-json = Das ist kein JSON: { $line }
error-message-type = Das ist kein JSON-Objekt mit „type“: { $line }
error-message-games = Die Spiele in einem „hello“ sind eine Liste von Texten.
error-message-hello = Erwartet war „hello“, nicht „{ $type }“.
error-message-protocol = Die andere Seite spricht Protokoll { $theirs }, diese hier { $ours }.
error-message-choice = Das ist keine Wahl für Entscheidung { $decision }: { $line }
error-message-option = { $choice } ist keine der Optionen.
error-message-order = Vor „options“ müssen „config“ und „view“ kommen.
error-message-form = Eine Nachricht ist nicht so, wie es in docs/bot-protocol.md steht. { $fault }
error-budget-both = Ein Budget ist eine Zahl von Iterationen oder von Millisekunden, nicht beides.
error-budget = Ein Budget von { $amount } ist nicht möglich. Wähle eine Zahl von 1 bis { $most }.
error-limit = Ein Limit von { $limit } ms ist nicht möglich. Wähle 1 bis { $most }.
error-no-weights = Für „{ $game }“ gibt es keine Gewichte. Mach welche mit `sevenwonders train`.
error-weights = { $file } hat keine lesbaren Gewichte: { $reason }. Trainiere sie neu.
error-weights-format = { $file } hat Gewichte im Format { $found }, nicht { $wanted }. Trainiere sie neu.

## Many games

error-games = { $games } Partien lassen sich nicht spielen. Wähle 1 bis { $most }.
error-jobs = { $jobs } Prozesse sind nicht möglich. Wähle 1 bis { $most }.
error-weeks = { $weeks } Wochen sind nicht möglich. Wähle 1 bis { $most }.
error-report-folder = Der Bericht lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht.
error-report = Der Bericht lässt sich nicht schreiben: { $reason }
error-needs-numpy = Zum Trainieren brauchst du NumPy: pip install 'sevenwonders[research]'.
error-needs-pyarrow = Für Datensätze brauchst du pyarrow: pip install 'sevenwonders[research]'.
error-needs-ray = Zum Spielen auf einem Cluster brauchst du Ray: pip install 'sevenwonders[cluster]'.
error-no-cluster = Unter { $address } gibt es keinen Cluster: { $reason }. Starte einen mit `ray start --head`.
error-no-recipe = Das Rezept „{ $name }“ gibt es nicht. Nimm eine Datei oder eins von diesen: { $names }.
error-recipe = Das Rezept „{ $name }“ lässt sich nicht lesen: { $reason }.
error-recipe-empty = Das Rezept „{ $name }“ braucht mindestens einen Tisch und eine Runde.
error-other-journal = { $file } ist für einen anderen Seed oder eine andere Zahl von Wochen. Nimm eine andere Datei.
error-no-journal = { $file } ist kein Journal von Rätseln. Nimm eine andere Datei.
error-other-games = In { $folder } liegen andere Partien: andere Konfiguration, anderer Seed oder andere Zahl. Wähle einen leeren Ordner.
error-no-manifest = { $file } lässt sich nicht lesen: { $reason }. Nenne den Ordner, den `sevenwonders selfplay` geschrieben hat.
error-data-set = { $file } lässt sich nicht lesen: { $reason }. Erzeuge den Datensatz neu.
error-data-set-damaged = { $file } ist beschädigt: Die Prüfsumme stimmt nicht. Erzeuge den Datensatz neu.

## Files

error-no-file = Die Datei { $file } gibt es nicht. Prüfe den Namen.
error-folder = { $file } ist ein Ordner. Nenne eine Datei.
error-unwritten = { $file } lässt sich nicht schreiben ({ $reason }). Wähle einen anderen Ort dafür.
error-unread = { $file } lässt sich nicht lesen ({ $reason }). Nenne die Datei einer Partie oder Aufzeichnung.
error-too-large = { $file } ist größer als { $most } Bytes, und so groß ist keine Partie oder Aufzeichnung. Nenne eine andere Datei.
error-no-record = { $file } ist beschädigt oder etwas anderes ({ $reason }). Nenne die Datei einer Partie oder Aufzeichnung.
error-other-table = In { $file } geht es um einen anderen Tisch als den, den die Optionen verlangen, nämlich einen mit { $options }.
error-no-scenario = In { $files } ist kein Szenario. Szenarien stehen in Dateien wie *.yaml oder *.yml.
error-no-such-scenario = { $count ->
    [one] Im einzigen Szenario dort geht es nicht um so einen Tisch. Lass eine Option weg.
   *[other] In keinem der { $count } Szenarien dort geht es um so einen Tisch. Lass eine Option weg.
}

## Records of games. $fault: a whole sentence with the reason

error-record-config = Die Konfiguration der Aufzeichnung lässt sich nicht spielen: { $fault }
error-saved-config = Die gespeicherte Konfiguration lässt sich nicht spielen: { $fault }
error-record-answer = Antwort { $number } der Aufzeichnung passt nicht zur Partie: { $fault } Die Aufzeichnung ist beschädigt: Nimm eine unbeschädigte Kopie.
error-record-version = Die Aufzeichnung hat Format { $form } und Regelversion { $rules }; dieses Programm kann Format { $expected } und Regelversion { $known } nachspielen. Nimm die Version, die sie geschrieben hat.
error-no-rules = Von den Regeln für „{ $game }“ gibt es keine Version { $rules }. Nimm eine von diesen: { $known }.
error-broken = Die gespeicherten Daten sind beschädigt: „{ $field }“ sollte { $expected } sein. Lade eine unbeschädigte Kopie der Datei.
error-expected-mapping = eine Zuordnung
error-expected-text-keys = eine Zuordnung mit Texten als Schlüsseln
error-expected-list = eine Liste
error-expected-number = eine ganze Zahl
error-expected-boolean = true oder false
error-expected-text = ein Text
error-expected-there = vorhanden
error-expected-range = eine Zahl von { $least } bis { $most }
error-expected-length = eine Liste der Länge { $count }
error-expected-pairs = eine Liste von Paaren aus Zahl und Wahl
error-expected-seed = eine Zahl oder ein Geheimnis aus { $digits } Hexadezimalziffern

## The proof of a deal: a secret and a commitment, long numbers

error-no-commitment = Diese Aufzeichnung hat keine Festlegung, also lässt sich über ihre Karten nichts beweisen. Partien mit gewähltem Seed haben keine, Partien früherer Versionen auch nicht.
error-commitment-form = Eine Festlegung hat 64 Hexadezimalziffern. Kopier sie vollständig vom Tisch.
error-other-secret = Das Geheimnis in der Aufzeichnung passt nicht zur Festlegung. Seine wäre { $real }, in der Aufzeichnung steht { $committed }.
error-other-commitment = In der Aufzeichnung steht die Festlegung { $committed }, nicht die, die dir gezeigt wurde.
error-more-answers = Die Partie ist nach { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    } zu Ende, aber die Aufzeichnung hat { $recorded }. Es wurden welche angehängt: Hol dir die Aufzeichnung noch mal vom Tisch.
error-other-deal = Die Partie wurde nicht mit den Karten gespielt, die sich aus dem Geheimnis ergeben. { $fault }
error-cut-short = Diese Aufzeichnung ist abgeschnitten: Sie endet nach { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    }, bei { $moment }, und die Partie geht weiter. Hol dir die ganze Aufzeichnung vom Tisch. Um nur zu prüfen, was da ist, nimm --unfinished dazu.

## Documents that people write: score files and scenarios

error-at = { $place }: { $fault }
error-yaml = Das lässt sich nicht als YAML lesen: { $reason }
error-document-unread = Das lässt sich nicht lesen: { $reason }
error-no-table = Eine Wertungsdatei enthält mindestens einen Tisch.
error-node-mapping = sollte eine Zuordnung sein (Schlüssel: Wert)
error-node-list = sollte eine Liste sein
error-node-number = sollte eine ganze Zahl sein, nicht „{ $value }“
error-node-range = sollte { $least } bis { $most } sein, nicht { $value }
error-node-boolean = sollte true oder false sein, nicht „{ $value }“
error-node-text = sollte ein Text sein, nicht „{ $value }“
error-node-key = unbekannter Schlüssel „{ $key }“. Hier gibt es: { $known }
error-node-missing = der Schlüssel „{ $key }“ fehlt
error-node-seat = „{ $key }“ ist kein Platz; die Plätze sind 0 bis { $last }
error-node-cities = dieser Tisch hat { $expected } Städte, nicht { $found }
error-node-wonders = jedes Weltwunder gibt es einmal, aber { $wonder } ist zweimal genannt
error-node-no-key = dieser Tisch hat kein „{ $key }“
error-node-wonder = das Weltwunder fehlt
error-node-stages = die Stufen haben Nummern von 1 bis höchstens { $most }
error-node-stage-twice = keine Stufe wird zweimal gebaut
error-node-token = kein Konfliktmarker ist { $value } wert; es gibt { $values }
error-node-hand = die Partie ist zu Ende, also hat niemand Karten auf der Hand
error-node-cat = es gibt nur eine Katze, und Platz { $seat } hat sie
error-node-box = in den Stapeln dieses Tisches gibt es keine weitere Karte namens { $card }
error-node-deck = nenne die Karten des Stapels; eine leere Liste ist ein leerer Stapel
error-node-no-steps = ein Szenario braucht mindestens einen Schritt
error-node-empty-step = ein Schritt braucht „play“, „expect“ oder beides
error-node-kind = „{ $kind }“ ist keine Art von Entscheidung; es gibt { $known }
error-node-per-seat = sollte für jeden der { $seats } Plätze eine Zahl haben
error-node-per-deck = sollte für jeden der { $decks } Stapel eine Zahl haben, für den mittleren zuletzt
error-node-unranked = Platz { $seat } hat keinen Rang; die Plätze der Spieler sind { $seats }
error-node-card-payments = schreib „build CARD“ oder „stage CARD“; die Zahlungen kommen in die Liste
error-node-stage-payments = schreib „stage N“; die Zahlungen kommen in die Liste
error-node-payment = sollte die Münzen nach links und nach rechts nennen, bei Bedarf auch die an die Bank, weit links und weit rechts
error-node-stage-payment = sollte Karten nennen, dann „using NAME“ für jeden Marker, der beim Bezahlen hilft
error-node-not-asked = Platz { $seat } wird nichts gefragt
error-node-not-asked-for = Platz { $seat } wird jetzt nicht nach „{ $choice }“ gefragt
error-node-refused = „{ $choice }“ wird abgelehnt: { $reason }
error-node-not-offered = „{ $choice }“ wird nicht angeboten: { $reason }
error-node-offered = „{ $choice }“ wird angeboten
error-node-other-reason = „{ $words }“ steht nicht in der Begründung: { $reason }
error-node-built = { $card } ist gebaut
error-node-not-built = { $card } ist nicht gebaut
error-node-differs = erwartet { $expected }, gefunden { $found }
error-lines = { $lines }{ "\u000A" }{ $last }

## Settings of the server. $name: an environment variable, such as SEVENWONDERS_PORT

error-setting = { $name } ist „{ $value }“. Nötig ist { $expected }.
error-setting-whole-range = eine ganze Zahl von { $least } bis { $most }
error-setting-whole-least = eine ganze Zahl ab { $least }
error-setting-range = eine Zahl von { $least } bis { $most }
error-setting-least = eine Zahl ab { $least }
error-setting-above = eine Zahl über { $least }
error-setting-empty = { $name } ist leer. Schreib einen Wert, oder lass die Variable weg, dann gilt der Standard.
error-metrics-token = SEVENWONDERS_METRICS_TOKEN hat weniger als 16 Zeichen. Wähle ein längeres Token.
error-database-url = SEVENWONDERS_DATABASE_URL muss sqlite:///FILE, sqlite:// oder postgresql://USER:PASSWORD@HOST/NAME sein; am Anfang steht „{ $start }“.
error-no-network = SEVENWONDERS_TRUSTED_PROXIES: „{ $network }“ ist wohl kein Netz mit IPv4 oder IPv6. Schreib ein Netz wie 10.0.0.0/8.
error-host-bits = SEVENWONDERS_TRUSTED_PROXIES: In { $network } sind Host-Bits gesetzt. Schreib ein Netz wie { $meant }.

## The server and its database

error-server-packages = Der Server braucht Pakete, die nicht installiert sind ({ $package }). Installiere sie mit: pip install 'sevenwonders[server]'
error-listen = Auf { $host }, Port { $port }, kann der Server nicht lauschen: { $reason }.
error-port = Port { $port } von { $host } ist belegt. Nenne mit --port einen anderen.
error-database = Die Datenbank lässt sich nicht benutzen: { $reason }
error-no-postgresql = Unter Windows hält der Server seine Partien nur in SQLite: Mit dem Treiber für PostgreSQL läuft er dort nicht.
error-no-driver = PostgreSQL braucht ein Paket, das nicht installiert ist. Installiere es mit: pip install 'sevenwonders[postgres]'
error-no-folder = Den Ordner { $folder } für die Datenbank gibt es nicht. Leg ihn zuerst an.
error-database-taken = Ein anderer Server hat { $file } geöffnet, und eine SQLite-Datei gehört nur einem Prozess. Beende ihn, nenne eine andere Datei, oder nimm PostgreSQL für mehrere Prozesse.
error-address-taken = Ein anderer Server auf dieser Datenbank sagt, dass auch er unter { $address } erreichbar ist. Setz SEVENWONDERS_RELAY_ADDRESS auf eine Adresse, unter der die anderen nur diesen hier erreichen.
error-newer-database = Diese Datenbank stammt von einer neueren Version des Servers: { $reason }.
error-database-in-memory = Eine Datenbank, die nur im Speicher liegt, endet mit ihrem Server: Es gibt nichts zu sichern oder wiederherzustellen.
error-no-database = Die Datenbank { $file } gibt es nicht.
error-in-use = Auf dieser Datenbank läuft ein Server. Beende ihn zuerst, oder nimm zum Wiederherstellen eine andere Datenbank.
error-no-games = In dieser Datenbank sind keine Partien: Noch kein Server hat sie benutzt.
error-has-games = In der Datenbank sind schon Partien ({ $games }). Mit --replace ersetzt du sie alle.
error-later-database = Diese Datenbank stammt von einer neueren Version des Servers. Nimm zum Wiederherstellen eine andere Datenbank.
error-file-exists = { $file } gibt es schon. Nenne eine andere Datei, oder überschreib diese mit --overwrite.
error-file-unwritten = { $file } lässt sich nicht schreiben: { $reason }.
error-file-uncreated = { $file } lässt sich nicht anlegen: { $reason }.
error-file-unread = { $file } lässt sich nicht lesen: { $reason }.
error-no-backup = { $file } ist kein Backup dieses Programms.
error-later-backup = { $file } stammt von einer neueren Version des Programms: Nimm die zum Wiederherstellen.
error-damaged-backup = { $file } ist beschädigt: { $why }. Nimm ein anderes Backup.
error-damage-checksum = Die Prüfsumme stimmt nicht
error-damage-end = Die Datei endet zu früh
error-damage-rest = Nach dem Ende kommt noch etwas
error-damage-unread = Die Datei lässt sich nicht lesen
error-damage-line = Eine Zeile lässt sich nicht lesen
error-damage-row = Eine Zeile der Tabelle { $table } hat { $values } statt { $columns } Werten
error-other-columns = { $file } passt nicht: { $table } hat in Version { $version } andere Spalten.
error-sqlite-backup = { $file } ist eine SQLite-Datenbank und kein Backup. Kopierst du nur diese Datei, fehlt, was in { $file }-wal steht. Mach ein Backup dort, wo beide Dateien liegen: sevenwonders backup FILE --database sqlite:///{ $file }
error-few-files = Ein Prozess darf hier nur { $files } Dateien öffnen, und der Server braucht mehr. Erhöhe die Grenze mit `ulimit -n` oder mit LimitNOFILE= in einer systemd-Unit.
