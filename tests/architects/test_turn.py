"""The course of a turn: taking cards, empty decks, and the order of actions."""

import pytest

from sevenwonders.architects.kinds import FORCED, TURN_PASSED
from sevenwonders.kernel.errors import IllegalChoice, UnknownDecision
from tests.architects.games import CENTRE, asked, built, choose, city, config, game_at, held, offered, owned, table


def test_a_turn_begins_with_a_card_from_one_of_three_decks() -> None:
    """R8 T1: the deck on the left is the player's own, the one on the right belongs to the player before."""
    game = table(city(), tops={0: "shield_0", 1: "blue_3", 2: "compass", CENTRE: "gear"})
    assert asked(game) == "card 0"
    assert offered(game) == ["take left", "take right", "take centre"]
    assert held(choose(game.copy(), "take left")) == "shield_0"
    assert held(choose(game.copy(), "take right")) == "compass"
    assert held(choose(game.copy(), "take centre")) == "gear"


def test_turns_go_clockwise() -> None:
    game = table(city(), active=1)
    assert asked(game) == "card 1"
    assert asked(choose(game, "take left")) == "card 2"
    assert asked(choose(game, "take left")) == "card 0"


def test_an_answer_is_carried_out_at_once() -> None:
    game = table(city())
    ident = game.decisions[0].ident
    game.answer(ident, 0)
    with pytest.raises(UnknownDecision):
        game.change(ident, 1)


def test_with_two_players_both_reach_both_decks() -> None:
    game = table(city(), city("Rhodes"), city("Olympia"))
    two = game_at(config(2), 1, 0)
    assert offered(game) == offered(two) == ["take left", "take right", "take centre"]
    assert len(two.decks) == 3


# Empty decks


def test_an_empty_deck_is_not_offered() -> None:
    """R8 E1, E2: the player chooses among the others."""
    game = table(city(), only={0: ""})
    assert offered(game) == ["take right", "take centre"]
    with pytest.raises(IllegalChoice, match="left is empty"):
        choose(game, "take left")


def test_the_only_card_within_reach_is_taken_without_asking() -> None:
    """R8 T1: taking it is not optional."""
    game = table(city(), only={0: "shield_0", 1: "blue_3", 2: "", CENTRE: ""})
    assert [held(game, seat) for seat in range(3)] == ["shield_0", "blue_3", ""]
    assert game.finished()


def test_a_turn_without_a_card_in_reach_passes() -> None:
    """R8 E3: deck 2 is within reach of seats 2 and 0, never of seat 1."""
    game = table(city(), active=1, only={0: "", 1: "", 2: "blue_3, shield_0, shield_0, shield_0", CENTRE: ""})
    assert [held(game, seat) for seat in range(3)] == ["shield_0, shield_0", "", "shield_0, blue_3"]
    assert game.turn == 6
    assert game.finished()


def test_a_passed_turn_is_told() -> None:
    game = table(city(), only={0: "", 1: "shield_0", 2: "blue_3, blue_3, blue_3", CENTRE: ""}, active=1)
    assert game.finished()
    game = table(city(), only={0: "", 1: "", 2: "blue_3, blue_3, blue_3", CENTRE: "shield_0"})
    game.keeps_events = True
    choose(game, "take centre")
    assert [event.seat for event in game.events if event.kind == TURN_PASSED] == [1, 1]
    assert [event.seat for event in game.events if event.kind == FORCED] == [2, 0, 2]


def test_the_game_ends_when_no_deck_has_a_card() -> None:
    """R8: it is scored as usual."""
    game = table(city(held="blue_3"), only={0: "shield_0", 1: "", 2: "", CENTRE: ""})
    assert game.finished()
    assert not any(game.decks)
    assert game.ranking() == [[0], [1, 2]]


def test_a_position_without_any_card_is_over() -> None:
    game = table(city(), only={0: "", 1: "", 2: "", CENTRE: ""})
    assert game.finished()
    assert game.agenda == []


# The order of actions


def test_compulsory_things_can_be_done_in_any_order() -> None:
    """R8 T2, S5: a token taken first serves the stage built afterwards."""
    game = table(city(held="wood, stone, compass"), tops={0: "compass"}, row="Architecture, Decor, Tactics")
    choose(game, "take left")
    assert asked(game) == "action 0"
    assert offered(game) == ["stage 1 with wood, stone", "science compass, compass"]
    choose(game, "science compass", "token Architecture")
    # The stage is now the only thing left to do: it is built, and Architecture sees it.
    assert built(game) == "1"
    assert offered(game) == ["take left", "take right", "take centre", "done"]


def test_the_other_order_is_possible_too() -> None:
    """R8 S6: Architecture does not look back at a stage built before."""
    game = table(city(held="wood, stone, compass"), tops={0: "compass"}, row="Architecture, Decor, Tactics")
    choose(game, "take left", "stage 1")
    assert asked(game) == "token 0"
    choose(game, "token Architecture")
    assert asked(game) == "card 1"


def test_the_turn_is_not_over_before_what_is_compulsory_is_done() -> None:
    """R8 T2, C2, S1."""
    game = table(city(held="wood, stone, compass"), tops={0: "compass"})
    choose(game, "take left")
    with pytest.raises(IllegalChoice, match="stage 1"):
        choose(game, "done")


def test_new_tops_are_in_view_before_an_extra_card() -> None:
    """R8 T5."""
    game = table(city(owned="Urbanism"), tops={0: "wood, gear"})
    choose(game, "take left")
    assert game.view(1).tops[0] == game.decks[0][-1]
    choose(game, "take left")
    assert held(game) == "wood, gear"


def test_extra_cards_count_as_taken() -> None:
    """R8 T4: they move the cat, sound horns, and can force a stage and a token in the same turn."""
    game = table(
        city(held="stone, compass", owned="Urbanism, Propaganda, Science"),
        tops={0: "wood, shield_1, compass, blue_2_cat"},
        row="Decor, Tactics, Culture",
    )
    choose(game, "take left")
    assert offered(game) == ["take left", "take right", "take centre", "stage 1 with wood, stone"]
    choose(game, "take left")
    assert game.peace == 2
    choose(game, "take left", "stage 1", "science compass", "token Decor")
    assert offered(game)[-1] == "done"
    choose(game, "take left")
    assert game.cat == 0
    assert owned(game).endswith("Decor")
    assert asked(game) == "card 1"
