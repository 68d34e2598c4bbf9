# Edifice. Le Strutture (con la maiuscola) sono i grandi edifici di questa espansione.

## The expansion as the host of a table picks it

expansion-edifice = Edifice
expansiontext-edifice = Una grande Struttura in ogni Epoca: o riesce a tutti insieme, o fallisce.
colour-edifice = Strutture

## What a player is asked: a title, a sentence that says more, and what asks

question-pawn = Prendi un segnalino
prompt-pawn = Prendi un segnalino partecipazione: di quale Struttura?
asker-pawn = Struttura
use-join = Partecipa
choice-join = Epoca { ROMAN($count) }
question-penalty = Che cosa cedi?
prompt-penalty = La Struttura è fallita senza di te. Che cosa cedi?
asker-penalty = Struttura
use-lose = Cedi
edifice-still-to-give = { $count } da cedere, una dopo l’altra.

## Taking part while a stage is built: after the name of the card, and to build the stage without it

extra-edifice = con la Struttura
without-edifice = Non partecipare
edifice-with = Con { $name }

## The three Edifices of a game

edifice-title = Strutture
edifice-of-age = Epoca { ROMAN($age) }: { $name }
edificestate-later = più avanti
edificestate-open = in costruzione
edificestate-built = costruita
edificestate-failed = fallita
edifice-pawns-left = { $count ->
    [one] 1 segnalino rimasto
   *[other] { $count } segnalini rimasti
}
edifice-left = ancora { $count }
edifice-pay = paghi
edifice-price = Partecipare, oltre a uno stadio
edifice-reward = Ricompensa per ogni segnalino
edifice-penalty = Se fallisce e non hai segnalini
edifice-debt = { $points ->
    [one] o debiti da 1 punto se non puoi
   *[other] o debiti da { $points } punti se non puoi
}
edifice-members = { $count ->
    [one] { $names } partecipa
   *[other] { $names } partecipano
}
edifice-summary = Struttura dell’Epoca { ROMAN($age) }, { $name }, { $state }. Ricompensa: { $reward }. Penalità: { $penalty }.
edifice-summary-undecided = Struttura dell’Epoca { ROMAN($age) }, { $name }, { $state }. { $pawns }, { $price } per partecipare. Ricompensa: { $reward }. Penalità: { $penalty }.

## The pawns of a city. $pawns: such as "1 of Age I, 0 of Age II and 2 of Age III"

edifice-pawns = Segnalini: { $pawns }
edifice-pawns-of = { $count } dell’Epoca { ROMAN($age) }
edifice-owes = { $count ->
    [one] ha una cosa da cedere
   *[other] ha { $count } cose da cedere
}

## The stage between turns, when an Edifice is built or fails

edificestage-in-banner = Struttura
edificestage-of-age = Struttura dell’Epoca { ROMAN($age) }
edificestage-pawns = { $taken ->
    [one] 1 segnalino preso, { $left ->
        [one] 1 rimasto
       *[other] { $left } rimasti
    }
   *[other] { $taken } segnalini presi, { $left ->
        [one] 1 rimasto
       *[other] { $left } rimasti
    }
}
edificestage-took-part = { $count ->
    [one] 1 città ha partecipato
   *[other] { $count } città hanno partecipato
}
edificestage-without = { $count ->
    [one] { $names } no, e non guadagna nulla
   *[other] { $names } no, e non guadagnano nulla
}
edificestage-missing = { $count ->
    [one] manca un segnalino
   *[other] mancano { $count } segnalini
}
edificestage-who-pays = chi non ne ha subisce la penalità
edificestage-your-reward = Hai partecipato: { $reward }
edificestage-no-reward = Non hai partecipato, e non guadagni nulla
edificestage-your-penalty = Non hai segnalini: { $penalty }
edificestage-no-penalty = Hai un segnalino: nessuna penalità

## What is entered on a score sheet for a real table

sheetkey-built = Premi una volta per ogni segnalino su una Struttura costruita.

## Pictures of the page of all drawings

pictogram-edifice = Struttura
pictogram-pawn = Partecipazione

## When somebody asks. With $mine = yes it is the viewer’s city

