"""What a seat owes."""

from typing import TYPE_CHECKING, final

from sevenwonders.classic.city import City
from sevenwonders.classic.part import Part
from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library
    from sevenwonders.classic.table import ClassicGame


@final
class DebtPart(Part):
    """Points lost to debts, and the coins to lose at the end of this turn.

    `for_tokens` and `for_stages` are coins for each victory token and each stage: they are counted when the losses
    are settled, since everything of a turn happens at once (R2).
    """

    __slots__ = ("debts", "for_stages", "for_tokens", "loss")

    def __init__(self, debts: int, loss: int, for_tokens: int, for_stages: int) -> None:
        self.debts = debts
        self.loss = loss
        self.for_tokens = for_tokens
        self.for_stages = for_stages

    def copy(self) -> "DebtPart":
        """An independent part with the same content."""
        return DebtPart(self.debts, self.loss, self.for_tokens, self.for_stages)

    def to_data(self, library: "Library") -> Data:
        """Plain data for a saved game."""
        return {
            "debts": self.debts,
            "loss": self.loss,
            "for_tokens": self.for_tokens,
            "for_stages": self.for_stages,
        }

    def seen(self) -> list[int]:
        """All of it is open."""
        return [self.debts, self.loss, self.for_tokens, self.for_stages]


def debts_of(city: City) -> DebtPart:
    """The seat's part."""
    for part in city.parts:
        if isinstance(part, DebtPart):
            return part
    raise LookupError("this table has no debts")


def take_debts(game: "ClassicGame", seat: int, points: int) -> None:
    """Debts worth so many points, which are never repaid."""
    part = debts_of(game.cities[seat])
    part.debts += points
    game.note_part(seat, part)
