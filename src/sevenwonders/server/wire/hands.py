"""Hands as spectators see them where the table allows it."""

from sevenwonders.server.wire.base import Wire


class LateHands(Wire, frozen=True):
    """All hands as they were when an earlier turn began, by seat; a city without a player has an empty one."""

    age: int
    turn: int
    hands: list[list[str]]
