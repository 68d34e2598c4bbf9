"""The course of a turn and of an Age, in positions small enough to check by hand."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.choice import BUILD_FREE, PASSING, SELL, STAGE, TAKE, choice_of, use_of
from sevenwonders.classic.kinds import CARD, DISCARD_PILE, FORCED, LAST_CARD, PASSED
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.notation import match_option
from tests.support.games import card, city, game_at, position


def play(game: ClassicGame, *words: str) -> None:
    """One choice per pending decision, in their order."""
    for decision, choice in zip(game.pending(), words, strict=True):
        game.answer(decision.ident, match_option(game, decision, choice))


def names(game: ClassicGame, cards: list[int]) -> list[str]:
    return [game.library.cards[item].name for item in cards]


@pytest.mark.parametrize(("age", "receiver"), [(1, 1), (2, 2), (3, 1)])
def test_hands_pass_left_right_left(age: int, receiver: int) -> None:
    game = position(
        city(hand=["Altar", "Loom"]),
        city("Rhodes A", hand=["Baths", "Press"]),
        city("Ephesus A", hand=["Theater", "Glassworks"]),
        age=age,
    )
    assert game.receiver(0) == receiver
    play(game, "sell Altar", "sell Baths", "sell Theater")
    assert names(game, game.cities[receiver].hand) == ["Loom"]


def test_coins_earned_in_a_turn_pay_for_nothing_in_it() -> None:
    """R2.2 and R2.3: the neighbour's coins arrive after everybody has paid."""
    game = position(
        city("Giza A", coins=2, hand=["Barracks", "Altar"]),
        city("Rhodes A", coins=0, hand=["Tree Farm", "Altar"]),
        city("Ephesus A", coins=0, hand=["Tavern", "Altar"]),
    )
    with pytest.raises(Exception, match="1 needed, 0 there"):
        match_option(game, game.pending()[1], "build Tree Farm")
    play(game, "build Barracks", "sell Tree Farm", "build Tavern")
    assert [seat.coins for seat in game.cities] == [0, 2 + 3, 5]


def test_neighbours_cards_of_the_same_turn_are_counted() -> None:
    game = position(
        city("Giza A", coins=0, hand=["Vineyard", "Altar"], built=["Stone Pit"]),
        city("Rhodes A", coins=1, hand=["Sawmill", "Altar"]),
        city("Ephesus A", coins=1, hand=["Foundry", "Altar"]),
        age=2,
    )
    play(game, "build Vineyard", "build Sawmill", "build Foundry")
    assert game.cities[0].coins == 3


def test_the_right_to_build_free_is_used_up_and_comes_back() -> None:
    game = position(
        city("Olympia A", stages=2, coins=0, hand=["Arena", "Palace"]),
        city("Rhodes A", hand=["Altar", "Baths"]),
        city("Ephesus A", hand=["Altar", "Baths"]),
        age=2,
        turn=6,
    )
    play(game, "build Arena free", "sell Altar", "sell Altar")
    assert game.age == 3
    assert game.cities[0].free_build_ready
    assert card("Arena") in game.cities[0].built
    assert any(use_of(choice) == BUILD_FREE for choice in game.options(game.pending()[0].ident))


def test_a_right_won_this_turn_is_ready_the_next() -> None:
    game = position(
        city("Olympia A", stages=1, built=["Quarry"], hand=["Altar", "Palace"]),
        city("Rhodes A", hand=["Altar", "Baths"]),
        city("Ephesus A", hand=["Altar", "Baths"]),
        age=2,
    )
    play(game, "stage Altar", "sell Altar", "sell Altar")
    assert game.cities[0].free_build_ready


def last_turn(*hand: str, coins: int = 0) -> ClassicGame:
    """The last turn of Age I, with Babylon's second stage built."""
    return position(
        city("Babylon B", stages=2, coins=coins, hand=list(hand)),
        city("Rhodes A", hand=["Altar", "Baths"]),
        city("Ephesus A", hand=["Altar", "Baths"]),
        turn=6,
    )


def test_the_last_card_is_played_with_coins_of_the_same_turn() -> None:
    """R2.4: its own step, after the turn."""
    game = last_turn("Tavern", "Tree Farm")
    play(game, "build Tavern", "sell Altar", "sell Altar")
    assert [decision.kind for decision in game.pending()] == [LAST_CARD]
    play(game, "build Tree Farm")
    assert game.cities[0].coins == 4
    assert game.age == 2


def test_a_last_card_that_can_only_be_sold_is_sold_unasked() -> None:
    game = last_turn("Tavern", "Palace")
    game.keeps_events = True
    game.cities[0].stages = 3
    play(game, "build Tavern", "sell Altar", "sell Altar")
    assert game.cities[0].coins == 5 + 3
    assert game.age == 2
    assert [event.secret for event in game.events if event.kind == FORCED] == [[choice_of(card("Palace"), SELL)]]


def test_unplayed_cards_are_discarded_without_coins() -> None:
    game = position(
        city("Giza A", hand=["Altar", "Loom"]),
        city("Rhodes A", hand=["Baths", "Press"]),
        city("Ephesus A", hand=["Tavern", "Glassworks"]),
        turn=6,
    )
    play(game, "build Altar", "sell Baths", "build Tavern")
    assert sorted(names(game, game.discard)) == ["Baths", "Glassworks", "Loom", "Press"]
    assert [seat.coins for seat in game.cities] == [3, 6, 8]
    assert game.discarders == [1, 0, 1, 2]


