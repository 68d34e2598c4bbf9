# What went wrong, in one or two sentences that say what to do.

error-title = Errore:

## A command line that cannot be understood

error-usage-command = Il comando “{ $name }” non esiste.
error-usage-near-command = Il comando “{ $name }” non esiste. Vuoi dire { $near }?
error-usage-no-command = Manca il comando.
error-usage-option = Opzione inesistente: { $name }
error-usage-near-option = Opzione inesistente: { $name } (opzioni simili: { $near })
error-usage-value = L’opzione “{ $name }” richiede un valore.
error-usage-no-value = L’opzione “{ $name }” non accetta valori.
error-usage-missing-argument = Manca l’argomento { $name }.
error-usage-missing-option = Manca l’opzione { $name }.
error-usage-extra = Argomenti di troppo: { $words }
error-usage-number = Valore non valido per { $name }: serve un numero intero.
error-usage-least = Valore non valido per { $name }: serve un numero intero da { $least } in su.
error-usage-range = Valore non valido per { $name }: serve un numero intero da { $least } a { $most }.
error-usage-unfit = Valore non valido per { $name }: { $why }
error-usage-language = La lingua “{ $language }” non c’è. Ci sono { $languages }.

## Tables that cannot be played

error-no-game = Non c’è il gioco “{ $game }”. Usa { $names }.
error-players = Il gioco è da { $least } a { $most } giocatori, non da { $players }.
error-edition = L’edizione { $edition } non si può giocare. Usa l’edizione 1 o 2.
error-first-expansion = La prima edizione non ha l’espansione “{ $name }”. Togli le espansioni, oppure usa l’edizione 2.
error-no-expansion = Non c’è l’espansione “{ $name }”. Usa { $names }.
error-no-variant = Non c’è la variante “{ $name }”. Usa { $names }, oppure toglila.
error-variant-edition = { $edition ->
    [1] La variante “{ $name }” è della prima edizione. Usa l’edizione { $edition }.
   *[other] La variante “{ $name }” è della seconda edizione. Usa l’edizione { $edition }.
}
error-variant-players = La variante “{ $name }” è per { $counts } giocatori, non per { $players }.
error-two-players = La seconda edizione è da 3 a { $most } giocatori. In due usa l’edizione 1.
error-no-option = Questo tavolo non ha l’opzione “{ $name }”. Opzioni disponibili: { $names }.
error-no-options = Questo tavolo non ha l’opzione “{ $name }”, e nemmeno altre.
error-option-value = L’opzione { $name } può essere { $values }, non “{ $value }”.
error-key-value = “{ $words }” non è un’opzione. Scrivi KEY=VALUE.
error-empty-wish = In “{ $wishes }” manca qualcosa tra le virgole. Scrivi “random” per una meraviglia a caso.
error-wishes = Questo tavolo ha { $count } città: indica una meraviglia, un lato o “random”, uno solo per tutte oppure uno per ogni città.
error-same-wonder = Ogni meraviglia esiste una volta sola: indica meraviglie diverse.
error-wish = { $fault } Puoi chiedere “random”, un lato, oppure una meraviglia con il suo lato, come “Giza A”.
error-seed = Un seme è un numero da 0 a { $most }.
error-seed-or-secret = Un seme è un numero da 0 a { $most }, oppure un segreto di { $bits } bit.
error-no-seat = Nessun giocatore ha il posto { $seat }. Usa { $seats }, oppure -1 per uno spettatore.

## Tables of Architects

error-box-edition = Architects non ha un’edizione { $edition }. Usa l’edizione 1.
error-box-expansion = Architects non ha l’espansione “{ $name }”. Togli le espansioni.
error-box-variant = Architects non ha la variante “{ $name }”. Toglila.
error-box-option = Architects non ha l’opzione “{ $name }”. Opzioni disponibili: { $names }.
error-box-wishes = Questo tavolo ha { $count } posti: scrivi “random” una volta per tutti, oppure una meraviglia o “random” per ognuno.
error-box-wish = { $fault } Puoi chiedere una di queste, oppure “random”.

