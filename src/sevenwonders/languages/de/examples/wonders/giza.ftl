example-giza-a-stage-1-takes-two-stone-and-gives-3-points = Stufe 1 von Gizeh A kostet 2 Stein und bringt 3 Punkte
example-giza-a-stage-2-takes-three-wood-and-gives-5-points = Stufe 2 von Gizeh A kostet 3 Holz und bringt 5 Punkte
example-giza-a-stage-3-takes-four-stone-and-gives-7-points = Stufe 3 von Gizeh A kostet 4 Stein und bringt 7 Punkte
example-giza-b-stage-1-takes-two-wood-and-gives-3-points = Stufe 1 von Gizeh B kostet 2 Holz und bringt 3 Punkte
example-giza-b-stage-2-takes-three-stone-and-gives-5-points = Stufe 2 von Gizeh B kostet 3 Stein und bringt 5 Punkte
example-giza-b-stage-3-takes-three-clay-and-gives-5-points = Stufe 3 von Gizeh B kostet 3 Lehm und bringt 5 Punkte
example-giza-b-stage-4-takes-four-stone-and-one-papyrus-and-gives-7-points = Stufe 4 von Gizeh B kostet 4 Stein und 1 Papyrus und bringt 7 Punkte
example-the-four-stages-of-giza-b-are-worth-20-points-in-all = Die vier Stufen von Gizeh B sind zusammen 20 Punkte wert
