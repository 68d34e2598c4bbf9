"""The wire types of Leaders."""

from typing import Literal

from sevenwonders.server.wire_form import Wire

LeadersPhase = Literal["draft", "recruitment"]
LeadersUse = Literal["recruit", "keep", "bury"]


class LeadersState(Wire, frozen=True):
    """A city's leaders that are not recruited: `hand_size` of them in hand, which `hand` names to those who see them.

    `buried` are the leaders that were turned face down for points; everybody knows them.
    """

    hand_size: int
    hand: list[str]
    buried: list[str]
