"""The wire types of guided games."""

from typing import Literal

from sevenwonders.server.wire.base import Wire

LessonName = Literal["classic", "architects"]
# The ideas that guided games teach. Both games have some of these names, each with sentences of its own.
LessonIdea = Literal[
    "take",
    "goods",
    "pass_on",
    "science",
    "trade",
    "stage",
    "war",
    "shields",
    "chain",
    "sell",
    "resource",
    "central",
    "coin",
    "horns",
    "battle",
    "cat",
    "sheet",
]


class LessonMove(Wire, frozen=True):
    """The move that the plan of a guided game has for the open decision, and the ideas that it shows."""

    choice: int
    ideas: list[LessonIdea]
