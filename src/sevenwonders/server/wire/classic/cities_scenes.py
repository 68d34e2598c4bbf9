"""The wire types of what happens with Cities."""

from sevenwonders.server.wire.base import Wire


class DiplomacyScene(Wire, tag="diplomacy", frozen=True):
    """The line's seat takes that many diplomacy tokens, or uses one up (-1)."""

    tokens: int


CitiesScene = DiplomacyScene
