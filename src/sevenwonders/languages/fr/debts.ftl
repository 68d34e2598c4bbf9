## What a player is asked: a title, a sentence that says more, and what asks

question-loss = Pièces ou dettes ?
prompt-loss = Tu dois perdre des pièces. Chaque pièce que tu ne paies pas devient une dette de 1 point.
asker-loss = À la fin du tour
use-pay = Payer
choice-pay = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
debts-pay-all = { $coins ->
    [one] Payer { $coins } pièce
   *[other] Payer { $coins } pièces
}
debts-pay-part = Payer { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, prendre { $debts ->
    [one] { $debts } dette
   *[other] { $debts } dettes
}
debts-pay-nothing = { $debts ->
    [one] Ne rien payer, prendre { $debts } dette
   *[other] Ne rien payer, prendre { $debts } dettes
}
debts-left = { $coins ->
    [one] reste { $coins } pièce
   *[other] reste { $coins } pièces
}
debts-cost = { $points ->
    [0] ni dette, ni point perdu
    [one] −{ $points } point à la fin
   *[other] −{ $points } points à la fin
}

## The tokens of a city. Its name stands before them

debts-debts = { $points ->
    [one] dettes de { $points } point
   *[other] dettes de { $points } points
}
debts-loss = { $coins ->
    [one] doit perdre { $coins } pièce à la fin de ce tour
   *[other] doit perdre { $coins } pièces à la fin de ce tour
}
debts-loss-short = à payer

debts-in-banner = dettes

## The score sheet

category-debts = Dettes
categoryspoken-debts = dettes
categorytext-debts = Chaque dette coûte un point.
column-debts = dettes
sum-debts = { $number ->
    [one] { $number } dette
   *[other] { $number } dettes
}
sheetkey-debts = Dettes

## Pictures of the page of all drawings

pictogram-debt = Dette
pictogram-loss = Perte

## When somebody asks. With $mine = yes it is the viewer's city

debtsexplain-debt-title = Dette
debtsexplain-debts-title = { $points ->
    [one] Dettes de { $points } point
   *[other] Dettes de { $points } points
}
debtsexplain-debts = Pour des pièces qu’on ne pouvait ou ne voulait pas payer. Elles sont déduites à la fin.
debtsexplain-worth = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
debtsexplain-loss-symbol-title = Perte
debtsexplain-loss-symbol = Des pièces à payer à la banque ; chaque pièce non payée devient une dette de 1 point.
debtsexplain-loss-title = { $coins ->
    [one] { $coins } pièce à perdre
   *[other] { $coins } pièces à perdre
}
debtsexplain-loss = { $mine ->
    [yes] À la fin de ce tour, tu paies la banque, ou tu prends une dette de 1 point par pièce.
   *[no] À la fin de ce tour, { $name } paie la banque, ou prend une dette de 1 point par pièce.
}

## The rules

debtsrules-scoring = Les dettes sont déduites des points des pièces.

## Lines of the log

log-lost = { $reader ->
    [who] Tu perds { log-coins }.
   *[none] { $who } perd { log-coins }.
}
log-lost_and_indebted = { $reader ->
    [who] Tu perds { log-coins } et tu prends une dette de { $debts }.
   *[none] { $who } perd { log-coins } et prend une dette de { $debts }.
}
log-indebted = { $reader ->
    [who] Tu prends une dette de { $debts }.
   *[none] { $who } prend une dette de { $debts }.
}

## What cards do

effect-neighbours_debt = chaque voisin prend une dette de { $a }

## Why a move is better

figure-debts = −{ $points }
evidence-debts = { $points ->
    [one] point
   *[other] points
} de nouvelles dettes
reason-debts = Sinon, de nouvelles dettes coûtent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
figure-debts_taken = −{ $points }
evidence-debts_taken = { $points ->
    [one] point
   *[other] points
} de dettes pour { $other }
reason-debts_taken = Cela donne à { $other } des dettes de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
