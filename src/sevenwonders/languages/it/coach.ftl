# Il coach: fumetti al tavolo che spiegano una prima partita. Un fumetto ha un titolo e un testo.

coach-label = Coach
coach-place = { $number } di { $all }
coach-show = Mostra
coach-next = Avanti
coach-good = Capito
coach-back = Indietro
coach-back-title = Torna a ciò che ho detto prima
coach-undo = Annulla turno
coach-undo-title = Ritira la tua ultima scelta: il turno si gioca di nuovo
coach-leave = Esci
coach-leave-title = Lascia la partita guidata
coach-enough = Basta così
coach-last-move = La tua ultima mossa

## The guided first game of 7 Wonders. $card is the name of a card.

lesson-take-title = Prendi una carta
lesson-take-text = { $cards ->
    [one] Hai in mano 1 carta.
   *[other] Hai in mano { $cards } carte.
} Scegline una da costruire; le altre passano al vicino. In fondo a ogni carta leggi quanto ti costa.
lesson-goods-title = Prima le risorse
lesson-goods-text = { $card } ti porta { $effects } ogni turno. Le risorse non si consumano mai, quindi rendono meno caro tutto ciò che viene dopo.
lesson-pass-on-title = Le mani sono passate
lesson-pass-on-text = Queste carte vengono da { $from }. Ciò che lasci va a { $to }: non lasciare ciò che là serve di più.
lesson-shields-title = Gli scudi vincono la guerra
lesson-shields-text = { $card } porta scudi. Ora ne hai { $shields }, { $others }. Basta averne uno più di un vicino.
lesson-shields-of = { $name } ne ha { $shields }
lesson-science-title = La scienza cresce
lesson-science-text = { $symbols ->
    [0] { $card } porta il tuo primo simbolo.
   *[other] { $card } aggiunge un simbolo ai tuoi { $symbols }.
} I simboli uguali contano al quadrato: uno è 1 punto, due sono 4, tre sono 9. Tre diversi sono altri 7.
lesson-stage-title = Costruisci la tua meraviglia
lesson-stage-text = { $coins ->
    [0] Ora puoi costruire lo stadio { $number }, senza pagare.
    [one] Ora puoi costruire lo stadio { $number }, per 1 moneta.
   *[other] Ora puoi costruire lo stadio { $number }, per { $coins } monete.
} Porta { $effects }. Sotto ci va una carta qualsiasi, coperta: meglio se serve più a un vicino che a te.
lesson-war-title = L’Epoca { ROMAN($age) } è finita con una guerra
lesson-war-text = { $fights } Ogni Epoca finisce così, e i segnalini successivi valgono di più.
lesson-trade-title = Compra ciò che ti manca
lesson-trade-text = Per { $card } ti manca qualcosa, e un vicino lo vende. Paghi { $payments }.
lesson-payment = { $coins ->
    [one] 1 moneta a { $name }
   *[other] { $coins } monete a { $name }
}
lesson-chain-title = Una catena la rende gratis
lesson-chain-text = { $card } per te è gratis, perché hai { $by }. Le carte mostrano a che cosa portano più avanti.
lesson-sell-title = Non va bene niente
lesson-sell-text = Non puoi pagare nessuna di queste carte, e nessuno stadio. Vendi quella che non lasceresti a un vicino: { $coins ->
    [one] porta 1 moneta.
   *[other] porta { $coins } monete.
}
lesson-suggest-text = Io costruirei { $card }. Va bene anche qualsiasi altra scelta.
lesson-suggest-stage-text = Io costruirei lo stadio { $number } della meraviglia, con { $card } sotto. Va bene anche qualsiasi altra scelta.
lesson-suggest-sale-text = Io venderei { $card }. Va bene anche qualsiasi altra scelta.
lesson-sheet-title = { $place ->
    [1] Ecco la tua prima partita
   *[other] La tua prima partita è finita
}
lesson-sheet-text = La maggior parte dei tuoi punti, { $points }, viene da: { $column }. Premi un numero qualsiasi per vedere come si forma.

