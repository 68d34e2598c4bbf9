# Commands for people who run a server: serve, backup, restore and doctor. Names of settings such as SEVENWONDERS_PORT, of
# options, headers, files and programs, and commands in `backticks` are the same in all languages.

# Before a warning.
terminal-warning = Warning: { $text }

## serve: what is said when the server starts. $address: such as http://localhost:8000

terminal-serve-address = Seven Wonders is at { $address }
terminal-serve-here = On this machine it is also at { $address }
terminal-serve-friends = Friends on the same network open that address. Use it yourself, so that your invitations work.
terminal-serve-no-network = This machine has no address on a network, so others cannot join.
terminal-serve-alone = Only this machine can reach it. Friends on your network can join with --host 0.0.0.0 (`make play HOST=0.0.0.0`).
terminal-serve-unbuilt = The page has not been built; `make play` builds it. The API works without it.
terminal-serve-stop = Stop it with Ctrl+C.
terminal-serve-no-browser = There is no browser to open { $address } with.

## backup and restore

# Before a bar that shows how much is done.
terminal-work-saving = Saving
terminal-work-checking = Checking
terminal-work-restoring = Restoring
# What is in a backup, inside the next messages. $schema: the number of a version.
terminal-backup-contents = { $games ->
    [one] 1 game ({ $rows } rows, schema { $schema })
   *[other] { $games } games ({ $rows } rows, schema { $schema })
}
terminal-backup-saved = Saved { terminal-backup-contents } to { $file } ({ $bytes } bytes).
# $made: a date and a time.
terminal-backup-restored = Restored { terminal-backup-contents }, saved on { $made }.
terminal-backup-sound = The file is sound: { terminal-backup-contents }, saved on { $made }.

## doctor: one line for each finding, with its level, its subject, what was found, and what to do ("terminal-advice-…")

terminal-level-ok = ok
terminal-level-warning = warning
terminal-level-problem = problem
terminal-doctor-well = All is well.
terminal-doctor-sum = Problems: { $problems }. Warnings: { $warnings }.
terminal-subject-addresses = addresses
terminal-subject-clock = clock
terminal-subject-database = database
# How many files a process may open.
terminal-subject-descriptors = descriptors
terminal-subject-disk = disk
# Who can reach the server.
terminal-subject-exposure = exposure
terminal-subject-games = games
terminal-subject-host = host
terminal-subject-https = https
# How a SQLite file is written.
terminal-subject-journal = journal
terminal-subject-metrics = metrics
terminal-subject-page = page
# Servers that share a database.
terminal-subject-processes = processes
terminal-subject-program = program
terminal-subject-proxy = proxy
terminal-subject-rules = rules
terminal-subject-secrets = secrets
terminal-subject-settings = settings
terminal-subject-sockets = sockets
# Whether a file is damaged.
terminal-subject-soundness = soundness
terminal-subject-tables = tables
terminal-subject-writing = writing

## doctor: program and settings

terminal-found-version = This is version { $version }.
terminal-found-page = The page is built.
terminal-found-no-page = The page is not built.
terminal-advice-no-page = Run `make install` in a checkout, or install a wheel.
terminal-found-rules = The rules are compiled.
# "expert" is the name of a bot.
terminal-found-source = The rules run from source, so `expert` thinks less.
terminal-advice-source = `make install` compiles them.
# $fault: a sentence with the name of the setting.
terminal-found-bad-setting = { $fault }
terminal-advice-bad-setting = Correct it, or unset it for the default.
terminal-found-no-setting = { $name } sets nothing.
terminal-advice-no-setting = Is it misspelt? docs/server.md lists all variables.
terminal-found-settings = { $given } of { $all } are set, all of them valid.

## doctor: who can reach the server