## Bots and programs

error-no-bot = Non c’è il bot “{ $name }”. Usa { $names }. Il tuo si scrive my_module:MyBot.
error-bots-count = { $bots ->
    [one] { $bots } bot per { $players } giocatori: indicane uno per tutti i posti, oppure uno per ogni posto.
   *[other] { $bots } bot per { $players } giocatori: indicane uno per tutti i posti, oppure uno per ogni posto.
}
error-bot-class = “{ $name }” non è un bot. Fanne una sottoclasse di sevenwonders.Bot.
error-bot-name = “{ $name }” non è un bot. Indica una sottoclasse di sevenwonders.Bot, scritta come my_module:MyBot.
error-bot-load = Il bot “{ $name }” non si può caricare ({ $reason }). Scrivilo come my_module:MyBot.
error-bot-twice = C’è già un bot “{ $name }”. Dai al programma un altro nome.
error-bot-ours = “{ $name }” è uno dei nostri bot, ed è già disponibile. Indica solo bot di altri pacchetti.
error-bot-game = Il bot “{ $name }” dice di giocare a “{ $game }”. I giochi sono { $names }.
error-program = { $name } non può giocare. { $reason }
error-program-command = Il programma “{ $command }”
error-program-bot = Il bot “{ $name }”
error-program-windows = I programmi possono giocare solo su Linux e macOS.
error-program-unstarted = Il programma non si può avviare: { $reason }
error-program-endless = Il programma ha scritto una riga senza fine.
error-program-closed = Il programma ha chiuso il suo output.
error-program-ended = Il programma è terminato con il codice { $code }.
error-program-said = { $ending } { $words }
error-program-late = Il programma ha impiegato più di { $limit } ms.
error-program-silent = Il programma non ha inviato “hello”.
error-program-stopped = Il programma è stato fermato definitivamente.
error-message-json = Questo non è JSON: { $line }
error-message-type = Questo non è un oggetto JSON con “type”: { $line }
error-message-games = I giochi di un “hello” sono una lista di testi.
error-message-hello = Era atteso “hello”, non “{ $type }”.
error-message-protocol = L’altra parte parla il protocollo { $theirs }, questa il { $ours }.
error-message-choice = Questa non è una scelta per la decisione { $decision }: { $line }
error-message-option = { $choice } non è una delle opzioni.
error-message-order = Prima di “options” servono “config” e “view”.
error-message-form = Un messaggio non è come dice docs/bot-protocol.md. { $fault }
error-budget-both = Un budget è un numero di iterazioni o di millisecondi, non entrambi.
error-budget = Un budget di { $amount } non è possibile. Scegli un numero da 1 a { $most }.
error-limit = Un limite di { $limit } ms non è possibile. Scegli da 1 a { $most }.
error-no-weights = Non ci sono pesi per “{ $game }”. Creali con `sevenwonders train`.
error-weights = I pesi in { $file } non si possono leggere: { $reason }. Ripeti l’addestramento.
error-weights-format = I pesi in { $file } hanno il formato { $found }, non { $wanted }. Ripeti l’addestramento.

## Many games

error-games = Non si possono giocare { $games } partite. Chiedine da 1 a { $most }.
error-jobs = Non si possono usare { $jobs } processi. Scegline da 1 a { $most }.
error-weeks = Il numero di settimane non può essere { $weeks }. Scegli da 1 a { $most }.
error-report-folder = Il report non si può scrivere: non c’è la cartella { $folder }.
error-report = Il report non si può scrivere: { $reason }
error-needs-numpy = Per l’addestramento serve NumPy: pip install 'sevenwonders[research]'.
error-needs-pyarrow = Per i dataset serve pyarrow: pip install 'sevenwonders[research]'.
error-needs-ray = Per giocare su un cluster serve Ray: pip install 'sevenwonders[cluster]'.
error-no-cluster = Non c’è nessun cluster all’indirizzo { $address }: { $reason }. Avviane uno con `ray start --head`.
error-no-recipe = Non c’è la ricetta “{ $name }”. Usa un file, oppure una tra { $names }.
error-recipe = La ricetta “{ $name }” non si può leggere: { $reason }.
error-recipe-empty = Alla ricetta “{ $name }” servono almeno un tavolo e un ciclo.
error-other-journal = { $file } è per un altro seme o un altro numero di settimane. Usa un altro file.
error-no-journal = { $file } non è un registro di puzzle. Usa un altro file.
error-other-games = { $folder } contiene altre partite: diverse per configurazione, seme o numero. Scegli una cartella vuota.
error-no-manifest = { $file } non si può leggere: { $reason }. Indica la cartella scritta da `sevenwonders selfplay`.
error-data-set = { $file } non si può leggere: { $reason }. Scrivi di nuovo il dataset.
error-data-set-damaged = { $file } è danneggiato: l’hash non corrisponde. Scrivi di nuovo il dataset.

