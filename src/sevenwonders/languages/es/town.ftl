## The bar above the table

town-game-cards = Cartas de esta partida
town-chains = Cadenas
town-turn-pips = Turno { $turn } de { $last }
town-waiting-for-you = { $chosen ->
    [0] se te espera
    [1] uno ha elegido, se te espera
    [2] dos han elegido, se te espera
    [3] tres han elegido, se te espera
    [4] cuatro han elegido, se te espera
    [5] cinco han elegido, se te espera
    [6] seis han elegido, se te espera
    [7] siete han elegido, se te espera
   *[other] { $chosen } han elegido, se te espera
}

## Borders

town-lose-by = pierdes por { $shields }
town-lead-by = ganas por { $shields }
town-even = empate
town-lose = pierdes por { $shields }
town-lead = ganas por { $shields }
town-price = { $good ->
    [raw] { $coins ->
        [one] 1 moneda por una materia prima
       *[other] { $coins } monedas por una materia prima
    }
   *[made] { $coins ->
        [one] 1 moneda por un producto manufacturado
       *[other] { $coins } monedas por un producto manufacturado
    }
}

## What a city has

town-stages-built = { $all ->
    [one] { $built } de 1 etapa construida
   *[other] { $built } de { $all } etapas construidas
}
town-cards = Construido: { $cards }
town-of-colour = { $count } { $colour }
town-no-cards = Nada construido aún
town-worth-now = { $points ->
    [one] vale 1 punto ahora
   *[other] vale { $points } puntos ahora
}
town-symbol = { $symbol ->
    [compass] { $count } × compás
    [gear] { $count } × engranaje
    [tablet] { $count } × tablilla
   *[wild] { $count } × cualquier símbolo
}
town-one-symbol = { $symbol ->
    [compass] compás
    [gear] engranaje
   *[tablet] tablilla
}
town-victory = { $points ->
    [one] Victoria de 1 punto
   *[other] Victoria de { $points } puntos
}
town-defeats = { $count ->
    [one] 1 derrota
   *[other] { $count } derrotas
}
