example-the-free-city-with-babylon-s-right-plays-the-last-card-of-the-draw-pile = Mit Babylons Recht spielt die Freie Stadt die letzte Karte des Nachziehstapels
example-the-free-city-with-babylon-s-right-has-to-build-its-last-card-when-there-are-several-ways = Mit Babylons Recht muss die Freie Stadt ihre letzte Karte bauen, wenn es mehrere Arten gibt
example-the-free-city-s-right-to-build-free-leaves-no-room-for-a-sale = Das Recht der Freien Stadt, kostenlos zu bauen, lässt ihr keinen Verkauf
example-a-right-to-build-free-is-not-offered-for-what-is-free-anyway = Ein Recht, kostenlos zu bauen, wird nicht für etwas angeboten, das ohnehin kostenlos ist
example-babylon-s-extra-card-is-a-step-of-its-own-and-can-use-what-the-turn-built = Babylons zusätzliche Karte ist ein eigener Schritt und kann nutzen, was in der Runde gebaut wurde
example-a-seat-with-a-single-option-is-asked-all-the-same-when-others-choose-with-it = Auch ein Platz mit nur einer Möglichkeit wird gefragt, wenn andere zugleich wählen
