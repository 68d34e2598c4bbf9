example-a-victory-in-age-i-is-worth-1-a-defeat-1-a-draw-nothing = Una vittoria nell’Epoca I vale 1, una sconfitta −1, un pareggio nulla
example-a-victory-in-age-ii-is-worth-3 = Una vittoria nell’Epoca II vale 3
example-a-victory-in-age-iii-is-worth-5 = Una vittoria nell’Epoca III vale 5
example-shields-built-on-the-sixth-turn-count-shields-of-cards-thrown-away-do-not = Gli scudi costruiti nel sesto turno contano, quelli delle carte scartate no
example-red-cards-bring-one-two-or-three-shields-by-their-age = Le carte rosse portano uno, due o tre scudi secondo l’Epoca
example-seats-that-are-not-neighbours-do-not-fight = Chi non è vicino non combatte
