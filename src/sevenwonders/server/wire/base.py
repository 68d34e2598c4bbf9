"""The base class of everything that travels between server and page."""

import msgspec


class Wire(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The base of all wire types: immutable, and strict about unknown fields."""


class LateHands(Wire, frozen=True):
    """All hands as they were when an earlier turn began, by seat; a city without a player has an empty one."""

    age: int
    turn: int
    hands: list[list[str]]
