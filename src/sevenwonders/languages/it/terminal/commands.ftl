# What “sevenwonders COMMAND --help” says: one line for each message, without a choice.

## The frame of a help page

command-sevenwonders = I giochi da tavolo della famiglia 7 Wonders: partite, simulazioni, controllo delle regole, replay e punteggi.
command-sevenwonders-version = Mostra la versione ed esce.
command-usage = Uso:
command-usage-options = [OPZIONI]
command-usage-command = COMANDO [ARGOMENTI]...
command-usage-help = Scrivi “{ $command }” per avere aiuto.
command-arguments = Argomenti
command-options = Opzioni
command-commands = Comandi
command-default = predefinito: { $value }
command-required = obbligatorio
command-or = { $others } o { $last }

## Options that several commands have

command-option-help = Mostra questo messaggio ed esce.
command-option-language = La lingua da usare: { $languages }.
command-option-players = Il numero di giocatori, da 2 a 7 in quasi tutti i giochi.
command-option-wonders = “random”, un lato come “A” per tutti, oppure una meraviglia per ogni posto: “Giza A,random,Rhodes B”.
command-option-game = Quale gioco: { $games }.
command-option-edition = L’edizione del gioco: 1 o 2.
command-option-expansion = { $expansions }; separale con virgole, oppure ripeti l’opzione.
command-option-variant = { $variants }, se il gioco la prevede.
command-option-option = Un’opzione delle regole come KEY=VALUE; ripetila per indicarne più d’una. Chiavi: { $keys }.
command-option-games = Il numero di partite.
command-option-seed = Da 0 a 2^64 - 1; lo stesso seme dà le stesse partite.
command-option-jobs = Il numero di processi, da 1 a { $mostJobs }.
command-option-cluster = Gioca su un cluster Ray: il suo indirizzo, oppure auto. Vedi docs/scale.md.
command-option-as-json = Stampa un unico oggetto JSON invece delle tabelle.
command-option-report = Scrive tabelle e grafici in questo file HTML.
command-option-budget-ms = Per quanto tempo un bot può pensare a una mossa.
command-option-iterations = Quante iterazioni della ricerca un bot può usare per una mossa.
command-option-database = Il database, se non è quello in SEVENWONDERS_DATABASE_URL.
command-option-file = Il file con la registrazione.

## Options of commands that read tables from files: check, replay and score

command-file-game = Solo i tavoli di questo gioco: { $games }.
command-file-edition = Solo i tavoli di questa edizione: 1 o 2.
command-file-expansion = Solo i tavoli con queste espansioni; separale con virgole, oppure ripeti l’opzione.
command-file-variant = Solo questa variante: { $variants }.

## Playing

command-play = Gioca una partita contro i bot nel terminale: 7 Wonders, oppure Architects con `--game architects`.
command-play-more = Nel gioco classico in 2, tu e un bot guidate a turno la Città Libera che sta tra voi.
command-play-seed = Ripete una distribuzione. Senza, il seme è a caso e viene mostrato.
command-play-bot = Il bot agli altri posti: { $bots }, oppure il tuo come my_module:MyBot.
command-play-save = Alla fine salva la registrazione della partita in questo file.
command-serve = Avvia il server per giocare nel browser: contro i bot, con amici, con spettatori.
command-serve-more = Tutto il resto si imposta con le variabili d’ambiente (docs/server.md).
command-serve-host = L’indirizzo su cui mettersi in ascolto; 0.0.0.0 per tutte le reti.
command-serve-port = La porta; se non la indichi, la prima libera.
command-serve-database = sqlite:///FILE, oppure postgresql://USER:PASSWORD@HOST/NAME.
command-serve-bots = Bot di altri pacchetti che i tavoli possono invitare: my_module:MyBot, oppure il nome di un entry point. Il loro codice gira con i permessi del server.
command-serve-browser = Apre la pagina in un browser appena il server risponde.

## Games between bots

