boxrules-aim = De qué se trata
boxrules-aim-one-wonder = Cada ciudad levanta una maravilla de cinco etapas. En tu turno tomas una carta y usas lo que tienes. Quien termina su maravilla pone fin a la partida; entonces gana quien tenga más puntos, y una maravilla terminada no garantiza nada.

boxrules-setup = Qué hay en la mesa
boxrules-setup-decks = Cada maravilla tiene un mazo de 25 cartas boca arriba, así que todos ven su carta superior. Tu propio mazo está a tu izquierda, entre ti y la ciudad siguiente.
boxrules-setup-right = El mazo de tu derecha es de la ciudad anterior a la tuya.
boxrules-setup-central = El mazo central, de 60 cartas, está boca abajo en el centro.
boxrules-setup-tokens = Hay tres fichas de progreso boca arriba; las demás están en una pila al lado.
boxrules-setup-conflict = Las fichas de conflicto empiezan por su cara de paz: tres con dos o tres jugadores; con más, una por jugador, seis como máximo.

boxrules-turn = Tu turno
boxrules-turn-take = Toma la carta superior del mazo izquierdo, del derecho o del central, y ponla delante de ti.
boxrules-turn-use = Luego haz lo que permitan tus cartas: construir etapas, entregar ciencia por fichas, tomar cartas extra con fichas. El orden lo decides tú.
boxrules-turn-end = Lo que es obligatorio se hace antes de que acabe el turno. Luego sigue la ciudad de la izquierda.
boxrules-turn-pass = Si ninguno de tus tres mazos tiene cartas, pasas el turno.

boxrules-cards = Los cinco colores
boxrules-cards-grey = Gris: un recurso, madera, piedra, arcilla, papiro o vidrio.
boxrules-cards-yellow = Amarillo: una moneda, que vale por cualquier recurso que te falte.
boxrules-cards-green = Verde: un compás, un engranaje o una tablilla. Sus juegos se convierten en fichas de progreso.
boxrules-cards-red = Rojo: un escudo. Algunos llevan uno o dos cuernos: acercan a todos a una batalla y se pierden después de ella.
boxrules-cards-blue = Azul: 3 puntos, o 2 puntos con un gato que te trae la figura del gato.

boxrules-stages = Construir etapas
boxrules-stages-cost = Una etapa cuesta dos, tres o cuatro recursos, o todos distintos o todos iguales. Las cartas con las que pagas se descartan.
boxrules-stages-order = Las maravillas crecen de abajo arriba: una etapa necesita todas las etapas en las que se apoya. Las que están a la misma altura se construyen en cualquier orden.
boxrules-stages-must = Si puedes pagar una etapa, tienes que construirla este turno, también con monedas. Después mira otra vez: quizá puedas pagar otra.
boxrules-stages-choice = Cuando son posibles varias etapas o varios pagos, eliges tú.
boxrules-stages-effect = Algunas etapas muestran un efecto. Ocurre enseguida.

boxrules-effects = Qué hacen las maravillas
boxrules-effects-alexandria = Alejandría: toma la carta superior de cualquier mazo de la mesa.
boxrules-effects-babylon = Babilonia: elige una ficha de progreso.
boxrules-effects-ephesus = Éfeso: toma la carta superior del mazo central.
boxrules-effects-giza = Guiza: nada más que puntos extra.
boxrules-effects-halicarnassus = Halicarnaso: mira las cinco cartas superiores de tu mazo izquierdo o derecho, quédate con una y vuelve a barajar las demás.
boxrules-effects-olympia = Olimpia: toma la carta superior de tu mazo izquierdo y la del derecho.
boxrules-effects-rhodes = Rodas: un escudo más durante el resto de la partida.

boxrules-science = Ciencia y fichas de progreso
boxrules-science-sets = Dos símbolos iguales o tres distintos se entregan obligatoriamente por una ficha de progreso: una de las tres boca arriba o la oculta de encima de la pila. La ficha boca arriba se repone enseguida.
boxrules-science-tokens = Una ficha funciona desde que la tienes. Las que dan una carta extra lo hacen una vez por turno, de tus tres mazos de siempre, y puedes renunciar.

boxrules-war = Cuernos y batallas
boxrules-war-horns = Cada cuerno de una carta que alguien toma gira una ficha de conflicto. Cuando se gira la última, hay batalla al final de ese turno. Los cuernos que sobran se pierden.
boxrules-war-neighbours = Con tres jugadores o más, comparas escudos con cada uno de tus dos vecinos: más escudos, un marcador de victoria.
boxrules-war-two-players = Con dos jugadores, más escudos dan un marcador de victoria, y el doble o más dan dos. Contra quien no tiene escudos hacen falta dos para el segundo marcador.
boxrules-war-losing = Perder no cuesta nada. Después todos descartan las cartas rojas con cuernos, y todas las fichas de conflicto vuelven a la paz.

boxrules-cat = El gato
boxrules-cat-pawn = Quien tomó la última carta con gato tiene el gato. Al empezar tu turno te deja mirar la carta superior del mazo central. Al final vale 2 puntos.

boxrules-scoring = Fin de la partida
boxrules-scoring-end = Cuando alguien construye su quinta etapa, se acaba ese turno, con batalla si toca, y la partida ha terminado.
boxrules-scoring-wonder = Maravilla: los puntos de tus etapas.
boxrules-scoring-cat = Gato: 2 puntos.
boxrules-scoring-blue = Cartas azules: los puntos que muestran.
boxrules-scoring-victories = Marcadores de victoria: 3 puntos cada uno.
boxrules-scoring-tokens = Fichas de progreso: lo que dicen.
boxrules-scoring-ties = En caso de empate a puntos, gana quien tenga más etapas. Si también hay empate en eso, se comparte la victoria.

boxrules-options = Tres reglas opcionales
boxrules-options-few = Hay opiniones distintas sobre tres pequeñas cuestiones. La mesa las resuelve como se dice aquí, salvo que el anfitrión elija otra cosa.
boxrules-options-economy = Economía cuenta cuando hay que construir una etapa: su moneda doble puede obligarte.
boxrules-options-engineering = Ingeniería no te obliga: es una ayuda que puedes dejar de lado.
boxrules-options-coins = Las monedas sustituyen recursos que te faltan, no los que tienes.

boxrules-first = Consejos para una primera partida
boxrules-first-decks = Los mazos boca arriba son opciones seguras; el mazo central es una apuesta si no tienes el gato.
boxrules-first-uncover = Fíjate en lo que destapa tu carta: quien juega después de ti toma cartas de tu mazo.
boxrules-first-resources = Ojo con dos recursos iguales: obligan a construir, y quizá no lo que querías primero.
boxrules-first-battle = Una batalla puede valer seis puntos. Vigila cuántos cuernos faltan.
boxrules-first-tokens = Una ficha que da cartas extra compensa pronto; una que da puntos compensa tarde.

boxrules-here = En esta mesa
boxrules-here-compulsory = Lo que es obligatorio y no deja elección lo hace la mesa, y el registro lo dice.
boxrules-here-press = Pulsa un mazo, una etapa o una ficha y confirma. Pulsar otra vez también confirma.
boxrules-here-piles = El botón de las pilas muestra los descartes y lo que queda en cada mazo.
boxrules-here-keys = Teclas: los números eligen, Intro confirma, Escape vuelve atrás, D termina el turno, H pide una pista.
