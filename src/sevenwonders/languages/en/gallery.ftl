# The gallery of all drawings.

gallery-lead = Every picture of this page is drawn by its own code, from one kit of parts: columns, roofs, trees, ships and people in materials of three tones, with the light from the upper left. The same lines give the small silhouettes.
gallery-search = Search
gallery-search-placeholder = a name, such as baths or owl
gallery-light = Light
gallerylight-page = As the page
gallerylight-light = Day
gallerylight-dark = Night
gallerylight-both = Both
gallery-show = What to show
gallery-all = All
# $all: how many there are; $shown: how many of them are found.
gallery-count = { $all ->
    [one] 1 drawing
   *[other] { $all } drawings
}
gallery-found = { $all ->
    [one] { $shown } of 1 drawing
   *[other] { $shown } of { $all } drawings
}
gallery-none = Nothing is called that. Try a shorter word.
gallery-loading = The pens are being sharpened …

## Sections

gallery-wonders = Wonders
gallery-wonders-note = Each wonder as its stages are built, from the first to the last, and in its own colours.
gallery-tokens = Tokens of Architects
gallery-kit = Parts of the kit
kit-masonry = Masonry
kit-nature = Nature
kit-things = Things
kit-people = People
kit-animals = Animals
kit-war = War
kit-sea = The sea
kit-ships = Ships
gallery-materials = Materials
gallery-materials-note = Light, middle and dark. By night some of them are lighter, so that they do not sink into a dark card.
gallery-symbols = Symbols
gallery-symbols-note = Each at 14, 20 and 32 pixels.

## Names of wonders

drawing-giza = Giza
drawing-babylon = Babylon
drawing-olympia = Olympia
drawing-rhodes = Rhodes
drawing-ephesus = Ephesus
drawing-alexandria = Alexandria
drawing-halicarnassus = Halicarnassus
drawing-abu_simbel = Abu simbel
drawing-roma = Roma
drawing-byzantium = Byzantium
drawing-petra = Petra
drawing-siracusa = Siracusa
drawing-ur = Ur
drawing-carthage = Carthage
# The same wonder as Architects draws it.
drawing-architects_giza = Architects giza
drawing-architects_alexandria = Architects alexandria
drawing-architects_babylon = Architects babylon
drawing-architects_olympia = Architects olympia
drawing-architects_rhodes = Architects rhodes
drawing-architects_ephesus = Architects ephesus
drawing-architects_halicarnassus = Architects halicarnassus

## Names of Edifice projects

drawing-artisan_district_project = Artisan district project
drawing-belvedere_project = Belvedere project
drawing-curtain_wall_project = Curtain wall project
drawing-money_changer_project = Money changer project
drawing-outpost_project = Outpost project
drawing-factory_project = Factory project
drawing-amphitheater_project = Amphitheater project
drawing-auction_house_project = Auction house project
drawing-staging_camp_project = Staging camp project
drawing-river_port_project = River port project
drawing-gold_reserves_project = Gold reserves project
drawing-archives_project = Archives project
drawing-concentric_castle_project = Concentric castle project
drawing-agora_project = Agora project
drawing-military_school_project = Military school project

## Names of things of Architects

drawing-wood = Wood
drawing-stone = Stone
drawing-clay = Clay
drawing-papyrus = Papyrus
drawing-glass = Glass
drawing-coin = Coin
drawing-compass = Compass
drawing-gear = Gear
drawing-tablet = Tablet
# The number of horns.
drawing-shield_0 = Shield 0
drawing-shield_1 = Shield 1
drawing-shield_2 = Shield 2
# The number of points on a blue card.
drawing-blue_3 = Blue 3
drawing-blue_2_cat = Blue 2 cat
drawing-token_urbanism = Token urbanism
drawing-token_crafts = Token crafts
drawing-token_jewellery = Token jewellery
drawing-token_science = Token science
drawing-token_propaganda = Token propaganda
drawing-token_architecture = Token architecture
drawing-token_economy = Token economy
drawing-token_engineering = Token engineering
drawing-token_tactics = Token tactics
drawing-token_decor = Token decor
drawing-token_politics = Token politics
drawing-token_strategy = Token strategy
drawing-token_education = Token education
drawing-token_culture = Token culture
drawing-token_unseen = Token unseen
drawing-conflict_peace = Conflict peace
drawing-conflict_war = Conflict war
drawing-victory = Victory
drawing-cat = Cat

## Names of parts of the kit: masonry

drawing-box = Box
# Rows of bricks in a wall.
drawing-courses = Courses
drawing-slab = Slab
drawing-column = Column
drawing-colonnade = Colonnade
drawing-pediment = Pediment
# Of a temple.
drawing-steps = Steps
drawing-dome = Dome
drawing-door = Door
drawing-window = Window
drawing-arch = Arch
drawing-merlons = Merlons
drawing-tower = Tower
drawing-hipRoof = Hip roof
drawing-gable = Gable
drawing-disc = Disc

## Names of parts of the kit: nature

