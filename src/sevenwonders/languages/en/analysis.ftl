# The analysis of a finished game: the dock beside the table of a replay, the moments on the score sheet, and the
# picture to share. $moment is always such as "Age II, turn 3". Options are such as "Altar", "Stage 2" or "Sell Altar".

analysis-title = Analysis
# Buttons.
analysis-open = Analyse
analysis-close = Close the analysis
analysis-pull = Show more of the analysis
# Below the title: what the lines of the curve show, in the page and in the picture.
analysis-legend = chance to win
analysis-legend-whole = chance to win · dotted: even
analysis-progress = move { $done } of { $total }
analysis-remaining = move { $done } of { $total } · about { $seconds } s

## The curve

analysis-curve = Chance to win over the game
analysis-curve-table = Chance to win at the start of each turn
# Heads the column with the turns.
analysis-moment = Moment
# At the dotted line: where everybody's chance is the same.
analysis-even = even
# $chances: a row of the next message.
analysis-at = { $moment }: { $chances }
analysis-chance-of = { $name } { $chance }
# An Age is 0 in a game that has none.
analysis-time = { $age ->
    [0] Turn { $turn }
   *[other] Age { ROMAN($age) }, turn { $turn }
}

## Turning points: the moves that cost something

analysis-points = { $mine ->
    [yes] My turning points
   *[no] { $name }’s turning points
}
analysis-all-points = All turning points
# Names a switch with two buttons: one player's turning points and those of all, with their numbers.
analysis-whose = Whose turning points
analysis-own = { $mine ->
    [yes] Mine { $count }
   *[no] { $name } { $count }
}
analysis-all = All { $count }
# Two options. Between stars are the words that stand out.
analysis-instead-marked = **{ $played }** instead of **{ $better }**
analysis-instead = { $played } instead of { $better }
# What a move is called.
analysis-mark-inaccuracy = Inaccuracy
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder
analysis-mark-best = Best move
analysis-mark-good = Good move
# How much of the chance to win was lost or gained: $percent is such as "12 %".
analysis-loss = −{ $percent }
analysis-gain = +{ $percent }
analysis-lost-points = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points

## A move

analysis-who = { $mine ->
    [yes] You
   *[no] { $name }
}
analysis-who-and-when = { $who }, { $moment }
# Behind it: the number of the move among one player's turning points, or among all.
analysis-number-of = { $mine ->
    [yes] { $number } of my { $count }
   *[no] { $number } of { $count }
}
# Above the two options of a move, and at cards of the hand.
analysis-you-played = you played
analysis-played = played
analysis-better = better
# Below a chance such as "52 %".
analysis-to-win = to win
# Lost points, and the word below them.
analysis-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-points-word = points
# The place of a move among all options. From the eleventh on it is a number.
analysis-rank = { $rank ->
    [1] First of { $options }.
    [2] Second of { $options }.
    [3] Third of { $options }.
    [4] Fourth of { $options }.
    [5] Fifth of { $options }.
    [6] Sixth of { $options }.
    [7] Seventh of { $options }.
    [8] Eighth of { $options }.
    [9] Ninth of { $options }.
    [10] Tenth of { $options }.
   *[other] Number { $rank } of { $options }.
}
# Stands behind the place.
analysis-nearly-best = About as good as the best one.
analysis-best-of = { $options ->
    [one] The best of { $options } choice.
   *[other] The best of { $options } choices.
}
# Below the better option, if nothing can be counted.
analysis-won-more = leads to positions that are won more often
# At the foot of a card: it was put under the wonder, or sold.
analysis-use-stage = under the wonder
analysis-use-sell = sold
# Short names of options: a stage of the wonder, a card that is sold, and another use of a card.
analysis-stage = Stage { $stage }
analysis-sell = Sell { $card }
analysis-with-use = { $use }: { $card }
analysis-pass = Do nothing
# Who gets how many coins of a payment. In a row: "2 to the left and 1 to the bank".
payee-left = { $coins } to the left
payee-right = { $coins } to the right
payee-far_left = { $coins } to the second city on the left
payee-far_right = { $coins } to the second city on the right
payee-bank = { $coins } to the bank
analysis-chance = { $name }: { $chance } to win
# Buttons below it.
analysis-next = Next mistake
analysis-previous = Previous mistake
analysis-play-on = Play on from here
analysis-play-on-short = Play on

