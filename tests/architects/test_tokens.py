"""Progress tokens: how players get them, and what each of them does."""

import pytest

from sevenwonders.architects.kinds import TOKEN_USED
from sevenwonders.kernel.errors import IllegalChoice
from tests.architects.games import CENTRE, LIBRARY, asked, built, choose, city, held, offered, owned, table

EXTRA = ["take left", "take right", "take centre", "done"]
ROW = "Decor, Tactics, Politics"


# Taking a token


@pytest.mark.parametrize(("held_before", "last"), [("gear", "gear"), ("compass, gear", "tablet")])
def test_two_equal_or_three_different_symbols_must_be_turned_in(held_before: str, last: str) -> None:
    """R8 S1: with one set only, the program does it and asks for the token."""
    game = choose(table(city(held=held_before), tops={0: last}, row=ROW), "take left")
    assert asked(game) == "token 0"
    assert held(game) == ""
    choose(game, "token Tactics")
    assert owned(game) == "Tactics"
    assert asked(game) == "card 1"


def test_other_green_cards_stay() -> None:
    """R8 S1, C6."""
    game = choose(table(city(held="gear, tablet"), tops={0: "gear"}, row=ROW), "take left")
    assert held(game) == "tablet"
    assert sum(game.discard) == 2


def test_one_symbol_or_two_different_ones_are_no_set() -> None:
    game = choose(table(city(held="gear"), tops={0: "tablet"}, row=ROW), "take left")
    assert asked(game) == "card 1"


def test_of_several_sets_the_player_chooses() -> None:
    """R8 S2: a pair or three different ones; then again while a set remains."""
    game = table(city(held="compass, gear", owned="Science"), tops={0: "gear, tablet"}, row=ROW)
    choose(game, "take left")
    assert offered(game) == ["take left", "take right", "take centre", "science gear, gear"]
    choose(game, "take left")
    assert offered(game) == ["science gear, gear", "science compass, gear, tablet"]
    choose(game, "science compass, gear, tablet", "token Decor")
    assert held(game) == "gear"


def test_sets_are_turned_in_until_none_remains() -> None:
    game = table(city("Ephesus", "compass, compass, gear, gear"), row=ROW, stack="Culture, Culture")
    choose(game, "take left", "science compass", "token Decor")
    assert asked(game) == "token 0"
    choose(game, "token Culture")
    assert owned(game) == "Decor, Culture"


def test_four_tokens_are_on_offer() -> None:
    """R8 S3: a face-up token is replaced at once; a token drawn blind leaves the row as it is."""
    game = choose(table(city(held="gear"), tops={0: "gear"}, row=ROW, stack="Culture, Education"), "take left")
    assert offered(game) == ["token Tactics", "token Decor", "token Politics", "token unseen"]
    seen = choose(game.copy(), "token Tactics")
    assert seen.to_data()["row"] == ["decor", "culture", "politics"]
    assert seen.to_data()["stack"] == ["education"]
    blind = choose(game, "token unseen")
    assert owned(blind) == "Culture"
    assert blind.to_data()["row"] == ["decor", "tactics", "politics"]


def test_an_empty_stack_does_not_refill_the_row() -> None:
    """R8 S4."""
    game = choose(table(city(held="gear"), tops={0: "gear"}, row="Decor, Tactics", stack=""), "take left")
    with pytest.raises(IllegalChoice, match="stack of tokens is empty"):
        choose(game, "token unseen")
    with pytest.raises(IllegalChoice, match="is not face up"):
        choose(game, "token Culture")
    choose(game, "token Tactics")
    assert game.to_data()["row"] == ["decor"]


def test_the_last_token_is_taken_without_asking() -> None:
    game = choose(table(city(held="gear"), tops={0: "gear"}, row="Decor", stack=""), "take left")
    assert owned(game) == "Decor"


def test_with_no_token_left_green_cards_stay() -> None:
    """R8 S4."""
    game = choose(table(city(held="gear", owned="Urbanism"), tops={0: "gear"}, row="", stack=""), "take left")
    assert held(game) == "gear, gear"
    assert asked(game) == "card 1"
    game = choose(table(city(held="gear, gear", owned="Urbanism"), tops={0: "wood"}, row="", stack=""), "take left")
    with pytest.raises(IllegalChoice, match="No progress token is left"):
        choose(game, "science gear")


def test_why_a_set_cannot_be_turned_in() -> None:
    game = choose(table(city(held="gear", owned="Urbanism"), tops={0: "wood"}, row=ROW), "take left")
    with pytest.raises(IllegalChoice, match="Two cards with a gear"):
        choose(game, "science gear")
    with pytest.raises(IllegalChoice, match="Three different"):
        choose(game, "science compass, gear, tablet")


# Tokens that give an extra card


