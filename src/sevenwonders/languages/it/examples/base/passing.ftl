example-in-age-i-hands-go-to-the-left = Nell’Epoca I le mani vanno a sinistra
example-in-age-ii-hands-go-to-the-right = Nell’Epoca II le mani vanno a destra
example-in-age-iii-hands-go-to-the-left-again = Nell’Epoca III le mani vanno di nuovo a sinistra
