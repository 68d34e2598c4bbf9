example-with-armada-the-sixth-turn-is-not-the-last-of-an-age-the-seventh-is = Mit Armada ist nicht die sechste Runde die letzte eines Zeitalters, sondern die siebte
example-with-armada-and-cities-the-eighth-turn-is-the-last-of-an-age-the-seventh-is-not = Mit Armada und Cities ist die achte Runde die letzte eines Zeitalters, nicht die siebte
example-babylon-by-night-plays-the-ninth-card-of-an-age-with-armada-and-cities = Mit Armada und Cities spielt Babylon Nacht die neunte Karte eines Zeitalters
example-for-olympia-by-night-the-seventh-card-is-the-last-with-armada-and-free = Für Olympia Nacht ist mit Armada die siebte Karte die letzte und kostenlos
example-an-age-is-dealt-in-hands-of-eight-with-as-many-maritime-cards-among-them-as-there-are-players = Ein Zeitalter wird in Händen zu acht Karten ausgeteilt, darunter so viele Armada-Karten, wie Spieler am Tisch sitzen
example-with-cities-too-an-age-is-dealt-in-hands-of-nine-with-maritime-and-black-cards-for-each-player = Auch mit Cities wird ein Zeitalter in Händen zu neun Karten ausgeteilt, mit je einer Armada-Karte und einer schwarzen Karte pro Spieler
