# Leaders in a terminal.

## Leaders on the screen: labels in lower case, and what stands behind them

terminal-leaders-cheaper = moins cher
terminal-leaders-next-to = { $mine ->
    [yes] les leaders coûtent { $coins } de moins grâce à toi
   *[no] les leaders coûtent { $coins } de moins grâce à { $name }
}
terminal-leaders-hands = leaders en main
terminal-leaders-hand = en main
terminal-leaders-buried = enterrés
terminal-leaders-kept = gardés jusqu’ici
terminal-leaders-price-note = 1, 2 ou 3 pièces, le numéro de l’Âge où un leader est recruté
terminal-leaders-by-age = selon l’Âge

## Headings of columns, as short as possible

terminal-leaders-points = Points
terminal-leaders-lost-effect = Effet qui cesse
terminal-leaders-token = Jeton
terminal-leaders-held = Tu en as

## The beginning of the game, and moments that are no turns, inside a sentence

terminal-leaders-cost-age = Les leaders coûtent 1, 2 et 3 pièces aux Âges I, II et III.
terminal-leaders-cost-printed = Les leaders coûtent le prix imprimé sur leur carte.
terminal-leaders-moment-draft = draft des leaders
terminal-leaders-moment-recruitment = recrutement de l’Âge { ROMAN($age) }

## What is asked

terminal-leaders-draft = Garde un de ces leaders ; les autres passent à { $name }.
terminal-leaders-bury = Tu peux enterrer un de tes leaders : son effet cesse, et son prix compte deux fois en points.
terminal-leaders-must-choose = Tu ne peux pas passer ici : recrute un leader, sers-t’en pour une étape ou vends-en un.
terminal-leaders-not-built = Les leaders ne se construisent pas, ils se recrutent : tape seulement le numéro.
terminal-leaders-only-recruit = Ce leader ne peut qu’être recruté : tape seulement le numéro, ou p pour passer.
terminal-leaders-no-leader = Les leaders se recrutent avant un Âge, et aucune carte de ta main n’en est un.

## Hints below a question: what to type, and what it does. Letters and numbers stay

terminal-leaders-hint-recruit = { $number } recruter le leader { $number }
terminal-leaders-hint-stage = s{ $number } étape avec lui
terminal-leaders-hint-sell = x{ $number } le vendre pour 3 pièces

## Rows of the help: what is typed, and what it does

terminal-typed-leaders-recruit = r3 ou 3
terminal-does-leaders-recruit = recruter le leader 3 ; avec s3 et x3, tu t’en sers pour l’étape ou tu le vends
terminal-typed-leaders-words = garde Platon
terminal-does-leaders-words = les réponses sur les leaders en mots : garde, recrute, enterre ou jette

## Words for choices, in lists with commas between them. Case and accents do not matter

terminal-verb-recruit = recrute, recruter
terminal-verb-keep = garde, garder
terminal-verb-bury = enterre, enterrer

## When cards are looked up

terminal-colour-white = blanc
terminal-thing-leader = leader
terminal-leaders-copies = un ; des { $count } leaders, chaque joueur en reçoit { $dealt }
terminal-leaders-caption = { $count ->
    [one] { $count } leader. D’habitude, chacun coûte 1, 2 ou 3 pièces selon l’Âge ; voici les prix avec { $option }.
   *[other] { $count } leaders. D’habitude, chacun coûte 1, 2 ou 3 pièces selon l’Âge ; voici les prix avec { $option }.
}
