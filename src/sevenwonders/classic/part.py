"""A place for what an expansion or variant keeps on a seat or on the table."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, final

from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library


class Part(ABC):
    """Data of one rule, kept outside the base classes."""

    @abstractmethod
    def copy(self) -> "Part":
        """An independent part with the same content."""

    @abstractmethod
    def to_data(self, library: "Library") -> Data:
        """Plain data for a saved game."""

    @abstractmethod
    def seen(self) -> list[int]:
        """What everybody at the table may know of it."""

    def known(self) -> list[int]:
        """What the owner of the seat may know of it; the same length tells nothing more to the others."""
        return self.seen()


@final
class EmptyPart(Part):
    """The part of a rule that keeps nothing there."""

    def copy(self) -> "EmptyPart":
        """It has no content, so one serves all."""
        return self

    def to_data(self, library: "Library") -> Data:
        """Nothing."""
        return {}

    def seen(self) -> list[int]:
        """Nothing."""
        return []


NOTHING: Final = EmptyPart()
