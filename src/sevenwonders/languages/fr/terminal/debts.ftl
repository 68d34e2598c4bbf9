# Coins to lose, and debts, in a terminal: Cities, Armada and Edifice share them.

terminal-debts-due = pièces à perdre

## What is asked

terminal-debts-question = { $coins ->
    [one] { $coins } pièce à perdre : payer, ou prendre des dettes ?
   *[other] { $coins } pièces à perdre : payer, ou prendre des dettes ?
}
terminal-debts-left = Reste
terminal-debts-taken = { $count ->
    [0] aucune
    [one] { $count } dette : { $count } point de moins à la fin
   *[other] { $count } dettes : { $count } points de moins à la fin
}
terminal-debts-owed = { $points ->
    [one] Tu as déjà une dette de { $points } point.
   *[other] Tu as déjà des dettes de { $points } points.
}
terminal-debts-note = Les dettes ne se remboursent jamais ; 3 pièces valent 1 point à la fin.

## A row of the help: what is typed, and what it does

terminal-typed-debts-pay = paie 2
terminal-does-debts-pay = payer 2 des pièces que tu perds, et prendre des dettes pour les autres

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-pay = paie, paye, payer
