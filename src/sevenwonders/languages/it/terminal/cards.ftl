# The command "sevenwonders cards": cards and wonders of the classic game in tables.

## Headings of columns and of rows

terminal-column-age = Epoca
terminal-column-board = Plancia
terminal-column-copies = Copie
terminal-column-free-after = Gratis dopo
terminal-column-id = Id
terminal-column-makes-free = Rende gratis
terminal-column-mark = Dedotto
terminal-column-note = Nota
terminal-column-stage = Stadio

## Below and above tables

terminal-mark-note = { terminal-column-mark }: nessuna fonte mostra questo valore (docs/reconstructed.md li elenca tutti).
terminal-cards = { $count ->
    [one] 1 carta. Copie: 3 7 è una da 3 giocatori in su e un’altra da 7 in su.
   *[other] { $count } carte. Copie: 3 7 è una da 3 giocatori in su e un’altra da 7 in su.
}
terminal-cards-for = { $count ->
    [one] 1 carta in { $copies } copie per { $players } giocatori.
   *[other] { $count } carte in { $copies } copie per { $players } giocatori.
}
terminal-guilds = { $count ->
    [one] 1 gilda. Di tutte le gilde se ne estraggono tante quanti i giocatori + { $beyond }.
   *[other] { $count } gilde. Di tutte le gilde se ne estraggono tante quanti i giocatori + { $beyond }.
}
terminal-promo = Promo: solo con --option promo_guilds=true.
terminal-bonuses = Con uno stadio di Cartagine se ne sceglie uno dei due.
terminal-chains = { $when ->
    [at-once] Catene: un edificio rende gratis da subito quelli alla sua destra
   *[later] Catene: un edificio rende gratis nelle Epoche seguenti quelli alla sua destra
}

## How many copies of a card there are

terminal-copies-promo = promo
terminal-copies-drawn = a caso
terminal-copies-one = una
terminal-copies-one-promo = una; mischiata tra le gilde con promo_guilds=true
terminal-copies-guild = una; di tutte le gilde se ne estraggono tante quanti i giocatori + { $beyond }
terminal-copies-with = { $count } in { $players }
terminal-copies-players = { $counts } giocatori

## What cannot be found

terminal-about-cards = --age, --colour, --players e --chains riguardano le carte: togli quelle oppure --wonders.
terminal-no-age = Non c’è un’Epoca { $age }. Usa da 1 a { $last }.
terminal-no-colour = Non c’è un colore “{ $colour }”. Usa { $colours }.
terminal-nothing-fits = Niente corrisponde. Togli un filtro.
terminal-no-card = Nessuna carta e nessuna meraviglia si chiama “{ $name }”.
terminal-did-you-mean = Vuoi dire { $names }?
terminal-where-to-look = `sevenwonders cards` elenca tutte le carte, `sevenwonders cards --wonders` tutte le meraviglie.
