"""The wire types of Leaders."""

from typing import Literal

from sevenwonders.server.wire.base import Wire

LeadersPhase = Literal["draft", "recruitment"]
LeadersUse = Literal["recruit", "keep", "bury"]


class LeadersState(Wire, frozen=True):
    """A city's leaders that are not recruited: `hand_size` of them in hand, which `hand` names to those who see them.

    `buried` are the leaders that were turned face down for points; they are public, and `buried_worth` is what
    each of them is worth.
    """

    hand_size: int
    hand: list[str]
    buried: list[str]
    buried_worth: list[int]


class LeadersTableState(Wire, frozen=True):
    """The size of the packs in the draft, 0 after it, and whether a leader costs the number of the Age."""

    pack: int
    price_by_age: bool


LeadersScoreWord = Literal["buried"]