## In the place of a move

analysis-the-end = The end of the game
analysis-the-end-text = Step back to a move to see what it was worth.
analysis-forced = There was only one choice
analysis-forced-text = Nothing could be gained or lost here.
analysis-not-studied = This move is not studied yet
analysis-not-studied-text = { $moves ->
    [0] { -found-by-itself }
    [one] It comes after { $moves } more move. The replay works as always, and what is found appears here by itself.
   *[other] It comes after { $moves } more moves. The replay works as always, and what is found appears here by itself.
}
-found-by-itself = What is found appears here by itself.
analysis-found-by-itself = { -found-by-itself }
analysis-study-first = Study this move first
analysis-studied-next = This move is studied next
analysis-computing = The analysis has begun

## A player without a costly move

analysis-none = No costly move
analysis-none-text = { $mine ->
    [yes] Nothing you did gave much away. Accuracy { NUMBER($accuracy, maximumFractionDigits: 0) }.
   *[no] Nothing { $name } did gave much away. Accuracy { NUMBER($accuracy, maximumFractionDigits: 0) }.
}
analysis-others = See what the others missed: { $count }
analysis-closest = Still worth a look: the closest choice
# Two options, and how far apart they are: $share is such as "1 %".
analysis-either = { $one } or { $other }
analysis-apart = { $share } apart

## Players

analysis-players = Players
# Columns of a table.
analysis-name = Name
analysis-accuracy = accuracy
analysis-luck = luck
analysis-luck-text = What the hands offered against an average deal.
analysis-best = best
analysis-worst = worst
# Luck in points.
analysis-luck-of = { $luck ->
    [good] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [bad] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] 0
}
analysis-look = { $name }: show this player’s line and turning points
# Before a moment such as "Age II, turn 3".
analysis-go-to-best = { $name }’s best moment:
analysis-go-to-worst = { $name }’s worst moment:

## What went wrong

analysis-stopped = It stopped at move { $done } of { $total }
analysis-did-not-begin = It could not begin
analysis-stays = What is found so far stays here.
analysis-again = Try again
analysis-go-on = Go on from move { $move }

## Hands

# A button, and the tray that it opens.
analysis-hands = Hands
analysis-hands-of = All hands at this moment
# Above somebody's cards.
analysis-held = **{ $name }** held
# Among the seats from which a replay can be seen: always the seat that moves.
analysis-mover = Seat of the mover

## Sharing

analysis-share-link = Copy the link to this moment
analysis-share-picture = Share a picture of the analysis
analysis-copied = The link is copied.
analysis-saved = The picture is saved.
analysis-picture-failed = This browser cannot draw the picture.
# Lines of the picture. $what: an option, or one instead of another.
analysis-accuracy-short = { $name }: accuracy { NUMBER($accuracy, maximumFractionDigits: 0) }
analysis-moment-line = { $name }, { $moment }: { $what }

## The moments on the score sheet

analysis-moments = { $count ->
    [1] The moment that decided it
    [2] Two moments that decided it
    [3] Three moments that decided it
   *[other] { $count } moments that decided it
}
analysis-moments-text = the largest swings, in order of play
analysis-looking = Looking for the moments that decided it
analysis-no-moment = No single move decided this game.
analysis-moments-failed = The moments could not be found.
# At the viewer's own line.
analysis-you = you
analysis-was-better = { $better } was better.
analysis-was-best = { $best } was the best choice.
# A link. $who: a name, or "You".
analysis-show-moment = { $who }, { $moment }: look at this move
