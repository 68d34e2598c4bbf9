# Armada.

## The expansion as the host of a table picks it

expansion-armada = Armada
expansiontext-armada = Un cantiere con quattro flotte: naviga per monete, forza navale e isole.
option-black_cards_sail = Carte nere in mare
optiontext-black_cards_sail = Una carta nera può muovere la flotta più indietro.

## What a player is asked: a title, a sentence that says more, and what asks

question-fleet = Quale flotta salpa?
prompt-fleet = Un passo gratuito di una flotta: quale salpa?
asker-fleet = In mare
question-island = Prendi un’isola
prompt-island = La tua flotta ha raggiunto delle isole. Prendine una.
asker-island = In mare
question-naval_conflict = Combattere in mare?
prompt-naval_conflict = Inizia il conflitto navale: combatti o ne resti fuori?
asker-naval_conflict = La fine dell’Epoca
use-sail = Muovi
use-settle = Prendi
use-fight = Combatti in mare
armada-fight-text = La tua forza si confronta con quella di tutti gli altri.
armada-stay-out = Resta fuori
armada-stay-out-text = In questa Epoca nessun segnalino per te, né buono né cattivo.

## A step of a fleet that goes with a card, after the name of the card

extra-red_ship = con la flotta rossa
extra-yellow_ship = con la flotta gialla
extra-blue_ship = con la flotta blu
extra-green_ship = con la flotta verde
without-red_ship = Non salpare
without-yellow_ship = { without-red_ship }
without-blue_ship = { without-red_ship }
without-green_ship = { without-red_ship }
armada-yellow-step = Un passo della flotta gialla

## Fleets: as a title, and the colour alone inside a row, as in "Fleets: red 2, yellow 0, blue 1 and green 0"

fleet-red = Flotta rossa
fleet-yellow = Flotta gialla
fleet-blue = Flotta blu
fleet-green = Flotta verde
fleetcolour-red = rossa
fleetcolour-yellow = gialla
fleetcolour-blue = blu
fleetcolour-green = verde
armada-fleets-sail = flotte { $fleets }
armada-step = dalla casella { $from } alla { $to }

## The shipyard of a city

armada-shipyard = Cantiere navale
armada-lanes-head = costo → effetto
armada-yard-rule = un passo di una flotta con ogni carta del suo colore, pagati insieme
armada-open-yard = Mostra tutto il cantiere
armada-close-yard = Mostra di nuovo meraviglia e carte
armada-close = chiudi
lanegives-red = forza navale
lanegives-yellow = livello
lanegives-blue = punti
lanegives-green = isole
armada-strength = { $count } di forza navale
armada-level = livello commerciale { $level }
armada-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
armada-tax = una tassa di { $coins } per tutti gli altri
armada-island = un’isola di livello { $level }
armada-nothing-yet = ancora nulla
armada-fleet-at = { $fleet } sulla casella { $square } di 6: { $has }.
armada-fleet-on = { $fleet } sulla casella { $square }
armada-next-step = Il prossimo passo { $cost } e dà { $gives }.
armada-at-the-end = Alla fine della sua rotta.

## A shipyard in one line: words before numbers, and labels of pictures

armada-navy = marina
armada-taxes = tasse
armada-islands = isole
armada-strength-title = forza navale
armada-level-title = livello commerciale
armada-fleets-at = { $count ->
    [0] Flotte: { $places }; forza navale { $strength }
   *[other] Flotte: { $places }; forza navale { $strength }; segnalini navali { $tokens }
}
armada-place = { $fleet } { $square }
armada-tokens = segnalini navali { $tokens }

## Notes below a shipyard. $name: a neighbour of a neighbour, who is also fought

armada-landing = sbarca da { $name }
armada-tax-now = tassa di { $coins } in questo turno
armada-pirated = pirati in questo turno
armada-skips = resta fuori da questo conflitto navale

## The naval strength of all cities, in a strip above the table

