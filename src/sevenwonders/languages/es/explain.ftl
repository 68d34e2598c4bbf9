explanations-symbols = Símbolos
explanations-how = En la mesa se puede preguntar por todo: deja el puntero encima, púlsalo o llega hasta ello con Tab y las flechas.
explanations-how-touched = En la mesa se puede preguntar por todo: tócalo.
explanations-symbol-alone = Un símbolo
explanations-no-symbol = Las reglas, en el menú, dicen más sobre él.
explanations-now = Vale ahora:
explanations-points = { $points ->
    [one] { POINTS($points) } punto
   *[other] { POINTS($points) } puntos
}

## Cards

explanations-kind-of-card = { $age ->
    [0] { $colour }
   *[other] { $colour }, Era { ROMAN($age) }
}
explanations-free-with = Gratis si tienes { $cards }.
explanations-makes-free = Hace gratis en una Era posterior: { $cards }.
explanations-chain = Una estructura que tienes hace gratis una posterior: ni bienes ni monedas.
explanations-no-chain = Ninguna estructura la hace gratis, y ella no hace gratis ninguna.
explanations-face-down = Una carta de la Era { ROMAN($age) }
explanations-face-down-sentence = Está boca abajo, y solo quien la puso ahí sabe qué carta es.

## Wonders

explanations-stage-title = Etapa { $number } de { $board }
explanations-stage-built = Construida.
explanations-stage-built-over = Construida: { $under }.
explanations-stage-next = Es la siguiente que se puede construir, con cualquier carta de la mano.
explanations-stage-later = Va después de las etapas anteriores.
explanations-wonder = { $mine ->
    [yes] { $stages ->
        [one] Tu maravilla: { $built } de 1 etapa construida.
       *[other] Tu maravilla: { $built } de { $stages } etapas construidas.
    }
   *[no] { $stages ->
        [one] La maravilla de { $name }: { $built } de 1 etapa construida.
       *[other] La maravilla de { $name }: { $built } de { $stages } etapas construidas.
    }
}
explanations-board-makes = El propio tablero produce { $good } cada turno.
explanations-no-good = El propio tablero no produce nada.

## Goods and coins

explanations-raw = Una materia prima. Paga estructuras y etapas, y vuelve cada turno.
explanations-made = Un producto manufacturado. Paga estructuras y etapas, y vuelve cada turno.
explanations-for-sale-title = { $mine ->
    [yes] Vendes
   *[no] { $name } vende
}
explanations-for-sale = { $mine ->
    [yes] Lo que tu ciudad produce cada turno. Los vecinos pueden comprarlo, y tú lo tienes igualmente.
   *[no] Lo que la ciudad de { $name } produce cada turno. Los vecinos pueden comprarlo, y { $name } lo tiene igualmente.
}
explanations-reserved-title = { $mine ->
    [yes] Solo para ti
   *[no] Solo para { $name }
}
explanations-reserved = { $mine ->
    [yes] Lo que solo tú puedes usar cada turno. Los vecinos no pueden comprarlo.
   *[no] Lo que solo { $name } puede usar cada turno. Los vecinos no pueden comprarlo.
}
explanations-nothing-made = Nada hasta ahora.
explanations-price-title = { $coins ->
    [one] 1 moneda cada uno
   *[other] { $coins } monedas cada uno
}
explanations-usual-price = { $kind ->
    [raw] { $coins ->
        [one] Pagas a { $name } 1 moneda por cada materia prima, el precio normal.
       *[other] Pagas a { $name } { $coins } monedas por cada materia prima, el precio normal.
    }
   *[made] { $coins ->
        [one] Pagas a { $name } 1 moneda por cada producto manufacturado, el precio normal.
       *[other] Pagas a { $name } { $coins } monedas por cada producto manufacturado, el precio normal.
    }
}
explanations-lower-price = { $kind ->
    [raw] { $coins ->
        [one] Pagas a { $name } 1 moneda por cada materia prima gracias a { $cards }.
       *[other] Pagas a { $name } { $coins } monedas por cada materia prima gracias a { $cards }.
    }
   *[made] { $coins ->
        [one] Pagas a { $name } 1 moneda por cada producto manufacturado gracias a { $cards }.
       *[other] Pagas a { $name } { $coins } monedas por cada producto manufacturado gracias a { $cards }.
    }
}
explanations-coins = Las monedas pagan cartas y bienes de los vecinos. Cada 3 monedas valen 1 punto al final.
explanations-points-title = { $points ->
    [one] { $points } punto hasta ahora
   *[other] { $points } puntos hasta ahora
}
explanations-points-sentence = { $mine ->
    [yes] Lo que puntuaría tu ciudad si la partida acabara ahora.
   *[no] Lo que puntuaría la ciudad de { $name } si la partida acabara ahora.
}

