# Edifice in a terminal.

## Headings of columns, as short as possible

terminal-edifice-state = Stand
terminal-edifice-pawns = Figuren
terminal-edifice-reward = Belohnung
terminal-edifice-loss = Was du verlierst

## The Edifices of a game

terminal-edifice-names = Die Bauvorhaben sind { $names }.
terminal-edifice-penalty = { $debts ->
    [one] { $penalty }, oder 1 Punkt Schulden
   *[other] { $penalty }, oder { $debts } Punkte Schulden
}
terminal-edifice-joined = mit dem Bauvorhaben → { $reward }, wenn es gebaut wird

## What is asked

terminal-edifice-nobody = niemand
terminal-edifice-give-up = { $name } wurde nicht gebaut, und du hast keine Figur: { $penalty }. Was gibst du her?
terminal-edifice-another-token = noch einen Siegmarker verlieren
terminal-edifice-one-of = { $count ->
    [one] der einzige
   *[other] einer von { $count }
}
terminal-edifice-no-stage = Mit einer Stufe kannst du dich jetzt nicht am Bauvorhaben beteiligen.

## A hint below a question: what to type, and what it does. The letter and the number stay

terminal-edifice-hint = e{ $number } Stufe mit Bauvorhaben

## Rows of the help: what is typed, and what it does

terminal-typed-edifice-join = e3
terminal-does-edifice-join = die Stufe mit Karte 3 bauen und dich am Bauvorhaben beteiligen, in einer Zahlung
terminal-typed-edifice-words = stufe Bäder mit Bauvorhaben
terminal-does-edifice-words = dasselbe in Worten; auch beteilige 2, gib her KARTE, wirf ab 3

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-join = beteilige, beteiligen
terminal-verb-lose = gib her, hergeben
terminal-extra-edifice = Bauvorhaben, dem Bauvorhaben

## When cards are looked up

terminal-colour-edifice = Bauvorhaben
terminal-edifice-penalty-label = Strafe
terminal-edifice-caption = { $count ->
    [one] 1 Bauvorhaben; eine Partie hat eins für jedes Zeitalter. Figuren auf jedem, nach Spielern: { $pawns }.
   *[other] { $count } Bauvorhaben; eine Partie hat eins für jedes Zeitalter. Figuren auf jedem, nach Spielern: { $pawns }.
}
terminal-edifice-pawns-with = { $count } zu { $players }
