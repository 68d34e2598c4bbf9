# Leaders.

## The expansion as the host of a table picks it

expansion-leaders = Leaders
expansiontext-leaders = Draft four leaders and recruit one before each Age.
option-leader_price = Printed prices
optiontext-leader_price = A leader costs the number on the card, otherwise as many coins as the number of the Age.

## The phases of the game in the bar above the table, and in one word on a phone

leaders-draft = Leader draft
leaders-draft-text = { $left ->
    [1] Leader draft, last pack
   *[other] Leader draft, packs of { $left }
}
leaders-recruitment = Age { ROMAN($age) }, recruitment
leaders-recruitment-short = Recruit
leaders-recruitment-text = Everybody uses a leader at the same time

## What a player is asked: a title, a sentence that says more, what asks, and the answer that does nothing ("pass-…")

question-leader_draft = Keep one leader
prompt-leader_draft = Keep one of these leaders; the others go on.
leaders-kept-names = Kept so far: { $names }
question-recruit = Use a leader
prompt-recruit = Use one of your leaders: recruit it, build a stage with it, or sell it.
question-extra_leader = Recruit one more leader
prompt-extra_leader = Your wonder lets you recruit one more leader.
asker-extra_leader = Your wonder
pass-extra_leader = Recruit nobody
question-bury_leader = Bury a leader?
prompt-bury_leader = Your wonder lets you turn a leader face down for points.
asker-bury_leader = Your wonder
pass-bury_leader = Bury nobody
question-victory_token = Give up a victory token
prompt-victory_token = Throw away one of your victory tokens.

## What can be done with a leader: as the title of a button, what it gives, and the button that confirms it

use-keep = Keep
gain-keep = goes into your hand
use-recruit = Recruit
use-bury = Bury for points
gain-bury = twice its price in points; its effect ends
order-bury = Bury { $name }

## What a player did with a leader, next to a picture and below the city

did-recruited = recruited
caption-recruited = recruits { $card }
did-leader_sold = sold a leader
caption-leader_sold = sells a leader

## Leaders in a city. A count stands after the name of the city

leaders-in-hand = Leaders in hand
leaders-count = { $count ->
    [one] 1 leader in hand
   *[other] { $count } leaders in hand
}
leaders-show = Show the leaders in hand of { $name }
leaders-buried = Buried for points: { $names }
# The back of a leader, and a leader under a stage of a wonder.
leaders-back = Leader
leaders-under = a leader lies under it

## On the pages of cards

colour-white = Leaders
copies-white = There is one of each leader. Four are dealt to everybody before the first Age.
# $coins: the price on the card.
leaders-price-by-age = { $coins ->
    [one] As many coins as the number of the Age; with printed prices 1 coin.
   *[other] As many coins as the number of the Age; with printed prices { $coins } coins.
}

## The score sheet

category-leaders = Leaders
categoryspoken-leaders = leaders
categorytext-leaders = Points of the leaders.
# Behind a number of points.
column-leaders = leaders
# A leader that was turned face down for points.
sum-buried = { $card }, face down
# One science symbol counts as another kind.
leaders-changed = Changed { $from ->
    [compass] compass
    [gear] gear
   *[tablet] tablet
} to { $to ->
    [compass] compass
    [gear] gear
   *[tablet] tablet
}
# What is entered on a score sheet for a real table.
sheetkey-buried = Buried leaders, with the Age of their recruitment

## A key and what it does, in a row of such keys

keyuse-keep = { $key } keep
keyuse-recruit = { $key } recruit
keyuse-bury = { $key } bury for points

## Pictures of the page of all drawings

pictogram-white = White
pictogram-change_symbol = Change symbol

## When somebody asks. With $mine = yes it is the viewer's city

leadersexplain-leader-title = Leader
leadersexplain-leader = A leader lies in the city as a white card; it is recruited before an Age.
leadersexplain-held = { $mine ->
    [yes] Before each Age you use one of them: recruit it, build a stage with it, or sell it.
   *[no] Before each Age { $name } uses one of them: recruit it, build a stage with it, or sell it.
}
leadersexplain-changed-symbol-title = Changed symbol
leadersexplain-changed-symbol = At the end one science symbol counts as another kind.
leadersexplain-score = The points of leaders.
leadersexplain-pile = Leaders recruited by this city. Their effects hold for good.

## The coach, when Leaders is played for the first time

leaderscoach-draft-title = Leaders come first
leaderscoach-draft = Keep one of these leaders and pass the others on. You pay for a leader only when you recruit it.
leaderscoach-coins-title = Leaders cost coins
leaderscoach-coins = That is why everybody begins with more coins than usual. Goods do not help to recruit.
leaderscoach-recruitment-title = Recruit before each Age
leaderscoach-recruitment = Use one leader now: recruit it, put it under a stage of your wonder, or sell it.
leaderscoach-held-title = These wait for their Age
leaderscoach-held = Leaders that you hold come into play before the next Age. Plan your city around one of them.
leaderscoach-white-title = Your leader is at work
leaderscoach-white = A recruited leader is a white card of your city. Its effect holds from now on, to the end of the game.

## The rules

leadersrules-setup = With Leaders every city starts with 6 coins instead.
leadersrules-scoring = Leaders have a line of their own.
leadersrules-title = Leaders
leadersrules-draft = Before Age I everybody gets 4 leaders, keeps one and hands the others to the right, until all are taken.
leadersrules-recruitment = Before each Age everybody uses one leader at the same time: recruit it, build a stage with it face down, or sell it for 3 coins.
leadersrules-price = A leader costs as many coins as the number of the Age. With printed prices it costs the number on the card.
leadersrules-in-city = A recruited leader lies in your city as a white card. Leaders not used before Age III leave the game.
leadersrules-wonders = Roma makes leaders cheaper. Abu Simbel turns a recruited leader face down for twice its price in points.

## Lines of the log

# A card whose name need not be said, or that nobody may see, inside a sentence.
thing-white = a leader
thing-leader = a leader

log-heading_draft = Draft of the leaders
log-heading_recruitment = Age { ROMAN($age) }, recruitment
log-recruited = { $reader ->
    [who] You recruit { $cards }.
   *[none] { $who } recruits { $cards }.
}
log-kept_leader = { $reader ->
    [who] You take { $cards } into your hand.
   *[none] { $who } takes { $cards } into hand.
}
log-leaders_left = { $reader ->
    [who] You discard { $cards }.
   *[none] { $who } discards { $cards }.
}
log-leader_sold = { $reader ->
    [who] You sell { $cards }.
   *[none] { $who } sells { $cards }.
}
log-leader_buried = { $reader ->
    [who] You bury { $cards }.
   *[none] { $who } buries { $cards }.
}
log-hidden_leaders = { $count ->
        [one] 1 leader
       *[other] { $count } leaders
    }

## What leaders do

effect-points_alone = { $a } points if you have no other leader
effect-leader_discount = leaders cost { $a } less here and { $b } less next door
effect-draw_leaders = draw { $a } leaders
power-free_leaders = leaders cost nothing
power-extra_leader = recruit a leader right away
power-bury_leader = bury a leader for twice its price in points
per-white = leader

## Why a move is better

line-leaders = leaders
figure-tempo_leaders = { $turns }
evidence-tempo_leaders = { $turns ->
        [one] turn
       *[other] turns
    } earlier: leader { $number }
reason-tempo_leaders = Leader { $number } is recruited { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } earlier on average.