terminal-found-open-host = The server listens on { $host } without a proxy: tokens travel unencrypted.
terminal-advice-open-host = For friends in the same house that is fine. Else put a proxy with https in front (deploy/), let the server listen on 127.0.0.1, and set SEVENWONDERS_TRUSTED_PROXIES.
# $proxies: addresses of networks in a row.
terminal-found-proxies = Proxies in { $proxies } say who is calling.
terminal-found-local = Only this machine can reach the server.
terminal-found-no-metrics = Nobody can read them: SEVENWONDERS_METRICS_TOKEN is not set.
terminal-found-all-trusted = SEVENWONDERS_TRUSTED_PROXIES trusts all of { $network }: anybody there can forge an address.
terminal-advice-all-trusted = Name only the addresses of your own proxies.
terminal-found-bad-origin = SEVENWONDERS_ALLOWED_ORIGINS has '{ $origin }', which no browser sends.
terminal-advice-bad-origin = Write an origin like https://example.org, without a path.
terminal-found-open-database = The connection to PostgreSQL may go over the network unencrypted.
terminal-advice-open-database = Add ?sslmode=verify-full to SEVENWONDERS_DATABASE_URL, unless that network is private.

## doctor: limits of the system

terminal-found-files = A process may open { $files } files here, which is enough for { $connections } connections.
terminal-advice-files = Raise it with `ulimit -n`, or with LimitNOFILE= in a systemd unit, or set SEVENWONDERS_CONNECTIONS lower.
terminal-found-few-files = { terminal-found-files } { $wanted } are wanted.
terminal-advice-few-files = { terminal-advice-files }
# $free: in millions of bytes.
terminal-found-disk = { $free } MB are free in { $folder }.
terminal-advice-disk = Make room, or shorten SEVENWONDERS_RECORD_DAYS. With a full disk no answer can be stored.

## doctor: the database

terminal-found-in-memory = Games are in memory only.
terminal-advice-in-memory = They end with the server: set SEVENWONDERS_DATABASE_URL.
# $fault: a sentence.
terminal-found-no-database = { $fault }
terminal-advice-no-database = Is its address right, is it running, and may this user use it?
terminal-found-no-folder = There is no folder { $folder }.
terminal-advice-no-folder = Create it, and give it to the server's user.
terminal-found-read-only = { $folder } is read-only for this user.
terminal-advice-read-only = SQLite writes files next to the database.
terminal-found-new-database = { $file } does not exist yet. The server creates it.
# $missing: the name of another file. Also said by serve and backup, after "Warning:".
terminal-found-copied = { $file } was copied while a server had it open, without the file { $missing }: the last changes are missing. Copy both files, or better, use `sevenwonders backup`.
terminal-advice-copied = Look for the missing file, or restore a backup.
# $size: in millions of bytes, such as "1.5".
terminal-found-sqlite = SQLite { $version }, { $size } MB.
terminal-found-postgresql = PostgreSQL { $version }, { $size } MB.
terminal-found-readable = Others on this machine can read { $file }.
terminal-advice-readable = It holds secrets of running games: chmod 600 { $file }
terminal-found-journal = Write-ahead logging is on.
terminal-found-no-journal = Write-ahead logging is off.
terminal-advice-no-journal = The server switches it on. Network drives cannot have it.
terminal-found-writable = The database can be written.
terminal-found-unwritable = The database cannot be written: { $reason }.
terminal-advice-unwritable = Run this as the server's user.
# $fault: a sentence.
terminal-found-unwritten = { $fault }
terminal-advice-unwritten = Look at the log of PostgreSQL.
terminal-found-standby = The database cannot be written.
terminal-advice-standby = Is it a standby? Else make the server's user the owner of the database.
terminal-found-sound = SQLite finds its file in order.
terminal-found-damaged = The file is damaged: { $reason }.
terminal-advice-damaged = Restore the last backup.
terminal-found-no-tables = There are none yet. The server makes them.
terminal-found-later-tables = They have version { $version }, and this program knows versions up to { $newest }.
terminal-advice-later-tables = Use the version of the program that wrote them, or a later one.
terminal-found-older-tables = They have version { $version }; this program has { $newest }.
terminal-advice-older-tables = Start the server: it brings the tables up to date. Make a backup before that.
terminal-found-tables = They have version { $version }, the newest.
terminal-found-games = { $games ->
    [one] There is one game.
   *[other] There are { $games } games.
}
# $seconds: such as "+31.0".
terminal-found-other-clock = The clock of the database's machine is { $seconds } seconds off.
terminal-advice-other-clock = Let both machines set their clocks by the network (NTP): deadlines of turns depend on them.
terminal-found-clock = The database's machine has the same time.
terminal-found-future = The last change was made { $seconds } seconds in the future.
terminal-advice-future = Set the clock.
# $addresses: in a row.
terminal-found-same-address = Several servers say that they are reached at { $addresses }.
terminal-advice-same-address = Set SEVENWONDERS_RELAY_ADDRESS of each to an address at which the others reach only that one.
terminal-found-servers = { $servers ->
    [0] No servers are running on this database.
    [one] One server is running on this database.
   *[other] { $servers } servers are running on this database.
}

