# Coins to lose, and debts, in a terminal: Cities, Armada and Edifice share them.

terminal-debts-due = Münzen zu verlieren

## What is asked

terminal-debts-question = { $coins ->
    [one] 1 Münze zu verlieren: Zahlst du, oder nimmst du Schulden?
   *[other] { $coins } Münzen zu verlieren: Zahlst du, oder nimmst du Schulden?
}
terminal-debts-left = Übrig
terminal-debts-taken = { $count ->
    [0] keine
    [one] 1 Punkt Schulden: am Ende 1 Punkt weniger
   *[other] { $count } Punkte Schulden: am Ende { $count } Punkte weniger
}
terminal-debts-owed = { $points ->
    [one] Du hast schon 1 Punkt Schulden.
   *[other] Du hast schon { $points } Punkte Schulden.
}
terminal-debts-note = Schulden werden nie zurückgezahlt; 3 Münzen sind am Ende 1 Punkt wert.

## A row of the help: what is typed, and what it does

terminal-typed-debts-pay = zahle 2
terminal-does-debts-pay = 2 der Münzen zahlen, die du verlierst, und für die anderen Schulden nehmen

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-pay = zahle, zahlen
