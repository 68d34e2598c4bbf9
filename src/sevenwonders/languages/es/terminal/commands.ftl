# What “sevenwonders COMMAND --help” says. Each message is one line without a choice.

## The frame of a help page

command-sevenwonders = La familia de juegos de mesa 7 Wonders: jugar, simular, comprobar las reglas, volver a ver partidas y puntuar.
command-sevenwonders-version = Muestra la versión y termina.
command-usage = Uso:
command-usage-options = [OPCIONES]
command-usage-command = COMANDO [ARGUMENTOS]...
command-usage-help = Escribe «{ $command }» para ver la ayuda.
command-arguments = Argumentos
command-options = Opciones
command-commands = Comandos
command-default = por defecto: { $value }
command-required = obligatorio
command-or = { $others } o { $last }

## Options that several commands have

command-option-help = Muestra esta ayuda y termina.
command-option-language = El idioma: { $languages }.
command-option-players = El número de jugadores, de 2 a 7 en la mayoría de los juegos.
command-option-wonders = «random», una cara como «A» para todos, o una maravilla por asiento: «Giza A,random,Rhodes B».
command-option-game = Qué juego: { $games }.
command-option-edition = La edición del juego: 1 o 2.
command-option-expansion = { $expansions }; sepáralas con comas o repite la opción.
command-option-variant = { $variants }, si el juego la tiene.
command-option-option = Una opción de las reglas, como KEY=VALUE; repítela para dar varias. Claves: { $keys }.
command-option-games = El número de partidas.
command-option-seed = De 0 a 2^64 - 1; la misma semilla da las mismas partidas.
command-option-jobs = El número de procesos, de 1 a { $mostJobs }.
command-option-cluster = Juega en un clúster de Ray: su dirección, o auto. Consulta docs/scale.md.
command-option-as-json = Muestra un objeto JSON en lugar de tablas.
command-option-report = Guarda tablas y gráficas en este archivo HTML.
command-option-budget-ms = Cuánto tiempo piensa un bot cada jugada.
command-option-iterations = Iteraciones de búsqueda que un bot puede gastar en una jugada.
command-option-database = La base de datos, si no es la de SEVENWONDERS_DATABASE_URL.
command-option-file = El archivo con la grabación.

## Options of commands that read tables from files: check, replay and score

command-file-game = Solo mesas de este juego: { $games }.
command-file-edition = Solo mesas de esta edición: 1 o 2.
command-file-expansion = Solo mesas con estas expansiones; sepáralas con comas o repite la opción.
command-file-variant = Solo esta variante: { $variants }.

## Playing

command-play = Juega una partida contra bots en la terminal: a 7 Wonders, o a Architects con `--game architects`.
command-play-more = En el juego clásico con 2 jugadores, te turnas con un bot para llevar la Ciudad Libre que hay entre los dos.
command-play-seed = Repite un reparto. Sin esta opción se usa una semilla al azar, que se muestra.
command-play-bot = El bot de los demás asientos: { $bots }, o el tuyo como my_module:MyBot.
command-play-save = Al final, guarda la grabación de la partida en este archivo.
command-serve = Inicia un servidor para jugar en el navegador: contra bots, con amigos, con espectadores.
command-serve-more = Todo lo demás se ajusta con variables de entorno (docs/server.md).
command-serve-host = La dirección en la que escucha; 0.0.0.0 para todas las redes.
command-serve-port = El puerto; por defecto, el siguiente que esté libre.
command-serve-database = sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME.
command-serve-bots = Bots de otros paquetes que las mesas pueden invitar: my_module:MyBot o el nombre de un punto de entrada. Su código se ejecuta con los permisos del servidor.
command-serve-browser = Abre la página en un navegador en cuanto el servidor responde.

## Games between bots

