"""The wire types of losses and debts."""

from typing import Literal

from sevenwonders.server.wire.base import Wire

DebtsUse = Literal["pay"]


class DebtState(Wire, frozen=True):
    """The points that a city loses for its debts."""

    debts: int


class LossState(Wire, frozen=True):
    """The consequences of paying that part of a loss: the debts taken for the rest, and the coins left."""

    debts: int
    coins_left: int


DebtsScoreWord = Literal["debts"]


class LossScene(Wire, tag="loss", frozen=True):
    """The line's seat loses coins to the bank, takes debts of some points, or both."""

    coins: int
    debts: int
