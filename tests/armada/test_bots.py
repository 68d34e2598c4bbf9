"""What the greedy bot makes of fleets, islands, taxes and naval conflicts."""

import pytest

from sevenwonders import Config
from sevenwonders.bots.classic.armada import (
    EXPLORED,
    ArmadaValues,
    best_colour_value,
    landing_value,
    naval_value,
    piracy_value,
    rank_value,
    step_value,
    tax_value,
)
from sevenwonders.bots.classic.effects import effect_value
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.classic.armada.effects import Landing
from sevenwonders.classic.armada.harbour import BLUE_LANE, GREEN_LANE
from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.colours import CARD_COLOURS
from sevenwonders.classic.saving.position import CitySetup
from tests.support.bot_positions import BotPositions, answer, choice_at, outlook_at, stage_effects, worthless_cards
from tests.support.playing_bots import check_only_the_view_counts, kinds_met

TABLE = BotPositions("armada")
city, position, last_turn = TABLE.city, TABLE.position, TABLE.last_turn
BUSY = Config(4, edition=2, expansions=["armada"])
FAR_BOARDS = ["Rhodos Day", "Ephesos Day", "Babylon Day", "Olympia Day"]


def fleets(red: int = 0, yellow: int = 0, blue: int = 0, green: int = 0) -> dict[str, int]:
    return {"red": red, "yellow": yellow, "blue": blue, "green": green}


def outlook(*cities: CitySetup) -> Outlook:
    return outlook_at(position(*cities))


def test_the_greedy_bot_meets_every_kind_of_decision() -> None:
    wanted = set(ArmadaValues().decisions())
    assert wanted <= kinds_met(BUSY, wanted)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_knows_nothing_but_its_view(bot: str) -> None:
    check_only_the_view_counts(BUSY, bot, 4)


def test_every_card_and_stage_is_worth_something() -> None:
    mine = city("Siracusa Day", built="Loom, Lumber Yard, Altar, Workshop, Tavern", fleets=fleets(1, 1, 1, 1))
    built = "Loom, Lumber Yard, Altar, Workshop, Tavern, Barracks"
    others = [city(name, built=built, tokens=[-1], fleets=fleets(2, 2)) for name in FAR_BOARDS]
    rich = outlook(mine, *others)
    assert not worthless_cards(rich)
    assert all(effect_value(rich, effect) for effect in stage_effects(rich))


# Fleets


def test_a_step_is_worth_what_its_square_shows() -> None:
    late = outlook_at(last_turn(city(fleets=fleets(blue=2, green=5))))
    assert step_value(late, BLUE_LANE) == 2.0
    assert step_value(late, GREEN_LANE) == EXPLORED[3]
    assert step_value(outlook(city(fleets=fleets(blue=6))), BLUE_LANE) == 0.0
    assert step_value(outlook(city(fleets=fleets(blue=2))), BLUE_LANE) > 2.0


def test_a_ship_goes_along_where_it_costs_nothing() -> None:
    assert choice_at(last_turn(city(built="Stone Pit", hand="Altar, Loom"))) == "build Altar"
    assert choice_at(last_turn(city(built="Ore Vein", hand="Altar, Loom"))) == "build Altar with blue ship"


def test_a_card_without_use_moves_the_yellow_fleet() -> None:
    mine = city(built="Loom", hand="Loom", fleets=fleets(yellow=4))
    assert choice_at(position(mine, age=2)) == "sell Loom with yellow ship"
    assert choice_at(last_turn(city(built="Loom", hand="Loom"))) == "sell Loom"


def test_stages_in_any_order_are_compared() -> None:
    goods = "Ore Vein, Foundry, Loom, Sawmill, Press"
    others = [city(name, built="Walls, Fortifications") for name in FAR_BOARDS[:2]]
    game = last_turn(city("Siracusa Day", coins=0, built=goods, hand="Loom"), *others)
    assert choice_at(game).startswith("stage Loom as 2")


# Naval conflicts and landings


def test_strength_at_sea_counts_by_rank() -> None:
    others = [city("Rhodos Day", fleets=fleets(red=2)), city("Ephesos Day", fleets=fleets(red=4))]
    behind = outlook_at(last_turn(city(fleets=fleets(red=1)), *others))
    assert rank_value(behind, 3, 0) == -3.0
    assert rank_value(behind, 3, 2) == 5.0
    assert rank_value(behind, 3, 4) == 7.0
    ahead = outlook_at(last_turn(city(fleets=fleets(red=6)), *others))
    assert naval_value(ahead, 1) == 0.0


@pytest.mark.parametrize(("red", "choice"), [(0, "pass"), (6, "fight")])
def test_a_city_that_would_be_last_stays_out_of_the_naval_conflict(red: int, choice: str) -> None:
    others = [city(name, hand="Loom, Press", fleets=fleets(red=3)) for name in ("Rhodos Day", "Ephesos Day")]
    game = last_turn(city(built="Forgotten Oasis", hand="Loom, Press", fleets=fleets(red=red)), *others)
    answer(game, dict.fromkeys(range(3), "sell Loom"))
    assert choice_at(game) == choice


def test_a_landing_counts_where_no_border_is() -> None:
    strong = city(built="Barracks, Walls, Fortifications")
    three = outlook_at(position(strong, age=3))
    five = outlook_at(position(strong, *[city(name) for name in FAR_BOARDS], age=3))
    assert landing_value(three, Landing(left=True)) == 0.0
    assert landing_value(five, Landing(left=True)) == 5.0


# Taxes and pirates


def test_taxes_and_pirates_are_worth_what_others_lose() -> None:
    rich = [city("Rhodos Day", fleets=fleets(yellow=3)), city("Ephesos Day", fleets=fleets(yellow=5))]
    among_rich = outlook(city(), *rich)
    assert tax_value(among_rich, 2) == 0.0
    assert tax_value(among_rich, 4) > 0
    assert piracy_value(among_rich) > piracy_value(outlook(city())) == 0.0
    safe = outlook(city(), city("Rhodos Day", built="Foggy Island", fleets=fleets(yellow=6)))
    assert piracy_value(safe) == 0.0


def test_a_tax_below_a_higher_one_takes_nothing_more() -> None:
    taxed = outlook(city())
    assert tax_value(taxed, 3) > 0
    armada_of(taxed.right).tax = 4
    assert tax_value(taxed, 3) == 0.0
    assert tax_value(taxed, 5) > 0


def test_a_poor_city_loses_no_more_than_it_has() -> None:
    """Nobody lends at a table with Armada alone."""
    assert tax_value(outlook(city(), city("Rhodos Day", coins=0), city("Ephesos Day", coins=0)), 4) == 0.0
    one, four = [outlook(city(), city("Rhodos Day", coins=coins), city("Ephesos Day", coins=0)) for coins in (1, 4)]
    assert 0 < tax_value(one, 4) < tax_value(four, 4)


# Islands


@pytest.mark.parametrize("colour", CARD_COLOURS)
def test_rainbow_archipelago_counts_every_colour_of_cards(colour: int) -> None:
    late = outlook_at(last_turn(city()))
    late.city.colours[colour] = 5
    assert best_colour_value(late) == 5.0
