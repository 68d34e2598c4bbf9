"""The verbs with which people write the uses of a card, one for each use."""

from typing import Final

from mypy_extensions import mypyc_attr

# Words after a verb
A_CARD: Final = 0
A_NUMBER: Final = 1
NOTHING: Final = 2
OTHER: Final = 3

UNREAD: Final = -1
MOST_DIGITS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """The word for a use of a card, and whether a card, a number or nothing follows it.

    `name` is the name of the use: the word itself, unless two uses share the word.
    """

    def __init__(self, use: int, word: str, object_kind: int = A_CARD, name: str = "") -> None:
        self.use = use
        self.word = word
        self.object_kind = object_kind
        self.name = name or word

    def has_card(self) -> bool:
        """Return whether the use is about a card."""
        return self.object_kind == A_CARD

    def write(self, number: int) -> str:
        """Write a choice of this verb, which has no card, as a person would."""
        return f"{self.word} {number}" if self.object_kind == A_NUMBER else self.word

    def read(self, words: str) -> int:
        """Read the number in a typed choice of this verb, which has no card. UNREAD if it is something else."""
        if self.object_kind == NOTHING:
            return 0 if words == self.word else UNREAD
        rest = words.removeprefix(self.word).strip()
        is_number = words.startswith(self.word + " ") and rest.isdecimal() and rest.isascii()
        return int(rest) if is_number and len(rest) <= MOST_DIGITS else UNREAD

    def form(self) -> str:
        """Return an example of the verb, for error messages."""
        return self.word + (
            " CARD" if self.object_kind == A_CARD else " NUMBER" if self.object_kind == A_NUMBER else ""
        )
