"""The house rule of Armada about the black cards of Cities."""

import pytest

from sevenwonders import Config, GameError, new_game
from sevenwonders.server.present.classic.facts import edition_facts
from tests.server.positions import Shelf, check_menus, extras, uses


def test_black_cards_may_sail_by_the_house_rule() -> None:
    for value, ships in (("false", set()), ("true", {"yellow ship", "green ship"})):
        shelf = Shelf("cities", "armada", options={"black_cards_sail": value})
        black = shelf.city("gizah_day", "pigeonhole altar", fleets={"red": 1, "blue": 2}, coins=9)
        game = shelf.game(black, *shelf.others())
        assert set(extras(uses(game, "pigeonhole", "build")[0])) == ships


def test_a_menu_offers_exactly_the_options_with_the_house_rule() -> None:
    options = {"black_cards_sail": "true"}
    check_menus(Config(4, edition=2, expansions=["cities", "armada"], options=options), 1)


def test_the_house_rule_needs_both_expansions() -> None:
    (option,) = [option for option in edition_facts(2).options if option.id == "black_cards_sail"]
    assert (option.needs, option.needs_all) == (["cities", "armada"], True)


@pytest.mark.parametrize("expansion", ["cities", "armada"])
def test_one_expansion_is_not_enough_for_the_house_rule(expansion: str) -> None:
    with pytest.raises(GameError, match="no option"):
        new_game(Config(3, edition=2, expansions=[expansion], options={"black_cards_sail": "true"}), 1)
