# What is said about a thing at the table of 7 Wonders when somebody asks. An answer has a title, one sentence and lines
# below it. $mine is "yes" where the thing belongs to the reader, otherwise $name is the player it belongs to.

explanations-symbols = Symbols
explanations-how = Everything at the table can be asked: rest the pointer on it, press it, or go there with Tab and the arrow keys.
explanations-how-touched = Everything at the table can be asked: touch it.
explanations-symbol-alone = A symbol
explanations-no-symbol = The rules in the drawer say more about it.
# The last line of an answer begins with this, before a number of points.
explanations-now = Worth now:
explanations-points = { $points ->
    [one] { POINTS($points) } point
   *[other] { POINTS($points) } points
}

## Cards

# $colour is what all cards of a colour are called, such as "Civil structures". Some have no Age.
explanations-kind-of-card = { $age ->
    [0] { $colour }
   *[other] { $colour }, Age { ROMAN($age) }
}
explanations-free-with = Free if you own { $cards }.
explanations-makes-free = Makes { $cards } free in a later Age.
explanations-chain = A structure that you own makes a later one free: no goods and no coins.
explanations-no-chain = No structure makes it free, and it makes none free.
explanations-face-down = A card of Age { ROMAN($age) }
explanations-face-down-sentence = It lies face down, and only those who put it there know which card it is.

## Wonders

# $board is the name of a board with its side, such as "Gizah A".
explanations-stage-title = Stage { $number } of { $board }
explanations-stage-built = Built.
# $under is "Altar lies under it" or "a card of Age I lies under it".
explanations-stage-built-over = Built: { $under }.
explanations-stage-next = Can be built next, with any card of the hand.
explanations-stage-later = Comes after the stages before it.
explanations-wonder = { $mine ->
    [yes] { $stages ->
        [one] Your wonder: { $built } of 1 stage built.
       *[other] Your wonder: { $built } of { $stages } stages built.
    }
   *[no] { $stages ->
        [one] { $name }'s wonder: { $built } of 1 stage built.
       *[other] { $name }'s wonder: { $built } of { $stages } stages built.
    }
}
explanations-board-makes = The board itself makes { $good } every turn.
explanations-no-good = The board itself makes nothing.

## Goods and coins

explanations-raw = A raw material. It pays for structures and stages, and comes back every turn.
explanations-made = A manufactured good. It pays for structures and stages, and comes back every turn.
# A title: the goods that neighbours may buy.
explanations-for-sale-title = { $mine ->
    [yes] You sell
   *[no] { $name } sells
}
explanations-for-sale = { $mine ->
    [yes] What your city makes every turn. Neighbours may buy it, and you have it all the same.
   *[no] What { $name }'s city makes every turn. Neighbours may buy it, and { $name } has it all the same.
}
# A title: the goods that nobody may buy.
explanations-reserved-title = { $mine ->
    [yes] For you alone
   *[no] For { $name } alone
}
explanations-reserved = { $mine ->
    [yes] What only you can use every turn. Neighbours cannot buy it.
   *[no] What only { $name } can use every turn. Neighbours cannot buy it.
}
explanations-nothing-made = Nothing so far.
explanations-price-title = { $coins ->
    [one] 1 coin each
   *[other] { $coins } coins each
}
explanations-usual-price = { $kind ->
    [raw] { $coins ->
        [one] You pay { $name } 1 coin for each raw material, the usual price.
       *[other] You pay { $name } { $coins } coins for each raw material, the usual price.
    }
   *[made] { $coins ->
        [one] You pay { $name } 1 coin for each manufactured good, the usual price.
       *[other] You pay { $name } { $coins } coins for each manufactured good, the usual price.
    }
}
# $cards are cards or a wonder that lower the price.
explanations-lower-price = { $kind ->
    [raw] { $coins ->
        [one] You pay { $name } 1 coin for each raw material because of your { $cards }.
       *[other] You pay { $name } { $coins } coins for each raw material because of your { $cards }.
    }
   *[made] { $coins ->
        [one] You pay { $name } 1 coin for each manufactured good because of your { $cards }.
       *[other] You pay { $name } { $coins } coins for each manufactured good because of your { $cards }.
    }
}
explanations-coins = Coins pay for cards and for goods from neighbours. Every 3 coins are worth 1 point at the end.
explanations-points-title = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
explanations-points-sentence = { $mine ->
    [yes] What your city would score if the game ended now.
   *[no] What { $name }'s city would score if the game ended now.
}

