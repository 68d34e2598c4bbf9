# Commands for people who run a server: serve, backup, restore and doctor. Names of settings such as SEVENWONDERS_PORT, of
# options, headers, files and programs, and commands in `backticks` are the same in all languages.

terminal-warning = Attenzione: { $text }

## serve: what is said when the server starts. $address: such as http://localhost:8000

terminal-serve-address = Seven Wonders è all’indirizzo { $address }
terminal-serve-here = Su questa macchina è anche all’indirizzo { $address }
terminal-serve-friends = Gli amici sulla stessa rete aprono quell’indirizzo. Usalo anche tu, così i tuoi inviti funzionano.
terminal-serve-no-network = Questa macchina non ha un indirizzo su una rete, quindi nessun altro può unirsi.
terminal-serve-alone = Solo questa macchina raggiunge il server. Con --host 0.0.0.0 possono unirsi gli amici sulla tua rete (`make play HOST=0.0.0.0`).
terminal-serve-unbuilt = La pagina non è stata costruita; la costruisce `make play`. L’API funziona anche senza.
terminal-serve-stop = Fermalo con Ctrl+C.
terminal-serve-no-browser = Non c’è un browser con cui aprire { $address }.

## backup and restore

terminal-work-saving = Salvataggio
terminal-work-checking = Controllo
terminal-work-restoring = Ripristino
terminal-backup-contents = { $games ->
    [one] 1 partita ({ $rows } righe, schema { $schema })
   *[other] { $games } partite ({ $rows } righe, schema { $schema })
}
terminal-backup-saved = Backup fatto: { terminal-backup-contents } in { $file } ({ $bytes } byte).
terminal-backup-restored = Backup ripristinato: { terminal-backup-contents }, del { $made }.
terminal-backup-sound = Il file è integro: { terminal-backup-contents }, del { $made }.

## doctor: one line for each finding, with its level, its subject, what was found, and what to do ("terminal-advice-…")

terminal-level-ok = ok
terminal-level-warning = avviso
terminal-level-problem = problema
terminal-doctor-well = Tutto bene.
terminal-doctor-sum = Problemi: { $problems }. Avvisi: { $warnings }.
terminal-subject-addresses = indirizzi
terminal-subject-clock = orologio
terminal-subject-database = database
terminal-subject-descriptors = file
terminal-subject-disk = disco
terminal-subject-exposure = accesso
terminal-subject-games = partite
terminal-subject-host = nome
terminal-subject-https = https
terminal-subject-journal = journal
terminal-subject-metrics = metriche
terminal-subject-page = pagina
terminal-subject-processes = processi
terminal-subject-program = programma
terminal-subject-proxy = proxy
terminal-subject-rules = regole
terminal-subject-secrets = segreti
terminal-subject-settings = impostazioni
terminal-subject-sockets = socket
terminal-subject-soundness = integrità
terminal-subject-tables = tabelle
terminal-subject-writing = scrittura

## doctor: program and settings

terminal-found-version = Questa è la versione { $version }.
terminal-found-page = La pagina è costruita.
terminal-found-no-page = La pagina non è costruita.
terminal-advice-no-page = Esegui `make install` in un clone, oppure installa un wheel.
terminal-found-rules = Le regole sono compilate.
terminal-found-source = Le regole girano dal codice sorgente, quindi `expert` pensa meno.
terminal-advice-source = Le compila `make install`.
terminal-found-bad-setting = { $fault }
terminal-advice-bad-setting = Correggila, oppure toglila per usare il valore predefinito.
terminal-found-no-setting = { $name } non imposta nulla.
terminal-advice-no-setting = È scritta male? docs/server.md elenca tutte le variabili.
terminal-found-settings = Sono definite { $given } su { $all }, tutte valide.

## doctor: who can reach the server

