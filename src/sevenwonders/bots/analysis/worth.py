"""The one measure of a position for a seat: its chance to win, its place at the end and its lead, in one number.

A position that is lost still has better and worse places, and a victory that is certain can be a clear one. So the
chance to win is only a part of the worth of a position.
"""

from typing import Final, NamedTuple

from sevenwonders.bots.core.value import Forecast, side_of
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game

# The parts of the worth. A lead of `WIDE_LEAD` points over the others counts as much as its whole part.
CHANCE_PART: Final = 1 / 3
PLACE_PART: Final = 1 / 3
LEAD_PART: Final = 1 / 3
WIDE_LEAD: Final = 20.0
# Two sides that are level share the better place in half of all cases.
LEVEL: Final = 0.5


class Prospect(NamedTuple):
    """The end of one rollout, as a seat sees it: chances and points of all players, its place, and its worth."""

    chances: list[float]
    points: list[float]
    place: float
    worth: float


def sides_at(config: Config, players: int) -> list[int]:
    """Return the side of each player at the table of a checked configuration: the first seat that wins with it."""
    teams = ruleset_of(config.game).teams_of(config)
    return [side_of(teams, seat) for seat in range(players)]


def prospect_of(game: Game, forecast: Forecast, seat: int, sides: list[int]) -> Prospect:
    """Return a seat's prospect from the forecast of a position."""
    chances, points = list(forecast.chances), list(forecast.points)
    place = place_in(game, seat, sides) if game.finished() else expected_place(chances, seat, sides)
    others = len(set(sides)) - 1
    worth = (
        CHANCE_PART * chances[seat]
        + PLACE_PART * (1 + others - place) / others
        + LEAD_PART * lead_of(points, seat, sides) / WIDE_LEAD
    )
    return Prospect(chances, points, place, worth)


def expected_place(chances: list[float], seat: int, sides: list[int]) -> float:
    """Return the expected place: each other side is ahead as often as it wins when one of the two does."""
    own = chances[seat]
    place = 1.0
    for side in set(sides):
        if side != sides[seat]:
            both = chances[side] + own
            place += chances[side] / both if both else LEVEL
    return place


def place_in(game: Game, seat: int, sides: list[int]) -> float:
    """Return the place of a seat in a finished game; sides that are level share theirs."""
    ahead: set[int] = set()
    for seats in game.ranking():
        here = {sides[other] for other in seats} - ahead
        if sides[seat] in here:
            return 1.0 + len(ahead) + LEVEL * (len(here) - 1)
        ahead |= here
    raise AssertionError("the seat of a player is ranked")


def lead_of(points: list[float], seat: int, sides: list[int]) -> float:
    """Return how many more points a side's cities have than those of the other sides, on average."""
    side = sides[seat]
    own = others = 0.0
    size = 0
    # One pass: this runs after every rollout.
    for at, amount in enumerate(points):
        if sides[at] == side:
            own += amount
            size += 1
        else:
            others += amount
    return own / size - others / (len(points) - size)
