example-a-right-to-build-free-may-free-the-good-that-the-ship-needs = Ein Recht, kostenlos zu bauen, darf die Ressource frei machen, die das Schiff braucht
example-a-right-to-build-free-is-no-use-where-card-and-ship-are-free-without-it = Ein Recht, kostenlos zu bauen, nützt nichts, wo Karte und Schiff ohne es nichts kosten
example-a-symbol-more-of-the-kind-there-is-most-of-is-nothing-in-a-city-without-symbols = Noch ein Symbol der häufigsten Art ist in einer Stadt ohne Symbole nichts
example-several-symbols-more-may-go-to-different-kinds-if-these-were-equal = Mehrere zusätzliche Symbole dürfen zu verschiedenen Arten gehen, wenn diese gleich häufig waren
example-free-steps-of-a-drawn-island-come-before-others-explore = Gratisschritte einer gezogenen Insel kommen, bevor andere erkunden
example-white-is-a-colour-too-when-one-colour-of-cards-is-counted = Auch Weiß ist eine Farbe, wenn die Karten einer Farbe gezählt werden
