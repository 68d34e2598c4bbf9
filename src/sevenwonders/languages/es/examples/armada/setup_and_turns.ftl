example-with-armada-the-sixth-turn-is-not-the-last-of-an-age-the-seventh-is = Con Armada el sexto turno no es el último de una Era, sino el séptimo
example-with-armada-and-cities-the-eighth-turn-is-the-last-of-an-age-the-seventh-is-not = Con Armada y Cities el octavo turno es el último de una Era, no el séptimo
example-babylon-by-night-plays-the-ninth-card-of-an-age-with-armada-and-cities = Babilonia de Noche juega la novena carta de una Era con Armada y Cities
example-for-olympia-by-night-the-seventh-card-is-the-last-with-armada-and-free = Para Olimpia de Noche la séptima carta es la última con Armada, y gratis
example-an-age-is-dealt-in-hands-of-eight-with-as-many-maritime-cards-among-them-as-there-are-players = En una Era se reparten manos de ocho cartas, con tantas cartas marítimas entre ellas como jugadores
example-with-cities-too-an-age-is-dealt-in-hands-of-nine-with-maritime-and-black-cards-for-each-player = Con Cities además se reparten en una Era manos de nueve cartas, con cartas marítimas y negras para cada jugador
