## The expansion as the host of a table picks it

expansion-armada = Armada
expansiontext-armada = Un astillero con cuatro flotas: navega por monedas, fuerza naval e islas.
option-black_cards_sail = Las cartas negras navegan
optiontext-black_cards_sail = Una carta negra puede mover la flota que va más atrás.

## What a player is asked: a title, a sentence that says more, and what asks

question-fleet = ¿Qué flota navega?
prompt-fleet = Un paso gratis de una flota: ¿cuál navega?
asker-fleet = En el mar
question-island = Toma una isla
prompt-island = Tu flota ha llegado a unas islas. Toma una de ellas.
asker-island = En el mar
question-naval_conflict = ¿Luchar en el mar?
prompt-naval_conflict = Empieza el conflicto naval: ¿luchas o te quedas fuera?
asker-naval_conflict = El final de la Era
use-sail = Navegar
use-settle = Ocupar
use-fight = Luchar en el mar
armada-fight-text = Tu fuerza se compara con todas las demás.
armada-stay-out = Quedarse fuera
armada-stay-out-text = Ningún marcador para ti en esta Era, ni bueno ni malo.

## A step of a fleet that goes with a card, after the name of the card

extra-red_ship = con la flota roja
extra-yellow_ship = con la flota amarilla
extra-blue_ship = con la flota azul
extra-green_ship = con la flota verde
without-red_ship = No navegar
without-yellow_ship = { without-red_ship }
without-blue_ship = { without-red_ship }
without-green_ship = { without-red_ship }
armada-yellow-step = Un paso de la flota amarilla

## Fleets: as a title, and the colour alone inside a row, as in "Fleets: red 2, yellow 0, blue 1 and green 0"

fleet-red = Flota roja
fleet-yellow = Flota amarilla
fleet-blue = Flota azul
fleet-green = Flota verde
fleetcolour-red = roja
fleetcolour-yellow = amarilla
fleetcolour-blue = azul
fleetcolour-green = verde
armada-fleets-sail = flotas { $fleets }
armada-step = casilla { $from } a { $to }

## The shipyard of a city

armada-shipyard = Astillero
armada-lanes-head = siguiente paso: precio, efecto
armada-yard-rule = un paso de una flota con cada carta de su color, pagados juntos
armada-open-yard = Mostrar todo el astillero
armada-close-yard = Volver a mostrar maravilla y cartas
armada-close = cerrar
lanegives-red = fuerza naval
lanegives-yellow = nivel comercial
lanegives-blue = puntos
lanegives-green = islas
armada-strength = { $count } de fuerza naval
armada-level = nivel comercial { $level }
armada-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
armada-tax = un impuesto de { $coins } para los demás
armada-island = una isla de nivel { $level }
armada-nothing-yet = nada aún
armada-fleet-at = { $fleet } en la casilla { $square } de 6: { $has }.
armada-fleet-on = { $fleet } en la casilla { $square }
armada-next-step = El próximo paso { $cost } y da { $gives }.
armada-at-the-end = Al final de su ruta.

## A shipyard in one line: words before numbers, and labels of pictures

armada-navy = naval
armada-taxes = impuestos
armada-islands = islas
armada-strength-title = fuerza naval
armada-level-title = nivel comercial
armada-fleets-at = { $count ->
    [0] Flotas: { $places }; { $strength } de fuerza naval
   *[other] Flotas: { $places }; { $strength } de fuerza naval; marcadores navales { $tokens }
}
armada-place = { $fleet } { $square }
armada-tokens = marcadores navales { $tokens }

## Notes below a shipyard. $name: a neighbour of a neighbour, who is also fought

armada-landing = desembarca: { $name }
armada-tax-now = impuesto de { $coins } este turno
armada-pirated = saqueada por piratas este turno
armada-skips = queda fuera de este conflicto naval

## The naval strength of all cities, in a strip above the table

armada-naval-strengths = Fuerza naval de todas las ciudades
armada-naval = { $name }: { $strength } de fuerza naval, ahora tomaría { SIGNED($token) }
armada-naval-none = { $name }: { $strength } de fuerza naval, ahora ningún marcador
armada-naval-skips = { $name }: { $strength } de fuerza naval, queda fuera de este conflicto naval

armada-islands-left = Islas que quedan: { $islands }
armada-of-level = { $count } de nivel { $level }
armada-maritime = carta marítima
armada-island-level = Isla, nivel { $level }
colour-island = Islas

## The score sheet

