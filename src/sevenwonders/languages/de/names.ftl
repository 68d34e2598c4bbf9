# Names of cards, wonders and tokens. The published German names, where they are known; those below "# own" are not.

## Cards

card-lumber_yard = Holzplatz
card-stone_pit = Steinbruch
card-clay_pool = Ziegelei
card-ore_vein = Erzbergwerk
card-tree_farm = Baumschule
card-excavation = Ausgrabungs­stätte
card-clay_pit = Tongrube
card-timber_yard = Forst­wirtschaft
card-forest_cave = Waldhöhle
card-mine = Mine
card-loom_1 = Webstuhl
card-glassworks_1 = Glashütte
card-press_1 = Presse
card-baths = Bäder
card-pawnshop = Pfandhaus
card-altar = Altar
card-theater = Theater
card-tavern = Taverne
card-east_trading_post = Kontor Ost
card-west_trading_post = Kontor West
card-marketplace = Markt
card-stockade = Befestigungs­anlage
card-barracks = Kaserne
card-guard_tower = Wachturm
card-apothecary = Apotheke
card-workshop = Werkstatt
card-scriptorium = Skriptorium
card-sawmill = Sägewerk
card-quarry = Bildhauerei
card-brickyard = Ziegel­brennerei
card-foundry = Gießerei
card-loom_2 = Webstuhl
card-glassworks_2 = Glashütte
card-press_2 = Presse
card-aqueduct = Aquädukt
card-courthouse = Gericht
card-temple = Tempel
card-statue = Statue
card-forum = Forum
card-caravansery = Karawan­serei
card-vineyard = Weinberg
card-bazar = Basar
card-walls = Mauern
card-training_ground = Trainings­gelände
card-stables = Ställe
card-archery_range = Schießplatz
card-dispensary = Arznei­ausgabe
card-laboratory = Labora­torium
card-library = Bibliothek
card-school = Schule
card-palace = Palast
card-senate = Senat
card-pantheon = Pantheon
card-gardens = Gärten
card-town_hall = Rathaus
card-haven = Hafen
card-lighthouse = Leuchtturm
card-chamber_of_commerce = Handels­kammer
card-arena = Arena
card-siege_workshop = Belagerungs­maschinen
card-fortifications = Verteidigungs­anlage
card-circus = Zirkus
card-arsenal = Waffen­lager
card-lodge = Loge
card-observatory = Observa­torium
card-university = Univer­sität
card-academy = Aka­demie
card-study = Studier­zimmer
card-workers_guild = Gilde der Arbeiter
card-craftsmens_guild = Gilde der Künstler
card-traders_guild = Gilde der Händler
card-philosophers_guild = Gilde der Philo­sophen
card-magistrates_guild = Gilde der Beamten
card-shipowners_guild = Gilde der Reeder
card-scientists_guild = Gilde der Wissen­schaftler
card-spies_guild = Gilde der Spione
card-strategists_guild = Gilde der Strategen
card-builders_guild = Gilde der Baumeister
wonder-alexandria = Leuchtturm
wonder-babylon = Hängende Gärten
wonder-ephesus = Tempel der Artemis in Ephesos
wonder-giza = Pyramiden von Gizeh
wonder-halicarnassus = Mausoleum von Halikarnassos
wonder-olympia = Zeusstatue
wonder-rhodes = Koloss von Rhodos

## Cards of the second edition

# own
card-well = Brunnen
card-ludus = Ludus
card-castrum = Castrum
# own
card-decorators_guild = Gilde der Deko­rateure

## Leaders

