"""Evidence: counted differences between two options, each with a number, a subject and a moment.

Both options are tried in the same worlds, which agree with what the seat has seen. What is not counted there is not
said, and what both options share is left out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

# The option under whose face a difference is shown: the one that causes it.
About = Literal["better", "other"]
BETTER: Final = "better"
OTHER: Final = "other"

# Numbers, ids of things, the seat `other`, and lists of ids: all that the texts of a kind need.
Argument = int | float | str | list[str]
Arguments = Mapping[str, Argument]


@dataclass(frozen=True, slots=True)
class Evidence:
    """A counted difference between two options of a decision, which speaks for the better one.

    `kind` is the id of its texts, and `arguments` is what they need. `numbers`, `cards` and `seats` are the same as
    data; `line` is the line of the score sheet that it explains, if there is one. `size` says how much the difference
    matters, in points.
    """

    kind: str
    size: float
    numbers: list[float]
    arguments: Arguments
    about: About = BETTER
    cards: list[str] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    line: str = ""
