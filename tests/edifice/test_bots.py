"""What the greedy bot makes of Edifices."""

import pytest

from sevenwonders import Config
from sevenwonders.bots.classic.edifice import LATER, EdificeValues, built_chance, penalty_cost, repeated_guild_value
from sevenwonders.bots.classic.effects import effect_value, lost_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.classic.saving.position import CitySetup
from sevenwonders.classic.table import ClassicGame
from tests.support.bot_positions import BotPositions, answer, choice_at, outlook_at, stage_effects, worthless_cards
from tests.support.playing_bots import check_only_the_view_counts, kinds_met

TABLE = BotPositions("edifice")
city = TABLE.city
LAST = TABLE.library.last_turn
PROJECTS = "Belvedere, Factory, Agora"
BOARDS = ["Rhodos Day", "Ephesos Day", "Babylon Day", "Olympia Day"]
BUSY = Config(3, edition=2, expansions=["edifice"], wonders=["Ur Day", "Carthage Night", "Babylon Night"])


def position(*cities: CitySetup, age: int = 1, turn: int = 1, edifices: str = PROJECTS) -> ClassicGame:
    return TABLE.position(*cities, age=age, turn=turn, edifices=edifices.split(", "))


def outlook(*cities: CitySetup, age: int = 1, turn: int = 1, edifices: str = PROJECTS) -> Outlook:
    return outlook_at(position(*cities, age=age, turn=turn, edifices=edifices))


def test_the_greedy_bot_meets_every_kind_of_decision() -> None:
    wanted = set(EdificeValues().decisions())
    assert wanted <= kinds_met(BUSY, wanted)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_knows_nothing_but_its_view(bot: str) -> None:
    check_only_the_view_counts(BUSY, bot, 4)


def test_every_edifice_and_stage_is_worth_something() -> None:
    built = "Loom, Lumber Yard, Altar, Workshop, Tavern, Barracks"
    mine = city("Ur Day", built=built, tokens=[1, -1])
    rich = outlook(mine, *[city(name, built=built, tokens=[-1]) for name in BOARDS])
    assert not worthless_cards(rich)
    assert all(effect_value(rich, effect) for effect in stage_effects(rich))


def test_the_last_pawn_is_taken_for_the_reward() -> None:
    mine = city(built="Lumber Yard, Tree Farm", hand="Loom")
    other = city("Rhodos Day", pawns=[0, 0, 1])
    game = position(mine, other, age=3, turn=LAST, edifices="Belvedere, Factory, Gold Reserves")
    assert choice_at(game) == "stage Loom with edifice"


def test_an_edifice_is_likelier_with_fewer_pawns_left() -> None:
    chances = [
        built_chance(outlook(*[city(name) for name in BOARDS], city(pawns=pawns), turn=3), 1, 0)
        for pawns in ([0, 0, 0], [1, 0, 0])
    ]
    assert 0.0 <= chances[0] < chances[1] < 1.0
    assert built_chance(outlook(city(), city("Rhodos Day", pawns=[1, 0, 0])), 1, 1) == 1.0
    assert built_chance(outlook(city(), age=2), 1, 0) == 0.0
    assert built_chance(outlook(city(), age=2), 3, 0) == LATER


def test_a_penalty_costs_the_least_that_it_can_take() -> None:
    debt = outlook(city(), edifices="Outpost, Factory, Agora")
    assert penalty_cost(debt, 1) == 2.0
    coins = outlook(city(coins=3), edifices="Money Changer, Factory, Agora")
    assert penalty_cost(coins, 1) == 2 * COIN
    tokens = outlook(city(tokens=[1, 5, 3]), age=3, edifices="Outpost, Factory, Concentric Castle")
    assert penalty_cost(tokens, 3) == 4.0
    blue = outlook(city(built="Altar, Palace"), age=3, edifices="Outpost, Factory, Archives")
    assert penalty_cost(blue, 3) == lost_value(blue, TABLE.card("Altar")) < 6.0


def test_the_least_card_is_given_up() -> None:
    mine = city(built="Altar, Palace", hand="Loom, Press")
    others = [city(name, hand="Loom, Press") for name in ("Rhodos Day", "Ephesos Day")]
    game = position(mine, *others, age=3, turn=LAST, edifices="Outpost, Factory, Archives")
    answer(game, dict.fromkeys(range(3), "sell Loom"))
    assert choice_at(game) == "lose Altar"


def test_the_guild_that_counts_twice_is_the_best_one() -> None:
    mine = city(built="Workers Guild, Magistrates Guild")
    others = [city(name, built="Lumber Yard, Clay Pool, Altar") for name in ("Rhodos Day", "Ephesos Day")]
    assert repeated_guild_value(outlook(mine, *others, age=3, turn=LAST)) == 4.0
    assert repeated_guild_value(outlook(city(), age=3, turn=LAST)) == 0.0
