example-the-first-two-squares-of-the-red-lane-are-1-and-2-points-of-naval-strength = Las dos primeras casillas de la ruta roja dan 1 y 2 de fuerza naval
example-the-third-and-fourth-square-of-the-red-lane-are-3-and-4-points-of-naval-strength = La tercera y la cuarta casilla de la ruta roja dan 3 y 4 de fuerza naval
example-the-last-two-squares-of-the-red-lane-are-5-and-8-points-of-naval-strength = Las dos últimas casillas de la ruta roja dan 5 y 8 de fuerza naval
example-a-fleet-is-worth-the-square-it-is-on-not-all-the-squares-it-has-passed = Una flota vale la casilla en la que está, no todas las que ha pasado
example-the-blue-lane-is-worth-1-2-4-6-8-and-10-points-counted-with-the-blue-cards = La ruta azul vale 1, 2, 4, 6, 8 y 10 puntos, que cuentan con las cartas azules
example-the-yellow-lane-gives-coins-and-a-higher-commercial-level-and-taxes-the-others-on-its-even-squares = La ruta amarilla da monedas y un nivel comercial más alto, y en sus casillas pares cobra un impuesto a los demás
example-the-first-third-and-fifth-square-of-the-green-lane-give-nothing = La primera, la tercera y la quinta casilla de la ruta verde no dan nada
example-the-second-fourth-and-sixth-square-of-the-green-lane-lead-to-islands-of-level-1-2-and-3 = La segunda, la cuarta y la sexta casilla de la ruta verde llevan a islas de nivel 1, 2 y 3
