# Che cosa fanno le carte e gli stadi. Stanno in fila, come "3 punti, 2 monete": minuscola iniziale e niente punto.

effect-goods = { $goods }
effect-reserved = { $goods } (non in vendita)
effect-discount = { $a ->
    [raw] { $b ->
        [left] compra materie prime a sinistra per { $c }
        [right] compra materie prime a destra per { $c }
       *[both] compra materie prime da entrambi i lati per { $c }
    }
   *[manufactured] { $b ->
        [left] compra manufatti a sinistra per { $c }
        [right] compra manufatti a destra per { $c }
       *[both] compra manufatti da entrambi i lati per { $c }
    }
}
effect-rebate = { $a ->
    [left] la prima risorsa comprata a sinistra ogni turno costa 1 in meno
    [right] la prima risorsa comprata a destra ogni turno costa 1 in meno
   *[board] la risorsa della plancia di un vicino costa 1 in meno
}
effect-spare = { $a ->
    [made] una volta per turno, una risorsa in più tra quelle che la città produce
   *[missing] una volta per turno, una risorsa che la città non produce
}
effect-bank_unit = una volta per turno compra una risorsa qualsiasi dalla banca per { $a }
effect-cheaper = { $a ->
    [blue] le carte blu richiedono una risorsa in meno
    [green] le carte verdi richiedono una risorsa in meno
    [red] le carte rosse richiedono una risorsa in meno
   *[wonder_stage] gli stadi richiedono una risorsa in meno
}
effect-free_colour = { $a ->
   *[purple] le carte viola non costano nulla
}
effect-free_each_age = { $a ->
   *[black] una volta per Epoca, costruisci gratis una carta nera
}
effect-points = { $a ->
    [one] 1 punto
   *[other] { $a } punti
}
effect-coins = { $a ->
    [one] 1 moneta
   *[other] { $a } monete
}
effect-shields = { $a ->
    [one] 1 scudo
   *[other] { $a } scudi
}
effect-science = { $a ->
    [compass] compasso
    [gear] ingranaggio
    [tablet] tavoletta
   *[any] compasso o ingranaggio o tavoletta
}
effect-coins_per = { $c ->
    [one] 1 moneta per ogni { $what } { $where }
   *[other] { $c } monete per ogni { $what } { $where }
}
effect-points_per = { $d ->
    [0] { $c ->
        [one] 1 punto per ogni { $what } { $where }
       *[other] { $c } punti per ogni { $what } { $where }
    }
   *[other] { $c ->
        [one] 1 punto per ogni { $what } { $where }, al massimo { $d }
       *[other] { $c } punti per ogni { $what } { $where }, al massimo { $d }
    }
}
where-own = qui
where-left_right = dai vicini
where-own_left_right = qui e dai vicini
per-brown = carta marrone
per-gray = carta grigia
per-blue = carta blu
per-yellow = carta gialla
per-red = carta rossa
per-green = carta verde
per-purple = carta viola
per-wonder_stage = stadio della meraviglia
per-defeat_token = segnalino sconfitta
per-victory_token = segnalino vittoria
per-victory_1 = segnalino vittoria da 1
per-victory_3 = segnalino vittoria da 3
per-victory_5 = segnalino vittoria da 5
per-three_coins = 3 monete
per-colour = colore di carte
per-brown_gray_pair = coppia di una carta marrone e una grigia
effect-points_if = { $a ->
    [most_blue] { $b } punti se hai più carte blu di ogni vicino
    [most_coins] { $b } punti se hai più monete di ogni vicino
    [most_green] { $b } punti se hai più carte verdi di ogni vicino
    [most_red] { $b } punti se hai più carte rosse di ogni vicino
    [most_yellow] { $b } punti se hai più carte gialle di ogni vicino
    [no_defeat] { $b } punti se non hai segnalini sconfitta
   *[wonder_finished] { $b } punti se la tua meraviglia è completa
}
# $what è una fila di colori al plurale: "blu, rosse, verdi".
effect-points_per_set = { $b } punti per ogni serie di carte { $what }
setcolour-brown = marroni
setcolour-gray = grigie
setcolour-blue = blu
setcolour-yellow = gialle
setcolour-red = rosse
setcolour-green = verdi
setcolour-purple = viola
effect-points_per_pair = per ogni coppia di segnalini vittoria uguali, uno di essi conta di nuovo
effect-set_points = { $a } punti in più per ogni serie di tre simboli diversi
effect-coins_on = { $a ->
    [black] { $b } monete per ogni carta nera costruita
    [chain] { $b } monete per ogni carta costruita per catena
    [purchase] { $b ->
        [one] 1 moneta quando compri da un vicino, una volta per turno ciascuno
       *[other] { $b } monete quando compri da un vicino, una volta per turno ciascuno
    }
    [stage] { $b } monete per ogni stadio costruito; tutti gli altri ne perdono { $c }
    [victory] { $b } monete per ogni segnalino vittoria
   *[yellow] { $b } monete per ogni carta gialla costruita
}
effect-bank_bonus = { $a ->
    [one] 1 moneta quando ricevi monete dalla banca, una volta per turno
   *[other] { $a } monete quando ricevi monete dalla banca, una volta per turno
}
effect-spy = copia un simbolo scientifico di un vicino
effect-victory_token = { $a ->
    [age] un segnalino vittoria dell’Epoca
   *[other] un segnalino vittoria da { $a }
}
effect-others_gain = { $a ->
    [one] tutti gli altri ricevono 1 moneta
   *[other] tutti gli altri ricevono { $a } monete
}
effect-neighbours_gain = { $a ->
    [one] ogni vicino riceve 1 moneta
   *[other] ogni vicino riceve { $a } monete
}
effect-others_lose = { $a ->
    [age] tutti gli altri perdono tante monete quanto il numero dell’Epoca
    [1] tutti gli altri perdono 1 moneta
   *[other] tutti gli altri perdono { $a } monete
}
effect-others_lose_for = { $a ->
    [victory_token] tutti gli altri perdono { $b ->
        [one] 1 moneta
       *[other] { $b } monete
    } per ogni segnalino vittoria
   *[wonder_stage] tutti gli altri perdono { $b ->
        [one] 1 moneta
       *[other] { $b } monete
    } per ogni stadio della propria meraviglia
}
effect-from_discard = costruisci gratis una carta dagli scarti

power-play_last_card = gioca l’ultima carta di ogni Epoca
power-free_build_each_age = una volta per Epoca, costruisci gratis un edificio
power-first_of_colour_free = la prima carta di ogni colore è gratis
power-first_card_free = la prima carta di ogni Epoca è gratis
power-last_card_free = la carta dell’ultimo turno di ogni Epoca è gratis
power-stages_without_resources = gli stadi non richiedono risorse
power-copy_guild = copia una gilda di un vicino
power-repeat_guild = una tua gilda conta due volte
power-change_symbol = alla fine cambia un simbolo scientifico
power-repeat_symbol = un altro simbolo scientifico del tipo che hai di più
power-pass_defeats = i tuoi segnalini sconfitta vanno a chi ti ha battuto
power-drop_defeats = scarta i tuoi segnalini sconfitta
power-drop_tokens = scarta i tuoi segnalini sconfitta; tutti gli altri scartano un segnalino vittoria
