"""Refusals where Armada and Edifice meet say why, too."""

import pytest

from sevenwonders.classic.armada.kinds import GREEN_FLEET, NAVAL_CONFLICT, RED_FLEET
from sevenwonders.classic.choice import BUILD, SELL, STAGE, choice_of, offer_of
from sevenwonders.classic.edifice.kinds import JOIN_EDIFICE
from tests.second_edition.sea_games import card, city, position
from tests.support.positions import answer_for, reason, refused

FINISHED = "The wonder is finished: all its stages are built."
NO_FLEET = "No fleet can move with that card or stage."
NO_EDIFICE = "A stage of the wonder joins the Edifice of the Age, once an Age, while it is not built."
EDIFICES = ["Belvedere", "Factory", "Agora"]


def test_only_the_yellow_fleet_sails_for_a_sold_card() -> None:
    game = position(city(hand=["Barracks"]))
    assert refused(game, 0, "sell Barracks with red ship") == NO_FLEET
    assert refused(game, 0, "sell Barracks with edifice") == NO_EDIFICE
    paid = choice_of(card("Barracks"), SELL, offer_of(0, 2, 1 << 22 | 1 << 15))
    assert reason(game, 0, paid) != ""


def test_a_finished_wonder_joins_nothing() -> None:
    game = position(city(hand=["Barracks"], stages=3, coins=9), edifices=EDIFICES)
    assert refused(game, 0, "stage Barracks with edifice") == FINISHED
    assert refused(game, 0, "stage Barracks with ship") == FINISHED
    assert refused(game, 0, "stage Barracks") == FINISHED


def test_refusals_before_a_naval_conflict() -> None:
    game = position(city(built=["Forgotten Oasis"], pawns=[1, 0, 0]), turn=8, edifices=["Money Changer", *EDIFICES[1:]])
    answer_for(game, {0: "sell Altar", 1: "sell Altar", 2: "sell Altar"})
    while game.decisions[0].kind != NAVAL_CONFLICT:
        decision = game.pending()[0]
        game.answer(decision.ident, game.options(decision.ident)[0])
    assert refused(game, 0, "sail red") == "Either fight, or pass and stay out of the naval conflict."
    answer_for(game, {0: "pass"})


# Numbers that name what is not there


@pytest.mark.parametrize("extra", [RED_FLEET, GREEN_FLEET, JOIN_EDIFICE, 6, 7])
@pytest.mark.parametrize("use", [BUILD, STAGE, SELL])
def test_any_extra_is_refused_with_a_reason(extra: int, use: int) -> None:
    game = position(city(hand=["Loom"], coins=0), edifices=["Curtain Wall", *EDIFICES[1:]])
    choice = choice_of(card("Loom"), use, offer_of(0, extra, 0))
    assert reason(game, 0, choice).endswith(".")
