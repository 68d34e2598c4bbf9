# A table of Architects. Here and in other files, groups that begin with "box" belong to Architects.

architects-name = Architects

## Whose turn it is

architects-turn = turn { $turn }
architects-your-turn = Your turn
architects-turn-of = Turn of { $name }

## The conflict tokens and the cat

architects-conflict = Conflict
architects-conflict-label = { $turned } of { $all } conflict tokens are turned to battle
architects-until-battle = { $peace ->
    [0] Battle at the end of this turn
    [one] 1 horn until the battle
   *[other] { $peace } horns until the battle
}
architects-cat = Cat
architects-cat-looks = It looks at the central deck first.
architects-cat-is-yours = The cat is with you
architects-cat-is-at = The cat is with { $name }
architects-cat-is-free = Nobody has the cat yet
# At a city, after the name of its player.
architects-has-cat = has the cat

## Progress tokens

architects-progress = Progress tokens
architects-offer = Progress tokens on offer
# $names: a list of tokens, "Culture, Decor and Science".
architects-offer-names = On offer: { $names }
architects-offer-none = On offer: none
# The top of the stack of tokens.
architects-unseen-token = Unseen
architects-unseen-text = { $count ->
    [0] The stack is empty.
   *[other] Top of the stack, { $count } left.
}
# Notes on a token in a city.
architects-armed = Gives an extra card now
architects-used-up = Used this turn
architects-tokens = Progress tokens

# What a token does, in very little room.
boxtoken-urbanism = Extra card after taking wood or clay.
boxtoken-crafts = Extra card after taking papyrus or glass.
boxtoken-jewellery = Extra card after taking stone or a coin.
boxtoken-science = Extra card after taking a green card.
boxtoken-propaganda = Extra card after a shield with horns.
boxtoken-architecture = Extra card after building a stage.
boxtoken-economy = Once per turn a coin pays for two resources.
boxtoken-engineering = Once per turn any resources pay a stage.
boxtoken-tactics = 2 shields for good.
boxtoken-decor = 4 points, 6 with a finished wonder.
boxtoken-politics = 1 point for each blue card with a cat.
boxtoken-strategy = 1 point for each victory token.
boxtoken-education = 2 points per progress token, this one too.
boxtoken-culture = 4 points, 12 for both together.

## Decks

architects-decks = Decks within reach
architects-left-deck = Left deck
architects-right-deck = Right deck
architects-central-deck = Central deck
architects-deck-of = Deck of { $name }
# The same three decks where there is little room.
boxplace-left = Left
boxplace-centre = Centre
boxplace-right = Right
# Below the name of a deck: who else may take from it.
architects-shared-with = yours, shared with { $name }
architects-also-of = with { $name }
architects-owned-by = from { $name }
architects-centre-note = for everybody
# On the back of a card, in the second line.
architects-face-down = Face down
architects-anything = anything may come
# The cat showed the top card to this player alone.
architects-only-you = you saw it
architects-empty-deck = empty
architects-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
# The number of cards in a deck, where there is little room.
architects-left-short = { $count } left
# A deck for people who hear the page. $deck is its name, such as "Left deck"; $card is the name of a card and what it gives.
architects-deck-empty = { $deck }, 0 cards left.
architects-deck-open = { $count ->
    [one] { $deck }, 1 card left. Top card: { $card }
   *[other] { $deck }, { $count } cards left. Top card: { $card }
}
architects-deck-known = { $count ->
    [one] { $deck }, 1 card left. You looked at the top card: { $card }
   *[other] { $deck }, { $count } cards left. You looked at the top card: { $card }
}
architects-deck-closed = { $count ->
    [one] { $deck }, 1 card left. Its top card is face down.
   *[other] { $deck }, { $count } cards left. Its top card is face down.
}
# A deck between two other cities, for people who hear the page. $card is the name of its top card.
architects-own-deck = Deck next to this city: { $count } left
architects-own-deck-open = Deck next to this city: { $count } left, on top { $card }

## Cards

architects-cards = Cards
architects-no-cards = no cards
# Several cards of a kind.
architects-held = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
# A card and what it gives: "Wood: Pays for stages."
architects-card-gives = { $card }: { $text }

