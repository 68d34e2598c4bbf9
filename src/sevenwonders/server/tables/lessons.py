"""The guided first games: always the same boards, deal and opponents, so that every remark finds its moment."""

from typing import Final

import msgspec

from sevenwonders.server.wire.messages import GameConfig, LessonName

# Whoever plays for the first time should win, and see why.
GENTLE_BOT: Final = "random"


class Lesson(msgspec.Struct, frozen=True):
    """A guided game. Its seed is no secret: everybody who learns the game gets the same cards."""

    config: GameConfig
    seed: int


LESSONS: Final[dict[LessonName, Lesson]] = {
    "classic": Lesson(GameConfig(players=3, wonders=["Giza A", "Babylon A", "Ephesus A"]), seed=440),
    "architects": Lesson(GameConfig(game="architects", players=3, wonders=["Giza", "Babylon", "Ephesus"]), seed=23),
}