terminal-found-open-host = Il server è in ascolto su { $host } senza un proxy: i token viaggiano in chiaro.
terminal-advice-open-host = Per gli amici nella stessa casa va bene. Altrimenti mettigli davanti un proxy con https (deploy/), metti il server in ascolto su 127.0.0.1 e definisci SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-proxies = I proxy in { $proxies } dicono chi chiama.
terminal-found-local = Solo questa macchina raggiunge il server.
terminal-found-no-metrics = Nessuno può leggerle: SEVENWONDERS_METRICS_TOKEN non è definito.
terminal-found-all-trusted = SEVENWONDERS_TRUSTED_PROXIES si fida di tutta { $network }: chiunque lì può falsificare un indirizzo.
terminal-advice-all-trusted = Indica solo gli indirizzi dei tuoi proxy.
terminal-found-bad-origin = SEVENWONDERS_ALLOWED_ORIGINS contiene “{ $origin }”, che nessun browser invia.
terminal-advice-bad-origin = Scrivi un’origine come https://example.org, senza percorso.
terminal-found-open-database = La connessione a PostgreSQL passa forse in chiaro sulla rete.
terminal-advice-open-database = Aggiungi ?sslmode=verify-full a SEVENWONDERS_DATABASE_URL, a meno che quella rete non sia privata.

## doctor: limits of the system

terminal-found-files = Qui un processo può aprire { $files } file: bastano per { $connections } connessioni.
terminal-advice-files = Alza il limite con `ulimit -n`, oppure con LimitNOFILE= in una unit systemd, oppure abbassa SEVENWONDERS_CONNECTIONS.
terminal-found-few-files = { terminal-found-files } Se ne vogliono { $wanted }.
terminal-advice-few-files = { terminal-advice-files }
terminal-found-disk = In { $folder } ci sono { $free } MB liberi.
terminal-advice-disk = Fai spazio, oppure accorcia SEVENWONDERS_RECORD_DAYS. Con il disco pieno non si può salvare nessuna risposta.

## doctor: the database

terminal-found-in-memory = Le partite sono solo in memoria.
terminal-advice-in-memory = Spariscono con il server: definisci SEVENWONDERS_DATABASE_URL.
terminal-found-no-database = { $fault }
terminal-advice-no-database = L’indirizzo è giusto, è in funzione, e questo utente può usarlo?
terminal-found-no-folder = Non c’è la cartella { $folder }.
terminal-advice-no-folder = Creala, e dalla all’utente del server.
terminal-found-read-only = Questo utente può solo leggere { $folder }.
terminal-advice-read-only = SQLite scrive dei file accanto al database.
terminal-found-new-database = { $file } non esiste ancora. Lo crea il server.
terminal-found-copied = { $file } è stato copiato mentre un server lo aveva aperto, senza il file { $missing }: mancano le ultime modifiche. Copia entrambi i file oppure, meglio, usa `sevenwonders backup`.
terminal-advice-copied = Cerca il file che manca, oppure ripristina un backup.
terminal-found-sqlite = SQLite { $version }, { $size } MB.
terminal-found-postgresql = PostgreSQL { $version }, { $size } MB.
terminal-found-readable = Altri su questa macchina possono leggere { $file }.
terminal-advice-readable = Contiene i segreti delle partite in corso: chmod 600 { $file }
terminal-found-journal = Il write-ahead logging è attivo.
terminal-found-no-journal = Il write-ahead logging non è attivo.
terminal-advice-no-journal = Lo attiva il server. Le unità di rete non possono averlo.
terminal-found-writable = Nel database si può scrivere.
terminal-found-unwritable = Nel database non si può scrivere: { $reason }.
terminal-advice-unwritable = Esegui il comando con l’utente del server.
terminal-found-unwritten = { $fault }
terminal-advice-unwritten = Guarda il log di PostgreSQL.
terminal-found-standby = Nel database non si può scrivere.
terminal-advice-standby = È uno standby? Altrimenti rendi l’utente del server proprietario del database.
terminal-found-sound = Per SQLite il suo file è in ordine.
terminal-found-damaged = Il file è danneggiato: { $reason }.
terminal-advice-damaged = Ripristina l’ultimo backup.
terminal-found-no-tables = Non ce ne sono ancora. Le crea il server.
terminal-found-later-tables = Hanno la versione { $version }, e questo programma conosce le versioni fino a { $newest }.
terminal-advice-later-tables = Usa la versione del programma che le ha scritte, o una più recente.
terminal-found-older-tables = Hanno la versione { $version }; questo programma ha la { $newest }.
terminal-advice-older-tables = Avvia il server: aggiorna le tabelle. Prima fai un backup.
terminal-found-tables = Hanno la versione { $version }, la più recente.
terminal-found-games = { $games ->
    [one] C’è 1 partita.
   *[other] Ci sono { $games } partite.
}
terminal-found-other-clock = L’orologio della macchina del database è sfasato di { $seconds } secondi.
terminal-advice-other-clock = Fai regolare i due orologi dalla rete (NTP): ne dipendono le scadenze dei turni.
terminal-found-clock = La macchina del database ha la stessa ora.
terminal-found-future = L’ultima modifica è { $seconds } secondi nel futuro.
terminal-advice-future = Regola l’orologio.
terminal-found-same-address = Più server dicono di essere raggiungibili a { $addresses }.
terminal-advice-same-address = In SEVENWONDERS_RELAY_ADDRESS dai a ciascuno un indirizzo a cui gli altri raggiungano solo lui.
terminal-found-servers = { $servers ->
    [0] Nessun server sta usando questo database.
    [one] C’è 1 server che usa questo database.
   *[other] Ci sono { $servers } server che usano questo database.
}