## Files

error-no-file = Non c’è il file { $file }. Controlla il nome.
error-folder = { $file } è una cartella. Indica un file.
error-unwritten = { $file } non si può scrivere ({ $reason }). Salvalo altrove.
error-unread = { $file } non si può leggere ({ $reason }). Indica il file di una partita o di una registrazione.
error-too-large = { $file } supera { $most } byte, e nessuna partita o registrazione è così grande. Indica un altro file.
error-no-record = { $file } è danneggiato o è qualcos’altro ({ $reason }). Indica il file di una partita o di una registrazione.
error-other-table = { $file } riguarda un tavolo diverso da quello che chiedono le opzioni. È un tavolo con { $options }.
error-no-scenario = Nessuno scenario trovato in { $files }. Gli scenari sono file *.yaml o *.yml.
error-no-such-scenario = { $count ->
    [one] L’unico scenario presente non riguarda un tavolo così. Togli un’opzione.
   *[other] Nessuno dei { $count } scenari presenti riguarda un tavolo così. Togli un’opzione.
}

## Records of games

error-record-config = La configurazione della registrazione non si può giocare: { $fault }
error-saved-config = La configurazione salvata non si può giocare: { $fault }
error-record-answer = La risposta { $number } della registrazione non quadra con la partita: { $fault } La registrazione è danneggiata: usane una copia intatta.
error-record-version = La registrazione ha il formato { $form } e la versione { $rules } delle regole; questo programma riproduce il formato { $expected } e la versione { $known } delle regole. Riproducila con la versione che l’ha scritta.
error-no-rules = Non c’è una versione { $rules } delle regole di “{ $game }”. Usa una di queste: { $known }.
error-broken = I dati salvati sono danneggiati: “{ $field }” dovrebbe essere { $expected }. Carica una copia intatta del file.
error-expected-mapping = una mappa
error-expected-text-keys = una mappa con chiavi di testo
error-expected-list = una lista
error-expected-number = un numero intero
error-expected-boolean = true o false
error-expected-text = un testo
error-expected-there = presente
error-expected-range = tra { $least } e { $most }
error-expected-length = una lista di lunghezza { $count }
error-expected-pairs = una lista di coppie numero-scelta
error-expected-seed = un numero, oppure un segreto di { $digits } cifre esadecimali

## The proof of a deal: a secret and a commitment, long numbers

error-no-commitment = Questa registrazione non ha un impegno, quindi sulla sua distribuzione non si può dimostrare nulla. Non ne hanno le partite con un seme scelto, e nemmeno quelle di versioni precedenti.
error-commitment-form = Un impegno ha 64 cifre esadecimali. Copialo tutto dal tavolo.
error-other-secret = Il segreto nella registrazione non corrisponde all’impegno. L’impegno di questo segreto è { $real }; quello della registrazione è { $committed }.
error-other-commitment = L’impegno della registrazione è { $committed }, non quello che ti è stato mostrato.
error-more-answers = La partita finisce dopo { $answers ->
        [one] { $answers } risposta
       *[other] { $answers } risposte
    }, ma la registrazione ne ha { $recorded }. Qualcuno ne ha aggiunte: scarica di nuovo la registrazione dal tavolo.
