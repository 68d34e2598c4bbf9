"""Advice for an open decision: the best two options, compared."""

import pytest

from sevenwonders import Config, new_game, remembered
from sevenwonders.bots.analysis.advice import advice_for
from sevenwonders.games import checked_config
from tests.support.evidence_positions import EVERY_TABLE
from tests.support.games import city, position

SECONDS = 0.05


@pytest.mark.parametrize("config", EVERY_TABLE[::6], ids=repr)
def test_the_best_two_options_of_every_table(config: Config) -> None:
    game = new_game(checked_config(config), seed=2)
    decision = game.pending()[0]
    advice = advice_for(game, decision, remembered(game, decision.decider), seconds=SECONDS)
    better, other = advice.options
    assert better.choice != other.choice
    assert {better.choice, other.choice} <= set(game.options(decision.ident))
    for option in advice.options:
        assert option.text == game.describe(option.choice)
        assert option.use
        assert option.visits > 0
        assert 0.0 <= option.chance <= 1.0
        assert 1.0 <= option.place <= config.players


def test_a_single_option_is_not_compared() -> None:
    game = position(
        city("Giza A", hand=["Altar"], built=["Altar"]),
        city("Rhodes A", hand=["Loom"]),
        city("Babylon A", hand=["Loom"]),
    )
    advice = advice_for(game, game.decision(0), remembered(game, 0), seconds=SECONDS)
    assert [option.text for option in advice.options] == ["sell Altar"]
    assert (advice.evidence, advice.even) == ([], False)


def test_a_clear_decision_is_not_even() -> None:
    goods = ["Loom", "Press", "Glassworks", "Apothecary", "Workshop"]
    game = position(
        city("Giza A", hand=["Scriptorium", "Lumber Yard"], built=goods),
        city("Rhodes A", hand=["Loom", "Press"]),
        city("Babylon A", hand=["Loom", "Press"]),
    )
    advice = advice_for(game, game.decision(0), remembered(game, 0), seconds=0.3)
    assert advice.options[0].text == "build Scriptorium"
    assert not advice.even
    assert "symbol_set" in {item.kind for item in advice.evidence}
