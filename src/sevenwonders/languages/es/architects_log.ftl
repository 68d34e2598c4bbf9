boxlog-heading = { $reader ->
    [who] Turno { $turn }: tú
   *[none] Turno { $turn }: { $who }
}
boxlog-turn_began = { $reader ->
    [who] Empiezas el turno { $turn }.
   *[none] { $who } empieza el turno { $turn }.
}
boxlog-turn_passed = { $reader ->
    [who] No tienes ninguna carta a tu alcance y pasas.
   *[none] { $who } no tiene ninguna carta a su alcance y pasa.
}
boxlog-peeked = { $reader ->
    [who] Miras la carta superior del mazo central.
   *[none] { $who } mira la carta superior del mazo central.
}
boxlog-peeked_seen = { $reader ->
    [who] Miras la carta superior del mazo central: { $card }.
   *[none] { $who } mira la carta superior del mazo central: { $card }.
}
boxlog-took = { $reader ->
    [who] Tomas { $card } { $deck }.
   *[none] { $who } toma { $card } { $deck }.
}
boxlog-cat_moved = { $reader ->
    [who] Recibes el gato.
   *[none] { $who } recibe el gato.
}
boxlog-horns = { $reader ->
    [who] Giras { $count ->
        [one] 1 ficha de conflicto
       *[other] { $count } fichas de conflicto
    } hacia su cara de batalla.
   *[none] { $who } gira { $count ->
        [one] 1 ficha de conflicto
       *[other] { $count } fichas de conflicto
    } hacia su cara de batalla.
}
boxlog-token_used = { $reader ->
    [who] Usas { $token } para tomar una carta extra.
   *[none] { $who } usa { $token } para tomar una carta extra.
}
boxlog-stage_built = { $reader ->
    [who] Construyes la etapa { $stage } de tu maravilla con { $cards }.
   *[none] { $who } construye la etapa { $stage } de su maravilla con { $cards }.
}
boxlog-stage_built_using = { $reader ->
    [who] Construyes la etapa { $stage } de tu maravilla con { $cards }, usando { $tokens }.
   *[none] { $who } construye la etapa { $stage } de su maravilla con { $cards }, usando { $tokens }.
}
boxlog-science_used = { $reader ->
    [who] Entregas { $cards }.
   *[none] { $who } entrega { $cards }.
}
boxlog-token_taken = { $reader ->
    [who] Tomas la ficha de progreso { $token }.
   *[none] { $who } toma la ficha de progreso { $token }.
}
boxlog-token_taken_new = { $reader ->
    [who] Tomas la ficha de progreso { $token }. En su lugar sale { $new }.
   *[none] { $who } toma la ficha de progreso { $token }. En su lugar sale { $new }.
}
boxlog-token_taken_unseen = { $reader ->
    [who] Tomas { $token } de encima de la pila de fichas de progreso.
   *[none] { $who } toma { $token } de encima de la pila de fichas de progreso.
}
boxlog-looked = { $reader ->
    [who] Coges { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } { $deck }.
   *[none] { $who } coge { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } { $deck }.
}
boxlog-looked_seen = { $reader ->
    [who] Coges { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } { $deck }. Vistas: { $cards }.
   *[none] { $who } coge { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } { $deck }. Vistas: { $cards }.
}
boxlog-kept = { $reader ->
    [who] Te quedas con { $card }.
   *[none] { $who } se queda con { $card }.
}
boxlog-battle = Batalla: { $strengths }; { $won }.
boxlog-battle_even = Batalla: { $strengths }; sin marcadores.
boxlog-game_over = La partida ha terminado.
boxlog-deck_left = { $reader ->
    [who] de tu mazo izquierdo
   *[none] de su mazo izquierdo
}
boxlog-deck_right = { $reader ->
    [who] de tu mazo derecho
   *[none] de su mazo derecho
}
boxlog-deck_central = del mazo central
boxlog-deck_of = { $reader ->
    [who] de tu mazo
   *[none] del mazo de { $who }
}
boxlog-battle_shields = { $reader ->
    [who] tú tienes { $count ->
        [one] 1 escudo
       *[other] { $count } escudos
    }
   *[none] { $who } tiene { $count ->
        [one] 1 escudo
       *[other] { $count } escudos
    }
}
boxlog-battle_won = { $reader ->
    [who] tú ganas { $count ->
        [one] 1 marcador de victoria
       *[other] { $count } marcadores de victoria
    }
   *[none] { $who } gana { $count ->
        [one] 1 marcador de victoria
       *[other] { $count } marcadores de victoria
    }
}

## Cards in a sentence

boxthing-wood = madera
boxthing-stone = piedra
boxthing-clay = arcilla
boxthing-papyrus = papiro
boxthing-glass = vidrio
boxthing-coin = una moneda
boxthing-compass = un compás
boxthing-gear = un engranaje
boxthing-tablet = una tablilla
boxthing-shield_0 = un escudo
boxthing-shield_1 = un escudo con 1 cuerno
boxthing-shield_2 = un escudo con 2 cuernos
boxthing-blue_3 = una carta de 3 puntos
boxthing-blue_2_cat = una carta de 2 puntos con el gato