card-maecenas = Maecenas
card-imhotep = Imhotep
card-hammurabi = Hammurabi
card-leonidas = Leonidas
card-archimedes = Archimedes
card-ramses = Ramses
card-croesus = Krösus
card-xenophon = Xenophon
card-vitruvius = Vitruv
card-nero = Nero
card-bilkis = Bilkis
card-hannibal = Hannibal
card-caesar = Cäsar
card-solomon = Salomon
card-euclid = Euklid
card-ptolemy = Ptolemäus
card-pythagoras = Pythagoras
card-sappho = Sappho
card-zenobia = Zenobia
card-nefertiti = Nofretete
card-cleopatra = Kleopatra
card-phidias = Phidias
card-praxiteles = Praxiteles
card-nebuchadnezzar = Nebukadnezar
card-varro = Varro
card-pericles = Perikles
card-hypatia = Hypatia
card-hiram = Hiram
card-midas = Midas
card-amytis = Amytis
card-alexander = Alexander
card-justinian = Justinian
card-plato = Platon
card-aristotle = Aristoteles
card-berenice = Berenike
card-hatshepsut = Hatschepsut
card-nitocris = Nitokris
card-telesilla = Telesilla
card-tomyris = Tomyris
card-aganice = Aganike
card-enheduanna = Enheduanna
card-phryne = Phryne
card-cornelia = Cornelia
card-eurypyle = Eurypyle
card-theano = Theano
card-makeda = Makeda
card-cynisca = Kyniska
card-gorgo = Gorgo
card-agrippina = Agrippina
card-caligula = Caligula
card-diocletian = Diokletian
card-octavia = Octavia
card-arsinoe = Arsinoë
card-aspasia = Aspasia
card-darius = Dareios
# own
card-architects_guild = Gilde der Archi­tekten
# own
card-gamers_guild = Gilde der Spieler
# own
card-diplomats_guild = Gilde der Diplo­maten

## Cities

card-west_clandestine_wharf = Illegale Anlege­stelle West
card-east_clandestine_wharf = Illegale Anlege­stelle Ost
# own
card-smugglers_cache = Schmuggler­versteck
card-secret_warehouse = Geheimes Lager
# own
card-city_gates = Stadttore
# own
card-customs = Zoll
# own
card-dive = Spelunke
# own
card-opium_stash = Opium­versteck
card-hideout = Geheim­versteck
# own
card-raider_camp = Lager der Plünderer
# own
card-cells = Zellen
card-militia = Miliz
card-residence = Residenz
card-pigeonhole = Tauben­schlag
card-black_market = Schwarz­markt
card-architect_firm = Architekten­büro
card-tabularium = Tabularium
# own
card-trade_center = Handels­zentrum
card-gambling_den = Spielhölle
# own
card-opium_den = Opiumhöhle
card-lair = Unter­schlupf
card-sepulcher = Grabstätte
# own
card-raider_fort = Festung der Plünderer
# own
card-guardhouse = Wachhaus
card-mercenaries = Söldner
card-consulate = Konsulat
card-band_of_spies = Spionage­ring
# own
card-forging_agency = Fälscher­werkstatt
# own
card-capitol = Kapitol
# own
card-mint = Münzstätte
# own
card-opium_distillery = Opium­brennerei
card-brotherhood = Bruder­schaft
card-chamber_of_builders = Kammer der Baumeister
card-cenotaph = Kenotaph
# own
card-secret_network = Geheimes Netzwerk
# own
card-slave_market = Sklaven­markt
# own
card-raider_garrison = Garnison der Plünderer
# own
card-prison = Gefängnis
card-contingent = Militär­aufgebot
card-embassy = Botschaft
# own
card-memorial = Denkmal
card-torture_chamber = Folter­kammer
# own
card-forgers_guild = Gilde der Fälscher
# own
card-shadow_guild = Gilde der Schatten
# own
card-mourners_guild = Gilde der Trauernden

## Armada

