rulespage-title = Las reglas en breve
rulespage-game = Juego
rulespage-lead = Primera edición, de tres a siete jugadores, y la variante para dos.
rulespage-second-lead = Segunda edición, de tres a siete jugadores, con { $added }.
rulespage-architects-lead = Architects, de dos a siete jugadores, una media hora.
rulespage-search = Buscar en las reglas
rulespage-search-placeholder = cadena, comercio, empate
rulespage-contents = Contenido
rulespage-none = No se ha encontrado nada. Prueba con una palabra más corta o borra la búsqueda.

## The classic game, first edition. A message without a second part in its id is a heading, those below it its text

rules-aim = De qué se trata
rules-aim-city = Cada cual dirige una ciudad con una maravilla. A lo largo de tres Eras todos eligen cartas a la vez, una por turno, y las construyen. Tras la tercera Era gana la ciudad con más puntos.
rules-aim-neighbours = Para el comercio y la guerra solo importan las dos ciudades vecinas de la tuya, sea cual sea el número de jugadores.

rules-setup = Antes del primer turno
rules-setup-board = Cada ciudad recibe un tablero de maravilla, por la cara A o B, y 3 monedas.
rules-setup-cards = Las cartas de cada Era dependen del número de jugadores. La Era III también tiene gremios: dos más que jugadores, sacados al azar.
rules-setup-hand = Al empezar cada Era todos reciben una mano de 7 cartas.

rules-age = Una Era
rules-age-turns = Una Era tiene seis turnos. En el sexto tienes dos cartas: usas una y la otra se descarta sin dar monedas. Después los vecinos comparan sus ejércitos.
rules-age-direction = Las manos van a la izquierda en las Eras I y III, y a la derecha en la Era II.

rules-turn = Un turno
rules-turn-choose = Elige en secreto una carta de tu mano y lo que harás con ella.
rules-turn-show = Cuando todos han elegido, las cartas se muestran y se resuelven a la vez.
rules-turn-pass = Pasa el resto de tu mano.
rules-turn-before = Todos pagan con lo que las ciudades tenían antes del turno. Las monedas o los bienes que llegan durante un turno se pueden usar desde el siguiente. Los efectos que cuentan cartas ven lo que los vecinos han construido en el mismo turno.

rules-uses = Qué hacer con una carta
rules-uses-build = Construirla: paga su coste y ponla en tu ciudad. Nunca dos cartas con el mismo nombre en una ciudad.
rules-uses-stage = Construir una etapa de tu maravilla: paga el coste de la etapa siguiente y pon la carta boca abajo debajo. No importa qué carta sea.
rules-uses-sell = Venderla: descártala boca abajo y toma 3 monedas. Esto siempre es posible.

rules-cost = Cuánto cuestan las cosas
rules-cost-kinds = Una carta puede ser gratis, costar monedas para la banca o necesitar bienes. Los bienes no se gastan: tu ciudad los produce otra vez cada turno.
rules-cost-producer = Una carta que deja elegir entre varios bienes da solo uno por construcción, y cada turno decides de nuevo.
rules-cost-own = Si tu propia ciudad produce todo lo necesario, construir no cuesta nada. Lo que falta se puede comprar a los vecinos.

rules-trade = Comercio con los vecinos
rules-trade-neighbours = Solo compras a la ciudad de tu izquierda y a la de tu derecha. No pueden negarse.
rules-trade-price = Cada bien que falta cuesta 2 monedas, que se pagan a ese vecino. Algunas cartas amarillas y una maravilla bajan el precio a 1.
rules-trade-sale = Se vende lo que producen el propio tablero de maravilla y las cartas marrones y grises. Los bienes de cartas amarillas y de etapas son solo para quien los tiene.
rules-trade-shared = Tu compra no quita nada: el vecino puede usar el mismo bien en el mismo turno.
rules-trade-before = Las monedas tienen que ser tuyas antes del turno. Lo que te pagan cuenta desde el turno siguiente.
rules-trade-splits = Si hay varias formas de pagar, la mesa ofrece cada reparto razonable entre izquierda y derecha, primero el más barato.

rules-chains = Cadenas
rules-chains-free = Algunas estructuras hacen gratis una posterior: si construiste la primera en una Era anterior, construyes la segunda sin pagar nada. Lo marca en la carta un dibujo de cadena.

rules-colours = Los siete colores
rules-colours-brown = Marrón, materias primas: madera, piedra, mineral y arcilla.
rules-colours-gray = Gris, productos manufacturados: vidrio, papiro y tela.
rules-colours-blue = Azul, estructuras civiles: puntos.
rules-colours-yellow = Amarillo, comercio: monedas, compras más baratas, bienes para ti y puntos en la Era III.
rules-colours-red = Rojo, militar: escudos.
rules-colours-green = Verde, ciencia: compás, engranaje y tablilla.
rules-colours-purple = Morado, gremios, solo en la Era III: puntos por lo que hay en tu ciudad o en las vecinas.