## War

explanations-shields-title = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
explanations-shields = At the end of each Age they are compared with each neighbour's: more shields take a victory token.
# $own and $theirs are shields.
explanations-against = Against { $name }: { $own } to { $theirs }
explanations-victory-title = Victory token
explanations-victory = { $mine ->
    [yes] { $points ->
        [one] You have won a conflict: 1 point at the end.
       *[other] You have won a conflict: { $points } points at the end.
    }
   *[no] { $points ->
        [one] { $name } has won a conflict: 1 point at the end.
       *[other] { $name } has won a conflict: { $points } points at the end.
    }
}
explanations-victories-title = { $count ->
    [one] 1 victory
   *[other] { $count } victories
}
explanations-victories = Each conflict won brings a token; the numbers on them are points at the end.
explanations-defeat-title = Defeat token
# $points is −1 or less.
explanations-defeat = { $mine ->
    [yes] { $points ->
        [one] You have lost a conflict: { POINTS($points) } point at the end.
       *[other] You have lost a conflict: { POINTS($points) } points at the end.
    }
   *[no] { $points ->
        [one] { $name } has lost a conflict: { POINTS($points) } point at the end.
       *[other] { $name } has lost a conflict: { POINTS($points) } points at the end.
    }
}
explanations-defeats-title = { $count ->
    [one] 1 defeat
   *[other] { $count } defeats
}
explanations-defeats = Each lost conflict costs points at the end.

# Where two neighbours stand next to each other. $own and $theirs are shields, $prize and $loss the next message.
explanations-border-title = Border with { $name }
# What a conflict brings or costs, inside the sentences below.
explanations-prize = { $tokens ->
    [1] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $points ->
        [one] { $tokens } tokens of 1 point
       *[other] { $tokens } tokens of { $points } points
    }
}
explanations-ahead = { $own ->
    [one] Ahead of { $name } with 1 shield to { $theirs }: at the end of the Age that brings { $prize }.
   *[other] Ahead of { $name } with { $own } shields to { $theirs }: at the end of the Age that brings { $prize }.
}
explanations-behind = { $own ->
    [one] Behind { $name } with 1 shield to { $theirs }: that costs { $loss } and brings { $name } { $prize }.
   *[other] Behind { $name } with { $own } shields to { $theirs }: that costs { $loss } and brings { $name } { $prize }.
}
explanations-even = { $own ->
    [one] Even with { $name } at 1 shield: as it stands nobody takes a token; one more shield wins { $prize }.
   *[other] Even with { $name } at { $own } shields: as it stands nobody takes a token; one more shield wins { $prize }.
}
explanations-no-fight = There is no conflict at this border.

## Science

sciencesymbols-compass = { $count ->
    [one] 1 compass
   *[other] { $count } compasses
}
sciencesymbols-gear = { $count ->
    [one] 1 gear
   *[other] { $count } gears
}
sciencesymbols-tablet = { $count ->
    [one] 1 tablet
   *[other] { $count } tablets
}
explanations-symbol = Equal symbols score their number times itself, and each set of three different ones scores 7 more.

# What equal symbols score: 3 gears = 9.
sciencesquare-compass = { $count ->
    [one] 1 compass = { $points }
   *[other] { $count } compasses = { $points }
}
sciencesquare-gear = { $count ->
    [one] 1 gear = { $points }
   *[other] { $count } gears = { $points }
}
sciencesquare-tablet = { $count ->
    [one] 1 tablet = { $points }
   *[other] { $count } tablets = { $points }
}
explanations-sets = { $count ->
    [one] 1 full set = { $points }
   *[other] { $count } full sets = { $points }
}
# A symbol that counts as any of the three.
explanations-wild-title = { $count ->
    [one] A free symbol
   *[other] { $count } free symbols
}
explanations-wild = It counts as compass, gear or tablet at the end, whichever brings most.

