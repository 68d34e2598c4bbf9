# What a table of Architects answers when somebody asks about a thing: a title, a sentence, and lines below it.

## Cards and tokens

# By the colour of the card.
boxkind-grey = A gray card: a resource. Resources pay for stages, and are spent.
boxkind-yellow = A yellow card: a coin pays for any one resource.
boxkind-green = A green card: symbols are turned in for progress tokens.
boxkind-red = A red card: shields count in battles; cards with horns leave after one.
boxkind-blue = A blue card: it keeps its points to the end.
box-copies = { $count ->
    [one] 1 card of this kind in the box.
   *[other] { $count } cards of this kind in the box.
}
box-unseen = Unseen token
box-token = Two equal or three different science symbols bring a token.

## Wonders

# "Giza: The Great Pyramid"
box-wonder-title = { $city }: { $wonder }
box-stage-title = Stage { $number } of { $wonder }
boxstage-built = Built.
boxstage-next = Has to be built as soon as it can be paid for.
boxstage-later = Comes after the stages below it.
box-cost = { $identical ->
    [yes] Costs { $count } identical resources; a coin stands for any one.
   *[no] Costs { $count } different resources; a coin stands for any one.
}

## Decks

box-central-text = It lies face down in the middle, and everybody may take its top card.
box-deck-text = It lies face up between two cities, and both players may take its top card.

## Battles and the cat

box-conflict = Each horn on a card that is taken turns a token. When all are turned, the turn ends with a battle.
box-battle = More shields than a neighbour win a victory token.
box-cat = It goes to whoever takes a blue card with a cat. Its owner looks at the top of the central deck each turn.
box-shields = In a battle they are compared with both neighbours'. Shields with horns leave after it.
box-victories = { $points ->
    [one] Each is worth 1 point at the end.
   *[other] Each is worth { $points } points at the end.
}

## Players

box-plays = It is this player's turn.
