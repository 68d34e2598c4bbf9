gallery-lead = Cada imagen de esta página la dibuja un código propio, con las mismas piezas: columnas, tejados, árboles, barcos y personas en materiales de tres tonos, con la luz desde arriba a la izquierda. Las mismas líneas dan las siluetas pequeñas.
gallery-search = Buscar
gallery-search-placeholder = un nombre, como baños o búho
gallery-light = Luz
gallerylight-page = Como la página
gallerylight-light = Día
gallerylight-dark = Noche
gallerylight-both = Ambas
gallery-show = Qué mostrar
gallery-all = Todo
gallery-count = { $all ->
    [one] 1 dibujo
   *[other] { $all } dibujos
}
gallery-found = { $all ->
    [one] { $shown } de 1 dibujo
   *[other] { $shown } de { $all } dibujos
}
gallery-none = Nada se llama así. Prueba con una palabra más corta.
gallery-loading = Afilando las plumas…

## Sections

gallery-wonders = Maravillas
gallery-wonders-note = Cada maravilla según se construyen sus etapas, de la primera a la última, y en sus propios colores.
gallery-tokens = Fichas de Architects
gallery-kit = Piezas de dibujo
kit-masonry = Albañilería
kit-nature = Naturaleza
kit-things = Cosas
kit-people = Personas
kit-animals = Animales
kit-war = Guerra
kit-sea = El mar
kit-ships = Barcos
gallery-materials = Materiales
gallery-materials-note = Claro, medio y oscuro. De noche algunos son más claros, para que no se hundan en una carta oscura.
gallery-symbols = Símbolos
gallery-symbols-note = Cada uno a 14, 20 y 32 píxeles.

## Names of wonders

drawing-giza = Guiza
drawing-babylon = Babilonia
drawing-olympia = Olimpia
drawing-rhodes = Rodas
drawing-ephesus = Éfeso
drawing-alexandria = Alejandría
drawing-halicarnassus = Halicarnaso
drawing-abu_simbel = Abu Simbel
drawing-roma = Roma
drawing-byzantium = Bizancio
drawing-petra = Petra
drawing-siracusa = Siracusa
drawing-ur = Ur
drawing-carthage = Cartago
drawing-architects_giza = Architects, Guiza
drawing-architects_alexandria = Architects, Alejandría
drawing-architects_babylon = Architects, Babilonia
drawing-architects_olympia = Architects, Olimpia
drawing-architects_rhodes = Architects, Rodas
drawing-architects_ephesus = Architects, Éfeso
drawing-architects_halicarnassus = Architects, Halicarnaso

## Names of Edifice projects

drawing-artisan_district_project = Proyecto: Barrio de artesanos
drawing-belvedere_project = Proyecto: Mirador
drawing-curtain_wall_project = Proyecto: Muralla
drawing-money_changer_project = Proyecto: Cambista
drawing-outpost_project = Proyecto: Puesto avanzado
drawing-factory_project = Proyecto: Fábrica
drawing-amphitheater_project = Proyecto: Anfiteatro
drawing-auction_house_project = Proyecto: Casa de subastas
drawing-staging_camp_project = Proyecto: Campamento
drawing-river_port_project = Proyecto: Puerto fluvial
drawing-gold_reserves_project = Proyecto: Reservas de oro
drawing-archives_project = Proyecto: Archivos
drawing-concentric_castle_project = Proyecto: Castillo concéntrico
drawing-agora_project = Proyecto: Ágora
drawing-military_school_project = Proyecto: Escuela militar

## Names of things of Architects

drawing-wood = Madera
drawing-stone = Piedra
drawing-clay = Arcilla
drawing-papyrus = Papiro
drawing-glass = Vidrio
drawing-coin = Moneda
drawing-compass = Compás
drawing-gear = Engranaje
drawing-tablet = Tablilla
drawing-shield_0 = Escudo 0
drawing-shield_1 = Escudo 1
drawing-shield_2 = Escudo 2
drawing-blue_3 = Azul 3
drawing-blue_2_cat = Azul 2, gato
drawing-token_urbanism = Ficha Urbanismo
drawing-token_crafts = Ficha Artesanía
drawing-token_jewellery = Ficha Joyería
drawing-token_science = Ficha Ciencia
drawing-token_propaganda = Ficha Propaganda
drawing-token_architecture = Ficha Arquitectura
drawing-token_economy = Ficha Economía
drawing-token_engineering = Ficha Ingeniería
drawing-token_tactics = Ficha Táctica
drawing-token_decor = Ficha Decoración
drawing-token_politics = Ficha Política
drawing-token_strategy = Ficha Estrategia
drawing-token_education = Ficha Educación
drawing-token_culture = Ficha Cultura
drawing-token_unseen = Ficha oculta
drawing-conflict_peace = Conflicto, paz
drawing-conflict_war = Conflicto, guerra
drawing-victory = Victoria
drawing-cat = Gato

## Names of parts of the kit: masonry

drawing-box = Muro
drawing-courses = Hiladas
drawing-slab = Losa
drawing-column = Columna
drawing-colonnade = Columnata
drawing-pediment = Frontón
drawing-steps = Gradas
drawing-dome = Cúpula
drawing-door = Puerta
drawing-window = Ventana
drawing-arch = Arco
drawing-merlons = Almenas
drawing-tower = Torre
drawing-hipRoof = Tejado a cuatro aguas
drawing-gable = Hastial
drawing-disc = Disco

