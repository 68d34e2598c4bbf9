# Coins to lose, and debts, in a terminal: Cities, Armada and Edifice share them.

terminal-debts-due = monete da perdere

## What is asked

terminal-debts-question = { $coins ->
    [one] 1 moneta da perdere: paghi o prendi debiti?
   *[other] { $coins } monete da perdere: paghi o prendi debiti?
}
terminal-debts-left = Restano
terminal-debts-taken = { $count ->
    [0] nessuno
    [one] 1 debito: 1 punto in meno alla fine
   *[other] { $count } debiti: { $count } punti in meno alla fine
}
terminal-debts-owed = { $points ->
    [one] Hai già debiti da 1 punto.
   *[other] Hai già debiti da { $points } punti.
}
terminal-debts-note = I debiti non si restituiscono mai; 3 monete valgono 1 punto alla fine.

## A row of the help: what is typed, and what it does

terminal-typed-debts-pay = paga 2
terminal-does-debts-pay = paga 2 delle monete che perdi e prendi debiti per le altre

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-pay = paga, pagare, pago