@pytest.mark.parametrize(
    ("token", "triggers"),
    [
        ("Urbanism", "wood, clay"),
        ("Crafts", "papyrus, glass"),
        ("Jewellery", "stone, coin"),
        ("Science", "compass, gear, tablet"),
        ("Propaganda", "shield_1, shield_2"),
        ("Architecture", ""),
    ],
)
def test_tokens_give_an_extra_card_after_their_own_kinds_of_card(token: str, triggers: str) -> None:
    """Each of these tokens reacts to its own kinds of card, and to no others."""
    for card in LIBRARY.cards:
        game = choose(table(city(owned=token), tops={0: card.ident}), "take left")
        extra = asked(game) == "action 0"
        assert extra == (card.ident in triggers.split(", ")), card.name
        if extra:
            assert offered(game) == EXTRA


def test_architecture_gives_an_extra_card_after_a_stage() -> None:
    game = choose(table(city(held="wood", owned="Architecture"), tops={0: "glass"}), "take left")
    assert built(game) == "1"
    assert offered(game) == EXTRA


def test_architecture_gives_one_card_for_two_stages() -> None:
    """R8 P1: however many stages are built."""
    game = table(city(held="wood, clay, clay, glass", owned="Architecture"), tops={0: "blue_3"})
    choose(game, "take left", "stage 1 with wood, glass", "take left")
    assert built(game) == "12"
    assert asked(game) == "card 1"


def test_an_extra_card_can_be_declined() -> None:
    """R8 P3."""
    game = choose(table(city(owned="Urbanism"), tops={0: "wood"}), "take left", "done")
    assert held(game) == "wood"
    assert asked(game) == "card 1"


def test_each_token_works_once_a_turn() -> None:
    """R8 P1: the extra card does not trigger the same token again."""
    game = choose(table(city(owned="Urbanism"), tops={0: "wood, wood"}), "take left", "take left")
    assert held(game) == "wood, wood"
    assert asked(game) == "card 1"


def test_a_token_is_fresh_in_the_next_turn() -> None:
    game = table(city(owned="Urbanism"), tops={0: "wood, blue_3, wood"})
    choose(game, "take left", "take left", "take left", "take left")
    choose(game, "take left")
    assert offered(game) == EXTRA


def test_an_unused_token_does_not_wait_for_the_next_turn() -> None:
    game = table(city(owned="Urbanism"), tops={0: "wood, blue_3"})
    choose(game, "take left", "done", "take left", "take left", "take left")
    assert asked(game) == "card 1"


def test_tokens_chain() -> None:
    """R8 P2: the extra card of one token triggers another."""
    game = table(
        city(stages="123", owned="Urbanism, Crafts"),
        tops={0: "wood, wood, glass, blue_3"},
        only={CENTRE: "glass, wood"},
    )
    choose(game, "take left", "take centre")
    assert offered(game)[:3] == EXTRA[:3]
    choose(game, "take left")
    assert held(game) == "wood, wood, glass"


def test_two_tokens_ready_at_once_give_two_cards() -> None:
    """R8 P1: each gives one card, whichever is counted first."""
    olympia = city("Olympia", "wood", "1", "Science, Propaganda")
    game = table(olympia, city("Rhodes"), city("Giza"), tops={0: "wood, gear", 2: "shield_1"})
    game.keeps_events = True
    choose(game, "take left")
    assert held(game) == "gear, shield_1"
    choose(game, "take centre", "take centre")
    used = [LIBRARY.tokens[event.values[0]].name for event in game.events if event.kind == TOKEN_USED]
    assert used == ["Science", "Propaganda"]


def test_an_extra_card_can_wait() -> None:
    """R8 P8: first build, then take it."""
    game = table(city(held="stone", owned="Urbanism"), tops={0: "wood"})
    choose(game, "take left", "stage 1")
    assert offered(game) == EXTRA


def test_extra_cards_come_from_the_usual_decks_only() -> None:
    """R8 P6."""
    game = choose(table(city(owned="Urbanism"), tops={0: "wood"}), "take left")
    assert offered(game) == EXTRA
    with pytest.raises(IllegalChoice, match="within reach"):
        choose(game, "take Rhodes")


def test_a_token_that_finds_no_card_does_nothing() -> None:
    """R8 E2."""
    game = table(city(owned="Urbanism"), only={0: "wood", 2: "", CENTRE: ""})
    assert held(game) == "wood"
    assert game.turn > 1 or game.finished()


def test_a_token_does_not_look_back() -> None:
    """R8 S6: the green card that completed the set does not trigger Science."""
    game = choose(
        table(city(held="gear"), tops={0: "gear"}, row="Science, Decor, Tactics"), "take left", "token Science"
    )
    assert asked(game) == "card 1"


def test_a_token_works_at_once_for_what_comes_later() -> None:
    """R8 S5: Urbanism sees the wood of the extra card taken after it."""
    game = table(city(held="gear", owned="Science"), tops={0: "gear, wood"}, row="Urbanism, Decor, Tactics")
    choose(game, "take left", "science gear", "token Urbanism", "take left")
    assert offered(game) == EXTRA


def test_without_a_token_there_is_no_extra_card() -> None:
    game = choose(table(city("Rhodes", "wood, coin"), tops={0: "blue_3"}), "take left")
    with pytest.raises(IllegalChoice, match="No progress token gives an extra card"):
        choose(game, "take left")
