example-a-conflict-of-age-i-gives-a-victory-of-1-and-a-defeat-of-1-a-draw-gives-nothing = Un conflitto dell’Epoca I dà una vittoria da 1 e una sconfitta da −1, un pareggio non dà nulla
example-a-conflict-of-age-ii-gives-a-victory-of-3-and-a-defeat-of-2 = Un conflitto dell’Epoca II dà una vittoria da 3 e una sconfitta da −2
example-a-conflict-of-age-iii-gives-a-victory-of-5-and-a-defeat-of-3 = Un conflitto dell’Epoca III dà una vittoria da 5 e una sconfitta da −3
example-shields-of-the-wonder-and-of-the-card-built-on-the-last-turn-count-those-of-cards-thrown-away-do-not = Gli scudi della meraviglia e della carta costruita nell’ultimo turno contano, quelli delle carte scartate no
example-tokens-of-earlier-ages-stay-and-the-sum-of-all-may-be-negative = I segnalini delle Epoche precedenti restano, e la somma di tutti può essere negativa
