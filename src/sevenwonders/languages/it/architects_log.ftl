# La cronaca di una partita ad Architects. $who è un nome; con [who] la riga si rivolge a quel giocatore.

boxlog-heading = { $reader ->
    [who] Turno { $turn }: tu
   *[none] Turno { $turn }: { $who }
}
boxlog-turn_began = { $reader ->
    [who] Inizi il turno { $turn }.
   *[none] { $who } inizia il turno { $turn }.
}
boxlog-turn_passed = { $reader ->
    [who] Non hai carte a portata di mano e passi.
   *[none] { $who } non ha carte a portata di mano e passa.
}
boxlog-peeked = { $reader ->
    [who] Guardi la carta in cima al mazzo centrale.
   *[none] { $who } guarda la carta in cima al mazzo centrale.
}
boxlog-peeked_seen = { $reader ->
    [who] Guardi la carta in cima al mazzo centrale: { $card }.
   *[none] { $who } guarda la carta in cima al mazzo centrale: { $card }.
}
boxlog-took = { $reader ->
    [who] Prendi { $card } { $deck }.
   *[none] { $who } prende { $card } { $deck }.
}
boxlog-cat_moved = { $reader ->
    [who] Il gatto viene da te.
   *[none] Il gatto va da { $who }.
}
boxlog-horns = { $reader ->
    [who] Giri { $count ->
        [one] 1 segnalino conflitto
       *[other] { $count } segnalini conflitto
    } sul lato della battaglia.
   *[none] { $who } gira { $count ->
        [one] 1 segnalino conflitto
       *[other] { $count } segnalini conflitto
    } sul lato della battaglia.
}
boxlog-token_used = { $reader ->
    [who] Usi { $token } per una carta in più.
   *[none] { $who } usa { $token } per una carta in più.
}
boxlog-stage_built = { $reader ->
    [who] Costruisci lo stadio { $stage } della tua meraviglia con { $cards }.
   *[none] { $who } costruisce lo stadio { $stage } della meraviglia con { $cards }.
}
boxlog-stage_built_using = { $reader ->
    [who] Costruisci lo stadio { $stage } della tua meraviglia con { $cards }, usando { $tokens }.
   *[none] { $who } costruisce lo stadio { $stage } della meraviglia con { $cards }, usando { $tokens }.
}
boxlog-science_used = { $reader ->
    [who] Consegni { $cards }.
   *[none] { $who } consegna { $cards }.
}
boxlog-token_taken = { $reader ->
    [who] Prendi il segnalino progresso { $token }.
   *[none] { $who } prende il segnalino progresso { $token }.
}
boxlog-token_taken_new = { $reader ->
    [who] Prendi il segnalino progresso { $token }. Al suo posto si scopre { $new }.
   *[none] { $who } prende il segnalino progresso { $token }. Al suo posto si scopre { $new }.
}
boxlog-token_taken_unseen = { $reader ->
    [who] Prendi { $token } dalla cima della pila dei segnalini progresso.
   *[none] { $who } prende { $token } dalla cima della pila dei segnalini progresso.
}
boxlog-looked = { $reader ->
    [who] Prendi in mano { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } { $deck }.
   *[none] { $who } prende in mano { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } { $deck }.
}
boxlog-looked_seen = { $reader ->
    [who] Prendi in mano { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } { $deck }. Viste: { $cards }.
   *[none] { $who } prende in mano { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } { $deck }. Viste: { $cards }.
}
boxlog-kept = { $reader ->
    [who] Tieni { $card }.
   *[none] { $who } tiene { $card }.
}
boxlog-battle = Battaglia: { $strengths }; { $won }.
boxlog-battle_even = Battaglia: { $strengths }; nessun segnalino.
boxlog-game_over = La partita è finita.
# Dicono da dove viene una carta, con la preposizione: "Prendi legno dal mazzo centrale."
boxlog-deck_left = { $reader ->
    [who] dal mazzo alla tua sinistra
   *[none] dal mazzo a sinistra
}
boxlog-deck_right = { $reader ->
    [who] dal mazzo alla tua destra
   *[none] dal mazzo a destra
}
boxlog-deck_central = dal mazzo centrale
boxlog-deck_of = { $reader ->
    [who] dal tuo mazzo
   *[none] dal mazzo di { $who }
}
boxlog-battle_shields = { $reader ->
    [who] tu hai { $count ->
        [one] 1 scudo
       *[other] { $count } scudi
    }
   *[none] { $who } ha { $count ->
        [one] 1 scudo
       *[other] { $count } scudi
    }
}
boxlog-battle_won = { $reader ->
    [who] vinci { $count ->
        [one] 1 segnalino vittoria
       *[other] { $count } segnalini vittoria
    }
   *[none] { $who } vince { $count ->
        [one] 1 segnalino vittoria
       *[other] { $count } segnalini vittoria
    }
}

## Cards in a sentence

boxthing-wood = legno
boxthing-stone = pietra
boxthing-clay = argilla
boxthing-papyrus = papiro
boxthing-glass = vetro
boxthing-coin = una moneta
boxthing-compass = un compasso
boxthing-gear = un ingranaggio
boxthing-tablet = una tavoletta
boxthing-shield_0 = uno scudo
boxthing-shield_1 = uno scudo con 1 corno
boxthing-shield_2 = uno scudo con 2 corni
boxthing-blue_3 = una carta da 3 punti
boxthing-blue_2_cat = una carta da 2 punti con il gatto
