"""Read the plans of guided games, and find the planned move for the open decision of a table."""

from pathlib import Path
from typing import Final, get_args

import msgspec

from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import IllegalChoice
from sevenwonders.kernel.game import Game
from sevenwonders.server.wire.lessons import LessonIdea, LessonMove, LessonName
from sevenwonders.server.wire.messages import GameConfig

FOLDER: Final = Path(__file__).parent
# The seat of the person who is taught.
LEARNER: Final = 0


class PlannedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the learner in the notation of records, and the ideas that are explained before it."""

    move: str
    ideas: list[LessonIdea] = []


class LessonPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game. Its seed is no secret: all learners get the same cards.

    `bots` is the level of all other players. `ideas` says in a sentence what each idea is, in the order in which they
    come; `by_the_way` are those that are explained only if a learner needs them. `moves` wins against these bots.
    """

    title: str
    config: GameConfig
    seed: int
    bots: str
    ideas: dict[LessonIdea, str]
    by_the_way: dict[LessonIdea, str]
    moves: list[PlannedMove]

    def next_move(self, game: Game, deciders: list[int]) -> LessonMove | None:
        """Return the planned move for the learner's open decision, or None if the learner has left the plan.

        `deciders` has the seat that decides or decided for the number of each decision.
        """
        asked = [decision for decision in game.pending() if decision.decider == LEARNER]
        done = own_moves(game, deciders)
        if not asked or len(done) >= len(self.moves) or done != [planned.move for planned in self.moves[: len(done)]]:
            return None
        return offered(game, asked[0], self.moves[len(done)])


def own_moves(game: Game, deciders: list[int]) -> list[str]:
    """List the learner's answers so far in the notation of records."""
    history = game.history
    own = [at for at in range(0, len(history), 2) if deciders[history[at]] == LEARNER]
    return [game.describe(history[at + 1], by_id=True) for at in own]


def offered(game: Game, decision: Decision, planned: PlannedMove) -> LessonMove | None:
    """Return the planned move if the decision offers it."""
    try:
        choice = game.match_option(decision.ident, planned.move)
    except IllegalChoice:
        return None
    return LessonMove(choice, planned.ideas)


def read_plan(name: str) -> LessonPlan:
    """Read the plan of a guided game."""
    return msgspec.yaml.decode((FOLDER / f"{name}.yaml").read_bytes(), type=LessonPlan)


LESSONS: Final[dict[LessonName, LessonPlan]] = {name: read_plan(name) for name in get_args(LessonName)}
