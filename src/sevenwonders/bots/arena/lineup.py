"""Seating of bots: each deal is played once for every seat, so that wonders and hands favour no bot."""

from collections.abc import Sequence

from sevenwonders.games import ruleset_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.score import NO_TEAM


def sides_of(config: Config) -> list[list[int]]:
    """List the seats of the players that win together: teams, or single seats.

    The configuration must have been checked.
    """
    teams = ruleset_of(config.game).teams_of(config)
    sides: dict[int, list[int]] = {}
    for seat in range(config.players):
        # A seat that plays alone has a key that no team has.
        sides.setdefault(teams[seat] if teams[seat] != NO_TEAM else -2 - seat, []).append(seat)
    return list(sides.values())


def seating(places: Sequence[int], sides: list[list[int]], arrangement: int) -> list[int]:
    """Return each seat's position in the line-up, in one of the arrangements; there are as many as players.

    Over all of them, each place of the line-up has each seat once. Partners stay together: the teams move around the
    table, and the partners change their two seats.
    """
    size = len(sides[0])
    turn, shift = arrangement % size, arrangement // size
    seated = list(places)
    for number, side in enumerate(sides):
        origin = sides[(number - shift) % len(sides)]
        for at, seat in enumerate(side):
            seated[seat] = places[origin[(at - turn) % size]]
    return seated
