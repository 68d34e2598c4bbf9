"""A rule's part of a seat's memory."""

from typing import TYPE_CHECKING, Final

from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library
    from sevenwonders.classic.memory.unseen_cards import Stacks
    from sevenwonders.classic.table import ClassicGame
    from sevenwonders.classic.view import View


class RuleMemory:
    """A seat's memory of one rule's things. This one is empty."""

    def observe(self, view: "View") -> None:
        """Remember what the view shows."""

    def copy(self) -> "RuleMemory":
        """Return an independent copy."""
        return self

    def to_data(self, library: "Library") -> Data:
        """Return plain data with permanent ids, for the rule's `load_memory`."""
        return {}

    def mark(self, game: "ClassicGame", stacks: "Stacks") -> None:
        """Fill hidden places with what is remembered: cards, or numbers of stacks to be dealt from."""


NOTHING_TO_REMEMBER: Final = RuleMemory()
