# Leaders in a terminal.

## Leaders on the screen: labels in lower case, and what stands behind them

terminal-leaders-cheaper = más barato
terminal-leaders-next-to = { $mine ->
    [yes] los líderes cuestan { $coins } menos a tu lado
   *[no] los líderes cuestan { $coins } menos junto a { $name }
}
terminal-leaders-hands = líderes en la mano
terminal-leaders-hand = en la mano
terminal-leaders-buried = enterrados
terminal-leaders-kept = elegidos hasta ahora
terminal-leaders-price-note = 1, 2 o 3 monedas, el número de la Era en la que se recluta un líder
terminal-leaders-by-age = según la Era

## Headings of columns, as short as possible

terminal-leaders-points = Puntos
terminal-leaders-lost-effect = Efecto que termina
terminal-leaders-token = Marcador
terminal-leaders-held = Tienes

## The beginning of the game, and moments that are no turns, inside a sentence

terminal-leaders-cost-age = Los líderes cuestan 1, 2 y 3 monedas en las Eras I, II y III.
terminal-leaders-cost-printed = Los líderes cuestan lo que llevan impreso.
terminal-leaders-moment-draft = selección de líderes
terminal-leaders-moment-recruitment = reclutamiento de la Era { ROMAN($age) }

## What is asked

terminal-leaders-draft = Quédate con uno de estos líderes; los demás pasan a { $name }.
terminal-leaders-bury = Puedes enterrar a uno de tus líderes: su efecto termina, y su precio cuenta el doble en puntos.
terminal-leaders-must-choose = Aquí no puedes pasar: recluta un líder, usa uno para una etapa o vende uno.
terminal-leaders-not-built = Los líderes no se construyen, se reclutan: escribe solo el número.
terminal-leaders-only-recruit = Este líder solo se puede reclutar: escribe solo el número, o p para pasar.
terminal-leaders-no-leader = Los líderes se reclutan antes de una Era, y ninguna carta de tu mano lo es.

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-leaders-hint-recruit = { $number } reclutar al líder { $number }
terminal-leaders-hint-stage = s{ $number } etapa con él
terminal-leaders-hint-sell = x{ $number } venderlo por 3 monedas

## Rows of the help: what is typed, and what it does

terminal-typed-leaders-recruit = r3 o 3
terminal-does-leaders-recruit = reclutar al líder 3; con s3 y x3 lo usas para la etapa o lo vendes
terminal-typed-leaders-words = guardar Platón
terminal-does-leaders-words = respuestas sobre líderes con palabras: guardar, reclutar, enterrar o descartar

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-recruit = reclutar, recluta, recluto
terminal-verb-keep = guardar, guarda, guardo, quedarse con
terminal-verb-bury = enterrar, entierra, entierro

## When cards are looked up

terminal-colour-white = blanco
terminal-thing-leader = líder
terminal-leaders-copies = uno; de los { $count } líderes se reparten { $dealt } a cada jugador
terminal-leaders-caption = { $count ->
    [one] 1 líder. Normalmente cada uno cuesta 1, 2 o 3 monedas según la Era; estos son los precios con { $option }.
   *[other] { $count } líderes. Normalmente cada uno cuesta 1, 2 o 3 monedas según la Era; estos son los precios con { $option }.
}