## War

explanations-shields-title = { $shields ->
    [one] 1 escudo
   *[other] { $shields } escudos
}
explanations-shields = Al final de cada Era se comparan con los de cada vecino: quien tiene más se lleva un marcador de victoria.
explanations-against = Contra { $name }: { $own } a { $theirs }
explanations-victory-title = Marcador de victoria
explanations-victory = { $mine ->
    [yes] { $points ->
        [one] Has ganado un conflicto: 1 punto al final.
       *[other] Has ganado un conflicto: { $points } puntos al final.
    }
   *[no] { $points ->
        [one] { $name } ha ganado un conflicto: 1 punto al final.
       *[other] { $name } ha ganado un conflicto: { $points } puntos al final.
    }
}
explanations-victories-title = { $count ->
    [one] 1 victoria
   *[other] { $count } victorias
}
explanations-victories = Cada conflicto ganado da un marcador; sus números son puntos al final.
explanations-defeat-title = Marcador de derrota
explanations-defeat = { $mine ->
    [yes] { $points ->
        [one] Has perdido un conflicto: { POINTS($points) } punto al final.
       *[other] Has perdido un conflicto: { POINTS($points) } puntos al final.
    }
   *[no] { $points ->
        [one] { $name } ha perdido un conflicto: { POINTS($points) } punto al final.
       *[other] { $name } ha perdido un conflicto: { POINTS($points) } puntos al final.
    }
}
explanations-defeats-title = { $count ->
    [one] 1 derrota
   *[other] { $count } derrotas
}
explanations-defeats = Cada conflicto perdido cuesta puntos al final.

explanations-border-title = Frontera con { $name }
explanations-prize = { $tokens ->
    [1] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $points ->
        [one] { $tokens } marcadores de 1 punto
       *[other] { $tokens } marcadores de { $points } puntos
    }
}
explanations-ahead = { $own ->
    [one] Por delante de { $name } con 1 escudo contra { $theirs }: al final de la Era eso da { $prize }.
   *[other] Por delante de { $name } con { $own } escudos contra { $theirs }: al final de la Era eso da { $prize }.
}
explanations-behind = { $own ->
    [one] Por detrás de { $name } con 1 escudo contra { $theirs }: eso cuesta { $loss } y da { $prize } a { $name }.
   *[other] Por detrás de { $name } con { $own } escudos contra { $theirs }: eso cuesta { $loss } y da { $prize } a { $name }.
}
explanations-even = { $own ->
    [one] Empate con { $name } a 1 escudo: tal como está, nadie toma un marcador; un escudo más gana { $prize }.
   *[other] Empate con { $name } a { $own } escudos: tal como está, nadie toma un marcador; un escudo más gana { $prize }.
}
explanations-no-fight = En esta frontera no hay conflicto.

## Science

sciencesymbols-compass = { $count ->
    [one] 1 compás
   *[other] { $count } compases
}
sciencesymbols-gear = { $count ->
    [one] 1 engranaje
   *[other] { $count } engranajes
}
sciencesymbols-tablet = { $count ->
    [one] 1 tablilla
   *[other] { $count } tablillas
}
explanations-symbol = Los símbolos iguales puntúan su número al cuadrado, y cada juego de tres distintos, 7 más.

sciencesquare-compass = { $count ->
    [one] 1 compás = { $points }
   *[other] { $count } compases = { $points }
}
sciencesquare-gear = { $count ->
    [one] 1 engranaje = { $points }
   *[other] { $count } engranajes = { $points }
}
sciencesquare-tablet = { $count ->
    [one] 1 tablilla = { $points }
   *[other] { $count } tablillas = { $points }
}
explanations-sets = { $count ->
    [one] 1 juego completo = { $points }
   *[other] { $count } juegos completos = { $points }
}
explanations-wild-title = { $count ->
    [one] Un símbolo libre
   *[other] { $count } símbolos libres
}
explanations-wild = Al final cuenta como compás, engranaje o tablilla: lo que más dé.

