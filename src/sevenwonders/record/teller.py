"""How a game is told, whichever it is: names for its cities, headings for its turns, sentences for its events."""

from abc import ABC, abstractmethod

from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game


class Teller(ABC):
    """The words of one game. `names` has a display name for every city at the table."""

    @abstractmethod
    def names(self, game: Game) -> list[str]:
        """A name for every city: that of its wonder, or Free City."""

    @abstractmethod
    def heading(self, game: Game, names: list[str]) -> str:
        """The turn in which the game stands, such as `Age I, turn 3`."""

    @abstractmethod
    def heading_at(self, game: Game, names: list[str], event: Event) -> str:
        """The heading of the turn that began with the event; the game may have come further by the same answer."""

    @abstractmethod
    def opens(self, game: Game, event: Event) -> bool:
        """Whether the event begins a turn, or something else that is worth a heading of its own."""

    def opening(self, game: Game, names: list[str]) -> str:
        """The heading of what comes before the first turn; empty when nothing does."""
        return ""

    @abstractmethod
    def sentence(self, game: Game, names: list[str], event: Event) -> str:
        """The event as one plain sentence, or nothing when it is not worth a line.

        Tell a viewer `event.seen_by(seat)`: what that seat may not know is then left out of the sentence.
        """

    @abstractmethod
    def is_heading(self, game: Game, event: Event) -> bool:
        """Whether a heading says the same as the event's sentence."""
