# Why one move is better than another: counted differences. Each kind has a figure that is shown large ("figure-…"), at most
# seven words next to it ("evidence-…"), and the whole as a sentence ("reason-…"). $other is the name of another player.

## Any game

figure-points = +{ $points }
evidence-points = { $points ->
        [one] point
       *[other] points
    } now, { $line }
reason-points = It is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } more right now ({ $line }).
figure-points_later = +{ $points }
evidence-points_later = { $points ->
        [one] point
       *[other] points
    } at the end, { $line }
reason-points_later = It leads to { $points ->
        [one] 1 point
       *[other] { $points } points
    } more at the end on average ({ $line }).
figure-points_in_all = +{ $points }
evidence-points_in_all = { $points ->
        [one] point
       *[other] points
    } at the end, in all
reason-points_in_all = It leads to { $points ->
        [one] 1 point
       *[other] { $points } points
    } more in all at the end, on average.
figure-lead = +{ $points }
evidence-lead = { $points ->
        [one] point
       *[other] points
    } on the best rival
reason-lead = It gains { $points ->
        [one] 1 point
       *[other] { $points } points
    } on the best rival by the end, on average.
figure-rival = +{ $points }
evidence-rival = { $points ->
        [one] point
       *[other] points
    } for { $other } by the end
reason-rival = Otherwise { $other } ends with { $points ->
        [one] 1 point
       *[other] { $points } points
    } more on average.

## 7 Wonders

# Lines of the score sheet, inside a sentence.
line-military = conflicts
line-treasury = coins
line-wonder = wonder
line-civilian = civilian cards
line-science = science
line-commerce = commerce
line-guilds = guilds
figure-conflicts = +{ $points }
evidence-conflicts = { $points ->
        [one] point
       *[other] points
    } of military tokens now
reason-conflicts = It is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } more in military tokens by the end of this turn.
figure-border = { $own } : { $theirs }
evidence-border = shields against { $other }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-border = It turns the border with { $other } from { $ownElse } : { $theirsElse } to { $own } : { $theirs } shields: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in Age { ROMAN($age) }.
figure-border_lasting = { $own } : { $theirs }
evidence-border_lasting = shields against { $other }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-border_lasting = It turns the border with { $other } from { $ownElse } : { $theirsElse } to { $own } : { $theirs } shields: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in Age { ROMAN($age) }, and later Ages count too.
figure-coins = +{ $coins }
evidence-coins = { $coins ->
        [one] coin
       *[other] coins
    } after this turn
reason-coins = It leaves { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } more after this turn.
figure-coins_paid = +{ $coins }
evidence-coins_paid = { $coins ->
        [one] coin
       *[other] coins
    } for { $other }
reason-coins_paid = Otherwise { $other } is paid { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } more.
figure-coins_taken = −{ $coins }
evidence-coins_taken = { $coins ->
        [one] coin
       *[other] coins
    } for { $other }
reason-coins_taken = It leaves { $other } with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } fewer.
figure-payable = +{ $cards }
evidence-payable = of { $size } possible cards become payable
reason-payable = It makes { $cards } more of the { $size } cards that may still come payable.
figure-cheaper = −{ $coins }
evidence-cheaper = { $coins ->
        [one] coin
       *[other] coins
    } over { $size } possible cards
reason-cheaper = The { $size } cards that may still come cost { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } less in all.
figure-stage_open = { $price }
evidence-stage_open = { $price ->
        [one] coin
       *[other] coins
    } for stage { $stage }, otherwise unreachable
reason-stage_open = Stage { $stage } of the wonder can be paid, for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }; otherwise its goods are out of reach.
figure-stage_cheaper = { $price }
evidence-stage_cheaper = { $price ->
        [one] coin
       *[other] coins
    } for stage { $stage }, not { $priceElse }
reason-stage_cheaper = Stage { $stage } of the wonder costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    } instead of { $priceElse }.
figure-chain = { $count }
evidence-chain = free by chain in Age { ROMAN($age) }
reason-chain = It makes { $cards } free through a chain, from Age { ROMAN($age) } on.
figure-symbols = +{ $points }
evidence-symbols = { $points ->
        [one] point
       *[other] points
    } now, science
reason-symbols = Its symbols are worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } more right now.
figure-symbol_set = +{ $points }
evidence-symbol_set = { $points ->
        [one] point
       *[other] points
    } now, set of three symbols
reason-symbol_set = It completes a set of three symbols: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more right now.
figure-denied = { $share } %
evidence-denied = { $other } would build it next
reason-denied = Otherwise { $other } builds { $card } next turn in { $share } % of all cases.
figure-tempo_stages = { $turns }
evidence-tempo_stages = { $turns ->
        [one] turn
       *[other] turns
    } earlier: stage { $number }
reason-tempo_stages = Stage { $number } of the wonder is built { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } earlier on average.

## Architects

line-box_wonder = wonder
line-box_cat = the cat
line-box_civilian = blue cards
line-box_military = battles
line-box_progress = progress tokens
figure-box_missing = −{ $cards }
evidence-box_missing = { $cards ->
        [one] card
       *[other] cards
    } missing for the next stage
reason-box_missing = The next stage lacks { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } less.
figure-box_tokens = +{ $count }
evidence-box_tokens = { $count ->
        [one] token
       *[other] tokens
    } of progress now
reason-box_tokens = It brings { $count ->
        [one] 1 progress token
       *[other] { $count } progress tokens
    } more right now.
figure-box_battle = +{ $points }
evidence-box_battle = { $points ->
        [one] point
       *[other] points
    } in the next battle
reason-box_battle = It is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } more in the next battle, as things stand.
figure-box_denied = { $share } %
evidence-box_denied = { $other } would take it next
reason-box_denied = Otherwise { $other } takes { $card } next turn in { $share } % of all cases.
figure-box_tempo_stages = { $turns }
evidence-box_tempo_stages = { $turns ->
        [one] turn
       *[other] turns
    } earlier: stage { $number }
reason-box_tempo_stages = Stage { $number } of the wonder is built { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } earlier on average.
figure-box_tempo_tokens = { $turns }
evidence-box_tempo_tokens = { $turns ->
        [one] turn
       *[other] turns
    } earlier: progress token { $number }
reason-box_tempo_tokens = Progress token { $number } comes { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } earlier on average.
