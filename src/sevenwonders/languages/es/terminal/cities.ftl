# Cities in a terminal.

terminal-cities-diplomacy = diplomacia
terminal-cities-peace = { $whose ->
    [both] paz por diplomacia de ambas partes
    [your] paz por tu diplomacia
   *[their] paz por su diplomacia
}

## When cards are looked up

terminal-colour-black = negro
terminal-drawn-cities = { $count ->
    [one] 1 carta negra. En cada Era se saca al azar una de sus cartas negras por jugador.
   *[other] { $count } cartas negras. En cada Era se saca al azar una de sus cartas negras por jugador.
}
terminal-drawn-one-cities = una; de las { $count } cartas negras de la Era se saca una por jugador
