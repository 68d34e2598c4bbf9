"""What the greedy bot makes of leaders."""

import pytest

from sevenwonders import Config
from sevenwonders.bots.classic.all_rules import BASE
from sevenwonders.bots.classic.counting import added_value
from sevenwonders.bots.classic.effects import card_value, effect_value
from sevenwonders.bots.classic.leaders import LeadersValues, bury_value, leader_value, plan_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.uses import coins_earned, sale_value
from sevenwonders.classic.choice import BUILD, SELL, choice_of
from sevenwonders.classic.colours import BLUE
from sevenwonders.classic.kinds import BONUS
from sevenwonders.classic.leaders.effects import BuryLeader
from sevenwonders.classic.setup import new_classic_game
from tests.support.bot_positions import BotPositions, answer, choice_at, outlook_at, stage_effects, worthless_cards
from tests.support.playing_bots import check_only_the_view_counts, kinds_met

TABLE = BotPositions("leaders")
card, city, facts, position = TABLE.card, TABLE.city, TABLE.facts, TABLE.position
# Boards on which everything that Leaders asks comes up.
BOARDS = ["Roma Night", "Abu Simbel Night", "Halikarnassos Night", "Babylon Night"]
BUSY = Config(4, edition=2, expansions=["leaders"], wonders=BOARDS)
RICH = "Workshop, Apothecary, Scriptorium, Altar, Barracks, Lumber Yard, Loom, Tavern"


def recruiting(
    coins: int = 6, age: int = 1, options: dict[str, str] | None = None, wonder: str = "Gizah Day"
) -> Outlook:
    return outlook_at(position(city(wonder, coins=coins), age=age, options=options, phase="recruitment"))


def test_the_greedy_bot_meets_every_kind_of_decision() -> None:
    wanted = (set(LeadersValues().decisions()) | set(BASE.decisions())) - {BONUS}
    assert kinds_met(BUSY, wanted) == wanted


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_knows_nothing_but_its_view(bot: str) -> None:
    check_only_the_view_counts(BUSY, bot, 4)


def test_every_leader_and_stage_is_worth_something() -> None:
    mine = city("Roma Night", built=RICH, tokens=[1, -1], leaders=["Sappho"])
    others = [city(name, built=RICH + ", Stockade", tokens=[1, 1]) for name in ("Rhodos Day", "Ephesos Day")]
    outlook = outlook_at(position(mine, *others, age=2))
    # A defeat spoils Cynisca for good.
    assert worthless_cards(outlook) == ["cynisca"]
    effects = [effect for effect in stage_effects(outlook) if not isinstance(effect, BuryLeader)]
    assert all(effect_value(outlook, effect) for effect in effects)


def test_a_leader_makes_what_it_counts_worth_more() -> None:
    assert added_value(outlook_at(position(city())), BLUE) == 0.0
    assert added_value(outlook_at(position(city(built="Nebuchadnezzar"))), BLUE) == 1.0


def test_another_leader_spoils_the_one_that_wants_none() -> None:
    outlook = outlook_at(position(city(built="Agrippina"), age=3))
    assert card_value(outlook, facts("Sappho")) == 2.0 - 7.0
    assert card_value(outlook, facts("Altar")) > 0
    assert card_value(outlook_at(position(city(built="Sappho"), age=3)), facts("Agrippina")) == 0.0


def test_a_leader_for_the_whole_game_comes_first() -> None:
    game = position(city(leaders=["Bilkis", "Sappho", "Cleopatra", "Zenobia"]), phase="recruitment")
    assert choice_at(game) == "recruit Bilkis"


def test_a_plan_has_one_leader_for_each_age() -> None:
    outlook = recruiting(age=3)
    leaders = [card(name) for name in ("Cleopatra", "Nefertiti", "Sappho")]
    alone = leader_value(outlook, leaders[0], 3)
    assert plan_value(outlook, leaders, [3]) == alone
    assert plan_value(outlook, leaders, [2, 3]) > alone


def test_the_price_is_the_age_or_what_is_printed() -> None:
    printed = recruiting(options={"leader_price": "printed"})
    next_door = outlook_at(position(city(), city("Roma Night"), phase="recruitment"))
    for outlook, price in ((printed, 5), (recruiting(), 3), (recruiting(wonder="Roma Day"), 0), (next_door, 2)):
        without = card_value(outlook.later(3), facts("Caesar"))
        assert leader_value(outlook, card("Caesar"), 3) == without - price * COIN


def test_a_leader_without_use_is_put_under_the_wonder() -> None:
    mine = city(built="Lumber Yard, Tree Farm", tokens=[-1], leaders=["Cynisca"])
    assert choice_at(position(mine, age=3, phase="recruitment")) == "stage Cynisca"


def test_a_leader_is_kept_for_what_it_brings_over_the_game() -> None:
    game = new_classic_game(Config(3, edition=2, expansions=["leaders"]), 1)
    outlook = outlook_at(game)
    best = max(outlook.city.hand, key=lambda leader: plan_value(outlook, [leader], [1, 2, 3]))
    assert choice_at(game) == f"keep {game.library.cards[best].name}"


def test_a_leader_that_has_done_its_work_is_buried() -> None:
    outlook = outlook_at(position(city("Abu Simbel Night", built="Croesus, Cleopatra"), age=3))
    assert bury_value(outlook, card("Croesus")) == 6.0
    assert bury_value(outlook, card("Cleopatra")) == 1.0


def test_the_least_victory_token_is_thrown_away() -> None:
    owner = city("Rhodos Day", leaders=["Telesilla"])
    game = position(city(tokens=[1, 3], leaders=["Sappho"]), owner, age=3, phase="recruitment")
    answer(game, {0: "sell Sappho", 1: "recruit Telesilla"})
    assert choice_at(game) == "drop 1"


def test_coins_for_building_and_selling_are_counted() -> None:
    outlook = outlook_at(position(city(built="Xenophon, Berenice")))
    assert [coins_earned(outlook, facts(name), BUILD) for name in ("Tavern", "Altar")] == [2, 0]
    assert sale_value(outlook, choice_of(card("Altar"), SELL)) == 4 * COIN
