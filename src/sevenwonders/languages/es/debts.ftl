## What a player is asked: a title, a sentence that says more, and what asks

question-loss = ¿Monedas o deudas?
prompt-loss = Tienes que perder monedas. Cada moneda que no pagas se convierte en una deuda de 1 punto.
asker-loss = Al final del turno
use-pay = Pagar
choice-pay = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
debts-pay-all = { $coins ->
    [one] Pagar 1 moneda
   *[other] Pagar { $coins } monedas
}
debts-pay-part = Pagar { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, tomar { $debts ->
    [one] 1 deuda
   *[other] { $debts } deudas
}
debts-pay-nothing = { $debts ->
    [one] No pagar nada, tomar 1 deuda
   *[other] No pagar nada, tomar { $debts } deudas
}
debts-left = { $coins ->
    [one] queda 1 moneda
   *[other] quedan { $coins } monedas
}
debts-cost = { $points ->
    [0] sin deuda, sin perder puntos
    [one] −1 punto al final
   *[other] −{ $points } puntos al final
}

## The tokens of a city. Its name stands before them

debts-debts = { $points ->
    [one] deudas de 1 punto
   *[other] deudas de { $points } puntos
}
debts-loss = { $coins ->
    [one] tiene que perder 1 moneda al final de este turno
   *[other] tiene que perder { $coins } monedas al final de este turno
}
debts-loss-short = a pagar

debts-in-banner = deudas

## The score sheet

category-debts = Deudas
categoryspoken-debts = deudas
categorytext-debts = Cada deuda cuesta un punto.
column-debts = deudas
sum-debts = { $number ->
    [one] 1 deuda
   *[other] { $number } deudas
}
sheetkey-debts = Deudas

## Pictures of the page of all drawings

pictogram-debt = Deuda
pictogram-loss = Pérdida

## When somebody asks. With $mine = yes it is the viewer's city

debtsexplain-debt-title = Deuda
debtsexplain-debts-title = { $points ->
    [one] Deudas de 1 punto
   *[other] Deudas de { $points } puntos
}
debtsexplain-debts = Por monedas que no se pudieron o no se quisieron pagar. Se restan al final.
debtsexplain-worth = { $points ->
    [one] −1 punto
   *[other] −{ $points } puntos
}
debtsexplain-loss-symbol-title = Pérdida
debtsexplain-loss-symbol = Monedas que hay que pagar a la banca; cada moneda sin pagar se convierte en una deuda de 1 punto.
debtsexplain-loss-title = { $coins ->
    [one] 1 moneda que perder
   *[other] { $coins } monedas que perder
}
debtsexplain-loss = { $mine ->
    [yes] Al final de este turno pagas a la banca o tomas una deuda de 1 punto por cada moneda.
   *[no] Al final de este turno { $name } paga a la banca o toma una deuda de 1 punto por cada moneda.
}

## The rules

debtsrules-scoring = Las deudas se restan de los puntos por monedas.

## Lines of the log

log-lost = { $reader ->
    [who] Pierdes { log-coins }.
   *[none] { $who } pierde { log-coins }.
}
log-lost_and_indebted = { $reader ->
    [who] Pierdes { log-coins } y tomas una deuda de { $debts }.
   *[none] { $who } pierde { log-coins } y toma una deuda de { $debts }.
}
log-indebted = { $reader ->
    [who] Tomas una deuda de { $debts }.
   *[none] { $who } toma una deuda de { $debts }.
}

## What cards do

effect-neighbours_debt = cada vecino toma una deuda de { $a }

## Why a move is better

figure-debts = −{ $points }
evidence-debts = { $points ->
        [one] punto
       *[other] puntos
    } de deudas nuevas
reason-debts = Si no, las deudas nuevas cuestan { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
figure-debts_taken = −{ $points }
evidence-debts_taken = { $points ->
        [one] punto
       *[other] puntos
    } de deudas para { $other }
reason-debts_taken = Da a { $other } deudas de { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
