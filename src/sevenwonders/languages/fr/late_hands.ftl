latehands-option = Montrer les mains aux spectateurs, un tour plus tard
latehands-option-note = Pour des amis qui se font confiance : les mains du tour d’avant disent presque tout de celles d’à présent.
latehands-title = Mains du tour d’avant
latehands-when = Telles qu’elles étaient à l’Âge { ROMAN($age) }, tour { $turn }.
latehands-soon = À partir du deuxième tour, tu vois les mains du tour d’avant.
latehands-whose = Quelle main