## Piles of cards of a city

explanations-pile-title = { $count ->
    [one] { $pile }: 1 carta
   *[other] { $pile }: { $count } cartas
}
pile-brown = Las cartas marrones producen materias primas cada turno, y los vecinos pueden comprarlas.
pile-gray = Las cartas grises producen productos manufacturados cada turno, y los vecinos pueden comprarlos.
pile-blue = Las cartas azules valen los puntos que muestran.
pile-yellow = Las cartas amarillas dan monedas, compras más baratas y bienes para ti; algunas de la Era III dan puntos.
pile-red = Las cartas rojas tienen escudos para los conflictos al final de cada Era.
pile-green = Las cartas verdes tienen símbolos científicos, que puntúan al cuadrado y por juegos.
pile-purple = Los gremios puntúan por lo que hay en tu ciudad o en las vecinas.
explanations-any-pile = Cartas de un color en esta ciudad.
explanations-card-gives = { $card }: { $effects }

## Advantages that may be used once in each Age

explanations-right-used = Ya usada en esta Era.
explanations-right-ready = Aún se puede usar en esta Era.

## The middle of the table

explanations-discard-title = { $count ->
    [one] 1 carta descartada
   *[other] { $count } cartas descartadas
}
explanations-discard = Aquí están, boca abajo, las cartas vendidas y la última de cada mano. Algunos efectos construyen de los descartes.
explanations-of-age = { $count } de la Era { ROMAN($age) }
explanations-age-title = Era { ROMAN($age) }, turno { $turn } de { $last }
explanations-age = Todos eligen una carta en secreto y luego se giran todas. Los conflictos llegan tras el último turno.
explanations-passing-title = { $side ->
    [left] Las manos van a la izquierda
   *[right] Las manos van a la derecha
}
explanations-passing = Tras este turno tu mano va a { $to }, y tú recibes la de { $from }.
explanations-passing-all = Tras cada turno todos pasan su mano: a la izquierda en las Eras I y III, a la derecha en la Era II.
explanations-last-turn-title = Último turno de la Era
explanations-last-turn = Tras este turno las manos no se pasan: lo que queda de ellas se descarta.

## Who plays a city, below the name, and what is chosen there

explanations-person = { $mark ->
    [chosen] Una persona: ha elegido una carta, que espera boca abajo.
    [awaited] Una persona: todos esperan su elección.
   *[none] Una persona: ahora no tiene nada que elegir.
}
explanations-person-away = { $mark ->
    [chosen] Una persona, ausente por ahora: ha elegido una carta, que espera boca abajo.
    [awaited] Una persona, ausente por ahora: todos esperan su elección.
   *[none] Una persona, ausente por ahora: no tiene nada que elegir.
}
explanations-bot = { $mark ->
    [chosen] Un bot: ha elegido una carta, que espera boca abajo.
    [awaited] Un bot: todos esperan su elección.
   *[none] Un bot: ahora no tiene nada que elegir.
}
explanations-stand-in = { $mark ->
    [chosen] Un bot de sustituto: ha elegido una carta, que espera boca abajo.
    [awaited] Un bot de sustituto: todos esperan su elección.
   *[none] Un bot de sustituto: ahora no tiene nada que elegir.
}
explanations-special-seat = { $mark ->
    [chosen] { $seat }: hay una carta elegida, que espera boca abajo.
    [awaited] { $seat }: todos esperan esta elección.
   *[none] { $seat }: ahora no hay nada que elegir.
}
explanations-played-by-person = Una persona.
explanations-played-by-bot = Un bot.
explanations-played-by-stand-in = Un bot de sustituto.

## The lines of the score sheet

scoreline-military = Marcadores de victoria menos marcadores de derrota.
scoreline-treasury = 1 punto por cada 3 monedas.
scoreline-wonder = Los puntos de las etapas construidas.
scoreline-civilian = Los puntos de las cartas azules.
scoreline-science = El número de cada símbolo al cuadrado, y 7 por cada juego de tres distintos.
scoreline-commerce = Los puntos de las cartas amarillas.
scoreline-guilds = Los puntos de las cartas moradas.
scoreline-cat = Quien tiene el gato al final puntúa por él.
scoreline-progress = Los puntos de las fichas de progreso.
scoreline-total = Todos los puntos juntos; con el mismo total va delante quien tiene más monedas.
explanations-any-score = Una línea de la hoja de puntuación.
