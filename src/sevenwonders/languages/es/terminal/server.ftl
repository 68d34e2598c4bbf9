# Commands for people who run a server: serve, backup, restore and doctor. Names of settings such as SEVENWONDERS_PORT, of
# options, headers, files and programs, and commands in `backticks` are the same in all languages.

terminal-warning = Aviso: { $text }

## serve: what is said when the server starts. $address: such as http://localhost:8000

terminal-serve-address = Seven Wonders está en { $address }
terminal-serve-here = En esta máquina también está en { $address }
terminal-serve-friends = Tus amigos en la misma red abren esa dirección. Úsala tú también, para que tus invitaciones funcionen.
terminal-serve-no-network = Esta máquina no tiene dirección en ninguna red, así que nadie más puede unirse.
terminal-serve-alone = Solo esta máquina llega al servidor. Con --host 0.0.0.0 pueden unirse amigos de tu red (`make play HOST=0.0.0.0`).
terminal-serve-unbuilt = La página no está construida; `make play` la construye. La API funciona sin ella.
terminal-serve-stop = Para detenerlo, pulsa Ctrl+C.
terminal-serve-no-browser = No hay ningún navegador con el que abrir { $address }.

## backup and restore

terminal-work-saving = Guardando
terminal-work-checking = Comprobando
terminal-work-restoring = Restaurando
terminal-backup-contents = { $games ->
    [one] 1 partida ({ $rows } filas, esquema { $schema })
   *[other] { $games } partidas ({ $rows } filas, esquema { $schema })
}
terminal-backup-saved = Copia hecha: { terminal-backup-contents } en { $file } ({ $bytes } bytes).
terminal-backup-restored = Copia restaurada: { terminal-backup-contents }, del { $made }.
terminal-backup-sound = El archivo está bien: { terminal-backup-contents }, del { $made }.

## doctor: one line for each finding, with its level, its subject, what was found, and what to do ("terminal-advice-…")

terminal-level-ok = ok
terminal-level-warning = aviso
terminal-level-problem = problema
terminal-doctor-well = Todo está bien.
terminal-doctor-sum = Problemas: { $problems }. Avisos: { $warnings }.
terminal-subject-addresses = direcciones
terminal-subject-clock = reloj
terminal-subject-database = base de datos
terminal-subject-descriptors = archivos
terminal-subject-disk = disco
terminal-subject-exposure = acceso
terminal-subject-games = partidas
terminal-subject-host = nombre
terminal-subject-https = https
terminal-subject-journal = diario
terminal-subject-metrics = métricas
terminal-subject-page = página
terminal-subject-processes = procesos
terminal-subject-program = programa
terminal-subject-proxy = proxy
terminal-subject-rules = reglas
terminal-subject-secrets = secretos
terminal-subject-settings = ajustes
terminal-subject-sockets = sockets
terminal-subject-soundness = estado
terminal-subject-tables = tablas
terminal-subject-writing = escritura

## doctor: program and settings

terminal-found-version = Esta es la versión { $version }.
terminal-found-page = La página está construida.
terminal-found-no-page = La página no está construida.
terminal-advice-no-page = Ejecuta `make install` en un clon, o instala un wheel.
terminal-found-rules = Las reglas están compiladas.
terminal-found-source = Las reglas se ejecutan desde el código fuente, así que `expert` piensa menos.
terminal-advice-source = `make install` las compila.
terminal-found-bad-setting = { $fault }
terminal-advice-bad-setting = Corrígelo, o quítalo para usar el valor por defecto.
terminal-found-no-setting = { $name } no ajusta nada.
terminal-advice-no-setting = ¿Está mal escrito? docs/server.md enumera todas las variables.
terminal-found-settings = Hay { $given } de { $all } definidos, todos válidos.

## doctor: who can reach the server

