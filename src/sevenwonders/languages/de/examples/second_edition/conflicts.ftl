example-a-conflict-of-age-i-gives-a-victory-of-1-and-a-defeat-of-1-a-draw-gives-nothing = Ein Konflikt in Zeitalter I bringt einen Sieg von 1 und eine Niederlage von −1, ein Gleichstand nichts
example-a-conflict-of-age-ii-gives-a-victory-of-3-and-a-defeat-of-2 = Ein Konflikt in Zeitalter II bringt einen Sieg von 3 und eine Niederlage von −2
example-a-conflict-of-age-iii-gives-a-victory-of-5-and-a-defeat-of-3 = Ein Konflikt in Zeitalter III bringt einen Sieg von 5 und eine Niederlage von −3
example-shields-of-the-wonder-and-of-the-card-built-on-the-last-turn-count-those-of-cards-thrown-away-do-not = Schilde des Weltwunders und der Karte der letzten Runde zählen, die abgelegter Karten nicht
example-tokens-of-earlier-ages-stay-and-the-sum-of-all-may-be-negative = Marker früherer Zeitalter bleiben, und die Summe aller darf negativ sein
