example-olympia-s-right-is-fresh-in-the-next-age = En la Era siguiente se puede volver a usar la ventaja de Olimpia
example-a-structure-of-age-i-opens-its-chains-when-age-ii-begins = Una estructura de la Era I abre sus cadenas cuando empieza la Era II
