example-ephesus-a-stage-1-takes-two-stone-and-gives-3-points = Stufe 1 von Ephesos A kostet 2 Stein und bringt 3 Punkte
example-ephesus-a-stage-2-takes-two-wood-and-gives-9-coins = Stufe 2 von Ephesos A kostet 2 Holz und bringt 9 Münzen
example-ephesus-a-stage-3-takes-two-papyrus-and-gives-7-points = Stufe 3 von Ephesos A kostet 2 Papyrus und bringt 7 Punkte
example-ephesus-b-stage-1-takes-two-stone-and-gives-2-points-and-4-coins = Stufe 1 von Ephesos B kostet 2 Stein und bringt 2 Punkte und 4 Münzen
example-ephesus-b-stage-2-takes-two-wood-and-gives-3-points-and-4-coins = Stufe 2 von Ephesos B kostet 2 Holz und bringt 3 Punkte und 4 Münzen
example-ephesus-b-stage-3-takes-one-glass-one-papyrus-and-one-textile-and-gives-5-points-and-4-coins = Stufe 3 von Ephesos B kostet 1 Glas, 1 Papyrus und 1 Stoff und bringt 5 Punkte und 4 Münzen
example-the-coins-of-an-ephesus-stage-come-once-when-it-is-built = Die Münzen einer Stufe von Ephesos kommen einmal, wenn sie gebaut wird
