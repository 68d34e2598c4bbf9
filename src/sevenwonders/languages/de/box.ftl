# What a table of Architects answers when somebody asks about a thing: a title, a sentence, and lines below it.

## Cards and tokens

# By the colour of the card.
boxkind-grey = Eine graue Karte: eine Ressource. Ressourcen bezahlen Stufen und sind dann weg.
boxkind-yellow = Eine gelbe Karte: Eine Münze ersetzt jede Ressource.
boxkind-green = Eine grüne Karte: Symbole werden gegen Fortschritts­marker getauscht.
boxkind-red = Eine rote Karte: Schilde zählen in Schlachten; Karten mit Hörnern gehen danach weg.
boxkind-blue = Eine blaue Karte: Sie behält ihre Punkte bis zum Ende.
box-copies = { $count ->
    [one] 1 solche Karte in der Schachtel.
   *[other] { $count } solche Karten in der Schachtel.
}
box-unseen = Verdeckter Marker
box-token = Zwei gleiche oder drei verschiedene Wissenschafts­symbole bringen einen Marker.

## Wonders

# "Giza: The Great Pyramid"
box-wonder-title = { $city }: { $wonder }
box-stage-title = { $wonder }, Stufe { $number }
boxstage-built = Gebaut.
boxstage-next = Muss gebaut werden, sobald sie bezahlt werden kann.
boxstage-later = Kommt nach den Stufen unter ihr.
box-cost = { $identical ->
    [yes] Kostet { $count } gleiche Ressourcen; eine Münze ersetzt jede.
   *[no] Kostet { $count } verschiedene Ressourcen; eine Münze ersetzt jede.
}

## Decks

box-central-text = Er liegt verdeckt in der Mitte, und alle dürfen seine oberste Karte nehmen.
box-deck-text = Er liegt offen zwischen zwei Städten, und beide dürfen seine oberste Karte nehmen.

## Battles and the cat

box-conflict = Jedes Horn auf einer genommenen Karte dreht einen Marker um. Sind alle umgedreht, endet der Zug mit einer Schlacht.
box-battle = Mehr Schilde als ein Nachbar gewinnen einen Siegmarker.
box-cat = Sie geht zu der Person, die eine blaue Karte mit Katze nimmt. Wer sie hat, sieht jeden Zug oben in den mittleren Stapel.
box-shields = In einer Schlacht werden sie mit beiden Nachbarn verglichen. Schilde mit Hörnern gehen danach weg.
box-victories = { $points ->
    [one] Jeder ist am Ende 1 Punkt wert.
   *[other] Jeder ist am Ende { $points } Punkte wert.
}

## Players

box-plays = Diese Stadt ist am Zug.
