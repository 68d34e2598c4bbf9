# Un tavolo di Architects. Qui e in altri file, i gruppi che iniziano con "box" sono di Architects.

architects-name = Architects

## Whose turn it is

architects-turn = turno { $turn }
architects-your-turn = Tocca a te
architects-turn-of = Tocca a { $name }

## The conflict tokens and the cat

architects-conflict = Conflitto
architects-conflict-label = { $turned } segnalini conflitto su { $all } sono girati sul lato della battaglia
architects-until-battle = { $peace ->
    [0] Battaglia alla fine di questo turno
    [one] 1 corno alla battaglia
   *[other] { $peace } corni alla battaglia
}
architects-cat = Gatto
architects-cat-looks = Guarda per primo il mazzo centrale.
architects-cat-is-yours = Il gatto è da te
architects-cat-is-at = Il gatto è da { $name }
architects-cat-is-free = Nessuno ha ancora il gatto
architects-has-cat = ha il gatto

## Progress tokens

architects-progress = Segnalini progresso
architects-offer = Segnalini progresso disponibili
architects-offer-names = Disponibili: { $names }
architects-offer-none = Disponibili: nessuno
architects-unseen-token = Coperto
architects-unseen-text = { $count ->
    [0] La pila è vuota.
    [one] Cima della pila, ne resta 1.
   *[other] Cima della pila, ne restano { $count }.
}
architects-armed = Ora dà una carta in più
architects-used-up = Usato in questo turno
architects-tokens = Segnalini progresso

boxtoken-urbanism = Una carta in più dopo legno o argilla.
boxtoken-crafts = Una carta in più dopo papiro o vetro.
boxtoken-jewellery = Una carta in più dopo pietra o moneta.
boxtoken-science = Una carta in più dopo una carta verde.
boxtoken-propaganda = Una carta in più dopo uno scudo con corni.
boxtoken-architecture = Una carta in più dopo uno stadio.
boxtoken-economy = Ogni turno una moneta paga due risorse.
boxtoken-engineering = Ogni turno risorse a piacere pagano uno stadio.
boxtoken-tactics = 2 scudi per sempre.
boxtoken-decor = 4 punti, 6 a meraviglia completa.
boxtoken-politics = 1 punto per ogni carta blu con gatto.
boxtoken-strategy = 1 punto per ogni segnalino vittoria.
boxtoken-education = 2 punti per segnalino progresso, questo compreso.
boxtoken-culture = 4 punti, 12 per tutti e due.

## Decks

architects-decks = Mazzi a portata di mano
architects-left-deck = Mazzo sinistro
architects-right-deck = Mazzo destro
architects-central-deck = Mazzo centrale
architects-deck-of = Mazzo di { $name }
boxplace-left = Sinistra
boxplace-centre = Centro
boxplace-right = Destra
architects-shared-with = tuo, con { $name }
architects-also-of = con { $name }
architects-owned-by = di { $name }
architects-centre-note = di tutti
architects-face-down = Coperta
architects-anything = può uscire di tutto
architects-only-you = l’hai vista
architects-empty-deck = vuoto
architects-left = { $count ->
    [one] 1 carta rimasta
   *[other] { $count } carte rimaste
}
architects-left-short = ancora { $count }
architects-deck-empty = { $deck }, 0 carte rimaste.
architects-deck-open = { $count ->
    [one] { $deck }, 1 carta rimasta. In cima: { $card }
   *[other] { $deck }, { $count } carte rimaste. In cima: { $card }
}
architects-deck-known = { $count ->
    [one] { $deck }, 1 carta rimasta. Hai guardato la carta in cima: { $card }
   *[other] { $deck }, { $count } carte rimaste. Hai guardato la carta in cima: { $card }
}
architects-deck-closed = { $count ->
    [one] { $deck }, 1 carta rimasta. La carta in cima è coperta.
   *[other] { $deck }, { $count } carte rimaste. La carta in cima è coperta.
}
architects-own-deck = Mazzo accanto a questa città: ancora { $count }
architects-own-deck-open = Mazzo accanto a questa città: ancora { $count }, in cima { $card }

## Cards

architects-cards = Carte
architects-no-cards = nessuna carta
architects-held = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
architects-card-gives = { $card }: { $text }

boxshort-shield_1 = Scudo, 1 corno
boxshort-shield_2 = Scudo, 2 corni
boxshort-blue_2_cat = Gatto

