## The hand and its cards

backs-of-age = una carta de la Era { ROMAN($age) }, boca abajo
backs-of-none = una carta, boca abajo

handgoes-to = tu mano va a
handgoes-watched = esta mano va a
handgoes-passing = Las manos pasan

doing-hand-of = La mano de { $name }
doing-waiting = Tu elección está hecha

## What the foot of a card says, in a word or two

feet-free = gratis
feet-chain-by = gratis por { $by }
feet-chain = gratis por cadena
feet-brief-chain-by = por { $by }
feet-brief-chain = cadena
feet-right = gratis
feet-no = falta
feet-poor = de menos
feet-owned = ya la tienes
feet-refused = ahora no

## Whether a card can be had, in a sentence

because-free = No te cuesta nada.
because-chain-by = Gratis, porque tu ciudad tiene { $by }.
because-chain = Gratis, por una estructura de tu ciudad.
because-right = Gratis con el derecho que tiene tu ciudad en esta Era.
because-coins = { $price ->
    [one] Te cuesta 1 moneda en total.
   *[other] Te cuesta { $price } monedas en total.
}
because-lacks = No puedes conseguir { $goods }.
because-owned = Tu ciudad ya tiene una.
because-poor = { $short ->
    [one] Te falta 1 moneda.
   *[other] Te faltan { $short } monedas.
}
because-refused = Ahora no se puede construir.

## What is done with the card in view

doing-pay = pagar { $coins }
doing-get = recibir { $coins }
doing-short = { $coins ->
    [one] falta 1
   *[other] faltan { $coins }
}
doing-free = gratis
doing-paid = Pagas { $payment }
doing-confirmed = { $use } { $card }
doing-stage-with = { $stage } con { $card }

## The keys

doing-keys = { $uses ->
    [none] Teclas: { doing-card-keys }, Intro confirmar
   *[some] Teclas: { doing-card-keys }, { $uses }, Intro confirmar
}
doing-card-keys = { $cards ->
    [1] 1
   *[other] 1–{ $cards }
}
keyuse-build = { $key } construir
keyuse-build_free = { $key } construir gratis
keyuse-stage = { $key } etapa
keyuse-sell = { $key } vender
keyuse-take = { $key } construir de los descartes
keyuse-pass = { $key } no tomar nada

whynot-resources = Te falta: { $goods }.
whynot-goods = { $count } de { $good }
whynot-coins = No hay monedas suficientes: hacen falta { $needed }, hay { $held }, faltan { $short }.
whynot-owned = { $card } ya está en esta ciudad, y ninguna ciudad puede tener dos cartas con el mismo nombre.
whynot-finished = La maravilla está terminada: todas sus etapas están construidas.
whynot-right-used = Tu derecho a construir gratis está agotado hasta la próxima Era.
whynot-right-colour = Tu derecho a construir gratis no vale para cartas de este color.
whynot-right-useless = { $card } ya es gratis: tu derecho queda para algo más caro.
