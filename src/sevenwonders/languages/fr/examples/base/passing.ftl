example-in-age-i-hands-go-to-the-left = À l’Âge I, les mains passent à gauche
example-in-age-ii-hands-go-to-the-right = À l’Âge II, les mains passent à droite
example-in-age-iii-hands-go-to-the-left-again = À l’Âge III, les mains passent de nouveau à gauche
