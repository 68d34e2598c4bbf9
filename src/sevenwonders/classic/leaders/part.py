"""Leaders' parts of a city and of the table."""

from typing import TYPE_CHECKING, final

from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.leaders.kinds import LEADER_BACK
from sevenwonders.classic.part import Part, Parts, in_row, lists_in
from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library


@final
class LeadersPart(Part):
    """A city's leaders in hand, and the details of those that it has recruited.

    `ages` has the Age of recruitment of each leader in the city, in the order of the city's cards. `buried` and
    `buried_ages` are the same for leaders that were buried for points. `bonus_taken` is whether the city has had this
    turn's extra coin for coins from the bank (P18).

    Totals: the discount on leaders, here and for neighbours; whether leaders are free; the extra coins for coins from
    the bank, once a turn.
    """

    __slots__ = (
        "ages",
        "bank_bonus",
        "bonus_taken",
        "buried",
        "buried_ages",
        "discount",
        "free",
        "hand",
        "neighbour_discount",
    )

    def __init__(
        self,
        hand: list[int],
        ages: list[int],
        buried: list[int],
        buried_ages: list[int],
        bonus_taken: bool,
        discount: int = 0,
        neighbour_discount: int = 0,
        free: bool = False,
        bank_bonus: int = 0,
    ) -> None:
        self.hand = hand
        self.ages = ages
        self.buried = buried
        self.buried_ages = buried_ages
        self.bonus_taken = bonus_taken
        self.discount = discount
        self.neighbour_discount = neighbour_discount
        self.free = free
        self.bank_bonus = bank_bonus

    @override
    def copy(self) -> "LeadersPart":
        return self.with_hand(self.hand[:])

    @override
    def shown(self) -> "LeadersPart":
        # Buried leaders are public: they were in the city before.
        return self.with_hand([-LEADER_BACK] * len(self.hand))

    def with_hand(self, hand: list[int]) -> "LeadersPart":
        """Return an independent copy, with other leaders in hand."""
        return LeadersPart(
            hand,
            self.ages[:],
            self.buried[:],
            self.buried_ages[:],
            self.bonus_taken,
            self.discount,
            self.neighbour_discount,
            self.free,
            self.bank_bonus,
        )

    @override
    def to_data(self, library: "Library") -> Data:
        return {
            "hand": [library.cards[card].ident for card in self.hand],
            "ages": list(self.ages),
            "buried": [library.cards[card].ident for card in self.buried],
            "buried_ages": list(self.buried_ages),
            "bonus_taken": self.bonus_taken,
        }

    @override
    def values(self) -> list[int]:
        numbers = [1 if self.bonus_taken else 0, *self.totals()]
        return in_row([numbers, self.hand, self.ages, self.buried, self.buried_ages])

    def totals(self) -> list[int]:
        """List the totals."""
        return [self.discount, self.neighbour_discount, 1 if self.free else 0, self.bank_bonus]

    @override
    def forget_totals(self) -> None:
        self.discount = 0
        self.neighbour_discount = 0
        self.free = False
        self.bank_bonus = 0


def leaders_part_from(values: list[int]) -> LeadersPart:
    """Make the part with these values."""
    numbers, hand, ages, buried, buried_ages = lists_in(values)
    return LeadersPart(
        hand, ages, buried, buried_ages, numbers[0] == 1, numbers[1], numbers[2], numbers[3] == 1, numbers[4]
    )


@final
class LeaderDeck(Part):
    """The undealt leaders, face down. The top of the deck is the last of the list."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    @override
    def copy(self) -> "LeaderDeck":
        return LeaderDeck(self.cards[:])

    @override
    def shown(self) -> "LeaderDeck":
        return LeaderDeck([-LEADER_BACK] * len(self.cards))

    @override
    def to_data(self, library: "Library") -> Data:
        return {"cards": [library.cards[card].ident for card in self.cards]}

    @override
    def values(self) -> list[int]:
        return [len(self.cards)]


def leaders_of(city: City) -> LeadersPart:
    """Return the city's part, at a table with Leaders."""
    for part in city.parts:
        if isinstance(part, LeadersPart):
            return part
    raise LookupError("this table has no leaders")


def deck_of(parts: Parts) -> list[int]:
    """Return the deck of undealt leaders."""
    for part in parts:
        if isinstance(part, LeaderDeck):
            return part.cards
    raise LookupError("this table has no leaders")
