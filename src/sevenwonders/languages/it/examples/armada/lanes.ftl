example-the-first-two-squares-of-the-red-lane-are-1-and-2-points-of-naval-strength = Le prime due caselle della rotta rossa danno 1 e 2 di forza navale
example-the-third-and-fourth-square-of-the-red-lane-are-3-and-4-points-of-naval-strength = La terza e la quarta casella della rotta rossa danno 3 e 4 di forza navale
example-the-last-two-squares-of-the-red-lane-are-5-and-8-points-of-naval-strength = Le ultime due caselle della rotta rossa danno 5 e 8 di forza navale
example-a-fleet-is-worth-the-square-it-is-on-not-all-the-squares-it-has-passed = Una flotta vale la casella su cui è, non tutte quelle che ha passato
example-the-blue-lane-is-worth-1-2-4-6-8-and-10-points-counted-with-the-blue-cards = La rotta blu vale 1, 2, 4, 6, 8 e 10 punti, contati con le carte blu
example-the-yellow-lane-gives-coins-and-a-higher-commercial-level-and-taxes-the-others-on-its-even-squares = La rotta gialla dà monete e un livello commerciale più alto, e sulle caselle pari tassa gli altri
example-the-first-third-and-fifth-square-of-the-green-lane-give-nothing = La prima, la terza e la quinta casella della rotta verde non danno nulla
example-the-second-fourth-and-sixth-square-of-the-green-lane-lead-to-islands-of-level-1-2-and-3 = La seconda, la quarta e la sesta casella della rotta verde portano a isole di livello 1, 2 e 3
