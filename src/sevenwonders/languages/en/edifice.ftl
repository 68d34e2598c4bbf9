# Edifice.

## The expansion as the host of a table picks it

expansion-edifice = Edifice
expansiontext-edifice = One great building in each Age, raised together or missed together.
colour-edifice = Edifices

## What a player is asked: a title, a sentence that says more, and what asks

question-pawn = Take a pawn
prompt-pawn = Take a participation pawn: of which Edifice?
asker-pawn = Edifice
use-join = Join
choice-join = Age { ROMAN($count) }
question-penalty = What do you give up?
prompt-penalty = The Edifice failed without you. What do you give up?
asker-penalty = Edifice
use-lose = Give up
edifice-still-to-give = { $count } to give up, one after another.

## Taking part while a stage is built: after the name of the card, and to build the stage without it

extra-edifice = with the Edifice
without-edifice = Do not join
# $name: the Edifice.
edifice-with = With { $name }

## The three Edifices of a game

edifice-title = Edifices
edifice-of-age = Age { ROMAN($age) }: { $name }
edificestate-later = still to come
edificestate-open = under construction
edificestate-built = built
edificestate-failed = failed
edifice-pawns-left = { $count ->
    [one] 1 pawn left
   *[other] { $count } pawns left
}
# Next to the picture of a pawn.
edifice-left = { $count } left
# Before the picture of a coin with a number.
edifice-pay = pay
edifice-price = Taking part, on top of a stage
edifice-reward = Reward for each pawn
edifice-penalty = If it fails and you have no pawn
# After a penalty such as "lose 5 coins", in a row with it.
edifice-debt = { $points ->
    [one] or debts of 1 point if you cannot
   *[other] or debts of { $points } points if you cannot
}
# $names: those who take part; $count is how many they are.
edifice-members = { $count ->
    [one] { $names } takes part
   *[other] { $names } take part
}
# An Edifice in one line. $state: such as "under construction". $pawns: such as "2 pawns left". $price: such as "3 coins".
# $reward: such as "3 points and 2 coins". $penalty: such as "lose 5 coins".
edifice-summary = Edifice of Age { ROMAN($age) }, { $name }, { $state }. Reward: { $reward }. Penalty: { $penalty }.
edifice-summary-undecided = Edifice of Age { ROMAN($age) }, { $name }, { $state }. { $pawns }, { $price } to take part. Reward: { $reward }. Penalty: { $penalty }.

## The pawns of a city. $pawns: such as "1 of Age I, 0 of Age II and 2 of Age III"

edifice-pawns = Pawns: { $pawns }
edifice-pawns-of = { $count } of Age { ROMAN($age) }
edifice-owes = { $count ->
    [one] has one thing to give up
   *[other] has { $count } things to give up
}

## The stage between turns, when an Edifice is built or fails

# One of several things that the banner lists at the end of an Age.
edificestage-in-banner = Edifice
edificestage-of-age = Edifice of Age { ROMAN($age) }
edificestage-pawns = { $taken ->
    [one] 1 pawn taken, { $left } left
   *[other] { $taken } pawns taken, { $left } left
}
edificestage-took-part = { $count ->
    [one] 1 city took part
   *[other] { $count } cities took part
}
# $names: those who did not take part; $count is how many they are.
edificestage-without = { $count ->
    [one] { $names } did not, and gains nothing
   *[other] { $names } did not, and gain nothing
}
edificestage-missing = { $count ->
    [one] one pawn is missing
   *[other] { $count } pawns are missing
}
edificestage-who-pays = whoever has none suffers the penalty
# $reward: such as "3 points and 2 coins". $penalty: such as "lose 5 coins".
edificestage-your-reward = You took part: { $reward }
edificestage-no-reward = You did not take part, and gain nothing
edificestage-your-penalty = You have no pawn: { $penalty }
edificestage-no-penalty = You have a pawn: no penalty

## What is entered on a score sheet for a real table

sheetkey-built = Press once for each pawn on an Edifice that was built.

## Pictures of the page of all drawings

pictogram-edifice = Edifice
pictogram-pawn = Pawn

## When somebody asks. With $mine = yes it is the viewer's city

