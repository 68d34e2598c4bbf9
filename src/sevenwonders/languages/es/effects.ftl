effect-goods = { $goods }
effect-reserved = { $goods } (no se vende)
effect-discount = { $a ->
    [raw] { $b ->
        [left] comprar materias primas a la izquierda por { $c }
        [right] comprar materias primas a la derecha por { $c }
       *[both] comprar materias primas a ambos lados por { $c }
    }
   *[manufactured] { $b ->
        [left] comprar productos manufacturados a la izquierda por { $c }
        [right] comprar productos manufacturados a la derecha por { $c }
       *[both] comprar productos manufacturados a ambos lados por { $c }
    }
}
effect-rebate = { $a ->
    [left] el primer recurso comprado a la izquierda cada turno cuesta 1 menos
    [right] el primer recurso comprado a la derecha cada turno cuesta 1 menos
   *[board] el recurso del tablero de un vecino cuesta 1 menos
}
effect-spare = { $a ->
    [made] una vez por turno, uno más de lo que produce la ciudad
   *[missing] una vez por turno, uno que la ciudad no produce
}
effect-bank_unit = una vez por turno, comprar cualquier recurso a la banca por { $a }
effect-cheaper = { $a ->
    [blue] las cartas azules necesitan un recurso menos
    [green] las cartas verdes necesitan un recurso menos
    [red] las cartas rojas necesitan un recurso menos
   *[wonder_stage] las etapas necesitan un recurso menos
}
effect-free_colour = { $a ->
   *[purple] las cartas moradas no cuestan nada
}
effect-free_each_age = { $a ->
   *[black] una vez por Era, construir gratis una carta negra
}
effect-points = { $a ->
    [one] 1 punto
   *[other] { $a } puntos
}
effect-coins = { $a ->
    [one] 1 moneda
   *[other] { $a } monedas
}
effect-shields = { $a ->
    [one] 1 escudo
   *[other] { $a } escudos
}
effect-science = { $a ->
    [compass] compás
    [gear] engranaje
    [tablet] tablilla
   *[any] compás, engranaje o tablilla
}
effect-coins_per = { $c ->
    [one] 1 moneda por cada { $what } { $where }
   *[other] { $c } monedas por cada { $what } { $where }
}
effect-points_per = { $d ->
    [0] { $c ->
        [one] 1 punto por cada { $what } { $where }
       *[other] { $c } puntos por cada { $what } { $where }
    }
   *[other] { $c ->
        [one] 1 punto por cada { $what } { $where }, { $d } como máximo
       *[other] { $c } puntos por cada { $what } { $where }, { $d } como máximo
    }
}
where-own = aquí
where-left_right = en ciudades vecinas
where-own_left_right = aquí y en ciudades vecinas
per-brown = carta marrón
per-gray = carta gris
per-blue = carta azul
per-yellow = carta amarilla
per-red = carta roja
per-green = carta verde
per-purple = carta morada
per-wonder_stage = etapa de maravilla
per-defeat_token = marcador de derrota
per-victory_token = marcador de victoria
per-victory_1 = marcador de victoria de 1
per-victory_3 = marcador de victoria de 3
per-victory_5 = marcador de victoria de 5
per-three_coins = 3 monedas
per-colour = color de cartas
per-brown_gray_pair = pareja de carta marrón y carta gris
effect-points_if = { $a ->
    [most_blue] { $b } puntos si tienes más cartas azules que cada vecino
    [most_coins] { $b } puntos si tienes más monedas que cada vecino
    [most_green] { $b } puntos si tienes más cartas verdes que cada vecino
    [most_red] { $b } puntos si tienes más cartas rojas que cada vecino
    [most_yellow] { $b } puntos si tienes más cartas amarillas que cada vecino
    [no_defeat] { $b } puntos si no tienes ningún marcador de derrota
   *[wonder_finished] { $b } puntos si tu maravilla está terminada
}
effect-points_per_set = { $b } puntos por cada juego de { $what }
setcolour-brown = marrón
setcolour-gray = gris
setcolour-blue = azul
setcolour-yellow = amarillo
setcolour-red = rojo
setcolour-green = verde
setcolour-purple = morado
effect-points_per_pair = cada pareja de marcadores de victoria iguales vuelve a puntuar uno de ellos
effect-set_points = { $a } puntos más por cada juego de tres símbolos distintos
effect-coins_on = { $a ->
    [black] { $b } monedas con cada carta negra construida
    [chain] { $b } monedas con cada carta construida por cadena
    [purchase] { $b ->
        [one] 1 moneda al comprar a un vecino, una vez por turno con cada uno
       *[other] { $b } monedas al comprar a un vecino, una vez por turno con cada uno
    }
    [stage] { $b } monedas con cada etapa construida; todos los demás pierden { $c }
    [victory] { $b } monedas con cada marcador de victoria
   *[yellow] { $b } monedas con cada carta amarilla construida
}
effect-bank_bonus = { $a ->
    [one] 1 moneda al recibir monedas de la banca, una vez por turno
   *[other] { $a } monedas al recibir monedas de la banca, una vez por turno
}
effect-spy = copiar un símbolo científico de un vecino
effect-victory_token = { $a ->
    [age] un marcador de victoria de la Era
   *[other] un marcador de victoria de { $a }
}
effect-others_gain = { $a ->
    [one] todos los demás reciben 1 moneda
   *[other] todos los demás reciben { $a } monedas
}
effect-neighbours_gain = { $a ->
    [one] cada vecino recibe 1 moneda
   *[other] cada vecino recibe { $a } monedas
}
effect-others_lose = { $a ->
    [age] todos los demás pierden tantas monedas como el número de la Era
    [1] todos los demás pierden 1 moneda
   *[other] todos los demás pierden { $a } monedas
}
effect-others_lose_for = { $a ->
    [victory_token] todos los demás pierden { $b ->
        [one] 1 moneda
       *[other] { $b } monedas
    } por cada marcador de victoria
   *[wonder_stage] todos los demás pierden { $b ->
        [one] 1 moneda
       *[other] { $b } monedas
    } por cada etapa de su maravilla
}
effect-from_discard = construir gratis una carta de los descartes

power-play_last_card = jugar la última carta de cada Era
power-free_build_each_age = una vez por Era, construir gratis una estructura
power-first_of_colour_free = la primera carta de cada color es gratis
power-first_card_free = la primera carta de cada Era es gratis
power-last_card_free = la carta del último turno de cada Era es gratis
power-stages_without_resources = las etapas no necesitan recursos
power-copy_guild = copiar un gremio de un vecino
power-repeat_guild = uno de tus gremios cuenta dos veces
power-change_symbol = cambiar un símbolo científico al final
power-repeat_symbol = un símbolo más del tipo que más tienes
power-pass_defeats = tus marcadores de derrota van a quien te venció
power-drop_defeats = deshacerte de tus marcadores de derrota
power-drop_tokens = deshacerte de tus marcadores de derrota; todos los demás pierden un marcador de victoria
