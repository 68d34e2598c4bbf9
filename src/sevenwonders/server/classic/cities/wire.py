"""The wire types of Cities."""

from sevenwonders.server.wire_form import Wire


class DiplomacyState(Wire, frozen=True):
    """A city's diplomacy tokens that are not used up yet."""

    diplomacy: int
