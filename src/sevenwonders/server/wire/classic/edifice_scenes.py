"""The wire types of what happens to Edifices."""

from typing import Literal

from sevenwonders.server.wire.base import Wire

EdificeMove = Literal["reward"]


class PawnScene(Wire, tag="pawn", frozen=True):
    """The line's seat gets a pawn of the Edifice of an Age."""

    age: int


class EdificeEndScene(Wire, tag="edifice", frozen=True):
    """The Edifice of the Age, which is the line's card, was built or has failed: pawns left on it, and by seat."""

    built: bool
    pawns_left: int
    pawns: list[int]


EdificeScene = PawnScene | EdificeEndScene
