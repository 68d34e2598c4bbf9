# The command "sevenwonders cards": cards and wonders of the classic game in tables.

## Headings of columns and of rows

terminal-column-age = Era
terminal-column-board = Tablero
terminal-column-copies = Copias
terminal-column-free-after = Gratis tras
terminal-column-id = Id
terminal-column-makes-free = Hace gratis
terminal-column-mark = Deducido
terminal-column-note = Nota
terminal-column-stage = Etapa

## Below and above tables

terminal-mark-note = { terminal-column-mark }: ninguna fuente muestra este valor (docs/reconstructed.md los enumera).
terminal-cards = { $count ->
    [one] 1 carta. Copias: 3 7 es una desde 3 jugadores y otra desde 7.
   *[other] { $count } cartas. Copias: 3 7 es una desde 3 jugadores y otra desde 7.
}
terminal-cards-for = { $count ->
    [one] 1 carta en { $copies } copias para { $players } jugadores.
   *[other] { $count } cartas en { $copies } copias para { $players } jugadores.
}
terminal-guilds = { $count ->
    [one] 1 gremio. De todos los gremios se sacan tantos como jugadores + { $beyond }.
   *[other] { $count } gremios. De todos los gremios se sacan tantos como jugadores + { $beyond }.
}
terminal-promo = Promo: solo con --option promo_guilds=true.
terminal-bonuses = Con una etapa de Cartago se elige una de las dos.
terminal-chains = { $when ->
    [at-once] Cadenas: una estructura hace gratis desde entonces las de su derecha
   *[later] Cadenas: una estructura hace gratis en Eras posteriores las de su derecha
}

## How many copies of a card there are

terminal-copies-promo = promo
terminal-copies-drawn = al azar
terminal-copies-one = una
terminal-copies-one-promo = una; se baraja con los gremios con promo_guilds=true
terminal-copies-guild = una; de todos los gremios se sacan tantos como jugadores + { $beyond }
terminal-copies-with = { $count } con { $players }
terminal-copies-players = { $counts } jugadores

## What cannot be found

terminal-about-cards = --age, --colour, --players y --chains tratan de cartas: quítalas o quita --wonders.
terminal-no-age = No hay Era { $age }. Usa de 1 a { $last }.
terminal-no-colour = No hay ningún color «{ $colour }». Usa { $colours }.
terminal-nothing-fits = Nada encaja. Quita un filtro.
terminal-no-card = Ninguna carta ni maravilla se llama «{ $name }».
terminal-did-you-mean = ¿Quieres decir { $names }?
terminal-where-to-look = `sevenwonders cards` enumera todas las cartas, `sevenwonders cards --wonders` todas las maravillas.
