"""The wire types of Cities."""

from sevenwonders.server.wire.base import Wire


class DiplomacyState(Wire, frozen=True):
    """A city's diplomacy tokens that are not used up yet."""

    diplomacy: int