# own
card-coastal_defenses = Küsten­verteidigung
# own
card-pontoon = Ponton
# own
card-eastern_emporium = Warenhaus Ost
# own
card-pirate_hideout = Piraten­versteck
# own
card-construction_zone = Baustelle
# own
card-dry_hold = Trocken­lager
# own
card-cabinet_of_explorers = Kabinett der Entdecker
# own
card-helmsmans_rest = Rast des Steuermanns
# own
card-fortified_port = Befestigter Hafen
# own
card-ballista = Balliste
# own
card-western_emporium = Warenhaus West
# own
card-pirates_den = Piraten­höhle
# own
card-boathouse = Bootshaus
# own
card-ship_repair = Schiffs­reparatur
# own
card-navigation_firm = Navigations­büro
# own
card-cartographers_office = Kartografen­büro
# own
card-coastal_fortifications = Küsten­befestigung
# own
card-pier = Pier
# own
card-port_customs = Hafenzoll
# own
card-pirate_crew = Piraten­mannschaft
# own
card-harbor_masters_office = Hafen­meisterei
# own
card-naval_headquarters = Flotten­kommando
# own
card-circle_of_captains = Kreis der Kapitäne
# own
card-nautical_archives = Seearchiv
# own
card-overgrown_island = Über­wucherte Insel
# own
card-virgin_island = Unberührte Insel
# own
card-bronze_island = Bronzeinsel
# own
card-whistling_island = Pfeifende Insel
# own
card-foggy_island = Nebelinsel
# own
card-blue_topaz_island = Insel des blauen Topas
# own
card-yellow_topaz_island = Insel des gelben Topas
# own
card-lost_island = Verlorene Insel
# own
card-inhabited_island = Bewohnte Insel
# own
card-abandoned_oasis = Verlassene Oase
# own
card-iron_oasis = Eiserne Oase
# own
card-windy_oasis = Windige Oase
# own
card-forgotten_oasis = Vergessene Oase
# own
card-ancient_oasis = Uralte Oase
# own
card-stormy_oasis = Stürmische Oase
# own
card-wonderous_oasis = Wundersame Oase
# own
card-oasis_of_statues = Oase der Statuen
# own
card-pirate_oasis = Piratenoase
# own
card-scarlet_archipelago = Scharlach­roter Archipel
# own
card-breezy_archipelago = Luftiger Archipel
# own
card-torrential_archipelago = Reißender Archipel
# own
card-golden_archipelago = Goldener Archipel
# own
card-emerald_archipelago = Smaragd­archipel
# own
card-royal_archipelago = Königlicher Archipel
# own
card-lush_archipelago = Üppiger Archipel
# own
card-rainbow_archipelago = Regenbogen­archipel
# own
card-sheltered_archipelago = Geschützter Archipel

## Edifice and Carthage

# own
card-artisan_district = Handwerker­viertel
card-belvedere = Belvedere
# own
card-curtain_wall = Ringmauer
# own
card-money_changer = Geld­wechsler
# own
card-outpost = Außenposten
# own
card-factory = Manufaktur
card-amphitheater = Amphi­theater
# own
card-auction_house = Auktions­haus
# own
card-staging_camp = Sammellager
# own
card-river_port = Flusshafen
# own
card-gold_reserves = Gold­reserven
card-archives = Stadtarchiv
# own
card-concentric_castle = Konzen­trische Festung
card-agora = Agora
# own
card-military_school = Militär­schule
# own
card-carthage_treasure = Schatz von Karthago
# own
card-carthage_guard = Wache von Karthago
# own
card-carthage_hoard = Hort von Karthago
# own
card-carthage_phalanx = Phalanx von Karthago
# own
card-carthage_salvage = Bergung von Karthago
# own
card-carthage_school = Schule von Karthago
wonder-ephesos = Tempel der Artemis
wonder-gizah = Pyramiden
wonder-halikarnassos = Mausoleum
wonder-rhodos = Koloss
wonder-roma = Kolosseum von Rom
wonder-abu_simbel = Tempel von Abu Simbel
wonder-petra = Al-Khazneh in Petra
wonder-byzantium = Hagia Sophia in Byzanz
wonder-siracusa = Hafen von Syrakus
wonder-ur = Zikkurat von Ur
wonder-carthage = Hafen von Karthago

## Architects

boxname-wood = Holz
boxname-stone = Stein
boxname-clay = Lehm
boxname-papyrus = Papyrus
boxname-glass = Glas
boxname-coin = Münze
boxname-compass = Zirkel
boxname-gear = Zahnrad
boxname-tablet = Tafel
boxname-shield_0 = Schild
boxname-shield_1 = Schild mit 1 Horn
boxname-shield_2 = Schild mit 2 Hörnern
boxname-blue_3 = Drei Punkte
boxname-blue_2_cat = Zwei Punkte mit Katze
# own
token-urbanism = Städtebau
# own
token-crafts = Handwerk
# own
token-jewellery = Schmuckkunst
token-science = Wissenschaft
token-propaganda = Propaganda
token-architecture = Architektur
# own
token-economy = Wirtschaft
# own
token-engineering = Ingenieurs­kunst
token-tactics = Taktik
# own
token-decor = Dekor
token-politics = Politik
token-strategy = Strategie
# own
token-education = Bildung
token-culture = Kultur
boxwonder-alexandria = Leuchtturm
boxwonder-babylon = Hängende Gärten
boxwonder-ephesus = Tempel der Artemis
boxwonder-giza = Große Pyramide
boxwonder-halicarnassus = Mausoleum
boxwonder-olympia = Zeusstatue
boxwonder-rhodes = Koloss
