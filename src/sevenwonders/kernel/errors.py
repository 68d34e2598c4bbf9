"""Errors of the engine. Each message says what to do about it, and a raised error leaves the game unchanged."""


class GameError(Exception):
    """The base of every error that a caller of the engine may want to catch."""


class BadConfig(GameError):
    """The configuration asks for a game that does not exist."""


class IllegalChoice(GameError):
    """The choice is not among the options of the decision; the message says why."""


class UnknownDecision(GameError):
    """No open decision has that number, or it cannot be answered (again) now."""


class UnknownSeat(GameError):
    """No player has that seat."""


class BrokenSave(GameError):
    """A saved game or record is damaged, or was not written by this program."""


class VersionMismatch(BrokenSave):
    """A saved game or record was made under other rules or in another format."""


class BadNotation(GameError):
    """A typed choice, card or wonder cannot be understood."""
