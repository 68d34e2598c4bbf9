boxeffect-resource = { $a ->
    [wood] madera
    [stone] piedra
    [clay] arcilla
    [papyrus] papiro
   *[glass] vidrio
}
boxeffect-coins = 1 moneda, cualquier recurso
boxeffect-horns = { $a ->
    [one] 1 cuerno
   *[other] { $a } cuernos
}
boxeffect-cat = se lleva el gato
boxeffect-extra_card = { $a ->
    [stage] una carta más tras construir una etapa
   *[other] una carta más tras tomar { $cards }
}
taken-wood = madera
taken-stone = piedra
taken-clay = arcilla
taken-papyrus = papiro
taken-glass = vidrio
taken-coin = moneda
taken-compass = compás
taken-gear = engranaje
taken-tablet = tablilla
taken-shield_1 = escudo con 1 cuerno
taken-shield_2 = escudo con 2 cuernos
taken-stage = una etapa
boxeffect-double_coin = una vez por turno, una moneda paga dos recursos de una etapa
boxeffect-any_resources = una vez por turno, una etapa se puede pagar con recursos cualesquiera, iguales o no
boxeffect-finished = { $a } puntos, o { $b } con la maravilla terminada
boxeffect-points_per = { $a ->
    [cat_card] { $b ->
        [one] 1 punto por cada carta azul con gato
       *[other] { $b } puntos por cada carta azul con gato
    }
    [victory_token] { $b ->
        [one] 1 punto por cada marcador de victoria
       *[other] { $b } puntos por cada marcador de victoria
    }
   *[progress_token] { $b ->
        [one] 1 punto por cada ficha de progreso, esta incluida
       *[other] { $b } puntos por cada ficha de progreso, esta incluida
    }
}
boxeffect-by_number = { $a } puntos por 1 de ellas, { $b } puntos por 2 de ellas
boxeffect-effect = { $a ->
    [any_deck] tomar la carta superior de cualquier mazo de la mesa
    [token] elegir una ficha de progreso
    [central] tomar la carta superior del mazo central
    [look] mirar las 5 cartas superiores del mazo izquierdo o del derecho y quedarse con una
    [both_sides] tomar la carta superior del mazo izquierdo y la del derecho
   *[shield] 1 escudo
}
