"""An option of a decision with the results of a search, for hints, analyses and puzzles."""

from dataclasses import dataclass

from sevenwonders.bots.analysis.game_evidence import game_evidence
from sevenwonders.bots.core.evaluate import Evaluated
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game


@dataclass(frozen=True, slots=True)
class JudgedOption:
    """An option as a person sees it, with its results in a search.

    `place` is 0 if the search does not measure it.
    """

    choice: int
    text: str
    card: str
    use: str
    stage: int
    price: int
    chance: float
    points: float
    place: float
    visits: int


def judged_option(game: Game, decision: Decision, found: Evaluated) -> JudgedOption:
    """Return an option with its parts and its results."""
    facts = game_evidence(game.config.game).option_facts(game, decision, found.choice)
    return JudgedOption(
        found.choice,
        game.describe(found.choice),
        *facts,
        found.chance or 0.0,
        found.points or 0.0,
        0.0,
        found.visits,
    )
