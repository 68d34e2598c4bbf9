"""The English texts of the base game, by the ids of phrases. A rule has its texts in its declaration."""

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "heading": "Age {age:roman}, turn {turn}",
    "age_began": "Age {age:roman} begins.",
    "turn_began": "Turn {turn} begins.",
    "paid": "{who} [pays|pay] {shares}.",
    "gained": "{who} [gets|get] {coins:coin} from the bank.",
    "built": "{who} [builds|build] {card}.",
    "built_free": "{who} [builds|build] {card} free of charge.",
    "stage_built": "{who} [builds|build] stage {stage} of [the|your] wonder with {card}.",
    "sold": "{who} [sells|sell] {card}.",
    "took": "{who} [builds|build] {card} from the discard pile.",
    "passed": "{who} [passes|pass].",
    "discarded": "{who} [discards|discard] {card}.",
    "conflict": "{who} [defeats|defeat] {other} by {own} to {theirs}: {tokens:signed} for {who}, "
    "{other_tokens:signed} for {other}.",
    "conflict_passed": "{who} [defeats|defeat] {other} by {own} to {theirs}: {tokens:signed} for {who}, "
    "nothing for {other}.",
    "conflict_drawn": "{who} and {other} draw {own} to {theirs}: no tokens.",
    "tokens": "{who} now [has|have] military tokens of {tokens:signed}.",
    "tokens_none": "{who} now [has|have] no military tokens.",
    "bonus_chosen": "{who} [chooses|choose] {card}.",
    "game_over": "The game is over.",
    # Arguments
    "share": "{coins:coin} to {other}",
    "share_of_bank": "{coins:coin} to the bank",
    "hidden_card": "a card of Age {age:roman}",
    "hidden_thing": "a {thing}",
}
