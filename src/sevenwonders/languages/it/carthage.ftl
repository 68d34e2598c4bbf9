# Cartagine, una meraviglia della seconda edizione i cui stadi fanno scegliere tra due bonus.

## What a player is asked: a title, a sentence that says more, and what asks

question-bonus = Scegli il tuo bonus
prompt-bonus = La tua meraviglia ti fa scegliere uno di questi.
asker-bonus = La tua meraviglia
use-choose = Scegli
colour-bonus = Bonus

## Pictures of the page of all drawings

pictogram-bonus = Bonus

## When somebody asks

carthageexplain-bonus-title = Bonus
carthageexplain-bonus = Uno stadio di Cartagine fa scegliere uno di due bonus.
carthageexplain-pile = I bonus scelti con gli stadi della meraviglia.

## Lines of the log

thing-bonus = un bonus

## What the board does

effect-choose = { $cards }
