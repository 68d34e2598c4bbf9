example-with-armada-the-sixth-turn-is-not-the-last-of-an-age-the-seventh-is = Con Armada l’ultimo turno di un’Epoca non è il sesto, ma il settimo
example-with-armada-and-cities-the-eighth-turn-is-the-last-of-an-age-the-seventh-is-not = Con Armada e Cities l’ultimo turno di un’Epoca è l’ottavo, non il settimo
example-babylon-by-night-plays-the-ninth-card-of-an-age-with-armada-and-cities = Babilonia, Notte, gioca la nona carta di un’Epoca con Armada e Cities
example-for-olympia-by-night-the-seventh-card-is-the-last-with-armada-and-free = Per Olimpia, Notte, con Armada la settima carta è l’ultima, e gratis
example-an-age-is-dealt-in-hands-of-eight-with-as-many-maritime-cards-among-them-as-there-are-players = Un’Epoca si distribuisce in mani di otto carte, con tante carte marittime quanti sono i giocatori
example-with-cities-too-an-age-is-dealt-in-hands-of-nine-with-maritime-and-black-cards-for-each-player = Anche con Cities un’Epoca si distribuisce in mani di nove carte, con carte marittime e nere per ogni giocatore
