example-a-victory-in-age-i-is-worth-1-a-defeat-1-a-draw-nothing = Ein Sieg in Zeitalter I ist 1 wert, eine Niederlage −1, ein Gleichstand nichts
example-a-victory-in-age-ii-is-worth-3 = Ein Sieg in Zeitalter II ist 3 wert
example-a-victory-in-age-iii-is-worth-5 = Ein Sieg in Zeitalter III ist 5 wert
example-shields-built-on-the-sixth-turn-count-shields-of-cards-thrown-away-do-not = Schilde, die in der sechsten Runde gebaut werden, zählen; Schilde abgelegter Karten zählen nicht
example-red-cards-bring-one-two-or-three-shields-by-their-age = Rote Karten bringen je nach Zeitalter einen, zwei oder drei Schilde
example-seats-that-are-not-neighbours-do-not-fight = Plätze, die nicht benachbart sind, kämpfen nicht gegeneinander
