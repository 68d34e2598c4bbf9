# The command "sevenwonders cards": cards and wonders of the classic game in tables.

## Headings of columns and of rows

terminal-column-age = Age
terminal-column-board = Board
terminal-column-copies = Copies
terminal-column-free-after = Free after
terminal-column-id = Id
terminal-column-makes-free = Makes free
# Values that no source shows.
terminal-column-mark = Reconstructed
terminal-column-note = Mark
terminal-column-stage = Stage

## Below and above tables

# "docs/reconstructed.md" is a file.
terminal-mark-note = { terminal-column-mark }: no source shows this value (docs/reconstructed.md lists all).
terminal-cards = { $count ->
    [one] 1 card. Copies: 3 7 is one from 3 players on and another from 7 on.
   *[other] { $count } cards. Copies: 3 7 is one from 3 players on and another from 7 on.
}
terminal-cards-for = { $count ->
    [one] 1 card in { $copies } copies for { $players } players.
   *[other] { $count } cards in { $copies } copies for { $players } players.
}
# $beyond: a number. The options of commands stay as they are.
terminal-guilds = { $count ->
    [one] 1 guild. Of all guilds, players + { $beyond } are drawn.
   *[other] { $count } guilds. Of all guilds, players + { $beyond } are drawn.
}
terminal-promo = Promo: only with --option promo_guilds=true.
terminal-bonuses = One of two is chosen with a stage of Carthage.
terminal-chains = { $when ->
    [at-once] Chains: a structure makes those to its right free from then on
   *[later] Chains: a structure makes those to its right free in later Ages
}

## How many copies of a card there are

terminal-copies-promo = promo
terminal-copies-drawn = drawn
terminal-copies-one = one
terminal-copies-one-promo = one; shuffled among the guilds with promo_guilds=true
terminal-copies-guild = one; of all guilds, players + { $beyond } are drawn
# One of a row inside the next message.
terminal-copies-with = { $count } with { $players }
terminal-copies-players = { $counts } players

## What cannot be found

terminal-about-cards = --age, --colour, --players and --chains are about cards: leave them or --wonders out.
terminal-no-age = There is no Age { $age }. Use 1 to { $last }.
terminal-no-colour = There is no colour '{ $colour }'. Use { $colours }.
terminal-nothing-fits = Nothing fits. Leave a filter out.
terminal-no-card = No card or wonder is called '{ $name }'.
# $names: names of cards, of which one may be meant.
terminal-did-you-mean = Did you mean { $names }?
terminal-where-to-look = `sevenwonders cards` lists all cards, `sevenwonders cards --wonders` all wonders.
