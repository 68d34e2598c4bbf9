# Commands for people who run a server: serve, backup, restore and doctor. Names of settings such as SEVENWONDERS_PORT, of
# options, headers, files and programs, and commands in `backticks` are the same in all languages.

terminal-warning = Warnung: { $text }

## serve: what is said when the server starts. $address: such as http://localhost:8000

terminal-serve-address = Seven Wonders läuft unter { $address }
terminal-serve-here = Auf diesem Rechner auch unter { $address }
terminal-serve-friends = Freunde im selben Netz öffnen diese Adresse. Nimm sie auch selbst, damit deine Einladungen funktionieren.
terminal-serve-no-network = Dieser Rechner hat keine Adresse in einem Netz, also kann niemand sonst mitspielen.
terminal-serve-alone = Nur dieser Rechner erreicht den Server. Mit --host 0.0.0.0 können Freunde in deinem Netz mitspielen (`make play HOST=0.0.0.0`).
terminal-serve-unbuilt = Die Seite ist noch nicht gebaut; `make play` baut sie. Die API geht auch ohne.
terminal-serve-stop = Mit Strg+C beendest du den Server.
terminal-serve-no-browser = Es gibt keinen Browser, der { $address } öffnen könnte.

## backup and restore

terminal-work-saving = Sichert
terminal-work-checking = Prüft
terminal-work-restoring = Stellt wieder her
terminal-backup-contents = { $games ->
    [one] 1 Partie ({ $rows } Zeilen, Schema { $schema })
   *[other] { $games } Partien ({ $rows } Zeilen, Schema { $schema })
}
terminal-backup-saved = Gesichert: { terminal-backup-contents } in { $file } ({ $bytes } Bytes).
terminal-backup-restored = Wiederhergestellt: { terminal-backup-contents }, gesichert am { $made }.
terminal-backup-sound = Die Datei ist in Ordnung: { terminal-backup-contents }, gesichert am { $made }.

## doctor: one line for each finding, with its level, its subject, what was found, and what to do ("terminal-advice-…")

terminal-level-ok = ok
terminal-level-warning = Warnung
terminal-level-problem = Problem
terminal-doctor-well = Alles ist in Ordnung.
terminal-doctor-sum = Probleme: { $problems }. Warnungen: { $warnings }.
terminal-subject-addresses = Adressen
terminal-subject-clock = Uhr
terminal-subject-database = Datenbank
terminal-subject-descriptors = Dateien
terminal-subject-disk = Festplatte
terminal-subject-exposure = Zugang
terminal-subject-games = Partien
terminal-subject-host = Name
terminal-subject-https = https
terminal-subject-journal = Journal
terminal-subject-metrics = Metriken
terminal-subject-page = Seite
terminal-subject-processes = Prozesse
terminal-subject-program = Programm
terminal-subject-proxy = Proxy
terminal-subject-rules = Regeln
terminal-subject-secrets = Geheimnisse
terminal-subject-settings = Einstellungen
terminal-subject-sockets = Sockets
terminal-subject-soundness = Zustand
terminal-subject-tables = Tabellen
terminal-subject-writing = Schreiben

## doctor: program and settings

terminal-found-version = Das ist Version { $version }.
terminal-found-page = Die Seite ist gebaut.
terminal-found-no-page = Die Seite ist nicht gebaut.
terminal-advice-no-page = Führ `make install` in einem Klon aus, oder installier ein Wheel.
terminal-found-rules = Die Regeln sind kompiliert.
terminal-found-source = Die Regeln laufen aus dem Quelltext, deshalb denkt `expert` weniger nach.
terminal-advice-source = `make install` kompiliert sie.
terminal-found-bad-setting = { $fault }
terminal-advice-bad-setting = Korrigier sie, oder lass sie weg, dann gilt der Standard.
terminal-found-no-setting = { $name } stellt nichts ein.
terminal-advice-no-setting = Ein Tippfehler? docs/server.md nennt alle Variablen.
terminal-found-settings = Davon sind { $given } von { $all } gesetzt und alle gültig.

## doctor: who can reach the server

