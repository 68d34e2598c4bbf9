example-the-east-trading-post-makes-raw-materials-of-the-right-hand-neighbour-cost-one-coin = Mit dem Kontor Ost kosten Rohstoffe des rechten Nachbarn 1 Münze
example-the-west-trading-post-makes-raw-materials-of-the-left-hand-neighbour-cost-one-coin = Mit dem Kontor West kosten Rohstoffe des linken Nachbarn 1 Münze
example-the-marketplace-makes-manufactured-goods-of-both-neighbours-cost-one-coin = Mit dem Markt kosten Manufakturwaren beider Nachbarn 1 Münze
example-a-discount-is-each-buyer-s-own = Ein günstigerer Preis gilt nur für die Stadt, die ihn hat
example-a-trading-post-lowers-prices-from-the-turn-after-it-is-built = Ein Kontor senkt die Preise ab der Runde nach seinem Bau
example-a-discount-is-taken-for-every-unit-bought = Der günstigere Preis gilt für jede gekaufte Einheit
