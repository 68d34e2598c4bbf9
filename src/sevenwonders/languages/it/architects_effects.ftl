# Architects: che cosa fanno carte, segnalini progresso e stadi delle meraviglie

boxeffect-resource = { $a ->
    [wood] legno
    [stone] pietra
    [clay] argilla
    [papyrus] papiro
   *[glass] vetro
}
boxeffect-coins = 1 moneta, una risorsa qualsiasi
boxeffect-horns = { $a ->
    [one] 1 corno
   *[other] { $a } corni
}
boxeffect-cat = prende il gatto
boxeffect-extra_card = { $a ->
    [stage] una carta in più dopo aver costruito uno stadio
   *[other] una carta in più dopo aver preso { $cards }
}
taken-wood = legno
taken-stone = pietra
taken-clay = argilla
taken-papyrus = papiro
taken-glass = vetro
taken-coin = moneta
taken-compass = compasso
taken-gear = ingranaggio
taken-tablet = tavoletta
taken-shield_1 = scudo con 1 corno
taken-shield_2 = scudo con 2 corni
taken-stage = uno stadio
boxeffect-double_coin = una volta per turno una moneta paga due risorse di uno stadio
boxeffect-any_resources = una volta per turno uno stadio si può pagare con risorse qualsiasi, uguali o no
boxeffect-finished = { $a } punti, o { $b } a meraviglia completa
boxeffect-points_per = { $a ->
    [cat_card] { $b ->
        [one] 1 punto per ogni carta blu con gatto
       *[other] { $b } punti per ogni carta blu con gatto
    }
    [victory_token] { $b ->
        [one] 1 punto per ogni segnalino vittoria
       *[other] { $b } punti per ogni segnalino vittoria
    }
   *[progress_token] { $b ->
        [one] 1 punto per ogni segnalino progresso, questo compreso
       *[other] { $b } punti per ogni segnalino progresso, questo compreso
    }
}
boxeffect-by_number = { $a } punti per 1 di questi, { $b } punti per 2
boxeffect-effect = { $a ->
    [any_deck] prendi la carta in cima a un mazzo qualsiasi del tavolo
    [token] scegli un segnalino progresso
    [central] prendi la carta in cima al mazzo centrale
    [look] guarda le prime 5 carte del mazzo a sinistra o a destra e tienine una
    [both_sides] prendi la carta in cima al mazzo a sinistra e al mazzo a destra
   *[shield] 1 scudo
}
