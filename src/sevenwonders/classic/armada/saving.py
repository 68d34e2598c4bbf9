"""Shipyards and islands, new, saved, seen and set up by hand."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.armada.harbour import FLEETS, harbour
from sevenwonders.classic.armada.islands import shuffle_islands
from sevenwonders.classic.armada.kinds import ISLAND
from sevenwonders.classic.armada.part import (
    ALL_FLEETS,
    DRAWN,
    STEP_COUNT,
    ArmadaPart,
    IslandPiles,
    armada_of,
    armada_part_from,
    hidden_piles,
    piles_of,
)
from sevenwonders.classic.city import City
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.classic.part_type import PartType
from sevenwonders.classic.saving.setup_keys import key_error, key_mapping, key_numbers
from sevenwonders.kernel.codec import Data, boolean, bounded, broken, field_of, int_list, listed, text_list

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

MOST: Final = 100


@final
class ArmadaParts(PartType):
    """The shipyard of each city, and the piles of islands."""

    @override
    def table_part(self) -> Part:
        return IslandPiles([])

    @override
    def city_part(self) -> Part:
        return ArmadaPart(0, 0, 0, False, [0, 0, 0, 0], [], [], [], [], [])

    @override
    def load_table_part(self, library: Library, data: Data) -> Part:
        piles = listed(data, "piles", library.last_age)
        return IslandPiles([saved_islands(library, pile, "piles") for pile in piles])

    @override
    def load_city_part(self, library: Library, data: Data) -> Part:
        return load_shipyard(library, data)

    @override
    def table_part_from(self, values: list[int], age: int) -> Part:
        return hidden_piles(values)

    @override
    def city_part_from(self, values: list[int]) -> Part:
        return armada_part_from(values)

    @override
    def check_city(self, city: City, seats: int) -> None:
        part = armada_of(city)
        if part.offered and not part.exploring:
            raise broken("exploring", "the level of the islands that are offered")
        if any(target >= seats for target in part.landings):
            raise broken("landings", "seats of this table")

    @override
    def hidden_lists(self, game: "ClassicGame") -> list[list[int]]:
        return [*[armada_of(city).offered for city in game.cities], *piles_of(game.parts)]

    @override
    def place_city(self, library: Library, city: City, keys: Data, age: int) -> None:
        place_shipyard(armada_of(city), keys)

    @override
    def keys_of(self, library: Library, city: City) -> Data:
        return shipyard_keys(armada_of(city))

    @override
    def place_table(self, game: "ClassicGame", keys: Data) -> None:
        shuffle_islands(game)
        place_islands(game.library, piles_of(game.parts), keys)


def load_shipyard(library: Library, data: Data) -> ArmadaPart:
    """Load a city's shipyard from a saved game."""
    idents = [yard.ident for yard in harbour().shipyards]
    yard = str(field_of(data, "shipyard"))
    if yard not in idents:
        raise broken("shipyard", "one of this game's")
    exploring = saved_numbers(data, "exploring", DRAWN + library.last_age)
    if any(not 1 <= level % DRAWN <= library.last_age for level in exploring):
        raise broken("exploring", "levels of islands")
    last = harbour().last_square
    return ArmadaPart(
        idents.index(yard),
        bounded(field_of(data, "tax"), "tax", 0, MOST),
        bounded(field_of(data, "pirates"), "pirates", 0, MOST),
        boolean(field_of(data, "skips"), "skips"),
        [bounded(square, "squares", 0, last) for square in listed(data, "squares", len(FLEETS))],
        saved_numbers(data, "free_steps", 4 * STEP_COUNT + ALL_FLEETS),
        exploring,
        saved_islands(library, field_of(data, "offered"), "offered"),
        saved_numbers(data, "landings", MOST),
        int_list(field_of(data, "tokens"), "tokens"),
    )


def saved_islands(library: Library, value: object, field: str) -> list[int]:
    """Load islands from their ids."""
    cards = [library.saved_card(ident) for ident in text_list(value, field)]
    if any(library.cards[card].colour != ISLAND for card in cards):
        raise broken(field, "islands")
    return cards


def saved_numbers(data: Data, field: str, most: int) -> list[int]:
    """Load a list of numbers from 0 to `most`."""
    return [bounded(number, field, 0, most) for number in int_list(field_of(data, field), field)]


def place_shipyard(part: ArmadaPart, keys: Data) -> None:
    """Fill in a shipyard from the keys of a position: its letter, the squares of its fleets, and naval tokens."""
    if "shipyard" in keys:
        letters = yard_letters()
        letter = str(keys["shipyard"]).upper()
        if letter not in letters:
            raise key_error("shipyard", f"one of {', '.join(letters)}, not '{keys['shipyard']}'")
        part.shipyard = letters.index(letter)
    last = harbour().last_square
    for name, square in key_mapping(keys, "fleets").items():
        if name not in FLEETS:
            raise key_error("fleets", f"squares of {', '.join(FLEETS)}, not of '{name}'")
        if not isinstance(square, int) or not 0 <= square <= last:
            raise key_error("fleets", f"squares from 0 to {last}, not '{square}'")
        part.squares[FLEETS.index(str(name))] = square
    part.tokens = key_numbers(keys, "naval")


def shipyard_keys(part: ArmadaPart) -> Data:
    """Return the keys for a shipyard, as a position would give them."""
    return {
        "shipyard": yard_letters()[part.shipyard],
        "fleets": dict(zip(FLEETS, part.squares, strict=True)),
        "naval": list(part.tokens),
    }


def yard_letters() -> list[str]:
    """Return the letters of the shipyards."""
    return [yard.ident.rsplit("_", 1)[-1].upper() for yard in harbour().shipyards]


def place_islands(library: Library, piles: list[list[int]], keys: Data) -> None:
    """Put the named islands on top of the piles of their levels, the first one topmost."""
    for level, names in key_mapping(keys, "islands").items():
        if not isinstance(level, int) or not 1 <= level <= len(piles):
            raise key_error("islands", f"islands of level 1 to {len(piles)}, not {level}")
        if not isinstance(names, list):
            raise key_error("islands", "lists of islands by level")
        tops = [library.find_card(str(name)) for name in names]
        pile = piles[level - 1]
        pile[:] = [card for card in pile if card not in tops] + tops[::-1]