# Short names that fit on a strip; symbols say the rest.
boxshort-shield_1 = Shield, 1 horn
boxshort-shield_2 = Shield, 2 horns
boxshort-blue_2_cat = Two and cat

# What a card gives, in very little room.
boxcard-wood = Pays for stages.
boxcard-stone = Pays for stages.
boxcard-clay = Pays for stages.
boxcard-papyrus = Pays for stages.
boxcard-glass = Pays for stages.
boxcard-coin = Stands for any one resource.
boxcard-compass = Two equal or three different bring a token.
boxcard-gear = Two equal or three different bring a token.
boxcard-tablet = Two equal or three different bring a token.
boxcard-shield_0 = 1 shield, stays for good.
boxcard-shield_1 = 1 shield until the battle. 1 horn.
boxcard-shield_2 = 1 shield until the battle. 2 horns.
boxcard-blue_3 = 3 points.
boxcard-blue_2_cat = 2 points, and the cat comes.

## A city

architects-cities = Cities
architects-in-front-of-you = In front of you
architects-in-front = In front of this city
# How many of the five stages are built, where there is little room. $city: "Giza".
architects-board-line = { $city }, { $built } of 5
# The same for people who hear the page. $wonder: "The Great Pyramid".
architects-drawing = { $wonder }, { $built } of 5 stages built
architects-stages-built = { $count ->
    [one] 1 stage
   *[other] { $count } stages
}
architects-shields-of = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
architects-victories-of = { $count ->
    [one] 1 victory token
   *[other] { $count } victory tokens
}
architects-points-now = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
# Names of the pictures before two numbers.
architects-stages = stages built
architects-shields = shields

## The stages of a wonder

architects-stages-of = Stages of { $wonder }
# How many resources a stage costs.
architects-cost = { $identical ->
    [yes] { $count } identical
   *[no] { $count } different
}
# A stage for people who hear the page. $place: "top left"; $effects: a list of what it gives.
architects-stage-label = Stage { $number }, { $place }, { $state ->
    [built] built
    [next] next
   *[later] not yet in reach
}: { $identical ->
    [yes] { $count } identical resources for { $effects }
   *[no] { $count } different resources for { $effects }
}
# Where a stage lies in its wonder.
boxpart-base = base
boxpart-tier_2 = tier 2
boxpart-tier_3 = tier 3
boxpart-tier_4 = tier 4
boxpart-top = top
boxpart-top_left = top left
boxpart-top_right = top right
boxpart-left_column = left column
boxpart-middle_column = middle column
boxpart-right_column = right column
boxpart-roof = roof
boxpart-left_pillar = left pillar
boxpart-right_pillar = right pillar
boxpart-left_leg = left leg
boxpart-right_leg = right leg
boxpart-torso = torso
boxpart-head = head
boxpart-left_pedestal = left pedestal
boxpart-right_pedestal = right pedestal
boxpart-legs = legs

## What a player is asked

architects-panel = What to do
architects-keys = Keys: 1–9, Enter, Escape
boxtitle-card = Take a card from a deck
boxtitle-action = What next?
boxtitle-token = Choose a token
boxtitle-any_deck = Take any deck's top card
boxtitle-look_deck = Look into a deck
boxtitle-looked_card = Keep one card
boxtitle-other = Choose
boxprompt-card = Press one of the three decks, press another to compare.
boxprompt-action = Build, turn in symbols, take an extra card, or end the turn.
boxprompt-token = Choose a progress token.
boxprompt-any_deck = Your wonder lets you take the top card of any deck.
boxprompt-look_deck = Your wonder lets you look into a deck: which one?
boxprompt-looked_card = Keep one of these cards; the others go back and are shuffled.
boxprompt-other = Choose one of these.
# What somebody else is asked. $names: the name of the player, rarely a list of names.
boxdoing-card = { $names } chooses a card …
boxdoing-action = { $names } decides what to do …
boxdoing-token = { $names } chooses a progress token …
boxdoing-any_deck = { $names } takes a card from any deck …
boxdoing-look_deck = { $names } chooses a deck to look into …
boxdoing-looked_card = { $names } keeps one of the cards looked at …
boxdoing-other = { $names } is choosing …
architects-nothing-chosen = { $kind ->
    [card] Press a deck, then confirm.
    [look_deck] Press a deck, then confirm.
    [token] Press a token, then confirm.
   *[other] Press one of these, then confirm.
}
# The key that confirms.
architects-enter = Enter
architects-back = Back
architects-hinted = A bot would choose this
architects-latest = What happened last