command-simulate = Juega muchas partidas entre bots y muestra puntos, tasas de victoria y velocidad.
command-simulate-more = Separa los elementos de una lista con comas o repite la opción: `--bot greedy,random,random` es lo mismo que `--bot greedy --bot random --bot random`. El resultado depende de la semilla, no del número de procesos.
command-simulate-bot = { $bots }, o el tuyo como my_module:MyBot: uno para todos los asientos, o uno por asiento.
command-arena = Enfrenta a bots y programas con los mismos repartos desde todos los asientos, y mide la diferencia.
command-arena-more = Cada reparto se juega una vez por asiento, y los bots avanzan un asiento cada vez: `--players 4 --games 400` juega 100 repartos. El resultado depende de la semilla y no del número de procesos, salvo que un bot mire el reloj. docs/bots.md explica cómo leer las tablas, y docs/bot-protocol.md cómo escribir un programa que juegue.
command-arena-bots = { $bots }, o el tuyo como my_module:MyBot, o un programa: uno para todos, o uno por asiento.
command-arena-players = El número de jugadores; por defecto, uno por bot.
command-arena-bot-command = Un programa que juega, como COMMAND (se llamará command:1, command:2 ...) o NAME=COMMAND.
command-arena-limit-ms = Cuánto puede tardar un programa en una jugada; { $limit } ms o el doble del presupuesto.
command-train = Entrena bots que juegan contra sí mismos, y guarda los pesos con los que juegan.
command-train-more = Los bots juegan partidas, los pesos se ajustan a ellas, y con esos pesos los bots juegan partidas mejores. Si se interrumpe, el mismo comando lo continúa. Cada ronda deja un archivo NAME_ROUND.weights; docs/bots.md explica qué hacer con él. Hace falta NumPy, que viene con el extra `research`.
command-train-config = Qué entrenar: { $recipes }, o un archivo YAML.
command-train-out = La carpeta para las partidas y los pesos.
command-evaluate = Mide la fuerza de un bot o programa con un protocolo que permite comparar los resultados.
command-evaluate-more = El jugador se enfrenta a cada rival en repartos fijos, una vez desde cada asiento, con los tableros de entrenamiento y con los reservados para la prueba. El mismo comando da los mismos números en todas partes. docs/environments.md describe el protocolo.
command-evaluate-agent = { $bots }, o el tuyo como my_module:MyBot, o un programa como NAME=COMMAND.
command-evaluate-against = Los rivales, uno tras otro; por defecto, todos los bots.
command-evaluate-players = El número de jugadores.
command-evaluate-limit-ms = Cuánto puede tardar un programa en una jugada.
command-evaluate-markdown = Muestra la tabla en Markdown, para un informe.
command-selfplay = Juega muchas partidas entre bots y las guarda como conjunto de datos para investigar.
command-selfplay-more = Crea games.parquet con el resultado de cada jugador, archivos Parquet con todas las respuestas de cada partida, y manifest.json y croissant.json. Si se interrumpe, el mismo comando lo continúa. La huella de los datos depende de la semilla, no del número de procesos ni del clúster. docs/datasets.md explica cómo leer los datos. Hace falta el extra `research`.
command-selfplay-out = La carpeta para el conjunto de datos.
command-selfplay-bots = { $bots }, o el tuyo como my_module:MyBot: uno para todos los asientos, o uno por asiento.
command-bot = Ejecuta un bot que habla el protocolo de líneas por su entrada y su salida estándar.
command-bot-more = Lee preguntas de la entrada estándar y escribe elecciones en la salida estándar, como describe docs/bot-protocol.md. `sevenwonders arena --bots command:1,easy,easy --bot-command "sevenwonders bot greedy"` lo pone a jugar.
command-bot-name = { $bots }, o el tuyo como my_module:MyBot.
command-puzzles = Crea puzles del día a partir de partidas entre bots, o describe los que trae el programa.
command-puzzles-more = Sin archivo, describe los puzles que trae el programa. Con uno, crea puzles, uno para cada día: hace jugar a bots de distinta fuerza y se queda con posiciones en las que la búsqueda más fuerte está segura de su jugada. Si se interrumpe, el mismo comando lo continúa. docs/puzzles.md explica con qué posiciones se queda.
command-puzzles-out = Crea puzles y los guarda en este archivo.
command-puzzles-weeks = Para cuántas semanas, de 1 a { $mostWeeks }.

## Records, rules and cards