terminal-found-open-host = El servidor escucha en { $host } sin proxy: los tokens viajan sin cifrar.
terminal-advice-open-host = Para amigos en la misma casa está bien. Si no, pon delante un proxy con https (deploy/), haz que el servidor escuche en 127.0.0.1 y define SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-proxies = Los proxies de { $proxies } dicen quién llama.
terminal-found-local = Solo esta máquina llega al servidor.
terminal-found-no-metrics = Nadie puede leerlas: SEVENWONDERS_METRICS_TOKEN no está definido.
terminal-found-all-trusted = SEVENWONDERS_TRUSTED_PROXIES confía en todo { $network }: cualquiera de ahí puede falsificar una dirección.
terminal-advice-all-trusted = Indica solo las direcciones de tus propios proxies.
terminal-found-bad-origin = SEVENWONDERS_ALLOWED_ORIGINS contiene «{ $origin }», que ningún navegador envía.
terminal-advice-bad-origin = Escribe un origen como https://example.org, sin ruta.
terminal-found-open-database = La conexión con PostgreSQL quizá va por la red sin cifrar.
terminal-advice-open-database = Añade ?sslmode=verify-full a SEVENWONDERS_DATABASE_URL, salvo que esa red sea privada.

## doctor: limits of the system

terminal-found-files = Aquí un proceso puede abrir { $files } archivos, suficientes para { $connections } conexiones.
terminal-advice-files = Sube el límite con `ulimit -n`, o con LimitNOFILE= en una unidad de systemd, o baja SEVENWONDERS_CONNECTIONS.
terminal-found-few-files = { terminal-found-files } Se quieren { $wanted }.
terminal-advice-few-files = { terminal-advice-files }
terminal-found-disk = Quedan { $free } MB libres en { $folder }.
terminal-advice-disk = Haz sitio, o acorta SEVENWONDERS_RECORD_DAYS. Con el disco lleno no se puede guardar ninguna respuesta.

## doctor: the database

terminal-found-in-memory = Las partidas están solo en memoria.
terminal-advice-in-memory = Desaparecen con el servidor: define SEVENWONDERS_DATABASE_URL.
terminal-found-no-database = { $fault }
terminal-advice-no-database = ¿Es correcta su dirección, está en marcha y puede usarla este usuario?
terminal-found-no-folder = No existe la carpeta { $folder }.
terminal-advice-no-folder = Créala y dásela al usuario del servidor.
terminal-found-read-only = Este usuario solo puede leer { $folder }.
terminal-advice-read-only = SQLite escribe archivos junto a la base de datos.
terminal-found-new-database = { $file } aún no existe. El servidor lo crea.
terminal-found-copied = { $file } se copió mientras un servidor lo tenía abierto, sin el archivo { $missing }: faltan los últimos cambios. Copia los dos archivos o, mejor, usa `sevenwonders backup`.
terminal-advice-copied = Busca el archivo que falta, o restaura una copia de seguridad.
terminal-found-sqlite = SQLite { $version }, { $size } MB.
terminal-found-postgresql = PostgreSQL { $version }, { $size } MB.
terminal-found-readable = Otros usuarios de esta máquina pueden leer { $file }.
terminal-advice-readable = Contiene secretos de partidas en curso: chmod 600 { $file }
terminal-found-journal = El registro de escritura anticipada (WAL) está activo.
terminal-found-no-journal = El registro de escritura anticipada (WAL) no está activo.
terminal-advice-no-journal = El servidor lo activa. Las unidades de red no pueden tenerlo.
terminal-found-writable = Se puede escribir en la base de datos.
terminal-found-unwritable = No se puede escribir en la base de datos: { $reason }.
terminal-advice-unwritable = Ejecútalo con el usuario del servidor.
terminal-found-unwritten = { $fault }
terminal-advice-unwritten = Mira el registro de PostgreSQL.
terminal-found-standby = No se puede escribir en la base de datos.
terminal-advice-standby = ¿Es una réplica? Si no, haz al usuario del servidor dueño de la base de datos.
terminal-found-sound = SQLite encuentra su archivo en orden.
terminal-found-damaged = El archivo está dañado: { $reason }.
terminal-advice-damaged = Restaura la última copia de seguridad.
terminal-found-no-tables = Aún no hay ninguna. El servidor las crea.
terminal-found-later-tables = Tienen la versión { $version }, y este programa conoce versiones hasta la { $newest }.
terminal-advice-later-tables = Usa la versión del programa que las escribió, o una posterior.
terminal-found-older-tables = Tienen la versión { $version }; este programa tiene la { $newest }.
terminal-advice-older-tables = Inicia el servidor: pone las tablas al día. Haz antes una copia de seguridad.
terminal-found-tables = Tienen la versión { $version }, la última.
terminal-found-games = { $games ->
    [one] Hay 1 partida.
   *[other] Hay { $games } partidas.
}
terminal-found-other-clock = El reloj de la máquina de la base de datos se desvía { $seconds } segundos.
terminal-advice-other-clock = Haz que las dos máquinas pongan su reloj en hora por la red (NTP): los plazos de los turnos dependen de ello.
terminal-found-clock = La máquina de la base de datos tiene la misma hora.
terminal-found-future = El último cambio se hizo { $seconds } segundos en el futuro.
terminal-advice-future = Pon el reloj en hora.
terminal-found-same-address = Varios servidores dicen que se llega a ellos en { $addresses }.
terminal-advice-same-address = Define SEVENWONDERS_RELAY_ADDRESS de cada uno con una dirección en la que los demás lleguen solo a ese.
terminal-found-servers = { $servers ->
    [0] Ningún servidor está en marcha con esta base de datos.
    [one] Hay 1 servidor en marcha con esta base de datos.
   *[other] Hay { $servers } servidores en marcha con esta base de datos.
}

