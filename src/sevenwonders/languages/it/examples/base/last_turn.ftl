example-on-the-sixth-turn-the-other-card-is-discarded-without-coins = Nel sesto turno l’altra carta si scarta senza monete
example-on-an-earlier-turn-the-other-cards-move-on-instead = In un turno precedente le altre carte invece passano
example-a-new-age-begins-after-the-sixth-turn-of-the-first-two = Dopo il sesto turno delle prime due Epoche inizia una nuova Epoca
example-the-game-is-over-after-the-sixth-turn-of-age-iii-when-the-last-conflicts-are-fought = La partita finisce dopo il sesto turno dell’Epoca III, quando si sono combattuti gli ultimi conflitti
