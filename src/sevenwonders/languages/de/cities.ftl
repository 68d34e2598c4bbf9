# Cities.

## The expansion as the host of a table picks it

expansion-cities = Cities
expansiontext-cities = Schwarze Karten: Schulden, Diplomatie, Spione und dunkle Geschäfte, eine Runde mehr in jedem Zeitalter.
colour-black = Schwarze Karten
copies-black = In jedes Zeitalter kommt zufällig eine schwarze Karte je Spieler.

## The tokens of a city. Its name stands before it

# The tokens of a city. Its name stands before it.
diplomacy-tokens = { $count ->
    [one] 1 Diplomatie­marker: hält sich aus den nächsten Konflikten heraus
   *[other] { $count } Diplomatie­marker: hält sich aus den nächsten Konflikten heraus
}
# At a border to a neighbour. $name: the neighbour.
border-diplomacy = Diplomatie an dieser Grenze
border-own_peace = Deine Diplomatie hält dich aus den Konflikten heraus
border-their_peace = { $name } bleibt dank Diplomatie aus den Konflikten heraus

## The score sheet

category-cities = Cities
categoryspoken-cities = schwarze Karten
categorytext-cities = Punkte auf den schwarzen Karten.
column-cities = Cities
# Before pictures of science symbols.
spies-copied = Spione kopierten

## Pictures of the page of all drawings

pictogram-black = Schwarz
pictogram-diplomacy = Diplomatie
pictogram-spy = Spion

## When somebody asks. With $mine = yes it is the viewer's city

citiesexplain-black-title = Schwarze Karte
citiesexplain-black = Eine Karte aus Cities: Diplomatie, Spione und Münzen, die andere verlieren.
citiesexplain-black-pile = Schwarze Karten: Diplomatie, Spione, dunkle Geschäfte und Punkte.
citiesexplain-black-score = Die Punkte der schwarzen Karten.
citiesexplain-diplomacy-title = Diplomatie
citiesexplain-diplomacy = Wer ihn hat, bleibt aus den Konflikten am Ende des Zeitalters heraus.
citiesexplain-tokens-title = { $count ->
    [one] 1 Diplomatie­marker
   *[other] { $count } Diplomatie­marker
}
citiesexplain-tokens = { $mine ->
    [yes] Du bleibst aus den nächsten Konflikten heraus, und deine Nachbarn treffen aufeinander.
   *[no] { $name } bleibt aus den nächsten Konflikten heraus, und die Nachbarn treffen aufeinander.
}
citiesexplain-spy-title = Spion
citiesexplain-spy = Er kopiert am Ende ein Wissenschafts­symbol von der grünen Karte eines Nachbarn.

## The coach, when Cities is played for the first time

citiescoach-black-title = Eine schwarze Karte
citiescoach-black = Schwarze Karten tun, was keine andere Farbe tut, und ihre Punkte haben eine eigene Zeile.
citiescoach-hand-title = Eine Karte mehr
citiescoach-hand = Eine Hand ist eine Karte größer, also hat jedes Zeitalter eine Runde mehr.
citiescoach-loss-title = Du wirst Münzen verlieren
citiescoach-loss = Jemand lässt am Ende dieser Runde alle anderen zahlen. Was du nicht zahlen kannst oder willst, wird zu Schulden.
citiescoach-debt-title = Schulden bleiben
citiescoach-debt = Jede Schuld kostet am Ende der Partie einen Punkt und lässt sich nicht zurückzahlen.
citiescoach-diplomacy-title = Ein Diplomatie­marker
citiescoach-diplomacy = Diese Stadt bleibt aus dem nächsten Krieg heraus, und ihre Nachbarn kämpfen stattdessen gegeneinander.

## The rules

citiesrules-setup = Mit Cities hat eine Hand eine Karte mehr, und in jedes Zeitalter kommt eine schwarze Karte je Spieler.
citiesrules-scoring = Schwarze Karten aus Cities haben eine eigene Zeile.
citiesrules-debts-title = Cities: Münzverlust und Schulden
citiesrules-losses = Schwarze Karten können alle anderen Münzen verlieren lassen. Das wird am Ende der Runde für alle zugleich abgerechnet.
citiesrules-payment = Du entscheidest, wie viele dieser Münzen du zahlst. Jede Münze, die du nicht zahlst, wird zu Schulden.
citiesrules-debt = Eine Schuld kostet am Ende der Partie 1 Punkt und lässt sich nicht zurückzahlen.
citiesrules-diplomacy-title = Cities: Diplomatie und Spione
citiesrules-diplomacy = Mit einem Diplomatiemarker bleibst du aus den nächsten Konflikten heraus, ob du willst oder nicht, und gibst den Marker zurück. Deine Nachbarn auf beiden Seiten kämpfen dann gegeneinander.
citiesrules-spies = Ein Spion kopiert am Ende der Partie ein Wissenschaftssymbol von der Karte eines Nachbarn: das, was für dich am meisten wert ist.
citiesrules-others = Andere schwarze Karten senken Preise, verdoppeln, was du herstellst, oder holen eine Karte vom Ablagestapel zurück.

## Lines of the log

log-diplomacy = { $reader ->
    [who] Du nimmst einen Diplomatie­marker.
   *[none] { $who } nimmt einen Diplomatie­marker.
}
log-diplomacy_used = { $reader ->
    [who] Du verbrauchst einen Diplomatie­marker.
   *[none] { $who } verbraucht einen Diplomatie­marker.
}

## What cards do

effect-diplomacy = { $a ->
    [one] ein Diplomatie­marker
   *[other] { $a } Diplomatie­marker
}
per-black = schwarze Karte

## Why a move is better

line-cities = schwarze Karten
figure-peace = { SIGNED($count) }
evidence-peace = Diplomatie, aus einem Konflikt heraus
reason-peace = Es hält die Stadt aus einem Konflikt heraus, mit { $count ->
    [one] 1 Diplomatie­marker
   *[other] { $count } Diplomatie­markern
}.
