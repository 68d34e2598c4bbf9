"""What Leaders keeps on a seat and on the table."""

from typing import TYPE_CHECKING, final

from sevenwonders.classic.city import City
from sevenwonders.classic.colours import LEADER_BACK
from sevenwonders.classic.part import Part
from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library


@final
class LeadersPart(Part):
    """A seat's leaders that are not recruited yet, and what has to be remembered of those that are.

    `ages` has the Age of recruitment for each leader in the city, in the order of the city's cards; `buried` and
    `buried_ages` are the leaders that Abu Simbel turned face down. `bonus_taken` is Berenice's coin of this turn.
    """

    __slots__ = ("ages", "bonus_taken", "buried", "buried_ages", "hand")

    def __init__(
        self, hand: list[int], ages: list[int], buried: list[int], buried_ages: list[int], bonus_taken: bool
    ) -> None:
        self.hand = hand
        self.ages = ages
        self.buried = buried
        self.buried_ages = buried_ages
        self.bonus_taken = bonus_taken

    def copy(self) -> "LeadersPart":
        """An independent part with the same content."""
        return LeadersPart(self.hand[:], self.ages[:], self.buried[:], self.buried_ages[:], self.bonus_taken)

    def to_data(self, library: "Library") -> Data:
        """Plain data for a saved game."""
        return {
            "hand": [library.cards[card].ident for card in self.hand],
            "ages": list(self.ages),
            "buried": [library.cards[card].ident for card in self.buried],
            "buried_ages": list(self.buried_ages),
            "bonus_taken": self.bonus_taken,
        }

    def seen(self) -> list[int]:
        """All but which leaders are still in hand: those show their backs."""
        return self._listed([-LEADER_BACK] * len(self.hand))

    def known(self) -> list[int]:
        """Everything."""
        return self._listed(self.hand)

    def _listed(self, hand: list[int]) -> list[int]:
        bonus = 1 if self.bonus_taken else 0
        counts = [bonus, len(hand), len(self.ages), len(self.buried)]
        return counts + hand + self.ages + self.buried + self.buried_ages


def leaders_part_from(seen: list[int]) -> LeadersPart:
    """The part that `seen` or `known` told."""
    bonus, hand, ages, buried = seen[:4]
    rest = seen[4:]
    return LeadersPart(
        rest[:hand],
        rest[hand : hand + ages],
        rest[hand + ages : hand + ages + buried],
        rest[hand + ages + buried :],
        bonus == 1,
    )


@final
class LeaderDeck(Part):
    """The leaders that nobody was dealt, face down; the top one is the last of the list."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def copy(self) -> "LeaderDeck":
        """An independent part with the same content."""
        return LeaderDeck(self.cards[:])

    def to_data(self, library: "Library") -> Data:
        """Plain data for a saved game."""
        return {"cards": [library.cards[card].ident for card in self.cards]}

    def seen(self) -> list[int]:
        """How many there are."""
        return [len(self.cards)]


def leaders_of(city: City) -> LeadersPart:
    """The seat's part."""
    for part in city.parts:
        if isinstance(part, LeadersPart):
            return part
    raise LookupError("this table has no leaders")