## doctor: the way to the server. $url: its public address

terminal-found-no-url = { $url } is not an address of a page.
terminal-advice-no-url = Write one like https://example.org.
terminal-found-proxy = { $url } leads to the server.
terminal-found-certificate = The certificate of { $url } is not accepted: { $reason }.
terminal-advice-certificate = Renew it, with its chain.
# $answer: a number and a few English words, such as "502 Bad Gateway".
terminal-found-refused = { $url } answers with { $answer }.
terminal-advice-refused = Is the server running, and does the proxy pass requests on to its port?
terminal-found-stranger = Something else answers at { $url }.
terminal-advice-stranger = Let the proxy pass every address on.
terminal-found-unreachable = { $url } cannot be reached: { $reason }.
terminal-advice-unreachable = Is the proxy running, and is the name right?
terminal-found-https = The server knows that visitors come over https.
terminal-found-https-unknown = The server does not know that visitors come over https.
terminal-advice-https-unknown = Let the proxy set X-Forwarded-Proto, and name its address in SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-https-forged = The server takes an unencrypted request for https.
terminal-advice-https-forged = Let the proxy write X-Forwarded-Proto itself instead of passing it on.
terminal-found-no-https = This address is not encrypted.
terminal-advice-no-https = Get a certificate; Caddy does it by itself (deploy/).
terminal-found-https-optional = Browsers are not told to insist on https.
terminal-advice-https-optional = Let the proxy pass the header Strict-Transport-Security on.
terminal-found-forgeable = Anybody can forge an address: the server believed one that was made up.
terminal-advice-forgeable = Let the proxy write X-Forwarded-For anew, and name only the proxy in SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-addresses = This request came from { $address }, and its forged address was not believed.
terminal-found-no-proxy = There is no proxy. This request came from { $address }.
terminal-found-one-address = All visitors seem to come from { $address }, the proxy, and share one limit.
terminal-advice-one-address = Set SEVENWONDERS_TRUSTED_PROXIES={ $address }, and let the proxy write X-Forwarded-For.
terminal-found-host = The server knows its own name.
# $heard: the name that arrives at the server.
terminal-found-other-host = { $heard ->
    [none] The server is called { $name }, but it hears nothing: it will refuse sockets of browsers.
   *[some] The server is called { $name }, but it hears { $heard }: it will refuse sockets of browsers.
}
terminal-advice-other-host = Let the proxy pass the header Host on.
terminal-found-sockets = Sockets of browsers get through.
# $reason: the name of an error.
terminal-found-no-sockets = Sockets of browsers do not get through: { $reason }.
terminal-advice-no-sockets = Let the proxy pass the headers Upgrade and Connection on (deploy/nginx.conf), and do not buffer.
