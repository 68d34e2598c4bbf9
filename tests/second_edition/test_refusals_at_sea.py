"""Every refusal of Armada and Edifice says why: ships, Edifices, stages in any order, islands, penalties."""

import pytest

from sevenwonders.classic.armada.kinds import FLEET, GREEN_FLEET, ISLANDS, NAVAL_CONFLICT, RED_FLEET, SAIL, SETTLE
from sevenwonders.classic.choice import BUILD, CHOOSE, SELL, STAGE, choice_of, offer_of
from sevenwonders.classic.edifice.kinds import EDIFICE, JOIN, LOSE, PAWN, PENALTY
from sevenwonders.classic.kinds import BONUS
from sevenwonders.classic.table import ClassicGame
from tests.second_edition.positions import give, refused
from tests.second_edition.sea_games import card, city, position

FINISHED = "The wonder is finished: all its stages are built."
NO_FLEET = "No fleet can move with that card or stage."
NO_EDIFICE = "The Edifice of the Age is joined with a stage of the wonder, once an Age, while it is not built."
NOT_OFFERED = "That payment is not offered. Ask for the options and take one of them."
EDIFICES = ["Belvedere", "Factory", "Agora"]


def reason(game: ClassicGame, seat: int, choice: int) -> str:
    """Why the seat may not choose that number."""
    decision = next(item for item in game.decisions if item.seat == seat)
    assert not game.can_choose(decision, choice)
    return game.explain(decision.ident, choice)


# Ships


def test_a_ship_that_cannot_be_paid_says_what_is_missing() -> None:
    """The red fleet of shipyard A costs a stone with its first step, and the Barracks an ore."""
    game = position(city("Babylon Day", coins=0, hand=["Barracks"]), city("Rhodos Day"), city("Ephesos Day"))
    assert refused(game, 0, "build Barracks with ship").startswith("Missing 1 stone")
    assert refused(game, 0, "build Barracks with blue ship") == NO_FLEET


def test_a_ship_that_is_too_dear_says_how_much() -> None:
    game = position(
        city("Babylon Day", coins=1, hand=["Barracks"]),
        city("Rhodos Day"),
        city("Gizah Day"),
    )
    assert refused(game, 0, "build Barracks with ship") == "Not enough coins: 4 needed, 1 there, 3 short."


def test_a_ship_does_not_help_a_name_that_stands() -> None:
    game = position(city(built=["Barracks", "Ore Vein"], hand=["Barracks"]))
    assert refused(game, 0, "build Barracks with ship").startswith("Barracks is already built")


def test_a_fleet_on_its_last_square_does_not_move() -> None:
    game = position(city(hand=["Barracks"], built=["Ore Vein"], fleets={"red": 6, "yellow": 6, "blue": 6}))
    assert refused(game, 0, "build Barracks with ship") == NO_FLEET
    assert refused(game, 0, "sell Barracks with ship") == NO_FLEET
    assert refused(game, 0, "stage Barracks with ship") == NO_FLEET


def test_only_the_yellow_fleet_sails_for_a_sold_card() -> None:
    game = position(city(hand=["Barracks"]))
    assert refused(game, 0, "sell Barracks with red ship") == NO_FLEET
    assert refused(game, 0, "sell Barracks with edifice") == NO_EDIFICE
    paid = choice_of(card("Barracks"), SELL, offer_of(0, 2, 1 << 22 | 1 << 15))
    assert reason(game, 0, paid) != ""


def test_cards_of_other_colours_move_no_fleet() -> None:
    game = position(city(hand=["Loom", "Lumber Yard"]))
    assert refused(game, 0, "build Loom with ship") == NO_FLEET
    assert refused(game, 0, "build Lumber Yard with green ship") == NO_FLEET


def test_a_payment_for_a_ship_that_is_not_offered() -> None:
    game = position(city("Gizah Day", built=["Ore Vein"], hand=["Barracks"], coins=9))
    assert refused(game, 0, "build Barracks with ship (left 2, right 2)") == NOT_OFFERED


