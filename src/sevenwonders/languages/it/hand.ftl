# Che cosa si dice alla mano: il dorso delle carte, dove va una mano, e come si gioca una carta.

## The hand and its cards

backs-of-age = una carta dell’Epoca { ROMAN($age) }, coperta
backs-of-none = una carta, coperta

handgoes-to = la tua mano va a
handgoes-watched = questa mano va a
handgoes-passing = Le mani vanno

doing-hand-of = La mano di { $name }
doing-waiting = La tua scelta è fatta

## What the foot of a card says, in a word or two

feet-free = gratis
feet-chain-by = gratis con { $by }
feet-chain = gratis, catena
feet-brief-chain-by = con { $by }
feet-brief-chain = catena
feet-right = gratis
feet-no = manca
feet-poor = manca
feet-owned = ce l’hai
feet-refused = non ora

## Whether a card can be had, in a sentence

because-free = Non ti costa nulla.
because-chain-by = Gratis, perché la tua città ha { $by }.
because-chain = Gratis, grazie a un edificio della tua città.
because-right = Gratis con il diritto che la tua città ha in questa Epoca.
because-coins = { $price ->
    [one] Ti costa 1 moneta in tutto.
   *[other] Ti costa { $price } monete in tutto.
}
because-lacks = Non puoi procurarti { $goods }.
because-owned = La tua città ce l’ha già.
because-poor = { $short ->
    [one] Ti manca 1 moneta.
   *[other] Ti mancano { $short } monete.
}
because-refused = Ora non si può costruire.

## What is done with the card in view

doing-pay = paghi { $coins }
doing-get = ricevi { $coins }
doing-short = mancano { $coins }
doing-free = gratis
doing-paid = Paghi { $payment }
doing-confirmed = { $use } { $card }
doing-stage-with = { $stage } con { $card }

## The keys

doing-keys = { $uses ->
    [none] Tasti: { doing-card-keys }, Invio conferma
   *[some] Tasti: { doing-card-keys }, { $uses }, Invio conferma
}
doing-card-keys = { $cards ->
    [1] 1
   *[other] 1–{ $cards }
}
keyuse-build = { $key } costruisci
keyuse-build_free = { $key } costruisci gratis
keyuse-stage = { $key } stadio
keyuse-sell = { $key } vendi
keyuse-take = { $key } costruisci dagli scarti
keyuse-pass = { $key } non prendere nulla

whynot-resources = Ti manca: { $goods }.
whynot-goods = { $count } { $good }
whynot-coins = Monete insufficienti: ne servono { $needed }, ce ne sono { $held }, ne mancano { $short }.
whynot-owned = { $card } è già in questa città, e nessuna città può avere due carte con lo stesso nome.
whynot-finished = La meraviglia è completa: tutti gli stadi sono costruiti.
whynot-right-used = Il tuo diritto di costruire gratis è usato fino alla prossima Epoca.
whynot-right-colour = Il tuo diritto di costruire gratis non vale per carte di questo colore.
whynot-right-useless = { $card } è già gratis: il tuo diritto resta per qualcosa di più caro.
