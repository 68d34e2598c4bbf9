# Cities in a terminal.

terminal-cities-diplomacy = Diplomatie
terminal-cities-peace = { $whose ->
    [both] Frieden durch Diplomatie auf beiden Seiten
    [your] Frieden durch deine Diplomatie
   *[their] Frieden durch ihre Diplomatie
}

## When cards are looked up

terminal-colour-black = schwarz
terminal-drawn-cities = { $count ->
    [one] 1 schwarze Karte. In jedem Zeitalter wird für jeden Spieler eine seiner schwarzen Karten gezogen.
   *[other] { $count } schwarze Karten. In jedem Zeitalter wird für jeden Spieler eine seiner schwarzen Karten gezogen.
}
terminal-drawn-one-cities = eine; von den { $count } schwarzen Karten des Zeitalters wird für jeden Spieler eine gezogen
