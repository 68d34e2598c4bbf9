# Perché una mossa è migliore di un’altra: differenze contate. Ogni tipo ha una cifra grande ("figure-…"), al massimo sette
# parole accanto ("evidence-…") e il tutto in una frase ("reason-…"). $other è il nome di un altro giocatore.

## Any game

figure-points = +{ $points }
evidence-points = { $points ->
        [one] punto
       *[other] punti
    } ora, { $line }
reason-points = Vale subito { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più ({ $line }).
figure-points_later = +{ $points }
evidence-points_later = { $points ->
        [one] punto
       *[other] punti
    } alla fine, { $line }
reason-points_later = Porta in media { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più alla fine ({ $line }).
figure-points_in_all = +{ $points }
evidence-points_in_all = { $points ->
        [one] punto
       *[other] punti
    } alla fine, in tutto
reason-points_in_all = Porta in media { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più in tutto alla fine.
figure-lead = +{ $points }
evidence-lead = { $points ->
        [one] punto
       *[other] punti
    } sul miglior rivale
reason-lead = Alla fine guadagna in media { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } sul miglior rivale.
figure-rival = +{ $points }
evidence-rival = { $points ->
        [one] punto
       *[other] punti
    } per { $other } alla fine
reason-rival = Altrimenti { $other } finisce in media con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più.

## 7 Wonders

line-military = conflitti
line-treasury = monete
line-wonder = meraviglia
line-civilian = carte civili
line-science = scienza
line-commerce = commercio
line-guilds = gilde
figure-conflicts = +{ $points }
evidence-conflicts = { $points ->
        [one] punto
       *[other] punti
    } di segnalini conflitto ora
reason-conflicts = Vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più di segnalini conflitto entro la fine di questo turno.
figure-border = { $own } : { $theirs }
evidence-border = scudi contro { $other }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
reason-border = Porta il confine con { $other } da { $ownElse } : { $theirsElse } a { $own } : { $theirs } scudi: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } nell’Epoca { ROMAN($age) }.
figure-border_lasting = { $own } : { $theirs }
evidence-border_lasting = scudi contro { $other }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
reason-border_lasting = Porta il confine con { $other } da { $ownElse } : { $theirsElse } a { $own } : { $theirs } scudi: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } nell’Epoca { ROMAN($age) }, e contano anche le Epoche successive.
figure-coins = +{ $coins }
evidence-coins = { $coins ->
        [one] moneta
       *[other] monete
    } dopo questo turno
reason-coins = Lascia { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } in più dopo questo turno.
figure-coins_paid = +{ $coins }
evidence-coins_paid = { $coins ->
        [one] moneta
       *[other] monete
    } per { $other }
reason-coins_paid = Altrimenti { $other } riceve { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } in più.
figure-coins_taken = −{ $coins }
evidence-coins_taken = { $coins ->
        [one] moneta
       *[other] monete
    } per { $other }
reason-coins_taken = Lascia a { $other } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } in meno.
figure-payable = +{ $cards }
evidence-payable = di { $size } carte possibili diventano pagabili
reason-payable = Rende pagabili altre { $cards } delle { $size } carte che possono ancora arrivare.
figure-cheaper = −{ $coins }
evidence-cheaper = { $coins ->
        [one] moneta
       *[other] monete
    } su { $size } carte possibili
reason-cheaper = Le { $size } carte che possono ancora arrivare costano in tutto { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } in meno.
figure-stage_open = { $price }
evidence-stage_open = { $price ->
        [one] moneta
       *[other] monete
    } per lo stadio { $stage }, altrimenti irraggiungibile
reason-stage_open = Lo stadio { $stage } della meraviglia si può pagare, per { $price ->
        [one] 1 moneta
       *[other] { $price } monete
    }; altrimenti le sue risorse sono fuori portata.
figure-stage_cheaper = { $price }
evidence-stage_cheaper = { $price ->
        [one] moneta
       *[other] monete
    } per lo stadio { $stage }, non { $priceElse }
reason-stage_cheaper = Lo stadio { $stage } della meraviglia costa { $price ->
        [one] 1 moneta
       *[other] { $price } monete
    } invece di { $priceElse }.
figure-chain = { $count }
evidence-chain = gratis per catena nell’Epoca { ROMAN($age) }
reason-chain = Rende gratis per catena, dall’Epoca { ROMAN($age) } in poi: { $cards }.
figure-symbols = +{ $points }
evidence-symbols = { $points ->
        [one] punto
       *[other] punti
    } ora, scienza
reason-symbols = I suoi simboli valgono subito { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più.
figure-symbol_set = +{ $points }
evidence-symbol_set = { $points ->
        [one] punto
       *[other] punti
    } ora, serie di tre simboli
reason-symbol_set = Completa una serie di tre simboli: subito { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più.
figure-denied = { $share }%
evidence-denied = { $other } la costruirebbe subito dopo
reason-denied = Altrimenti { $other } costruisce { $card } al prossimo turno in { $share } casi su 100.
figure-tempo_stages = { $turns }
evidence-tempo_stages = { $turns ->
        [one] turno
       *[other] turni
    } prima: stadio { $number }
reason-tempo_stages = Lo stadio { $number } della meraviglia si costruisce in media { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } prima.

## Architects

line-box_wonder = meraviglia
line-box_cat = il gatto
line-box_civilian = carte blu
line-box_military = battaglie
line-box_progress = segnalini progresso
figure-box_missing = −{ $cards }
evidence-box_missing = { $cards ->
        [one] carta
       *[other] carte
    } mancanti per il prossimo stadio
reason-box_missing = Al prossimo stadio mancano { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } in meno.
figure-box_tokens = +{ $count }
evidence-box_tokens = { $count ->
        [one] segnalino
       *[other] segnalini
    } progresso ora
reason-box_tokens = Porta subito { $count ->
        [one] 1 segnalino progresso
       *[other] { $count } segnalini progresso
    } in più.
figure-box_battle = +{ $points }
evidence-box_battle = { $points ->
        [one] punto
       *[other] punti
    } nella prossima battaglia
reason-box_battle = Per come stanno le cose, nella prossima battaglia vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più.
figure-box_denied = { $share }%
evidence-box_denied = { $other } la prenderebbe subito dopo
reason-box_denied = Altrimenti { $other } prende { $card } al prossimo turno in { $share } casi su 100.
figure-box_tempo_stages = { $turns }
evidence-box_tempo_stages = { $turns ->
        [one] turno
       *[other] turni
    } prima: stadio { $number }
reason-box_tempo_stages = Lo stadio { $number } della meraviglia si costruisce in media { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } prima.
figure-box_tempo_tokens = { $turns }
evidence-box_tempo_tokens = { $turns ->
        [one] turno
       *[other] turni
    } prima: segnalino progresso { $number }
reason-box_tempo_tokens = Il segnalino progresso { $number } arriva in media { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } prima.
