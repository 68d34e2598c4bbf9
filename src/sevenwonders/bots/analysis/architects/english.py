"""The English texts of evidence in Architects."""

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "line_wonder": "wonder",
    "line_cat": "the cat",
    "line_civilian": "blue cards",
    "line_military": "battles",
    "line_progress": "progress tokens",
    "missing.figure": "−{cards}",
    "missing.text": "{cards?card} missing for the next stage",
    "missing.sentence": "The next stage lacks {cards:card} less.",
    "tokens.figure": "+{count}",
    "tokens.text": "{count?token} of progress now",
    "tokens.sentence": "It brings {count:progress token} more right now.",
    "battle.figure": "+{points}",
    "battle.text": "{points?point} in the next battle",
    "battle.sentence": "It is worth {points:point} more in the next battle, as things stand.",
    "denied.figure": "{share} %",
    "denied.text": "{other} would take it next",
    "denied.sentence": "Otherwise {other} takes {card} next turn in {share} % of all cases.",
    "tempo_stages.figure": "{turns}",
    "tempo_stages.text": "{turns?turn} earlier: stage {number}",
    "tempo_stages.sentence": "Stage {number} of the wonder is built {turns:turn} earlier on average.",
    "tempo_tokens.figure": "{turns}",
    "tempo_tokens.text": "{turns?turn} earlier: progress token {number}",
    "tempo_tokens.sentence": "Progress token {number} comes {turns:turn} earlier on average.",
}
