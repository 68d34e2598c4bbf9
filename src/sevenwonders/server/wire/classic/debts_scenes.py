"""The wire types of what happens to coins that are lost, and of the points that debts cost."""

from typing import Literal

from sevenwonders.server.wire.base import Wire

DebtsScoreWord = Literal["debts"]


class LossScene(Wire, tag="loss", frozen=True):
    """The line's seat loses coins to the bank, takes debts of some points, or both."""

    coins: int
    debts: int
