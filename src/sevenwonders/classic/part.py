"""A place for what an expansion or variant keeps on a seat or on the table."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

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
