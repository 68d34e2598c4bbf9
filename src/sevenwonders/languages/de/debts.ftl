# Coins to lose, and debts: Cities, Armada and Edifice share them.

## What a player is asked: a title, a sentence that says more, and what asks

question-loss = Münzen oder Schulden?
prompt-loss = Du musst Münzen verlieren. Jede Münze, die du nicht zahlst, wird zu 1 Punkt Schulden.
asker-loss = Am Ende der Runde
use-pay = Zahlen
choice-pay = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
# The answers, and below each of them what is left and what it costs.
debts-pay-all = { $coins ->
    [one] 1 Münze zahlen
   *[other] { $coins } Münzen zahlen
}
debts-pay-part = { $coins ->
    [one] 1 Münze zahlen
   *[other] { $coins } Münzen zahlen
}, { $debts ->
    [one] 1 Punkt Schulden
   *[other] { $debts } Punkte Schulden
}
debts-pay-nothing = { $debts ->
    [one] Nichts zahlen, 1 Punkt Schulden
   *[other] Nichts zahlen, { $debts } Punkte Schulden
}
debts-left = { $coins ->
    [one] 1 Münze bleibt
   *[other] { $coins } Münzen bleiben
}
debts-cost = { $points ->
    [0] keine Schulden, keine Punkte verloren
    [one] am Ende −1 Punkt
   *[other] am Ende −{ $points } Punkte
}

## The tokens of a city. Its name stands before them

# The tokens of a city. Its name stands before them.
debts-debts = { $points ->
    [one] 1 Punkt Schulden
   *[other] { $points } Punkte Schulden
}
debts-loss = { $coins ->
    [one] muss am Ende dieser Runde 1 Münze verlieren
   *[other] muss am Ende dieser Runde { $coins } Münzen verlieren
}
# Next to the number of these coins.
debts-loss-short = fällig
# One of several things that the banner lists at the end of an Age: "Zeitalter I endet: Schulden, Seekonflikt und Krieg".
debts-in-banner = Schulden

## The score sheet

category-debts = Schulden
categoryspoken-debts = Schulden
categorytext-debts = Jede Schuld kostet einen Punkt.
column-debts = Schulden
sum-debts = { $number ->
    [one] 1 Punkt Schulden
   *[other] { $number } Punkte Schulden
}
# What is entered on a score sheet for a real table.
sheetkey-debts = Schulden

## Pictures of the page of all drawings

pictogram-debt = Schulden
pictogram-loss = Verlust

## When somebody asks. With $mine = yes it is the viewer's city

debtsexplain-debt-title = Schulden
debtsexplain-debts-title = { $points ->
    [one] 1 Punkt Schulden
   *[other] { $points } Punkte Schulden
}
debtsexplain-debts = Für Münzen, die nicht gezahlt werden konnten oder sollten. Sie werden am Ende abgezogen.
debtsexplain-worth = { $points ->
    [one] −1 Punkt
   *[other] −{ $points } Punkte
}
debtsexplain-loss-symbol-title = Verlust
debtsexplain-loss-symbol = Münzen, die an die Bank gehen; jede nicht gezahlte Münze wird zu 1 Punkt Schulden.
debtsexplain-loss-title = { $coins ->
    [one] 1 Münze zu verlieren
   *[other] { $coins } Münzen zu verlieren
}
debtsexplain-loss = { $mine ->
    [yes] Am Ende dieser Runde zahlst du an die Bank oder nimmst für jede Münze 1 Punkt Schulden.
   *[no] Am Ende dieser Runde zahlt { $name } an die Bank oder nimmt für jede Münze 1 Punkt Schulden.
}

## The rules

debtsrules-scoring = Schulden werden von den Punkten für Münzen abgezogen.

## Lines of the log

log-lost = { $reader ->
    [who] Du verlierst { log-coins }.
   *[none] { $who } verliert { log-coins }.
}
log-lost_and_indebted = { $reader ->
    [who] Du verlierst { log-coins } und nimmst Schulden im Wert von { $debts }.
   *[none] { $who } verliert { log-coins } und nimmt Schulden im Wert von { $debts }.
}
log-indebted = { $reader ->
    [who] Du nimmst Schulden im Wert von { $debts }.
   *[none] { $who } nimmt Schulden im Wert von { $debts }.
}

## What cards do

effect-neighbours_debt = jeder Nachbar nimmt Schulden im Wert von { $a }

## Why a move is better

figure-debts = −{ $points }
evidence-debts = { $points ->
    [one] Punkt
   *[other] Punkte
} durch neue Schulden
reason-debts = Sonst kosten neue Schulden { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
figure-debts_taken = −{ $points }
evidence-debts_taken = { $points ->
    [one] Punkt
   *[other] Punkte
} durch Schulden für { $other }
reason-debts_taken = { $other } bekommt Schulden im Wert von { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
