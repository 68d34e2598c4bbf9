"""Cities as people type them, for scenarios and score sheets alike."""

from functools import partial
from typing import Final

from sevenwonders.classic.build import MOST_STAGES
from sevenwonders.classic.conflict import VICTORY
from sevenwonders.classic.library import FLEETS, Library
from sevenwonders.classic.position import CitySetup, make_city
from sevenwonders.kernel.errors import GameError
from sevenwonders.record.document import Node

CITY_KEYS: Final = [
    "wonder",
    "side",
    "coins",
    "stages",
    "built",
    "hand",
    "tokens",
    "leaders",
    "debts",
    "diplomacy",
    "shipyard",
    "fleets",
    "naval",
    "pawns",
]
TOKENS: Final = [-3, -2, -1, *VICTORY[1:]]


def read_city(node: Node, library: Library, age: int, extra: list[str] | None = None) -> CitySetup:
    """One city of a position in that Age. `extra` are keys that the caller reads itself."""
    fields = node.fields(CITY_KEYS + (extra or []))
    if "wonder" not in fields:
        raise node.error("the wonder is missing")
    stages, built_stages = read_stages(fields["stages"]) if "stages" in fields else (0, 0)
    city = CitySetup(
        read_board(fields["wonder"], fields.get("side"), library),
        fields["coins"].integer() if "coins" in fields else library.coins,
        stages,
        read_cards(fields["built"], library) if "built" in fields else [],
        read_cards(fields["hand"], library, age) if "hand" in fields else [],
        read_tokens(fields["tokens"]) if "tokens" in fields else [],
        read_cards(fields["leaders"], library) if "leaders" in fields else [],
        read_count(fields, "debts"),
        read_count(fields, "diplomacy"),
        built_stages,
        read_shipyard(fields["shipyard"], library) if "shipyard" in fields else 0,
        read_fleets(fields["fleets"], library) if "fleets" in fields else None,
        fields["naval"].integers() if "naval" in fields else None,
        read_pawns(fields["pawns"], library) if "pawns" in fields else None,
    )
    try:
        make_city(library, city, age)
    except GameError as error:
        raise node.error(str(error)) from error
    return city


def read_stages(node: Node) -> tuple[int, int]:
    """So many stages from the first on; or those of the listed numbers, as bits as well."""
    if not isinstance(node.value, list):
        return node.integer(), 0
    numbers = set(node.integers())
    if not all(1 <= number <= MOST_STAGES for number in numbers):
        raise node.error(f"stages are numbered from 1 to {MOST_STAGES} at most")
    return len(numbers), sum(1 << number - 1 for number in numbers)


def read_shipyard(node: Node, library: Library) -> int:
    """A shipyard by its letter."""
    letters = [yard.removeprefix("shipyard_").upper() for yard in library.harbour.shipyards]
    if node.text().upper() not in letters:
        raise node.error(f"there is no shipyard '{node.text()}' here; there are {', '.join(letters) or 'none'}")
    return letters.index(node.text().upper())


def read_fleets(node: Node, library: Library) -> list[int]:
    """The square of each fleet, from 0; those that are not named are at their start."""
    squares = [0] * len(FLEETS)
    for name, item in node.fields(FLEETS).items():
        if not 0 <= item.integer() <= library.harbour.last_square:
            raise item.error(f"a fleet stands on square 0 to {library.harbour.last_square}")
        squares[FLEETS.index(name)] = item.integer()
    return squares


def read_pawns(node: Node, library: Library) -> list[int]:
    """Participation pawns, one number an Age."""
    pawns = node.integers()
    if len(pawns) != library.last_age or min(pawns) < 0:
        raise node.error(f"should be {library.last_age} numbers: the pawns of each Age")
    return pawns


def read_count(fields: dict[str, Node], key: str) -> int:
    """A number of tokens, none unless given."""
    number = fields[key].integer() if key in fields else 0
    if number < 0:
        raise fields[key].error(f"cannot be {number}")
    return number


def read_board(wonder: Node, side: Node | None, library: Library) -> int:
    """The board of that wonder and side; the first side when none is given."""
    wonder.named(library.boards_of)
    if side is None:
        return library.find_board(wonder.text(), library.sides[0])
    return side.named(partial(library.find_board, wonder.text()))


def read_tokens(node: Node) -> list[int]:
    """Military tokens, in any order."""
    for item in node.items():
        if item.integer() not in TOKENS:
            raise item.error(f"no military token is worth {item.value}; there are {', '.join(map(str, TOKENS))}")
    return node.integers()


def read_card(node: Node, library: Library, age: int = 0) -> int:
    """A card by name or id. Of cards that share a name the one of that Age, else the earliest."""
    card = node.named(library.find_card)
    if library.cards[card].ident == node.value or library.cards[card].age == age:
        return card
    for index, facts in enumerate(library.cards):
        if facts.age == age and facts.name == library.cards[card].name:
            return index
    return card


def read_cards(node: Node, library: Library, age: int = 0) -> list[int]:
    """A list of cards by name or id."""
    return [read_card(item, library, age) for item in node.items()]
