# The classic game in a terminal.

## The screen: the line above it

terminal-turn = Era { ROMAN($age) }, turno { $turn } de { $last }
terminal-discard-pile = descartes { $count }
terminal-passing = { $side ->
    [left] Las manos pasan ← a la izquierda: la tuya va a { $to }, la siguiente viene de { $giver }.
   *[right] Las manos pasan → a la derecha: la tuya va a { $to }, la siguiente viene de { $giver }.
}
terminal-swap = Después de este turno cambias tu mano con la de { $name }.
terminal-last-turn = Último turno de la Era: lo que sobra de las manos se descarta y después vienen los conflictos.

## Headings of columns, as short as possible

terminal-column-answer = Respuesta
terminal-column-any = Libre
terminal-column-bonus = Bonificación
terminal-column-build = Construir
terminal-column-card = Carta
terminal-column-cards = Cartas
terminal-column-city = Ciudad
terminal-column-coins = Monedas
terminal-column-compass = Compás
terminal-column-conflicts = Conflictos
terminal-column-cost = Coste
terminal-column-effect = Efecto
terminal-column-gear = Engr.
terminal-column-opens = Abre
terminal-column-price = Precio
terminal-column-shields = Escudos
terminal-column-stages = Etapas
terminal-column-tablet = Tabl.
terminal-column-tokens = Marcadores
terminal-column-wonder = Maravilla

## Cities

terminal-label-board = tablero
terminal-label-conflicts = conflictos
terminal-label-advantages = ventajas
terminal-any-raw = cualquier materia prima
terminal-any-manufactured = cualquier manufactura
terminal-finished = terminada
terminal-wonder-finished = La maravilla está terminada.
terminal-price-each = { $coins } por unidad
terminal-price-raw = { $coins } por materia prima
terminal-price-made = { $coins } por manufactura
terminal-rebate-first = el primero 1 menos
terminal-rebate-good = { $good } 1 menos
terminal-border = { $state ->
    [even] { $tokens ->
        [twice] { $mine } contra { $theirs }: empate, marcadores dobles
       *[once] { $mine } contra { $theirs }: empate
    }
    [ahead] { $tokens ->
        [twice] { $mine } contra { $theirs }: { $lead } por delante, marcadores dobles
       *[once] { $mine } contra { $theirs }: { $lead } por delante
    }
   *[behind] { $tokens ->
        [twice] { $mine } contra { $theirs }: { $lead } por detrás, marcadores dobles
       *[once] { $mine } contra { $theirs }: { $lead } por detrás
    }
}
terminal-border-partner = tu pareja: sin conflicto
terminal-border-peace = sin conflicto
terminal-far-fight = { $mine } contra { $theirs } de { $name }

## What is asked

terminal-ask-last-card = También se juega la última carta de la Era.
terminal-ask-last-card-for = También se juega la última carta de la Era, para { $name }.
terminal-ask-pile = { $mine ->
    [yes] Puedes construir gratis una carta de los descartes, o pasar.
   *[no] { $name } puede construir gratis una carta de los descartes, o pasar.
}
terminal-ask-bonus = Tu etapa te da una de estas: ¿cuál?
terminal-must-choose = Aquí no puedes pasar: elige una de las respuestas.
terminal-must-choose-card = Aquí no puedes pasar: construye una carta, úsala para una etapa o vende una.
terminal-no-free-build = Esta ciudad no tiene derecho a construir gratis una estructura.
terminal-only-take = Una carta de los descartes solo se puede construir: escribe su número, o p para pasar.
terminal-nothing-to-take-back = No hay nada que deshacer.
terminal-card-hint = Escribe c y el nombre o el número de una carta, por ejemplo: c Biblioteca

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-hint-choose = { $count ->
    [one] 1 elegir
   *[other] 1 a { $count } elegir
}
terminal-hint-pass = p pasar
terminal-hint-card = c NOMBRE carta
terminal-hint-build = { $number } construir la carta { $number }
terminal-hint-build-free = f{ $number } construirla gratis
terminal-hint-stage = s{ $number } etapa con la carta { $number }
terminal-hint-sell = x{ $number } vender la carta { $number } por 3 monedas
terminal-hint-take = { $number } tomar la carta { $number }

