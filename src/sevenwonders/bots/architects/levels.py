"""The levels of Architects. A turn is short and a try takes little time, so they look further and try more."""

from dataclasses import replace
from typing import Final

from sevenwonders.bots.core.levels import EASY, EXPERT, SEARCH, STRONG, Level

LEVELS: Final[dict[str, Level]] = {
    "easy": EASY,
    "strong": replace(STRONG, turns=2, iterations=100),
    "search": replace(SEARCH, iterations=800),
    "expert": replace(EXPERT, iterations=2400),
}