armada-naval-strengths = Forza navale di tutte le città
armada-naval = { $name }: forza navale { $strength }, ora prenderebbe { SIGNED($token) }
armada-naval-none = { $name }: forza navale { $strength }, ora nessun segnalino
armada-naval-skips = { $name }: forza navale { $strength }, resta fuori da questo conflitto navale

armada-islands-left = Isole rimaste: { $islands }
armada-of-level = { $count } di livello { $level }
armada-maritime = carta marittima
armada-island-level = Isola, livello { $level }
colour-island = Isole

## The score sheet

category-naval = Navale
categoryspoken-naval = conflitti navali
categorytext-naval = Vittorie e sconfitte navali di tutte le Epoche.
column-naval = navale
category-islands = Isole
categoryspoken-islands = isole
categorytext-islands = I punti delle isole.
column-islands = isole
sum-naval = { $won ->
    [yes] una vittoria navale da { $size }
   *[no] una sconfitta navale da { $size }
}
sum-blue_fleet = flotta blu sulla casella { $number }
armada-best-colour = { $colour ->
    [brown] Contate le carte marroni
    [gray] Contate le carte grigie
    [blue] Contate le carte blu
    [yellow] Contate le carte gialle
    [red] Contate le carte rosse
    [green] Contate le carte verdi
    [purple] Contate le carte viola
    [white] Contate le carte bianche
    [black] Contate le carte nere
   *[other] Contate le carte { $colour }
}
sheetkey-fleets_blue = Casella della flotta blu
sheetkey-fleets_yellow = Casella della flotta gialla
sheetkey-naval = Segnalini navali

## The page of shipyards, next to the pages of cards

shipyards-title = Cantieri navali
shipyards-lanes = Le quattro rotte
shipyards-lanes-note = Sono le stesse in ogni cantiere. Forza, livello e punti valgono finché la flotta è sulla casella; monete, tasse e isole si hanno una volta sola, all’arrivo.
shipyards-square = Casella { $number }
shipyards-yards = I cantieri
shipyards-yards-note = Quanto costa ogni passo, dal primo al sesto. Il segno della meraviglia mostra quale flotta può muoversi con uno stadio.
shipyards-yard = Cantiere { $letter }
shipyards-wonder-fleet = si muove con uno stadio

## Pictures of the page of all drawings

pictogram-ship_red = Nave rossa
pictogram-ship_yellow = Nave gialla
pictogram-ship_blue = Nave blu
pictogram-ship_green = Nave verde
pictogram-naval = Navale
pictogram-commercial_level = Livello commerciale
pictogram-tax = Tassa
pictogram-piracy = Pirateria
pictogram-island = Isola
pictogram-landing = Sbarco
pictogram-far_trade = Commercio lontano

## When somebody asks: what the four fleets do

armadaexplain-red = Si muove con una carta rossa: la sua casella dice quanto sei forte in mare.
armadaexplain-yellow = Si muove con una carta gialla: monete all’arrivo, e un livello commerciale che abbassa le tasse.
armadaexplain-blue = Si muove con una carta blu: la sua casella vale punti alla fine.
armadaexplain-green = Si muove con una carta verde: su tre delle sue caselle trova un’isola.
armadaexplain-here = Sulla casella { $square } di 6: { $has }.
armadaexplain-wonder-fleet = Si muove anche con uno stadio della meraviglia.

## When somebody asks: the war at sea. With $mine = yes it is the viewer’s city

