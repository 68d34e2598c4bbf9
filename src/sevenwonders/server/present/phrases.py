"""Phrases in wire objects."""

from typing import TypeAlias

from sevenwonders.kernel.wording import Argument, Part, Phrase
from sevenwonders.server.wire import base as wire

Blank: TypeAlias = int | str | wire.Phrase


def phrase_state(phrase: Phrase) -> wire.Phrase:
    """Return a phrase with the phrases in its blanks."""
    return wire.Phrase(phrase.ident, {name: blank(argument) for name, argument in phrase.arguments.items()})


def blank(argument: Argument) -> Blank | list[Blank]:
    """Return what fills a blank."""
    if isinstance(argument, int | str | Phrase):
        return part(argument)
    return [part(item) for item in argument]


def part(item: Part) -> Blank:
    """Return one thing in a blank."""
    return phrase_state(item) if isinstance(item, Phrase) else item
