# The cities of a table: borders, scenes, summaries.

## The bar above the table

town-game-cards = Cards of this game
town-chains = Chains
town-turn-pips = Turn { $turn } of { $last }
# $chosen: how many others have chosen already.
town-waiting-for-you = { $chosen ->
    [0] waiting for you
    [1] one has chosen, waiting for you
    [2] two have chosen, waiting for you
    [3] three have chosen, waiting for you
    [4] four have chosen, waiting for you
    [5] five have chosen, waiting for you
    [6] six have chosen, waiting for you
    [7] seven have chosen, waiting for you
   *[other] { $chosen } have chosen, waiting for you
}

## Borders

# By how many shields.
town-lose-by = you lose by { $shields }
town-lead-by = you lead by { $shields }
town-even = even
# The same where there is little room.
town-lose = lose by { $shields }
town-lead = lead by { $shields }
town-price = { $good ->
    [raw] { $coins ->
        [one] 1 coin for a raw material
       *[other] { $coins } coins for a raw material
    }
   *[made] { $coins ->
        [one] 1 coin for a manufactured good
       *[other] { $coins } coins for a manufactured good
    }
}

## What a city has

town-stages-built = { $all ->
    [one] { $built } of 1 stage built
   *[other] { $built } of { $all } stages built
}
# $cards: several of the next message: "2 Military and 1 Science".
town-cards = Built: { $cards }
town-of-colour = { $count } { $colour }
town-no-cards = Nothing built yet
# Behind what a card gives: "1 point for each brown card, worth 3 points now".
town-worth-now = { $points ->
    [one] worth 1 point now
   *[other] worth { $points } points now
}
# Science symbols.
town-symbol = { $symbol ->
    [compass] { $count } × compass
    [gear] { $count } × gear
    [tablet] { $count } × tablet
   *[wild] { $count } of any symbol
}
town-one-symbol = { $symbol ->
    [compass] compass
    [gear] gear
   *[tablet] tablet
}
town-victory = { $points ->
    [one] Victory worth 1 point
   *[other] Victory worth { $points } points
}
town-defeats = { $count ->
    [one] 1 defeat
   *[other] { $count } defeats
}
