example-identical-symbols-are-worth-the-square-of-their-number = Los símbolos iguales valen su número al cuadrado
example-a-set-of-three-different-symbols-adds-seven-points-two-different-ones-add-none = Un juego de tres símbolos distintos suma siete puntos; dos distintos no suman nada
example-every-green-card-bears-its-symbol = Cada carta verde lleva su símbolo
example-wild-symbols-can-make-five-and-six-identical-ones = Los símbolos libres pueden formar cinco y seis iguales
example-two-wild-symbols-are-used-together-for-the-most-points-not-one-after-the-other = Dos símbolos libres se usan juntos para sumar el máximo de puntos, no uno tras otro
example-wild-symbols-are-asked-of-nobody = Los símbolos libres no se preguntan a nadie
