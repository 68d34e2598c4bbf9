"""What a rule adds to the memory of a seat."""

from typing import TYPE_CHECKING, Final

from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library
    from sevenwonders.classic.memory.unseen_cards import Stacks
    from sevenwonders.classic.table import ClassicGame
    from sevenwonders.classic.view import View


class RuleMemory:
    """What a seat remembers of the things of one rule. This one remembers nothing."""

    def observe(self, view: "View") -> None:
        """Remember what the view shows."""

    def copy(self) -> "RuleMemory":
        """Return an independent memory with the same content."""
        return self

    def to_data(self, library: "Library") -> Data:
        """Plain data with permanent ids; `load_memory` of the rule reads it."""
        return {}

    def mark(self, game: "ClassicGame", stacks: "Stacks") -> None:
        """Put what is remembered in the place of hidden cards: cards, or numbers of stacks to be dealt from."""


NOTHING_TO_REMEMBER: Final = RuleMemory()
