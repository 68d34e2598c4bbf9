"""A seat's knowledge: what it saw earlier and its view no longer shows, and worlds that agree with what it knows."""

from abc import ABC, abstractmethod

from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import UnknownSeat
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng
from sevenwonders.kernel.view import View


class Memory(ABC):
    """One seat's memory. A bot or a client keeps it, and shows it the seat's view at each of the seat's questions.

    It learns from nothing but these views, so it cannot know more than the seat was shown.
    """

    @abstractmethod
    def observe(self, view: View) -> None:
        """Remember what the view shows. Showing the same view twice, or more views than needed, does no harm."""

    @abstractmethod
    def copy(self) -> "Memory":
        """Return an independent copy."""

    @abstractmethod
    def to_data(self) -> Data:
        """Return plain data with permanent ids, for `sevenwonders.games.memory_from_data`."""


def check_seat(view: View, seat: int) -> None:
    """Refuse the view of another seat: a memory must not know what others see."""
    if view.seat != seat:
        raise UnknownSeat(f"This is the memory of seat {seat}. Show it the views of that seat, not of {view.seat}.")


class Sampler(ABC):
    """Deals full games that agree with one view. Whatever follows from the view alone is worked out only once."""

    @abstractmethod
    def deal(self, rng: Rng) -> Game:
        """Return a game whose view from the same seat equals the given one.

        It has no history, and its own random numbers.
        """
