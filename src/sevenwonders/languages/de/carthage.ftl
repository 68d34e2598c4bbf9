# Carthage, a wonder of the second edition whose stages let their owner choose between two bonuses.

## What a player is asked: a title, a sentence that says more, and what asks

question-bonus = Wähle deinen Bonus
prompt-bonus = Dein Weltwunder lässt dich eins davon wählen.
asker-bonus = Dein Weltwunder
use-choose = Wählen
colour-bonus = Boni

## Pictures of the page of all drawings

pictogram-bonus = Bonus

## When somebody asks

carthageexplain-bonus-title = Bonus
carthageexplain-bonus = Eine Stufe von Karthago lässt die Wahl zwischen zwei Boni.
carthageexplain-pile = Boni, die mit den Stufen des Weltwunders gewählt wurden.

## Lines of the log

# A card whose name need not be said, or that nobody may see, inside a sentence.
thing-bonus = 1 Bonus

## What the board does

# $cards are the names of two bonuses, "Schatz von Karthago oder Wache von Karthago".
effect-choose = { $cards }
