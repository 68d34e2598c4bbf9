## What a player is asked: a title, a sentence that says more, and what asks

question-bonus = Choisis ton bonus
prompt-bonus = Ta merveille te laisse en choisir un.
asker-bonus = Ta merveille
use-choose = Choisir
colour-bonus = Bonus

## Pictures of the page of all drawings

pictogram-bonus = Bonus

## When somebody asks

carthageexplain-bonus-title = Bonus
carthageexplain-bonus = Une étape de Carthage laisse choisir un de deux bonus.
carthageexplain-pile = Les bonus choisis avec les étapes de la merveille.

## Lines of the log

thing-bonus = un bonus

## What the board does

effect-choose = { $cards }