terminal-found-open-host = Der Server lauscht ohne Proxy auf { $host }: Tokens reisen unverschlüsselt.
terminal-advice-open-host = Für Freunde im selben Haus ist das in Ordnung. Sonst stell einen Proxy mit https davor (deploy/), lass den Server auf 127.0.0.1 lauschen, und setz SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-proxies = Proxys in { $proxies } sagen, wer anruft.
terminal-found-local = Nur dieser Rechner erreicht den Server.
terminal-found-no-metrics = Niemand kann sie lesen: SEVENWONDERS_METRICS_TOKEN ist nicht gesetzt.
terminal-found-all-trusted = SEVENWONDERS_TRUSTED_PROXIES vertraut ganz { $network }: Jeder dort kann eine Adresse fälschen.
terminal-advice-all-trusted = Nenne nur die Adressen deiner eigenen Proxys.
terminal-found-bad-origin = In SEVENWONDERS_ALLOWED_ORIGINS steht „{ $origin }“, und das sendet kein Browser.
terminal-advice-bad-origin = Schreib einen Ursprung wie https://example.org, ohne Pfad.
terminal-found-open-database = Die Verbindung zu PostgreSQL geht vielleicht unverschlüsselt durch das Netz.
terminal-advice-open-database = Häng ?sslmode=verify-full an SEVENWONDERS_DATABASE_URL an, außer das Netz ist privat.

## doctor: limits of the system

terminal-found-files = Ein Prozess darf hier { $files } Dateien öffnen. Das reicht für { $connections } Verbindungen.
terminal-advice-files = Erhöhe die Grenze mit `ulimit -n` oder mit LimitNOFILE= in einer systemd-Unit, oder setz SEVENWONDERS_CONNECTIONS niedriger.
terminal-found-few-files = { terminal-found-files } Gewünscht sind { $wanted }.
terminal-advice-few-files = { terminal-advice-files }
terminal-found-disk = In { $folder } sind { $free } MB frei.
terminal-advice-disk = Schaff Platz, oder verkürz SEVENWONDERS_RECORD_DAYS. Ist die Festplatte voll, kann keine Antwort gespeichert werden.

## doctor: the database

terminal-found-in-memory = Partien liegen nur im Speicher.
terminal-advice-in-memory = Sie enden mit dem Server: Setz SEVENWONDERS_DATABASE_URL.
terminal-found-no-database = { $fault }
terminal-advice-no-database = Stimmt die Adresse, läuft die Datenbank, und darf dieser Benutzer sie verwenden?
terminal-found-no-folder = Den Ordner { $folder } gibt es nicht.
terminal-advice-no-folder = Leg ihn an, und gib ihn dem Benutzer des Servers.
terminal-found-read-only = { $folder } kann dieser Benutzer nur lesen.
terminal-advice-read-only = SQLite schreibt Dateien neben die Datenbank.
terminal-found-new-database = { $file } gibt es noch nicht. Der Server legt sie an.
terminal-found-copied = { $file } wurde ohne die Datei { $missing } kopiert, während ein Server sie offen hatte: Die letzten Änderungen fehlen. Kopier beide Dateien, oder nimm besser `sevenwonders backup`.
terminal-advice-copied = Such die fehlende Datei, oder spiel ein Backup ein.
terminal-found-sqlite = SQLite { $version }, { $size } MB.
terminal-found-postgresql = PostgreSQL { $version }, { $size } MB.
terminal-found-readable = Andere auf diesem Rechner können { $file } lesen.
terminal-advice-readable = Darin stehen Geheimnisse laufender Partien: chmod 600 { $file }
terminal-found-journal = Das Write-Ahead-Log ist an.
terminal-found-no-journal = Das Write-Ahead-Log ist aus.
terminal-advice-no-journal = Der Server schaltet es ein. Auf Netzlaufwerken geht es nicht.
terminal-found-writable = In die Datenbank kann geschrieben werden.
terminal-found-unwritable = In die Datenbank kann nicht geschrieben werden: { $reason }.
terminal-advice-unwritable = Starte den Befehl als Benutzer des Servers.
terminal-found-unwritten = { $fault }
terminal-advice-unwritten = Sieh im Log von PostgreSQL nach.
terminal-found-standby = In die Datenbank kann nicht geschrieben werden.
terminal-advice-standby = Ist sie ein Standby? Sonst mach den Benutzer des Servers zum Eigentümer der Datenbank.
terminal-found-sound = SQLite findet seine Datei in Ordnung.
terminal-found-damaged = Die Datei ist beschädigt: { $reason }.
terminal-advice-damaged = Spiel das letzte Backup ein.
terminal-found-no-tables = Es gibt noch keine. Der Server legt sie an.
terminal-found-later-tables = Sie haben Version { $version }, und dieses Programm kennt Versionen bis { $newest }.
terminal-advice-later-tables = Nimm die Version des Programms, die sie geschrieben hat, oder eine neuere.
terminal-found-older-tables = Sie haben Version { $version }; dieses Programm hat { $newest }.
terminal-advice-older-tables = Starte den Server: Er bringt die Tabellen auf den neuesten Stand. Mach vorher ein Backup.
terminal-found-tables = Sie haben Version { $version }, die neueste.
terminal-found-games = { $games ->
    [one] Es gibt 1 Partie.
   *[other] Es gibt { $games } Partien.
}
terminal-found-other-clock = Die Uhr des Rechners mit der Datenbank geht um { $seconds } Sekunden falsch.
terminal-advice-other-clock = Lass beide Rechner ihre Uhr über das Netz stellen (NTP): Die Fristen der Züge hängen davon ab.
terminal-found-clock = Der Rechner mit der Datenbank hat dieselbe Zeit.
terminal-found-future = Die letzte Änderung liegt { $seconds } Sekunden in der Zukunft.
terminal-advice-future = Stell die Uhr.
terminal-found-same-address = Mehrere Server sagen, dass sie unter { $addresses } zu erreichen sind.
terminal-advice-same-address = Setz SEVENWONDERS_RELAY_ADDRESS bei jedem auf eine Adresse, unter der die anderen nur ihn erreichen.
terminal-found-servers = { $servers ->
    [0] Auf dieser Datenbank läuft kein Server.
    [one] Auf dieser Datenbank läuft 1 Server.
   *[other] Auf dieser Datenbank laufen { $servers } Server.
}

