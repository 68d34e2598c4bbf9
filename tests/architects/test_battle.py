"""Horns, conflict tokens and battles; the cat."""

import pytest

from sevenwonders.architects.battle import victories
from sevenwonders.architects.position import CitySetup, Deck, set_up
from sevenwonders.architects.setup import new_architects_game
from tests.architects.games import CENTRE, PLAYERS, cards, choose, city, config, held, offered, table

NAMES = ["Giza", "Rhodes", "Olympia", "Ephesus", "Babylon", "Alexandria", "Halicarnassus"]


def red(count: int, name: str, horns: int = 0) -> CitySetup:
    """A city with that many red cards."""
    return city(name, ", ".join([f"shield_{horns}"] * count))


def test_conflict_tokens_by_number_of_players() -> None:
    found = [new_architects_game(config(players), 1).peace for players in PLAYERS]
    assert found == [3, 3, 4, 5, 6, 6]


@pytest.mark.parametrize(("card", "peace"), [("shield_0", 3), ("shield_1", 2), ("shield_2", 1)])
def test_horns_turn_conflict_tokens_at_once(card: str, peace: int) -> None:
    """R8 T3."""
    assert choose(table(city(), tops={0: card}), "take left").peace == peace


def test_surplus_horns_are_lost() -> None:
    """R8 W1: two horns with one token left turn one, and the next round begins with all of them."""
    game = choose(table(city(), tops={0: "shield_2"}, peace=1), "take left")
    assert game.cities[0].victories == 2
    assert game.peace == 3


def test_a_battle_comes_at_the_end_of_the_turn() -> None:
    """R8 W2, W3: what is taken after the last horn counts, and turns nothing."""
    game = table(
        city(owned="Propaganda"), city("Rhodes", "shield_0, shield_0"), tops={0: "shield_1, shield_1"}, peace=1
    )
    choose(game, "take left")
    assert game.peace == 0
    assert game.cities[0].victories == 0
    assert offered(game)[-1] == "done"
    tied = choose(game.copy(), "take left")
    assert tied.cities[0].victories == 1  # two against two and against none
    assert tied.peace == 3
    lost = choose(game, "done")
    assert [wonder.victories for wonder in lost.cities] == [1, 2, 0]


def test_propaganda_works_on_a_horn_that_turns_nothing() -> None:
    """R8 W2."""
    game = table(city(owned="Urbanism, Propaganda"), tops={0: "wood, shield_1, shield_0"}, peace=3)
    game.peace = 0
    choose(game, "take left", "take left")
    assert offered(game)[-1] == "done"


def test_horn_cards_are_discarded_by_everybody_after_a_battle() -> None:
    game = table(
        city("Giza", "shield_0, shield_1"),
        city("Rhodes", "shield_2, shield_0, wood"),
        tops={0: "shield_1"},
        peace=1,
    )
    choose(game, "take left")
    assert [held(game, seat) for seat in range(3)] == ["shield_0", "wood, shield_0", ""]
    assert game.to_data()["discard"] == ["shield_1", "shield_1", "shield_2"]


@pytest.mark.parametrize(
    ("mine", "other", "won"),
    [(1, 0, 1), (2, 0, 2), (2, 1, 2), (3, 2, 1), (4, 2, 2), (0, 0, 0), (2, 2, 0), (1, 2, 0), (5, 3, 1), (6, 3, 2)],
)
def test_two_players_compare_once(mine: int, other: int, won: int) -> None:
    """R8 W4: one token for more shields, two for twice as many; against none it takes two shields."""
    assert victories([mine, other])[0] == won
    assert victories([other, mine])[1] == won
    decks = [Deck(cards("shield_1")), Deck([]), Deck([])]
    if mine:
        game = set_up(config(2), [red(mine - 1, "Giza"), red(other, "Rhodes")], decks=decks, peace=1)
        assert choose(game, "take left").cities[0].victories == won


def test_three_players_are_all_neighbours() -> None:
    """R8 W4."""
    game = table(red(2, "Giza"), red(2, "Rhodes"), red(1, "Olympia"), tops={0: "shield_1"}, peace=1)
    choose(game, "take left")
    assert [wonder.victories for wonder in game.cities] == [2, 1, 0]


