example-the-first-two-squares-of-the-red-lane-are-1-and-2-points-of-naval-strength = Die ersten beiden Felder der roten Bahn sind 1 und 2 Seestärke
example-the-third-and-fourth-square-of-the-red-lane-are-3-and-4-points-of-naval-strength = Das dritte und das vierte Feld der roten Bahn sind 3 und 4 Seestärke
example-the-last-two-squares-of-the-red-lane-are-5-and-8-points-of-naval-strength = Die letzten beiden Felder der roten Bahn sind 5 und 8 Seestärke
example-a-fleet-is-worth-the-square-it-is-on-not-all-the-squares-it-has-passed = Eine Flotte ist wert, was auf ihrem Feld steht, nicht alle Felder, die sie hinter sich hat
example-the-blue-lane-is-worth-1-2-4-6-8-and-10-points-counted-with-the-blue-cards = Die blaue Bahn ist 1, 2, 4, 6, 8 und 10 Punkte wert, die bei den blauen Karten zählen
example-the-yellow-lane-gives-coins-and-a-higher-commercial-level-and-taxes-the-others-on-its-even-squares = Die gelbe Bahn bringt Münzen und eine höhere Handelsstufe und auf den geraden Feldern eine Steuer für die anderen
example-the-first-third-and-fifth-square-of-the-green-lane-give-nothing = Das erste, dritte und fünfte Feld der grünen Bahn bringen nichts
example-the-second-fourth-and-sixth-square-of-the-green-lane-lead-to-islands-of-level-1-2-and-3 = Das zweite, vierte und sechste Feld der grünen Bahn führen zu Inseln der Stufe 1, 2 und 3
