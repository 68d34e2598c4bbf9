# Che cosa risponde un tavolo di Architects quando si chiede di una cosa: un titolo, una frase e delle righe sotto.

## Cards and tokens

boxkind-grey = Una carta grigia: una risorsa. Le risorse pagano gli stadi, e si spendono.
boxkind-yellow = Una carta gialla: una moneta paga una risorsa qualsiasi.
boxkind-green = Una carta verde: i simboli si consegnano in cambio di segnalini progresso.
boxkind-red = Una carta rossa: gli scudi contano nelle battaglie; dopo una battaglia le carte con corni se ne vanno.
boxkind-blue = Una carta blu: conserva i suoi punti fino alla fine.
box-copies = { $count ->
    [one] 1 carta di questo tipo nella scatola.
   *[other] { $count } carte di questo tipo nella scatola.
}
box-unseen = Segnalino coperto
box-token = Due simboli scientifici uguali o tre diversi danno un segnalino.

## Wonders

box-wonder-title = { $city }: { $wonder }
box-stage-title = Stadio { $number }: { $wonder }
boxstage-built = Costruito.
boxstage-next = Va costruito appena si può pagare.
boxstage-later = Viene dopo gli stadi sotto di esso.
box-cost = { $identical ->
    [yes] Costa { $count } risorse uguali; una moneta ne vale una qualsiasi.
   *[no] Costa { $count } risorse diverse; una moneta ne vale una qualsiasi.
}

## Decks

box-central-text = Sta coperto al centro, e tutti possono prenderne la carta in cima.
box-deck-text = Sta scoperto tra due città, ed entrambi i giocatori possono prenderne la carta in cima.

## Battles and the cat

box-conflict = Ogni corno su una carta presa gira un segnalino. Quando tutti sono girati, il turno finisce con una battaglia.
box-battle = Chi ha più scudi di un vicino vince un segnalino vittoria.
box-cat = Va a chi prende una carta blu con il gatto. Chi ce l’ha guarda ogni turno la cima del mazzo centrale.
box-shields = In battaglia si confrontano con quelli dei due vicini. Gli scudi con corni poi se ne vanno.
box-victories = { $points ->
    [one] Ognuno vale 1 punto alla fine.
   *[other] Ognuno vale { $points } punti alla fine.
}

## Players

box-plays = È il turno di questo giocatore.
