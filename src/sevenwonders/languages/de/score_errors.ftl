# What is wrong with a score sheet. Names that nothing has, and cities that cannot be, are refused in the terminal too.

error-no-wonder = Kein Weltwunder heißt „{ $name }“. Es gibt { $names }.
error-no-side = { $wonder } hat keine Seite „{ $side }“. Die Seiten sind: { $sides }.
error-no-card = Keine Karte heißt „{ $name }“. `sevenwonders cards` nennt alle.
error-box-no-card = Keine Karte heißt „{ $name }“. Es gibt { $names }.
error-box-no-token = Kein Fortschrittsmarker heißt „{ $name }“. Es gibt { $names }.

error-coins = Eine Stadt kann nicht { $coins } Münzen haben.
error-stages = { $wonder } hat { $stages } Stufen, nicht { $built }.
error-stages-order = { $wonder } hat { $stages } Stufen, die der Reihe nach gebaut werden.
error-stages-any = { $wonder } hat { $stages } Stufen.
error-card-twice = { $card } ist zweimal in derselben Stadt.
error-city-key = Die Städte dieses Tisches haben kein „{ $key }“.
error-table-key = Dieser Tisch hat kein „{ $key }“.
error-box-stages = Die Stufen von { $wonder } haben die Nummern 1 bis { $stages }.
error-box-stage-in-air = { $wonder } wird von unten nach oben gebaut: In dieser Stellung hängt eine Stufe in der Luft.
error-box-cards = Niemand hat mehr als { $most } Karten einer Art.
error-box-victories = Niemand hat { $count } Siegmarker.
error-box-tokens = Der Fortschrittsmarker { $token } kommt { $count }-mal vor; so oft gibt es ihn nicht.
