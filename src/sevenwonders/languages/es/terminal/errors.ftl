# What went wrong, in one or two sentences that say what to do.

error-title = Error:

## A command line that cannot be understood. $name: an option such as '--players' / '-p', or the name of an argument

error-usage-command = No existe el comando «{ $name }».
error-usage-near-command = No existe el comando «{ $name }». ¿Quieres decir { $near }?
error-usage-no-command = Falta el comando.
error-usage-option = No existe la opción { $name }
error-usage-near-option = No existe la opción { $name } (opciones parecidas: { $near })
error-usage-value = La opción «{ $name }» necesita un valor.
error-usage-no-value = La opción «{ $name }» no admite ningún valor.
error-usage-missing-argument = Falta el argumento { $name }.
error-usage-missing-option = Falta la opción { $name }.
error-usage-extra = Sobran argumentos: { $words }
error-usage-number = Valor no válido para { $name }: tiene que ser un número entero.
error-usage-least = Valor no válido para { $name }: tiene que ser un número entero, { $least } o más.
error-usage-range = Valor no válido para { $name }: tiene que ser un número entero de { $least } a { $most }.
error-usage-unfit = Valor no válido para { $name }: { $why }
error-usage-language = No existe el idioma «{ $language }». Los que hay: { $languages }.

## Tables that cannot be played

error-no-game = No existe el juego «{ $game }». Usa { $names }.
error-players = El juego admite de { $least } a { $most } jugadores, no { $players }.
error-edition = No se puede jugar con la edición { $edition }. Usa la edición 1 o 2.
error-first-expansion = La primera edición no tiene la expansión «{ $name }». Quita las expansiones o usa la edición 2.
error-no-expansion = No existe la expansión «{ $name }». Usa { $names }.
error-no-variant = No existe la variante «{ $name }». Usa { $names }, o quítala.
error-variant-edition = { $edition ->
    [1] La variante «{ $name }» es de la primera edición. Usa la edición { $edition }.
   *[other] La variante «{ $name }» es de la segunda edición. Usa la edición { $edition }.
}
error-variant-players = La variante «{ $name }» es para { $counts } jugadores, no para { $players }.
error-two-players = La segunda edición admite de 3 a { $most } jugadores. Para dos, usa la edición 1.
error-no-option = Esta mesa no tiene la opción «{ $name }». Las que hay: { $names }.
error-no-options = Esta mesa no tiene la opción «{ $name }», ni ninguna otra.
error-option-value = La opción { $name } puede ser { $values }, no «{ $value }».
error-key-value = «{ $words }» no es una opción. Escribe KEY=VALUE.
error-empty-wish = En «{ $wishes }» hay un hueco. Escribe «random» para una maravilla al azar.
error-wishes = Esta mesa tiene { $count } ciudades: indica una sola maravilla, cara o «random» para todas, o una para cada ciudad.
error-same-wonder = Cada maravilla existe una vez: indica maravillas distintas.
error-wish = { $fault } Puedes pedir «random», una cara, o una maravilla con su cara, como «Giza A».
error-seed = Una semilla es un número de 0 a { $most }.
error-seed-or-secret = Una semilla es un número de 0 a { $most }, o un secreto de { $bits } bits.
error-no-seat = Ningún jugador ocupa el asiento { $seat }. Usa { $seats }, o -1 para un espectador.

## Tables of Architects

error-box-edition = Architects no tiene edición { $edition }. Usa la edición 1.
error-box-expansion = Architects no tiene la expansión «{ $name }». Quita las expansiones.
error-box-variant = Architects no tiene la variante «{ $name }». Quítala.
error-box-option = Architects no tiene la opción «{ $name }». Las que hay: { $names }.
error-box-wishes = Esta mesa tiene { $count } asientos: escribe «random» una vez para todos, o una maravilla o «random» para cada uno.
error-box-wish = { $fault } Pide una de ellas o «random».

## Bots and programs

