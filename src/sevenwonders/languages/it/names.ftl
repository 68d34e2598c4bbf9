# I nomi di carte, meraviglie e segnalini. Quelli del gioco base sono dell’edizione italiana del 2020; sopra i nomi
# che sono nostri c’è `# own`.

card-lumber_yard = Cantiere d’Abbatti­mento
card-stone_pit = Cava di Pietra
card-clay_pool = Bacino d’Argilla
card-ore_vein = Filone Minerario
card-tree_farm = Vivaio
card-excavation = Scavi
card-clay_pit = Fossa d’Argilla
card-timber_yard = Deposito di Legname
card-forest_cave = Giacimento
card-mine = Miniera
card-loom_1 = Filanda
card-glassworks_1 = Vetreria
card-press_1 = Stamperia
card-baths = Bagni
# own
card-pawnshop = Banco dei Pegni
card-altar = Altare
card-theater = Teatro
card-tavern = Taverna
card-east_trading_post = Stazione Commerciale Est
card-west_trading_post = Stazione Commerciale Ovest
card-marketplace = Mercato
card-stockade = Palizzata
card-barracks = Caserma
card-guard_tower = Torre di Guardia
card-apothecary = Farmacia
card-workshop = Opificio
card-scriptorium = Scrittorio
card-sawmill = Segheria
card-quarry = Tagliapietre
card-brickyard = Mattonificio
card-foundry = Fonderia
card-loom_2 = Filanda
card-glassworks_2 = Vetreria
card-press_2 = Stamperia
card-aqueduct = Acque­dotto
card-courthouse = Tribunale
card-temple = Tempio
card-statue = Statua
card-forum = Foro
card-caravansery = Caravan­serraglio
card-vineyard = Vigneto
card-bazar = Bazar
card-walls = Mura
card-training_ground = Zona d’Addestra­mento
card-stables = Scuderie
card-archery_range = Poligono di Tiro
card-dispensary = Ambula­torio
card-laboratory = Laboratorio
card-library = Biblioteca
card-school = Scuola
card-palace = Palazzo
card-senate = Senato
card-pantheon = Pantheon
card-gardens = Giardini
card-town_hall = Municipio
card-haven = Porto
card-lighthouse = Faro
card-chamber_of_commerce = Camera di Commercio
card-arena = Arena
card-siege_workshop = Opificio d’Assedio
card-fortifications = Fortifica­zioni
card-circus = Circo
card-arsenal = Arsenale
card-lodge = Loggia
card-observatory = Osserva­torio
card-university = Univer­sità
card-academy = Acca­demia
card-study = Studio
card-workers_guild = Gilda dei Lavoratori
card-craftsmens_guild = Gilda degli Artigiani
card-traders_guild = Gilda dei Mercanti
card-philosophers_guild = Gilda dei Filosofi
card-magistrates_guild = Gilda dei Magistrati
card-shipowners_guild = Gilda degli Armatori
card-scientists_guild = Gilda degli Scienziati
card-spies_guild = Gilda delle Spie
# own
card-strategists_guild = Gilda degli Strateghi
card-builders_guild = Gilda dei Costruttori
wonder-alexandria = Faro
wonder-babylon = Giardini Pensili
wonder-ephesus = Il Tempio di Artemide a Efeso
wonder-giza = Le Piramidi di Giza
wonder-halicarnassus = Il Mausoleo di Alicarnasso
wonder-olympia = Statua di Zeus
wonder-rhodes = Il Colosso di Rodi
card-well = Pozzo
card-ludus = Palestra Gladiatoria
card-castrum = Castra
card-decorators_guild = Gilda degli Arredatori
card-maecenas = Mecenate
card-imhotep = Imhotep
card-hammurabi = Hammurabi
card-leonidas = Leonida
card-archimedes = Archimede
card-ramses = Ramses
card-croesus = Creso
card-xenophon = Senofonte
card-vitruvius = Vitruvio
card-nero = Nerone
card-bilkis = Bilkis
card-hannibal = Annibale
card-caesar = Cesare
card-solomon = Salomone
card-euclid = Euclide
card-ptolemy = Tolomeo
card-pythagoras = Pitagora
card-sappho = Saffo
card-zenobia = Zenobia
card-nefertiti = Nefertiti
card-cleopatra = Cleopatra
card-phidias = Fidia
card-praxiteles = Prassitele
card-nebuchadnezzar = Nabuco­donosor
card-varro = Varrone
card-pericles = Pericle
card-hypatia = Ipazia
card-hiram = Hiram
card-midas = Mida
card-amytis = Amitis
card-alexander = Alessandro
card-justinian = Giustiniano
card-plato = Platone
card-aristotle = Aristotele
card-berenice = Berenice
card-hatshepsut = Hatshepsut
card-nitocris = Nitocris
card-telesilla = Telesilla
card-tomyris = Tomiri
card-aganice = Aganice
card-enheduanna = Enheduanna
card-phryne = Frine
card-cornelia = Cornelia
card-eurypyle = Euripile
card-theano = Teano
card-makeda = Makeda
card-cynisca = Cinisca
card-gorgo = Gorgo
card-agrippina = Agrippina
card-caligula = Caligola
card-diocletian = Diocleziano
card-octavia = Ottavia
card-arsinoe = Arsinoe
card-aspasia = Aspasia
card-darius = Dario
# own
card-architects_guild = Gilda degli Architetti
# own
card-gamers_guild = Gilda dei Giocatori
# own
card-diplomats_guild = Gilda dei Diplomatici
# own
card-west_clandestine_wharf = Molo Clandestino Ovest
# own
card-east_clandestine_wharf = Molo Clandestino Est
# own
card-smugglers_cache = Deposito dei Contrab­bandieri
# own
card-secret_warehouse = Magazzino Segreto
# own
card-city_gates = Porte della Città
# own
card-customs = Dogana
# own
card-dive = Bettola
# own
card-opium_stash = Scorta d’Oppio
# own
card-hideout = Nascon­diglio
# own
card-raider_camp = Campo dei Predoni
# own
card-cells = Celle
# own
card-militia = Milizia
# own
card-residence = Residenza
# own
card-pigeonhole = Piccionaia
# own
card-black_market = Mercato Nero
# own
card-architect_firm = Studio di Architet­tura
# own
card-tabularium = Tabularium
# own
card-trade_center = Centro Commerciale
# own
card-gambling_den = Bisca
# own
card-opium_den = Fumeria d’Oppio
# own
card-lair = Covo
# own
card-sepulcher = Sepolcro
# own
card-raider_fort = Forte dei Predoni
# own
card-guardhouse = Corpo di Guardia
# own
card-mercenaries = Mercenari
# own
card-consulate = Consolato
# own
card-band_of_spies = Banda di Spie
# own
card-forging_agency = Agenzia di Falsari
# own
card-capitol = Campidoglio
# own
card-mint = Zecca
# own
card-opium_distillery = Distilleria d’Oppio
# own
card-brotherhood = Confra­ternita
# own
card-chamber_of_builders = Camera dei Costruttori
# own
card-cenotaph = Cenotafio
# own
card-secret_network = Rete Segreta
# own
card-slave_market = Mercato degli Schiavi
# own
card-raider_garrison = Guarnigione dei Predoni
# own
card-prison = Prigione
# own
card-contingent = Contingente
# own
card-embassy = Ambasciata
# own
card-memorial = Memoriale
# own
card-torture_chamber = Camera della Tortura
# own
card-forgers_guild = Gilda dei Falsari
# own
card-shadow_guild = Gilda dell’Ombra
# own
card-mourners_guild = Gilda delle Prefiche
# own
card-coastal_defenses = Difese Costiere
# own
card-pontoon = Pontone
# own
card-eastern_emporium = Emporio Est
# own
card-pirate_hideout = Nascon­diglio dei Pirati
# own
card-construction_zone = Zona di Costruzione
# own
card-dry_hold = Stiva Asciutta
# own
card-cabinet_of_explorers = Gabinetto degli Esploratori
# own
card-helmsmans_rest = Riposo del Timoniere
# own
card-fortified_port = Porto Fortificato
# own
card-ballista = Balista
# own
card-western_emporium = Emporio Ovest
# own
card-pirates_den = Covo dei Pirati
# own
card-boathouse = Rimessa delle Barche
# own
card-ship_repair = Riparazione Navi
# own
card-navigation_firm = Compagnia di Navigazione
# own
card-cartographers_office = Ufficio del Cartografo
# own
card-coastal_fortifications = Fortifica­zioni Costiere
# own
card-pier = Molo
# own
card-port_customs = Dogana Portuale
# own
card-pirate_crew = Ciurma di Pirati
# own
card-harbor_masters_office = Capitaneria di Porto
# own
card-naval_headquarters = Quartier Generale Navale
# own
card-circle_of_captains = Circolo dei Capitani
# own
card-nautical_archives = Archivi Nautici
# own
card-overgrown_island = Isola Rigogliosa
# own
card-virgin_island = Isola Vergine
# own
card-bronze_island = Isola di Bronzo
# own
card-whistling_island = Isola Sibilante
# own
card-foggy_island = Isola Nebbiosa
# own
card-blue_topaz_island = Isola del Topazio Blu
# own
card-yellow_topaz_island = Isola del Topazio Giallo
# own
card-lost_island = Isola Perduta
# own
card-inhabited_island = Isola Abitata
# own
card-abandoned_oasis = Oasi Abbandonata
# own
card-iron_oasis = Oasi di Ferro
# own
card-windy_oasis = Oasi Ventosa
# own
card-forgotten_oasis = Oasi Dimenticata
# own
card-ancient_oasis = Oasi Antica
# own
card-stormy_oasis = Oasi delle Tempeste
# own
card-wonderous_oasis = Oasi Meravigliosa
# own
card-oasis_of_statues = Oasi delle Statue
# own
card-pirate_oasis = Oasi dei Pirati
# own
card-scarlet_archipelago = Arcipelago Scarlatto
# own
card-breezy_archipelago = Arcipelago della Brezza
# own
card-torrential_archipelago = Arcipelago Torrenziale
# own
card-golden_archipelago = Arcipelago Dorato
# own
card-emerald_archipelago = Arcipelago di Smeraldo
# own
card-royal_archipelago = Arcipelago Reale
# own
card-lush_archipelago = Arcipelago Lussureg­giante
# own
card-rainbow_archipelago = Arcipelago dell’Arco­baleno
# own
card-sheltered_archipelago = Arcipelago Riparato
# own
card-artisan_district = Quartiere degli Artigiani
# own
card-belvedere = Belvedere
# own
card-curtain_wall = Cortina Muraria
# own
card-money_changer = Cambiavalute
# own
card-outpost = Avamposto
# own
card-factory = Fabbrica
# own
card-amphitheater = Anfiteatro
# own
card-auction_house = Casa d’Aste
# own
card-staging_camp = Campo Base
# own
card-river_port = Porto Fluviale
# own
card-gold_reserves = Riserve d’Oro
# own
card-archives = Archivi
# own
card-concentric_castle = Castello Concentrico
# own
card-agora = Agorà
# own
card-military_school = Scuola Militare
# own
card-carthage_treasure = Tesoro di Cartagine
# own
card-carthage_guard = Guardia di Cartagine
# own
card-carthage_hoard = Forziere di Cartagine
# own
card-carthage_phalanx = Falange di Cartagine
# own
card-carthage_salvage = Recupero di Cartagine
# own
card-carthage_school = Scuola di Cartagine
wonder-ephesos = Tempio di Artemide
wonder-gizah = Piramidi
wonder-halikarnassos = Mausoleo
wonder-rhodos = Colosso
wonder-roma = Il Colosseo di Roma
wonder-abu_simbel = I templi di Abu Simbel
wonder-petra = Al-Khazneh a Petra
wonder-byzantium = Santa Sofia a Bisanzio
wonder-siracusa = Il porto di Siracusa
wonder-ur = La ziggurat di Ur
wonder-carthage = Il porto di Cartagine
boxname-wood = Legno
boxname-stone = Pietra
boxname-clay = Argilla
boxname-papyrus = Papiro
boxname-glass = Vetro
boxname-coin = Moneta
boxname-compass = Compasso
boxname-gear = Ingra­naggio
boxname-tablet = Tavoletta
boxname-shield_0 = Scudo
boxname-shield_1 = Scudo con 1 corno
boxname-shield_2 = Scudo con 2 corni
boxname-blue_3 = Tre punti
boxname-blue_2_cat = Due punti con gatto
# own
token-urbanism = Urbanistica
# own
token-crafts = Artigianato
# own
token-jewellery = Oreficeria
# own
token-science = Scienza
# own
token-propaganda = Propaganda
# own
token-architecture = Architettura
# own
token-economy = Economia
# own
token-engineering = Ingegneria
# own
token-tactics = Tattica
# own
token-decor = Decorazione
# own
token-politics = Politica
# own
token-strategy = Strategia
# own
token-education = Istruzione
# own
token-culture = Cultura
boxwonder-alexandria = Il Faro
boxwonder-babylon = I Giardini Pensili
boxwonder-ephesus = Il Tempio di Artemide
boxwonder-giza = La Grande Piramide
boxwonder-halicarnassus = Il Mausoleo
boxwonder-olympia = La Statua di Zeus
boxwonder-rhodes = Il Colosso
