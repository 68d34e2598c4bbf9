# Che cosa si dice di una cosa al tavolo di 7 Wonders quando qualcuno chiede. Una risposta ha un titolo, una frase e delle
# righe sotto. $mine è "yes" se la cosa è di chi legge, altrimenti $name è il giocatore a cui appartiene.

explanations-symbols = Simboli
explanations-how = Di ogni cosa al tavolo si può chiedere: fermaci sopra il puntatore, premila, o raggiungila con Tab e le frecce.
explanations-how-touched = Di ogni cosa al tavolo si può chiedere: toccala.
explanations-symbol-alone = Un simbolo
explanations-no-symbol = Le regole nel cassetto ne dicono di più.
explanations-now = Vale ora:
explanations-points = { $points ->
    [one] { POINTS($points) } punto
   *[other] { POINTS($points) } punti
}

## Cards

explanations-kind-of-card = { $age ->
    [0] { $colour }
   *[other] { $colour }, Epoca { ROMAN($age) }
}
explanations-free-with = Gratis se hai { $cards }.
explanations-makes-free = Rende gratis in un’Epoca successiva: { $cards }.
explanations-chain = Un edificio che hai ne rende gratis uno successivo: né risorse né monete.
explanations-no-chain = Nessun edificio la rende gratis, e a sua volta non ne rende gratis nessuno.
explanations-face-down = Una carta dell’Epoca { ROMAN($age) }
explanations-face-down-sentence = È coperta, e solo chi l’ha messa lì sa quale carta è.

## Wonders

explanations-stage-title = Stadio { $number } di { $board }
explanations-stage-built = Costruito.
explanations-stage-built-over = Costruito: { $under }.
explanations-stage-next = È il prossimo da costruire, con una carta qualsiasi della mano.
explanations-stage-later = Viene dopo gli stadi che lo precedono.
explanations-wonder = { $mine ->
    [yes] { $stages ->
        [one] La tua meraviglia: stadi costruiti, { $built } di 1.
       *[other] La tua meraviglia: stadi costruiti, { $built } di { $stages }.
    }
   *[no] { $stages ->
        [one] La meraviglia di { $name }: stadi costruiti, { $built } di 1.
       *[other] La meraviglia di { $name }: stadi costruiti, { $built } di { $stages }.
    }
}
explanations-board-makes = La plancia stessa produce { $good } ogni turno.
explanations-no-good = La plancia stessa non produce nulla.

## Goods and coins

explanations-raw = Una materia prima. Paga edifici e stadi, e torna ogni turno.
explanations-made = Un manufatto. Paga edifici e stadi, e torna ogni turno.
explanations-for-sale-title = { $mine ->
    [yes] Vendi
   *[no] { $name } vende
}
explanations-for-sale = { $mine ->
    [yes] Ciò che la tua città produce ogni turno. I vicini possono comprarlo, e tu lo hai comunque.
   *[no] Ciò che la città di { $name } produce ogni turno. I vicini possono comprarlo, e { $name } lo ha comunque.
}
explanations-reserved-title = { $mine ->
    [yes] Solo per te
   *[no] Solo per { $name }
}
explanations-reserved = { $mine ->
    [yes] Ciò che solo tu puoi usare ogni turno. I vicini non possono comprarlo.
   *[no] Ciò che solo { $name } può usare ogni turno. I vicini non possono comprarlo.
}
explanations-nothing-made = Per ora nulla.
explanations-price-title = { $coins ->
    [one] 1 moneta l’una
   *[other] { $coins } monete l’una
}
explanations-usual-price = { $kind ->
    [raw] { $coins ->
        [one] Paghi a { $name } 1 moneta per ogni materia prima, il prezzo normale.
       *[other] Paghi a { $name } { $coins } monete per ogni materia prima, il prezzo normale.
    }
   *[made] { $coins ->
        [one] Paghi a { $name } 1 moneta per ogni manufatto, il prezzo normale.
       *[other] Paghi a { $name } { $coins } monete per ogni manufatto, il prezzo normale.
    }
}
explanations-lower-price = { $kind ->
    [raw] { $coins ->
        [one] Paghi a { $name } 1 moneta per ogni materia prima, grazie a { $cards }.
       *[other] Paghi a { $name } { $coins } monete per ogni materia prima, grazie a { $cards }.
    }
   *[made] { $coins ->
        [one] Paghi a { $name } 1 moneta per ogni manufatto, grazie a { $cards }.
       *[other] Paghi a { $name } { $coins } monete per ogni manufatto, grazie a { $cards }.
    }
}
explanations-coins = Le monete pagano le carte e le risorse dei vicini. Alla fine ogni 3 monete valgono 1 punto.
explanations-points-title = { $points ->
    [one] { $points } punto finora
   *[other] { $points } punti finora
}
explanations-points-sentence = { $mine ->
    [yes] I punti che la tua città farebbe se la partita finisse ora.
   *[no] I punti che la città di { $name } farebbe se la partita finisse ora.
}

