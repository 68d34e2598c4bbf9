"""Every refusal of Edifice says why: joining, bonuses, pawns, penalties."""

from sevenwonders.classic.choice import CHOOSE, choice_of
from sevenwonders.classic.edifice.kinds import JOIN, LOSE, PAWN, PENALTY
from sevenwonders.classic.kinds import BONUS
from tests.support.positions import Positions, answer_for, reason, refused

EDIFICE_TABLE = Positions(["edifice"])
card, city, position = EDIFICE_TABLE.card, EDIFICE_TABLE.city, EDIFICE_TABLE.position

NO_EDIFICE = "A stage of the wonder joins the Edifice of the Age, once an Age, while it is not built."
EDIFICES = ["Belvedere", "Factory", "Agora"]


def test_an_edifice_is_joined_with_a_stage() -> None:
    game = position(city(hand=["Barracks"], built=["Sawmill"], coins=9), edifices=EDIFICES)
    assert refused(game, 0, "build Barracks with edifice") == NO_EDIFICE
    answer_for(game, {0: "stage Barracks with edifice"})


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


def test_refusals_of_a_bonus() -> None:
    game = position(city("Carthage Day", stages=1, built=["Ore Vein", "Foundry", "Press"]))
    answer_for(game, {0: "stage Altar", 1: "sell Altar", 2: "sell Altar"})
    assert game.decisions[0].kind == BONUS
    words = "Choose one of the bonuses that the stage offers."
    assert refused(game, 0, "choose Hoard of Carthage") == words
    assert reason(game, 0, choice_of(card("Altar"), CHOOSE)) == words
    answer_for(game, {0: "choose Guard of Carthage"})
    assert card("Guard of Carthage") in game.cities[0].built


def test_refusals_of_a_pawn() -> None:
    game = position(city("Ur Day", stages=1, built=["Quarry", "Clay Pool"]))
    answer_for(game, {0: "stage Altar", 1: "sell Altar", 2: "sell Altar"})
    assert game.decisions[0].kind == PAWN
    assert refused(game, 0, "join 4") == "Join the Edifice of Age I, II or III."
    assert reason(game, 0, choice_of(0, JOIN)) == "Join the Edifice of Age I, II or III."
    answer_for(game, {0: "join 3"})


def test_refusals_of_a_penalty() -> None:
    hand = ["Altar", "Baths"]
    game = position(
        city(built=["Lumber Yard", "Ore Vein", "Loom"], hand=hand),
        city("Rhodos Day", hand=hand),
        city("Ephesos Day", hand=hand),
        turn=6,
        edifices=EDIFICES,
    )
    answer_for(game, {0: "sell Altar", 1: "sell Altar", 2: "sell Altar"})
    assert [(item.kind, item.seat) for item in game.decisions] == [(PENALTY, 0)]
    words = "Give up one of the cards or tokens that the penalty asks for."
    assert refused(game, 0, "lose Loom") == words
    assert refused(game, 0, "drop 3") == words
    assert reason(game, 0, choice_of(card("Altar"), LOSE)) == words
    answer_for(game, {0: "lose Ore Vein"})
    assert card("Ore Vein") in game.discard
