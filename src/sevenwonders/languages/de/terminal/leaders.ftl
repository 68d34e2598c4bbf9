# Leaders in a terminal.

## Leaders on the screen: labels in lower case, and what stands behind them

terminal-leaders-cheaper = günstiger
terminal-leaders-next-to = { $mine ->
    [yes] neben dir kosten Anführer { $coins } weniger
   *[no] neben { $name } kosten Anführer { $coins } weniger
}
terminal-leaders-hands = Anführer auf der Hand
terminal-leaders-hand = Hand
terminal-leaders-buried = begraben
terminal-leaders-kept = bisher behalten
terminal-leaders-price-note = 1, 2 oder 3 Münzen, die Zahl des Zeitalters, in dem ein Anführer angeworben wird
terminal-leaders-by-age = nach Zeitalter

## Headings of columns, as short as possible

terminal-leaders-points = Punkte
terminal-leaders-lost-effect = Wirkung, die endet
terminal-leaders-token = Marker
terminal-leaders-held = Du hast

## The beginning of the game, and moments that are no turns, inside a sentence

terminal-leaders-cost-age = Anführer kosten 1, 2 und 3 Münzen in den Zeitaltern I, II und III.
terminal-leaders-cost-printed = Anführer kosten, was auf ihnen steht.
terminal-leaders-moment-draft = Auswahl der Anführer
terminal-leaders-moment-recruitment = Anwerben in Zeitalter { ROMAN($age) }

## What is asked

terminal-leaders-draft = Behalte einen dieser Anführer; die anderen gehen weiter an { $name }.
terminal-leaders-bury = Du darfst einen deiner Anführer begraben: Seine Wirkung endet, und sein Preis zählt doppelt als Punkte.
terminal-leaders-must-choose = Hier kannst du nicht passen: Wirb einen Anführer an, nutze einen für eine Stufe oder verkaufe einen.
terminal-leaders-not-built = Anführer werden nicht gebaut, sondern angeworben: Tippe nur die Nummer.
terminal-leaders-only-recruit = Dieser Anführer kann nur angeworben werden: Tippe nur die Nummer, oder p zum Passen.
terminal-leaders-no-leader = Anführer werden vor einem Zeitalter angeworben, und keine Karte auf deiner Hand ist einer.

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-leaders-hint-recruit = { $number } Anführer { $number } anwerben
terminal-leaders-hint-stage = s{ $number } Stufe mit ihm
terminal-leaders-hint-sell = x{ $number } ihn für 3 Münzen verkaufen

## Rows of the help: what is typed, and what it does

terminal-typed-leaders-recruit = r3 oder 3
terminal-does-leaders-recruit = Anführer 3 anwerben; mit s3 und x3 nutzt du einen für die Stufe oder verkaufst ihn
terminal-typed-leaders-words = behalte Platon
terminal-does-leaders-words = Antworten auf Fragen nach Anführern in Worten: behalte, wirb an, begrabe oder wirf ab

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-recruit = wirb an, wirb, anwerben
terminal-verb-keep = behalte, behalten
terminal-verb-bury = begrabe, begraben

## When cards are looked up

terminal-colour-white = weiß
terminal-thing-leader = Anführer
terminal-leaders-copies = einer; von allen { $count } Anführern bekommt jeder Spieler { $dealt }
terminal-leaders-caption = { $count ->
    [one] 1 Anführer. Meist kostet jeder 1, 2 oder 3 Münzen nach Zeitalter; dies sind die Preise mit { $option }.
   *[other] { $count } Anführer. Meist kostet jeder 1, 2 oder 3 Münzen nach Zeitalter; dies sind die Preise mit { $option }.
}
