example-every-guild-of-the-base-game-has-its-price = Jede Gilde des Grundspiels hat ihren Preis
example-a-guild-is-paid-with-exactly-its-resources-and-scores-from-then-on = Eine Gilde wird mit genau ihren Ressourcen bezahlt und zählt von da an
example-one-resource-short-a-guild-cannot-be-built = Fehlt eine Ressource, kann eine Gilde nicht gebaut werden
example-excavation-makes-stone-or-clay-and-forest-cave-wood-or-ore-for-their-city-and-for-sale-at-a-coin-each = Die Ausgrabungs­stätte stellt Stein oder Lehm her und die Waldhöhle Holz oder Erz, für ihre Stadt und zum Verkauf; beide kosten 1 Münze
example-a-card-with-two-kinds-makes-one-of-them-a-turn = Eine Karte mit zwei Arten stellt pro Runde eine davon her
example-an-east-trading-post-is-free-and-makes-raw-materials-of-the-right-hand-neighbour-cost-1-from-the-next-turn-on = Kontor Ost ist kostenlos, und ab der nächsten Runde kosten Rohstoffe des rechten Nachbarn 1
