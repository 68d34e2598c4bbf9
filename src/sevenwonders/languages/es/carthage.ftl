## What a player is asked: a title, a sentence that says more, and what asks

question-bonus = Elige tu bonificación
prompt-bonus = Tu maravilla te deja elegir una de estas.
asker-bonus = Tu maravilla
use-choose = Elegir
colour-bonus = Bonificaciones

## Pictures of the page of all drawings

pictogram-bonus = Bonificación

## When somebody asks

carthageexplain-bonus-title = Bonificación
carthageexplain-bonus = Una etapa de Cartago deja elegir una de dos bonificaciones.
carthageexplain-pile = Bonificaciones elegidas con las etapas de la maravilla.

## Lines of the log

thing-bonus = una bonificación

## What the board does

effect-choose = { $cards }
