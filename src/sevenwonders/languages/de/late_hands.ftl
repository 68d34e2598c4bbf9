# Hands that watchers see one turn late, where the table allows it.

latehands-option = Zuschauer sehen die Hände, eine Runde später
latehands-option-note = Für Freunde, die einander trauen: Die Hände der letzten Runde verraten fast alles, was jemand jetzt auf der Hand hat.
latehands-title = Hände vor einer Runde
latehands-when = Wie sie in Zeitalter { ROMAN($age) }, Runde { $turn } waren.
latehands-soon = Ab der zweiten Runde siehst du die Hände der Runde davor.
latehands-whose = Wessen Hand
