example-identical-symbols-are-worth-the-square-of-their-number = I simboli uguali valgono il quadrato del loro numero
example-a-set-of-three-different-symbols-adds-seven-points-two-different-ones-add-none = Una serie di tre simboli diversi aggiunge sette punti, due diversi non ne aggiungono
example-every-green-card-bears-its-symbol = Ogni carta verde porta il suo simbolo
example-wild-symbols-can-make-five-and-six-identical-ones = Con i simboli jolly si può arrivare a cinque e a sei uguali
example-two-wild-symbols-are-used-together-for-the-most-points-not-one-after-the-other = Due simboli jolly si usano insieme per il massimo dei punti, non uno dopo l’altro
example-wild-symbols-are-asked-of-nobody = Sui simboli jolly non si chiede nulla a nessuno
