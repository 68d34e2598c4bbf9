# Armada in a terminal.

## Headings of columns, as short as possible

terminal-armada-column-fleet = Flota
terminal-armada-column-fleets = Flotas
terminal-armada-column-level = Nivel
terminal-armada-column-next-square = Siguiente casilla
terminal-armada-column-next-step = Siguiente paso
terminal-armada-column-square = Casilla
terminal-armada-column-steps = Pasos
terminal-armada-column-strength = Fuerza
terminal-armada-column-tokens = Marcadores
terminal-armada-column-shows = Lo que da
terminal-armada-column-costs = Costes de los seis pasos
terminal-armada-column-if-all-fight = Si luchan todos los demás

## The sea

terminal-armada-yard = { $yard }: tu flota { $fleet ->
    [red] roja
    [yellow] amarilla
    [blue] azul
   *[green] verde
} puede moverse con tus etapas.
terminal-armada-nothing-yet = nada aún, luego { $later }
terminal-armada-also-with-stage = { $step }; también con una etapa
terminal-armada-pirates = piratas
terminal-armada-raid = { $names }: pérdida de monedas, según el nivel comercial
terminal-armada-tax = impuesto
terminal-armada-tax-now = { $coins } ({ $names }): todos los demás lo pagan, menos su nivel
terminal-armada-lands-at = destino del desembarco
terminal-armada-ship = { $fleet ->
    [red] barco rojo
    [yellow] barco amarillo
    [blue] barco azul
    [green] barco verde
   *[any] barco
}
terminal-armada-for-step = por un paso de la flota amarilla

## What is asked

terminal-armada-free-steps = { $count ->
    [one] Un paso gratis: ¿qué flota navega?
   *[other] Un paso gratis de { $count } flotas distintas: ¿cuáles navegan?
}
terminal-armada-explore = ¿Cuál de estas islas de nivel { $level } tomas? Las demás vuelven a su pila.
terminal-armada-would-take = { $token ->
    [0] fuerza naval { $strength }: ningún marcador
   *[other] fuerza naval { $strength }: un marcador de { SIGNED($token) }
}
terminal-armada-stay-out = Si te quedas fuera no tomas ningún marcador, y los demás se clasifican sin ti.
terminal-armada-no-ship = Ahora ninguna flota puede moverse con esa carta.

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-armada-hint-ship = w{ $number } construir con barco
terminal-armada-hint-fight = 1 luchar
terminal-armada-hint-stay-out = p quedarse fuera

## Rows of the help: what is typed, and what it does

terminal-typed-armada-ship = w3
terminal-does-armada-ship = construir la carta 3 con un paso de su flota, en un solo pago
terminal-typed-armada-words = construir Baños con barco
terminal-does-armada-words = lo mismo con palabras; vender CARTA con barco toma un paso por una carta vendida
terminal-typed-armada-sail = navegar roja y azul
terminal-does-armada-sail = respuestas sobre el mar con palabras: navegar, ocupar ISLA, luchar o pasar

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-sail = navegar, navega, navego
terminal-verb-settle = ocupar, ocupa, ocupo
terminal-verb-fight = luchar, lucha, lucho
terminal-extra-ship = barco, flota
terminal-extra-red_ship = barco rojo, flota roja, la flota roja
terminal-extra-yellow_ship = barco amarillo, flota amarilla, la flota amarilla
terminal-extra-blue_ship = barco azul, flota azul, la flota azul
terminal-extra-green_ship = barco verde, flota verde, la flota verde

## When cards and boards are looked up

terminal-colour-island = isla
terminal-value-costs = costes
terminal-value-wonder_fleet = flota de la maravilla
terminal-value-squares = casillas
terminal-drawn-armada = { $count ->
    [one] 1 carta marítima. En cada Era se saca al azar una de sus cartas marítimas por jugador.
   *[other] { $count } cartas marítimas. En cada Era se saca al azar una de sus cartas marítimas por jugador.
}
terminal-drawn-one-armada = una; de las { $count } cartas marítimas de la Era se saca una por jugador
terminal-armada-islands = { $count ->
    [one] 1 isla: la flota verde explora las islas nivel por nivel.
   *[other] { $count } islas: la flota verde las explora nivel por nivel.
}
terminal-armada-lanes = Rutas: lo que tiene una flota en cada casilla; las monedas, los impuestos y las islas llegan una sola vez.
terminal-armada-yards = Astilleros: costes de los pasos; { $mark } es la flota que se mueve con las etapas.
