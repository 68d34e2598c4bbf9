# I replay, e le pagine di carte e meraviglie.

## A replay of a finished game

replay-title = Replay
replay-slider = Scorri la partita
replay-place = Epoca { ROMAN($age) }, turno { $turn }
replay-turn-of = Turno { $turn }, { $name }
replay-over = Fine della partita
replay-step = Mossa { $step } di { $steps }
replay-back = Una mossa indietro
replay-turn-back = Un turno indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-turn-forward = Un turno avanti
replay-seat = Visto da
replay-open = Chi guarda
replay-share = Copia il link
replay-download = Salva
replay-leave = Esci
replay-keys = Frecce: una mossa. Pag su e Pag giù: un turno. Spazio: riproduci.
replay-failed = Il replay non si può mostrare

replay-play-on = Continua da qui
replay-play-on-text = Un nuovo tavolo inizia proprio da questa mossa. Tu prendi un posto, gli altri li prendono dei bot.
replay-play-on-seat = Il tuo posto
replay-play-on-start = Continua
replay-cancel = Annulla

## The pages of cards: which game, and which cards

cards-title = Carte e meraviglie
cards-gallery = Tutti i disegni
cards-game = Gioco
cardsview-cards = Carte
cardsview-chains = Catene
cardsview-boards = Meraviglie
cards-search = Cerca
cards-search-placeholder = nome o effetto
cards-age = Epoca
cards-any-age = Tutte
cards-colour = Colore
cards-players = Giocatori
cards-any-players = Qualsiasi numero
cards-set = Set
cards-any-set = Tutti
cards-base-set = Gioco base
cards-found = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
cards-none = Nessuna carta corrisponde. Togli un filtro, o cerca una parola più corta.
cards-clear = Togli tutti i filtri

## A card

cards-cost = Costo
cards-price-age = Tante monete quanto il numero dell’Epoca.
cards-free-after = Gratis se hai
cards-makes-free = Poi rende gratis
cards-no-chains = Nessuna catena.
cards-copies = In gioco
cards-copies-of = { $players } giocatori: { $count }
cards-other-copies = Ce n’è una sola.
cards-only-with = Solo con { $sets }
cards-promo = Promo: solo con l’opzione delle gilde promo.
cards-reconstructed = ricostruzione
cards-reconstructed-note = Nessuna fonte a nostra disposizione riporta i valori con questo segno. Sono ricostruiti in modo che il gioco sia equilibrato, possono differire da quelli stampati, e restano finché qualcuno con la scatola non li corregge.
cards-which-parts = Ricostruito: { $parts }.
rebuilt-cost = costo
rebuilt-costs = costi
rebuilt-coins = monete
rebuilt-points = punti
rebuilt-effect = effetto

## Chains and wonders

cards-chains-note = Un edificio a sinistra rende gratis in un’Epoca successiva quelli alla sua destra.
cards-produces = Produce
cards-board-gives = La plancia stessa:
cards-side = { $side ->
    [Day] Lato Giorno
    [Night] Lato Notte
   *[other] Lato { $side }
}

## The cards of Architects

boxpage-kinds = I quattordici tipi di carta
boxcolour-grey = Risorse
boxcolour-yellow = Monete
boxcolour-green = Scienza
boxcolour-red = Militare
boxcolour-blue = Civile
boxpage-in-the-box = { $count } nella scatola
boxpage-wonders = Le sette meraviglie
boxpage-points-in-all = { $points } punti in tutto.
boxpage-points-and-effect = { $points } punti in tutto. { $effect }
boxpage-deck = Il suo mazzo
boxpage-central = Il mazzo centrale
boxpage-central-note = Sta coperto in mezzo al tavolo.
boxpage-tokens = Segnalini progresso
boxpage-copies = { $count } di questo tipo