## War

explanations-shields-title = { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
}
explanations-shields = Alla fine di ogni Epoca si confrontano con quelli di ogni vicino: chi ne ha di più prende un segnalino vittoria.
explanations-against = Contro { $name }: { $own } a { $theirs }
explanations-victory-title = Segnalino vittoria
explanations-victory = { $mine ->
    [yes] { $points ->
        [one] Hai vinto un conflitto: 1 punto alla fine.
       *[other] Hai vinto un conflitto: { $points } punti alla fine.
    }
   *[no] { $points ->
        [one] { $name } ha vinto un conflitto: 1 punto alla fine.
       *[other] { $name } ha vinto un conflitto: { $points } punti alla fine.
    }
}
explanations-victories-title = { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie
}
explanations-victories = Ogni conflitto vinto porta un segnalino; i numeri sono punti alla fine.
explanations-defeat-title = Segnalino sconfitta
explanations-defeat = { $mine ->
    [yes] { $points ->
        [one] Hai perso un conflitto: { POINTS($points) } punto alla fine.
       *[other] Hai perso un conflitto: { POINTS($points) } punti alla fine.
    }
   *[no] { $points ->
        [one] { $name } ha perso un conflitto: { POINTS($points) } punto alla fine.
       *[other] { $name } ha perso un conflitto: { POINTS($points) } punti alla fine.
    }
}
explanations-defeats-title = { $count ->
    [one] 1 sconfitta
   *[other] { $count } sconfitte
}
explanations-defeats = Ogni conflitto perso costa punti alla fine.

explanations-border-title = Confine con { $name }
explanations-prize = { $tokens ->
    [1] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $points ->
        [one] { $tokens } segnalini da 1 punto
       *[other] { $tokens } segnalini da { $points } punti
    }
}
explanations-ahead = { $own ->
    [one] Davanti a { $name }, 1 scudo a { $theirs }: alla fine dell’Epoca porta { $prize }.
   *[other] Davanti a { $name }, { $own } scudi a { $theirs }: alla fine dell’Epoca porta { $prize }.
}
explanations-behind = { $own ->
    [one] Dietro a { $name }, 1 scudo a { $theirs }: costa { $loss } e porta a { $name } { $prize }.
   *[other] Dietro a { $name }, { $own } scudi a { $theirs }: costa { $loss } e porta a { $name } { $prize }.
}
explanations-even = { $own ->
    [one] Pari con { $name } a 1 scudo: per ora nessuno prende segnalini; uno scudo in più vince { $prize }.
   *[other] Pari con { $name } a { $own } scudi: per ora nessuno prende segnalini; uno scudo in più vince { $prize }.
}
explanations-no-fight = A questo confine non c’è conflitto.

## Science

sciencesymbols-compass = { $count ->
    [one] 1 compasso
   *[other] { $count } compassi
}
sciencesymbols-gear = { $count ->
    [one] 1 ingranaggio
   *[other] { $count } ingranaggi
}
sciencesymbols-tablet = { $count ->
    [one] 1 tavoletta
   *[other] { $count } tavolette
}
explanations-symbol = I simboli uguali valgono il loro numero per sé stesso, e ogni serie di tre diversi vale altri 7.

sciencesquare-compass = { $count ->
    [one] 1 compasso = { $points }
   *[other] { $count } compassi = { $points }
}
sciencesquare-gear = { $count ->
    [one] 1 ingranaggio = { $points }
   *[other] { $count } ingranaggi = { $points }
}
sciencesquare-tablet = { $count ->
    [one] 1 tavoletta = { $points }
   *[other] { $count } tavolette = { $points }
}
explanations-sets = { $count ->
    [one] 1 serie completa = { $points }
   *[other] { $count } serie complete = { $points }
}
explanations-wild-title = { $count ->
    [one] Un simbolo jolly
   *[other] { $count } simboli jolly
}
explanations-wild = Alla fine conta come compasso, ingranaggio o tavoletta, quello che rende di più.