error-other-deal = La partita non è stata giocata con la distribuzione che deriva dal segreto. { $fault }
error-cut-short = Questa registrazione è incompleta: finisce dopo { $answers ->
        [one] { $answers } risposta
       *[other] { $answers } risposte
    } ({ $moment }), ma la partita continua. Scarica dal tavolo la registrazione intera. Per controllare solo ciò che c’è, aggiungi --unfinished.

## Documents that people write: score files and scenarios

error-at = { $place }: { $fault }
error-yaml = Non si può leggere come YAML: { $reason }
error-document-unread = Non si può leggere: { $reason }
error-no-table = Un file di punteggi contiene almeno un tavolo.
error-node-mapping = dovrebbe essere una mappa (chiave: valore)
error-node-list = dovrebbe essere una lista
error-node-number = dovrebbe essere un numero intero, non “{ $value }”
error-node-range = dovrebbe essere tra { $least } e { $most }, non { $value }
error-node-boolean = dovrebbe essere true o false, non “{ $value }”
error-node-text = dovrebbe essere un testo, non “{ $value }”
error-node-key = chiave sconosciuta “{ $key }”. Qui valgono: { $known }
error-node-missing = manca la chiave “{ $key }”
error-node-seat = “{ $key }” non è un posto; i posti vanno da 0 a { $last }
error-node-cities = questo tavolo ha { $expected } città, non { $found }
error-node-wonders = ogni meraviglia esiste una volta sola, ma { $wonder } è indicata due volte
error-node-no-key = questo tavolo non ha “{ $key }”
error-node-wonder = manca la meraviglia
error-node-stages = gli stadi sono numerati da 1 a { $most } al massimo
error-node-stage-twice = nessuno stadio si costruisce due volte
error-node-token = nessun segnalino conflitto vale { $value }; i valori sono { $values }
error-node-hand = la partita è finita, quindi nessuno ha carte in mano
error-node-cat = c’è un solo gatto, e ce l’ha il posto { $seat }
error-node-box = nei mazzi di questo tavolo non ci sono altre carte { $card }
error-node-deck = indica le carte del mazzo; una lista vuota è un mazzo vuoto
error-node-no-steps = a uno scenario serve almeno un passo
error-node-empty-step = a un passo servono “play”, “expect” o entrambi
error-node-kind = “{ $kind }” non è un tipo di decisione; i tipi sono { $known }
error-node-per-seat = dovrebbe avere un numero per ognuno dei { $seats } posti
error-node-per-deck = dovrebbe avere un numero per ognuno dei { $decks } mazzi, quello centrale per ultimo
error-node-unranked = il posto { $seat } non è in classifica; i posti dei giocatori sono { $seats }
error-node-card-payments = scrivi “build CARD” o “stage CARD”; i pagamenti vanno nella lista
error-node-stage-payments = scrivi “stage N”; i pagamenti vanno nella lista
error-node-payment = dovrebbe indicare le monete a sinistra e a destra e, se serve, alla banca, più a sinistra e più a destra
error-node-stage-payment = dovrebbe indicare carte, poi “using NAME” per ogni segnalino che aiuta a pagare
error-node-not-asked = al posto { $seat } non si chiede nulla
error-node-not-asked-for = al posto { $seat } ora non si chiede “{ $choice }”
error-node-refused = “{ $choice }” viene rifiutato: { $reason }
error-node-not-offered = “{ $choice }” non viene proposto: { $reason }
error-node-offered = “{ $choice }” viene proposto
error-node-other-reason = “{ $words }” non compare nel motivo: { $reason }
error-node-built = la carta { $card } è costruita
error-node-not-built = la carta { $card } non è costruita
error-node-differs = atteso { $expected }, trovato { $found }
error-lines = { $lines }{ "\u000A" }{ $last }

## Settings of the server. $name: an environment variable, such as SEVENWONDERS_PORT