armadaexplain-naval-title = Forza navale
armadaexplain-naval = Alla fine di ogni Epoca tutte le città confrontano la loro forza navale, ovunque siedano.
armadaexplain-would-take-none = { $mine ->
    [yes] Per come stanno le cose non prenderesti segnalini.
   *[no] Per come stanno le cose { $name } non prenderebbe segnalini.
}
armadaexplain-would-take = { $mine ->
    [yes] Per come stanno le cose prenderesti { SIGNED($token) }.
   *[no] Per come stanno le cose { $name } prenderebbe { SIGNED($token) }.
}
armadaexplain-skips = { $mine ->
    [yes] Resti fuori da questo conflitto navale.
   *[no] { $name } resta fuori da questo conflitto navale.
}
armadaexplain-token-title = Segnalino navale, { SIGNED($points) }
armadaexplain-strongest = { $mine ->
    [yes] In mare eri tra i più forti:
   *[no] In mare { $name } era tra i più forti:
} { $points ->
    [one] { $points } punto alla fine.
   *[other] { $points } punti alla fine.
}
armadaexplain-weakest = { $mine ->
    [yes] In mare avevi la forza minore:
   *[no] In mare { $name } aveva la forza minore:
} { $points ->
    [one] { POINTS($points) } punto alla fine.
   *[other] { POINTS($points) } punti alla fine.
}

## When somebody asks: taxes, pirates, landings and islands

armadaexplain-level-symbol = Livello commerciale
armadaexplain-level-title = Livello commerciale { $level }
armadaexplain-level = Una tassa toglie a questa città altrettante monete in meno; i pirati prendono tante monete quanto il livello.
armadaexplain-tax-symbol = Tassa
armadaexplain-tax-title = { $coins ->
    [one] Una tassa di 1 moneta
   *[other] Una tassa di { $coins } monete
}
armadaexplain-tax = Alla fine del turno tutti gli altri la pagano, meno il proprio livello commerciale.
armadaexplain-pirates-title = Pirati
armadaexplain-pirates-symbol = Prendono tante monete quanto il livello commerciale di una città.
armadaexplain-pirates = Alla fine del turno prendono tante monete quanto il livello commerciale di questa città.
armadaexplain-landing-symbol-title = Sbarco
armadaexplain-landing-symbol = Alla fine dell’Epoca la città combatte anche con il giocatore due posti più in là.
armadaexplain-landing-title = Sbarco da { $at }
armadaexplain-landing = { $mine ->
    [yes] Alla fine dell’Epoca combatti anche con { $at }, con gli scudi di entrambi.
   *[no] Alla fine dell’Epoca { $name } combatte anche con { $at }, con gli scudi di entrambi.
}
armadaexplain-far-trade-title = Commercio lontano
armadaexplain-far-trade = Si possono comprare risorse dal giocatore due posti più in là.
armadaexplain-island-title = Isola
armadaexplain-island = Una carta trovata dalla flotta verde; il suo effetto vale da allora in poi.
armadaexplain-islands-title = { $count ->
    [one] 1 isola rimasta
   *[other] { $count } isole rimaste
}
armadaexplain-islands = Isole che nessuno ha ancora trovato, coperte, per livello.
armadaexplain-naval-score = I segnalini della guerra in mare.
armadaexplain-islands-score = I punti delle isole.
armadaexplain-island-pile = Le isole trovate dalla flotta verde. I loro effetti valgono per sempre.

## Between the pictures of effects

armadasign-several = { $count } tra

## The coach, when Armada is played for the first time

armadacoach-shipyard-title = Il tuo cantiere navale
armadacoach-shipyard = Da qui salpano quattro flotte, una per colore di carta. Più vanno lontano, più portano.
armadacoach-step-title = Salpa mentre costruisci
armadacoach-step = Con questa carta puoi anche muovere la flotta del suo colore. Carta e passo si pagano insieme, in un solo prezzo.
armadacoach-naval-title = Guerra in mare
armadacoach-naval = Qui si confrontano tutte le città, non solo i vicini. Il numero dice che cosa prenderebbe ognuna se l’Epoca finisse ora.
armadacoach-trade-title = Le navi gialle portano monete
armadacoach-trade = Una flotta gialla guadagna monete dove arriva. Su alcune caselle tutti gli altri pagano una tassa.
armadacoach-island-title = Un’isola tutta tua
armadacoach-island = La flotta verde trova isole. Il loro effetto vale da ora in poi, e contano come carte della tua città.

