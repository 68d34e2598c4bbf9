"""Rare edges of the expansions: tables without their parts, damaged saves, refused extras."""

from collections.abc import Callable
from typing import Any

import pytest

from sevenwonders import Config
from sevenwonders.architects.setup import new_architects_game
from sevenwonders.classic.armada.islands import draw_islands
from sevenwonders.classic.armada.kinds import BLUE_FLEET
from sevenwonders.classic.armada.part import DRAWN, armada_of, piles_of
from sevenwonders.classic.armada.rule import ArmadaRule
from sevenwonders.classic.choice import BUILD_FREE, choice_of, offer_of
from sevenwonders.classic.cities.part import cities_part_of
from sevenwonders.classic.debts.part import debts_of
from sevenwonders.classic.edifice.part import edifice_part_of, penalty_of, projects_of
from sevenwonders.classic.free_city.part import pile_of
from sevenwonders.classic.leaders.part import deck_of, leaders_of
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.saving.load import load_classic_game
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.notation import match_option
from sevenwonders.kernel.errors import BadNotation, BrokenSave, IllegalChoice
from tests.support.expansions import ALL

FULL = Config(3, edition=2, expansions=ALL)
SEA = Config(3, edition=2, expansions=["armada", "edifice"])


def test_a_table_without_an_expansion_has_no_part_of_it() -> None:
    game = new_classic_game(Config(3), 1)
    for part_of in (leaders_of, debts_of, cities_part_of, armada_of, edifice_part_of):
        with pytest.raises(LookupError):
            part_of(game.cities[0])
    for parts_of in (deck_of, piles_of, projects_of):
        with pytest.raises(LookupError):
            parts_of(game.parts)
    with pytest.raises(LookupError):
        penalty_of(game.library, 0)
    assert pile_of(game.parts) == []


def test_kinds_of_events_have_names_in_every_game() -> None:
    assert new_classic_game(Config(3), 1).event_name(0) == "age_began"
    assert new_architects_game(Config(3, game="architects"), 1).event_name(0) == "turn_began"


def test_no_free_step_asks_nothing() -> None:
    game = new_classic_game(SEA, 1)
    [rule] = [rule for rule in game.rules if isinstance(rule, ArmadaRule)]
    before = game.to_data()
    rule.ask_fleet(game, 0)
    assert game.to_data() == before


def test_an_island_from_an_empty_pile_is_none() -> None:
    game = new_classic_game(SEA, 1)
    piles_of(game.parts)[0].clear()
    armada_of(game.cities[0]).exploring = [DRAWN + 1]
    draw_islands(game)
    assert armada_of(game.cities[0]).exploring == []
    assert game.cities[0].built == []


def spoil(place: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """A saved game with one thing changed."""
    data: dict[str, Any] = new_classic_game(FULL, 1).to_data()
    place(data)
    return data


def part_with(data: dict[str, Any], key: str) -> dict[str, Any]:
    """The first seat's part that has the key."""
    parts: list[dict[str, Any]] = data["cities"][0]["parts"]
    return next(part for part in parts if key in part)


def no_yard(data: dict[str, Any]) -> None:
    part_with(data, "shipyard")["shipyard"] = "shipyard_z"


def no_islands(data: dict[str, Any]) -> None:
    part_with(data, "shipyard")["offered"] = ["altar"]


def no_edifices(data: dict[str, Any]) -> None:
    next(part for part in data["parts"] if "states" in part)["cards"] = ["altar"] * 3


def no_builder(data: dict[str, Any]) -> None:
    data["discard_builders"] = [7]


def no_age(data: dict[str, Any]) -> None:
    data["age"] = 3
    data["agenda"] = [["begin_age", 0], ["begin_age", 0]]


@pytest.mark.parametrize("place", [no_yard, no_islands, no_edifices, no_builder, no_age])
def test_damaged_parts_are_refused(place: Callable[[dict[str, Any]], None]) -> None:
    with pytest.raises(BrokenSave):
        load_classic_game(spoil(place))


def at_sea() -> ClassicGame:
    """Three cities with the same blue card in hand, which the first has already built."""
    library = library_for(SEA)
    theater = library.find_card("Theater")
    boards = [library.find_board(name) for name in ("Giza Day", "Rhodes Day", "Babylon Day")]
    cities = [CitySetup(board, 5, 0, [], [theater], []) for board in boards]
    cities[0].built = [theater, library.find_card("Ore Vein")]
    return set_up(SEA, cities)


def test_a_ship_does_not_go_with_a_second_card_of_a_name() -> None:
    game = at_sea()
    with pytest.raises(IllegalChoice, match="no city may have two cards of one name"):
        match_option(game, game.decisions[0], "build Theater with ship")


def test_a_payment_that_nobody_asks_for_is_refused_with_a_ship() -> None:
    game = at_sea()
    game.cities[1].own_goods = game.cities[0].own_goods
    words = "build Theater with ship (left 9, right 0)"
    with pytest.raises(IllegalChoice, match="not offered"):
        match_option(game, game.decisions[1], words)


def test_a_right_that_is_not_there_moves_no_ship() -> None:
    game = at_sea()
    card = game.library.find_card("Theater")
    choice = choice_of(card, BUILD_FREE, offer_of(0, BLUE_FLEET, 0))
    assert not game.can_choose(game.decisions[1], choice)


def test_only_a_stage_is_built_as_a_number() -> None:
    game = at_sea()
    with pytest.raises(BadNotation, match="only a stage"):
        match_option(game, game.decisions[1], "build Theater as 2")