## Piles of cards of a city

explanations-pile-title = { $count ->
    [one] { $pile }: 1 carta
   *[other] { $pile }: { $count } carte
}
pile-brown = Le carte marroni producono materie prime ogni turno, e i vicini possono comprarle.
pile-gray = Le carte grigie producono manufatti ogni turno, e i vicini possono comprarli.
pile-blue = Le carte blu valgono i punti che mostrano.
pile-yellow = Le carte gialle portano monete, scambi meno cari e risorse per te, e alcune dell’Epoca III portano punti.
pile-red = Le carte rosse hanno scudi per i conflitti alla fine di ogni Epoca.
pile-green = Le carte verdi hanno simboli scientifici, che valgono in quadrati e in serie.
pile-purple = Le gilde danno punti per ciò che avete tu o i tuoi vicini.
explanations-any-pile = Carte di un colore in questa città.
explanations-card-gives = { $card }: { $effects }

## Advantages that may be used once in each Age

explanations-right-used = Usato in questa Epoca.
explanations-right-ready = Ancora da usare in questa Epoca.

## The middle of the table

explanations-discard-title = { $count ->
    [one] 1 carta scartata
   *[other] { $count } carte scartate
}
explanations-discard = Qui stanno coperte le carte vendute e l’ultima carta di ogni mano. Alcuni effetti costruiscono da questi scarti.
explanations-of-age = { $count } dell’Epoca { ROMAN($age) }
explanations-age-title = Epoca { ROMAN($age) }, turno { $turn } di { $last }
explanations-age = Ognuno sceglie una carta in segreto, poi tutte si scoprono. I conflitti vengono dopo l’ultimo turno.
explanations-passing-title = { $side ->
    [left] Le mani vanno a sinistra
   *[right] Le mani vanno a destra
}
explanations-passing = Dopo questo turno la tua mano va a { $to }, e tu ricevi la mano di { $from }.
explanations-passing-all = Dopo ogni turno ognuno passa la mano: a sinistra nelle Epoche I e III, a destra nell’Epoca II.
explanations-last-turn-title = Ultimo turno dell’Epoca
explanations-last-turn = Dopo questo turno le mani non passano: ciò che ne resta si scarta.

## Who plays a city, below the name, and what is chosen there

explanations-person = { $mark ->
    [chosen] Una persona: una carta è scelta e aspetta coperta.
    [awaited] Una persona: tutti aspettano questa scelta.
   *[none] Una persona: ora non c’è nulla da scegliere.
}
explanations-person-away = { $mark ->
    [chosen] Una persona, per ora via: una carta è scelta e aspetta coperta.
    [awaited] Una persona, per ora via: tutti aspettano questa scelta.
   *[none] Una persona, per ora via: non c’è nulla da scegliere.
}
explanations-bot = { $mark ->
    [chosen] Un bot: una carta è scelta e aspetta coperta.
    [awaited] Un bot: tutti aspettano questa scelta.
   *[none] Un bot: ora non c’è nulla da scegliere.
}
explanations-stand-in = { $mark ->
    [chosen] Un bot come sostituto: una carta è scelta e aspetta coperta.
    [awaited] Un bot come sostituto: tutti aspettano questa scelta.
   *[none] Un bot come sostituto: ora non c’è nulla da scegliere.
}
explanations-special-seat = { $mark ->
    [chosen] { $seat }: una carta è scelta e aspetta coperta.
    [awaited] { $seat }: tutti aspettano questa scelta.
   *[none] { $seat }: ora non c’è nulla da scegliere.
}
explanations-played-by-person = Una persona.
explanations-played-by-bot = Un bot.
explanations-played-by-stand-in = Un bot come sostituto.

## The lines of the score sheet

scoreline-military = I segnalini vittoria meno i segnalini sconfitta.
scoreline-treasury = 1 punto ogni 3 monete.
scoreline-wonder = I punti degli stadi costruiti.
scoreline-civilian = I punti delle carte blu.
scoreline-science = Il numero di ogni simbolo per sé stesso, e 7 per ogni serie di tre diversi.
scoreline-commerce = I punti delle carte gialle.
scoreline-guilds = I punti delle carte viola.
scoreline-cat = Chi alla fine ha il gatto fa punti.
scoreline-progress = I punti dei segnalini progresso.
scoreline-total = Tutti i punti insieme; a pari totale è davanti chi ha più monete.
explanations-any-score = Una riga del segnapunti.