category-naval = Naval
categoryspoken-naval = conflictos navales
categorytext-naval = Victorias y derrotas navales de todas las Eras.
column-naval = naval
category-islands = Islas
categoryspoken-islands = islas
categorytext-islands = Puntos de las islas.
column-islands = islas
sum-naval = { $won ->
    [yes] una victoria naval de { $size }
   *[no] una derrota naval de { $size }
}
sum-blue_fleet = flota azul en la casilla { $number }
armada-best-colour = { $colour ->
    [brown] Cartas marrones contadas
    [gray] Cartas grises contadas
    [blue] Cartas azules contadas
    [yellow] Cartas amarillas contadas
    [red] Cartas rojas contadas
    [green] Cartas verdes contadas
    [purple] Cartas moradas contadas
    [white] Cartas blancas contadas
    [black] Cartas negras contadas
   *[other] Cartas contadas: { $colour }
}
sheetkey-fleets_blue = Casilla de la flota azul
sheetkey-fleets_yellow = Casilla de la flota amarilla
sheetkey-naval = Marcadores navales

## The page of shipyards, next to the pages of cards

shipyards-title = Astilleros
shipyards-lanes = Las cuatro rutas
shipyards-lanes-note = Son las mismas en todos los astilleros. La fuerza, el nivel y los puntos valen mientras la flota está en la casilla; las monedas, los impuestos y las islas llegan una vez, al alcanzarla.
shipyards-square = Casilla { $number }
shipyards-yards = Los astilleros
shipyards-yards-note = Lo que cuesta cada paso, del primero al sexto. La marca de la maravilla indica qué flota puede moverse con una etapa.
shipyards-yard = Astillero { $letter }
shipyards-wonder-fleet = se mueve con una etapa

## Pictures of the page of all drawings

pictogram-ship_red = Barco rojo
pictogram-ship_yellow = Barco amarillo
pictogram-ship_blue = Barco azul
pictogram-ship_green = Barco verde
pictogram-naval = Naval
pictogram-commercial_level = Nivel comercial
pictogram-tax = Impuesto
pictogram-piracy = Piratería
pictogram-island = Isla
pictogram-landing = Desembarco
pictogram-far_trade = Comercio lejano

## When somebody asks: what the four fleets do

armadaexplain-red = Se mueve con una carta roja: su casilla dice cuánta fuerza tienes en el mar.
armadaexplain-yellow = Se mueve con una carta amarilla: monedas al llegar y un nivel comercial que rebaja los impuestos.
armadaexplain-blue = Se mueve con una carta azul: su casilla vale puntos al final.
armadaexplain-green = Se mueve con una carta verde: en tres de sus casillas encuentra una isla.
armadaexplain-here = En la casilla { $square } de 6: { $has }.
armadaexplain-wonder-fleet = También se mueve con una etapa de la maravilla.

## When somebody asks: the war at sea. With $mine = yes it is the viewer's city

armadaexplain-naval-title = Fuerza naval
armadaexplain-naval = Al final de cada Era todas las ciudades comparan su fuerza naval, estén donde estén sentadas.
armadaexplain-would-take-none = { $mine ->
    [yes] Tal como está, no tomarías ningún marcador.
   *[no] Tal como está, { $name } no tomaría ningún marcador.
}
armadaexplain-would-take = { $mine ->
    [yes] Tal como está, tomarías { SIGNED($token) }.
   *[no] Tal como está, { $name } tomaría { SIGNED($token) }.
}
armadaexplain-skips = { $mine ->
    [yes] Quedas fuera de este conflicto naval.
   *[no] { $name } queda fuera de este conflicto naval.
}
armadaexplain-token-title = Marcador naval, { SIGNED($points) }
armadaexplain-strongest = { $mine ->
    [yes] Tu flota fue de las más fuertes en el mar:
   *[no] La flota de { $name } fue de las más fuertes en el mar:
} { $points ->
    [one] { $points } punto al final.
   *[other] { $points } puntos al final.
}
armadaexplain-weakest = { $mine ->
    [yes] Tu flota fue la más débil en el mar:
   *[no] La flota de { $name } fue la más débil en el mar:
} { $points ->
    [one] { POINTS($points) } punto al final.
   *[other] { POINTS($points) } puntos al final.
}

## When somebody asks: taxes, pirates, landings and islands

