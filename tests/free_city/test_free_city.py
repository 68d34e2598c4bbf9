"""Two players and the Free City (R6)."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.choice import BUILD, SELL, STAGE, card_of, choice_of, use_of
from sevenwonders.classic.free_city.part import FREE_CITY, pile_of
from sevenwonders.classic.free_city.rule import controller_of
from sevenwonders.classic.kinds import CARD
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.rng import stream
from tests.support.games import answer_one, asked, card, city, game_at, position


def test_three_cities_hands_of_seven_and_a_pile_of_seven() -> None:
    game = new_classic_game(Config(2), 1)
    assert [len(seat.hand) for seat in game.cities] == [8, 7, 0]
    assert len(pile_of(game.parts)) == 6
    assert [seat.coins for seat in game.cities] == [3, 3, 3]


def test_control_alternates_and_begins_left_right_left() -> None:
    """Seat 0 sits to the left of the Free City, seat 1 to its right."""
    for seed in range(5):
        game = new_classic_game(Config(2), seed)
        found: dict[tuple[int, int], int] = {}
        while not game.finished():
            if game.decisions[0].kind == CARD:
                found[game.age, game.turn] = controller_of(game.age, game.turn)
                for decision in game.decisions:
                    assert decision.kind != FREE_CITY or decision.decider == controller_of(game.age, game.turn)
            answer_one(game, stream(seed, game.next_ident))
        assert [found[age, 1] for age in (1, 2, 3)] == [0, 1, 0]
        for age in (1, 2, 3):
            assert [found[age, turn] ^ found[age, turn + 1] for turn in range(1, 6)] == [1] * 5


def test_the_own_card_comes_first() -> None:
    game = new_classic_game(Config(2), 1)
    assert [decision.kind for decision in game.pending()] == [CARD, CARD]
    other = asked(game, CARD, 1)
    game.answer(other.ident, game.options(other.ident)[0])
    assert [decision.kind for decision in game.pending()] == [CARD]
    mine = asked(game, CARD, 0)
    game.answer(mine.ident, game.options(mine.ident)[0])
    assert [(decision.kind, decision.seat, decision.decider) for decision in game.pending()] == [(FREE_CITY, 2, 0)]


def test_a_menu_shows_what_the_free_city_would_pay() -> None:
    game = new_classic_game(Config(2), 1)
    mine = asked(game, CARD, 0)
    game.answer(mine.ident, game.options(mine.ident)[0])
    free = asked(game, FREE_CITY, 2)
    rows = game.menu(free.ident)
    assert sorted(choice for row in rows for choice in row.choices) == game.options(free.ident)
    assert {row.use for row in rows} == {BUILD, STAGE, SELL}
    assert all(row.choices or row.reason for row in rows)


def test_a_changed_own_card_withdraws_the_card_of_the_free_city() -> None:
    game = new_classic_game(Config(2), 1)
    mine = asked(game, CARD, 0)
    options = game.options(mine.ident)
    game.answer(mine.ident, options[0])
    free = asked(game, FREE_CITY, 2)
    game.answer(free.ident, game.options(free.ident)[0])
    game.change(free.ident, game.options(free.ident)[-1])
    game.change(mine.ident, options[-1])
    again = asked(game, FREE_CITY, 2)
    assert again.ident > free.ident
    assert len(game.decisions) == 3
    other = asked(game, CARD, 1)
    game.answer(other.ident, game.options(other.ident)[0])
    game.change(other.ident, game.options(other.ident)[-1])
    assert game.turn == 1
    game.answer(again.ident, game.options(again.ident)[0])
    assert game.turn == 2


def free_choice(hand: list[str], own: str, *built: str, age: int = 1, coins: int = 3) -> tuple[ClassicGame, list[int]]:
    """The options of the Free City when seat 0 sells one card of its hand."""
    game = position(
        city("Giza A", hand=hand),
        city("Rhodes A", hand=["Baths"]),
        city("Ephesus A", built=list(built), coins=coins),
        players=2,
        age=age,
        turn=1 if age % 2 else 2,
    )
    decision = asked(game, CARD, 0)
    game.answer(decision.ident, choice_of(card(own), SELL))
    return game, game.options(asked(game, FREE_CITY, 2).ident)


def test_it_builds_when_any_card_allows_it() -> None:
    _, options = free_choice(["Loom", "Palace", "Barracks"], "Barracks")
    assert {(card_of(choice), use_of(choice)) for choice in options} == {(card("Loom"), BUILD)}


def test_it_sells_when_nothing_can_be_built() -> None:
    _, options = free_choice(["Palace", "Senate", "Barracks"], "Barracks", coins=0)
    assert {use_of(choice) for choice in options} == {SELL}


def test_a_chain_has_to_be_used() -> None:
    game, options = free_choice(["Temple", "Loom", "Barracks"], "Barracks", "Altar", "Quarry", age=2)
    assert [use_of(choice) for choice in options if card_of(choice) == card("Temple")] == [BUILD]
    assert [use_of(choice) for choice in options if card_of(choice) == card("Loom")] == [BUILD, STAGE]
    assert "must build when it can" in game.explain(asked(game, FREE_CITY, 2).ident, choice_of(card("Temple"), STAGE))


def test_the_same_card_twice_in_hand() -> None:
    """One copy is for the player's own city, the other for the Free City."""
    _, options = free_choice(["Loom", "Loom"], "Loom")
    assert [card_of(choice) for choice in options] == [card("Loom")]


def test_a_hand_of_one_leaves_nothing_for_the_free_city() -> None:
    game = position(
        city("Giza A", hand=["Loom"]), city("Rhodes A", hand=["Baths"]), city("Ephesus A"), players=2, age=1
    )
    decision = asked(game, CARD, 0)
    game.answer(decision.ident, choice_of(card("Loom"), BUILD))
    game.change(decision.ident, choice_of(card("Loom"), SELL))
    assert [item.kind for item in game.pending()] == [CARD]


def test_the_controller_draws_from_the_pile_in_order() -> None:
    game = position(
        city("Giza A", hand=["Loom", "Altar", "Press"]),
        city("Rhodes A", hand=["Baths", "Tavern"]),
        city("Ephesus A"),
        players=2,
        draw_pile=["Theater", "Barracks"],
    )
    for seat, kind in ((0, CARD), (2, FREE_CITY), (1, CARD)):
        decision = asked(game, kind, seat)
        game.answer(decision.ident, game.options(decision.ident)[0])
    assert controller_of(game.age, game.turn) == 1
    assert card("Theater") in game.cities[1].hand
    assert pile_of(game.parts) == [card("Barracks")]


def test_the_last_card_of_the_pile_is_discarded() -> None:
    for seed in range(4):
        game = game_at(Config(2, wonders=["Giza A", "Rhodes A", "Ephesus A"]), seed)
        cards = sum(len(seat.built) + len(seat.buried) for seat in game.cities) + len(game.discard)
        assert cards == 63
        assert pile_of(game.parts) == []


def test_it_scores_and_is_not_ranked() -> None:
    game = game_at(Config(2), 1)
    assert len(game.score_sheet()) == 3
    assert sorted(seat for place in game.ranking() for seat in place) == [0, 1]


@pytest.mark.parametrize("seed", range(3))
def test_a_saved_pile_is_the_same_pile(seed: int) -> None:
    game = game_at(Config(2), seed, 5)
    copy = game.copy()
    assert pile_of(copy.parts) == pile_of(game.parts)
    assert pile_of(copy.parts) is not pile_of(game.parts)
