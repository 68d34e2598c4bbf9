"""A copy of a game is equal to it, independent of it, and asks the same questions; with and without each expansion."""

import pytest

from sevenwonders import Config
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import city_data
from sevenwonders.kernel.rng import stream
from tests.support.games import CHOICES_STREAM, answer_one

TABLES = [
    Config(2),
    Config(4),
    Config(4, edition=2),
    *[Config(4, edition=2, expansions=[name]) for name in EXPANSIONS],
    Config(4, edition=2, expansions=list(EXPANSIONS), variant="teams"),
]


def name_of(config: Config) -> str:
    return "+".join([f"edition {config.edition}", *config.expansions, config.variant]).rstrip("+")


def rows_of(game: ClassicGame) -> list[list[int]]:
    """What the menus of all open decisions offer."""
    return [row.choices for decision in game.pending() for row in game.menu(decision.ident)]


@pytest.mark.parametrize("config", TABLES, ids=name_of)
def test_a_copy_is_equal_and_independent(config: Config) -> None:
    game = new_classic_game(config, seed=7)
    rng = stream(7, CHOICES_STREAM)
    while not game.finished():
        copy = game.copy()
        assert copy.to_data() == game.to_data()
        assert [city_data(city) for city in copy.cities] == [city_data(city) for city in game.cities]
        assert rows_of(copy) == rows_of(game)
        before = copy.to_data()
        answer_one(game, rng)
        assert copy.to_data() == before


@pytest.mark.parametrize("config", TABLES, ids=name_of)
def test_a_view_gets_back_what_it_keeps_in_vectors(config: Config) -> None:
    game = new_classic_game(config, seed=7)
    rng = stream(7, CHOICES_STREAM)
    for _ in range(40):
        answer_one(game, rng)
    view, other = game.view(0), new_classic_game(config, seed=8).view(0)
    other.restore(list(view.parts))
    assert other.to_data()["parts"] == view.to_data()["parts"]
    city, another = view.cities[0], other.cities[0]
    another.restore(list(city.names), list(city.parts))
    for field in ("names", "parts"):
        assert city_data(another)[field] == city_data(city)[field]
