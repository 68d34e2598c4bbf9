example-in-age-i-hands-go-to-the-left = En la Era I las manos van a la izquierda
example-in-age-ii-hands-go-to-the-right = En la Era II las manos van a la derecha
example-in-age-iii-hands-go-to-the-left-again = En la Era III las manos van otra vez a la izquierda
