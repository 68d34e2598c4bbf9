"""What Armada adds to a table: shipyards, islands left, and strengths at sea."""

from typing import Final

from sevenwonders.classic.armada.naval import naval_tokens, strength_of
from sevenwonders.classic.armada.part import ArmadaPart, IslandPiles
from sevenwonders.classic.city import City
from sevenwonders.classic.library import Harbour, Library, Square
from sevenwonders.classic.perks import SAFE_FROM_TAXES
from sevenwonders.classic.resources import letters_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.server.classic import wire

FLEETS: Final[list[wire.FleetName]] = ["red", "yellow", "blue", "green"]
RED_LANE: Final = 0
YELLOW_LANE: Final = 1


def armada_in(city: City) -> ArmadaPart | None:
    """The city's shipyard; None without Armada."""
    return next((part for part in city.parts if isinstance(part, ArmadaPart)), None)


def shipyard_state(library: Library, city: City) -> wire.ShipyardState | None:
    """A city's shipyard as far as its part is known; None without Armada."""
    part = armada_in(city)
    if part is None:
        return None
    harbour = library.harbour
    return wire.ShipyardState(
        id=harbour.shipyards[part.shipyard],
        wonder_fleet=FLEETS[harbour.wonder_fleets[part.shipyard]],
        fleets=[fleet_state(harbour, part, lane) for lane in range(len(FLEETS))],
        naval_strength=city.perks.naval + harbour.squares[RED_LANE][part.squares[RED_LANE]].naval,
        commercial_level=level_of(harbour, part),
        tokens=part.tokens,
        offered=[library.cards[card].ident for card in part.offered if card >= 0],
        offered_count=len(part.offered),
        landings=part.landings,
        tax=part.tax,
        pirates=part.pirates,
        skips=part.skips,
    )


def fleet_state(harbour: Harbour, part: ArmadaPart, lane: int) -> wire.FleetState:
    """One fleet, and its next step if there is one."""
    square = part.squares[lane]
    if square == harbour.last_square:
        return wire.FleetState(FLEETS[lane], square, "", None)
    cost = letters_of(harbour.costs[part.shipyard][lane][square])
    return wire.FleetState(FLEETS[lane], square, cost, square_facts(harbour.squares[lane][square + 1]))


def square_facts(square: Square) -> wire.SquareFacts:
    """What a square shows."""
    return wire.SquareFacts(square.naval, square.level, square.points, square.coins, square.tax, square.island)


def square_words(square: Square) -> list[str]:
    """What a fleet has from reaching the square, in words."""
    told = [
        (square.naval, f"{square.naval} naval strength"),
        (square.points, f"{square.points} point{'' if square.points == 1 else 's'}"),
        (square.coins, f"{square.coins} coins"),
        (square.level, f"commercial level {square.level}"),
        (square.tax, f"a tax of {square.tax} for all others"),
        (square.island, f"an island of level {square.island}"),
    ]
    return [words for value, words in told if value]


def level_of(harbour: Harbour, part: ArmadaPart) -> int:
    """The commercial level: that of the yellow fleet's square."""
    return harbour.squares[YELLOW_LANE][part.squares[YELLOW_LANE]].level


def highest_tax(game: ClassicGame) -> int:
    """The tax that is levied at the end of this turn; 0 for none."""
    parts = [armada_in(city) for city in game.cities]
    return max([0, *[part.tax for part in parts if part is not None]])


def loss_at_sea(library: Library, city: City, tax: int) -> int:
    """The coins that pirates and the tax of this turn will take from the city as it stands now."""
    part = armada_in(city)
    if part is None or city.perks.rights & SAFE_FROM_TAXES:
        return 0
    level = level_of(library.harbour, part)
    return part.pirates * level + (max(0, tax - level) if part.tax < tax else 0)


def naval_states(game: ClassicGame) -> list[wire.NavalState]:
    """All seats' strengths and what they would take now, which everybody can work out; empty without Armada."""
    if not any(armada_in(city) for city in game.cities):
        return []
    tokens = {} if game.finished() else dict(naval_tokens(game))
    return [wire.NavalState(seat, strength_of(game, seat), tokens.get(seat, 0)) for seat in range(len(game.cities))]


def islands_left(game: ClassicGame, view: View) -> list[int]:
    """How many islands of each level lie face down; empty without Armada."""
    for part, seen in zip(game.parts, view.parts, strict=True):
        if isinstance(part, IslandPiles):
            return seen
    return []
