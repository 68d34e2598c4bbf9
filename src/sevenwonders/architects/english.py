"""The English texts of Architects, by the ids of phrases."""

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "heading": "Turn {turn}: {who}",
    "turn_began": "{who} [begins|begin] turn {turn}.",
    "turn_passed": "{who} [has|have] no card within reach and [passes|pass].",
    "peeked": "{who} [looks|look] at the top card of the central deck.",
    "peeked_seen": "{who} [looks|look] at the top card of the central deck: {card}.",
    "took": "{who} [takes|take] {card} from {deck}.",
    "cat_moved": "{who} [gets|get] the cat.",
    "horns": "{who} [turns|turn] {count:conflict token} to battle.",
    "token_used": "{who} [uses|use] {token} for an extra card.",
    "stage_built": "{who} [builds|build] stage {stage} of [the|your] wonder with {cards}.",
    "stage_built_using": "{who} [builds|build] stage {stage} of [the|your] wonder with {cards}, using {tokens}.",
    "science_used": "{who} [turns|turn] in {cards}.",
    "token_taken": "{who} [takes|take] the progress token {token}.",
    "token_taken_new": "{who} [takes|take] the progress token {token}. {new} is turned up in its place.",
    "token_taken_unseen": "{who} [takes|take] {token} from the top of the stack of progress tokens.",
    "looked": "{who} [takes|take] up {count:card} from {deck}.",
    "looked_seen": "{who} [takes|take] up {count:card} from {deck}. Seen: {cards}.",
    "kept": "{who} [keeps|keep] {card}.",
    "battle": "Battle: {strengths}; {won}.",
    "battle_even": "Battle: {strengths}; no tokens.",
    "game_over": "The game is over.",
    # Arguments
    "deck_left": "the deck on [the|your] left",
    "deck_right": "the deck on [the|your] right",
    "deck_central": "the central deck",
    "deck_of": "[the deck of {who}|your deck]",
    "battle_shields": "{who} [has|have] {count:shield}",
    "battle_won": "{who} [wins|win] {count:victory token}",
}