boxcard-wood = Paga gli stadi.
boxcard-stone = Paga gli stadi.
boxcard-clay = Paga gli stadi.
boxcard-papyrus = Paga gli stadi.
boxcard-glass = Paga gli stadi.
boxcard-coin = Vale una risorsa qualsiasi.
boxcard-compass = Due uguali o tre diversi danno un segnalino.
boxcard-gear = Due uguali o tre diversi danno un segnalino.
boxcard-tablet = Due uguali o tre diversi danno un segnalino.
boxcard-shield_0 = 1 scudo, resta per sempre.
boxcard-shield_1 = 1 scudo fino alla battaglia. 1 corno.
boxcard-shield_2 = 1 scudo fino alla battaglia. 2 corni.
boxcard-blue_3 = 3 punti.
boxcard-blue_2_cat = 2 punti, e arriva il gatto.

## A city

architects-cities = Città
architects-in-front-of-you = Davanti a te
architects-in-front = Davanti a questa città
architects-board-line = { $city }, { $built } di 5
architects-drawing = { $wonder }, { $built } stadi costruiti su 5
architects-stages-built = { $count ->
    [one] 1 stadio
   *[other] { $count } stadi
}
architects-shields-of = { $count ->
    [one] 1 scudo
   *[other] { $count } scudi
}
architects-victories-of = { $count ->
    [one] 1 segnalino vittoria
   *[other] { $count } segnalini vittoria
}
architects-points-now = { $points ->
    [one] 1 punto finora
   *[other] { $points } punti finora
}
architects-stages = stadi costruiti
architects-shields = scudi

## The stages of a wonder

architects-stages-of = Stadi: { $wonder }
architects-cost = { $identical ->
    [yes] { $count } uguali
   *[no] { $count } diverse
}
architects-stage-label = Stadio { $number }, { $place }, { $state ->
    [built] costruito
    [next] prossimo
   *[later] non ancora a portata
}: { $identical ->
    [yes] { $count } risorse uguali per { $effects }
   *[no] { $count } risorse diverse per { $effects }
}
boxpart-base = base
boxpart-tier_2 = livello 2
boxpart-tier_3 = livello 3
boxpart-tier_4 = livello 4
boxpart-top = cima
boxpart-top_left = in alto a sinistra
boxpart-top_right = in alto a destra
boxpart-left_column = colonna sinistra
boxpart-middle_column = colonna centrale
boxpart-right_column = colonna destra
boxpart-roof = tetto
boxpart-left_pillar = pilastro sinistro
boxpart-right_pillar = pilastro destro
boxpart-left_leg = gamba sinistra
boxpart-right_leg = gamba destra
boxpart-torso = busto
boxpart-head = testa
boxpart-left_pedestal = piedistallo sinistro
boxpart-right_pedestal = piedistallo destro
boxpart-legs = gambe

## What a player is asked

architects-panel = Che cosa fare
architects-keys = Tasti: 1–9, Invio, Esc
boxtitle-card = Prendi una carta da un mazzo
boxtitle-action = E adesso?
boxtitle-token = Scegli un segnalino
boxtitle-any_deck = Prendi la cima di un mazzo
boxtitle-look_deck = Guarda in un mazzo
boxtitle-looked_card = Tieni una carta
boxtitle-other = Scegli
boxprompt-card = Premi uno dei tre mazzi, premine un altro per confrontare.
boxprompt-action = Costruisci, consegna simboli, prendi una carta in più o finisci il turno.
boxprompt-token = Scegli un segnalino progresso.
boxprompt-any_deck = La tua meraviglia ti fa prendere la carta in cima a un mazzo qualsiasi.
boxprompt-look_deck = La tua meraviglia ti fa guardare in un mazzo: quale?
boxprompt-looked_card = Tieni una di queste carte; le altre tornano nel mazzo, che viene mescolato.
boxprompt-other = Scegli tra queste possibilità.
boxdoing-card = { $names } sceglie una carta…
boxdoing-action = { $names } decide che cosa fare…
boxdoing-token = { $names } sceglie un segnalino progresso…
boxdoing-any_deck = { $names } prende una carta da un mazzo qualsiasi…
boxdoing-look_deck = { $names } sceglie in quale mazzo guardare…
boxdoing-looked_card = { $names } tiene una delle carte guardate…
boxdoing-other = { $names } sta scegliendo…
architects-nothing-chosen = { $kind ->
    [card] Premi un mazzo, poi conferma.
    [look_deck] Premi un mazzo, poi conferma.
    [token] Premi un segnalino, poi conferma.
   *[other] Premi una di queste possibilità, poi conferma.
}
architects-enter = Invio
architects-back = Indietro
architects-hinted = Un bot sceglierebbe questo
architects-latest = Che cosa è appena successo

