"""The part of any game of the family that one seat may know."""

from abc import ABC, abstractmethod
from typing import Final

from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.interactive import html_of, text_of

SPECTATOR: Final = -1


class View(ABC):
    """A table as one seat or a spectator may know it. Each game adds its own table in a subclass."""

    def __init__(self, seat: int, config: Config, decisions: list[Decision], event_count: int) -> None:
        self.seat = seat
        self.config = config
        self.decisions = decisions
        self.event_count = event_count

    def __str__(self) -> str:
        return text_of(self)

    def _repr_html_(self) -> str:
        """Draw the table for Jupyter."""
        return html_of(self)

    def __repr__(self) -> str:
        viewer = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<{type(self).__name__} of {viewer}, {len(self.decisions)} open decisions, {self.config!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and type(self) is type(other) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.seat, self.event_count))

    @abstractmethod
    def to_data(self) -> Data:
        """Return plain data, for comparing views."""