armadaexplain-level-symbol = Nivel comercial
armadaexplain-level-title = Nivel comercial { $level }
armadaexplain-level = De cada impuesto, esta ciudad paga tantas monedas menos como su nivel; los piratas le quitan tantas monedas como su nivel.
armadaexplain-tax-symbol = Impuesto
armadaexplain-tax-title = { $coins ->
    [one] Un impuesto de 1 moneda
   *[other] Un impuesto de { $coins } monedas
}
armadaexplain-tax = Al final del turno lo pagan todos los demás, menos su propio nivel comercial.
armadaexplain-pirates-title = Piratas
armadaexplain-pirates-symbol = Se llevan tantas monedas como el nivel comercial de una ciudad.
armadaexplain-pirates = Al final del turno se llevan tantas monedas como el nivel comercial de esta ciudad.
armadaexplain-landing-symbol-title = Desembarco
armadaexplain-landing-symbol = Al final de la Era, la ciudad lucha también contra el jugador a dos asientos de distancia.
armadaexplain-landing-title = Desembarco: { $at }
armadaexplain-landing = { $mine ->
    [yes] Al final de la Era luchas también contra { $at }, con los escudos de ambos.
   *[no] Al final de la Era { $name } lucha también contra { $at }, con los escudos de ambos.
}
armadaexplain-far-trade-title = Comercio lejano
armadaexplain-far-trade = Se pueden comprar bienes al jugador a dos asientos de distancia.
armadaexplain-island-title = Isla
armadaexplain-island = Una carta encontrada por la flota verde; su efecto vale desde entonces.
armadaexplain-islands-title = { $count ->
    [one] Queda 1 isla
   *[other] Quedan { $count } islas
}
armadaexplain-islands = Islas que nadie ha encontrado aún, boca abajo, por niveles.
armadaexplain-naval-score = Marcadores de la guerra en el mar.
armadaexplain-islands-score = Los puntos de las islas.
armadaexplain-island-pile = Islas que ha encontrado la flota verde. Sus efectos duran para siempre.

## Between the pictures of effects

armadasign-several = { $count } de

## The coach, when Armada is played for the first time

armadacoach-shipyard-title = Tu astillero
armadacoach-shipyard = De aquí zarpan cuatro flotas, una por cada color de carta. Cuanto más lejos llegan, más dan.
armadacoach-step-title = Navega al construir
armadacoach-step = Con esta carta también puedes mover la flota de su color. Carta y paso se pagan juntos, en un solo precio.
armadacoach-naval-title = Guerra en el mar
armadacoach-naval = Aquí se comparan todas las ciudades, no solo las vecinas. El número dice qué tomaría cada una si la Era acabara ahora.
armadacoach-trade-title = Los barcos amarillos dan monedas
armadacoach-trade = Una flota amarilla gana monedas donde llega. En algunas casillas todos los demás pagan un impuesto.
armadacoach-island-title = Una isla propia
armadacoach-island = La flota verde encuentra islas. Su efecto vale desde ahora, y cuentan como cartas de tu ciudad.

## The rules

armadarules-setup = Con Armada la mano tiene una carta más.
armadarules-scoring = Los marcadores navales y las islas tienen sus propias líneas.
armadarules-ships-title = Armada: barcos
armadarules-lanes = Cada ciudad tiene un astillero con cuatro flotas, cada una en una ruta de seis casillas. Un paso cuesta los bienes que indica; todos los astilleros tienen las mismas casillas, pero distintos bienes.
armadarules-step-with-card = Con una carta roja, amarilla, azul o verde también puedes mover un paso la flota de ese color. Carta y paso se pagan juntos, en un solo pago.
armadarules-step-with-stage = Con una etapa puedes mover la flota que lleva la marca de la maravilla en tu astillero.
armadarules-step-with-sale = Si vendes una carta, puedes dar un paso gratis con la flota amarilla en lugar de tomar las 3 monedas.
armadarules-free-steps = Algunas cartas, islas y etapas dan pasos gratis; tú eliges la flota.
armadarules-key = En esta mesa, la tecla W recorre lo que se puede añadir a una carta, como un barco.
armadarules-red-and-blue = Roja: fuerza naval. Azul: puntos al final. Ambas según la casilla que ha alcanzado la flota.
armadarules-yellow = Amarilla: monedas cuando la flota llega, y el nivel comercial de su casilla.
armadarules-green = Verde: en tres de sus casillas exploras islas.
armadarules-islands-title = Armada: islas
armadarules-explore = Cuando la flota verde llega a una isla, miras algunas de ese nivel, tomas una y las demás se vuelven a barajar. Su efecto vale desde entonces. Quienes exploran el mismo nivel en el mismo turno eligen a la vez.
armadarules-drawn-island = Unas pocas cartas verdes dan una isla sacada al azar.
armadarules-taxes-title = Armada: impuestos y piratas
armadarules-taxes = Cuando una flota amarilla llega a una casilla de impuesto, todos los demás pagan ese impuesto al final del turno, menos su propio nivel comercial. Si hay varios impuestos, solo se cobra el más alto.
armadarules-pirates = Los piratas quitan a cada una de las demás ciudades tantas monedas como su nivel comercial. Si no puedes o no quieres pagar, tomas deudas.
armadarules-war-title = Armada: guerra en el mar
armadarules-compared = Al final de una Era, antes de la guerra en tierra, todas las ciudades comparan su fuerza naval.
armadarules-strongest = La más fuerte toma { $first } puntos según la Era, la segunda { $second }.
armadarules-equals = Si dos o más empatan arriba, cada una toma el segundo marcador y nadie el primero. Si empatan en el segundo puesto, no toman nada.
armadarules-weakest = Las más débiles, todas ellas, restan { $last }. Si todas empatan, no pasa nada.
armadarules-landing = Una carta con desembarco te hace luchar en tierra también contra el jugador a dos asientos de distancia. Otras te dejan comprar bienes allí.
armadarules-guilds = Con Armada un gremio vale { $cap } puntos como máximo.