error-setting = { $name } vale “{ $value }”. Dovrebbe essere { $expected }.
error-setting-whole-range = un numero intero da { $least } a { $most }
error-setting-whole-least = un numero intero, { $least } o più
error-setting-range = un numero da { $least } a { $most }
error-setting-least = un numero, { $least } o più
error-setting-above = un numero maggiore di { $least }
error-setting-empty = { $name } è vuota. Scrivi un valore, oppure toglila per usare il valore predefinito.
error-metrics-token = SEVENWONDERS_METRICS_TOKEN ha meno di 16 caratteri. Scegline uno più lungo.
error-database-url = SEVENWONDERS_DATABASE_URL deve essere sqlite:///FILE, sqlite:// o postgresql://USER:PASSWORD@HOST/NAME; comincia con “{ $start }”.
error-no-network = SEVENWONDERS_TRUSTED_PROXIES: “{ $network }” non sembra una rete IPv4 o IPv6. Scrivi una rete come 10.0.0.0/8.
error-host-bits = SEVENWONDERS_TRUSTED_PROXIES: { $network } contiene bit di host. Scrivi una rete come { $meant }.

## The server and its database

error-server-packages = Al server servono pacchetti che non sono installati ({ $package }). Installali con: pip install 'sevenwonders[server]'
error-listen = Non è possibile mettersi in ascolto su { $host }, porta { $port }: { $reason }.
error-port = La porta { $port } di { $host } è occupata. Indicane un’altra con --port.
error-database = Il database non si può usare: { $reason }
error-no-postgresql = Su Windows il server tiene le partite solo in SQLite: lì non funziona con il driver di PostgreSQL.
error-no-driver = A PostgreSQL serve un pacchetto che non è installato. Installalo con: pip install 'sevenwonders[postgres]'
error-no-folder = Non c’è la cartella { $folder } per il database. Prima creala.
error-database-taken = Un altro server tiene aperto { $file }, e un file SQLite appartiene a un solo processo. Ferma l’altro server, indica un altro file, oppure usa PostgreSQL per più processi.
error-address-taken = Un altro server su questo database dice che anche lui si raggiunge all’indirizzo { $address }. In SEVENWONDERS_RELAY_ADDRESS metti un indirizzo a cui gli altri raggiungano solo questo.
error-newer-database = Questo database viene da una versione più recente del server: { $reason }.
error-database-in-memory = Un database solo in memoria sparisce con il suo server: non c’è nulla da salvare né da ripristinare.
error-no-database = Non c’è il database { $file }.
error-in-use = Un server sta usando questo database. Prima fermalo, oppure ripristina il backup in un altro database.
error-no-games = Questo database non ha partite: nessun server l’ha ancora usato.
error-has-games = Il database contiene già delle partite ({ $games }). Sostituiscile tutte con --replace.
error-later-database = Questo database viene da una versione più recente del server. Ripristina il backup in un altro.
error-file-exists = { $file } esiste già. Indica un altro file, oppure sovrascrivilo con --overwrite.
error-file-unwritten = { $file } non si può scrivere: { $reason }.
error-file-uncreated = { $file } non si può creare: { $reason }.
error-file-unread = { $file } non si può leggere: { $reason }.
error-no-backup = { $file } non è un backup di questo programma.
error-later-backup = { $file } viene da una versione più recente del programma: ripristinalo con quella.
error-damaged-backup = { $file } è danneggiato: { $why }. Usa un altro backup.
error-damage-checksum = il checksum non corrisponde
error-damage-end = finisce troppo presto
error-damage-rest = c’è qualcosa dopo la sua fine
error-damage-unread = non si può leggere
error-damage-line = una delle sue righe non si può leggere
error-damage-row = una riga di { $table } ha { $values } invece di { $columns } valori
error-other-columns = { $file } non va bene: nella versione { $version } la tabella { $table } ha altre colonne.
error-sqlite-backup = { $file } è un database SQLite e non un backup. Nella sola copia del file manca ciò che sta in { $file }-wal. Dove c’è tutto, fanne un backup: sevenwonders backup FILE --database sqlite:///{ $file }
error-few-files = Qui un processo può aprire solo { $files } file, e al server ne servono di più. Alza il limite con `ulimit -n`, oppure con LimitNOFILE= in una unit systemd.
