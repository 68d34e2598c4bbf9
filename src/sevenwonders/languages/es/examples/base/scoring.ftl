example-victories-and-defeats-add-up-and-the-sum-may-be-negative = Victorias y derrotas se suman, y el resultado puede ser negativo
example-the-treasury-is-worth-a-point-for-each-full-three-coins = El tesoro vale un punto por cada tres monedas completas
example-every-blue-card-is-worth-the-points-on-it = Cada carta azul vale los puntos que muestra
example-each-blue-card-alone = Cada carta azul por separado
example-the-total-is-the-sum-of-all-seven-categories = El total es la suma de las siete categorías
example-brown-gray-and-red-cards-and-most-yellow-ones-are-worth-no-points-by-themselves = Las cartas marrones, grises y rojas y la mayoría de las amarillas no valen puntos por sí mismas
