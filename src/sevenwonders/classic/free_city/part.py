"""The two-player variant's part of the table: the draw pile of the Age."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.library import Library
from sevenwonders.classic.number_blocks import first_kind
from sevenwonders.classic.part import Part, Parts
from sevenwonders.classic.part_type import PartType
from sevenwonders.classic.saving.setup_keys import key_cards
from sevenwonders.kernel.codec import Data, bounded, field_of, text_list

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


KIND: Final = first_kind("free_city")

# Decisions
FREE_CITY: Final = KIND
DECISIONS: Final = ["free_city"]

# Clockwise: the two players, then the Free City, so seat 0 is its left-hand neighbour.
FREE_CITY_SEAT: Final = 2


@final
class FreeCityPart(Part):
    """The face-down draw pile. Its top card is the last of the list, and all cards are of one Age."""

    __slots__ = ("age", "pile")

    def __init__(self, pile: list[int], age: int) -> None:
        self.pile = pile
        self.age = age

    @override
    def copy(self) -> "FreeCityPart":
        return FreeCityPart(self.pile[:], self.age)

    @override
    def to_data(self, library: Library) -> Data:
        return {"pile": [library.cards[card].ident for card in self.pile], "age": self.age}

    @override
    def values(self) -> list[int]:
        # The cards of the pile are hidden from all players: only its size and its back are public.
        return [len(self.pile), self.age]

    @override
    def shown(self) -> "FreeCityPart":
        return FreeCityPart([-self.age] * len(self.pile), self.age)


def pile_of(parts: Parts) -> list[int]:
    """Return the draw pile. Empty at a table without the Free City."""
    for part in parts:
        if isinstance(part, FreeCityPart):
            return part.pile
    return []


def part_of(game: "ClassicGame") -> FreeCityPart:
    """Return the variant's part on the table."""
    for part in game.parts:
        if isinstance(part, FreeCityPart):
            return part
    raise LookupError("this table has no Free City")


@final
class FreeCityParts(PartType):
    """The draw pile, new, saved, seen and set up by hand."""

    @override
    def table_part(self) -> Part:
        return FreeCityPart([], 0)

    @override
    def load_table_part(self, library: Library, data: Data) -> Part:
        pile = [library.saved_card(ident) for ident in text_list(field_of(data, "pile"), "pile")]
        return FreeCityPart(pile, bounded(field_of(data, "age"), "age", 0, library.last_age))

    @override
    def table_part_from(self, values: list[int], age: int) -> Part:
        return FreeCityPart([-values[1]] * values[0], values[1])

    @override
    def hidden_lists(self, game: "ClassicGame") -> list[list[int]]:
        return [part_of(game).pile]

    @override
    def held_back(self, parts: Parts, seat: int) -> int:
        return len(pile_of(parts)) if seat == FREE_CITY_SEAT else 0

    @override
    def place_table(self, game: "ClassicGame", keys: Data) -> None:
        # Cards of the draw pile must not be dealt again.
        for card in key_cards(game.library, keys, "draw_pile", game.age):
            for deck in game.decks:
                if card in deck:
                    deck.remove(card)

    @override
    def finish_position(self, game: "ClassicGame", keys: Data) -> None:
        # Hands already contain the card that was drawn for this turn (P8), so the pile is laid out only now, and the
        # first card of the list is on top.
        part = part_of(game)
        part.age = game.age
        part.pile.extend(reversed(key_cards(game.library, keys, "draw_pile", game.age)))