def test_seven_players_fight_their_two_neighbours_only() -> None:
    strengths = [3, 1, 0, 2, 2, 5, 4]
    cities = [red(count - (number == 0), NAMES[number]) for number, count in enumerate(strengths)]
    game = choose(table(*cities, tops={0: "shield_2"}, peace=2), "take left")
    assert [wonder.victories for wonder in game.cities] == [1, 1, 0, 1, 0, 2, 1]
    assert game.peace == 6


def test_tactics_counts_in_every_battle() -> None:
    """R8 P7: also in one that another player triggers."""
    game = table(city("Giza"), city("Rhodes", owned="Tactics"), tops={0: "shield_1"}, peace=1)
    choose(game, "take left")
    assert [wonder.victories for wonder in game.cities] == [1, 2, 0]


def test_tactics_gained_after_the_last_horn_counts() -> None:
    """R8 W3."""
    game = table(
        city("Giza", "gear, gear"), red(2, "Rhodes"), tops={0: "shield_2"}, peace=2, row="Tactics, Decor, Culture"
    )
    choose(game, "take left", "token Tactics")
    assert [wonder.victories for wonder in game.cities] == [2, 1, 0]


def test_a_battle_of_the_last_turn_is_fought_before_the_score() -> None:
    """R8 G2."""
    game = table(
        city("Giza", "wood, stone, clay", "1234", "Propaganda"), tops={0: "shield_1, glass"}, peace=1, row="Decor"
    )
    choose(game, "take left", "take left")
    assert game.finished()
    assert game.cities[0].victories == 2
    assert game.score_sheet()[0].points[3] == 6


def test_victory_tokens_do_not_run_out() -> None:
    """R8 W5."""
    game = choose(table(city(victories=28), tops={0: "shield_1"}, peace=1), "take left")
    assert game.cities[0].victories == 30


# The cat


def test_the_cat_comes_with_a_cat_card_at_once() -> None:
    """R8 T3, K3: the last taker has it."""
    game = table(city(), tops={0: "blue_2_cat", 1: "blue_2_cat"})
    assert game.cat == -1
    assert choose(game, "take left").cat == 0
    assert choose(game, "take left").cat == 1


def test_taking_a_cat_card_with_the_cat_changes_nothing() -> None:
    """R8 K3."""
    game = choose(table(city(), tops={0: "blue_2_cat"}, cat=0), "take left")
    assert game.cat == 0
    assert held(game) == "blue_2_cat"


def test_the_holder_sees_the_top_of_the_central_deck_at_the_start() -> None:
    """R8 K1: before choosing, and only the holder."""
    game = table(city(), tops={CENTRE: "gear"}, cat=0)
    assert game.view(0).tops[-1] == game.decks[-1][-1]
    assert [game.view(seat).tops[-1] for seat in (1, 2, -1)] == [-1, -1, -1]
    assert game.menu(game.decisions[0].ident)[2].card == game.decks[-1][-1]


def test_winning_the_cat_shows_nothing_yet() -> None:
    """R8 K2: the look comes at the start of a turn, and not again before extra cards."""
    game = table(city(owned="Urbanism"), tops={0: "wood, blue_2_cat"}, cat=1)
    choose(game, "take left", "take left")
    assert game.cat == 0
    assert game.view(0).tops[-1] == -1
    game = table(city(owned="Urbanism"), tops={CENTRE: "wood, gear"}, cat=0)
    choose(game, "take centre")
    assert game.view(0).tops[-1] == -1


def test_a_card_seen_stays_known_while_it_lies_there() -> None:
    """R8 K2: also when the cat has gone to somebody else."""
    game = table(city(), tops={CENTRE: "gear", 1: "blue_2_cat"}, cat=0)
    choose(game, "take left", "take left")
    assert game.cat == 1
    assert game.view(0).tops[-1] == game.decks[-1][-1]
    assert game.view(1).tops[-1] == -1
    choose(game, "take left", "take left")
    assert know_the_same_card(game.view(0).tops[-1], game.view(1).tops[-1])
    choose(game, "take centre")
    assert [game.view(seat).tops[-1] for seat in range(3)] == [-1, -1, -1]


def know_the_same_card(first: int, second: int) -> bool:
    """Whether both seats know the card, and the same one."""
    return first == second >= 0


def test_the_cat_does_not_look_into_an_empty_deck() -> None:
    game = table(city(), only={CENTRE: ""}, cat=0)
    assert game.central_known == 0