error-no-bot = No existe el bot «{ $name }». Usa { $names }. El tuyo se escribe my_module:MyBot.
error-bots-count = { $bots ->
    [one] { $bots } bot para { $players } jugadores: indica uno para todos los asientos, o uno por asiento.
   *[other] { $bots } bots para { $players } jugadores: indica uno para todos los asientos, o uno por asiento.
}
error-bot-class = «{ $name }» no es un bot. Hazlo una subclase de sevenwonders.Bot.
error-bot-name = «{ $name }» no es un bot. Indica una subclase de sevenwonders.Bot como my_module:MyBot.
error-bot-load = No se puede cargar el bot «{ $name }» ({ $reason }). Indícalo como my_module:MyBot.
error-bot-twice = Ya hay un bot «{ $name }». Dale otro nombre al programa.
error-bot-ours = «{ $name }» es uno de nuestros bots y ya se ofrece de por sí. Indica solo bots de otros paquetes.
error-bot-game = El bot «{ $name }» dice que juega a «{ $game }». Los juegos son { $names }.
error-program = { $name } no puede jugar. { $reason }
error-program-command = El programa «{ $command }»
error-program-bot = El bot «{ $name }»
error-program-windows = Los programas solo pueden jugar en Linux y macOS.
error-program-unstarted = No se puede iniciar el programa: { $reason }
error-program-endless = El programa ha escrito una línea sin fin.
error-program-closed = El programa ha cerrado su salida.
error-program-ended = El programa ha terminado con el código { $code }.
error-program-said = { $ending } { $words }
error-program-late = El programa ha tardado más de { $limit } ms.
error-program-silent = El programa no ha enviado ningún «hello».
error-program-stopped = El programa se ha detenido definitivamente.
error-message-json = Esto no es JSON: { $line }
error-message-type = Esto no es un objeto JSON con «type»: { $line }
error-message-games = Los juegos de un «hello» son una lista de textos.
error-message-hello = Se esperaba «hello», no «{ $type }».
error-message-protocol = El otro lado habla el protocolo { $theirs }, y este, el { $ours }.
error-message-choice = Esto no es una elección para la decisión { $decision }: { $line }
error-message-option = { $choice } no es una de las opciones.
error-message-order = Antes de «options» tienen que llegar «config» y «view».
error-message-form = Un mensaje no es como dice docs/bot-protocol.md. { $fault }
error-budget-both = Un presupuesto es un número de iteraciones o de milisegundos, no ambas cosas.
error-budget = No puede haber un presupuesto de { $amount }. Elige un número de 1 a { $most }.
error-limit = No puede haber un límite de { $limit } ms. Elige de 1 a { $most }.
error-no-weights = No hay pesos para «{ $game }». Créalos con `sevenwonders train`.
error-weights = Los pesos de { $file } no se pueden leer: { $reason }. Vuelve a entrenarlos.
error-weights-format = Los pesos de { $file } tienen el formato { $found }, no el { $wanted }. Vuelve a entrenarlos.

## Many games

error-games = No se pueden jugar { $games } partidas. Pide de 1 a { $most }.
error-jobs = No puede haber { $jobs } procesos. Elige de 1 a { $most }.
error-weeks = No pueden ser { $weeks } semanas. Elige de 1 a { $most }.
error-report-folder = No se puede guardar el informe: no existe la carpeta { $folder }.
error-report = No se puede guardar el informe: { $reason }
error-needs-numpy = Para entrenar hace falta NumPy: pip install 'sevenwonders[research]'.
error-needs-pyarrow = Para los conjuntos de datos hace falta pyarrow: pip install 'sevenwonders[research]'.
error-needs-ray = Para jugar en un clúster hace falta Ray: pip install 'sevenwonders[cluster]'.
error-no-cluster = No hay ningún clúster en { $address }: { $reason }. Inicia uno con `ray start --head`.
error-no-recipe = No existe la receta «{ $name }». Usa un archivo o una de estas: { $names }.
error-recipe = No se puede leer la receta «{ $name }»: { $reason }.
error-recipe-empty = La receta «{ $name }» necesita al menos una mesa y una ronda.
error-other-journal = { $file } es de otra semilla u otro número de semanas. Usa otro archivo.
error-no-journal = { $file } no es un registro de puzles. Usa otro archivo.
error-other-games = { $folder } contiene otras partidas: con otra configuración, otra semilla u otro número. Elige una carpeta vacía.
error-no-manifest = No se puede leer { $file }: { $reason }. Indica la carpeta que creó `sevenwonders selfplay`.
error-data-set = No se puede leer { $file }: { $reason }. Vuelve a crear el conjunto de datos.
error-data-set-damaged = { $file } está dañado: su hash no coincide. Vuelve a crear el conjunto de datos.

