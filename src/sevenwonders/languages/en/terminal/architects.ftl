# Architects in a terminal. What is typed and what is shown for it should be the same words.

## The screen: decks and cards

# The top card of a deck.
terminal-box-face-down = face down
terminal-box-only-cat = only the holder of the cat may look
# Titles of the three decks within reach. $name: the city on the right.
terminal-box-deck-left = ← left: your deck
terminal-box-deck-centre = centre
terminal-box-deck-right = right: { $name } →
# What cards of a colour give: gray ones, yellow ones and green ones.
terminal-box-gives-grey = a resource for stages
terminal-box-gives-yellow = counts as any one resource
terminal-box-gives-green = 2 equal or 3 different: a token
terminal-box-gives-horns = { $horns ->
    [one] 1 shield until the next battle, turns 1 conflict token
   *[other] 1 shield until the next battle, turns { $horns } conflict tokens
}

## The screen: conflict tokens and progress tokens

terminal-box-conflict-tokens = Conflict tokens:
# The tokens of the stack, and where they are.
terminal-box-stack = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
terminal-box-in-stack = face down in the stack

## Headings of columns, as short as possible

# Victory tokens.
terminal-box-column-wins = Wins
# Points of blue cards.
terminal-box-column-blue = Blue
terminal-box-column-resources = Resources
terminal-box-column-science = Science
# Progress tokens.
terminal-box-column-tokens = Tokens
terminal-box-column-colour = Colour
# All decks together.
terminal-box-all = All

## A city

# With $mine = yes it is the person's own city.
terminal-box-belongings = { $mine ->
    [yes] Your cards and tokens
   *[no] Cards and tokens
}
# Before the cards of each kind, in lower case where nouns have that.
terminal-box-label-resources = resources
terminal-box-label-coins = coins
terminal-box-label-science = science
terminal-box-label-shields = shields
terminal-box-label-blue = blue
# Behind the points of blue cards and a plus sign.
terminal-box-cat = cat
# Behind all shields: how many of them the next battle takes away.
terminal-box-passing = { $count } until the next battle

## What is asked

terminal-box-ask-card = Your turn: take the top card of a deck.
terminal-box-ask-action = What do you do now?
# Behind that question. $tokens: a list of progress tokens.
terminal-box-more-cards = { $count ->
    [one] { $tokens } gives one more card.
   *[other] { $tokens } give one more card each.
}

## Actions, in the words in which they may be typed

terminal-box-take-left = take left
terminal-box-take-centre = take centre
terminal-box-take-right = take right
# $city: the city next to a deck that is further away.
terminal-box-take-of = take { $city }
terminal-box-stage = stage { $number }
# $cards: such as "Gear, Gear".
terminal-box-turn-in = science { $cards }
# $token: a mark and the name of a token.
terminal-box-token = token { $token }
# The top of the stack of tokens.
terminal-box-token-unseen = token unseen
terminal-box-look-left = look left
terminal-box-look-right = look right
# $card: a mark and the name of a card.
terminal-box-keep = keep { $card }
terminal-box-done = done
# $cards: such as "wood, coin"; $tokens: progress tokens that help.
terminal-box-paid = with { $cards }
terminal-box-paid-using = with { $cards } using { $tokens }
# Behind a stage that need not be built.
terminal-box-optional = if you like

## Hints below a question: what to type, and what it does. Letters stay

terminal-box-hint-done = p done
terminal-box-hint-card = c NAME card or token
terminal-box-hint-city = d NAME city
terminal-box-hint-table = t table

## What has happened

terminal-box-turns = Turns { $first } to { $last }
# Behind what the person's city did.
terminal-box-only-choice = That was the only choice.

## Why something is not possible

