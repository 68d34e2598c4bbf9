# La galleria di tutti i disegni.

gallery-lead = Ogni immagine di questa pagina è disegnata dal codice della pagina stessa, con un’unica scatola di pezzi: colonne, tetti, alberi, navi e persone in materiali di tre toni, con la luce che viene dall’alto a sinistra. Le stesse linee danno le piccole sagome.
gallery-search = Cerca
gallery-search-placeholder = un nome, come bagni o civetta
gallery-light = Luce
gallerylight-page = Come la pagina
gallerylight-light = Giorno
gallerylight-dark = Notte
gallerylight-both = Entrambe
gallery-show = Che cosa mostrare
gallery-all = Tutto
gallery-count = { $all ->
    [one] 1 disegno
   *[other] { $all } disegni
}
gallery-found = { $all ->
    [one] { $shown } di 1 disegno
   *[other] { $shown } di { $all } disegni
}
gallery-none = Niente si chiama così. Prova una parola più corta.
gallery-loading = Si temperano le matite…

## Sections

gallery-wonders = Meraviglie
gallery-wonders-note = Ogni meraviglia mentre se ne costruiscono gli stadi, dal primo all’ultimo, nei suoi colori.
gallery-tokens = Segnalini di Architects
gallery-kit = Pezzi della scatola
kit-masonry = Muratura
kit-nature = Natura
kit-things = Oggetti
kit-people = Persone
kit-animals = Animali
kit-war = Guerra
kit-sea = Il mare
kit-ships = Navi
gallery-materials = Materiali
gallery-materials-note = Chiaro, medio e scuro. Di notte alcuni sono più chiari, per non sparire su una carta scura.
gallery-symbols = Simboli
gallery-symbols-note = Ognuno a 14, 20 e 32 pixel.

## Names of wonders

drawing-giza = Giza
drawing-babylon = Babilonia
drawing-olympia = Olimpia
drawing-rhodes = Rodi
drawing-ephesus = Efeso
drawing-alexandria = Alessandria
drawing-halicarnassus = Alicarnasso
drawing-abu_simbel = Abu Simbel
drawing-roma = Roma
drawing-byzantium = Bisanzio
drawing-petra = Petra
drawing-siracusa = Siracusa
drawing-ur = Ur
drawing-carthage = Cartagine
drawing-architects_giza = Architects: Giza
drawing-architects_alexandria = Architects: Alessandria
drawing-architects_babylon = Architects: Babilonia
drawing-architects_olympia = Architects: Olimpia
drawing-architects_rhodes = Architects: Rodi
drawing-architects_ephesus = Architects: Efeso
drawing-architects_halicarnassus = Architects: Alicarnasso

## Names of Edifice projects

drawing-artisan_district_project = Progetto: Quartiere degli Artigiani
drawing-belvedere_project = Progetto: Belvedere
drawing-curtain_wall_project = Progetto: Cortina Muraria
drawing-money_changer_project = Progetto: Cambiavalute
drawing-outpost_project = Progetto: Avamposto
drawing-factory_project = Progetto: Fabbrica
drawing-amphitheater_project = Progetto: Anfiteatro
drawing-auction_house_project = Progetto: Casa d’Aste
drawing-staging_camp_project = Progetto: Campo Base
drawing-river_port_project = Progetto: Porto Fluviale
drawing-gold_reserves_project = Progetto: Riserve d’Oro
drawing-archives_project = Progetto: Archivi
drawing-concentric_castle_project = Progetto: Castello Concentrico
drawing-agora_project = Progetto: Agorà
drawing-military_school_project = Progetto: Scuola Militare

## Names of things of Architects

drawing-wood = Legno
drawing-stone = Pietra
drawing-clay = Argilla
drawing-papyrus = Papiro
drawing-glass = Vetro
drawing-coin = Moneta
drawing-compass = Compasso
drawing-gear = Ingranaggio
drawing-tablet = Tavoletta
drawing-shield_0 = Scudo 0
drawing-shield_1 = Scudo 1
drawing-shield_2 = Scudo 2
drawing-blue_3 = Blu 3
drawing-blue_2_cat = Blu 2 gatto
drawing-token_urbanism = Segnalino Urbanistica
drawing-token_crafts = Segnalino Artigianato
drawing-token_jewellery = Segnalino Oreficeria
drawing-token_science = Segnalino Scienza
drawing-token_propaganda = Segnalino Propaganda
drawing-token_architecture = Segnalino Architettura
drawing-token_economy = Segnalino Economia
drawing-token_engineering = Segnalino Ingegneria
drawing-token_tactics = Segnalino Tattica
drawing-token_decor = Segnalino Decorazione
drawing-token_politics = Segnalino Politica
drawing-token_strategy = Segnalino Strategia
drawing-token_education = Segnalino Istruzione
drawing-token_culture = Segnalino Cultura
drawing-token_unseen = Segnalino coperto
drawing-conflict_peace = Conflitto: pace
drawing-conflict_war = Conflitto: guerra
drawing-victory = Vittoria
drawing-cat = Gatto

## Names of parts of the kit: masonry

drawing-box = Scatola
drawing-courses = Filari
drawing-slab = Lastra
drawing-column = Colonna
drawing-colonnade = Colonnato
drawing-pediment = Frontone
drawing-steps = Gradini
drawing-dome = Cupola
drawing-door = Porta
drawing-window = Finestra
drawing-arch = Arco
drawing-merlons = Merli
drawing-tower = Torre
drawing-hipRoof = Tetto a padiglione
drawing-gable = Timpano
drawing-disc = Disco