## The rules

armadarules-setup = Con Armada una mano ha una carta in più.
armadarules-scoring = Segnalini navali e isole hanno righe tutte loro.
armadarules-ships-title = Armada: navi
armadarules-lanes = Ogni città ha un cantiere navale con quattro flotte, ognuna su una rotta di sei caselle. Un passo costa le risorse indicate; tutti i cantieri hanno le stesse caselle, ma risorse diverse.
armadarules-step-with-card = Con una carta rossa, gialla, blu o verde puoi anche muovere di un passo la flotta di quel colore. Carta e passo si pagano insieme, in un solo pagamento.
armadarules-step-with-stage = Con uno stadio puoi muovere la flotta che nel tuo cantiere porta il segno della meraviglia.
armadarules-step-with-sale = Se vendi una carta, al posto delle 3 monete puoi prendere un passo gratuito della flotta gialla.
armadarules-free-steps = Alcune carte, isole e stadi danno passi gratuiti; la flotta la scegli tu.
armadarules-key = A questo tavolo il tasto W scorre ciò che si può aggiungere a una carta, per esempio una nave.
armadarules-red-and-blue = Rosso: forza navale. Blu: punti alla fine. Entrambi come mostra la casella raggiunta dalla flotta.
armadarules-yellow = Giallo: monete quando la flotta arriva, e il livello commerciale della sua casella.
armadarules-green = Verde: su tre delle sue caselle esplori isole.
armadarules-islands-title = Armada: isole
armadarules-explore = Quando la flotta verde raggiunge un’isola ne guardi alcune di quel livello, ne prendi una, e le altre si rimescolano. Il suo effetto vale da allora in poi. Chi esplora lo stesso livello nello stesso turno sceglie nello stesso momento.
armadarules-drawn-island = Alcune carte verdi portano un’isola pescata a caso.
armadarules-taxes-title = Armada: tasse e pirati
armadarules-taxes = Quando una flotta gialla raggiunge una casella con tassa, tutti gli altri la pagano alla fine del turno, meno il proprio livello commerciale. Di più tasse si riscuote solo la più alta.
armadarules-pirates = I pirati prendono da ogni altra città tante monete quanto il suo livello commerciale. Se non puoi o non vuoi pagare, prendi debiti.
armadarules-war-title = Armada: guerra in mare
armadarules-compared = Alla fine di un’Epoca, prima della guerra di terra, tutte le città confrontano tra loro la forza navale.
armadarules-strongest = La più forte prende { $first } punti, secondo l’Epoca, la seconda { $second }.
armadarules-equals = Se in cima sono pari due o più, ognuna prende il secondo segnalino, e nessuna il primo. Le seconde, se sono pari, non prendono nulla.
armadarules-weakest = Le più deboli, tutte quante, prendono un segnalino che costa { $last } punti. Se tutti sono pari, non succede nulla.
armadarules-landing = Una carta con uno sbarco ti fa combattere a terra anche con il giocatore due posti più in là. Altre ti fanno comprare risorse da lui.
armadarules-guilds = Con Armada una gilda vale al massimo { $cap } punti.

## The stage between turns

armadastory-tax = Una tassa
armadastory-landing = Uno sbarco
armadastory-island = Terra nuova
armadastory-several = In mare
armadastory-in-banner = conflitto navale

## Lines of the log

thing-island = un’isola

