# Carthage, a wonder of the second edition whose stages let their owner choose between two bonuses.

## What a player is asked: a title, a sentence that says more, and what asks

question-bonus = Choose your bonus
prompt-bonus = Your wonder lets you choose one of these.
asker-bonus = Your wonder
use-choose = Choose
colour-bonus = Bonuses

## Pictures of the page of all drawings

pictogram-bonus = Bonus

## When somebody asks

carthageexplain-bonus-title = Bonus
carthageexplain-bonus = A stage of Carthage lets its owner choose one of two bonuses.
carthageexplain-pile = Bonuses chosen with the stages of the wonder.

## Lines of the log

# A card whose name need not be said, or that nobody may see, inside a sentence.
thing-bonus = a bonus

## What the board does

# $cards are the names of two bonuses, "Treasure of Carthage or Guard of Carthage".
effect-choose = { $cards }