def test_a_ship_does_not_give_the_right_to_build_free() -> None:
    game = position(city("Gizah Day", built=["Ore Vein"], hand=["Barracks"]))
    assert refused(game, 0, "build Barracks free with ship") == "This city has no right to build a structure free."


# Edifices


def test_an_edifice_is_joined_with_a_stage() -> None:
    game = position(city(hand=["Barracks"], built=["Sawmill"], coins=9), edifices=EDIFICES)
    assert refused(game, 0, "build Barracks with edifice") == NO_EDIFICE
    give(game, {0: "stage Barracks with edifice"})


def test_an_edifice_is_joined_once_an_age() -> None:
    game = position(city(hand=["Barracks"], built=["Sawmill"], pawns=[1, 0, 0]), edifices=EDIFICES)
    assert refused(game, 0, "stage Barracks with edifice") == NO_EDIFICE


def test_a_built_edifice_is_not_joined() -> None:
    game = position(
        city(hand=["Barracks"], built=["Sawmill"]),
        city("Rhodos Day", pawns=[1, 0, 0]),
        city("Ephesos Day", pawns=[1, 0, 0]),
        edifices=EDIFICES,
    )
    assert refused(game, 0, "stage Barracks with edifice") == NO_EDIFICE


def test_an_edifice_costs_coins() -> None:
    game = position(city(hand=["Barracks"], built=["Sawmill"], coins=0), edifices=EDIFICES)
    assert refused(game, 0, "stage Barracks with edifice") == "Not enough coins: 1 needed, 0 there, 1 short."


def test_a_finished_wonder_joins_nothing() -> None:
    game = position(city(hand=["Barracks"], stages=3, coins=9), edifices=EDIFICES)
    assert refused(game, 0, "stage Barracks with edifice") == FINISHED
    assert refused(game, 0, "stage Barracks with ship") == FINISHED
    assert refused(game, 0, "stage Barracks") == FINISHED


# Stages in any order


def test_siracusa_says_which_stage_cannot_be_built() -> None:
    game = position(city("Siracusa Day", hand=["Barracks"], built_stages=2, built=["Quarry", "Ore Vein"], coins=0))
    assert refused(game, 0, "stage Barracks as 2") != ""
    assert refused(game, 0, "stage Barracks as 3") != ""
    assert refused(game, 0, "stage Barracks as 4") != ""
    give(game, {0: "stage Barracks as 1"})


def test_siracusa_says_that_the_named_stage_stands() -> None:
    game = position(city("Siracusa Day", hand=["Barracks"], built_stages=2, built=["Quarry", "Ore Vein"], coins=0))
    assert "already built" in refused(game, 0, "stage Barracks as 2")
    assert "wood" in refused(game, 0, "stage Barracks as 3")
    assert refused(game, 0, "stage Barracks as 4") == "This wonder has 3 stages, no stage 4."


def test_other_wonders_take_no_number_of_a_stage() -> None:
    game = position(city("Babylon Day", hand=["Barracks"]))
    assert "in their order" in refused(game, 0, "stage Barracks as 2")


def test_a_finished_siracusa_builds_no_stage() -> None:
    game = position(city("Siracusa Night", hand=["Barracks"], built_stages=7))
    assert refused(game, 0, "stage Barracks as 2") == FINISHED
    assert refused(game, 0, "stage Barracks as 2 with ship") == FINISHED


# Questions


def test_refusals_of_a_free_step() -> None:
    game = position(city("Siracusa Day", hand=["Barracks"], built=["Quarry", "Ore Vein"], fleets={"red": 6}))
    give(game, {0: "stage Barracks", 1: "sell Altar", 2: "sell Altar"})
    assert game.decisions[0].kind == FLEET
    words = "A free step of a fleet is to be made: name one that can still move, or as many as are asked for."
    assert refused(game, 0, "sail red") == words
    assert refused(game, 0, "sail blue and green") == words
    assert reason(game, 0, choice_of(0, SAIL)) == words
    give(game, {0: "sail blue"})