## What can be done, as titles of buttons

# $deck: "Left deck".
architects-extra-card = Extra card: { $deck }
architects-look-into = Look into: { $deck }
architects-build-stage = Build stage { $number }
# $symbol: "Gear".
architects-turn-in-two = Turn in 2 × { $symbol }
architects-turn-in-three = Turn in 3 different symbols
architects-done = End the turn
# The second lines of these buttons.
architects-for-token = for a progress token
architects-done-text = nothing more this turn
architects-must = has to be done
architects-why-not = What is not possible now, and why
# Why something is not possible. $lower: a list of stages, "2, 3 and 4"; $either: "2 or 3". $wonder: a city, "Giza".
boxwhy-no_extra_card = No progress token gives an extra card now.
boxwhy-empty_left = The deck on the left is empty.
boxwhy-empty_right = The deck on the right is empty.
boxwhy-empty_centre = The central deck is empty.
boxwhy-empty_deck = The deck of { $wonder } is empty.
boxwhy-empty_stack = The stack of tokens is empty.
boxwhy-built = Stage { $stage } is built already.
boxwhy-rests_on = Stage { $stage } rests on stage { $lower }, which is not built yet.
boxwhy-rests_on_all = Stage { $stage } rests on stages { $lower }, which are not built yet.
boxwhy-needs_identical = Stage { $stage } needs { $count } identical resources; the cards and coins here give { $there }.
boxwhy-needs_different = Stage { $stage } needs { $count } different resources; the cards and coins here give { $there }.
boxwhy-no_token_left = No progress token is left; green cards stay where they are.
boxwhy-three_needed = Three different symbols are needed for that.
boxwhy-two_needed = { $symbol ->
    [compass] Two cards with a compass are needed for that.
    [gear] Two cards with a gear are needed for that.
   *[tablet] Two cards with a tablet are needed for that.
}
boxwhy-stage_due = The turn cannot end yet: stage { $either } can be paid and has to be built.
boxwhy-one_stage_due = The turn cannot end yet: stage { $either } can be paid, and one of them has to be built.
boxwhy-science_due = The turn cannot end yet: a set of green cards has to be turned in.
# Between what a stage gives and what pays for it: "5 points; pay wood and clay".
architects-separator = { "; " }

## Ways to pay for a stage

architects-pay-with = Pay with
architects-ways-to-pay = { $count ->
    [one] 1 way to pay
   *[other] { $count } ways to pay
}
# $cards: a list such as "wood, wood and coin"; $tokens: a list of progress tokens that help.
architects-paid = pay { $cards }
architects-paid-with-help = pay { $cards }, with the help of { $tokens }
architects-paid-nothing = pay nothing
architects-paid-nothing-with-help = pay nothing, with the help of { $tokens }
# What another way would spend and this one does not.
architects-keeps = keeps { $cards }
# Cards in these lists.
boxpaid-wood = wood
boxpaid-stone = stone
boxpaid-clay = clay
boxpaid-papyrus = papyrus
boxpaid-glass = glass
boxpaid-coin = coin

## What happens, below a city and as a battle

architects-caption-stage = Stage { $number }
architects-battle = Battle!
architects-battle-text = All conflict tokens are turned: everybody fights both neighbours.
# $sums: a row such as "Ada 3, Ben 1".
architects-standing = Victory tokens: { $sums }
architects-standing-of = { $name } { $sum }

## Everything that lies in piles

architects-piles-title = Discard pile, decks and stack
architects-piles-short = Piles
architects-discard = Discard pile
architects-left-in-decks = Left in the decks
architects-left-note = Everybody can count this. Nobody knows the order.
architects-stack-title = In the stack of tokens
architects-stack-note = These are still to come, in an order that nobody knows.

## The score sheet

# A player's city and its built stages.
architects-score-line = { $count ->
    [one] { $city }, 1 stage
   *[other] { $city }, { $count } stages
}
architects-tie-note = With equal points, more built stages win.