edificeexplain-title = Edifice
edificeexplain-edifice = It is built together: everybody who takes part while building a stage takes a pawn from it.
edificeexplain-later = It is open from the start of Age { ROMAN($age) }.
edificeexplain-open = { $pawns ->
    [one] 1 pawn left;
   *[other] { $pawns } pawns left;
} { $price ->
    [one] taking part costs 1 coin on top of a stage.
   *[other] taking part costs { $price } coins on top of a stage.
}
edificeexplain-built = It was built: everybody with a pawn has the reward.
edificeexplain-failed = It failed: everybody without a pawn had to pay the penalty.
# $reward: a row of effects such as "3 points, 2 coins".
edificeexplain-reward = Reward for each pawn: { $reward }.
# $penalty: what is lost, such as "lose 3 coins".
edificeexplain-penalty = { $debt ->
    [one] Penalty without a pawn if it fails: { $penalty }, or debts of 1 point.
   *[other] Penalty without a pawn if it fails: { $penalty }, or debts of { $debt } points.
}
edificeexplain-pawn-title = Participation pawn
edificeexplain-pawn = Its owner takes part in the Edifice of that Age.
edificeexplain-pawns-title = { $count ->
    [one] 1 participation pawn
   *[other] { $count } participation pawns
}
edificeexplain-pawns = { $mine ->
    [yes] You take part in these Edifices: a reward for each pawn once they are built.
   *[no] { $name } takes part in these Edifices: a reward for each pawn once they are built.
}
edificeexplain-owing-title = { $count ->
    [one] 1 thing to give up
   *[other] { $count } things to give up
}
edificeexplain-owing = { $mine ->
    [yes] The Edifice failed without you, and the penalty is still to be paid.
   *[no] The Edifice failed without { $name }, and the penalty is still to be paid.
}
edificeexplain-pile = Rewards of Edifices that were built with this city.

## The coach, when Edifice is played for the first time

edificecoach-project-title = One Edifice for everybody
edificecoach-project = Each Age has a great building that all cities can work on. The pawns show how many hands it still needs.
edificecoach-reward-title = A reward or a penalty
edificecoach-reward = If all pawns are taken in time, whoever has one is rewarded. If not, everybody without one suffers.
edificecoach-join-title = Take part with a stage
edificecoach-join = When you build a stage of your wonder, you may pay for a pawn as well, once in each Age.
edificecoach-pawn-title = Your pawn
edificecoach-pawn = You take part in the Edifice of this Age. Now hope that others do so too.
edificecoach-next-title = The next Edifice
edificecoach-next = It asks for more and gives more. Only the Edifice of the current Age can be joined.

## The rules

edificerules-title = Edifice
edificerules-pawns = Each Age has one Edifice with a few participation pawns on it.
edificerules-joining = With a stage you may take part, once per Age: pay the coins of the Edifice together with the stage, and take a pawn. At this table the key W adds it.
edificerules-ship = With Armada too, a stage goes with a ship or with the Edifice, not with both.
edificerules-built = When the last pawn is taken the Edifice is built at once: every pawn of that Age earns the reward.
edificerules-failed = If pawns are left when the Age ends, it has failed. Players with a pawn get nothing, everybody else suffers the penalty.
edificerules-debts = If you cannot pay the penalty in full, you take debts instead: 2, 3 or 5 points by Age.
edificerules-before-conflicts = The Edifice is settled before all conflicts: a red card lost to it no longer fights.

## Lines of the log

# A card whose name need not be said, or that nobody may see, inside a sentence.
thing-edifice = an Edifice

log-joined = { $reader ->
    [who] You join the Edifice of Age { ROMAN($age) }.
   *[none] { $who } joins the Edifice of Age { ROMAN($age) }.
}
log-edifice_built = { $card } is built.
log-edifice_failed = { $card } is not built.
log-rewarded = { $reader ->
    [who] You get the reward of { $card }.
   *[none] { $who } gets the reward of { $card }.
}
log-card_lost = { $reader ->
    [who] You give up { $card }.
   *[none] { $who } gives up { $card }.
}

## What Edifices give and take

effect-pawn = { $a ->
    [any] a participation pawn of any Age
   *[other] a participation pawn of Age { ROMAN($a) }
}
effect-lose_card = { $a ->
    [brown] lose a brown card
    [gray] lose a gray card
    [blue] lose a blue card
    [yellow] lose a yellow card
    [green] lose a green card
   *[red] lose a red card
}
effect-lose_coins = { $a ->
    [one] lose 1 coin
   *[other] lose { $a } coins
}
effect-lose_tokens = { $a ->
    [one] lose 1 victory token
   *[other] lose { $a } victory tokens
}

## Why a move is better

figure-edifice = { SIGNED($count) }
evidence-edifice = { $count ->
        [one] pawn
       *[other] pawns
    }, of { $needed } still missing
reason-edifice = It brings { $count ->
        [one] 1 pawn
       *[other] { $count } pawns
    }; { $needed } were still missing on { $card }.
figure-tempo_pawns = { $turns }
evidence-tempo_pawns = { $turns ->
        [one] turn
       *[other] turns
    } earlier: pawn { $number }
reason-tempo_pawns = Pawn { $number } comes { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } earlier on average.
