# Cities in a terminal.

terminal-cities-diplomacy = diplomazia
terminal-cities-peace = { $whose ->
    [both] pace per diplomazia da entrambe le parti
    [your] pace grazie alla tua diplomazia
   *[their] pace grazie alla sua diplomazia
}

## When cards are looked up

terminal-colour-black = nero
terminal-drawn-cities = { $count ->
    [one] 1 carta nera. In ogni Epoca si estrae una delle sue carte nere per giocatore.
   *[other] { $count } carte nere. In ogni Epoca si estrae una delle sue carte nere per giocatore.
}
terminal-drawn-one-cities = una; delle { $count } carte nere dell’Epoca se ne estrae una per giocatore
