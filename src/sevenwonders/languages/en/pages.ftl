# Replays, and the pages of cards and wonders.

## A replay of a finished game

replay-title = Replay
replay-slider = Move through the game
# Where in the game it is.
replay-place = Age { ROMAN($age) }, turn { $turn }
# In Architects, where one player after the other has a turn.
replay-turn-of = Turn { $turn }, { $name }
replay-over = End of the game
replay-step = Move { $step } of { $steps }
replay-back = One move back
replay-turn-back = One turn back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-turn-forward = One turn on
# Before a list of players: whose cards are shown.
replay-seat = Seen by
# In that list: somebody who sees no hand.
replay-open = Watcher
replay-share = Copy link
replay-download = Save
replay-leave = Leave
replay-keys = Arrow keys: one move. Page up and down: one turn. Space: play.
replay-failed = The replay cannot be shown

replay-play-on = Play on from here
replay-play-on-text = A new table begins at this very move. You take one seat, bots take the others.
replay-play-on-seat = Your seat
replay-play-on-start = Play on
replay-cancel = Cancel

## The pages of cards: which game, and which cards

cards-title = Cards and wonders
# A link to the pages with every drawing.
cards-gallery = All drawings
cards-game = Game
cardsview-cards = Cards
cardsview-chains = Chains
cardsview-boards = Wonders
cards-search = Search
cards-search-placeholder = name or effect
cards-age = Age
# All Ages.
cards-any-age = All
cards-colour = Colour
cards-players = With players
cards-any-players = Any number
cards-set = Set
cards-any-set = All
cards-base-set = Base game
cards-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-none = No card fits. Take a filter away, or search for a shorter word.
cards-clear = Take all filters away

## A card

cards-cost = Cost
cards-price-age = As many coins as the number of the Age.
# Headings above the cards of a chain.
cards-free-after = Free if you own
cards-makes-free = Makes free later
cards-no-chains = No chains.
# A heading: how many of this card there are.
cards-copies = In the game
cards-copies-of = { $players } players: { $count }
cards-other-copies = There is one of it.
# $sets: a list of expansions.
cards-only-with = Only with { $sets }
cards-promo = Promo: only with the option for promo guilds.
cards-reconstructed = reconstructed
cards-reconstructed-note = No source that we could use shows the values with this mark. They are rebuilt so that the game is balanced, may differ from the printed ones, and stay until somebody with the box corrects them.
# $parts: a list of the five words below.
cards-which-parts = Reconstructed: { $parts }.
rebuilt-cost = cost
rebuilt-costs = costs
rebuilt-coins = coins
rebuilt-points = points
rebuilt-effect = effect

## Chains and wonders

cards-chains-note = A structure on the left makes those to its right free in a later Age.
# Before a good, such as "stone".
cards-produces = Produces
# Before what a wonder gives even without stages.
cards-board-gives = The board itself:
cards-side = { $side ->
    [Day] Day side
    [Night] Night side
   *[other] Side { $side }
}

## The cards of Architects

boxpage-kinds = The fourteen kinds of card
boxcolour-grey = Resources
boxcolour-yellow = Coins
boxcolour-green = Science
boxcolour-red = Military
boxcolour-blue = Civil
boxpage-in-the-box = { $count } in the box
boxpage-wonders = The seven wonders
boxpage-points-in-all = { $points } points in all.
# $effect is a sentence.
boxpage-points-and-effect = { $points } points in all. { $effect }
# The deck of a wonder.
boxpage-deck = Its deck
boxpage-central = The central deck
boxpage-central-note = It lies face down in the middle of the table.
boxpage-tokens = Progress tokens
boxpage-copies = { $count } of this kind
