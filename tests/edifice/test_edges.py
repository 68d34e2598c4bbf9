"""Rare edges of Edifice: wrong data and saved steps."""

import pytest

from sevenwonders import Config, new_classic_game
from sevenwonders.catalogue.facts import CatalogueError, Fact
from sevenwonders.classic.edifice.effects import Penalty
from sevenwonders.classic.edifice.kinds import ASK_PAWN, GIVE_PAWN, PAWN, PENALTY
from sevenwonders.classic.edifice.rule import EdificeRule
from sevenwonders.kernel.errors import BadConfig
from tests.support.positions import Positions


def test_a_penalty_is_one_thing() -> None:
    with pytest.raises(CatalogueError, match="one of"):
        Penalty.read(Fact("edifice", {"coins": 2, "victory_tokens": 1}))
    codes = [Penalty.read(Fact("x", value)) for value in ({"coins": 2}, {"victory_tokens": 2}, {"discard": "red"})]
    assert all(isinstance(item, Penalty) for item in codes)
    assert [item.penalty_code() for item in codes if isinstance(item, Penalty)] == [
        "lose_coins:2",
        "lose_tokens:2",
        "lose_card:red",
    ]
    assert [item.penalty_words() for item in codes if isinstance(item, Penalty)][2] == "lose a red card"


def test_a_saved_step_names_an_age_and_a_seat() -> None:
    game = new_classic_game(Config(3, edition=2, expansions=["edifice"]), 1)
    rule = EdificeRule()
    assert rule.is_step_argument(game, GIVE_PAWN, 8 + 2)
    assert not rule.is_step_argument(game, GIVE_PAWN, 2)
    assert not rule.is_step_argument(game, ASK_PAWN, 3)
    assert rule.asks_alone(PAWN)
    assert not rule.asks_alone(PENALTY)


def test_a_position_may_have_a_reward_for_each_pawn() -> None:
    edifice = Positions(["edifice"])
    game = edifice.position(edifice.city(built=["Artisan District", "Artisan District"], pawns=[2, 0, 0]))
    assert game.cities[0].built == [edifice.card("Artisan District")] * 2
    with pytest.raises(BadConfig, match="Altar is in one city twice"):
        edifice.position(edifice.city(built=["Altar", "Altar"]))
