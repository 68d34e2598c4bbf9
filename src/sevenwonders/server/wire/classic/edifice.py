"""The wire types of Edifice."""

from typing import Literal

from sevenwonders.server.wire.base import Wire

EdificeUse = Literal["join", "lose"]
EdificeExtra = Literal["edifice"]


EdificeStage = Literal["later", "open", "built", "failed"]


class PenaltyFacts(Wire, frozen=True):
    """The penalty of a failed Edifice for each city without a pawn, in words and as an icon code.

    The `cost` of such a card is the price of taking part, and its `effects` are the reward.
    """

    penalty: str
    penalty_icon: str


class PawnState(Wire, frozen=True):
    """A city's participation pawns by Age, and whether it has joined this Age's Edifice.

    `owing` is how many cards or victory tokens of a penalty it still has to give up.
    """

    pawns: list[int]
    joined: bool
    owing: int


class EdificeState(Wire, frozen=True):
    """The Edifice of an Age: the pawns left on it, and whether it comes later, is open, was built or has failed.

    Taking part costs `price` coins in addition to the stage. Each pawn earns the reward, given in words and icons. A
    city without a pawn suffers the penalty if it fails, or takes a debt of `debt` points if it cannot pay that.
    """

    age: int
    card: str
    state: EdificeStage
    pawns_left: int
    price: int
    reward: list[str]
    icons: list[str]
    penalty: str
    penalty_icon: str
    debt: int


class ProjectsState(Wire, frozen=True):
    """The Edifices of all Ages."""

    edifices: list[EdificeState]


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
