# The gallery of all drawings.

gallery-lead = Jedes Bild dieser Seite zeichnet ihr eigener Code aus einem gemeinsamen Baukasten: Säulen, Dächer, Bäume, Schiffe und Menschen in Materialien aus drei Tönen, mit Licht von links oben. Dieselben Linien ergeben die kleinen Silhouetten.
gallery-search = Suche
gallery-search-placeholder = ein Name, etwa Bäder oder Eule
gallery-light = Licht
gallerylight-page = Wie die Seite
gallerylight-light = Tag
gallerylight-dark = Nacht
gallerylight-both = Beides
gallery-show = Was gezeigt wird
gallery-all = Alle
gallery-count = { $all ->
    [one] 1 Zeichnung
   *[other] { $all } Zeichnungen
}
gallery-found = { $all ->
    [one] { $shown } von 1 Zeichnung
   *[other] { $shown } von { $all } Zeichnungen
}
gallery-none = So heißt nichts. Versuch es mit einem kürzeren Wort.
gallery-loading = Die Stifte werden gespitzt …

## Sections

gallery-wonders = Weltwunder
gallery-wonders-note = Jedes Weltwunder beim Bau seiner Stufen, von der ersten bis zur letzten, und in seinen eigenen Farben.
gallery-tokens = Marker von Architects
gallery-kit = Teile des Baukastens
kit-masonry = Mauerwerk
kit-nature = Natur
kit-things = Dinge
kit-people = Menschen
kit-animals = Tiere
kit-war = Krieg
kit-sea = Das Meer
kit-ships = Schiffe
gallery-materials = Materialien
gallery-materials-note = Hell, mittel und dunkel. Nachts sind einige heller, damit sie in einer dunklen Karte nicht versinken.
gallery-symbols = Symbole
gallery-symbols-note = Jedes mit 14, 20 und 32 Pixeln.

## Names of wonders

drawing-giza = Gizeh
drawing-babylon = Babylon
drawing-olympia = Olympia
drawing-rhodes = Rhodos
drawing-ephesus = Ephesos
drawing-alexandria = Alexandria
drawing-halicarnassus = Halikarnassos
drawing-abu_simbel = Abu Simbel
drawing-roma = Roma
drawing-byzantium = Byzantium
drawing-petra = Petra
drawing-siracusa = Siracusa
drawing-ur = Ur
drawing-carthage = Karthago
# The same wonder as Architects draws it.
drawing-architects_giza = Gizeh, Architects
drawing-architects_alexandria = Alexandria, Architects
drawing-architects_babylon = Babylon, Architects
drawing-architects_olympia = Olympia, Architects
drawing-architects_rhodes = Rhodos, Architects
drawing-architects_ephesus = Ephesos, Architects
drawing-architects_halicarnassus = Halikarnassos, Architects

## Names of Edifice projects

drawing-artisan_district_project = Handwerkerviertel, im Bau
drawing-belvedere_project = Belvedere, im Bau
drawing-curtain_wall_project = Ringmauer, im Bau
drawing-money_changer_project = Geldwechsler, im Bau
drawing-outpost_project = Außenposten, im Bau
drawing-factory_project = Manufaktur, im Bau
drawing-amphitheater_project = Amphitheater, im Bau
drawing-auction_house_project = Auktionshaus, im Bau
drawing-staging_camp_project = Sammellager, im Bau
drawing-river_port_project = Flusshafen, im Bau
drawing-gold_reserves_project = Goldreserven, im Bau
drawing-archives_project = Stadtarchiv, im Bau
drawing-concentric_castle_project = Konzentrische Festung, im Bau
drawing-agora_project = Agora, im Bau
drawing-military_school_project = Militärschule, im Bau

## Names of things of Architects

drawing-wood = Holz
drawing-stone = Stein
drawing-clay = Lehm
drawing-papyrus = Papyrus
drawing-glass = Glas
drawing-coin = Münze
drawing-compass = Zirkel
drawing-gear = Zahnrad
drawing-tablet = Tafel
# The number of horns.
drawing-shield_0 = Schild 0
drawing-shield_1 = Schild 1
drawing-shield_2 = Schild 2
# The number of points on a blue card.
drawing-blue_3 = Blau 3
drawing-blue_2_cat = Blau 2 Katze
drawing-token_urbanism = Marker Städtebau
drawing-token_crafts = Marker Handwerk
drawing-token_jewellery = Marker Schmuckkunst
drawing-token_science = Marker Wissenschaft
drawing-token_propaganda = Marker Propaganda
drawing-token_architecture = Marker Architektur
drawing-token_economy = Marker Wirtschaft
drawing-token_engineering = Marker Ingenieurskunst
drawing-token_tactics = Marker Taktik
drawing-token_decor = Marker Dekor
drawing-token_politics = Marker Politik
drawing-token_strategy = Marker Strategie
drawing-token_education = Marker Bildung
drawing-token_culture = Marker Kultur
drawing-token_unseen = Marker verdeckt
drawing-conflict_peace = Konflikt Frieden
drawing-conflict_war = Konflikt Krieg
drawing-victory = Sieg
drawing-cat = Katze

## Names of parts of the kit: masonry

drawing-box = Quader
# Rows of bricks in a wall.
drawing-courses = Mauerlagen
drawing-slab = Platte
drawing-column = Säule
drawing-colonnade = Kolonnade
drawing-pediment = Tempelgiebel
# Of a temple.
drawing-steps = Stufen
drawing-dome = Kuppel
drawing-door = Tür
drawing-window = Fenster
drawing-arch = Bogen
drawing-merlons = Zinnen
drawing-tower = Turm
drawing-hipRoof = Walmdach
drawing-gable = Giebel
drawing-disc = Scheibe

