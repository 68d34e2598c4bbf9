# own
card-lumber_yard = Maderería
# own
card-stone_pit = Pedrera
# own
card-clay_pool = Pozo de arcilla
card-ore_vein = Filón
# own
card-tree_farm = Vivero
card-excavation = Excavación
# own
card-clay_pit = Foso de arcilla
# own
card-timber_yard = Explota­ción forestal
# own
card-forest_cave = Cueva del bosque
card-mine = Mina
card-loom_1 = Telar
card-glassworks_1 = Fábrica de vidrio
card-press_1 = Prensa
card-baths = Baños
card-pawnshop = Casa de empeños
card-altar = Altar
card-theater = Teatro
card-tavern = Taberna
card-east_trading_post = Puesto comercial este
card-west_trading_post = Puesto comercial oeste
card-marketplace = Mercado
card-stockade = Empalizada
card-barracks = Cuartel
card-guard_tower = Torre de vigilancia
card-apothecary = Botica
card-workshop = Taller
card-scriptorium = Scrip­torium
card-sawmill = Aserradero
card-quarry = Cantera
# own
card-brickyard = Fábrica de ladrillos
card-foundry = Fundición
card-loom_2 = Telar
card-glassworks_2 = Fábrica de vidrio
card-press_2 = Prensa
card-aqueduct = Acueducto
# own
card-courthouse = Tribunal
card-temple = Templo
card-statue = Estatua
card-forum = Foro
card-caravansery = Caravasar
card-vineyard = Viñedo
card-bazar = Bazar
card-walls = Murallas
card-training_ground = Campo de entrena­miento
card-stables = Establos
card-archery_range = Campo de tiro
card-dispensary = Dispen­sario
card-laboratory = Labora­torio
card-library = Biblioteca
card-school = Escuela
card-palace = Palacio
card-senate = Senado
card-pantheon = Panteón
card-gardens = Jardines
card-town_hall = Ayunta­miento
card-haven = Puerto
card-lighthouse = Faro
card-chamber_of_commerce = Cámara de comercio
card-arena = Arena
card-siege_workshop = Taller de asedio
card-fortifications = Fortifica­ciones
card-circus = Circo
card-arsenal = Arsenal
card-lodge = Logia
card-observatory = Observa­torio
card-university = Univer­sidad
card-academy = Academia
card-study = Estudio
# own
card-workers_guild = Gremio de trabaja­dores
# own
card-craftsmens_guild = Gremio de artesanos
# own
card-traders_guild = Gremio de comer­ciantes
# own
card-philosophers_guild = Gremio de filósofos
# own
card-magistrates_guild = Gremio de magis­trados
# own
card-shipowners_guild = Gremio de navieros
# own
card-scientists_guild = Gremio de cientí­ficos
# own
card-spies_guild = Gremio de espías
# own
card-strategists_guild = Gremio de estrategas
# own
card-builders_guild = Gremio de construc­tores
wonder-alexandria = Faro
wonder-babylon = Jardines Colgantes
wonder-ephesus = Templo de Artemisa en Éfeso
wonder-giza = Pirámides de Guiza
wonder-halicarnassus = Mausoleo de Halicarnaso
wonder-olympia = Estatua de Zeus
wonder-rhodes = Coloso de Rodas
# own
card-well = Pozo
card-ludus = Ludus
card-castrum = Castrum
# own
card-decorators_guild = Gremio de decora­dores
card-maecenas = Mecenas
card-imhotep = Imhotep
card-hammurabi = Hammurabi
card-leonidas = Leónidas
card-archimedes = Arquímedes
card-ramses = Ramsés
card-croesus = Creso
card-xenophon = Jenofonte
card-vitruvius = Vitruvio
card-nero = Nerón
card-bilkis = Bilkis
card-hannibal = Aníbal
card-caesar = César
card-solomon = Salomón
card-euclid = Euclides
card-ptolemy = Ptolomeo
card-pythagoras = Pitágoras
card-sappho = Safo
card-zenobia = Zenobia
card-nefertiti = Nefertiti
card-cleopatra = Cleopatra
card-phidias = Fidias
card-praxiteles = Praxíteles
card-nebuchadnezzar = Nabuco­donosor
card-varro = Varrón
card-pericles = Pericles
card-hypatia = Hipatia
card-hiram = Hiram
card-midas = Midas
card-amytis = Amitis
card-alexander = Alejandro
card-justinian = Justiniano
card-plato = Platón
card-aristotle = Aristóteles
card-berenice = Berenice
card-hatshepsut = Hatshepsut
card-nitocris = Nitocris
card-telesilla = Telesila
card-tomyris = Tomiris
card-aganice = Aganice
card-enheduanna = Enheduanna
card-phryne = Friné
card-cornelia = Cornelia
# own
card-eurypyle = Eurípile
card-theano = Téano
card-makeda = Makeda
card-cynisca = Cinisca
card-gorgo = Gorgo
card-agrippina = Agripina
card-caligula = Calígula
card-diocletian = Diocle­ciano
card-octavia = Octavia
card-arsinoe = Arsínoe
card-aspasia = Aspasia
card-darius = Darío
# own
card-architects_guild = Gremio de arqui­tectos
# own
card-gamers_guild = Gremio de jugadores
# own
card-diplomats_guild = Gremio de diplo­máticos
# own
card-west_clandestine_wharf = Muelle clandes­tino oeste
# own
card-east_clandestine_wharf = Muelle clandes­tino este
# own
card-smugglers_cache = Alijo de contraban­distas
# own
card-secret_warehouse = Almacén secreto
# own
card-city_gates = Puertas de la ciudad
# own
card-customs = Aduana
# own
card-dive = Tugurio
# own
card-opium_stash = Reserva de opio
# own
card-hideout = Escondite
# own
card-raider_camp = Campamento de saquea­dores
# own
card-cells = Calabozos
# own
card-militia = Milicia
# own
card-residence = Residencia
# own
card-pigeonhole = Palomar
# own
card-black_market = Mercado negro
# own
card-architect_firm = Estudio de arqui­tectos
# own
card-tabularium = Tabularium
# own
card-trade_center = Centro de comercio
# own
card-gambling_den = Garito
# own
card-opium_den = Fumadero de opio
# own
card-lair = Guarida
# own
card-sepulcher = Sepulcro
# own
card-raider_fort = Fuerte de saquea­dores
# own
card-guardhouse = Cuerpo de guardia
# own
card-mercenaries = Merce­narios
# own
card-consulate = Consulado
# own
card-band_of_spies = Banda de espías
# own
card-forging_agency = Agencia de falsifica­ción
# own
card-capitol = Capitolio
# own
card-mint = Ceca
# own
card-opium_distillery = Destilería de opio
# own
card-brotherhood = Hermandad
# own
card-chamber_of_builders = Cámara de construc­tores
# own
card-cenotaph = Cenotafio
# own
card-secret_network = Red secreta
# own
card-slave_market = Mercado de esclavos
# own
card-raider_garrison = Guarnición de saquea­dores
# own
card-prison = Prisión
# own
card-contingent = Contin­gente
# own
card-embassy = Embajada
# own
card-memorial = Memorial
# own
card-torture_chamber = Cámara de tortura
# own
card-forgers_guild = Gremio de falsifica­dores
# own
card-shadow_guild = Gremio de las sombras
# own
card-mourners_guild = Gremio de plañideras
# own
card-coastal_defenses = Defensas costeras
# own
card-pontoon = Pontón
# own
card-eastern_emporium = Emporio oriental
# own
card-pirate_hideout = Escondite pirata
# own
card-construction_zone = Zona de construc­ción
# own
card-dry_hold = Bodega seca
# own
card-cabinet_of_explorers = Gabinete de explora­dores
# own
card-helmsmans_rest = Posada del timonel
# own
card-fortified_port = Puerto fortifi­cado
# own
card-ballista = Balista
# own
card-western_emporium = Emporio occidental
# own
card-pirates_den = Guarida pirata
# own
card-boathouse = Cobertizo de barcas
# own
card-ship_repair = Taller de barcos
# own
card-navigation_firm = Compañía de navegación
# own
card-cartographers_office = Oficina de cartó­grafos
# own
card-coastal_fortifications = Fortifica­ciones costeras
# own
card-pier = Embarca­dero
# own
card-port_customs = Aduana del puerto
# own
card-pirate_crew = Tripula­ción pirata
# own
card-harbor_masters_office = Capitanía del puerto
# own
card-naval_headquarters = Cuartel general naval
# own
card-circle_of_captains = Círculo de capitanes
# own
card-nautical_archives = Archivos náuticos
# own
card-overgrown_island = Isla frondosa
# own
card-virgin_island = Isla virgen
# own
card-bronze_island = Isla de bronce
# own
card-whistling_island = Isla silbante
# own
card-foggy_island = Isla brumosa
# own
card-blue_topaz_island = Isla del topacio azul
# own
card-yellow_topaz_island = Isla del topacio amarillo
# own
card-lost_island = Isla perdida
# own
card-inhabited_island = Isla habitada
# own
card-abandoned_oasis = Oasis abandonado
# own
card-iron_oasis = Oasis de hierro
# own
card-windy_oasis = Oasis ventoso
# own
card-forgotten_oasis = Oasis olvidado
# own
card-ancient_oasis = Oasis antiguo
# own
card-stormy_oasis = Oasis tormentoso
# own
card-wonderous_oasis = Oasis maravi­lloso
# own
card-oasis_of_statues = Oasis de las estatuas
# own
card-pirate_oasis = Oasis pirata
# own
card-scarlet_archipelago = Archi­piélago escarlata
# own
card-breezy_archipelago = Archi­piélago de la brisa
# own
card-torrential_archipelago = Archi­piélago torrencial
# own
card-golden_archipelago = Archi­piélago dorado
# own
card-emerald_archipelago = Archi­piélago esmeralda
# own
card-royal_archipelago = Archi­piélago real
# own
card-lush_archipelago = Archi­piélago exuberante
# own
card-rainbow_archipelago = Archi­piélago del arcoíris
# own
card-sheltered_archipelago = Archi­piélago resguar­dado
# own
card-artisan_district = Barrio de artesanos
# own
card-belvedere = Mirador
# own
card-curtain_wall = Muralla
# own
card-money_changer = Cambista
# own
card-outpost = Puesto avanzado
# own
card-factory = Fábrica
# own
card-amphitheater = Anfiteatro
# own
card-auction_house = Casa de subastas
# own
card-staging_camp = Campamento
# own
card-river_port = Puerto fluvial
# own
card-gold_reserves = Reservas de oro
# own
card-archives = Archivos
# own
card-concentric_castle = Castillo concén­trico
# own
card-agora = Ágora
# own
card-military_school = Escuela militar
# own
card-carthage_treasure = Tesoro de Cartago
# own
card-carthage_guard = Guardia de Cartago
# own
card-carthage_hoard = Reserva de Cartago
# own
card-carthage_phalanx = Falange de Cartago
# own
card-carthage_salvage = Rescate de Cartago
# own
card-carthage_school = Escuela de Cartago
wonder-ephesos = Templo de Artemisa
wonder-gizah = Pirámides
wonder-halikarnassos = Mausoleo
wonder-rhodos = Coloso
wonder-roma = Coliseo de Roma
wonder-abu_simbel = Templos de Abu Simbel
wonder-petra = Al-Jazneh de Petra
wonder-byzantium = Santa Sofía de Bizancio
wonder-siracusa = Puerto de Siracusa
wonder-ur = Zigurat de Ur
wonder-carthage = Puerto de Cartago
boxname-wood = Madera
boxname-stone = Piedra
boxname-clay = Arcilla
boxname-papyrus = Papiro
boxname-glass = Vidrio
boxname-coin = Moneda
boxname-compass = Compás
boxname-gear = Engranaje
boxname-tablet = Tablilla
boxname-shield_0 = Escudo
boxname-shield_1 = Escudo con 1 cuerno
boxname-shield_2 = Escudo con 2 cuernos
boxname-blue_3 = Tres puntos
boxname-blue_2_cat = Dos puntos con gato
token-urbanism = Urbanismo
# own
token-crafts = Artesanía
# own
token-jewellery = Joyería
token-science = Ciencia
token-propaganda = Propaganda
token-architecture = Arquitectura
token-economy = Economía
token-engineering = Ingeniería
token-tactics = Táctica
# own
token-decor = Decoración
token-politics = Política
token-strategy = Estrategia
token-education = Educación
token-culture = Cultura
boxwonder-alexandria = Faro
boxwonder-babylon = Jardines Colgantes
boxwonder-ephesus = Templo de Artemisa
boxwonder-giza = Gran Pirámide
boxwonder-halicarnassus = Mausoleo
boxwonder-olympia = Estatua de Zeus
boxwonder-rhodes = Coloso