edificeexplain-title = Struttura
edificeexplain-edifice = Si costruisce insieme: chi partecipa costruendo uno stadio ne prende un segnalino.
edificeexplain-later = È aperta dall’inizio dell’Epoca { ROMAN($age) }.
edificeexplain-open = { $pawns ->
    [one] 1 segnalino rimasto;
   *[other] { $pawns } segnalini rimasti;
} { $price ->
    [one] partecipare costa 1 moneta oltre a uno stadio.
   *[other] partecipare costa { $price } monete oltre a uno stadio.
}
edificeexplain-built = È stata costruita: chi ha un segnalino ha la ricompensa.
edificeexplain-failed = È fallita: chi non aveva un segnalino ha dovuto pagare la penalità.
edificeexplain-reward = Ricompensa per ogni segnalino: { $reward }.
edificeexplain-penalty = { $debt ->
    [one] Penalità senza segnalino se fallisce: { $penalty }, o debiti da 1 punto.
   *[other] Penalità senza segnalino se fallisce: { $penalty }, o debiti da { $debt } punti.
}
edificeexplain-pawn-title = Segnalino partecipazione
edificeexplain-pawn = Chi ce l’ha partecipa alla Struttura di quell’Epoca.
edificeexplain-pawns-title = { $count ->
    [one] 1 segnalino partecipazione
   *[other] { $count } segnalini partecipazione
}
edificeexplain-pawns = { $mine ->
    [yes] Partecipi a queste Strutture: una ricompensa per ogni segnalino appena sono costruite.
   *[no] { $name } partecipa a queste Strutture: una ricompensa per ogni segnalino appena sono costruite.
}
edificeexplain-owing-title = { $count ->
    [one] 1 cosa da cedere
   *[other] { $count } cose da cedere
}
edificeexplain-owing = { $mine ->
    [yes] La Struttura è fallita senza di te, e la penalità è ancora da pagare.
   *[no] La Struttura è fallita senza { $name }, e la penalità è ancora da pagare.
}
edificeexplain-pile = Le ricompense delle Strutture costruite con questa città.

## The coach, when Edifice is played for the first time

edificecoach-project-title = Una Struttura per tutti
edificecoach-project = Ogni Epoca ha una grande Struttura a cui tutte le città possono lavorare. I segnalini mostrano quante mani servono ancora.
edificecoach-reward-title = Una ricompensa o una penalità
edificecoach-reward = Se tutti i segnalini vengono presi in tempo, chi ne ha uno riceve la ricompensa. Se no, ne soffre chi non ne ha.
edificecoach-join-title = Partecipa con uno stadio
edificecoach-join = Quando costruisci uno stadio della tua meraviglia, puoi pagare anche un segnalino, una volta per Epoca.
edificecoach-pawn-title = Il tuo segnalino
edificecoach-pawn = Partecipi alla Struttura di questa Epoca. Ora spera che lo facciano anche gli altri.
edificecoach-next-title = La prossima Struttura
edificecoach-next = Chiede di più e dà di più. Si può partecipare solo alla Struttura dell’Epoca in corso.

## The rules

edificerules-title = Edifice
edificerules-pawns = Ogni Epoca ha una Struttura con sopra alcuni segnalini partecipazione.
edificerules-joining = Con uno stadio puoi partecipare, una volta per Epoca: paga le monete della Struttura insieme allo stadio, e prendi un segnalino. A questo tavolo lo aggiunge il tasto W.
edificerules-ship = Giocando anche con Armada, a uno stadio si aggiunge una nave o la Struttura, non entrambe.
edificerules-built = Quando si prende l’ultimo segnalino la Struttura è costruita subito: ogni segnalino di quell’Epoca dà la ricompensa.
edificerules-failed = Se alla fine dell’Epoca restano segnalini, è fallita. Chi ha un segnalino non riceve nulla, tutti gli altri subiscono la penalità.
edificerules-debts = Se non puoi pagare tutta la penalità, prendi invece debiti: 2, 3 o 5 punti, secondo l’Epoca.
edificerules-before-conflicts = La Struttura si regola prima di tutti i conflitti: una carta rossa persa così non combatte più.

## Lines of the log

thing-edifice = una Struttura

log-joined = { $reader ->
    [who] Partecipi alla Struttura dell’Epoca { ROMAN($age) }.
   *[none] { $who } partecipa alla Struttura dell’Epoca { ROMAN($age) }.
}
log-edifice_built = Struttura costruita: { $card }.
log-edifice_failed = Struttura fallita: { $card }.
log-rewarded = { $reader ->
    [who] Ricevi la ricompensa di { $card }.
   *[none] { $who } riceve la ricompensa di { $card }.
}
log-card_lost = { $reader ->
    [who] Cedi { $card }.
   *[none] { $who } cede { $card }.
}

## What Edifices give and take

effect-pawn = { $a ->
    [any] un segnalino partecipazione di un’Epoca qualsiasi
   *[other] un segnalino partecipazione dell’Epoca { ROMAN($a) }
}
effect-lose_card = { $a ->
    [brown] perdi una carta marrone
    [gray] perdi una carta grigia
    [blue] perdi una carta blu
    [yellow] perdi una carta gialla
    [green] perdi una carta verde
   *[red] perdi una carta rossa
}
effect-lose_coins = { $a ->
    [one] perdi 1 moneta
   *[other] perdi { $a } monete
}
effect-lose_tokens = { $a ->
    [one] perdi 1 segnalino vittoria
   *[other] perdi { $a } segnalini vittoria
}

## Why a move is better

figure-edifice = { SIGNED($count) }
evidence-edifice = { $count ->
        [one] segnalino
       *[other] segnalini
    }, su { $needed } ancora mancanti
reason-edifice = Porta { $count ->
        [one] 1 segnalino
       *[other] { $count } segnalini
    }; a { $card } ne mancavano ancora { $needed }.
figure-tempo_pawns = { $turns }
evidence-tempo_pawns = { $turns ->
        [one] turno
       *[other] turni
    } prima: segnalino { $number }
reason-tempo_pawns = Il segnalino { $number } arriva in media { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } prima.
