"""The house rule of Armada about the black cards of Cities."""

from sevenwonders import Config
from sevenwonders.server.classic.editions import edition_facts
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
