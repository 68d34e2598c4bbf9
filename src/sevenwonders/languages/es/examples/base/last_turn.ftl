example-on-the-sixth-turn-the-other-card-is-discarded-without-coins = En el sexto turno la otra carta se descarta sin dar monedas
example-on-an-earlier-turn-the-other-cards-move-on-instead = En un turno anterior, en cambio, las otras cartas pasan al vecino
example-a-new-age-begins-after-the-sixth-turn-of-the-first-two = Tras el sexto turno de las dos primeras Eras empieza una Era nueva
example-the-game-is-over-after-the-sixth-turn-of-age-iii-when-the-last-conflicts-are-fought = La partida acaba tras el sexto turno de la Era III, cuando se han resuelto los últimos conflictos