def halicarnassus(*discard: str, built: list[str] | None = None) -> ClassicGame:
    return position(
        city("Halicarnassus B", coins=0, built=["Foundry", *(built or [])], hand=["Altar", "Loom"]),
        city("Giza A", hand=["Palace", "Baths"]),
        city("Ephesus A", hand=["Altar", "Tavern"]),
        age=2,
        discard=list(discard),
    )


def test_the_pile_holds_what_was_sold_this_turn() -> None:
    game = halicarnassus()
    play(game, "stage Altar", "sell Palace", "build Tavern")
    assert [decision.kind for decision in game.pending()] == [DISCARD_PILE]
    assert game.options(game.pending()[0].ident) == [choice_of(card("Palace"), TAKE), PASSING]
    play(game, "take Palace")
    assert names(game, game.cities[0].built) == ["Foundry", "Palace"]
    assert game.discard == []
    assert game.turn == 2


def test_a_card_taken_gives_its_coins_at_once() -> None:
    game = halicarnassus("Tavern")
    play(game, "stage Altar", "sell Baths", "sell Altar")
    play(game, "take Tavern")
    assert game.cities[0].coins == 5


def test_declining_is_allowed() -> None:
    game = halicarnassus("Tavern")
    game.keeps_events = True
    play(game, "stage Altar", "sell Baths", "sell Altar")
    play(game, "pass")
    assert [event.seat for event in game.events if event.kind == PASSED] == [0]
    quiet = halicarnassus("Tavern")
    play(quiet, "stage Altar", "sell Baths", "sell Altar")
    play(quiet, "pass")
    assert quiet.discard == game.discard


def test_a_useless_or_empty_pile_asks_nothing() -> None:
    for game in (halicarnassus(), halicarnassus("Tavern", built=["Tavern"])):
        game.cities[1].coins = 2
        play(game, "stage Altar", "build Baths", "build Altar")
        assert [decision.kind for decision in game.pending()] == [CARD] * 3


def test_conflicts_at_the_end_of_an_age() -> None:
    game = position(
        city("Giza A", built=["Barracks"], hand=["Altar"]),
        city("Rhodes A", built=["Stockade"], hand=["Altar"]),
        city("Ephesus A", hand=["Altar"]),
        turn=6,
        age=3,
    )
    play(game, "sell Altar", "sell Altar", "sell Altar")
    assert [sorted(seat.tokens) for seat in game.cities] == [[5], [5], [-1, -1]]
    assert game.finished()


def test_a_position_that_runs_out_of_cards_ends_there() -> None:
    """P8: without conflicts."""
    game = position(city("Giza A", hand=["Altar"]), city("Rhodes A"), city("Ephesus A", hand=["Loom"]))
    assert [decision.seat for decision in game.pending()] == [0, 2]
    play(game, "sell Altar", "build Loom")
    assert game.finished()
    assert game.agenda == []


def test_a_chain_frees_from_a_price_in_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    """P4: no card has both a chain and a price in coins so far, so the Statue gets one here."""
    game = position(
        city("Rhodes A", coins=1, built=["Theater"], hand=["Statue"]),
        city("Giza A", coins=1, hand=["Statue", "Altar"]),
        city("Ephesus A", coins=1, hand=["Altar"]),
        age=2,
    )
    monkeypatch.setattr(game.library.cards[card("Statue")], "coins", 1)
    play(game, "build Statue", "sell Altar", "sell Altar")
    assert game.cities[0].coins == 1
    assert card("Statue") in game.cities[0].built


def test_chains_open_in_the_next_age() -> None:
    """R4: a parent built in this Age makes nothing free yet."""
    game = position(
        city("Rhodes A", coins=0, built=["Theater"], hand=["Statue", "Altar"]),
        city("Giza A", hand=["Altar", "Baths"]),
        city("Ephesus A", hand=["Altar", "Baths"]),
        age=2,
        turn=6,
    )
    play(game, "build Statue", "sell Altar", "sell Altar")
    assert game.age == 3
    gardens = game.library.cards[card("Gardens")].chain_from
    assert game.cities[0].chains & gardens
    assert (
        not position(city("Rhodes A", built=["Statue"], hand=["Gardens"]), city("Giza A"), city("Ephesus A"), age=2)
        .cities[0]
        .chains
        & gardens
    )


@pytest.mark.parametrize("players", range(3, 8))
def test_a_game_is_eighteen_turns(players: int) -> None:
    game = game_at(Config(players), 1)
    assert (game.age, game.turn) == (3, 6)
    assert all(seat.hand == [] for seat in game.cities)
    cards = sum(len(seat.built) + len(seat.buried) for seat in game.cities) + len(game.discard)
    assert cards == 21 * players


def test_seven_cards_and_three_coins_each() -> None:
    game = new_classic_game(Config(5), 1)
    assert [len(seat.hand) for seat in game.cities] == [7] * 5
    assert [seat.coins for seat in game.cities] == [3] * 5
    assert all(seat.stages == 0 and seat.built == [] for seat in game.cities)


def test_every_stage_use_needs_a_card_of_the_hand() -> None:
    game = position(
        city("Giza A", built=["Quarry"], hand=["Altar", "Loom"]), city("Rhodes A"), city("Ephesus A"), age=2
    )
    staged = [choice for choice in game.options(game.pending()[0].ident) if use_of(choice) == STAGE]
    assert staged == [choice_of(card("Loom"), STAGE), choice_of(card("Altar"), STAGE)]