## Piles of cards of a city

# $pile is what cards of that colour are called.
explanations-pile-title = { $count ->
    [one] { $pile }: 1 card
   *[other] { $pile }: { $count } cards
}
pile-brown = Brown cards make raw materials every turn, and neighbours may buy them.
pile-gray = Gray cards make manufactured goods every turn, and neighbours may buy them.
pile-blue = Blue cards are worth the points on them.
pile-yellow = Yellow cards bring coins, cheaper trade and goods for yourself, and some of Age III bring points.
pile-red = Red cards have shields for the conflicts at the end of each Age.
pile-green = Green cards have science symbols, which score in squares and in sets.
pile-purple = Guilds score for what you or your neighbours have.
explanations-any-pile = Cards of one colour in this city.
explanations-card-gives = { $card }: { $effects }

## Advantages that may be used once in each Age

explanations-right-used = Used in this Age.
explanations-right-ready = Still to be used in this Age.

## The middle of the table

explanations-discard-title = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
explanations-discard = Sold cards and the last card of each hand lie here face down. A few effects build from this pile.
# How many cards have the back of an Age.
explanations-of-age = { $count } of Age { ROMAN($age) }
explanations-age-title = Age { ROMAN($age) }, turn { $turn } of { $last }
explanations-age = Everybody picks a card in secret, then all cards are turned over. The conflicts come after the last turn.
explanations-passing-title = { $side ->
    [left] Hands go to the left
   *[right] Hands go to the right
}
# $to and $from are players.
explanations-passing = After this turn your hand goes to { $to }, and you get the hand of { $from }.
explanations-passing-all = After each turn everybody passes the hand on: left in Ages I and III, right in Age II.
explanations-last-turn-title = Last turn of the Age
explanations-last-turn = Hands are not passed on after this turn: what is left of them is discarded.

## Who plays a city, below the name, and what is chosen there

explanations-person = { $mark ->
    [chosen] A person: a card is chosen and waits face down.
    [awaited] A person: everybody waits for this choice.
   *[none] A person: nothing to choose now.
}
explanations-person-away = { $mark ->
    [chosen] A person, away at the moment: a card is chosen and waits face down.
    [awaited] A person, away at the moment: everybody waits for this choice.
   *[none] A person, away at the moment: nothing to choose now.
}
explanations-bot = { $mark ->
    [chosen] A bot: a card is chosen and waits face down.
    [awaited] A bot: everybody waits for this choice.
   *[none] A bot: nothing to choose now.
}
explanations-stand-in = { $mark ->
    [chosen] A bot stands in: a card is chosen and waits face down.
    [awaited] A bot stands in: everybody waits for this choice.
   *[none] A bot stands in: nothing to choose now.
}
# $seat is a city without a player, such as the Free City.
explanations-special-seat = { $mark ->
    [chosen] { $seat }: a card is chosen and waits face down.
    [awaited] { $seat }: everybody waits for this choice.
   *[none] { $seat }: nothing to choose now.
}
# The same in Architects, where nothing is chosen in secret.
explanations-played-by-person = A person.
explanations-played-by-bot = A bot.
explanations-played-by-stand-in = A bot stands in.

## The lines of the score sheet

scoreline-military = Victory tokens less defeat tokens.
scoreline-treasury = 1 point for every 3 coins.
scoreline-wonder = The points of the stages that are built.
scoreline-civilian = The points of blue cards.
scoreline-science = Each symbol's number times itself, and 7 for each set of three different ones.
scoreline-commerce = The points of yellow cards.
scoreline-guilds = The points of purple cards.
scoreline-cat = Who has the cat at the end scores for it.
scoreline-progress = The points of progress tokens.
scoreline-total = All points together; of equal totals the one with more coins is ahead.
explanations-any-score = A line of the score sheet.
