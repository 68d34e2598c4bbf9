example-a-victory-in-age-i-is-worth-1-a-defeat-1-a-draw-nothing = Una victoria en la Era I vale 1, una derrota −1 y un empate nada
example-a-victory-in-age-ii-is-worth-3 = Una victoria en la Era II vale 3
example-a-victory-in-age-iii-is-worth-5 = Una victoria en la Era III vale 5
example-shields-built-on-the-sixth-turn-count-shields-of-cards-thrown-away-do-not = Los escudos construidos en el sexto turno cuentan, los de las cartas descartadas no
example-red-cards-bring-one-two-or-three-shields-by-their-age = Las cartas rojas dan uno, dos o tres escudos según su Era
example-seats-that-are-not-neighbours-do-not-fight = Las ciudades que no son vecinas no luchan entre sí