## Names of parts of the kit: nature

drawing-cypress = Cipresso
drawing-fir = Abete
drawing-palm = Palma
drawing-bush = Cespuglio
drawing-rock = Roccia
drawing-flame = Fiamma
drawing-smoke = Fumo
drawing-waves = Onde
drawing-cloud = Nuvola
drawing-star = Stella
drawing-crescent = Falce di luna
drawing-laurel = Alloro

## Names of parts of the kit: things

drawing-amphora = Anfora
drawing-log = Tronco
drawing-block = Blocco
drawing-barrel = Botte
drawing-sack = Sacco
drawing-scroll = Rotolo
drawing-flask = Fiasca
drawing-cup = Coppa
drawing-wheel = Ruota
drawing-coins = Monete
drawing-scales = Bilancia
drawing-hammer = Martello
drawing-flag = Bandiera
drawing-banner = Stendardo
drawing-awning = Tenda

## Names of parts of the kit: people

drawing-bust = Busto
drawing-figure = Figura
drawing-plinth = Plinto

## Names of parts of the kit: animals

drawing-horse = Cavallo
drawing-elephant = Elefante
drawing-owl = Civetta
drawing-eagle = Aquila

## Names of parts of the kit: war

drawing-roundShield = Scudo tondo
drawing-spear = Lancia
drawing-sword = Spada
drawing-bow = Arco da tiro
drawing-helmet = Elmo

## Names of parts of the kit: sea

drawing-sea = Mare
drawing-swell = Cavalloni
drawing-jetty = Pontile
drawing-island = Isola
drawing-trident = Tridente
drawing-helm = Timone
drawing-skull = Teschio
drawing-rose = Rosa dei venti
drawing-chart = Carta nautica

## Names of parts of the kit: ships

drawing-hull = Scafo
drawing-sail = Vela
drawing-oars = Remi
drawing-anchor = Ancora

## Names of materials

material-marble = Marmo
material-stone = Pietra
material-sand = Sabbia
material-brick = Mattone
material-tile = Tegola
material-wood = Legno
material-darkwood = Legno scuro
material-straw = Paglia
material-clay = Argilla
material-iron = Ferro
material-ore = Minerale
material-gold = Oro
material-bronze = Bronzo
material-silver = Argento
material-glass = Vetro
material-water = Acqua
material-paper = Carta
material-leaf = Foglia
material-grass = Erba
material-fire = Fuoco
material-ink = Inchiostro
material-air = Aria
material-cliff = Scogliera
material-rose = Rosa
material-night = Notte
material-red = Rosso
material-blue = Blu
material-green = Verde
material-purple = Viola
material-yellow = Giallo
material-magenta = Magenta
material-cloth = Stoffa
material-skin = Pelle
material-tan = Ambrato
material-umber = Bruno
material-hair = Capelli
material-fair = Biondo
material-grey = Grigio

## Names of symbols, as pictures

pictogram-wood = Legno
pictogram-stone = Pietra
pictogram-ore = Minerale
pictogram-clay = Argilla
pictogram-glass = Vetro
pictogram-papyrus = Papiro
pictogram-textile = Tessuto
pictogram-coin = Moneta
pictogram-shield = Scudo
pictogram-compass = Compasso
pictogram-gear = Ingranaggio
pictogram-tablet = Tavoletta
pictogram-wild = Jolly
pictogram-points = Punti
pictogram-victory = Vittoria
pictogram-defeat = Sconfitta
pictogram-stage = Stadio
pictogram-tick = Spunta
pictogram-cross = Croce
pictogram-chain = Catena
pictogram-discard = Scarti
pictogram-left = Sinistra
pictogram-right = Destra
pictogram-brown = Marrone
pictogram-gray = Grigio
pictogram-blue = Blu
pictogram-yellow = Giallo
pictogram-red = Rosso
pictogram-green = Verde
pictogram-purple = Viola
pictogram-hand = Mano
pictogram-clock = Orologio
pictogram-bot = Bot
pictogram-person = Persona
pictogram-town = Città
pictogram-crown = Corona
pictogram-others = Altri
pictogram-bank = Banca
pictogram-crate = Cassa
pictogram-first = Prima
pictogram-bulb = Lampadina
pictogram-menu = Menu
pictogram-more = Altro
pictogram-chat = Chat
pictogram-list = Lista
pictogram-cards = Carte
pictogram-book = Libro
pictogram-settings = Impostazioni
pictogram-eye = Occhio
pictogram-lock = Lucchetto
pictogram-trade = Commercio
pictogram-replay = Replay
pictogram-close = Chiudi
pictogram-up = Su
pictogram-down = Giù
pictogram-plus = Più
pictogram-offline = Offline
pictogram-check = Controllo
pictogram-globe = Globo
pictogram-share = Condividi
pictogram-house = Casa
pictogram-flame = Fiamma
pictogram-link = Link
pictogram-course = Andamento
pictogram-free_build = Costruzione gratis
pictogram-last_card = Ultima carta
pictogram-copy = Copia
pictogram-from_discard = Dagli scarti
pictogram-cat = Gatto
pictogram-horn = Corno
pictogram-peace = Pace
pictogram-war = Guerra
pictogram-token = Segnalino
pictogram-any_deck = Qualsiasi mazzo
pictogram-central = Centrale
pictogram-both_sides = Entrambi i lati
pictogram-look = Guarda