## The stage between turns

armadastory-tax = Un impuesto
armadastory-landing = Un desembarco
armadastory-island = Tierra nueva
armadastory-several = En el mar
armadastory-in-banner = conflicto naval

## Lines of the log

thing-island = una isla

log-sailed = { $reader ->
    [who] Mueves la flota { $fleet ->
        [red] roja
        [yellow] amarilla
        [blue] azul
       *[green] verde
    } a la casilla { $square }.
   *[none] { $who } mueve la flota { $fleet ->
        [red] roja
        [yellow] amarilla
        [blue] azul
       *[green] verde
    } a la casilla { $square }.
}
log-island_taken = { $reader ->
    [who] Tomas { $card }.
   *[none] { $who } toma { $card }.
}
log-taxed = { $reader ->
    [who] Cobras un impuesto de { log-coins }.
   *[none] { $who } cobra un impuesto de { log-coins }.
}
log-pirated = { $reader ->
    [who] Envías piratas.
   *[none] { $who } envía piratas.
}
log-landed = { $reader ->
    [who] Preparas un desembarco contra { $other }.
    [other] { $who } prepara un desembarco contra ti.
   *[none] { $who } prepara un desembarco contra { $other }.
}
log-naval_token = { $reader ->
    [who] Tomas un marcador naval de { SIGNED($token) }.
   *[none] { $who } toma un marcador naval de { SIGNED($token) }.
}
log-naval_battle = Fuerzas navales: { $strengths }.
log-skipped_naval = { $reader ->
    [who] Quedas fuera del conflicto naval.
   *[none] { $who } queda fuera del conflicto naval.
}
log-naval_strength = { $reader ->
    [who] tú { $strength }
   *[none] { $who } { $strength }
}

## What cards and islands do

effect-coins_on_step = { $a ->
    [one] 1 moneda con cada paso de una flota
   *[other] { $a } monedas con cada paso de una flota
}
effect-points_per_level = { $a } puntos por cada nivel comercial aquí
effect-naval = { $a } de fuerza naval
effect-sail = { $b ->
    [any] un paso gratis de una flota
    [different] un paso gratis de { $a } flotas distintas
    [red] un paso gratis de la flota roja
    [yellow] un paso gratis de la flota amarilla
    [blue] un paso gratis de la flota azul
   *[green] un paso gratis de la flota verde
}
effect-far_trade = { $a ->
    [left] { $b ->
        [one] comprar 1 recurso por turno a dos asientos a la izquierda por 1
       *[other] comprar { $b } recursos por turno a dos asientos a la izquierda por 1 cada uno
    }
   *[right] { $b ->
        [one] comprar 1 recurso por turno a dos asientos a la derecha por 1
       *[other] comprar { $b } recursos por turno a dos asientos a la derecha por 1 cada uno
    }
}
effect-landing = { $a ->
    [left] luchar también contra el jugador a dos asientos a la izquierda
   *[right] luchar también contra el jugador a dos asientos a la derecha
}
effect-draw_island = tomar una isla de nivel { $a }
power-piracy = todos los demás pierden tantas monedas como su nivel comercial
power-safe_from_taxes = los impuestos y los piratas no se llevan nada
power-any_wonder_fleet = las etapas pueden mover cualquier flota
power-may_skip_naval = puede quedar fuera de los conflictos navales
power-cheaper_ships = los pasos de las flotas necesitan un recurso menos
power-best_colour = 1 punto por cada carta de un color a tu elección
per-island = isla

## Why a move is better

line-naval = conflictos navales
line-islands = islas
figure-fleets = +{ $steps }
evidence-fleets = { $steps ->
        [one] paso
       *[other] pasos
    } de flotas ahora
reason-fleets = Mueve las flotas { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    } más.
figure-islands = +{ $count }
evidence-islands = { $count ->
        [one] isla explorada
       *[other] islas exploradas
    } ahora
reason-islands = Explora { $count ->
        [one] 1 isla
       *[other] { $count } islas
    } más ahora mismo.
figure-naval = +{ $points }
evidence-naval = { $points ->
        [one] punto
       *[other] puntos
    } en el mar, fuerza { $strength }
reason-naval = Tal como están las cosas, { $strength } de fuerza naval vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más en la Era { ROMAN($age) }.
figure-tempo_islands = { $turns }
evidence-tempo_islands = { $turns ->
        [one] turno
       *[other] turnos
    } antes: isla { $number }
reason-tempo_islands = La isla { $number } se explora de media { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } antes.