## doctor: the way to the server. $url: its public address

terminal-found-no-url = { $url } no es la dirección de una página.
terminal-advice-no-url = Escribe una como https://example.org.
terminal-found-proxy = { $url } lleva al servidor.
terminal-found-certificate = No se acepta el certificado de { $url }: { $reason }.
terminal-advice-certificate = Renuévalo, con su cadena.
terminal-found-refused = { $url } responde con { $answer }.
terminal-advice-refused = ¿Está en marcha el servidor, y pasa el proxy las peticiones a su puerto?
terminal-found-stranger = En { $url } responde otra cosa.
terminal-advice-stranger = Haz que el proxy pase todas las direcciones.
terminal-found-unreachable = No se llega a { $url }: { $reason }.
terminal-advice-unreachable = ¿Está en marcha el proxy, y es correcto el nombre?
terminal-found-https = El servidor sabe que las visitas llegan por https.
terminal-found-https-unknown = El servidor no sabe que las visitas llegan por https.
terminal-advice-https-unknown = Haz que el proxy ponga X-Forwarded-Proto, e indica su dirección en SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-https-forged = El servidor toma por https una petición sin cifrar.
terminal-advice-https-forged = Haz que el proxy escriba X-Forwarded-Proto él mismo, sin dejar pasar el que llega.
terminal-found-no-https = Esta dirección no está cifrada.
terminal-advice-no-https = Consigue un certificado; Caddy lo hace solo (deploy/).
terminal-found-https-optional = No se dice a los navegadores que exijan https.
terminal-advice-https-optional = Haz que el proxy deje pasar la cabecera Strict-Transport-Security.
terminal-found-forgeable = Cualquiera puede falsificar una dirección: el servidor se creyó una inventada.
terminal-advice-forgeable = Haz que el proxy escriba X-Forwarded-For de nuevo, e indica solo el proxy en SEVENWONDERS_TRUSTED_PROXIES.
terminal-found-addresses = Esta petición vino de { $address }, y el servidor no se creyó su dirección falsificada.
terminal-found-no-proxy = No hay proxy. Esta petición vino de { $address }.
terminal-found-one-address = Todas las visitas parecen venir de { $address }, el proxy, y comparten un límite.
terminal-advice-one-address = Define SEVENWONDERS_TRUSTED_PROXIES={ $address }, y haz que el proxy escriba X-Forwarded-For.
terminal-found-host = El servidor conoce su propio nombre.
terminal-found-other-host = { $heard ->
    [none] El servidor se llama { $name }, pero no oye nada: rechazará los sockets de los navegadores.
   *[some] El servidor se llama { $name }, pero oye { $heard }: rechazará los sockets de los navegadores.
}
terminal-advice-other-host = Haz que el proxy deje pasar la cabecera Host.
terminal-found-sockets = Los sockets de los navegadores llegan.
terminal-found-no-sockets = Los sockets de los navegadores no llegan: { $reason }.
terminal-advice-no-sockets = Haz que el proxy deje pasar las cabeceras Upgrade y Connection (deploy/nginx.conf), sin búfer.
