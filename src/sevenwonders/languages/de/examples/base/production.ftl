example-a-city-builds-what-its-own-production-covers-and-not-what-it-covers-in-part = Eine Stadt baut, was sie ganz selbst herstellt, und nicht, was sie nur zum Teil herstellt
example-resources-are-not-used-up-the-same-ones-serve-again-next-turn = Ressourcen werden nicht verbraucht: Dieselben dienen in der nächsten Runde wieder
example-a-coin-cost-goes-to-the-bank = Kosten in Münzen gehen an die Bank
example-a-card-without-cost-is-built-by-a-city-that-has-nothing = Eine Karte ohne Kosten baut auch eine Stadt, die nichts hat
example-a-choice-card-gives-its-owner-one-of-its-goods-a-turn-not-both = Eine Karte mit Auswahl gibt ihrer Stadt pro Runde eine ihrer Ressourcen, nicht beide
example-the-two-unit-cards-of-age-ii-give-two-of-the-same-good = Die Karten aus Zeitalter II mit zwei Einheiten liefern zweimal dieselbe Ressource
