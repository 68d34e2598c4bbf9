"""A player's choice as an object: its parts by name, and its words. Behind it is one integer, which fast loops use."""

from abc import ABC, abstractmethod
from typing import final

from mypy_extensions import i64, mypyc_attr


class ChoiceReader(ABC):
    """Reads and writes the packed choices of a game. Games with the same cards share one."""

    @abstractmethod
    def words(self, option: int, by_id: bool) -> str:
        """Write a choice as a person would, with names or with permanent ids."""

    @abstractmethod
    def read(self, words: str) -> int:
        """Read a typed choice. Raises `BadNotation` if it cannot be understood."""

    @abstractmethod
    def extra_of(self, option: int) -> str:
        """Return what goes with the card in the same payment, or an empty text."""

    @abstractmethod
    def number_of(self, option: int) -> int:
        """Return the number of a use without a card, such as the value of a token; otherwise 0."""

    @abstractmethod
    def payments_of(self, option: int, price: int) -> dict[str, int]:
        """Return what is paid, by receiver or by kind, given all coins that the choice costs."""


@final
@mypyc_attr(acyclic=True)
class Choice:
    """An option of an open decision: what is done with which card, and for how much.

    `use` is the verb of the notation (`build`, `stage`, `sell`, `take`, …; docs/notation.md lists them), `card` the
    permanent id of the card or token, empty if there is none or it is not known. `stage` is the stage of the wonder
    that is built, from 1, or 0. `price` is the sum of all coins that the choice costs now.

    `str(choice)` is its notation with permanent ids and `int(choice)` the integer that `Game.options` lists. Choices
    are equal if they mean the same in games with the same cards, and sorted like the options of a decision.
    """

    __slots__ = ("_option", "card", "price", "reader", "stage", "use")

    def __init__(self, option: i64, use: str, card: str, stage: i64, price: i64, reader: ChoiceReader) -> None:
        self._option = option
        self.use = use
        self.card = card
        self.stage = stage
        self.price = price
        self.reader = reader

    @property
    def extra(self) -> str:
        """The extra that is paid together with the card, such as `ship`; empty if there is none."""
        return self.reader.extra_of(self._option)

    @property
    def number(self) -> int:
        """The number of a use without a card, such as the value of a token; otherwise 0."""
        return self.reader.number_of(self._option)

    @property
    def payments(self) -> dict[str, int]:
        """The payment, without what is 0.

        In the classic game these are coins by receiver (`left`, `right`, `far left`, `far right`, `bank`), and their
        sum is the price. In Architects they are the cards that pay for a stage, by id.
        """
        return self.reader.payments_of(self._option, self.price)

    def __str__(self) -> str:
        return self.reader.words(self._option, by_id=True)

    def __repr__(self) -> str:
        return f"<Choice {self}>"

    def __int__(self) -> int:
        return self._option

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self._option == other._option and self.reader is other.reader

    def __hash__(self) -> int:
        return hash(self._option)

    def __lt__(self, other: "Choice") -> bool:
        return self._option < other._option

    def __le__(self, other: "Choice") -> bool:
        return self._option <= other._option

    def __gt__(self, other: "Choice") -> bool:
        return self._option > other._option

    def __ge__(self, other: "Choice") -> bool:
        return self._option >= other._option
