# Glosario. Se tutea a quien lee; los nombres de cartas y maravillas van sin artículo.
#
# Age = Era (como en los reglamentos en español)
# board = tablero
# border = frontera
# card = carta; brown/gray/blue/yellow/red/green/purple = marrón, gris, azul, amarilla, roja, verde, morada
# chain = cadena; free by chain = gratis por cadena
# city = ciudad; neighbour = vecino; neighbouring city = ciudad vecina
# clock = reloj
# coach = entrenador
# coin = moneda; bank = banca
# compass, gear, tablet = compás, engranaje, tablilla; free symbol = símbolo libre
# conflict = conflicto; war = guerra
# Day side, Night side = cara de Día, cara de Noche
# debt = deuda
# deck = mazo
# diplomacy token = marcador de diplomacia
# discard pile = descartes
# Edifice = Edificio, con mayúscula; pawn = peón; reward = recompensa; penalty = penalización
# expansion = expansión; los títulos Leaders, Cities, Armada, Edifice y Architects no se traducen
# fleet = flota; shipyard = astillero; naval strength = fuerza naval; landing = desembarco; island = isla
# Free City = Ciudad Libre
# goods = bienes; resource = recurso
# guild = gremio
# hand = mano
# hint = pista
# horn = cuerno; conflict token (Architects) = ficha de conflicto
# host = anfitrión
# leader = líder; recruit = reclutar
# link = enlace
# lobby, table, seat = sala, mesa, asiento
# manufactured good = producto manufacturado
# partner = compañero; team = equipo
# progress token = ficha de progreso
# raw material = materia prima
# replay = repetición
# score sheet = hoja de puntuación
# shield = escudo
# stage = etapa; wonder = maravilla
# structure = estructura
# victory token, defeat token = marcador de victoria, marcador de derrota
# watcher, spectator = espectador
# wood, stone, ore, clay, glass, papyrus, textile = madera, piedra, mineral, arcilla, vidrio, papiro, tela

site-name = Seven Wonders
site-titled = { $page } · Seven Wonders
site-waiting = ({ $games }) { $title }
site-skip = Saltar al contenido
site-play = Jugar
site-cards = Cartas
site-gallery = Galería
site-rules = Reglas
site-score = Puntuación
site-settings = Ajustes
site-home = Inicio
site-messages = Mensajes
site-loading = Cargando…
site-try-again = Reintentar
site-close = Cerrar
site-back = Volver al inicio
site-offline = No tienes conexión. Las reglas, las cartas, las hojas de puntuación y los últimos puzles están aquí; las mesas necesitan conexión.
site-notice = Un programa independiente y gratuito para jugar con amigos, para bots y para investigar. Sin relación con la editorial.

## The language of the page

spoken-language = Idioma
spoken-language-is = Idioma: { $name }
spoken-share = { $share } %
spoken-greeting = La página habla español.
spoken-fine = Vale

## A part of the page that could not be loaded

-nothing-lost = No se pierde nada de tu partida.
loading-failed = No se ha podido cargar esta parte de la página
loading-reload = Recargar la página
trouble-busy = El servidor está ocupado: nuevo intento en { $seconds } s. { -nothing-lost }
trouble-broken = El servidor tiene un problema: nuevo intento en { $seconds } s. { -nothing-lost }
trouble-offline = No se puede llegar al servidor: nuevo intento en { $seconds } s. Comprueba tu conexión. { -nothing-lost }
trouble-newer = Puede que haya una versión más nueva de la página. Cárgala ahora. { -nothing-lost }

## Requests that failed

errors-offline = No se puede llegar al servidor. Comprueba tu conexión y vuelve a intentarlo.
errors-slow = El servidor ha tardado demasiado en responder. Espera un momento y vuelve a intentarlo.
errors-server = El servidor tiene un problema. Espera un momento y vuelve a intentarlo.
errors-unexpected = Ha pasado algo que nadie esperaba. Recarga la página; tu asiento se conserva.
errors-not-found = Esto ya no está aquí. Comprueba el enlace o empieza una partida nueva en la página de inicio.
errors-too-often = Demasiadas veces en poco tiempo. Espera un minuto y vuelve a intentarlo.
errors-not-sent = No se ha enviado: no hay conexión. Envíalo otra vez en cuanto vuelva.

## The connection to a table

connection-connecting = Conectando con la mesa…
connection-lost = Sin conexión
connection-kept = Tu asiento se conserva.
connection-next-try = { $seconds ->
    [0] Intentándolo ahora…
   *[other] Nuevo intento en { $seconds } s.
}
connection-now = Intentar ahora
connection-refused = No ha funcionado
connection-answer-kept = Tu elección se enviará en cuanto vuelva la conexión.

version-title = Versión nueva
version-text = Tu asiento y tu partida se conservan.
version-reload = Recargar
version-later = Más tarde

missing-title = Esta página no existe
missing-text = La dirección no lleva a ninguna parte. Mira si al enlace le falta un trozo o vuelve a la página de inicio.

## Goods and prices

good-wood = madera
good-stone = piedra
good-ore = mineral
good-clay = arcilla
good-glass = vidrio
good-papyrus = papiro
good-textile = tela
goods-units = { $count } de { $good }
goods-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
goods-free = gratis
goods-age-cost = cuesta tantas monedas como el número de la Era
goods-age = Era
goods-cost = cuesta { $parts }
goods-no-cost = no cuesta nada

## Pieces of sentences

age-name = Era { ROMAN($age) }
side-spoken = { $side ->
    [Day] la cara de Día
    [Night] la cara de Noche
   *[other] la cara { $side }
}
row-separator = { ", " }
row-sentence = { $text }.

sign-first = 1.ª
sign-last = últ.