## Names of parts of the kit: nature

drawing-cypress = Ciprés
drawing-fir = Abeto
drawing-palm = Palmera
drawing-bush = Arbusto
drawing-rock = Roca
drawing-flame = Llama
drawing-smoke = Humo
drawing-waves = Olas
drawing-cloud = Nube
drawing-star = Estrella
drawing-crescent = Luna creciente
drawing-laurel = Laurel

## Names of parts of the kit: things

drawing-amphora = Ánfora
drawing-log = Tronco
drawing-block = Bloque
drawing-barrel = Barril
drawing-sack = Saco
drawing-scroll = Rollo
drawing-flask = Frasco
drawing-cup = Copa
drawing-wheel = Rueda
drawing-coins = Monedas
drawing-scales = Balanza
drawing-hammer = Martillo
drawing-flag = Bandera
drawing-banner = Estandarte
drawing-awning = Toldo

## Names of parts of the kit: people

drawing-bust = Busto
drawing-figure = Figura
drawing-plinth = Plinto

## Names of parts of the kit: animals

drawing-horse = Caballo
drawing-elephant = Elefante
drawing-owl = Búho
drawing-eagle = Águila

## Names of parts of the kit: war

drawing-roundShield = Escudo redondo
drawing-spear = Lanza
drawing-sword = Espada
drawing-bow = Arco y flecha
drawing-helmet = Yelmo

## Names of parts of the kit: sea

drawing-sea = Mar
drawing-swell = Oleaje
drawing-jetty = Embarcadero
drawing-island = Isla
drawing-trident = Tridente
drawing-helm = Timón
drawing-skull = Calavera
drawing-rose = Rosa de los vientos
drawing-chart = Carta náutica

## Names of parts of the kit: ships

drawing-hull = Casco
drawing-sail = Vela
drawing-oars = Remos
drawing-anchor = Ancla

## Names of materials

material-marble = Mármol
material-stone = Piedra
material-sand = Arena
material-brick = Ladrillo
material-tile = Teja
material-wood = Madera
material-darkwood = Madera oscura
material-straw = Paja
material-clay = Arcilla
material-iron = Hierro
material-ore = Mineral
material-gold = Oro
material-bronze = Bronce
material-silver = Plata
material-glass = Vidrio
material-water = Agua
material-paper = Papel
material-leaf = Hoja
material-grass = Hierba
material-fire = Fuego
material-ink = Tinta
material-air = Aire
material-cliff = Acantilado
material-rose = Rosa
material-night = Noche
material-red = Rojo
material-blue = Azul
material-green = Verde
material-purple = Morado
material-yellow = Amarillo
material-magenta = Magenta
material-cloth = Paño
material-skin = Piel
material-tan = Tostado
material-umber = Sombra
material-hair = Pelo
material-fair = Rubio
material-grey = Gris

## Names of symbols, as pictures

pictogram-wood = Madera
pictogram-stone = Piedra
pictogram-ore = Mineral
pictogram-clay = Arcilla
pictogram-glass = Vidrio
pictogram-papyrus = Papiro
pictogram-textile = Tela
pictogram-coin = Moneda
pictogram-shield = Escudo
pictogram-compass = Compás
pictogram-gear = Engranaje
pictogram-tablet = Tablilla
pictogram-wild = Libre
pictogram-points = Puntos
pictogram-victory = Victoria
pictogram-defeat = Derrota
pictogram-stage = Etapa
pictogram-tick = Hecho
pictogram-cross = Aspa
pictogram-chain = Cadena
pictogram-discard = Descartes
pictogram-left = Izquierda
pictogram-right = Derecha
pictogram-brown = Marrón
pictogram-gray = Gris
pictogram-blue = Azul
pictogram-yellow = Amarillo
pictogram-red = Rojo
pictogram-green = Verde
pictogram-purple = Morado
pictogram-hand = Mano
pictogram-clock = Reloj
pictogram-bot = Bot
pictogram-person = Persona
pictogram-town = Ciudad
pictogram-crown = Corona
pictogram-others = Los demás
pictogram-bank = Banca
pictogram-crate = Cajón
pictogram-first = Primera
pictogram-bulb = Bombilla
pictogram-menu = Menú
pictogram-more = Más
pictogram-chat = Chat
pictogram-list = Lista
pictogram-cards = Cartas
pictogram-book = Libro
pictogram-settings = Ajustes
pictogram-eye = Ojo
pictogram-lock = Candado
pictogram-trade = Comercio
pictogram-replay = Repetición
pictogram-close = Cerrar
pictogram-up = Arriba
pictogram-down = Abajo
pictogram-plus = Suma
pictogram-offline = Sin conexión
pictogram-check = Comprobado
pictogram-globe = Globo
pictogram-share = Compartir
pictogram-house = Casa
pictogram-flame = Llama
pictogram-link = Enlace
pictogram-course = Desarrollo
pictogram-free_build = Construir gratis
pictogram-last_card = Última carta
pictogram-copy = Copiar
pictogram-from_discard = De los descartes
pictogram-cat = Gato
pictogram-horn = Cuerno
pictogram-peace = Paz
pictogram-war = Guerra
pictogram-token = Ficha
pictogram-any_deck = Cualquier mazo
pictogram-central = Central
pictogram-both_sides = Ambos lados
pictogram-look = Mirar
