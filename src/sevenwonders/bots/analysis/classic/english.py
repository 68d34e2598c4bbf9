"""The English texts of evidence in the base game. A rule has its texts in its own file."""

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    # Lines of the score sheet
    "line_military": "conflicts",
    "line_treasury": "coins",
    "line_wonder": "wonder",
    "line_civilian": "civilian cards",
    "line_science": "science",
    "line_commerce": "commerce",
    "line_guilds": "guilds",
    # Shields
    "conflicts.figure": "+{points}",
    "conflicts.text": "{points?point} of military tokens now",
    "conflicts.sentence": "It is worth {points:point} more in military tokens by the end of this turn.",
    "border.figure": "{own} : {theirs}",
    "border.text": "shields against {other}, {points:point}",
    "border.sentence": "It turns the border with {other} from {own_else} : {theirs_else} to {own} : {theirs} shields: "
    "{points:point} in Age {age:roman}.",
    "border_lasting.figure": "{own} : {theirs}",
    "border_lasting.text": "shields against {other}, {points:point}",
    "border_lasting.sentence": "It turns the border with {other} from {own_else} : {theirs_else} to {own} : {theirs} "
    "shields: {points:point} in Age {age:roman}, and later Ages count too.",
    # Coins and prices
    "coins.figure": "+{coins}",
    "coins.text": "{coins?coin} after this turn",
    "coins.sentence": "It leaves {coins:coin} more after this turn.",
    "coins_paid.figure": "+{coins}",
    "coins_paid.text": "{coins?coin} for {other}",
    "coins_paid.sentence": "Otherwise {other} is paid {coins:coin} more.",
    "coins_taken.figure": "−{coins}",
    "coins_taken.text": "{coins?coin} for {other}",
    "coins_taken.sentence": "It leaves {other} with {coins:coin} fewer.",
    "payable.figure": "+{cards}",
    "payable.text": "of {size} possible cards become payable",
    "payable.sentence": "It makes {cards} more of the {size} cards that may still come payable.",
    "cheaper.figure": "−{coins}",
    "cheaper.text": "{coins?coin} over {size} possible cards",
    "cheaper.sentence": "The {size} cards that may still come cost {coins:coin} less in all.",
    "stage_open.figure": "{price}",
    "stage_open.text": "{price?coin} for stage {stage}, otherwise unreachable",
    "stage_open.sentence": "Stage {stage} of the wonder can be paid, for {price:coin}; otherwise its goods are out of "
    "reach.",
    "stage_cheaper.figure": "{price}",
    "stage_cheaper.text": "{price?coin} for stage {stage}, not {price_else}",
    "stage_cheaper.sentence": "Stage {stage} of the wonder costs {price:coin} instead of {price_else}.",
    "chain.figure": "{count}",
    "chain.text": "free by chain in Age {age:roman}",
    "chain.sentence": "It makes {cards} free through a chain, from Age {age:roman} on.",
    # Cards
    "symbols.figure": "+{points}",
    "symbols.text": "{points?point} now, science",
    "symbols.sentence": "Its symbols are worth {points:point} more right now.",
    "symbol_set.figure": "+{points}",
    "symbol_set.text": "{points?point} now, set of three symbols",
    "symbol_set.sentence": "It completes a set of three symbols: {points:point} more right now.",
    "denied.figure": "{share} %",
    "denied.text": "{other} would build it next",
    "denied.sentence": "Otherwise {other} builds {card} next turn in {share} % of all cases.",
    "tempo_stages.figure": "{turns}",
    "tempo_stages.text": "{turns?turn} earlier: stage {number}",
    "tempo_stages.sentence": "Stage {number} of the wonder is built {turns:turn} earlier on average.",
}
