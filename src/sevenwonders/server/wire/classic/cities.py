"""The wire types of Cities."""

from sevenwonders.server.wire.base import Wire


class DiplomacyState(Wire, frozen=True):
    """A city's diplomacy tokens that are not used up yet."""

    diplomacy: int


class DiplomacyScene(Wire, tag="diplomacy", frozen=True):
    """The line's seat takes that many diplomacy tokens, or uses one up (-1)."""

    tokens: int


CitiesScene = DiplomacyScene