log-sailed = { $reader ->
    [who] Muovi la flotta { $fleet ->
        [red] rossa
        [yellow] gialla
        [blue] blu
       *[green] verde
    } sulla casella { $square }.
   *[none] { $who } muove la flotta { $fleet ->
        [red] rossa
        [yellow] gialla
        [blue] blu
       *[green] verde
    } sulla casella { $square }.
}
log-island_taken = { $reader ->
    [who] Prendi { $card }.
   *[none] { $who } prende { $card }.
}
log-taxed = { $reader ->
    [who] Riscuoti una tassa di { log-coins }.
   *[none] { $who } riscuote una tassa di { log-coins }.
}
log-pirated = { $reader ->
    [who] Mandi i pirati.
   *[none] { $who } manda i pirati.
}
log-landed = { $reader ->
    [who] Prepari uno sbarco contro { $other }.
    [other] { $who } prepara uno sbarco contro di te.
   *[none] { $who } prepara uno sbarco contro { $other }.
}
log-naval_token = { $reader ->
    [who] Prendi un segnalino navale da { SIGNED($token) }.
   *[none] { $who } prende un segnalino navale da { SIGNED($token) }.
}
log-naval_battle = Forze navali: { $strengths }.
log-skipped_naval = { $reader ->
    [who] Resti fuori dal conflitto navale.
   *[none] { $who } resta fuori dal conflitto navale.
}
log-naval_strength = { $reader ->
    [who] tu { $strength }
   *[none] { $who } { $strength }
}

## What cards and islands do

effect-coins_on_step = { $a ->
    [one] 1 moneta per ogni passo di una flotta
   *[other] { $a } monete per ogni passo di una flotta
}
effect-points_per_level = { $a ->
    [one] 1 punto per ogni livello commerciale qui
   *[other] { $a } punti per ogni livello commerciale qui
}
effect-naval = { $a } di forza navale
effect-sail = { $b ->
    [any] un passo gratuito di una flotta
    [different] un passo gratuito di { $a } flotte diverse
    [red] un passo gratuito della flotta rossa
    [yellow] un passo gratuito della flotta gialla
    [blue] un passo gratuito della flotta blu
   *[green] un passo gratuito della flotta verde
}
effect-far_trade = { $a ->
    [left] { $b ->
        [one] compra 1 risorsa per turno due posti a sinistra per 1
       *[other] compra { $b } risorse per turno due posti a sinistra per 1 l’una
    }
   *[right] { $b ->
        [one] compra 1 risorsa per turno due posti a destra per 1
       *[other] compra { $b } risorse per turno due posti a destra per 1 l’una
    }
}
effect-landing = { $a ->
    [left] combatti anche con il giocatore due posti a sinistra
   *[right] combatti anche con il giocatore due posti a destra
}
effect-draw_island = prendi un’isola di livello { $a }
power-piracy = tutti gli altri perdono tante monete quanto il loro livello commerciale
power-safe_from_taxes = tasse e pirati non prendono nulla
power-any_wonder_fleet = gli stadi possono muovere qualsiasi flotta
power-may_skip_naval = può restare fuori dai conflitti navali
power-cheaper_ships = i passi delle flotte richiedono una risorsa in meno
power-best_colour = 1 punto per ogni carta di un colore a tua scelta
per-island = isola

## Why a move is better

line-naval = conflitti navali
line-islands = isole
figure-fleets = +{ $steps }
evidence-fleets = { $steps ->
        [one] passo
       *[other] passi
    } delle flotte ora
reason-fleets = Fa avanzare le flotte di { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }.
figure-islands = +{ $count }
evidence-islands = { $count ->
        [one] isola esplorata
       *[other] isole esplorate
    } ora
reason-islands = Esplora subito { $count ->
        [one] 1 isola
       *[other] { $count } isole
    } in più.
figure-naval = +{ $points }
evidence-naval = { $points ->
        [one] punto
       *[other] punti
    } in mare, forza { $strength }
reason-naval = Per come stanno le cose, una forza navale di { $strength } vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più nell’Epoca { ROMAN($age) }.
figure-tempo_islands = { $turns }
evidence-tempo_islands = { $turns ->
        [one] turno
       *[other] turni
    } prima: isola { $number }
reason-tempo_islands = L’isola { $number } si esplora in media { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } prima.