command-check = Comprueba las reglas con archivos de escenarios: posiciones, elecciones y los resultados esperados.
command-check-paths = Archivos de escenarios, o carpetas con ellos.
command-replay = Recorre otra vez una partida grabada, turno a turno o como registro.
command-replay-seat = Muestra solo lo que podía ver este asiento; -1 es un espectador. Por defecto se muestra todo.
command-replay-everything = Muestra toda la partida de una vez, no turno a turno.
command-analyse = Muestra cuánto valía cada jugada de una partida grabada, y qué habría sido mejor.
command-analyse-more = Cada jugada se juzga con lo que sabía en ese momento quien la hizo: todas sus opciones se prueban en los mismos mundos imaginados. Lo que costó frente a la mejor se mide en probabilidad de ganar, puesto y puntos, así que también una partida perdida tiene jugadas buenas y malas. Un coste que puede ser casualidad no se marca. docs/analysis.md explica cómo leer las tablas.
command-analyse-budget-ms = Cuánto tiempo se piensa cada jugada.
command-analyse-worlds = Mundos en los que se prueban las opciones de cada jugada; por defecto, { $worlds }.
command-verify = Demuestra que el reparto de una partida grabada estaba fijado antes de que nadie se sentara.
command-verify-more = El código de salida es 0 si lo estaba, 1 si no, y 2 si la grabación no permite saberlo: no tiene compromiso, le falta el final de la partida o viene de otras reglas.
command-verify-commitment = El compromiso que te mostró la sala. Sin esta opción se usa el de la grabación.
command-verify-unfinished = Acepta una grabación que termina antes que su partida, y comprueba lo que hay.
command-score = Puntúa las ciudades de una mesa real: puntos por categoría, totales y puestos.
command-score-more = Con opciones puedes completar lo que falte en el `config` del archivo.
command-score-file = Las ciudades en sentido horario, como YAML, u hojas de puntuación guardadas desde la página.
command-score-as-json = Muestra en su lugar un objeto JSON por mesa.
command-cards = Busca cartas, maravillas, cadenas y fichas.
command-cards-more = Sin nombre, enumera todo lo que pasa los filtros; con nombres, muestra esas cartas o maravillas en detalle.
command-cards-name = Cartas, maravillas o fichas para ver en detalle.
command-cards-age = Solo esta Era, de 1 a 3.
command-cards-colour = Solo este color, por ejemplo blue.
command-cards-players = Solo cartas que se usan con este número de jugadores, con el número de copias.
command-cards-effect = Solo cartas cuyo efecto contiene estas palabras.
command-cards-wonders = Muestra las maravillas en lugar de las cartas.
command-cards-chains = Muestra las cadenas como árbol.

## For translators, and for who runs a server

command-translations = Enumera lo que le falta a cada idioma de la página, y empieza idiomas nuevos.
command-translations-more = El código de salida es 1 si algo falta o no encaja.
command-translations-code = El idioma que se revisa, por ejemplo `de`. Sin él, todos.
command-translations-write = Añade a sus archivos lo que falta, en inglés, para traducirlo allí.
command-backup = Guarda en un archivo todas las partidas del servidor, incluso mientras está en marcha.
command-backup-more = El archivo lo contiene todo, también los secretos de las partidas en curso: protégelo igual que la base de datos.
command-backup-file = El archivo que se crea.
command-backup-overwrite = Reemplaza el archivo si ya existe.
command-restore = Llena una base de datos con una copia de seguridad. Detén antes sus servidores.
command-restore-more = La copia puede venir de SQLite o de PostgreSQL, y ser de una versión anterior del programa.
command-restore-file = El archivo que creó `backup`.
command-restore-replace = Borra las partidas que hay ahora en la base de datos.
command-restore-check = Solo comprueba el archivo. No toca ninguna base de datos.
command-doctor = Comprueba los ajustes, la base de datos, los límites, el reloj, el disco y el proxy de un servidor, y dice qué hacer.
command-doctor-more = Ejecútalo con el usuario y el entorno del servidor. El código de salida es 1 si hay algún problema.
command-doctor-url = La dirección pública, como https://example.org, para probarla igual que un navegador.
command-doctor-as-json = Muestra los resultados como JSON.