## Files

error-no-file = No existe el archivo { $file }. Comprueba su nombre.
error-folder = { $file } es una carpeta. Indica un archivo.
error-unwritten = No se puede escribir { $file } ({ $reason }). Elige otro sitio.
error-unread = No se puede leer { $file } ({ $reason }). Indica el archivo de una partida o de una grabación.
error-too-large = { $file } ocupa más de { $most } bytes, y ninguna partida ni grabación llega a tanto. Indica otro archivo.
error-no-record = { $file } está dañado o es otra cosa ({ $reason }). Indica el archivo de una partida o de una grabación.
error-other-table = { $file } trata de una mesa distinta de la que piden las opciones. Es una mesa con { $options }.
error-no-scenario = No hay ningún escenario en { $files }. Los escenarios son archivos *.yaml o *.yml.
error-no-such-scenario = { $count ->
    [one] El único escenario que hay no trata de una mesa así. Quita alguna opción.
   *[other] Ninguno de los { $count } escenarios que hay trata de una mesa así. Quita alguna opción.
}

## Records of games. $fault: a whole sentence with the reason

error-record-config = No se puede jugar con la configuración de la grabación: { $fault }
error-saved-config = No se puede jugar con la configuración guardada: { $fault }
error-record-answer = La respuesta { $number } de la grabación no encaja con la partida: { $fault } La grabación está dañada: usa una copia intacta.
error-record-version = La grabación tiene el formato { $form } y la versión { $rules } de las reglas; este programa lee el formato { $expected } y la versión { $known } de las reglas. Ábrela con la versión que la creó.
error-no-rules = No existe la versión { $rules } de las reglas de «{ $game }». Usa una de estas: { $known }.
error-broken = Los datos guardados están dañados: «{ $field }» debería { $expected }. Carga una copia intacta del archivo.
error-expected-mapping = ser un diccionario
error-expected-text-keys = ser un diccionario con claves de texto
error-expected-list = ser una lista
error-expected-number = ser un número entero
error-expected-boolean = ser true o false
error-expected-text = ser un texto
error-expected-there = estar presente
error-expected-range = estar entre { $least } y { $most }
error-expected-length = ser una lista de longitud { $count }
error-expected-pairs = contener pares de número y elección
error-expected-seed = ser un número, o un secreto de { $digits } dígitos hexadecimales

## The proof of a deal: a secret and a commitment, long numbers

error-no-commitment = Esta grabación no tiene compromiso, así que no se puede demostrar nada sobre su reparto. Tampoco lo tienen las partidas con una semilla elegida ni las de versiones anteriores.
error-commitment-form = Un compromiso tiene 64 dígitos hexadecimales. Cópialo entero de la mesa.
error-other-secret = El secreto de la grabación no encaja con su compromiso. A ese secreto le corresponde { $real }; el compromiso de la grabación es { $committed }.
error-other-commitment = El compromiso de la grabación es { $committed }, no el que se te mostró.
error-more-answers = La partida acaba tras { $answers ->
        [one] { $answers } respuesta
       *[other] { $answers } respuestas
    }, pero la grabación tiene { $recorded }. Alguien le ha añadido respuestas: descarga otra vez la grabación desde la mesa.
