"""A city's debts and coming losses."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.number_blocks import first_kind, first_use
from sevenwonders.classic.part import Part
from sevenwonders.classic.part_type import PartType
from sevenwonders.classic.saving.setup_keys import key_number
from sevenwonders.kernel.codec import Data, bounded, field_of

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library
    from sevenwonders.classic.table import ClassicGame

MOST_COINS: Final = 10_000

KIND: Final = first_kind("debts")

# Decisions
LOSS: Final = KIND
DECISIONS: Final = ["loss"]

# Steps
SETTLE_LOSSES: Final = KIND
STEPS: Final = ["settle_losses"]

# Events; docs/notation.md says what their values mean
LOST: Final = KIND
INDEBTED: Final = KIND + 1
EVENTS: Final = ["lost", "indebted"]

# Uses of a card
USE: Final = first_use("debts")
PAY: Final = USE


@final
class DebtPart(Part):
    """A city's debts in points, and the coins it will lose at the end of this turn. They are public.

    `for_tokens` and `for_stages` are coins to lose for each victory token and each stage. Those are counted when the
    losses are settled, since everything in a turn happens at once (P16).
    """

    __slots__ = ("debts", "for_stages", "for_tokens", "loss")

    def __init__(self, debts: int, loss: int, for_tokens: int, for_stages: int) -> None:
        self.debts = debts
        self.loss = loss
        self.for_tokens = for_tokens
        self.for_stages = for_stages

    @override
    def copy(self) -> "DebtPart":
        return DebtPart(self.debts, self.loss, self.for_tokens, self.for_stages)

    @override
    def to_data(self, library: "Library") -> Data:
        return {
            "debts": self.debts,
            "loss": self.loss,
            "for_tokens": self.for_tokens,
            "for_stages": self.for_stages,
        }

    @override
    def values(self) -> list[int]:
        return [self.debts, self.loss, self.for_tokens, self.for_stages]


def debts_of(city: City) -> DebtPart:
    """Return the city's part, at a table where coins can be lost."""
    for part in city.parts:
        if isinstance(part, DebtPart):
            return part
    raise LookupError("this table has no debts")


def take_debts(game: "ClassicGame", seat: int, points: int) -> None:
    """Give a city debts of that many points. Debts are never paid back."""
    part = debts_of(game.cities[seat])
    part.debts += points
    game.note_part(seat, part)


def indebt(game: "ClassicGame", seat: int, points: int) -> None:
    """Give a city debts that it cannot avoid by paying coins, and log it."""
    if game.keeps_events:
        game.emit(INDEBTED, seat, [points])
    take_debts(game, seat, points)


@final
class DebtParts(PartType):
    """The debts and losses of each city, new, saved, seen and set up by hand."""

    @override
    def city_part(self) -> Part:
        return DebtPart(0, 0, 0, 0)

    @override
    def load_city_part(self, library: "Library", data: Data) -> Part:
        names = ("debts", "loss", "for_tokens", "for_stages")
        debts, loss, for_tokens, for_stages = [bounded(field_of(data, name), name, 0, MOST_COINS) for name in names]
        return DebtPart(debts, loss, for_tokens, for_stages)

    @override
    def city_part_from(self, values: list[int]) -> Part:
        return DebtPart(values[0], values[1], values[2], values[3])

    @override
    def place_city(self, library: "Library", city: City, keys: Data, age: int) -> None:
        debts_of(city).debts = key_number(keys, "debts")

    @override
    def keys_of(self, library: "Library", city: City) -> Data:
        return {"debts": debts_of(city).debts}