## Prices and verdicts

terminal-price-by-age = 1, 2 o 3 monedas según la Era
terminal-paid-to = { $mine ->
    [yes] { $coins } a ti
   *[no] { $coins } a { $name }
}
terminal-paid-in-all = { $total }: { $shares }
terminal-price-of-ways = { $price } ({ $count } formas)
terminal-for-coins = por 3 monedas
terminal-alone = sola
terminal-free-build = El derecho a construir gratis, una vez por Era, se puede usar con { $cards }.
terminal-joint-price = Un precio tras + es por las dos cosas juntas: la carta o etapa, y lo que la acompaña.
terminal-lacks-goods = falta: { $goods }
terminal-lacks-coins = { $needed ->
    [one] 1 moneda, faltan { $short }
   *[other] { $needed } monedas, faltan { $short }
}
terminal-lacks-owned = ya construida
terminal-lacks-finished = la maravilla está terminada
terminal-lacks-other = no es posible

## A card that is looked up: labels, and what stands behind them

terminal-fact-cost = coste
terminal-fact-price = precio
terminal-fact-effect = efecto
terminal-fact-free-by = gratis por
terminal-fact-opens = abre
terminal-fact-copies = copias
terminal-fact-note = nota
terminal-copies-here = { $count } en esta partida
terminal-level = nivel { $level }
terminal-ages = Eras { $ages }
terminal-thing-bonus = se elige con una etapa
terminal-reconstructed = { $count ->
    [one] { $values }: valor deducido, ninguna fuente lo muestra
   *[other] { $values }: valores deducidos, ninguna fuente los muestra
}
terminal-value-coins = monedas
terminal-value-cost = coste
terminal-value-effect = efecto
terminal-value-points = puntos

## Colours of cards

terminal-colours = Colores:
terminal-colour-brown = marrón
terminal-colour-gray = gris
terminal-colour-blue = azul
terminal-colour-yellow = amarillo
terminal-colour-red = rojo
terminal-colour-green = verde
terminal-colour-purple = morado
terminal-colour-bonus = bonificación

## Rows of the help: what is typed, and what it does

terminal-typed-build = 3 o b3
terminal-does-build = construir la carta 3
terminal-typed-stage = s3
terminal-does-stage = construir la siguiente etapa de la maravilla, con la carta 3 debajo
terminal-typed-sell = x3
terminal-does-sell = vender la carta 3 por 3 monedas
terminal-typed-free = f3
terminal-does-free = construir gratis la carta 3, si tu ciudad tiene derecho
terminal-typed-words = construir Biblioteca (izquierda 2)
terminal-does-words = lo mismo con palabras: construir, etapa, vender, tomar o elegir una carta, y a quién pagas
terminal-verdicts = Signos: { $tick } gratis · { $chain } gratis por cadena · { $coin } monedas en total y quién las recibe · { $cross } no

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-build = construir, construye, construyo
terminal-verb-stage = etapa
terminal-verb-sell = vender, vende, vendo
terminal-verb-take = tomar, toma, tomo
terminal-verb-choose = elegir, elige, elijo
terminal-verb-drop = descartar, descarta, descarto
terminal-verb-pass = pasar, paso
terminal-word-bank = banca
terminal-word-far_left = más a la izquierda
terminal-word-far_right = más a la derecha
terminal-word-free = gratis
terminal-word-as = como
terminal-word-with = con
terminal-word-and = y, e

## Replays

terminal-holds = { $name } tiene

## Below the score sheet: how free choices were made. $symbols: such as "1 compass and 2 gears"

terminal-note-wilds = { $name }: símbolos de ciencia libres contados como { $symbols }.
terminal-note-copied = { $name }: copiado de los vecinos: { $symbols }.
terminal-note-repeated = { $name }: contado una vez más: { $symbols }.
terminal-note-changed = { $name }: un símbolo cambiado de { $before } a { $after }.
terminal-note-guild = { $name }: el gremio copiado era { $guild }.
terminal-note-guild-twice = { $name }: { $guild } contó dos veces.
terminal-note-colour = { $name }: el color que se contó es { $colour }.
