gallery-lead = Chaque image de cette page est dessinée par son propre code, à partir des mêmes éléments : des colonnes, des toits, des arbres, des navires et des gens, en matériaux de trois tons éclairés d’en haut à gauche. Les mêmes lignes donnent les petites silhouettes.
gallery-search = Chercher
gallery-search-placeholder = un nom, comme bains ou chouette
gallery-light = Lumière
gallerylight-page = Comme la page
gallerylight-light = Jour
gallerylight-dark = Nuit
gallerylight-both = Les deux
gallery-show = Que montrer
gallery-all = Tout
gallery-count = { $all ->
    [one] { $all } dessin
   *[other] { $all } dessins
}
gallery-found = { $all ->
    [one] { $shown } sur { $all } dessin
   *[other] { $shown } sur { $all } dessins
}
gallery-none = Rien ne s’appelle ainsi. Essaie un mot plus court.
gallery-loading = On taille les crayons…

## Sections

gallery-wonders = Merveilles
gallery-wonders-note = Chaque merveille au fil de ses étapes, de la première à la dernière, dans ses propres couleurs.
gallery-tokens = Jetons d’Architects
gallery-kit = Éléments de dessin
kit-masonry = Maçonnerie
kit-nature = Nature
kit-things = Objets
kit-people = Gens
kit-animals = Animaux
kit-war = Guerre
kit-sea = Mer
kit-ships = Navires
gallery-materials = Matériaux
gallery-materials-note = Clair, moyen et sombre. De nuit, certains sont plus clairs, pour ne pas se perdre dans une carte sombre.
gallery-symbols = Symboles
gallery-symbols-note = Chacun à 14, 20 et 32 pixels.

## Names of wonders

drawing-giza = Gizeh
drawing-babylon = Babylone
drawing-olympia = Olympie
drawing-rhodes = Rhodes
drawing-ephesus = Éphèse
drawing-alexandria = Alexandrie
drawing-halicarnassus = Halicarnasse
drawing-abu_simbel = Abou Simbel
drawing-roma = Rome
drawing-byzantium = Byzance
drawing-petra = Pétra
drawing-siracusa = Syracuse
drawing-ur = Ur
drawing-carthage = Carthage
drawing-architects_giza = Gizeh (Architects)
drawing-architects_alexandria = Alexandrie (Architects)
drawing-architects_babylon = Babylone (Architects)
drawing-architects_olympia = Olympie (Architects)
drawing-architects_rhodes = Rhodes (Architects)
drawing-architects_ephesus = Éphèse (Architects)
drawing-architects_halicarnassus = Halicarnasse (Architects)

## Names of Edifice projects

drawing-artisan_district_project = Quartier des artisans, projet
drawing-belvedere_project = Belvédère, projet
drawing-curtain_wall_project = Courtine, projet
drawing-money_changer_project = Changeur, projet
drawing-outpost_project = Avant-poste, projet
drawing-factory_project = Manufacture, projet
drawing-amphitheater_project = Amphithéâtre, projet
drawing-auction_house_project = Hôtel des ventes, projet
drawing-staging_camp_project = Camp de rassemblement, projet
drawing-river_port_project = Port fluvial, projet
drawing-gold_reserves_project = Réserves d’or, projet
drawing-archives_project = Archives, projet
drawing-concentric_castle_project = Double enceinte, projet
drawing-agora_project = Agora, projet
drawing-military_school_project = École militaire, projet

## Names of things of Architects

drawing-wood = Bois
drawing-stone = Pierre
drawing-clay = Argile
drawing-papyrus = Papyrus
drawing-glass = Verre
drawing-coin = Pièce
drawing-compass = Compas
drawing-gear = Rouage
drawing-tablet = Tablette
drawing-shield_0 = Bouclier 0
drawing-shield_1 = Bouclier 1
drawing-shield_2 = Bouclier 2
drawing-blue_3 = Bleue 3
drawing-blue_2_cat = Bleue 2 chat
drawing-token_urbanism = Jeton Urbanisme
drawing-token_crafts = Jeton Artisanat
drawing-token_jewellery = Jeton Joaillerie
drawing-token_science = Jeton Science
drawing-token_propaganda = Jeton Propagande
drawing-token_architecture = Jeton Architecture
drawing-token_economy = Jeton Économie
drawing-token_engineering = Jeton Ingénierie
drawing-token_tactics = Jeton Tactique
drawing-token_decor = Jeton Décoration
drawing-token_politics = Jeton Politique
drawing-token_strategy = Jeton Stratégie
drawing-token_education = Jeton Éducation
drawing-token_culture = Jeton Culture
drawing-token_unseen = Jeton caché
drawing-conflict_peace = Conflit, paix
drawing-conflict_war = Conflit, guerre
drawing-victory = Victoire
drawing-cat = Chat

## Names of parts of the kit: masonry

drawing-box = Bloc
drawing-courses = Assises
drawing-slab = Dalle
drawing-column = Colonne
drawing-colonnade = Colonnade
drawing-pediment = Fronton
drawing-steps = Marches
drawing-dome = Dôme
drawing-door = Porte
drawing-window = Fenêtre
drawing-arch = Arche
drawing-merlons = Merlons
drawing-tower = Tour
drawing-hipRoof = Toit en croupe
drawing-gable = Pignon
drawing-disc = Disque