## doctor: the way to the server. $url: its public address

terminal-found-no-url = { $url } ist keine Adresse einer Seite.
terminal-advice-no-url = Schreib eine wie https://example.org.
terminal-found-proxy = { $url } führt zum Server.
terminal-found-certificate = Das Zertifikat von { $url } wird nicht akzeptiert: { $reason }.
terminal-advice-certificate = Erneuere es, mitsamt seiner Kette.
terminal-found-refused = { $url } antwortet mit { $answer }.
terminal-advice-refused = Läuft der Server, und gibt der Proxy Anfragen an seinen Port weiter?
terminal-found-stranger = Unter { $url } antwortet etwas anderes.
terminal-advice-stranger = Lass den Proxy jede Adresse weitergeben.
terminal-found-unreachable = { $url } ist nicht zu erreichen: { $reason }.
terminal-advice-unreachable = Läuft der Proxy, und stimmt der Name?
terminal-found-https = Der Server weiß, dass Besucher über https kommen.
terminal-found-https-unknown = Der Server weiß nicht, dass Besucher über https kommen.
terminal-advice-https-unknown = Lass den Proxy X-Forwarded-Proto setzen, und nenne seine Adresse in SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-https-forged = Der Server hält eine unverschlüsselte Anfrage für https.
terminal-advice-https-forged = Lass den Proxy X-Forwarded-Proto selbst schreiben, statt es weiterzugeben.
terminal-found-no-https = Diese Adresse ist nicht verschlüsselt.
terminal-advice-no-https = Besorg dir ein Zertifikat; Caddy macht das von selbst (deploy/).
terminal-found-https-optional = Browsern wird nicht gesagt, dass sie auf https bestehen sollen.
terminal-advice-https-optional = Lass den Proxy den Header Strict-Transport-Security weitergeben.
terminal-found-forgeable = Jeder kann eine Adresse fälschen: Der Server hat eine erfundene geglaubt.
terminal-advice-forgeable = Lass den Proxy X-Forwarded-For neu schreiben, und nenne in SEVENWONDERS_TRUSTED_PROXIES nur den Proxy.
terminal-found-addresses = Diese Anfrage kam von { $address }, und ihre gefälschte Adresse wurde nicht geglaubt.
terminal-found-no-proxy = Es gibt keinen Proxy. Diese Anfrage kam von { $address }.
terminal-found-one-address = Alle Besucher scheinen von { $address } zu kommen, dem Proxy, und teilen sich ein Limit.
terminal-advice-one-address = Setz SEVENWONDERS_TRUSTED_PROXIES={ $address }, und lass den Proxy X-Forwarded-For schreiben.
terminal-found-host = Der Server kennt seinen eigenen Namen.
terminal-found-other-host = { $heard ->
    [none] Der Server heißt { $name }, hört aber nichts: Er wird Sockets von Browsern ablehnen.
   *[some] Der Server heißt { $name }, hört aber { $heard }: Er wird Sockets von Browsern ablehnen.
}
terminal-advice-other-host = Lass den Proxy den Header Host weitergeben.
terminal-found-sockets = Sockets von Browsern kommen durch.
terminal-found-no-sockets = Sockets von Browsern kommen nicht durch: { $reason }.
terminal-advice-no-sockets = Lass den Proxy die Header Upgrade und Connection weitergeben (deploy/nginx.conf), und lass ihn nicht puffern.
