# Cities.

## The expansion as the host of a table picks it

expansion-cities = Cities
expansiontext-cities = Black cards: debts, diplomacy, spies and shady deals, one more turn in each Age.
colour-black = Cities
copies-black = One black card for each player is dealt into an Age, at random.

## The tokens of a city. Its name stands before it

diplomacy-tokens = { $count ->
    [one] 1 diplomacy token: stays out of the next conflicts
   *[other] { $count } diplomacy tokens: stays out of the next conflicts
}
# At a border to a neighbour. $name: the neighbour.
border-diplomacy = Diplomacy at this border
border-own_peace = Your diplomacy keeps you out of the conflicts
border-their_peace = { $name } stays out of the conflicts thanks to diplomacy

## The score sheet

category-cities = Cities
categoryspoken-cities = black cards
categorytext-cities = Points on the black cards.
# Behind a number of points.
column-cities = cities
# Before pictures of science symbols.
spies-copied = Spies copied

## Pictures of the page of all drawings

pictogram-black = Black
pictogram-diplomacy = Diplomacy
pictogram-spy = Spy

## When somebody asks. With $mine = yes it is the viewer's city

citiesexplain-black-title = Black card
citiesexplain-black = A card of Cities: diplomacy, spies, and coins that others lose.
citiesexplain-black-pile = Black cards: diplomacy, spies, shady deals, and points.
citiesexplain-black-score = The points of black cards.
citiesexplain-diplomacy-title = Diplomacy
citiesexplain-diplomacy = Its owner stays out of the conflicts at the end of the Age.
citiesexplain-tokens-title = { $count ->
    [one] 1 diplomacy token
   *[other] { $count } diplomacy tokens
}
citiesexplain-tokens = { $mine ->
    [yes] You stay out of the next conflicts, and the neighbours meet each other.
   *[no] { $name } stays out of the next conflicts, and the neighbours meet each other.
}
citiesexplain-spy-title = Spy
citiesexplain-spy = At the end it copies a science symbol of a neighbour's green card.

## The coach, when Cities is played for the first time

citiescoach-black-title = A black card
citiescoach-black = Black cards do what no other colour does, and their points have a line of their own.
citiescoach-hand-title = One card more
citiescoach-hand = A hand is one card larger, so every Age has one turn more.
citiescoach-loss-title = You will lose coins
citiescoach-loss = Somebody makes all others pay at the end of this turn. What you cannot or will not pay becomes a debt.
citiescoach-debt-title = A debt stays
citiescoach-debt = Each debt costs a point at the end of the game, and cannot be paid back.
citiescoach-diplomacy-title = A diplomacy token
citiescoach-diplomacy = This city stays out of the next war, and its neighbours fight each other instead.

## The rules

citiesrules-setup = With Cities a hand has one card more, and one black card for each player is dealt into every Age.
citiesrules-scoring = Black cards of Cities have a line of their own.
citiesrules-debts-title = Cities: coins to lose and debts
citiesrules-losses = Black cards may make all others lose coins. This is settled at the end of the turn, for everybody at once.
citiesrules-payment = You decide how many of these coins you pay. Each coin that you do not pay becomes a debt.
citiesrules-debt = A debt costs 1 point at the end of the game and cannot be paid back.
citiesrules-diplomacy-title = Cities: diplomacy and spies
citiesrules-diplomacy = With a diplomacy token you stay out of the next conflicts, whether you want to or not, and return the token. Your neighbours on both sides then fight each other.
citiesrules-spies = A spy copies a science symbol from a neighbour's card at the end of the game: the one that is worth most to you.
citiesrules-others = Other black cards lower prices, double what you produce, or bring a card back from the discard pile.

## Lines of the log

log-diplomacy = { $reader ->
    [who] You take a diplomacy token.
   *[none] { $who } takes a diplomacy token.
}
log-diplomacy_used = { $reader ->
    [who] You use up a diplomacy token.
   *[none] { $who } uses up a diplomacy token.
}

## What cards do

effect-diplomacy = { $a ->
    [one] a diplomacy token
   *[other] { $a } diplomacy tokens
}
per-black = black card

## Why a move is better

line-cities = black cards
figure-peace = { SIGNED($count) }
evidence-peace = diplomacy, out of a conflict
reason-peace = It brings { $count ->
        [one] 1 diplomacy token
       *[other] { $count } diplomacy tokens
    }, which keeps the city out of a conflict.
