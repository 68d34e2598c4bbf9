example-a-chain-reaches-the-next-structure-and-not-the-one-after-it = Eine Kette führt zum nächsten Bauwerk und nicht zum übernächsten
example-every-chain-from-age-i-to-age-ii = Alle Ketten von Zeitalter I nach Zeitalter II
example-every-chain-from-age-ii-to-age-iii = Alle Ketten von Zeitalter II nach Zeitalter III
example-a-neighbour-s-structure-opens-no-chain = Das Bauwerk eines Nachbarn öffnet keine Kette
example-a-chained-structure-can-be-built-by-paying-as-well-when-its-parent-is-missing = Ein Bauwerk mit Kette lässt sich auch gegen Bezahlung bauen, wenn sein Vorgänger fehlt
example-a-parent-taken-from-the-pile-opens-its-chain-in-the-next-age-only = Ein Vorgänger vom Ablagestapel öffnet seine Kette erst im nächsten Zeitalter
example-a-card-under-a-wonder-is-no-structure-and-opens-no-chain = Eine Karte unter einem Weltwunder ist kein Bauwerk und öffnet keine Kette