terminal-box-set-needed = Two equal green cards or three different ones are needed for a progress token.
terminal-box-no-undo = Nothing can be taken back: what is chosen is done at once.
terminal-box-card-hint = Type c and the name of a card or token, for instance: c Culture
# $payments: such as "with wood, coin; with wood, wood".
terminal-box-other-payments = Stage { $number } cannot be paid that way. Possible payments: { $payments }.
terminal-box-why-ask_card = A turn begins with a card: take left, take right or take centre.
terminal-box-why-ask_action = Now build a stage, turn in green cards, take an extra card, or end the turn with done.
terminal-box-why-ask_token = Choose a progress token: name one that is face up, or take the unseen one.
terminal-box-why-ask_any_deck = Take the top card of one deck on the table.
terminal-box-why-ask_look = Choose a deck: look left or look right.
terminal-box-why-ask_keep = Keep one of the cards taken up.
terminal-box-why-out_of_reach = Only the deck on the left, the deck on the right and the central deck are within reach.
terminal-box-why-not_in_play = That wonder is not in play, and neither is its deck.
terminal-box-why-not_face_up = That token is not face up.
terminal-box-why-not_taken_up = That card is not among the cards taken up.
# What was typed after a verb cannot be understood.
terminal-box-unread = { $verb ->
    [take] No deck is called that. Type take left, take right or take centre; with the effect of Alexandria also a city, for instance take Giza.
    [stage] Type for instance stage 2, or stage 2 with wood, coin. Only resources and coins pay for a stage.
    [science] Turn in two equal symbols or one of each.
    [token] No progress token is called that. Type token and a name, or token unseen.
    [look] Type look left or look right.
   *[keep] No card is called that. Type keep and a name, for instance keep gear.
}

## Words for choices, in lists with commas between them. "take", "stage", "left", "right", "with" and "and" are in other files

# Turns in green cards: "science gear".
terminal-box-verb-science = science
# Takes a progress token: "token Education".
terminal-box-verb-token = token
# Looks into a deck: "look left".
terminal-box-verb-look = look
# Keeps one of several cards: "keep gear".
terminal-box-verb-keep = keep
# Ends the turn.
terminal-box-verb-done = done
terminal-box-word-centre = centre
# The top of the stack of progress tokens: "token unseen".
terminal-box-word-unseen = unseen
# Before a token that helps to pay: "stage 2 using Economy".
terminal-box-word-using = using
# Shows what is left in all decks.
terminal-box-word-decks = decks

## Rows of the help: what is typed, and what it does

terminal-box-typed-number = 2
terminal-box-does-number = do the action with the number 2
terminal-box-typed-end = p
terminal-box-does-end = end the turn, when nothing compulsory is left
terminal-box-typed-take = take left
terminal-box-does-take = the same in words: take left, take right or take centre; with Alexandria also take Giza
terminal-box-typed-stage = stage 2 with wood, coin
terminal-box-does-stage = build stage 2 with these cards; without them the first way to pay
terminal-box-typed-using = stage 2 using Economy
terminal-box-does-using = pay with the help of a token
terminal-box-typed-science = science gear
terminal-box-does-science = turn in two gears; or science compass, gear, tablet
terminal-box-typed-token = token Education
terminal-box-does-token = choose a token; or token unseen
terminal-box-typed-look = look left
terminal-box-does-look = look at a deck; then keep gear to keep one of its cards
terminal-box-typed-done = done
terminal-box-does-done = end the turn
terminal-box-typed-card = c NAME or c 2
terminal-box-does-card = show a card or a token
terminal-box-typed-decks = decks
terminal-box-does-decks = what is left in every deck
# Marks: of stages, of their effect, of tokens, of both sides of a conflict token, and of what is possible.
terminal-box-marks = Marks: { $built } built · { $open } to build · { $effect } the wonder's effect · { $token } progress token · { $peace } peace · { $battle } battle · { $tick } possible · { $cross } no
terminal-box-horns = A horn turns a conflict token. When the last one is turned, a battle ends the turn.
# A kind of card that is looked up. $left: how many of them are still in the decks.
terminal-box-have = { $held ->
    [one] You have 1 card; { $left } left in the decks.
   *[other] You have { $held } cards; { $left } left in the decks.
}

## Replays and score sheets

# $cards: the top cards of the decks within reach, a row of the next messages.
terminal-box-can-take = { $name } can take { $cards }
terminal-box-top = { $place ->
    [left] { $card } (left)
    [right] { $card } (right)
   *[centre] { $card } (centre)
}
# $tokens: progress tokens with their points, "Culture 4, Decor 6".
terminal-box-note-tokens = { $name }: progress tokens { $tokens }.

## The command "sevenwonders cards --game architects"

# Above the kinds of cards, next to the names of the decks.
terminal-box-in-decks = In the decks
# $mark: what stands behind such a number.
terminal-box-uncertain = { $mark } Sources disagree on this number.
# Options of commands stay as they are.
terminal-box-no-filter = --age, --players and --chains are about the classic game: leave them out for Architects.
terminal-box-no-name = No card, wonder or token is called '{ $name }'.
terminal-box-where-to-look = `sevenwonders cards --game architects` lists everything.