def test_refusals_of_an_exploration() -> None:
    game = position(
        city(built=["Loom", "Lumber Yard"], hand=["Apothecary"], fleets={"green": 1}),
        islands=[["Lost Island", "Foggy Island", "Bronze Island", "Virgin Island"]],
    )
    give(game, {0: "build Apothecary with ship", 1: "sell Altar", 2: "sell Altar"})
    assert game.decisions[0].kind == ISLANDS
    words = "One of the islands that were drawn is to be taken."
    assert refused(game, 0, "settle Whistling Island") == words
    assert refused(game, 0, "pass") == words
    assert reason(game, 0, choice_of(card("Altar"), SETTLE)) == words
    give(game, {0: "settle Lost Island"})
    assert card("Lost Island") in game.cities[0].built


def test_refusals_before_a_naval_conflict() -> None:
    game = position(city(built=["Forgotten Oasis"], pawns=[1, 0, 0]), turn=8, edifices=["Money Changer", *EDIFICES[1:]])
    give(game, {0: "sell Altar", 1: "sell Altar", 2: "sell Altar"})
    while game.decisions[0].kind != NAVAL_CONFLICT:
        decision = game.pending()[0]
        game.answer(decision.ident, game.options(decision.ident)[0])
    assert refused(game, 0, "sail red") == "Either fight, or pass and stay out of the naval conflict."
    give(game, {0: "pass"})


def test_refusals_of_a_bonus() -> None:
    game = position(city("Carthage Day", stages=1, built=["Ore Vein", "Foundry", "Press"]))
    give(game, {0: "stage Altar", 1: "sell Altar", 2: "sell Altar"})
    assert game.decisions[0].kind == BONUS
    words = "One of the things that the stage offers is to be chosen."
    assert refused(game, 0, "choose Hoard of Carthage") == words
    assert reason(game, 0, choice_of(card("Altar"), CHOOSE)) == words
    give(game, {0: "choose Guard of Carthage"})
    assert card("Guard of Carthage") in game.cities[0].built


def test_refusals_of_a_pawn() -> None:
    game = position(city("Ur Day", stages=1, built=["Quarry", "Clay Pool"]))
    give(game, {0: "stage Altar", 1: "sell Altar", 2: "sell Altar"})
    assert game.decisions[0].kind == PAWN
    assert refused(game, 0, "join 4") == "Join the Edifice of Age 1, 2 or 3."
    assert reason(game, 0, choice_of(0, JOIN)) == "Join the Edifice of Age 1, 2 or 3."
    give(game, {0: "join 3"})


def test_refusals_of_a_penalty() -> None:
    hand = ["Altar", "Baths"]
    game = position(
        city(built=["Lumber Yard", "Ore Vein", "Loom"], hand=hand),
        city("Rhodos Day", hand=hand),
        city("Ephesos Day", hand=hand),
        turn=8,
        edifices=EDIFICES,
    )
    give(game, {0: "sell Altar", 1: "sell Altar", 2: "sell Altar"})
    assert [(item.kind, item.seat) for item in game.decisions] == [(PENALTY, 0)]
    words = "One of the cards or tokens that the penalty asks for is to be given up."
    assert refused(game, 0, "lose Loom") == words
    assert refused(game, 0, "drop 3") == words
    assert reason(game, 0, choice_of(card("Altar"), LOSE)) == words
    give(game, {0: "lose Ore Vein"})
    assert card("Ore Vein") in game.discard


# Numbers that name what is not there


@pytest.mark.parametrize("extra", [RED_FLEET, GREEN_FLEET, EDIFICE, 6, 7])
@pytest.mark.parametrize("use", [BUILD, STAGE, SELL])
def test_any_extra_is_refused_with_a_reason(extra: int, use: int) -> None:
    game = position(city(hand=["Loom"], coins=0), edifices=["Curtain Wall", *EDIFICES[1:]])
    choice = choice_of(card("Loom"), use, offer_of(0, extra, 0))
    assert reason(game, 0, choice).endswith(".")