rules-wonders = Maravillas
rules-wonders-stages = Una maravilla tiene de dos a cuatro etapas, que se construyen de izquierda a derecha. El efecto de una etapa funciona desde que se construye, como el de una carta.
rules-wonders-goods = Bienes a tu elección: uno de los bienes mostrados por turno, no se vende.
rules-wonders-discarded = Construir de los descartes: mira todas las cartas descartadas al final del turno y construye gratis una de ellas. No puedes tomar una carta cuyo nombre ya tenga tu ciudad.
rules-wonders-last-card = Jugar la última carta: en el sexto turno usas también tu séptima carta, pagándola como siempre.
rules-wonders-free = Estructura gratis: una vez por Era construyes cualquier carta de tu mano sin su coste.
rules-wonders-guild = Copiar un gremio: al final de la partida, una carta morada de un vecino cuenta también para ti.
rules-wonders-science = Ciencia a tu elección: al final de la partida, un símbolo del tipo que más ayude.

rules-war = Guerra al final de una Era
rules-war-compare = Compara escudos con cada vecino. La ciudad con más toma un marcador de victoria, la que tiene menos uno de derrota; los ejércitos iguales no toman nada.
rules-war-victories = Una victoria vale { $victories } puntos según la Era.
rules-war-defeats = Una derrota en cualquier Era cuesta { $defeats } punto.

rules-science = Puntos por ciencia
rules-science-kinds = Por cada uno de los tres símbolos: cuántos tienes, al cuadrado.
rules-science-sets = Por cada juego de tres símbolos distintos: 7 puntos más.
rules-science-example = Tres tablillas, dos compases y un engranaje dan 9 + 4 + 1 por los símbolos y 7 por un juego: 21 puntos.
rules-science-wild = Un símbolo libre cuenta como el tipo que más vale. La mesa lo calcula y lo muestra en la hoja de puntuación.

rules-scoring = Fin de la partida
rules-scoring-war = Guerra: marcadores de victoria y de derrota.
rules-scoring-treasury = Tesoro: 1 punto por cada 3 monedas.
rules-scoring-wonder = Maravilla: los puntos de las etapas que construiste.
rules-scoring-blue = Cartas azules: los puntos que muestran.
rules-scoring-science = Ciencia: ver arriba.
rules-scoring-commerce = Comercio: los puntos de las cartas amarillas de la Era III.
rules-scoring-guilds = Gremios: los puntos de las cartas moradas.
rules-scoring-ties = En caso de empate a puntos, gana quien tenga más monedas. Si también hay empate en eso, se comparte la victoria.

rules-first = Consejos para una primera partida
rules-first-goods = En la Era I toma algunos bienes, sobre todo de los que no produce ningún vecino. Unas pocas monedas compran el resto.
rules-first-chains = Mira en tus cartas qué hacen gratis en la Era siguiente: las cadenas ahorran turnos enteros.
rules-first-science = La ciencia vale más cuando reúnes muchos símbolos de un tipo o juegos enteros, y poco si te quedas a medias.
rules-first-shields = Basta con un escudo más que un vecino. Diez más no dan nada extra.
rules-first-foundation = Una carta que ayuda mucho a tu vecino es un buen cimiento para tu maravilla.

rules-here = En esta mesa
rules-here-verdict = Cada carta dice si puedes construirla: gratis, gratis por cadena, su precio en monedas o lo que falta.
rules-here-change = Puedes cambiar tu elección hasta que haya elegido el último jugador.
rules-here-stand-in = Si alguien se va, un bot puede ocupar su lugar y devolverle el asiento más tarde.
rules-here-reload = Recargar o perder la conexión nunca te cuesta el asiento en este navegador.
rules-here-keys = Teclas: de 1 a 7 eligen una carta, B construye, S construye una etapa, X vende, Intro confirma, Escape vuelve atrás.

## What is different in the second edition

rules-second-setup-board = Cada ciudad recibe un tablero de maravilla, por la cara de Día o de Noche, y 3 monedas.
rules-second-setup-hand = Las manos tienen 7 cartas. Una Era tiene tantos turnos como cartas una mano, menos uno.
rules-second-war-victories = Compara escudos con cada vecino, como en la primera edición. Una victoria vale { $victories } puntos según la Era.
rules-second-war-defeats = Una derrota cuesta { $defeats } puntos según la Era, o siempre 1 con la regla de derrotas suaves.
rules-second-scoring-others = Maravilla, cartas azules, ciencia, comercio y gremios como en la primera edición.
