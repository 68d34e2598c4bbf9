# Coins to lose, and debts: Cities, Armada and Edifice share them.

## What a player is asked: a title, a sentence that says more, and what asks

question-loss = Coins or debts?
prompt-loss = You have to lose coins. Each coin that you do not pay becomes a debt of 1 point.
asker-loss = At the end of the turn
use-pay = Pay
choice-pay = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
# The answers, and below each of them what is left and what it costs.
debts-pay-all = { $coins ->
    [one] Pay 1 coin
   *[other] Pay { $coins } coins
}
debts-pay-part = Pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, take { $debts ->
    [one] 1 debt
   *[other] { $debts } debts
}
debts-pay-nothing = { $debts ->
    [one] Pay nothing, take 1 debt
   *[other] Pay nothing, take { $debts } debts
}
debts-left = { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
}
debts-cost = { $points ->
    [0] no debt, no points lost
    [one] −1 point at the end
   *[other] −{ $points } points at the end
}

## The tokens of a city. Its name stands before them

debts-debts = { $points ->
    [one] debts of 1 point
   *[other] debts of { $points } points
}
debts-loss = { $coins ->
    [one] has to lose 1 coin at the end of this turn
   *[other] has to lose { $coins } coins at the end of this turn
}
# Next to the number of these coins.
debts-loss-short = due

# One of several things that the banner lists at the end of an Age: "Age I ends: debts, naval conflict and war".
debts-in-banner = debts

## The score sheet

category-debts = Debts
categoryspoken-debts = debts
categorytext-debts = Each debt costs a point.
# Behind a number of points.
column-debts = debts
sum-debts = { $number ->
    [one] 1 debt
   *[other] { $number } debts
}
# What is entered on a score sheet for a real table.
sheetkey-debts = Debts

## Pictures of the page of all drawings

pictogram-debt = Debt
pictogram-loss = Loss

## When somebody asks. With $mine = yes it is the viewer's city

debtsexplain-debt-title = Debt
debtsexplain-debts-title = { $points ->
    [one] Debts of 1 point
   *[other] Debts of { $points } points
}
debtsexplain-debts = For coins that could not or would not be paid. They are deducted at the end.
debtsexplain-worth = { $points ->
    [one] −1 point
   *[other] −{ $points } points
}
debtsexplain-loss-symbol-title = Loss
debtsexplain-loss-symbol = Coins to pay to the bank; each coin not paid becomes a debt of 1 point.
debtsexplain-loss-title = { $coins ->
    [one] 1 coin to lose
   *[other] { $coins } coins to lose
}
debtsexplain-loss = { $mine ->
    [yes] At the end of this turn you pay the bank, or take a debt of 1 point for each coin.
   *[no] At the end of this turn { $name } pays the bank, or takes a debt of 1 point for each coin.
}

## The rules

debtsrules-scoring = Debts are deducted from the points for coins.

## Lines of the log

log-lost = { $reader ->
    [who] You lose { log-coins }.
   *[none] { $who } loses { log-coins }.
}
log-lost_and_indebted = { $reader ->
    [who] You lose { log-coins } and take a debt of { $debts }.
   *[none] { $who } loses { log-coins } and takes a debt of { $debts }.
}
log-indebted = { $reader ->
    [who] You take a debt of { $debts }.
   *[none] { $who } takes a debt of { $debts }.
}

## What cards do

effect-neighbours_debt = each neighbour takes a debt of { $a }

## Why a move is better

figure-debts = −{ $points }
evidence-debts = { $points ->
        [one] point
       *[other] points
    } of new debts
reason-debts = Otherwise new debts cost { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
figure-debts_taken = −{ $points }
evidence-debts_taken = { $points ->
        [one] point
       *[other] points
    } of debts for { $other }
reason-debts_taken = It gives { $other } debts of { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
