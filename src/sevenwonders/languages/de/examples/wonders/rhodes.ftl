example-rhodes-a-stage-1-takes-two-wood-and-gives-3-points = Stufe 1 von Rhodos A kostet 2 Holz und bringt 3 Punkte
example-rhodes-a-stage-2-takes-three-clay-and-gives-2-shields = Stufe 2 von Rhodos A kostet 3 Lehm und bringt 2 Schilde
example-rhodes-a-stage-3-takes-four-ore-and-gives-7-points = Stufe 3 von Rhodos A kostet 4 Erz und bringt 7 Punkte
example-rhodes-b-stage-1-takes-three-stone-and-gives-1-shield-3-points-and-3-coins = Stufe 1 von Rhodos B kostet 3 Stein und bringt 1 Schild, 3 Punkte und 3 Münzen
example-rhodes-b-stage-2-takes-four-ore-and-gives-1-shield-4-points-and-4-coins = Stufe 2 von Rhodos B kostet 4 Erz und bringt 1 Schild, 4 Punkte und 4 Münzen
example-the-shields-of-rhodes-count-in-conflicts-together-with-those-of-red-cards = Die Schilde von Rhodos zählen in Konflikten zusammen mit denen roter Karten
example-the-shields-of-rhodes-count-in-conflicts-without-any-red-card = Die Schilde von Rhodos zählen in Konflikten auch ohne rote Karte
example-the-shields-of-a-stage-are-not-a-red-card-for-the-spies-guild = Die Schilde einer Stufe sind für die Gilde der Spione keine rote Karte
