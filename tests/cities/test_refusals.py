"""Every refusal of Cities says why."""

from sevenwonders.classic.choice import choice_of
from sevenwonders.classic.debts.part import LOSS, PAY
from tests.support.positions import Positions, answer_for, refused

CITIES = Positions(["cities"])
city, position = CITIES.city, CITIES.position


def test_refusals_of_a_loss() -> None:
    game = position(city(hand=["Hideout"]), age=1)
    answer_for(game, {0: "build Hideout", 1: "sell Altar", 2: "sell Altar"})
    assert {decision.kind for decision in game.decisions} == {LOSS}
    assert refused(game, 1, "pay 2") == "1 coins are due: pay 0 to 1 of them, the rest becomes debts."
    assert game.explain(game.decisions[0].ident, choice_of(1, PAY)) == ""
