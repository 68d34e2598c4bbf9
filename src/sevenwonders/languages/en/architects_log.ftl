# The log of a game of Architects. $who is a name; with [who] the line is told to that player.

boxlog-heading = { $reader ->
    [who] Turn { $turn }: you
   *[none] Turn { $turn }: { $who }
}
boxlog-turn_began = { $reader ->
    [who] You begin turn { $turn }.
   *[none] { $who } begins turn { $turn }.
}
boxlog-turn_passed = { $reader ->
    [who] You have no card within reach and pass.
   *[none] { $who } has no card within reach and passes.
}
boxlog-peeked = { $reader ->
    [who] You look at the top card of the central deck.
   *[none] { $who } looks at the top card of the central deck.
}
boxlog-peeked_seen = { $reader ->
    [who] You look at the top card of the central deck: { $card }.
   *[none] { $who } looks at the top card of the central deck: { $card }.
}
boxlog-took = { $reader ->
    [who] You take { $card } from { $deck }.
   *[none] { $who } takes { $card } from { $deck }.
}
boxlog-cat_moved = { $reader ->
    [who] You get the cat.
   *[none] { $who } gets the cat.
}
boxlog-horns = { $reader ->
    [who] You turn { $count ->
        [one] 1 conflict token
       *[other] { $count } conflict tokens
    } to battle.
   *[none] { $who } turns { $count ->
        [one] 1 conflict token
       *[other] { $count } conflict tokens
    } to battle.
}
boxlog-token_used = { $reader ->
    [who] You use { $token } for an extra card.
   *[none] { $who } uses { $token } for an extra card.
}
boxlog-stage_built = { $reader ->
    [who] You build stage { $stage } of your wonder with { $cards }.
   *[none] { $who } builds stage { $stage } of the wonder with { $cards }.
}
boxlog-stage_built_using = { $reader ->
    [who] You build stage { $stage } of your wonder with { $cards }, using { $tokens }.
   *[none] { $who } builds stage { $stage } of the wonder with { $cards }, using { $tokens }.
}
boxlog-science_used = { $reader ->
    [who] You turn in { $cards }.
   *[none] { $who } turns in { $cards }.
}
boxlog-token_taken = { $reader ->
    [who] You take the progress token { $token }.
   *[none] { $who } takes the progress token { $token }.
}
boxlog-token_taken_new = { $reader ->
    [who] You take the progress token { $token }. { $new } is turned up in its place.
   *[none] { $who } takes the progress token { $token }. { $new } is turned up in its place.
}
boxlog-token_taken_unseen = { $reader ->
    [who] You take { $token } from the top of the stack of progress tokens.
   *[none] { $who } takes { $token } from the top of the stack of progress tokens.
}
boxlog-looked = { $reader ->
    [who] You take up { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { $deck }.
   *[none] { $who } takes up { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { $deck }.
}
boxlog-looked_seen = { $reader ->
    [who] You take up { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { $deck }. Seen: { $cards }.
   *[none] { $who } takes up { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { $deck }. Seen: { $cards }.
}
boxlog-kept = { $reader ->
    [who] You keep { $card }.
   *[none] { $who } keeps { $card }.
}
boxlog-battle = Battle: { $strengths }; { $won }.
boxlog-battle_even = Battle: { $strengths }; no tokens.
boxlog-game_over = The game is over.
boxlog-deck_left = { $reader ->
    [who] the deck on your left
   *[none] the deck on the left
}
boxlog-deck_right = { $reader ->
    [who] the deck on your right
   *[none] the deck on the right
}
boxlog-deck_central = the central deck
boxlog-deck_of = { $reader ->
    [who] your deck
   *[none] the deck of { $who }
}
boxlog-battle_shields = { $reader ->
    [who] you have { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
   *[none] { $who } has { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
}
boxlog-battle_won = { $reader ->
    [who] you win { $count ->
        [one] 1 victory token
       *[other] { $count } victory tokens
    }
   *[none] { $who } wins { $count ->
        [one] 1 victory token
       *[other] { $count } victory tokens
    }
}

## Cards in a sentence

boxthing-wood = wood
boxthing-stone = stone
boxthing-clay = clay
boxthing-papyrus = papyrus
boxthing-glass = glass
boxthing-coin = a coin
boxthing-compass = a compass
boxthing-gear = a gear
boxthing-tablet = a tablet
boxthing-shield_0 = a shield
boxthing-shield_1 = a shield with 1 horn
boxthing-shield_2 = a shield with 2 horns
boxthing-blue_3 = a card of 3 points
boxthing-blue_2_cat = a card of 2 points with the cat