error-other-deal = La partida no se jugó con el reparto que sale del secreto. { $fault }
error-cut-short = Esta grabación está cortada: termina tras { $answers ->
        [one] { $answers } respuesta
       *[other] { $answers } respuestas
    } ({ $moment }), y la partida sigue. Descarga la grabación entera desde la mesa. Para comprobar solo lo que hay, añade --unfinished.

## Documents that people write: score files and scenarios

error-at = { $place }: { $fault }
error-yaml = Esto no se puede leer como YAML: { $reason }
error-document-unread = Esto no se puede leer: { $reason }
error-no-table = Un archivo de puntuación contiene al menos una mesa.
error-node-mapping = debería tener la forma clave: valor
error-node-list = debería ser una lista
error-node-number = debería ser un número entero, no «{ $value }»
error-node-range = debería estar entre { $least } y { $most }, pero es { $value }
error-node-boolean = debería ser true o false, no «{ $value }»
error-node-text = debería ser un texto, no «{ $value }»
error-node-key = clave desconocida «{ $key }». Aquí valen: { $known }
error-node-missing = falta la clave «{ $key }»
error-node-seat = «{ $key }» no es un asiento; los asientos van del 0 al { $last }
error-node-cities = esta mesa tiene { $expected } ciudades, no { $found }
error-node-wonders = cada maravilla existe una vez, pero { $wonder } aparece dos veces
error-node-no-key = esta mesa no tiene «{ $key }»
error-node-wonder = falta la maravilla
error-node-stages = las etapas se numeran a partir de 1, hasta { $most } como máximo
error-node-stage-twice = ninguna etapa se construye dos veces
error-node-token = ningún marcador militar vale { $value }; los hay de { $values }
error-node-hand = la partida ha terminado: nadie tiene cartas en la mano
error-node-cat = solo hay un gato, y lo tiene el asiento { $seat }
error-node-box = en los mazos de esta mesa no hay más cartas llamadas { $card }
error-node-deck = indica qué cartas tiene el mazo; una lista vacía es un mazo vacío
error-node-no-steps = un escenario necesita al menos un paso
error-node-empty-step = un paso necesita «play», «expect» o ambos
error-node-kind = «{ $kind }» no es un tipo de decisión; los tipos son { $known }
error-node-per-seat = debería tener un número para cada uno de los { $seats } asientos
error-node-per-deck = debería tener un número para cada uno de los { $decks } mazos, el central al final
error-node-unranked = el asiento { $seat } no está en la clasificación; los asientos de los jugadores son { $seats }
error-node-card-payments = escribe «build CARD» o «stage CARD»; los pagos van en la lista
error-node-stage-payments = escribe «stage N»; los pagos van en la lista
error-node-payment = debería indicar las monedas a la izquierda y a la derecha y, si hace falta, a la banca, más a la izquierda y más a la derecha
error-node-stage-payment = debería indicar cartas, y luego «using NAME» por cada ficha que ayuda a pagar
error-node-not-asked = al asiento { $seat } no se le pregunta nada
error-node-not-asked-for = al asiento { $seat } no se le pregunta ahora por «{ $choice }»
error-node-refused = «{ $choice }» se rechaza: { $reason }
error-node-not-offered = «{ $choice }» no se ofrece: { $reason }
error-node-offered = «{ $choice }» se ofrece
error-node-other-reason = «{ $words }» no aparece en el motivo: { $reason }
error-node-built = la carta { $card } está construida
error-node-not-built = la carta { $card } no está construida
error-node-differs = se esperaba { $expected }, pero es { $found }
error-lines = { $lines }{ "\u000A" }{ $last }

## Settings of the server. $name: an environment variable, such as SEVENWONDERS_PORT

