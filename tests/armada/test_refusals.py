"""Every refusal of Armada says why: ships, stages in any order, islands."""

from sevenwonders.classic.armada.kinds import FLEET, ISLANDS, SAIL, SETTLE
from sevenwonders.classic.choice import choice_of
from tests.support.positions import Positions, answer_for, reason, refused

ARMADA = Positions(["armada"])
card, city, position = ARMADA.card, ARMADA.city, ARMADA.position

FINISHED = "The wonder is finished: all its stages are built."
NO_FLEET = "No fleet can move with that card or stage."
NOT_OFFERED = "That payment is not offered. Ask for the options and take one of them."


def test_a_ship_that_cannot_be_paid_says_what_is_missing() -> None:
    """The red fleet of shipyard A costs a stone with its first step, and the Barracks an ore."""
    game = position(city("Babylon Day", coins=0, hand=["Barracks"]), city("Rhodos Day"), city("Ephesos Day"))
    assert refused(game, 0, "build Barracks with ship").startswith("It needs 1 more stone")
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


def test_siracusa_says_which_stage_cannot_be_built() -> None:
    game = position(city("Siracusa Day", hand=["Barracks"], built_stages=2, built=["Quarry", "Ore Vein"], coins=0))
    assert refused(game, 0, "stage Barracks as 2") != ""
    assert refused(game, 0, "stage Barracks as 3") != ""
    assert refused(game, 0, "stage Barracks as 4") != ""
    answer_for(game, {0: "stage Barracks as 1"})


def test_siracusa_says_that_the_named_stage_stands() -> None:
    game = position(city("Siracusa Day", hand=["Barracks"], built_stages=2, built=["Quarry", "Ore Vein"], coins=0))
    assert "already built" in refused(game, 0, "stage Barracks as 2")
    assert "wood" in refused(game, 0, "stage Barracks as 3")
    assert refused(game, 0, "stage Barracks as 4") == "This wonder has 3 stages: there is no stage 4."


def test_other_wonders_take_no_number_of_a_stage() -> None:
    game = position(city("Babylon Day", hand=["Barracks"]))
    assert "in order" in refused(game, 0, "stage Barracks as 2")


def test_a_finished_siracusa_builds_no_stage() -> None:
    game = position(city("Siracusa Night", hand=["Barracks"], built_stages=7))
    assert refused(game, 0, "stage Barracks as 2") == FINISHED
    assert refused(game, 0, "stage Barracks as 2 with ship") == FINISHED


def test_refusals_of_a_free_step() -> None:
    game = position(city("Siracusa Day", hand=["Barracks"], built=["Quarry", "Ore Vein"], fleets={"red": 6}))
    answer_for(game, {0: "stage Barracks", 1: "sell Altar", 2: "sell Altar"})
    assert game.decisions[0].kind == FLEET
    words = "A fleet makes a free step: name one that can still move, or as many as you are asked for."
    assert refused(game, 0, "sail red") == words
    assert refused(game, 0, "sail blue and green") == words
    assert reason(game, 0, choice_of(0, SAIL)) == words
    answer_for(game, {0: "sail blue"})


def test_refusals_of_an_exploration() -> None:
    game = position(
        city(built=["Loom", "Lumber Yard"], hand=["Apothecary"], fleets={"green": 1}),
        islands={1: ["Lost Island", "Foggy Island", "Bronze Island", "Virgin Island"]},
    )
    answer_for(game, {0: "build Apothecary with ship", 1: "sell Altar", 2: "sell Altar"})
    assert game.decisions[0].kind == ISLANDS
    words = "Take one of the islands that were drawn."
    assert refused(game, 0, "settle Whistling Island") == words
    assert refused(game, 0, "pass") == words
    assert reason(game, 0, choice_of(card("Altar"), SETTLE)) == words
    answer_for(game, {0: "settle Lost Island"})
    assert card("Lost Island") in game.cities[0].built
