# Coins to lose, and debts, in a terminal: Cities, Armada and Edifice share them.

terminal-debts-due = monedas por perder

## What is asked

terminal-debts-question = { $coins ->
    [one] 1 moneda por perder: ¿pagas o tomas deudas?
   *[other] { $coins } monedas por perder: ¿pagas o tomas deudas?
}
terminal-debts-left = Quedan
terminal-debts-taken = { $count ->
    [0] ninguna
    [one] 1 deuda: 1 punto menos al final
   *[other] { $count } deudas: { $count } puntos menos al final
}
terminal-debts-owed = { $points ->
    [one] Ya debes 1 punto.
   *[other] Ya debes { $points } puntos.
}
terminal-debts-note = Las deudas nunca se devuelven; 3 monedas valen 1 punto al final.

## A row of the help: what is typed, and what it does

terminal-typed-debts-pay = pagar 2
terminal-does-debts-pay = pagar 2 de las monedas que pierdes y tomar deudas por las demás

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-pay = pagar, paga, pago
