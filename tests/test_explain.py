"""Every refusal says why: one position for each sentence; and the rows of the menu."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    PASS,
    PASSING,
    SELL,
    STAGE,
    TAKE,
    choice_of,
    trade_of,
    use_of,
)
from sevenwonders.classic.free_city.part import FREE_CITY
from sevenwonders.classic.kinds import CARD, DISCARD_PILE
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.explain import shortage
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.trade.resources import pack
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.rng import stream
from tests.support.games import PLAYERS, answer_one, asked, card, city, game_at, position


def poor(
    hand: list[str],
    *,
    wonder: str = "Giza A",
    built: list[str] | None = None,
    coins: int = 0,
    stages: int = 0,
    age: int = 2,
) -> ClassicGame:
    """Seat 0 with this city; its neighbours have ore and papyrus."""
    return position(
        city(wonder, coins=coins, built=built, hand=hand, stages=stages),
        city("Rhodes A", hand=["Baths"]),
        city("Ephesus A", hand=["Baths"]),
        age=age,
    )


def why(game: ClassicGame, name: str, use: int, trade: int = 0, seat: int = 0) -> str:
    decision = next(item for item in game.decisions if item.seat == seat)
    return game.explain(decision.ident, choice_of(card(name), use, trade))


def test_a_possible_choice_needs_no_explanation() -> None:
    assert why(poor(["Altar"]), "Altar", BUILD) == ""


def test_a_negative_number_is_no_choice() -> None:
    game = poor(["Altar"])
    assert "number from the list" in game.explain(game.decisions[0].ident, -7)


def test_missing_resources_are_named() -> None:
    game = poor(["Library", "Palace"], coins=50)
    assert why(game, "Library", BUILD) == "It needs 1 more stone and 1 more textile."
    assert why(game, "Palace", BUILD) == ("It needs 1 more wood, 1 more clay, 1 more glass and 1 more textile.")


def test_a_shortage_as_numbers() -> None:
    """What a screen marks on the card: resources that are missing, or else the coins that are."""
    game = poor(["Library", "Palace", "Sawmill", "Barracks"])
    assert shortage(game, 0, card("Library"), BUILD) == (pack("ST"), 0)
    assert shortage(game, 0, card("Sawmill"), BUILD) == (0, 1)
    assert shortage(game, 0, card("Barracks"), BUILD) == (0, 2)
    assert shortage(game, 0, card("Sawmill"), STAGE) == (pack("S"), 0)
    assert shortage(game, 0, card("Sawmill"), SELL) == (0, 0)
    assert shortage(poor(["Altar"], stages=3), 0, card("Altar"), STAGE) == (0, 0)
    assert shortage(poor(["Altar"], built=["Quarry"]), 0, card("Altar"), STAGE) == (0, 0)
    assert shortage(poor(["Loom"], built=["loom_2"]), 0, card("Loom"), BUILD) == (0, 0)


def test_missing_coins_are_counted() -> None:
    assert why(poor(["Sawmill"]), "Sawmill", BUILD) == "Not enough coins: 1 needed, 0 there, 1 short."
    game = poor(["Foundry", "Mine"], coins=1, wonder="Babylon B", built=["Loom"])
    assert why(game, "Foundry", BUILD) == ""
    assert why(poor(["Stockade"], coins=1), "Stockade", BUILD) == "It needs 1 more wood."
    assert why(poor(["Barracks"], coins=1), "Barracks", BUILD) == "Not enough coins: 2 needed, 1 there, 1 short."


def test_no_name_stands_twice() -> None:
    assert "already built" in why(poor(["Loom"], built=["loom_2"]), "Loom", BUILD)


def test_the_card_has_to_be_in_the_hand() -> None:
    assert why(poor(["Altar"]), "Palace", SELL) == "That card is not in the hand."


@pytest.mark.parametrize("use", [TAKE, PASS, 6, 7])
def test_a_card_of_the_hand_is_not_taken(use: int) -> None:
    assert "can be built, used for a stage" in why(poor(["Altar"]), "Altar", use)


def test_the_right_to_build_free() -> None:
    assert "has no right" in why(poor(["Palace"]), "Palace", BUILD_FREE)
    owner = poor(["Palace", "Altar", "Loom", "Sawmill"], wonder="Olympia A", stages=2, built=["loom_2"])
    assert why(owner, "Palace", BUILD_FREE) == ""
    assert why(owner, "Sawmill", BUILD_FREE) == ""
    assert "free anyway" in why(owner, "Altar", BUILD_FREE)
    assert "already built" in why(owner, "Loom", BUILD_FREE)
    assert "payment is not offered" in why(owner, "Palace", BUILD_FREE, trade_of(1, 1))
    owner.cities[0].free_build_ready = False
    assert "used up" in why(owner, "Palace", BUILD_FREE)


def test_a_chain_is_free_anyway() -> None:
    owner = poor(["Caravansery", "Arena"], wonder="Olympia A", stages=2, built=["Marketplace"])
    assert "free anyway" in why(owner, "Caravansery", BUILD_FREE)


def test_stages() -> None:
    assert why(poor(["Altar"], stages=3), "Altar", STAGE).startswith("The wonder is finished")
    assert why(poor(["Altar"], coins=9), "Altar", STAGE) == "It needs 1 more stone."
    assert why(poor(["Altar"], built=["Quarry"]), "Altar", STAGE) == ""
    assert "payment is not offered" in why(poor(["Altar"], built=["Quarry"]), "Altar", STAGE, trade_of(2, 0))
    ephesus = poor(["Altar"], wonder="Babylon A", built=["Ore Vein"], coins=1)
    assert why(ephesus, "Altar", STAGE) == "It needs 1 more clay."


def test_payments_that_are_not_offered() -> None:
    assert "payment is not offered" in why(poor(["Altar"]), "Altar", BUILD, trade_of(1, 0))
    assert why(poor(["Altar"]), "Altar", SELL, trade_of(1, 0)).startswith("Selling costs nothing")


def test_the_discard_pile() -> None:
    game = position(
        city("Halicarnassus B", built=["Foundry", "Loom"], hand=["Altar"]),
        city("Giza A", hand=["Baths"]),
        city("Ephesus A", hand=["Baths"]),
        age=2,
        discard=["Palace", "loom_2"],
    )
    for seat, words in ((0, STAGE), (1, SELL), (2, SELL)):
        decision = asked(game, CARD, seat)
        game.answer(decision.ident, next(c for c in game.options(decision.ident) if use_of(c) == words))
    assert asked(game, DISCARD_PILE, 0)
    assert why(game, "Palace", TAKE) == ""
    assert why(game, "Altar", TAKE) == "That card is not in the discard pile."
    assert "already built" in why(game, "loom_2", TAKE)
    assert why(game, "Palace", BUILD).startswith("This decision is about the discard pile")
    rows = game.menu(game.decisions[0].ident)
    assert [row.use for row in rows] == [TAKE] * (len(rows) - 1) + [PASS]
    assert rows[-1].choices == [PASSING]
    assert "already built" in next(row.reason for row in rows if row.card == card("loom_2"))


def test_the_free_city_has_to_build() -> None:
    game = position(
        city("Giza A", hand=["Loom", "Altar", "Barracks", "Temple"]),
        city("Rhodes A", hand=["Baths"]),
        city("Ephesus A", built=["Altar", "Stone Pit", "Lumber Yard"]),
        players=2,
        age=1,
    )
    decision = asked(game, CARD, 0)
    game.answer(decision.ident, choice_of(card("Barracks"), SELL))
    free = asked(game, FREE_CITY, 2)
    assert game.explain(free.ident, choice_of(card("Loom"), BUILD)) == ""
    assert "must build when it can" in game.explain(free.ident, choice_of(card("Loom"), SELL))
    assert "already built" in game.explain(free.ident, choice_of(card("Altar"), BUILD))
    assert "not in the hand" in game.explain(free.ident, choice_of(card("Barracks"), SELL))


@pytest.mark.parametrize("players", PLAYERS)
def test_menus_are_complete(players: int) -> None:
    """Every option is in exactly one row, and every row without options has a reason."""
    for seed in range(3):
        wonders = ["Olympia A", "Halicarnassus A", *["random"] * (max(players, 3) - 2)]
        game = game_at(Config(players, wonders=wonders), seed, 0)
        while not game.finished():
            for decision in game.decisions:
                check_menu(game, decision)
            answer_one(game, stream(seed, 6000 + game.next_ident))


def check_menu(game: ClassicGame, decision: Decision) -> None:
    rows = game.menu(decision.ident)
    assert sorted(choice for row in rows for choice in row.choices) == game.options(decision.ident)
    assert len({(row.card, row.use) for row in rows}) == len(rows)
    for row in rows:
        assert bool(row.reason) == (not row.choices)
        assert row.choices == sorted(row.choices)
        check_row(game, decision, row)


def check_row(game: ClassicGame, decision: Decision, row: MenuRow) -> None:
    """The price is what the seat loses when the row's first choice is carried out, neighbours' trade apart."""
    coins = game.cities[decision.seat].coins
    assert row.price() <= coins or not row.choices
    if row.by_chain:
        assert row.price() == 0
        assert row.use == BUILD
    if row.use not in (BUILD, STAGE):
        assert row.price() == 0
