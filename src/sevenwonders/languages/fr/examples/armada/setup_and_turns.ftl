example-with-armada-the-sixth-turn-is-not-the-last-of-an-age-the-seventh-is = Avec Armada, le sixième tour n’est pas le dernier d’un Âge, c’est le septième
example-with-armada-and-cities-the-eighth-turn-is-the-last-of-an-age-the-seventh-is-not = Avec Armada et Cities, le huitième tour est le dernier d’un Âge, pas le septième
example-babylon-by-night-plays-the-ninth-card-of-an-age-with-armada-and-cities = Babylone, Nuit, joue la neuvième carte d’un Âge avec Armada et Cities
example-for-olympia-by-night-the-seventh-card-is-the-last-with-armada-and-free = Pour Olympie, Nuit, la septième carte est la dernière avec Armada, et gratuite
example-an-age-is-dealt-in-hands-of-eight-with-as-many-maritime-cards-among-them-as-there-are-players = Un Âge se distribue en mains de huit, avec autant de cartes maritimes que de joueurs
example-with-cities-too-an-age-is-dealt-in-hands-of-nine-with-maritime-and-black-cards-for-each-player = Avec Cities aussi, un Âge se distribue en mains de neuf, avec des cartes maritimes et noires pour chaque joueur