command-simulate = Fa giocare ai bot molte partite e mostra punteggi, percentuali di vittoria e velocità.
command-simulate-more = Separa gli elementi di una lista con virgole, oppure ripeti l’opzione: `--bot greedy,random,random` equivale a `--bot greedy --bot random --bot random`. Il risultato dipende dal seme e non dal numero di processi.
command-simulate-bot = { $bots }, oppure il tuo come my_module:MyBot: uno per tutti i posti, o uno per ogni posto.
command-arena = Mette a confronto bot e programmi sulle stesse distribuzioni, da ogni posto, e misura la differenza.
command-arena-more = Ogni distribuzione si gioca una volta per ogni posto, e ogni volta i bot si spostano di un posto: con `--players 4 --games 400` le distribuzioni sono 100. Il risultato dipende dal seme e non dal numero di processi, a meno che un bot non guardi l’orologio. docs/bots.md spiega come leggere le tabelle, docs/bot-protocol.md come scrivere un programma che gioca.
command-arena-bots = { $bots }, oppure il tuo come my_module:MyBot, oppure un programma: uno per tutti, o uno per ognuno.
command-arena-players = Il numero di giocatori; se non lo indichi, uno per ogni bot.
command-arena-bot-command = Un programma che gioca, come COMMAND (prende il nome command:1, command:2 …) o come NAME=COMMAND.
command-arena-limit-ms = Quanto tempo può prendersi un programma per una mossa; se non lo indichi, { $limit } ms o il doppio del budget.
command-train = Addestra i bot facendoli giocare tra loro, e scrive i pesi con cui giocano.
command-train-more = I bot giocano delle partite, i pesi si adattano a quelle partite, e con i nuovi pesi i bot giocano partite migliori. Dopo un’interruzione lo stesso comando riprende da dove era arrivato. Ogni ciclo lascia un file NAME_ROUND.weights; docs/bots.md spiega che cosa farne. Serve NumPy, che arriva con l’extra `research`.
command-train-config = Che cosa addestrare: { $recipes }, oppure un file YAML.
command-train-out = La cartella per le partite e i pesi.
command-evaluate = Misura la forza di un bot o di un programma, con un protocollo che rende i risultati confrontabili.
command-evaluate-more = Chi è messo alla prova affronta ogni avversario su distribuzioni fisse, una volta da ogni posto, sulle plance per l’addestramento e su quelle tenute da parte. Lo stesso comando dà ovunque gli stessi numeri. docs/environments.md descrive il protocollo.
command-evaluate-agent = { $bots }, oppure il tuo come my_module:MyBot, oppure un programma come NAME=COMMAND.
command-evaluate-against = Gli avversari, uno dopo l’altro; se non li indichi, tutti i bot.
command-evaluate-players = Il numero di giocatori.
command-evaluate-limit-ms = Quanto tempo può prendersi un programma per una mossa.
command-evaluate-markdown = Stampa la tabella in Markdown, per un report.
command-selfplay = Fa giocare ai bot molte partite e le salva come dataset per la ricerca.
command-selfplay-more = Scrive games.parquet con il risultato di ogni giocatore, altri file Parquet con ogni risposta di ogni partita, e poi manifest.json e croissant.json. Dopo un’interruzione lo stesso comando riprende da dove era arrivato. Il digest dipende dal seme, non dal numero di processi né da un cluster. docs/datasets.md spiega come leggere i dati. Serve l’extra `research`.
command-selfplay-out = La cartella per il dataset.
command-selfplay-bots = { $bots }, oppure il tuo come my_module:MyBot: uno per tutti i posti, o uno per ognuno.
command-bot = Avvia un bot che parla il protocollo a righe su standard input e standard output.
command-bot-more = Legge le domande dallo standard input e scrive le scelte sullo standard output, come descrive docs/bot-protocol.md. Per farlo giocare: `sevenwonders arena --bots command:1,easy,easy --bot-command "sevenwonders bot greedy"`.
command-bot-name = { $bots }, oppure il tuo come my_module:MyBot.
command-puzzles = Crea i puzzle del giorno da partite tra bot, oppure descrive quelli inclusi nel programma.
command-puzzles-more = Senza un file descrive i puzzle inclusi nel programma. Con un file ne crea di nuovi, uno al giorno: fa giocare bot di forza diversa e conserva le posizioni in cui la ricerca più forte è sicura della sua mossa. Dopo un’interruzione lo stesso comando riprende da dove era arrivato. docs/puzzles.md spiega quali posizioni si conservano.
command-puzzles-out = Crea dei puzzle e li scrive in questo file.
command-puzzles-weeks = Per quante settimane, da 1 a { $mostWeeks }.

## Records, rules and cards