## Names of parts of the kit: nature

drawing-cypress = Zypresse
drawing-fir = Tanne
drawing-palm = Palme
drawing-bush = Busch
drawing-rock = Fels
drawing-flame = Flamme
drawing-smoke = Rauch
drawing-waves = Wellen
drawing-cloud = Wolke
drawing-star = Stern
drawing-crescent = Mondsichel
drawing-laurel = Lorbeer

## Names of parts of the kit: things

drawing-amphora = Amphore
# Of a tree.
drawing-log = Stamm
drawing-block = Block
drawing-barrel = Fass
drawing-sack = Sack
drawing-scroll = Schriftrolle
drawing-flask = Flasche
drawing-cup = Becher
drawing-wheel = Rad
drawing-coins = Münzen
drawing-scales = Waage
drawing-hammer = Hammer
drawing-flag = Flagge
drawing-banner = Banner
drawing-awning = Markise

## Names of parts of the kit: people

# A person in a portrait.
drawing-bust = Brustbild
drawing-figure = Figur
drawing-plinth = Sockel

## Names of parts of the kit: animals

drawing-horse = Pferd
drawing-elephant = Elefant
drawing-owl = Eule
drawing-eagle = Adler

## Names of parts of the kit: war

drawing-roundShield = Rundschild
drawing-spear = Speer
drawing-sword = Schwert
# For arrows.
drawing-bow = Bogen
drawing-helmet = Helm

## Names of parts of the kit: sea

drawing-sea = Meer
# High waves.
drawing-swell = Dünung
drawing-jetty = Steg
drawing-island = Insel
drawing-trident = Dreizack
# The wheel of a ship.
drawing-helm = Steuerrad
drawing-skull = Totenkopf
# Of a compass, as on a sea chart.
drawing-rose = Windrose
# A map of the sea.
drawing-chart = Seekarte

## Names of parts of the kit: ships

drawing-hull = Rumpf
drawing-sail = Segel
drawing-oars = Ruder
drawing-anchor = Anker

## Names of materials

material-marble = Marmor
material-stone = Stein
material-sand = Sand
material-brick = Ziegel
material-tile = Dachziegel
material-wood = Holz
material-darkwood = Dunkles Holz
material-straw = Stroh
material-clay = Lehm
material-iron = Eisen
material-ore = Erz
material-gold = Gold
material-bronze = Bronze
material-silver = Silber
material-glass = Glas
material-water = Wasser
material-paper = Papier
material-leaf = Laub
material-grass = Gras
material-fire = Feuer
material-ink = Tinte
material-air = Luft
material-cliff = Klippe
# A colour of rocks.
material-rose = Rosé
# The sky by night.
material-night = Nacht
material-red = Rot
material-blue = Blau
material-green = Grün
material-purple = Violett
material-yellow = Gelb
material-magenta = Magenta
material-cloth = Tuch
# This and the next four are colours of skin and hair.
material-skin = Haut
material-tan = Gebräunt
material-umber = Umbra
material-hair = Haar
material-fair = Blond
material-grey = Grau

## Names of symbols, as pictures

pictogram-wood = Holz
pictogram-stone = Stein
pictogram-ore = Erz
pictogram-clay = Lehm
pictogram-glass = Glas
pictogram-papyrus = Papyrus
pictogram-textile = Stoff
pictogram-coin = Münze
pictogram-shield = Schild
pictogram-compass = Zirkel
pictogram-gear = Zahnrad
pictogram-tablet = Tafel
# A science symbol of any kind.
pictogram-wild = Frei
pictogram-points = Punkte
pictogram-victory = Sieg
pictogram-defeat = Niederlage
pictogram-stage = Stufe
# The mark for what is done.
pictogram-tick = Haken
pictogram-cross = Kreuz
pictogram-chain = Kette
pictogram-discard = Ablage
pictogram-left = Links
pictogram-right = Rechts
pictogram-brown = Braun
pictogram-gray = Grau
pictogram-blue = Blau
pictogram-yellow = Gelb
pictogram-red = Rot
pictogram-green = Grün
pictogram-purple = Violett
pictogram-hand = Hand
pictogram-clock = Uhr
pictogram-bot = Bot
pictogram-person = Person
pictogram-town = Stadt
pictogram-crown = Krone
pictogram-others = Andere
pictogram-bank = Bank
pictogram-crate = Kiste
pictogram-first = Erste
pictogram-bulb = Glühbirne
pictogram-menu = Menü
pictogram-more = Mehr
pictogram-chat = Chat
pictogram-list = Liste
pictogram-cards = Karten
pictogram-book = Buch
pictogram-settings = Optionen
pictogram-eye = Auge
pictogram-lock = Schloss
pictogram-trade = Handel
pictogram-replay = Replay
pictogram-close = Schließen
pictogram-up = Hoch
pictogram-down = Runter
pictogram-plus = Plus
pictogram-offline = Offline
pictogram-check = Prüfen
pictogram-globe = Globus
pictogram-share = Teilen
pictogram-house = Haus
pictogram-flame = Flamme
pictogram-link = Link
# The course of a game, in its analysis.
pictogram-course = Verlauf
pictogram-free_build = Kostenlos bauen
# Playing the last card of an Age, too.
pictogram-last_card = Letzte Karte
# A guild of a neighbour that is copied.
pictogram-copy = Kopie
pictogram-from_discard = Aus der Ablage
pictogram-cat = Katze
pictogram-horn = Horn
pictogram-peace = Frieden
pictogram-war = Krieg
pictogram-token = Marker
pictogram-any_deck = Beliebiger Stapel
pictogram-central = Mitte
pictogram-both_sides = Beide Seiten
pictogram-look = Ansehen
