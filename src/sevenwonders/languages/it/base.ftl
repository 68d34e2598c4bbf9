# Il gioco base.

## What a player is asked: a few words as a title ("question-…"), a sentence that says more ("prompt-…"), and what asks,
## where it interrupts the game ("asker-…")

question-card = Scegli una carta
prompt-card = Scegli una carta.
question-last_card = Gioca anche l’ultima carta
prompt-last_card = La tua meraviglia ti fa giocare anche l’ultima carta dell’Epoca.
asker-last_card = La tua meraviglia
question-discard_pile = Costruisci dagli scarti
prompt-discard_pile = Prendi una di queste carte e costruiscila gratis.
asker-discard_pile = La tua meraviglia

## What can be done with a card, as the title of a button ("use-…"), what it gives in place of a price ("gain-…"), and the
## button that confirms it for a card of that name ("order-…")

use-build = Costruisci
use-build_free = Costruisci gratis
gain-build_free = usa il diritto di questa Epoca
order-build_free = Costruisci gratis { $name }
use-stage = Stadio
use-sell = Vendi
gain-sell = 3 monete dalla banca
use-take = Costruisci dagli scarti
order-take = Costruisci { $name }
use-pass = Non prendere nulla
use-drop = Getta via

choice-drop = Segnalino vittoria da { $count }

## What a player did with a card, in a word or two next to a picture ("did-…"), and in a few words below the city
## ("caption-…"). $card: a card by its name, or "a card of Age I". $stage: the number of the stage

did-built = costruita
caption-built = costruisce { $card }
did-took = presa
caption-took = costruisce { $card }
did-stage_built = stadio
caption-stage_built = costruisce lo stadio { $stage }
did-sold = venduta
caption-sold = vende una carta

## Columns of the score sheet: as a title ("category-…"), inside a sentence such as "Ben leads in science"
## ("categoryspoken-…"), and where the points come from ("categorytext-…")

category-military = Conflitti
categoryspoken-military = conflitti
categorytext-military = Vittorie e sconfitte di tutte le Epoche insieme.
category-treasury = Monete
categoryspoken-treasury = monete
categorytext-treasury = Ogni tre monete sono un punto.
category-wonder = Meraviglia
categoryspoken-wonder = stadi della meraviglia
categorytext-wonder = I punti degli stadi costruiti.
category-civilian = Civile
categoryspoken-civilian = carte civili
categorytext-civilian = I punti delle carte blu.
category-science = Scienza
categoryspoken-science = scienza
categorytext-science = Ogni tipo di simbolo conta il suo numero per sé stesso, ogni serie di tre diversi 7.
category-commerce = Commercio
categoryspoken-commerce = commercio
categorytext-commerce = I punti delle carte gialle.
category-guilds = Gilde
categoryspoken-guilds = gilde
categorytext-guilds = I punti delle gilde.
category-cat = Gatto
categoryspoken-cat = il gatto
categorytext-cat = Il gatto vale 2 punti per chi ce l’ha.
category-progress = Progresso
categoryspoken-progress = segnalini progresso
categorytext-progress = I punti dei segnalini progresso.

## The parts of a sum on the score sheet, in a row: "a victory of 3, a defeat of 1". $size: the points without their sign

sum-conflict = { $won ->
    [yes] una vittoria da { $size }
   *[no] una sconfitta da { $size }
}
sum-coins = { $left ->
    [0] { $number ->
        [one] 1 moneta
       *[other] { $number } monete
    }
   *[other] { $number ->
        [one] 1 moneta
       *[other] { $number } monete
    }, ne avanza { $left }
}
sum-stage = stadio { $number }
sum-compass = { $number ->
    [one] 1 compasso
   *[other] { $number } compassi
}
sum-gear = { $number ->
    [one] 1 ingranaggio
   *[other] { $number } ingranaggi
}
sum-tablet = { $number ->
    [one] 1 tavoletta
   *[other] { $number } tavolette
}
sum-set = { $number ->
    [one] una serie di tre
   *[other] { $number } serie di tre
}
sum-copied = { $card }, copiata
sum-repeated = { $card } ancora una volta

## Colours of cards by what the cards are about

colour-brown = Materie prime
colour-gray = Manufatti
colour-blue = Edifici civili
colour-yellow = Commercio
colour-red = Militare
colour-green = Scienza
colour-purple = Gilde
copies-purple = Le gilde si estraggono a caso: due più dei giocatori.

## Rules that the host of a table may choose

option-defeats = Sconfitte lievi
optiontext-defeats = Ogni sconfitta costa 1 punto; altrimenti 1, 2 o 3, secondo l’Epoca.
option-promo_guilds = Gilde promo
optiontext-promo_guilds = Tra le gilde che si possono estrarre ci sono anche quelle extra delle espansioni scelte.
option-economy_forces_build = Economia obbliga a costruire
optiontext-economy_forces_build = Anche uno stadio che richiede la moneta doppia di Economia va costruito.
option-engineering_forces_build = Ingegneria obbliga a costruire
optiontext-engineering_forces_build = Anche uno stadio che solo Ingegneria può pagare va costruito.
option-coin_may_replace_held_card = Monete invece di risorse
optiontext-coin_may_replace_held_card = Una moneta si può pagare anche per una risorsa che hai.
