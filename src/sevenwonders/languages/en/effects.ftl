# What cards and wonder stages do. They stand in rows, such as "3 points, 2 coins", so they begin in lower case and have no
# full stop. The id of an effect is the first part of its code for icons (docs/server.md); $a, $b, $c and $d are the others.

effect-goods = { $goods }
# Goods that neighbours cannot buy.
effect-reserved = { $goods } (not for sale)
effect-discount = { $a ->
    [raw] { $b ->
        [left] buy raw materials from the left for { $c }
        [right] buy raw materials from the right for { $c }
       *[both] buy raw materials from either side for { $c }
    }
   *[manufactured] { $b ->
        [left] buy manufactured goods from the left for { $c }
        [right] buy manufactured goods from the right for { $c }
       *[both] buy manufactured goods from either side for { $c }
    }
}
effect-rebate = { $a ->
    [left] the first resource bought on the left each turn costs 1 less
    [right] the first resource bought on the right each turn costs 1 less
   *[board] the resource of a neighbour's board costs 1 less
}
effect-spare = { $a ->
    [made] once a turn, one more of what the city makes
   *[missing] once a turn, one of what the city does not make
}
effect-bank_unit = once a turn buy any resource from the bank for { $a }
effect-cheaper = { $a ->
    [blue] blue cards need one resource less
    [green] green cards need one resource less
    [red] red cards need one resource less
   *[wonder_stage] stages need one resource less
}
effect-free_colour = { $a ->
   *[purple] purple cards cost nothing
}
effect-free_each_age = { $a ->
   *[black] once an Age, build a black card free
}
effect-points = { $a ->
    [one] 1 point
   *[other] { $a } points
}
effect-coins = { $a ->
    [one] 1 coin
   *[other] { $a } coins
}
effect-shields = { $a ->
    [one] 1 shield
   *[other] { $a } shields
}
effect-science = { $a ->
    [compass] compass
    [gear] gear
    [tablet] tablet
   *[any] compass or gear or tablet
}
# $what is one of the messages "per-…", $where one of "where-…". $d is the most that can be gained, 0 if there is no limit.
effect-coins_per = { $c ->
    [one] 1 coin for each { $what } { $where }
   *[other] { $c } coins for each { $what } { $where }
}
effect-points_per = { $d ->
    [0] { $c ->
        [one] 1 point for each { $what } { $where }
       *[other] { $c } points for each { $what } { $where }
    }
   *[other] { $c ->
        [one] 1 point for each { $what } { $where }, at most { $d }
       *[other] { $c } points for each { $what } { $where }, at most { $d }
    }
}
where-own = here
where-left_right = next door
where-own_left_right = here and next door
per-brown = brown card
per-gray = gray card
per-blue = blue card
per-yellow = yellow card
per-red = red card
per-green = green card
per-purple = purple card
per-wonder_stage = wonder stage
per-defeat_token = defeat token
per-victory_token = victory token
per-victory_1 = victory token of 1
per-victory_3 = victory token of 3
per-victory_5 = victory token of 5
per-three_coins = 3 coins
per-colour = colour of cards
per-brown_gray_pair = pair of a brown and a gray card
effect-points_if = { $a ->
    [most_blue] { $b } points if you have more blue cards than each neighbour
    [most_coins] { $b } points if you have more coins than each neighbour
    [most_green] { $b } points if you have more green cards than each neighbour
    [most_red] { $b } points if you have more red cards than each neighbour
    [most_yellow] { $b } points if you have more yellow cards than each neighbour
    [no_defeat] { $b } points if you have no defeat token
   *[wonder_finished] { $b } points if your wonder is finished
}
# $what is a row of colours, "blue, red, green".
effect-points_per_set = { $b } points for each set of { $what }
setcolour-brown = brown
setcolour-gray = gray
setcolour-blue = blue
setcolour-yellow = yellow
setcolour-red = red
setcolour-green = green
setcolour-purple = purple
effect-points_per_pair = each pair of equal victory tokens scores one of them again
effect-set_points = { $a } more points for each set of three different symbols
effect-coins_on = { $a ->
    [black] { $b } coins with each black card built
    [chain] { $b } coins with each card built through a chain
    [purchase] { $b ->
        [one] 1 coin with buying from a neighbour, once a turn each
       *[other] { $b } coins with buying from a neighbour, once a turn each
    }
    [stage] { $b } coins with each stage built; all others lose { $c }
    [victory] { $b } coins with each victory token
   *[yellow] { $b } coins with each yellow card built
}
effect-bank_bonus = { $a ->
    [one] 1 coin with coins from the bank, once a turn
   *[other] { $a } coins with coins from the bank, once a turn
}
effect-spy = copy a science symbol of a neighbour
effect-victory_token = { $a ->
    [age] a victory token of the Age
   *[other] a victory token of { $a }
}
effect-others_gain = { $a ->
    [one] all others get 1 coin
   *[other] all others get { $a } coins
}
effect-neighbours_gain = { $a ->
    [one] each neighbour gets 1 coin
   *[other] each neighbour gets { $a } coins
}
effect-others_lose = { $a ->
    [age] all others lose as many coins as the Age's number
    [1] all others lose 1 coin
   *[other] all others lose { $a } coins
}
effect-others_lose_for = { $a ->
    [victory_token] all others lose { $b ->
        [one] 1 coin
       *[other] { $b } coins
    } for each victory token
   *[wonder_stage] all others lose { $b ->
        [one] 1 coin
       *[other] { $b } coins
    } for each stage of their wonders
}
effect-from_discard = build a card from the discard pile free

power-play_last_card = play the last card of each Age
power-free_build_each_age = once an Age, build a structure free
power-first_of_colour_free = the first card of each colour is free
power-first_card_free = the first card of each Age is free
power-last_card_free = the card of an Age's last turn is free
power-stages_without_resources = stages need no resources
power-copy_guild = copy a guild of a neighbour
power-repeat_guild = one of your guilds counts twice
power-change_symbol = change one science symbol at the end
power-repeat_symbol = one more of the science symbol you have most of
power-pass_defeats = your defeat tokens go to whoever beat you
power-drop_defeats = throw away your defeat tokens
power-drop_tokens = throw away your defeat tokens; all others throw away a victory token
