"""Positions of tables with all four expansions, by names."""

from sevenwonders import Config
from sevenwonders.classic.armada.part import ArmadaPart, armada_of
from sevenwonders.classic.library import FLEETS, Library, library_of
from sevenwonders.classic.position import City, set_up
from sevenwonders.classic.table import ClassicGame
from tests.second_edition.games import ALL

LIBRARY: Library = library_of(2, tuple(ALL))
YARDS = "ABCDEFG"


def card(name: str) -> int:
    """The card's number in the library with all expansions."""
    return LIBRARY.find_card(name)


def cards(names: list[str] | None) -> list[int]:
    return [card(name) for name in names or []]


def city(
    wonder: str = "Gizah Day",
    *,
    coins: int = 6,
    stages: int = 0,
    raised: int = 0,
    built: list[str] | None = None,
    hand: list[str] | None = None,
    tokens: list[int] | None = None,
    leaders: list[str] | None = None,
    yard: str = "A",
    fleets: dict[str, int] | None = None,
    naval: list[int] | None = None,
    pawns: list[int] | None = None,
) -> City:
    """A city of a position by names; `raised` are stages as bits, where they may be built in any order."""
    return City(
        LIBRARY.find_board(wonder),
        coins,
        raised.bit_count() or stages,
        cards(built),
        cards(["Altar"] if hand is None else hand),
        tokens or [],
        cards(leaders),
        raised=raised,
        shipyard=YARDS.index(yard),
        fleets=[(fleets or {}).get(name, 0) for name in FLEETS],
        naval=naval,
        pawns=pawns,
    )


def position(
    *cities: City,
    age: int = 1,
    turn: int = 1,
    discard: list[str] | None = None,
    recruiting: bool = False,
    variant: str = "",
    options: dict[str, str] | None = None,
    edifices: list[str] | None = None,
    islands: list[list[str]] | None = None,
) -> ClassicGame:
    """A position with all expansions, filled up with plain cities to three; it tells what happens."""
    fillers = ["Rhodos Day", "Ephesos Day"][: max(0, 3 - len(cities))]
    table = [*cities, *[city(wonder) for wonder in fillers]]
    game = set_up(
        Config(len(table), edition=2, expansions=ALL, variant=variant, options=options or {}),
        table,
        age=age,
        turn=turn,
        discard=cards(discard),
        recruiting=recruiting,
        edifices=cards(edifices) if edifices else None,
        islands=[cards(level) for level in islands or []],
    )
    game.keeps_events = True
    return game


def harbour_of(game: ClassicGame, seat: int) -> ArmadaPart:
    """The seat's shipyard."""
    return armada_of(game.seats[seat])
