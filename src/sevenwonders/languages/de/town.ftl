# The cities of a table: borders, scenes, summaries.

## The bar above the table

town-game-cards = Karten dieser Partie
town-chains = Ketten
town-turn-pips = Runde { $turn } von { $last }
# $chosen: how many others have chosen already.
town-waiting-for-you = { $chosen ->
    [0] du bist dran
    [1] einer hat gewählt, du bist dran
    [2] zwei haben gewählt, du bist dran
    [3] drei haben gewählt, du bist dran
    [4] vier haben gewählt, du bist dran
    [5] fünf haben gewählt, du bist dran
    [6] sechs haben gewählt, du bist dran
    [7] sieben haben gewählt, du bist dran
   *[other] { $chosen } haben gewählt, du bist dran
}

## Borders

# By how many shields.
town-lose-by = um { $shields } zurück
town-lead-by = um { $shields } vorn
town-even = gleich
# The same where there is little room.
town-lose = { $shields } zurück
town-lead = { $shields } vorn
town-price = { $good ->
    [raw] { $coins ->
        [one] 1 Münze für einen Rohstoff
       *[other] { $coins } Münzen für einen Rohstoff
    }
   *[made] { $coins ->
        [one] 1 Münze für eine Manufakturware
       *[other] { $coins } Münzen für eine Manufakturware
    }
}

## What a city has

town-stages-built = { $all ->
    [one] { $built } von 1 Stufe gebaut
   *[other] { $built } von { $all } Stufen gebaut
}
# $cards: several of the next message: "2 × Militär und 1 × Wissenschaft".
town-cards = Gebaut: { $cards }
town-of-colour = { $count } × { $colour }
town-no-cards = Noch nichts gebaut
# Behind what a card gives: "1 Punkt je braune Karte, jetzt 3 Punkte wert".
town-worth-now = { $points ->
    [one] jetzt 1 Punkt wert
   *[other] jetzt { $points } Punkte wert
}
# Science symbols.
town-symbol = { $symbol ->
    [compass] { $count } × Zirkel
    [gear] { $count } × Zahnrad
    [tablet] { $count } × Tafel
   *[wild] { $count } × beliebiges Symbol
}
town-one-symbol = { $symbol ->
    [compass] Zirkel
    [gear] Zahnrad
   *[tablet] Tafel
}
town-victory = { $points ->
    [one] Sieg, 1 Punkt wert
   *[other] Sieg, { $points } Punkte wert
}
town-defeats = { $count ->
    [one] 1 Niederlage
   *[other] { $count } Niederlagen
}
