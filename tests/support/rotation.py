"""A table that is turned: the same cities, each some seats further on."""

from sevenwonders.classic.saving.position import CitySetup
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import city_data
from sevenwonders.kernel.rng import Rng
from tests.support.games import eager_option


def turned(cities: list[CitySetup], by: int) -> list[CitySetup]:
    return [cities[(seat - by) % len(cities)] for seat in range(len(cities))]


def table_of(game: ClassicGame, by: int) -> list[object]:
    """What everybody has, from the seat that was seat 0 before the rotation; order of tokens and pile is nobody's."""
    count = len(game.cities)
    order = [(seat + by) % count for seat in range(count)]
    state: list[object] = []
    for seat in order:
        # Parts may name seats of the table (landings), so they are compared as saved games have them, without these.
        city = game.cities[seat]
        state.append({**city_data(city), "tokens": sorted(city.tokens), "parts": parts_of(game, seat)})
    return [*state, sorted(game.discard), [game.score_sheet()[seat].points for seat in order], game.finished()]


def parts_of(game: ClassicGame, seat: int) -> list[object]:
    """What rules keep in a city, with other seats as distances from it."""
    count = len(game.cities)
    found: list[object] = []
    for part in game.cities[seat].parts:
        data = part.to_data(game.library)
        targets = data.get("landings", [])
        assert isinstance(targets, list)
        found.append({**data, "landings": [(target - seat) % count for target in targets]})
    return found


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