## Names of parts of the kit: nature

drawing-cypress = Cyprès
drawing-fir = Sapin
drawing-palm = Palmier
drawing-bush = Buisson
drawing-rock = Rocher
drawing-flame = Flamme
drawing-smoke = Fumée
drawing-waves = Vagues
drawing-cloud = Nuage
drawing-star = Étoile
drawing-crescent = Croissant
drawing-laurel = Laurier

## Names of parts of the kit: things

drawing-amphora = Amphore
drawing-log = Rondin
drawing-block = Pavé
drawing-barrel = Tonneau
drawing-sack = Sac
drawing-scroll = Rouleau
drawing-flask = Flacon
drawing-cup = Coupe
drawing-wheel = Roue
drawing-coins = Pièces
drawing-scales = Balance
drawing-hammer = Marteau
drawing-flag = Drapeau
drawing-banner = Bannière
drawing-awning = Auvent

## Names of parts of the kit: people

drawing-bust = Buste
drawing-figure = Silhouette
drawing-plinth = Socle

## Names of parts of the kit: animals

drawing-horse = Cheval
drawing-elephant = Éléphant
drawing-owl = Chouette
drawing-eagle = Aigle

## Names of parts of the kit: war

drawing-roundShield = Bouclier rond
drawing-spear = Lance
drawing-sword = Épée
drawing-bow = Arc
drawing-helmet = Casque

## Names of parts of the kit: sea

drawing-sea = Mer
drawing-swell = Houle
drawing-jetty = Jetée
drawing-island = Île
drawing-trident = Trident
drawing-helm = Gouvernail
drawing-skull = Crâne
drawing-rose = Rose des vents
drawing-chart = Carte marine

## Names of parts of the kit: ships

drawing-hull = Coque
drawing-sail = Voile
drawing-oars = Rames
drawing-anchor = Ancre

## Names of materials

material-marble = Marbre
material-stone = Pierre
material-sand = Sable
material-brick = Brique
material-tile = Tuile
material-wood = Bois
material-darkwood = Bois sombre
material-straw = Paille
material-clay = Argile
material-iron = Fer
material-ore = Minerai
material-gold = Or
material-bronze = Bronze
material-silver = Argent
material-glass = Verre
material-water = Eau
material-paper = Papier
material-leaf = Feuille
material-grass = Herbe
material-fire = Feu
material-ink = Encre
material-air = Air
material-cliff = Falaise
material-rose = Rose
material-night = Nuit
material-red = Rouge
material-blue = Bleu
material-green = Vert
material-purple = Violet
material-yellow = Jaune
material-magenta = Magenta
material-cloth = Étoffe
material-skin = Peau
material-tan = Hâlé
material-umber = Ombre brûlée
material-hair = Cheveux
material-fair = Blond
material-grey = Gris

## Names of symbols, as pictures

pictogram-wood = Bois
pictogram-stone = Pierre
pictogram-ore = Minerai
pictogram-clay = Argile
pictogram-glass = Verre
pictogram-papyrus = Papyrus
pictogram-textile = Tissu
pictogram-coin = Pièce
pictogram-shield = Bouclier
pictogram-compass = Compas
pictogram-gear = Rouage
pictogram-tablet = Tablette
pictogram-wild = Au choix
pictogram-points = Points
pictogram-victory = Victoire
pictogram-defeat = Défaite
pictogram-stage = Étape
pictogram-tick = Coche
pictogram-cross = Croix
pictogram-chain = Chaînage
pictogram-discard = Défausse
pictogram-left = Gauche
pictogram-right = Droite
pictogram-brown = Marron
pictogram-gray = Gris
pictogram-blue = Bleu
pictogram-yellow = Jaune
pictogram-red = Rouge
pictogram-green = Vert
pictogram-purple = Violet
pictogram-hand = Main
pictogram-clock = Horloge
pictogram-bot = Bot
pictogram-person = Personne
pictogram-town = Ville
pictogram-crown = Couronne
pictogram-others = Les autres
pictogram-bank = Banque
pictogram-crate = Caisse
pictogram-first = Premier
pictogram-bulb = Ampoule
pictogram-menu = Menu
pictogram-more = Plus
pictogram-chat = Chat (discussion)
pictogram-list = Liste
pictogram-cards = Cartes
pictogram-book = Livre
pictogram-settings = Réglages
pictogram-eye = Œil
pictogram-lock = Cadenas
pictogram-trade = Commerce
pictogram-replay = Replay
pictogram-close = Fermer
pictogram-up = Haut
pictogram-down = Bas
pictogram-plus = Plus (signe)
pictogram-offline = Hors ligne
pictogram-check = Contrôle
pictogram-globe = Globe
pictogram-share = Partager
pictogram-house = Maison
pictogram-flame = Flamme
pictogram-link = Lien
pictogram-course = Déroulement
pictogram-free_build = Construction gratuite
pictogram-last_card = Dernière carte
pictogram-copy = Copie
pictogram-from_discard = De la défausse
pictogram-cat = Chat (animal)
pictogram-horn = Corne
pictogram-peace = Paix
pictogram-war = Guerre
pictogram-token = Jeton
pictogram-any_deck = Toute pioche
pictogram-central = Centre
pictogram-both_sides = Les deux côtés
pictogram-look = Regarder
