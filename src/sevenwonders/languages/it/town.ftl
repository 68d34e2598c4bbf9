# Le città di un tavolo: confini, scene, riassunti.

## The bar above the table

town-game-cards = Carte di questa partita
town-chains = Catene
town-turn-pips = Turno { $turn } di { $last }
town-waiting-for-you = { $chosen ->
    [0] tocca a te
    [1] uno ha scelto, manchi tu
    [2] due hanno scelto, manchi tu
    [3] tre hanno scelto, manchi tu
    [4] quattro hanno scelto, manchi tu
    [5] cinque hanno scelto, manchi tu
    [6] sei hanno scelto, manchi tu
    [7] sette hanno scelto, manchi tu
   *[other] { $chosen } hanno scelto, manchi tu
}

## Borders

town-lose-by = perdi di { $shields }
town-lead-by = vinci di { $shields }
town-even = pari
town-lose = sotto di { $shields }
town-lead = sopra di { $shields }
town-price = { $good ->
    [raw] { $coins ->
        [one] 1 moneta per una materia prima
       *[other] { $coins } monete per una materia prima
    }
   *[made] { $coins ->
        [one] 1 moneta per un manufatto
       *[other] { $coins } monete per un manufatto
    }
}

## What a city has

town-stages-built = { $all ->
    [one] { $built } stadio costruito su 1
   *[other] { $built ->
        [one] 1 stadio costruito su { $all }
       *[other] { $built } stadi costruiti su { $all }
    }
}
town-cards = Costruito: { $cards }
town-of-colour = { $count } { $colour }
town-no-cards = Ancora niente di costruito
town-worth-now = { $points ->
    [one] ora vale 1 punto
   *[other] ora vale { $points } punti
}
town-symbol = { $symbol ->
    [compass] { $count } × compasso
    [gear] { $count } × ingranaggio
    [tablet] { $count } × tavoletta
   *[wild] { $count } × jolly
}
town-one-symbol = { $symbol ->
    [compass] compasso
    [gear] ingranaggio
   *[tablet] tavoletta
}
town-victory = { $points ->
    [one] Vittoria da 1 punto
   *[other] Vittoria da { $points } punti
}
town-defeats = { $count ->
    [one] 1 sconfitta
   *[other] { $count } sconfitte
}