## What can be done, as titles of buttons

architects-extra-card = Carta in più: { $deck }
architects-look-into = Guarda in: { $deck }
architects-build-stage = Costruisci lo stadio { $number }
architects-turn-in-two = Consegna 2 × { $symbol }
architects-turn-in-three = Consegna 3 simboli diversi
architects-done = Finisci il turno
architects-for-token = per un segnalino progresso
architects-done-text = nient’altro in questo turno
architects-must = è obbligatorio
architects-why-not = Che cosa ora non si può fare, e perché
boxwhy-no_extra_card = Nessun segnalino progresso dà ora una carta in più.
boxwhy-empty_left = Il mazzo sinistro è vuoto.
boxwhy-empty_right = Il mazzo destro è vuoto.
boxwhy-empty_centre = Il mazzo centrale è vuoto.
boxwhy-empty_deck = Il mazzo di { $wonder } è vuoto.
boxwhy-empty_stack = La pila dei segnalini è vuota.
boxwhy-built = Lo stadio { $stage } è già costruito.
boxwhy-rests_on = Lo stadio { $stage } poggia sullo stadio { $lower }, che non è ancora costruito.
boxwhy-rests_on_all = Lo stadio { $stage } poggia sugli stadi { $lower }, che non sono ancora costruiti.
boxwhy-needs_identical = Lo stadio { $stage } richiede { $count } risorse uguali; le carte e le monete qui ne danno { $there }.
boxwhy-needs_different = Lo stadio { $stage } richiede { $count } risorse diverse; le carte e le monete qui ne danno { $there }.
boxwhy-no_token_left = Non resta nessun segnalino progresso; le carte verdi restano dove sono.
boxwhy-three_needed = Servono tre simboli diversi.
boxwhy-two_needed = { $symbol ->
    [compass] Servono due carte con un compasso.
    [gear] Servono due carte con un ingranaggio.
   *[tablet] Servono due carte con una tavoletta.
}
boxwhy-stage_due = Il turno non può ancora finire: lo stadio { $either } si può pagare e va costruito.
boxwhy-one_stage_due = Il turno non può ancora finire: lo stadio { $either } si può pagare, e ne va costruito uno.
boxwhy-science_due = Il turno non può ancora finire: va consegnata una serie di carte verdi.
architects-separator = { "; " }

## Ways to pay for a stage

architects-pay-with = Paga con
architects-ways-to-pay = { $count ->
    [one] 1 modo di pagare
   *[other] { $count } modi di pagare
}
architects-paid = paghi { $cards }
architects-paid-with-help = paghi { $cards }, con l’aiuto di { $tokens }
architects-paid-nothing = non paghi nulla
architects-paid-nothing-with-help = non paghi nulla, con l’aiuto di { $tokens }
architects-keeps = conservi { $cards }
boxpaid-wood = legno
boxpaid-stone = pietra
boxpaid-clay = argilla
boxpaid-papyrus = papiro
boxpaid-glass = vetro
boxpaid-coin = moneta

## What happens, below a city and as a battle

architects-caption-stage = Stadio { $number }
architects-battle = Battaglia!
architects-battle-text = Tutti i segnalini conflitto sono girati: ognuno combatte con i due vicini.
architects-standing = Segnalini vittoria: { $sums }
architects-standing-of = { $name } { $sum }

## Everything that lies in piles

architects-piles-title = Scarti, mazzi e pila
architects-piles-short = Pile
architects-discard = Scarti
architects-left-in-decks = Rimaste nei mazzi
architects-left-note = Questo può contarlo chiunque. L’ordine non lo sa nessuno.
architects-stack-title = Nella pila dei segnalini
architects-stack-note = Questi devono ancora arrivare, in un ordine che nessuno conosce.

## The score sheet

architects-score-line = { $count ->
    [one] { $city }, 1 stadio
   *[other] { $city }, { $count } stadi
}
architects-tie-note = A pari punti vince chi ha più stadi costruiti.
