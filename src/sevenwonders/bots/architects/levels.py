"""The levels of Architects, where players move one after the other: a try goes on until it is the bot's turn again."""

from dataclasses import replace
from typing import Final

from sevenwonders.bots.core.levels import EASY, EXPERT, SEARCH, STRONG, Level

LEVELS: Final[dict[str, Level]] = {
    EASY.name: replace(EASY, temperature=1.1),
    STRONG.name: replace(STRONG, width=6, turns=1, iterations=64, in_rounds=True),
    SEARCH.name: replace(SEARCH, turns=1, iterations=400, in_rounds=True),
    EXPERT.name: replace(EXPERT, turns=1, iterations=1200, in_rounds=True),
}
