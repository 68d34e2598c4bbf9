"""A table that is turned: the same cities, each some seats further on."""

from sevenwonders.classic.armada.part import ArmadaPart
from sevenwonders.classic.cities.part import CitiesPart
from sevenwonders.classic.city import City, totals_of
from sevenwonders.classic.debts.part import DebtPart
from sevenwonders.classic.edifice.part import EdificePart
from sevenwonders.classic.leaders.part import LeadersPart
from sevenwonders.classic.part import Part
from sevenwonders.classic.position import CitySetup
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.rng import Rng
from tests.games import eager_option


def city_of(seat: City) -> CitySetup:
    """The city as one of a position, with what expansions keep in it."""
    city = CitySetup(
        seat.board, seat.coins, seat.stages, seat.built[:], seat.hand[:], seat.tokens[:], built_stages=seat.built_stages
    )
    for part in seat.parts:
        if isinstance(part, LeadersPart):
            city.leaders = part.hand[:]
        elif isinstance(part, DebtPart):
            city.debts = part.debts
        elif isinstance(part, CitiesPart):
            city.diplomacy = part.diplomacy
        elif isinstance(part, ArmadaPart):
            city.shipyard, city.fleets, city.naval = part.shipyard, part.squares[:], part.tokens[:]
        elif isinstance(part, EdificePart):
            city.pawns = part.pawns[:]
    return city


def turned(cities: list[CitySetup], by: int) -> list[CitySetup]:
    return [cities[(seat - by) % len(cities)] for seat in range(len(cities))]


def table_of(game: ClassicGame, by: int) -> list[object]:
    """What everybody has, from the seat that was seat 0 before the rotation; order of tokens and pile is nobody's."""
    count = len(game.cities)
    order = [(seat + by) % count for seat in range(count)]
    state: list[object] = []
    for seat in order:
        city = game.cities[seat]
        parts = [seen_from(seat, part, count).known() for part in city.parts]
        state.append([city.coins, city.stages, city.hand, city.built, city.buried])
        state.append([sorted(city.tokens), totals_of(city), parts])
    return [*state, sorted(game.discard), [game.score_sheet()[seat].points for seat in order], game.finished()]


def seen_from(seat: int, part: Part, count: int) -> Part:
    """The part with landings as distances from the seat."""
    if isinstance(part, ArmadaPart):
        part = part.copy()
        part.landings = [(target - seat) % count for target in part.landings]
    return part


def answer_both(game: ClassicGame, other: ClassicGame, by: int, rng: Rng) -> None:
    """The same answer to the same question at both tables."""
    count = len(game.cities)
    decision = game.pending()[rng.below(len(game.pending()))]
    twin = next(item for item in other.pending() if item.seat == (decision.seat + by) % count)
    options = game.options(decision.ident)
    assert other.options(twin.ident) == options
    choice = eager_option(options, rng)
    game.answer(decision.ident, choice)
    other.answer(twin.ident, choice)