error-setting = { $name } vale «{ $value }». Debería ser { $expected }.
error-setting-whole-range = un número entero de { $least } a { $most }
error-setting-whole-least = un número entero, { $least } o más
error-setting-range = un número de { $least } a { $most }
error-setting-least = un número, { $least } o más
error-setting-above = un número mayor que { $least }
error-setting-empty = { $name } está vacío. Escribe un valor, o quítalo para usar el valor por defecto.
error-metrics-token = SEVENWONDERS_METRICS_TOKEN tiene menos de 16 caracteres. Elige uno más largo.
error-database-url = SEVENWONDERS_DATABASE_URL debe ser sqlite:///FILE, sqlite:// o postgresql://USER:PASSWORD@HOST/NAME; empieza por «{ $start }».
error-no-network = SEVENWONDERS_TRUSTED_PROXIES: «{ $network }» no parece una red IPv4 o IPv6. Escribe una red como 10.0.0.0/8.
error-host-bits = SEVENWONDERS_TRUSTED_PROXIES: { $network } incluye bits de host. Escribe una red como { $meant }.

## The server and its database

error-server-packages = El servidor necesita paquetes que no están instalados ({ $package }). Instálalos con: pip install 'sevenwonders[server]'
error-listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }.
error-port = El puerto { $port } de { $host } está ocupado. Indica otro con --port.
error-database = No se puede usar la base de datos: { $reason }
error-no-postgresql = En Windows el servidor guarda sus partidas solo en SQLite: allí no funciona con el controlador de PostgreSQL.
error-no-driver = PostgreSQL necesita un paquete que no está instalado. Instálalo con: pip install 'sevenwonders[postgres]'
error-no-folder = No existe la carpeta { $folder } para la base de datos. Créala primero.
error-database-taken = Otro servidor tiene abierto { $file }, y un archivo SQLite es de un solo proceso. Detén el otro servidor, indica otro archivo o usa PostgreSQL para varios procesos.
error-address-taken = Otro servidor de esta base de datos dice que también se llega a él en { $address }. Define SEVENWONDERS_RELAY_ADDRESS con una dirección en la que los demás lleguen solo a este.
error-newer-database = Esta base de datos es de una versión posterior del servidor: { $reason }.
error-database-in-memory = Una base de datos en memoria desaparece con su servidor: no hay nada que guardar ni que restaurar.
error-no-database = No existe la base de datos { $file }.
error-in-use = Hay un servidor en marcha con esta base de datos. Detenlo antes, o restaura la copia en otra.
error-no-games = Esta base de datos no tiene partidas: ningún servidor la ha usado todavía.
error-has-games = La base de datos ya tiene partidas ({ $games }). Reemplázalas todas con --replace.
error-later-database = Esta base de datos es de una versión posterior del servidor. Restaura la copia en otra.
error-file-exists = { $file } ya existe. Indica otro archivo o sobrescríbelo con --overwrite.
error-file-unwritten = No se puede escribir { $file }: { $reason }.
error-file-uncreated = No se puede crear { $file }: { $reason }.
error-file-unread = No se puede leer { $file }: { $reason }.
error-no-backup = { $file } no es una copia de seguridad de este programa.
error-later-backup = { $file } es de una versión posterior del programa: restáuralo con esa versión.
error-damaged-backup = { $file } está dañado: { $why }. Usa otra copia de seguridad.
error-damage-checksum = su suma de comprobación no coincide
error-damage-end = termina demasiado pronto
error-damage-rest = hay algo después de su final
error-damage-unread = no se puede leer
error-damage-line = no se puede leer una de sus líneas
error-damage-row = una fila de { $table } tiene { $values } en vez de { $columns } valores
error-other-columns = { $file } no encaja: { $table } tiene otras columnas en la versión { $version }.
error-sqlite-backup = { $file } es una base de datos SQLite y no una copia de seguridad. Si solo copias el archivo, falta lo que hay en { $file }-wal. Donde esté todo, haz una copia de seguridad: sevenwonders backup FILE --database sqlite:///{ $file }
error-few-files = Aquí un proceso solo puede abrir { $files } archivos, y el servidor necesita más. Sube el límite con `ulimit -n`, o con LimitNOFILE= en una unidad de systemd.
