# Monete da perdere, e debiti: li hanno in comune Cities, Armada ed Edifice.

## What a player is asked: a title, a sentence that says more, and what asks

question-loss = Monete o debiti?
prompt-loss = Devi perdere monete. Ogni moneta che non paghi diventa un debito da 1 punto.
asker-loss = Alla fine del turno
use-pay = Paga
choice-pay = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
debts-pay-all = { $coins ->
    [one] Paga 1 moneta
   *[other] Paga { $coins } monete
}
debts-pay-part = Paga { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, prendi { $debts ->
    [one] 1 debito
   *[other] { $debts } debiti
}
debts-pay-nothing = { $debts ->
    [one] Non pagare, prendi 1 debito
   *[other] Non pagare, prendi { $debts } debiti
}
debts-left = { $coins ->
    [one] resta 1 moneta
   *[other] restano { $coins } monete
}
debts-cost = { $points ->
    [0] nessun debito, nessun punto perso
    [one] −1 punto alla fine
   *[other] −{ $points } punti alla fine
}

## The tokens of a city. Its name stands before them

debts-debts = { $points ->
    [one] debiti da 1 punto
   *[other] debiti da { $points } punti
}
debts-loss = { $coins ->
    [one] deve perdere 1 moneta alla fine di questo turno
   *[other] deve perdere { $coins } monete alla fine di questo turno
}
debts-loss-short = da pagare

debts-in-banner = debiti

## The score sheet

category-debts = Debiti
categoryspoken-debts = debiti
categorytext-debts = Ogni debito costa un punto.
column-debts = debiti
sum-debts = { $number ->
    [one] 1 debito
   *[other] { $number } debiti
}
sheetkey-debts = Debiti

## Pictures of the page of all drawings

pictogram-debt = Debito
pictogram-loss = Perdita

## When somebody asks. With $mine = yes it is the viewer’s city

debtsexplain-debt-title = Debito
debtsexplain-debts-title = { $points ->
    [one] Debiti da 1 punto
   *[other] Debiti da { $points } punti
}
debtsexplain-debts = Per le monete che non si sono potute o volute pagare. Si sottraggono alla fine.
debtsexplain-worth = { $points ->
    [one] −1 punto
   *[other] −{ $points } punti
}
debtsexplain-loss-symbol-title = Perdita
debtsexplain-loss-symbol = Monete da pagare alla banca; ogni moneta non pagata diventa un debito da 1 punto.
debtsexplain-loss-title = { $coins ->
    [one] 1 moneta da perdere
   *[other] { $coins } monete da perdere
}
debtsexplain-loss = { $mine ->
    [yes] Alla fine di questo turno paghi la banca, o prendi un debito da 1 punto per ogni moneta.
   *[no] Alla fine di questo turno { $name } paga la banca, o prende un debito da 1 punto per ogni moneta.
}

## The rules

debtsrules-scoring = I debiti si sottraggono dai punti delle monete.

## Lines of the log

log-lost = { $reader ->
    [who] Perdi { log-coins }.
   *[none] { $who } perde { log-coins }.
}
log-lost_and_indebted = { $reader ->
    [who] Perdi { log-coins } e prendi un debito da { $debts }.
   *[none] { $who } perde { log-coins } e prende un debito da { $debts }.
}
log-indebted = { $reader ->
    [who] Prendi un debito da { $debts }.
   *[none] { $who } prende un debito da { $debts }.
}

## What cards do

effect-neighbours_debt = ogni vicino prende un debito da { $a }

## Why a move is better

figure-debts = −{ $points }
evidence-debts = { $points ->
        [one] punto
       *[other] punti
    } di nuovi debiti
reason-debts = Altrimenti nuovi debiti costano { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
figure-debts_taken = −{ $points }
evidence-debts_taken = { $points ->
        [one] punto
       *[other] punti
    } di debiti per { $other }
reason-debts_taken = Dà a { $other } debiti da { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
