# Edifice in a terminal.

## Headings of columns, as short as possible

terminal-edifice-state = Estado
terminal-edifice-pawns = Peones
terminal-edifice-reward = Recompensa
terminal-edifice-loss = Lo que pierdes

## The Edifices of a game

terminal-edifice-names = Los Edificios son { $names }.
terminal-edifice-penalty = { $debts ->
    [one] { $penalty }, o 1 deuda
   *[other] { $penalty }, o { $debts } deudas
}
terminal-edifice-joined = con el Edificio → { $reward } si se construye

## What is asked

terminal-edifice-nobody = nadie
terminal-edifice-give-up = El Edificio ({ $name }) no se ha construido y no tienes peón: te toca { $penalty }. ¿Qué entregas?
terminal-edifice-another-token = perder otro marcador de victoria
terminal-edifice-one-of = { $count ->
    [one] el único
   *[other] uno de { $count }
}
terminal-edifice-no-stage = Ahora una etapa no puede participar en el Edificio.

## A hint below a question: what to type, and what it does. The letter and the number stay

terminal-edifice-hint = e{ $number } etapa con el Edificio

## Rows of the help: what is typed, and what it does

terminal-typed-edifice-join = e3
terminal-does-edifice-join = construir la etapa con la carta 3 y participar en el Edificio, en un solo pago
terminal-typed-edifice-words = etapa Baños con edificio
terminal-does-edifice-words = lo mismo con palabras; también participar 2, entregar CARTA, descartar 3

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-join = participar, participa, participo
terminal-verb-lose = entregar, entrega, entrego
terminal-extra-edifice = edificio, el edificio

## When cards are looked up

terminal-colour-edifice = Edificio
terminal-edifice-penalty-label = penalización
terminal-edifice-caption = { $count ->
    [one] 1 Edificio; una partida tiene uno por Era. Peones en cada uno: { $pawns } jugadores.
   *[other] { $count } Edificios; una partida tiene uno por Era. Peones en cada uno: { $pawns } jugadores.
}
terminal-edifice-pawns-with = { $count } con { $players }