command-check = Controlla le regole con file di scenari: posizioni, scelte e risultati attesi.
command-check-paths = File di scenari, o cartelle che ne contengono.
command-replay = Ripercorre una partita registrata, turno per turno o come cronaca.
command-replay-seat = Mostra solo ciò che questo posto poteva vedere; -1 è uno spettatore. Senza, si vede tutto.
command-replay-everything = Stampa subito tutta la partita invece di andare turno per turno.
command-analyse = Mostra quanto valeva ogni mossa di una partita registrata, e che cosa sarebbe stato meglio.
command-analyse-more = Ogni mossa è giudicata da ciò che il giocatore sapeva in quel momento: tutte le sue scelte possibili si provano negli stessi mondi immaginati. Il costo rispetto alla migliore tiene conto di chance di vittoria, piazzamento e punti: così anche una partita persa ha mosse buone e cattive. Un costo che potrebbe essere dovuto al caso non viene segnato. docs/analysis.md spiega come leggere le tabelle.
command-analyse-budget-ms = Per quanto tempo pensare a ogni mossa.
command-analyse-worlds = In quanti mondi provare le scelte possibili di ogni mossa; se non lo indichi, { $worlds }.
command-verify = Dimostra che la distribuzione di una partita registrata era fissata prima che qualcuno si sedesse.
command-verify-more = Il codice di uscita è 0 se lo era, 1 se non lo era, e 2 se la registrazione non può dirlo: non ha un impegno, le manca la fine della partita, o viene da altre regole.
command-verify-commitment = L’impegno che ti ha mostrato la lobby. Senza, si usa quello della registrazione.
command-verify-unfinished = Accetta una registrazione che finisce prima della partita, e controlla ciò che c’è.
command-score = Calcola il punteggio delle città di un tavolo vero: punti per categoria, totali e piazzamenti.
command-score-more = Le opzioni possono aggiungere ciò che il file omette nel suo `config`.
command-score-file = Città in senso orario in YAML, oppure fogli del segnapunti salvati dalla pagina.
command-score-as-json = Stampa invece un oggetto JSON per ogni tavolo.
command-cards = Consulta carte, meraviglie, catene e segnalini.
command-cards-more = Senza un nome elenca tutto ciò che passa i filtri; con dei nomi mostra per intero quelle carte o meraviglie.
command-cards-name = Carte, meraviglie o segnalini da mostrare per intero.
command-cards-age = Solo questa Epoca, da 1 a 3.
command-cards-colour = Solo questo colore, per esempio blue.
command-cards-players = Solo le carte per questo numero di giocatori, e in quante copie.
command-cards-effect = Solo le carte con queste parole nell’effetto.
command-cards-wonders = Mostra le meraviglie invece delle carte.
command-cards-chains = Mostra le catene come albero.

## For translators, and for who runs a server

command-translations = Elenca che cosa manca a ogni lingua della pagina, e comincia nuove lingue.
command-translations-more = Il codice di uscita 1 vuol dire che qualcosa manca o non va bene.
command-translations-code = La lingua da controllare, per esempio `de`. Senza, tutte.
command-translations-write = Aggiunge ai suoi file ciò che manca, in inglese, da tradurre lì.
command-backup = Salva tutte le partite del server in un file, anche mentre è in funzione.
command-backup-more = Il file contiene tutto, compresi i segreti delle partite in corso: custodiscilo con la stessa cura del database.
command-backup-file = Il file da scrivere.
command-backup-overwrite = Sostituisce il file se esiste.
command-restore = Riempie un database da un backup. Prima ferma i server che lo usano.
command-restore-more = Il backup può venire da SQLite o da PostgreSQL, ed essere più vecchio di questa versione del programma.
command-restore-file = Il file scritto da `backup`.
command-restore-replace = Elimina le partite che ora sono nel database.
command-restore-check = Controlla solo il file. Nessun database viene toccato.
command-doctor = Controlla impostazioni, database, limiti, orologio, disco e proxy di un server, e dice che cosa fare.
command-doctor-more = Eseguilo con l’utente e l’ambiente del server. Il codice di uscita 1 vuol dire che c’è un problema.
command-doctor-url = L’indirizzo pubblico, per esempio https://example.org, da provare come farebbe un browser.
command-doctor-as-json = Stampa in JSON ciò che ha trovato.
