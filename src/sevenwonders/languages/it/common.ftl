# Parole di molte schermate.
#
# Glossario. I termini sono quelli dei regolamenti italiani (seconda edizione, dove si distingue):
# Age = Epoca (Epoche); turn = turno; hand = mano; deck = mazzo; discard pile = scarti (carte scartate)
# wonder = meraviglia; board = plancia; side = lato (Giorno, Notte, A, B); stage = stadio (stadi)
# structure, building = edificio; Edifice (espansione) = Struttura, con la maiuscola
# raw material = materia prima; manufactured good = manufatto; good, resource = risorsa
# wood, stone, ore, clay = legno, pietra, minerale, argilla; glass, papyrus, textile = vetro, papiro, tessuto
# coin = moneta; bank = banca; treasury = tesoro; trade = commercio; for sale = in vendita; own use = uso proprio
# build, sell, discard = costruire, vendere, scartare; free = gratis; chain = catena (gratis per catena)
# guild = gilda; civil, commerce, military, science = civile, commercio, militare, scienza
# shield = scudo; conflict = conflitto; token = segnalino; victory, defeat = vittoria, sconfitta; war = guerra
# compass, gear, tablet = compasso, ingranaggio, tavoletta; free symbol = simbolo jolly; set = serie
# neighbour = vicino; city = città; points = punti; score sheet = segnapunti (uno solo: foglio); tiebreak = spareggio
# seat = posto; table = tavolo; host = host; watcher = chi guarda; to stand in = sostituire; log = cronaca
# hint = consiglio; replay = replay; puzzle = puzzle; deal = distribuzione; draft = draft
# Leaders: recruit = reclutare; bury = seppellire. Cities: debt = debito; diplomacy = diplomazia; spy = spia
# Armada: shipyard = cantiere (navale); fleet = flotta; lane = rotta; square = casella; step = passo; tax = tassa;
# naval strength = forza navale; commercial level = livello commerciale; landing = sbarco; island = isola
# Edifice: pawn = segnalino partecipazione; reward = ricompensa; penalty = penalità
# Architects: progress token = segnalino progresso; horn = corno (corni); battle = battaglia; cat = gatto

site-name = Seven Wonders
site-titled = { $page } · Seven Wonders
site-waiting = ({ $games }) { $title }
site-skip = Vai al contenuto
site-play = Gioca
site-cards = Carte
site-gallery = Galleria
site-rules = Regole
site-score = Segnapunti
site-settings = Impostazioni
site-home = Inizio
site-messages = Messaggi
site-loading = Caricamento…
site-try-again = Riprova
site-close = Chiudi
site-back = Torna alla pagina iniziale
site-offline = Sei offline. Regole, carte, segnapunti e gli ultimi puzzle sono qui; per i tavoli serve la connessione.
site-notice = Un programma libero e indipendente per giocare con amici e bot e per la ricerca. Non ha legami con l’editore.

## The language of the page

spoken-language = Lingua
spoken-language-is = Lingua: { $name }
spoken-share = { $share }%
spoken-greeting = Qui si parla italiano.
spoken-fine = Va bene

## A part of the page that could not be loaded

-nothing-lost = Nulla della tua partita va perso.
loading-failed = Questa parte della pagina non si è potuta caricare
loading-reload = Ricarica la pagina
trouble-busy = Il server è occupato: nuovo tentativo tra { $seconds } s. { -nothing-lost }
trouble-broken = Il server ha un problema: nuovo tentativo tra { $seconds } s. { -nothing-lost }
trouble-offline = Il server non risponde: nuovo tentativo tra { $seconds } s. Controlla la connessione. { -nothing-lost }
trouble-newer = Forse c’è una nuova versione della pagina. Caricala adesso. { -nothing-lost }

## Requests that failed

errors-offline = Il server non è raggiungibile. Controlla la connessione, poi riprova.
errors-slow = Il server ci ha messo troppo a rispondere. Aspetta un momento, poi riprova.
errors-server = Il server ha un problema. Aspetta un momento, poi riprova.
errors-unexpected = È successo qualcosa che nessuno si aspettava. Ricarica la pagina; il tuo posto resta tuo.
errors-not-found = Qui non c’è più. Controlla il link, oppure inizia una nuova partita dalla pagina iniziale.
errors-too-often = Troppe richieste in poco tempo. Aspetta un minuto, poi riprova.
errors-not-sent = Non inviato: manca la connessione. Invialo di nuovo appena torna.

## The connection to a table

connection-connecting = Collegamento al tavolo…
connection-lost = Nessuna connessione
connection-kept = Il tuo posto resta tuo.
connection-next-try = { $seconds ->
    [0] Nuovo tentativo…
   *[other] Nuovo tentativo tra { $seconds } s.
}
connection-now = Prova ora
connection-refused = Non ha funzionato
connection-answer-kept = La tua scelta partirà appena torna la connessione.

version-title = Nuova versione
version-text = Il tuo posto e la tua partita restano.
version-reload = Ricarica
version-later = Più tardi

missing-title = Pagina inesistente
missing-text = Questo indirizzo non porta da nessuna parte. Controlla che al link non manchi un pezzo, oppure torna alla pagina iniziale.

## Goods and prices

good-wood = legno
good-stone = pietra
good-ore = minerale
good-clay = argilla
good-glass = vetro
good-papyrus = papiro
good-textile = tessuto
goods-units = { $count } { $good }
goods-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
goods-free = gratis
goods-age-cost = costa tante monete quanto il numero dell’Epoca
goods-age = Epoca
goods-cost = costa { $parts }
goods-no-cost = non costa nulla

## Pieces of sentences

age-name = Epoca { ROMAN($age) }
side-spoken = { $side ->
    [Day] il lato Giorno
    [Night] il lato Notte
   *[other] il lato { $side }
}
row-separator = { ", " }
row-sentence = { $text }.

sign-first = 1ª
sign-last = ultima
