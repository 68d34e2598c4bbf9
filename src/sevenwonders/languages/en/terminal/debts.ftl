# Coins to lose, and debts, in a terminal: Cities, Armada and Edifice share them.

# Before how many coins each city is about to lose: "you 3, Giza 2".
terminal-debts-due = coins to lose

## What is asked

terminal-debts-question = { $coins ->
    [one] 1 coin to lose: pay, or take debts?
   *[other] { $coins } coins to lose: pay, or take debts?
}
# The heading of the coins that would be left.
terminal-debts-left = Left
# The debts that come with an answer.
terminal-debts-taken = { $count ->
    [0] none
    [one] 1 debt: 1 point less at the end
   *[other] { $count } debts: { $count } points less at the end
}
# Before the next message.
terminal-debts-owed = { $points ->
    [one] You owe 1 point already.
   *[other] You owe { $points } points already.
}
terminal-debts-note = Debts are never paid back; 3 coins are worth 1 point at the end.

## A row of the help: what is typed, and what it does

# A choice in words that the person may type; the word is the one below.
terminal-typed-debts-pay = pay 2
terminal-does-debts-pay = pay 2 of the coins that you lose, and take debts for the others

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-pay = pay
