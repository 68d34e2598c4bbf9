"""What the greedy bot makes of black cards, diplomacy, losses and debts."""

import pytest

from sevenwonders import Config
from sevenwonders.bots.classic.borders import shields_value
from sevenwonders.bots.classic.cities import diplomacy_value
from sevenwonders.bots.classic.debts import DebtValues
from sevenwonders.bots.classic.effects import effect_value
from sevenwonders.bots.classic.rivals import all_lose
from sevenwonders.classic.table import ClassicGame
from tests.support.bot_positions import BotPositions, answer, choice_at, outlook_at, stage_effects, worthless_cards
from tests.support.playing_bots import check_only_the_view_counts, kinds_met

TABLE = BotPositions("cities")
city, position = TABLE.city, TABLE.position
BUSY = Config(3, edition=2, expansions=["cities"], wonders=["Petra Day", "Byzantium Night", "Babylon Night"])
STRONG = "Barracks, Walls, Stables"
RICH = "Workshop, Apothecary, Scriptorium, Altar, Barracks, Lumber Yard, Loom, Tavern"


def test_the_greedy_bot_is_asked_how_to_bear_a_loss() -> None:
    wanted = set(DebtValues().decisions())
    assert wanted <= kinds_met(BUSY, wanted, games=10)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_knows_nothing_but_its_view(bot: str) -> None:
    check_only_the_view_counts(BUSY, bot, 4)


def test_every_black_card_and_stage_is_worth_something() -> None:
    mine = city("Petra Day", built=RICH, tokens=[1, -1])
    others = [city(name, built=RICH + ", Stockade", tokens=[1, 1]) for name in ("Rhodos Day", "Ephesos Day")]
    outlook = outlook_at(position(mine, *others, age=2))
    assert not worthless_cards(outlook)
    assert all(effect_value(outlook, effect) for effect in stage_effects(outlook))


# Diplomacy


def test_a_city_with_diplomacy_is_passed_over() -> None:
    walled = city("Rhodos Day", built="Walls", diplomacy=1)
    outlook = outlook_at(position(city(), walled, city("Ephesos Day"), city("Babylon Day")))
    assert [front.city for front in outlook.fronts(1)] == [outlook.cities[2], outlook.right]
    assert [front.city for front in outlook.fronts(2)] == [outlook.left, outlook.right]


def test_two_fighters_alone_have_one_border() -> None:
    assert len(outlook_at(position(city(), city("Rhodos Day", diplomacy=1))).fronts(1)) == 1


def test_shields_are_worth_nothing_in_an_age_of_peace() -> None:
    assert shields_value(outlook_at(position(city(), age=3)), 1) > 0
    assert shields_value(outlook_at(position(city(diplomacy=1), age=3)), 1) == 0.0


def test_diplomacy_is_for_the_weak() -> None:
    strong = [city(name, built=STRONG) for name in ("Rhodos Day", "Ephesos Day")]
    assert diplomacy_value(outlook_at(position(city(), *strong, age=3))) > 1.0
    assert diplomacy_value(outlook_at(position(city(built=STRONG), age=3))) < -1.0


def test_a_second_token_is_for_the_next_age() -> None:
    strong = [city(name, built=STRONG) for name in ("Rhodos Day", "Ephesos Day")]
    values = [diplomacy_value(outlook_at(position(city(diplomacy=tokens), *strong, age=2))) for tokens in range(3)]
    assert values[0] > 0
    assert values[1] > 0
    assert values[2] == 0.0


# Losses


def test_what_all_others_lose_is_a_gain() -> None:
    outlook = outlook_at(position(city()))
    assert 0 < all_lose(outlook, 1) < all_lose(outlook, 2) < 2.0


def robbed(coins: int, age: int) -> ClassicGame:
    """A position in which seat 0 has sold a card and has to lose three coins."""
    robber = city("Ephesos Day", built="Press", hand="Opium Den")
    mine = city(coins=coins, hand="Loom")
    game = position(mine, city("Rhodos Day", hand="Loom"), robber, age=age, turn=TABLE.library.last_turn)
    answer(game, {0: "sell Loom", 1: "sell Loom", 2: "build Opium Den"})
    return game


def test_a_loss_is_paid_with_coins_when_there_are_enough() -> None:
    assert choice_at(robbed(coins=9, age=1)) == "pay 3"
    assert choice_at(robbed(coins=0, age=3)) == "pay 3"


def test_the_last_coins_are_kept_early() -> None:
    assert choice_at(robbed(coins=0, age=1)) == "pay 1"
