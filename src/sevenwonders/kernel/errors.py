"""Errors of the engine. Each message says what to do about it, and a raised error leaves the game unchanged."""

from mypy_extensions import mypyc_attr

from sevenwonders.kernel.wording import Argument, Part, Phrase, listed


@mypyc_attr(allow_interpreted_subclasses=True)
class GameError(Exception):
    """The base of every error that a caller of the engine may want to catch.

    What it says is an English sentence, or a phrase for readers of any language: the message `error-…` with the id of
    the phrase. As text it is English.
    """

    def said(self) -> str | Phrase:
        """Return the phrase, or the sentence if there is none."""
        said: object = self.args[0] if self.args else ""
        return said if isinstance(said, Phrase) else str(said)

    def __str__(self) -> str:
        return in_english(self.said())

    def __reduce__(self) -> tuple[type["GameError"], tuple[str | Phrase]]:
        return type(self), (self.said(),)


def in_english(said: str | Phrase) -> str:
    """Put what an error says into English."""
    if isinstance(said, str):
        return said
    # Imported late: errors are rare, and the rules do without messages.
    from sevenwonders.languages import say  # noqa: PLC0415

    return say(f"error-{said.ident}", {name: filled(argument) for name, argument in said.arguments.items()})


def filled(argument: Argument) -> int | str:
    """Return what fills a blank of an English sentence. Of the words in a list, one is enough."""
    if isinstance(argument, (int, str)):
        return argument
    if isinstance(argument, Phrase):
        return in_english(argument)
    return listed([word(part) for part in argument], "or")


def word(part: Part) -> str:
    """Return one word of a list."""
    return in_english(part) if isinstance(part, Phrase) else str(part)


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