## What the coach says about your last move, above the next bubble

remarks-paid = Hai pagato { $payments }. Le risorse restano là: venderle non le consuma.
remarks-stage = Lo stadio { $number } della tua meraviglia è in piedi.
remarks-stage-with-effects = Lo stadio { $number } della tua meraviglia è in piedi: { $effects }.
remarks-sold = Per la carta hai ricevuto { $gain ->
    [one] 1 moneta
   *[other] { $gain } monete
}, e ora hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
remarks-army = { $shields ->
    [one] Ora hai 1 scudo: { $borders }.
   *[other] Ora hai { $shields } scudi: { $borders }.
}
remarks-ahead = davanti a { $names }
remarks-level = pari con { $names }
remarks-behind = dietro a { $names }

## Moves that are not planned: what a bot suggests. $choice and $other are moves, such as "Altar" or "Stage 1".

advice-title = Tocca a te
advice-thinking = Fammi guardare le tue scelte…
advice-advise = Io sceglierei { $choice } piuttosto che { $other }.
advice-either = Io sceglierei { $choice } o { $other }: vanno bene entrambe.
advice-only = Io sceglierei { $choice }.

## The guided first game of Architects

boxlesson-take-title = Prendi una carta
boxlesson-take-text = Ogni turno prendi la carta in cima a uno di questi tre mazzi. I due ai lati sono scoperti, quindi sai che cosa ricevi.
boxlesson-central-title = Una sorpresa in mezzo
boxlesson-central-text = Il mazzo in mezzo è coperto. Vedi che cosa c’è in cima solo dopo averlo preso, o con l’aiuto del gatto.
boxlesson-coin-title = Una moneta va bene ovunque
boxlesson-coin-text = La tua moneta vale una qualsiasi risorsa che ti manca per uno stadio.
boxlesson-stage-title = Uno stadio è in piedi
boxlesson-stage-text = { $points ->
    [one] Le tue carte hanno pagato lo stadio { $number }, quindi è stato costruito subito: 1 punto.
   *[other] Le tue carte hanno pagato lo stadio { $number }, quindi è stato costruito subito: { $points } punti.
} Le carte che l’hanno pagato se ne sono andate.
boxlesson-resource-title = Le risorse costruiscono stadi
boxlesson-resource-text = Hai { $good }. { $identical ->
    [yes] Lo stadio { $number } della tua meraviglia richiede { $count } risorse tutte uguali.
   *[no] Lo stadio { $number } della tua meraviglia richiede { $count } risorse tutte diverse.
}
boxlesson-cat-title = Il gatto è tuo
boxlesson-cat-text = All’inizio di ogni turno vedi la cima del mazzo in mezzo. Il gatto se ne va quando qualcun altro prende una carta con un gatto.
boxlesson-horns-title = Suonano i corni
boxlesson-horns-text = Le carte rosse con corni avvicinano una battaglia. { $left ->
    [one] Ancora un corno, e tutti confrontano gli scudi.
   *[other] Ancora { $left } corni, e tutti confrontano gli scudi.
}
boxlesson-battle-title = C’è stata una battaglia
boxlesson-battle-text = Gli scudi si confrontano con quelli di ogni vicino, e chi ne ha di più prende un segnalino da 3 punti. { $victories ->
    [one] Hai 1 segnalino.
   *[other] Hai { $victories } segnalini.
} Le carte rosse con corni ora non ci sono più.
boxlesson-science-title = La scienza porta progresso
boxlesson-science-text = Due simboli uguali o tre diversi diventano un segnalino progresso. Scegline uno tra quelli disponibili, o quello coperto sulla pila.
boxlesson-suggest-text = Io farei così: { $action }. Va bene anche qualsiasi altra scelta.