## doctor: the way to the server. $url: its public address

terminal-found-no-url = { $url } non è l’indirizzo di una pagina.
terminal-advice-no-url = Scrivine uno come https://example.org.
terminal-found-proxy = { $url } porta al server.
terminal-found-certificate = Il certificato di { $url } non viene accettato: { $reason }.
terminal-advice-certificate = Rinnovalo, con la sua catena.
terminal-found-refused = { $url } risponde con { $answer }.
terminal-advice-refused = Il server è in funzione, e il proxy passa le richieste alla sua porta?
terminal-found-stranger = A { $url } risponde qualcos’altro.
terminal-advice-stranger = Fai passare al proxy tutti gli indirizzi.
terminal-found-unreachable = { $url } non è raggiungibile: { $reason }.
terminal-advice-unreachable = Il proxy è in funzione, e il nome è giusto?
terminal-found-https = Il server sa che i visitatori arrivano con https.
terminal-found-https-unknown = Il server non sa che i visitatori arrivano con https.
terminal-advice-https-unknown = Fai impostare al proxy X-Forwarded-Proto, e indica il suo indirizzo in SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-https-forged = Il server prende per https una richiesta in chiaro.
terminal-advice-https-forged = Fai scrivere X-Forwarded-Proto al proxy stesso, invece di farglielo passare.
terminal-found-no-https = Questo indirizzo non è cifrato.
terminal-advice-no-https = Procurati un certificato; Caddy lo fa da solo (deploy/).
terminal-found-https-optional = Ai browser non si dice di pretendere https.
terminal-advice-https-optional = Fai passare al proxy l’intestazione Strict-Transport-Security.
terminal-found-forgeable = Chiunque può falsificare un indirizzo: il server ha creduto a uno inventato.
terminal-advice-forgeable = Fai riscrivere al proxy X-Forwarded-For, e indica solo il proxy in SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-addresses = Questa richiesta veniva da { $address }, e al suo indirizzo falsificato non si è creduto.
terminal-found-no-proxy = Non c’è un proxy. Questa richiesta veniva da { $address }.
terminal-found-one-address = Tutti i visitatori sembrano venire da { $address }, il proxy, e condividono un limite.
terminal-advice-one-address = Definisci SEVENWONDERS_TRUSTED_PROXIES={ $address }, e fai scrivere al proxy X-Forwarded-For.
terminal-found-host = Il server conosce il proprio nome.
terminal-found-other-host = { $heard ->
    [none] Il server si chiama { $name }, ma non sente nulla: rifiuterà i socket dei browser.
   *[some] Il server si chiama { $name }, ma sente { $heard }: rifiuterà i socket dei browser.
}
terminal-advice-other-host = Fai passare al proxy l’intestazione Host.
terminal-found-sockets = I socket dei browser passano.
terminal-found-no-sockets = I socket dei browser non passano: { $reason }.
terminal-advice-no-sockets = Fai passare al proxy le intestazioni Upgrade e Connection (deploy/nginx.conf), senza buffer.
