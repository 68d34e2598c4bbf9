# The command "sevenwonders cards": cards and wonders of the classic game in tables.

## Headings of columns and of rows

terminal-column-age = Zeitalter
terminal-column-board = Tableau
terminal-column-copies = Anzahl
terminal-column-free-after = Gratis nach
terminal-column-id = Id
terminal-column-makes-free = Macht gratis
terminal-column-mark = Erschlossen
terminal-column-note = Hinweis
terminal-column-stage = Stufe

## Below and above tables

terminal-mark-note = { terminal-column-mark }: Keine Quelle zeigt diesen Wert (docs/reconstructed.md nennt alle).
terminal-cards = { $count ->
    [one] 1 Karte. Anzahl: 3 7 heißt eine ab 3 Spielern und noch eine ab 7.
   *[other] { $count } Karten. Anzahl: 3 7 heißt eine ab 3 Spielern und noch eine ab 7.
}
terminal-cards-for = { $count ->
    [one] 1 Karte, für { $players } Spieler { $copies }-mal im Spiel.
   *[other] { $count } Karten, für { $players } Spieler zusammen { $copies }-mal im Spiel.
}
terminal-guilds = { $count ->
    [one] 1 Gilde. Von allen Gilden werden so viele wie Spieler + { $beyond } gezogen.
   *[other] { $count } Gilden. Von allen Gilden werden so viele wie Spieler + { $beyond } gezogen.
}
terminal-promo = Promo: nur mit --option promo_guilds=true.
terminal-bonuses = Mit einer Stufe von Karthago wird einer von zweien gewählt.
terminal-chains = { $when ->
    [at-once] Ketten: Ein Bauwerk macht die rechts davon von da an kostenlos
   *[later] Ketten: Ein Bauwerk macht die rechts davon in späteren Zeitaltern kostenlos
}

## How many copies of a card there are

terminal-copies-promo = Promo
terminal-copies-drawn = gezogen
terminal-copies-one = eine
terminal-copies-one-promo = eine; mit promo_guilds=true unter die Gilden gemischt
terminal-copies-guild = eine; von allen Gilden werden so viele wie Spieler + { $beyond } gezogen
terminal-copies-with = { $count } zu { $players }
terminal-copies-players = Spieler: { $counts }

## What cannot be found

terminal-about-cards = Bei --age, --colour, --players und --chains geht es um Karten: Lass sie weg oder --wonders.
terminal-no-age = Es gibt kein Zeitalter { $age }. Nimm 1 bis { $last }.
terminal-no-colour = Es gibt keine Farbe „{ $colour }“. Nimm { $colours }.
terminal-nothing-fits = Nichts passt. Lass einen Filter weg.
terminal-no-card = Keine Karte und kein Weltwunder heißt „{ $name }“.
terminal-did-you-mean = Meinst du { $names }?
terminal-where-to-look = `sevenwonders cards` nennt alle Karten, `sevenwonders cards --wonders` alle Weltwunder.
