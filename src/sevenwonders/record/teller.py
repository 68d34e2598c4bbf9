"""The interface for putting a game into words: names of cities, headings of turns, sentences for events."""

from abc import ABC, abstractmethod

from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game


class Teller(ABC):
    """The words of one game. `names` has a display name for every city at the table."""

    @abstractmethod
    def names(self, game: Game) -> list[str]:
        """Return a name for every city: the name of its wonder, or Free City."""

    @abstractmethod
    def heading(self, game: Game, names: list[str]) -> str:
        """Return the current turn, such as `Age I, turn 3`."""

    @abstractmethod
    def heading_at(self, game: Game, names: list[str], event: Event) -> str:
        """Return the heading of the turn that began with the event. The game itself may have moved on since then."""

    @abstractmethod
    def opens(self, game: Game, event: Event) -> bool:
        """Return whether the event begins a turn, or anything else that has a heading."""

    def opening(self, game: Game, names: list[str]) -> str:
        """Return the heading of what comes before the first turn; empty if there is nothing."""
        return ""

    @abstractmethod
    def sentence(self, game: Game, names: list[str], event: Event) -> str:
        """Return the event as a sentence; empty if it is not worth a line.

        For a viewer, pass `event.seen_by(seat)`: the sentence then leaves out what that seat may not know.
        """

    @abstractmethod
    def is_heading(self, game: Game, event: Event) -> bool:
        """Return whether a heading already says what the event's sentence says."""