drawing-cypress = Cypress
drawing-fir = Fir
drawing-palm = Palm
drawing-bush = Bush
drawing-rock = Rock
drawing-flame = Flame
drawing-smoke = Smoke
drawing-waves = Waves
drawing-cloud = Cloud
drawing-star = Star
drawing-crescent = Crescent
drawing-laurel = Laurel

## Names of parts of the kit: things

drawing-amphora = Amphora
# Of a tree.
drawing-log = Log
drawing-block = Block
drawing-barrel = Barrel
drawing-sack = Sack
drawing-scroll = Scroll
drawing-flask = Flask
drawing-cup = Cup
drawing-wheel = Wheel
drawing-coins = Coins
drawing-scales = Scales
drawing-hammer = Hammer
drawing-flag = Flag
drawing-banner = Banner
drawing-awning = Awning

## Names of parts of the kit: people

# A person in a portrait.
drawing-bust = Bust
drawing-figure = Figure
drawing-plinth = Plinth

## Names of parts of the kit: animals

drawing-horse = Horse
drawing-elephant = Elephant
drawing-owl = Owl
drawing-eagle = Eagle

## Names of parts of the kit: war

drawing-roundShield = Round shield
drawing-spear = Spear
drawing-sword = Sword
# For arrows.
drawing-bow = Bow
drawing-helmet = Helmet

## Names of parts of the kit: sea

drawing-sea = Sea
# High waves.
drawing-swell = Swell
drawing-jetty = Jetty
drawing-island = Island
drawing-trident = Trident
# The wheel of a ship.
drawing-helm = Helm
drawing-skull = Skull
# Of a compass, as on a sea chart.
drawing-rose = Rose
# A map of the sea.
drawing-chart = Chart

## Names of parts of the kit: ships

drawing-hull = Hull
drawing-sail = Sail
drawing-oars = Oars
drawing-anchor = Anchor

## Names of materials

material-marble = Marble
material-stone = Stone
material-sand = Sand
material-brick = Brick
material-tile = Tile
material-wood = Wood
material-darkwood = Darkwood
material-straw = Straw
material-clay = Clay
material-iron = Iron
material-ore = Ore
material-gold = Gold
material-bronze = Bronze
material-silver = Silver
material-glass = Glass
material-water = Water
material-paper = Paper
material-leaf = Leaf
material-grass = Grass
material-fire = Fire
material-ink = Ink
material-air = Air
material-cliff = Cliff
# A colour of rocks.
material-rose = Rose
# The sky by night.
material-night = Night
material-red = Red
material-blue = Blue
material-green = Green
material-purple = Purple
material-yellow = Yellow
material-magenta = Magenta
material-cloth = Cloth
# This and the next four are colours of skin and hair.
material-skin = Skin
material-tan = Tan
material-umber = Umber
material-hair = Hair
material-fair = Fair
material-grey = Grey

## Names of symbols, as pictures

pictogram-wood = Wood
pictogram-stone = Stone
pictogram-ore = Ore
pictogram-clay = Clay
pictogram-glass = Glass
pictogram-papyrus = Papyrus
pictogram-textile = Textile
pictogram-coin = Coin
pictogram-shield = Shield
pictogram-compass = Compass
pictogram-gear = Gear
pictogram-tablet = Tablet
# A science symbol of any kind.
pictogram-wild = Wild
pictogram-points = Points
pictogram-victory = Victory
pictogram-defeat = Defeat
pictogram-stage = Stage
# The mark for what is done.
pictogram-tick = Tick
pictogram-cross = Cross
pictogram-chain = Chain
pictogram-discard = Discard
pictogram-left = Left
pictogram-right = Right
pictogram-brown = Brown
pictogram-gray = Gray
pictogram-blue = Blue
pictogram-yellow = Yellow
pictogram-red = Red
pictogram-green = Green
pictogram-purple = Purple
pictogram-hand = Hand
pictogram-clock = Clock
pictogram-bot = Bot
pictogram-person = Person
pictogram-town = Town
pictogram-crown = Crown
pictogram-others = Others
pictogram-bank = Bank
pictogram-crate = Crate
pictogram-first = First
pictogram-bulb = Bulb
pictogram-menu = Menu
pictogram-more = More
pictogram-chat = Chat
pictogram-list = List
pictogram-cards = Cards
pictogram-book = Book
pictogram-settings = Settings
pictogram-eye = Eye
pictogram-lock = Lock
pictogram-trade = Trade
pictogram-replay = Replay
pictogram-close = Close
pictogram-up = Up
pictogram-down = Down
pictogram-plus = Plus
pictogram-offline = Offline
pictogram-check = Check
pictogram-globe = Globe
pictogram-share = Share
pictogram-house = House
pictogram-flame = Flame
pictogram-link = Link
# The course of a game, in its analysis.
pictogram-course = Course
pictogram-free_build = Free build
# Playing the last card of an Age, too.
pictogram-last_card = Last card
# A guild of a neighbour that is copied.
pictogram-copy = Copy
pictogram-from_discard = From discard
pictogram-cat = Cat
pictogram-horn = Horn
pictogram-peace = Peace
pictogram-war = War
pictogram-token = Token
pictogram-any_deck = Any deck
pictogram-central = Central
pictogram-both_sides = Both sides
pictogram-look = Look
