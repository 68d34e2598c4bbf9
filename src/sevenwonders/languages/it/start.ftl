# La pagina iniziale, e ciò che sta attorno a un tavolo.

## The start page

home-lead = Scegli carte, innalza una meraviglia, tieni d’occhio i vicini.
home-glance = Da due a sette giocatori, amici o bot.
home-now = Gioca ora
home-starting = Si danno le carte…
home-teach = Insegnami
home-teach-note = Vinci una prima partita in dieci minuti, con un coach che indica ciò che conta
home-start-note = { $bots ->
    [1] Tu contro un bot.
    [2] Tu contro due bot.
    [3] Tu contro tre bot.
    [4] Tu contro quattro bot.
    [5] Tu contro cinque bot.
    [6] Tu contro sei bot.
   *[other] Tu contro { $bots } bot.
}
home-as = come
home-name = Il tuo nome
home-rename = Cambia il tuo nome

## Your games

home-games = Le tue partite
home-game-with = Con { $names }
home-game-alone = Ancora nessun altro
gamestate-lobby = Non iniziata
gamestate-finished = Finita
gamestate-abandoned = Chiusa
home-turn = Turno { $turn }
home-your-turn = Tocca a te · da { $since }
home-waits-for = In attesa di { $names } · da { $since }
home-time-left = ancora { $time }
home-resume = Continua
home-look = Punti
home-replay = Replay
home-forget = Togli da questa lista
home-forget-named = Togli da questa lista la partita con { $names }
home-all-games = { $count ->
    [one] 1 partita precedente
   *[other] { $count } partite precedenti
}

## Ways to go, as tiles

home-create = Gioca con amici
home-create-note = Un link per tutti. I posti che restano vuoti li prendono i bot.
home-score = Conta i punti
home-score-note = Giochi con la scatola? I punti li conta il telefono, anche offline.
home-learn-rules = Impara le regole
home-learn-rules-note = Bastano dieci minuti. Al tavolo ogni carta dice perché si può o non si può costruire.
home-learn-cards = Tutte le carte
home-learn-cards-note = Carte, meraviglie e catene, in parole e immagini.

## More ways to play, folded up

home-more = Altri modi di giocare
home-more-note = edizioni, espansioni, numero di giocatori, squadre, Architects, bot, tempo
home-game = Gioco
home-players = Giocatori
home-wonders = Meraviglie
home-wonders-note = { $gentle ->
    [Day] Il lato Giorno è più facile, il lato Notte chiede di pianificare di più.
   *[A] Il lato A è più facile, il lato B chiede di pianificare di più.
}
home-wonders-new = Le tue prime tre partite iniziano con il lato più facile.
home-wonders-random = Qualsiasi lato
home-level = Bot
home-timer = Tempo per una scelta
home-timer-none = Nessun limite
home-timer-slow = Lento: gioca quando hai tempo
home-timer-note = Quando scade, per quel turno sceglie un bot.
home-friends = Posti aperti per amici
home-friends-note = Gli altri posti hanno subito dei bot.
home-points = Mostra i punti di tutti durante la partita
home-points-note = Utile per imparare. Se no, i punti si contano alla fine, come a un tavolo vero.
home-start-this = Giocala contro dei bot
home-create-this = Apri un tavolo per amici
home-join-title = Hai un link?
home-join-label = Link a un tavolo
home-join-go = Vai al tavolo
home-join-wrong = Questo non è un link a un tavolo di qui. Copia il link intero, anche ciò che viene dopo #.

## Open tables

home-open-tables = Tavoli aperti
home-open-seats = { $count ->
    [one] 1 posto aperto
   *[other] { $count } posti aperti
}
home-join-table = Entra
home-join-named = Entra al tavolo di { $host }
home-more-tables = Mostra altri tavoli

## Games

games-classic = Classico, prima edizione
games-classic-text = Tre Epoche di draft: tutti scelgono insieme una carta, costruiscono e passano la mano.
games-second = Classico, seconda edizione
games-second-text = Carte più chiare e plance con un lato Giorno e un lato Notte. Si possono aggiungere { $expansions }.
games-architects = Architects
games-architects-text = Rapido e leggero: prendi una carta per turno da tre mazzi e innalza la tua meraviglia stadio dopo stadio.
games-add-title = Aggiungi alla partita
games-with-sets = Con { $expansions }
games-added = { $game } con { $expansions }
games-time-per-turn = { $time } per una scelta
games-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
games-with-rule = Con la regola: { $title }
games-without = Senza la regola: { $title }

level-random = Vagabondo
level-easy = Facile
level-greedy = Costruttore
level-strong = Forte
level-search = Stratega
level-expert = Esperto
leveltext-random = Gioca qualsiasi cosa permessa. Va bene per un primo sguardo al gioco.
leveltext-easy = Conosce le carte, ma si distrae facilmente.
leveltext-greedy = Prende ciò che vale di più subito, senza guardare avanti. Un avversario alla portata dei principianti.
leveltext-strong = Guarda dove porta ogni mossa.
leveltext-search = Gioca a mente i prossimi turni prima di muovere.
leveltext-expert = È quello che pensa più a lungo e non perdona nulla.

## In the place of a table

game-refused = Il tavolo per te è chiuso
game-removed = Ti hanno rimosso dal tavolo
game-no-catalogue = Le carte non si sono potute caricare
game-forget = Dimentica questa partita
game-abandoned = Questa partita è stata chiusa
game-abandoned-text = Per troppo tempo non è successo nulla, e non può continuare. Iniziane una nuova dalla pagina iniziale.
game-your-choice = Tocca a te

## Settings

settings-title = Impostazioni
settings-look = Aspetto
settings-theme = Tema
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
settings-pictures = Immagini sulle carte
settings-pictures-note = Senza, le carte sono semplici: nome, costo ed effetto.
settings-moving = Movimento e suono
settings-motion = Movimento
motion-auto = Come il sistema
motion-normal = Normale
motion-fast = Veloce
motion-off = No
settings-motion-note = Carte che si girano, monete e mani che si muovono. Un tocco salta tutto.
settings-sound = Suono
settings-sound-is-on = Il suono è acceso
settings-sound-is-off = Il suono è spento
settings-sound-note = Il tuo turno, monete, stadi, il corno prima di una guerra. Tutto ciò che senti si può anche vedere.
settings-volume = Volume
settings-live-log = Racconta in frasi ciò che succede al tavolo
settings-live-log-note = I lettori di schermo le leggono in ogni caso.
settings-moments = Mostra i momenti che hanno deciso una partita
settings-moments-note = Si cercano quando il segnapunti è in vista.
settings-you = Tu
settings-name = Il tuo nome ai nuovi tavoli
