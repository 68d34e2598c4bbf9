card-lumber_yard = Chantier
card-stone_pit = Cavité
card-clay_pool = Bassin argileux
card-ore_vein = Filon
card-tree_farm = Friche
card-excavation = Excavation
card-clay_pit = Fosse argileuse
card-timber_yard = Exploitation forestière
card-forest_cave = Gisement
card-mine = Mine
card-loom_1 = Métier à tisser
card-glassworks_1 = Verrerie
card-press_1 = Presse
card-baths = Bains
card-pawnshop = Prêteur sur gages
card-altar = Autel
card-theater = Théâtre
card-tavern = Taverne
card-east_trading_post = Comptoir Est
card-west_trading_post = Comptoir Ouest
card-marketplace = Marché
card-stockade = Palissade
card-barracks = Caserne
card-guard_tower = Tour de garde
card-apothecary = Officine
card-workshop = Atelier
card-scriptorium = Scriptorium
card-sawmill = Scierie
card-quarry = Carrière
card-brickyard = Briqueterie
card-foundry = Fonderie
card-loom_2 = Métier à tisser
card-glassworks_2 = Verrerie
card-press_2 = Presse
card-aqueduct = Aqueduc
card-courthouse = Tribunal
card-temple = Temple
card-statue = Statue
card-forum = Forum
card-caravansery = Caravan­sérail
card-vineyard = Vignoble
card-bazar = Bazar
card-walls = Muraille
card-training_ground = Place d’armes
card-stables = Écuries
card-archery_range = Champs de tir
card-dispensary = Dispen­saire
card-laboratory = Laboratoire
card-library = Biblio­thèque
card-school = École
card-palace = Palace
card-senate = Sénat
card-pantheon = Panthéon
card-gardens = Jardins
card-town_hall = Hôtel de ville
card-haven = Port
card-lighthouse = Phare
card-chamber_of_commerce = Chambre de commerce
card-arena = Arène
card-siege_workshop = Atelier de siège
card-fortifications = Fortifi­cations
card-circus = Cirque
card-arsenal = Arsenal
card-lodge = Loge
card-observatory = Observa­toire
card-university = Université
card-academy = Académie
card-study = Étude
card-workers_guild = Guilde des travail­leurs
card-craftsmens_guild = Guilde des artisans
card-traders_guild = Guilde des commer­çants
card-philosophers_guild = Guilde des philo­sophes
card-magistrates_guild = Guilde des magistrats
card-shipowners_guild = Guilde des armateurs
card-scientists_guild = Guilde des scienti­fiques
card-spies_guild = Guilde des espions
card-strategists_guild = Guilde des stratèges
card-builders_guild = Guilde des bâtisseurs
wonder-alexandria = Le phare
wonder-babylon = Les jardins suspendus
wonder-ephesus = Le temple d’Artémis à Éphèse
wonder-giza = Les pyramides de Gizeh
wonder-halicarnassus = Le mausolée d’Halicarnasse
wonder-olympia = La statue de Zeus
wonder-rhodes = Le colosse de Rhodes
card-well = Puits
card-ludus = Ludus
card-castrum = Castrum
card-decorators_guild = Guilde des décora­teurs
card-maecenas = Mécène
card-imhotep = Imhotep
card-hammurabi = Hammurabi
card-leonidas = Léonidas
card-archimedes = Archimède
card-ramses = Ramsès
card-croesus = Crésus
card-xenophon = Xénophon
card-vitruvius = Vitruve
card-nero = Néron
card-bilkis = Bilkis
card-hannibal = Hannibal
card-caesar = César
card-solomon = Salomon
card-euclid = Euclide
card-ptolemy = Ptolémée
card-pythagoras = Pythagore
card-sappho = Sappho
card-zenobia = Zénobie
card-nefertiti = Néfertiti
card-cleopatra = Cléopâtre
card-phidias = Phidias
card-praxiteles = Praxitèle
card-nebuchadnezzar = Nabucho­donosor
card-varro = Varron
card-pericles = Périclès
card-hypatia = Hypatie
card-hiram = Hiram
card-midas = Midas
card-amytis = Amytis
card-alexander = Alexandre
card-justinian = Justinien
card-plato = Platon
card-aristotle = Aristote
card-berenice = Bérénice
card-hatshepsut = Hatchepsout
card-nitocris = Nitocris
card-telesilla = Télésilla
card-tomyris = Tomyris
card-aganice = Aganice
card-enheduanna = Enheduanna
card-phryne = Phryné
card-cornelia = Cornélie
card-eurypyle = Eurypyle
card-theano = Théano
card-makeda = Makeda
card-cynisca = Cynisca
card-gorgo = Gorgo
card-agrippina = Agrippine
card-caligula = Caligula
card-diocletian = Dioclétien
card-octavia = Octavie
card-arsinoe = Arsinoé
card-aspasia = Aspasie
card-darius = Darius
# own
card-architects_guild = Guilde des archi­tectes
# own
card-gamers_guild = Guilde des joueurs
# own
card-diplomats_guild = Guilde des diplomates
# own
card-west_clandestine_wharf = Quai clandestin Ouest
# own
card-east_clandestine_wharf = Quai clandestin Est
# own
card-smugglers_cache = Cache du contre­bandier
# own
card-secret_warehouse = Entrepôt secret
# own
card-city_gates = Portes de la cité
# own
card-customs = Douane
# own
card-dive = Bouge
# own
card-opium_stash = Réserve d’opium
# own
card-hideout = Repaire
# own
card-raider_camp = Camp de pillards
# own
card-cells = Cachots
# own
card-militia = Milice
# own
card-residence = Résidence
# own
card-pigeonhole = Pigeonnier
# own
card-black_market = Marché noir
# own
card-architect_firm = Cabinet d’architectes
# own
card-tabularium = Tabularium
# own
card-trade_center = Centre de commerce
# own
card-gambling_den = Tripot
# own
card-opium_den = Fumerie d’opium
# own
card-lair = Antre
# own
card-sepulcher = Sépulcre
# own
card-raider_fort = Fort de pillards
# own
card-guardhouse = Corps de garde
# own
card-mercenaries = Mercenaires
# own
card-consulate = Consulat
# own
card-band_of_spies = Bande d’espions
# own
card-forging_agency = Officine de faussaires
# own
card-capitol = Capitole
# own
card-mint = Hôtel de la monnaie
# own
card-opium_distillery = Distillerie d’opium
# own
card-brotherhood = Confrérie
# own
card-chamber_of_builders = Chambre des bâtisseurs
# own
card-cenotaph = Cénotaphe
# own
card-secret_network = Réseau secret
# own
card-slave_market = Marché aux esclaves
# own
card-raider_garrison = Garnison de pillards
# own
card-prison = Prison
# own
card-contingent = Contingent
# own
card-embassy = Ambassade
# own
card-memorial = Mémorial
# own
card-torture_chamber = Chambre de torture
# own
card-forgers_guild = Guilde des faussaires
# own
card-shadow_guild = Guilde des ombres
# own
card-mourners_guild = Guilde des pleureuses
# own
card-coastal_defenses = Défenses côtières
card-pontoon = Ponton
# own
card-eastern_emporium = Comptoir maritime Est
# own
card-pirate_hideout = Cachette de pirates
# own
card-construction_zone = Zone de construction
# own
card-dry_hold = Cale sèche
# own
card-cabinet_of_explorers = Cabinet des explorateurs
# own
card-helmsmans_rest = Repos du timonier
# own
card-fortified_port = Port fortifié
# own
card-ballista = Baliste
# own
card-western_emporium = Comptoir maritime Ouest
# own
card-pirates_den = Repaire de pirates
# own
card-boathouse = Hangar à bateaux
# own
card-ship_repair = Radoub
# own
card-navigation_firm = Compagnie de navigation
# own
card-cartographers_office = Bureau du cartographe
# own
card-coastal_fortifications = Fortifi­cations côtières
# own
card-pier = Embarca­dère
# own
card-port_customs = Douane portuaire
# own
card-pirate_crew = Équipage pirate
# own
card-harbor_masters_office = Capitai­nerie
# own
card-naval_headquarters = Amirauté
# own
card-circle_of_captains = Cercle des capitaines
# own
card-nautical_archives = Archives nautiques
# own
card-overgrown_island = Île envahie
# own
card-virgin_island = Île vierge
# own
card-bronze_island = Île de bronze
# own
card-whistling_island = Île sifflante
# own
card-foggy_island = Île brumeuse
# own
card-blue_topaz_island = Île de topaze bleue
# own
card-yellow_topaz_island = Île de topaze jaune
# own
card-lost_island = Île perdue
# own
card-inhabited_island = Île habitée
# own
card-abandoned_oasis = Oasis abandonnée
# own
card-iron_oasis = Oasis de fer
# own
card-windy_oasis = Oasis venteuse
# own
card-forgotten_oasis = Oasis oubliée
# own
card-ancient_oasis = Oasis antique
# own
card-stormy_oasis = Oasis orageuse
# own
card-wonderous_oasis = Oasis merveilleuse
# own
card-oasis_of_statues = Oasis des statues
# own
card-pirate_oasis = Oasis des pirates
# own
card-scarlet_archipelago = Archipel écarlate
# own
card-breezy_archipelago = Archipel venté
# own
card-torrential_archipelago = Archipel torrentiel
# own
card-golden_archipelago = Archipel doré
# own
card-emerald_archipelago = Archipel émeraude
# own
card-royal_archipelago = Archipel royal
# own
card-lush_archipelago = Archipel luxuriant
# own
card-rainbow_archipelago = Archipel arc-en-ciel
# own
card-sheltered_archipelago = Archipel abrité
# own
card-artisan_district = Quartier des artisans
card-belvedere = Belvédère
# own
card-curtain_wall = Courtine
# own
card-money_changer = Changeur
# own
card-outpost = Avant-poste
# own
card-factory = Manufacture
# own
card-amphitheater = Amphi­théâtre
# own
card-auction_house = Hôtel des ventes
# own
card-staging_camp = Camp de rassemblement
card-river_port = Port fluvial
# own
card-gold_reserves = Réserves d’or
# own
card-archives = Archives
# own
card-concentric_castle = Double enceinte
# own
card-agora = Agora
# own
card-military_school = École militaire
# own
card-carthage_treasure = Trésor de Carthage
# own
card-carthage_guard = Garde de Carthage
# own
card-carthage_hoard = Magot de Carthage
# own
card-carthage_phalanx = Phalange de Carthage
# own
card-carthage_salvage = Récupération de Carthage
# own
card-carthage_school = École de Carthage
wonder-ephesos = Le temple d’Artémis
wonder-gizah = Les pyramides
wonder-halikarnassos = Le mausolée
wonder-rhodos = Le colosse
wonder-roma = Le Colisée de Rome
wonder-abu_simbel = Les temples d’Abou Simbel
wonder-petra = Al-Khazneh à Pétra
wonder-byzantium = Sainte-Sophie à Byzance
wonder-siracusa = Le port de Syracuse
wonder-ur = La ziggurat d’Ur
wonder-carthage = Le port de Carthage
boxname-wood = Bois
boxname-stone = Pierre
boxname-clay = Argile
boxname-papyrus = Papyrus
boxname-glass = Verre
boxname-coin = Pièce
boxname-compass = Compas
boxname-gear = Rouage
boxname-tablet = Tablette
boxname-shield_0 = Bouclier
boxname-shield_1 = Bouclier à 1 corne
boxname-shield_2 = Bouclier à 2 cornes
boxname-blue_3 = Trois points
boxname-blue_2_cat = Deux points et le chat
token-urbanism = Urbanisme
token-crafts = Artisanat
token-jewellery = Joaillerie
token-science = Science
token-propaganda = Propagande
token-architecture = Architecture
token-economy = Économie
token-engineering = Ingénierie
token-tactics = Tactique
token-decor = Décoration
token-politics = Politique
token-strategy = Stratégie
token-education = Éducation
token-culture = Culture
boxwonder-alexandria = Le phare
boxwonder-babylon = Les jardins suspendus
boxwonder-ephesus = Le temple d’Artémis
boxwonder-giza = La grande pyramide
boxwonder-halicarnassus = Le mausolée
boxwonder-olympia = La statue de Zeus
boxwonder-rhodes = Le colosse
