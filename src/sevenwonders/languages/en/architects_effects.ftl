# Architects: what cards, progress tokens and wonder stages do

boxeffect-resource = { $a ->
    [wood] wood
    [stone] stone
    [clay] clay
    [papyrus] papyrus
   *[glass] glass
}
boxeffect-coins = 1 coin, any resource
boxeffect-horns = { $a ->
    [one] 1 horn
   *[other] { $a } horns
}
boxeffect-cat = takes the cat
# $cards is one of the messages "taken-…", or several with "or".
boxeffect-extra_card = { $a ->
    [stage] one more card after building a stage
   *[other] one more card after taking { $cards }
}
taken-wood = wood
taken-stone = stone
taken-clay = clay
taken-papyrus = papyrus
taken-glass = glass
taken-coin = coin
taken-compass = compass
taken-gear = gear
taken-tablet = tablet
taken-shield_1 = shield with 1 horn
taken-shield_2 = shield with 2 horns
taken-stage = a stage
boxeffect-double_coin = once a turn one coin pays for two resources of a stage
boxeffect-any_resources = once a turn a stage may be paid for with any resources, equal or not
boxeffect-finished = { $a } points, or { $b } with a finished wonder
boxeffect-points_per = { $a ->
    [cat_card] { $b ->
        [one] 1 point for each blue card with a cat
       *[other] { $b } points for each blue card with a cat
    }
    [victory_token] { $b ->
        [one] 1 point for each victory token
       *[other] { $b } points for each victory token
    }
   *[progress_token] { $b ->
        [one] 1 point for each progress token, this one included
       *[other] { $b } points for each progress token, this one included
    }
}
boxeffect-by_number = { $a } points for 1 of them, { $b } points for 2 of them
# What a stage of the wonder does at once.
boxeffect-effect = { $a ->
    [any_deck] take the top card of any deck on the table
    [token] choose a progress token
    [central] take the top card of the central deck
    [look] look at the top 5 cards of the deck on the left or on the right and keep one
    [both_sides] take the top card of the deck on the left and of the deck on the right
   *[shield] 1 shield
}
