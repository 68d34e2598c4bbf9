# The coach: bubbles at the table that explain a first game. A bubble has a title and a text.

coach-label = Coach
# How many of the ideas of the lesson have come so far: 3 of 10.
coach-place = { $number } of { $all }
# Buttons of a bubble: take up the move that the coach shows, turn to the next bubble, close it.
coach-show = Show me
coach-next = Next
coach-good = Got it
coach-back = Back
coach-back-title = Back to what I said before
coach-undo = Undo turn
coach-undo-title = Take your last choice back: the turn is played again
coach-leave = Leave
coach-leave-title = Leave the guided game
# No more introductions to the expansion that is played.
coach-enough = No more of this
coach-last-move = Your last move

## The guided first game of 7 Wonders. $card is the name of a card.

lesson-take-title = Take one card
lesson-take-text = { $cards ->
    [one] You hold 1 card.
   *[other] You hold { $cards } cards.
} Choose one to build; the others go on to your neighbour. The foot of each card says what it costs you.
lesson-goods-title = Goods come first
# $effects: "1 wood" or another row of goods.
lesson-goods-text = The { $card } gives you { $effects } every turn. Goods are never used up, so they make everything after them cheaper.
lesson-pass-on-title = The hands have moved on
# $from and $to are players.
lesson-pass-on-text = These cards came from { $from }. What you leave goes to { $to }, so do not leave what they want most.
lesson-shields-title = Shields win the war
# $others is a list of the next message, such as "Ada has 2 and Ben has 1".
lesson-shields-text = The { $card } brings shields. You have { $shields } now, { $others }. One more than a neighbour is enough.
lesson-shields-of = { $name } has { $shields }
lesson-science-title = Science grows
# $symbols is how many you have already.
lesson-science-text = { $symbols ->
    [0] The { $card } brings your first symbol.
   *[other] The { $card } adds a symbol to your { $symbols }.
} Equal symbols count as a square: one is 1 point, two are 4, three are 9. Three different ones are 7 more.
lesson-stage-title = Build your wonder
# $effects: a row of what the stage gives, such as "3 points, 2 coins".
lesson-stage-text = { $coins ->
    [0] You can build stage { $number } now, at no cost.
    [one] You can build stage { $number } now, for 1 coin.
   *[other] You can build stage { $number } now, for { $coins } coins.
} It brings { $effects }. Any card goes face down under it, best of all one that helps a neighbour more than you.
lesson-war-title = Age { ROMAN($age) } ended with a war
# $fights: sentences of the log, such as "You defeat Ada by 2 to 1.".
lesson-war-text = { $fights } Each Age ends like that, and later tokens are worth more.
lesson-trade-title = Buy what you lack
# $payments is a list of the next message, such as "2 coins to Ada and 1 coin to Ben".
lesson-trade-text = You lack something for the { $card }, and a neighbour sells it. You pay { $payments }.
lesson-payment = { $coins ->
    [one] 1 coin to { $name }
   *[other] { $coins } coins to { $name }
}
lesson-chain-title = A chain makes it free
# $by is the card that you have.
lesson-chain-text = The { $card } is free for you, because you have the { $by }. Cards show what they lead to later.
lesson-sell-title = Nothing fits
lesson-sell-text = You can pay for none of these cards, and for no stage. Sell the one that you would not leave to a neighbour: { $coins ->
    [one] it brings 1 coin.
   *[other] it brings { $coins } coins.
}
lesson-suggest-text = I would build the { $card }. Any other choice is fine, too.
lesson-suggest-stage-text = I would build stage { $number } of the wonder, with the { $card } under it. Any other choice is fine, too.
lesson-suggest-sale-text = I would sell the { $card }. Any other choice is fine, too.
# The end of every guided game. $column is a line of the score sheet, such as "science".
lesson-sheet-title = { $place ->
    [1] That was your first game
   *[other] Your first game is over
}
lesson-sheet-text = Most of your points, { $points }, came from { $column }. Press any number to see how it adds up.

## What the coach says about your last move, above the next bubble

# $payments: "2 coins to Ada and 1 coin to Ben".
remarks-paid = You paid { $payments }. The goods stay there: selling does not use them up.
remarks-stage = Stage { $number } of your wonder stands.
remarks-stage-with-effects = Stage { $number } of your wonder stands: { $effects }.
# $gain is what the sale brought, and $coins what you have now.
remarks-sold = You got { $gain ->
    [one] 1 coin
   *[other] { $gain } coins
} for the card, and now have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
# $borders is a list of the next three messages, such as "ahead of Ada and level with Ben".
remarks-army = { $shields ->
    [one] You have 1 shield now: { $borders }.
   *[other] You have { $shields } shields now: { $borders }.
}
remarks-ahead = ahead of { $names }
remarks-level = level with { $names }
remarks-behind = behind { $names }

## Moves that are not planned: what a bot suggests. $choice and $other are moves, such as "Altar" or "Stage 1".

advice-title = Your turn
advice-thinking = Let me look at your choices …
# Sentences with reasons follow.
advice-advise = I would choose { $choice } rather than { $other }.
advice-either = I would choose { $choice } or { $other }: either is fine.
advice-only = I would choose { $choice }.

## The guided first game of Architects

boxlesson-take-title = Take one card
boxlesson-take-text = Each turn you take the top card of one of these three decks. The two at the sides lie open, so you know what you get.
boxlesson-central-title = A surprise in the middle
boxlesson-central-text = The deck in the middle lies face down. You see what is on top only when you have taken it, or with the help of the cat.
boxlesson-coin-title = A coin fits everywhere
boxlesson-coin-text = Your coin stands for any one resource that you lack for a stage.
boxlesson-stage-title = A stage stands
boxlesson-stage-text = { $points ->
    [one] Your cards paid for stage { $number }, so it was built at once: 1 point.
   *[other] Your cards paid for stage { $number }, so it was built at once: { $points } points.
} The cards that paid for it are gone.
boxlesson-resource-title = Resources build stages
# $good is a resource, such as "wood"; $count is at least 2.
boxlesson-resource-text = You hold { $good }. { $identical ->
    [yes] Stage { $number } of your wonder takes { $count } resources that are all the same.
   *[no] Stage { $number } of your wonder takes { $count } resources that are all different.
}
boxlesson-cat-title = The cat is yours
boxlesson-cat-text = At the start of each turn you see the top of the deck in the middle. The cat moves on when another player takes a card with a cat.
boxlesson-horns-title = The horns sound
boxlesson-horns-text = Red cards with horns bring a battle closer. { $left ->
    [one] One more horn, and everybody compares shields.
   *[other] { $left } more horns, and everybody compares shields.
}
boxlesson-battle-title = A battle was fought
boxlesson-battle-text = Shields are compared with each neighbour, and more shields take a token of 3 points. { $victories ->
    [one] You have 1 token.
   *[other] You have { $victories } tokens.
} Red cards with horns are gone now.
boxlesson-science-title = Science brings progress
boxlesson-science-text = Two equal symbols or three different ones become a progress token. Choose one of those on offer, or the unseen one on the stack.
# $action: the words of a button, such as "Left deck" or "Build stage 1".
boxlesson-suggest-text = I would do this: { $action }. Any other choice is fine, too.
