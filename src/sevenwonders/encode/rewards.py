"""The reward of each seat for a finished game. Partners share, and are not each other's rivals."""

from typing import Final

from sevenwonders.games import ruleset_of
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import NO_TEAM

# The possible rewards: points ahead of the best rival, a share of the win, the place from 1 to -1, or plain points.
MARGIN: Final = "margin"
WIN: Final = "win"
PLACEMENT: Final = "placement"
SCORE: Final = "score"
REWARDS: Final = [MARGIN, WIN, PLACEMENT, SCORE]


def check_reward(name: str) -> None:
    """Check the name of a reward. Raises `BadConfig` if there is none."""
    if name not in REWARDS:
        raise BadConfig(f"There is no reward '{name}'. Use {', '.join(REWARDS)}.")


def rewards_of(game: Game, name: str) -> list[float]:
    """Return the reward of every player by seat, as if the game ended now."""
    check_reward(name)
    sides = sides_of(game)
    values = side_values(game, sides, name)
    rewards = [0.0] * len(game.players())
    for side, value in zip(sides, values, strict=True):
        for seat in side:
            rewards[seat] = value
    return rewards


def sides_of(game: Game) -> list[list[int]]:
    """List the players who win together: teams, or every player alone."""
    teams = ruleset_of(game.config.game).teams_of(game.config)
    sides: dict[int, list[int]] = {}
    for seat in game.players():
        # Seats that play alone are sides of their own.
        side = -1 - seat if teams[seat] == NO_TEAM else teams[seat]
        sides.setdefault(side, []).append(seat)
    return list(sides.values())


def side_values(game: Game, sides: list[list[int]], name: str) -> list[float]:
    """Return the reward of each side."""
    scores = game.score_sheet()
    points = [float(sum([scores[seat].total() for seat in side])) for side in sides]
    if name == SCORE:
        return points
    if name == MARGIN:
        return [
            own - max([other for place, other in enumerate(points) if place != number])
            for number, own in enumerate(points)
        ]
    first_seats = [side[0] for side in sides]
    ranking = [[first_seats.index(seat) for seat in place if seat in first_seats] for place in game.ranked(scores)]
    if name == WIN:
        return [1.0 / len(ranking[0]) if number in ranking[0] else 0.0 for number in range(len(sides))]
    return placements(ranking, len(sides))


def placements(ranking: list[list[int]], sides: int) -> list[float]:
    """Return rewards from 1 for the first place to -1 for the last, in equal steps; tied sides share the average."""
    values = [0.0] * sides
    before = 0
    for level in ranking:
        average = before + (len(level) - 1) / 2
        for number in level:
            values[number] = 1 - 2 * average / (sides - 1)
        before += len(level)
    return values
