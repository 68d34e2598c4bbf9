"""The base class of everything that travels between server and page, and the frame in which it does."""

from typing import Final

import msgspec

# The first byte of a frame that is a whole text, and the lengths from which a frame says its length in more bytes.
WHOLE_TEXT: Final = 0x81
SHORT: Final = 126
MEDIUM: Final = 1 << 16


class Wire(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The base of all wire types: immutable, and strict about unknown fields."""


class Phrase(Wire, frozen=True):
    """Something to say in the reader's language: an id, and what fills its blanks.

    A blank is a number, a seat (`who`, `other`), a permanent id, a further phrase, or a list of these. The languages of
    the page (`src/sevenwonders/languages`) have a message for every id.
    """

    id: str
    blanks: dict[str, "int | str | Phrase | list[int | str | Phrase]"]


class LateHands(Wire, frozen=True):
    """All hands as they were when an earlier turn began, by seat; a city without a player has an empty one."""

    age: int
    turn: int
    hands: list[list[str]]


def frame_of(text: bytes) -> bytes:
    """Return a message in the form in which a server sends it."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text
