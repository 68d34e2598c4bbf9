example-a-conflict-of-age-i-gives-a-victory-of-1-and-a-defeat-of-1-a-draw-gives-nothing = Un conflicto de la Era I da una victoria de 1 y una derrota de −1; un empate no da nada
example-a-conflict-of-age-ii-gives-a-victory-of-3-and-a-defeat-of-2 = Un conflicto de la Era II da una victoria de 3 y una derrota de −2
example-a-conflict-of-age-iii-gives-a-victory-of-5-and-a-defeat-of-3 = Un conflicto de la Era III da una victoria de 5 y una derrota de −3
example-shields-of-the-wonder-and-of-the-card-built-on-the-last-turn-count-those-of-cards-thrown-away-do-not = Cuentan los escudos de la maravilla y de la carta construida en el último turno, no los de las cartas descartadas
example-tokens-of-earlier-ages-stay-and-the-sum-of-all-may-be-negative = Los marcadores de Eras anteriores se conservan, y la suma de todos puede ser negativa
