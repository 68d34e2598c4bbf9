"""The effects that stages of the wonders have at once."""

import pytest

from sevenwonders.architects.position import Deck, set_up
from sevenwonders.kernel.errors import IllegalChoice
from tests.architects.games import (
    CENTRE,
    LIBRARY,
    asked,
    built,
    cards,
    choose,
    city,
    config,
    held,
    offered,
    owned,
    table,
)

ROW = "Decor, Tactics, Politics"


def test_alexandria_takes_from_any_deck() -> None:
    """R8 X1: with three players it opens the deck of the left-hand neighbour."""
    game = table(city("Alexandria", "wood", "1"), tops={0: "wood", 1: "gear"})
    choose(game, "take left")
    assert asked(game) == "any_deck 0"
    assert offered(game) == ["take left", "take right", "take centre", "take Rhodes"]
    choose(game, "take Rhodes")
    assert held(game) == "gear"
    assert asked(game) == "card 1"


def test_alexandria_names_decks_by_wonder_too() -> None:
    game = table(city("Alexandria", "wood", "1"), tops={0: "wood", 2: "tablet"})
    choose(game, "take left", "take Olympia")
    assert held(game) == "tablet"


def test_alexandria_takes_nothing_from_empty_or_absent_decks() -> None:
    game = table(city("Alexandria", "wood", "1"), tops={0: "wood"}, only={1: ""})
    choose(game, "take left")
    assert offered(game) == ["take left", "take right", "take centre"]
    with pytest.raises(IllegalChoice, match="empty"):
        choose(game, "take Rhodes")
    with pytest.raises(IllegalChoice, match="not in play"):
        choose(game, "take Babylon")
    with pytest.raises(IllegalChoice, match="one deck on the table"):
        choose(game, "done")


def test_alexandria_with_two_players_is_an_ordinary_extra_card() -> None:
    """R8 X1."""
    cities = [city("Alexandria", "wood", "1"), city("Rhodes")]
    game = set_up(config(2), cities, decks=[Deck(cards("wood")), Deck([]), Deck([])])
    choose(game, "take left")
    assert asked(game) == "any_deck 0"
    assert offered(game) == ["take left", "take right", "take centre"]


def test_both_effect_stages_of_alexandria() -> None:
    game = table(city("Alexandria", "wood, wood", "123"), tops={0: "wood"})
    assert asked(choose(game, "take left")) == "any_deck 0"


def test_ephesus_takes_from_the_central_deck() -> None:
    """R8 X2, with no question."""
    game = table(city("Ephesus", "wood", "1"), tops={0: "wood", CENTRE: "gear"})
    choose(game, "take left")
    assert built(game) == "12"
    assert held(game) == "gear"
    assert asked(game) == "card 1"


def test_ephesus_with_an_empty_central_deck() -> None:
    """R8 X2, E2."""
    game = choose(table(city("Ephesus", "wood", "1"), tops={0: "wood"}, only={CENTRE: ""}), "take left")
    assert held(game) == ""


@pytest.mark.parametrize(
    ("stages", "paid"), [("1", "wood, wood"), ("1", "wood, stone, clay"), ("1", "wood, wood, wood")]
)
def test_all_three_columns_of_ephesus_have_the_effect(stages: str, paid: str) -> None:
    game = table(city("Ephesus", paid.rsplit(", ", 1)[0], stages), tops={0: paid.rsplit(", ", 1)[1], CENTRE: "gear"})
    choose(game, "take left")
    if asked(game) == "action 0":
        choose(game, offered(game)[-1])
    assert "gear" in held(game)


def test_olympia_takes_from_both_sides() -> None:
    """R8 X4: no choice; both cards are placed before anything is resolved."""
    game = table(city("Olympia", "wood, compass", "1"), tops={0: "wood, compass", 2: "gear"}, row=ROW)
    choose(game, "take left")
    assert asked(game) == "token 0"
    assert held(game) == "gear"


def test_olympia_skips_an_empty_deck() -> None:
    """R8 X4, E2."""
    game = table(city("Olympia", "wood", "1"), only={0: "wood"}, tops={2: "gear"})
    choose(game, "take left")
    assert held(game) == "gear"


def test_babylon_takes_a_token() -> None:
    """R8 X5: no green card is needed, none is discarded."""
    game = table(city("Babylon", "wood, gear", "1"), tops={0: "wood"}, row=ROW, stack="Culture")
    choose(game, "take left")
    assert offered(game) == ["token Tactics", "token Decor", "token Politics", "token unseen"]
    with pytest.raises(IllegalChoice, match="Choose a progress token"):
        choose(game, "take left")
    choose(game, "token unseen")
    assert owned(game) == "Culture"
    assert held(game) == "gear"


def test_babylon_without_tokens() -> None:
    """R8 X5."""
    game = choose(table(city("Babylon", "wood", "1"), tops={0: "wood"}, row="", stack=""), "take left")
    assert built(game) == "12"
    assert asked(game) == "card 1"


def test_the_stage_that_brought_architecture_does_not_trigger_it() -> None:
    """R8 S6."""
    game = table(city("Babylon", "wood", "1"), tops={0: "wood"}, row="Architecture, Decor, Tactics")
    choose(game, "take left", "token Architecture")
    assert asked(game) == "card 1"


def test_the_effect_comes_before_an_extra_card() -> None:
    """R8 C7."""
    game = table(city("Babylon", "wood", "1", "Architecture"), tops={0: "wood"}, row=ROW)
    choose(game, "take left")
    assert asked(game) == "token 0"
    choose(game, "token Decor")
    assert offered(game) == ["take left", "take right", "take centre", "done"]


def test_rhodes_gains_a_shield() -> None:
    """R8 X6, C8: it is not a card, and it stays for good."""
    game = table(city("Rhodes", "wood, shield_1", ""), tops={0: "wood, shield_1"}, peace=1)
    choose(game, "take left")
    assert game.cities[0].shields(LIBRARY) == 2
    choose(game, "take left", "take left", "take left")
    assert game.cities[0].shields(LIBRARY) == 1
    assert game.cities[0].victories == 2


def test_giza_has_no_effect() -> None:
    game = choose(table(city("Giza", "wood", "1"), tops={0: "wood"}), "take left")
    assert built(game) == "12"
    assert asked(game) == "card 1"


# Halicarnassus


FIVE = "gear, shield_0, gear, tablet, compass, blue_3, coin"


def test_halicarnassus_looks_at_five_cards_and_keeps_one() -> None:
    """R8 X3: of the deck on the left or on the right, never of the central one."""
    game = table(city("Halicarnassus", "wood", "1"), tops={0: f"wood, {FIVE}"})
    choose(game, "take left")
    assert offered(game) == ["look left", "look right"]
    with pytest.raises(IllegalChoice, match="look left or look right"):
        choose(game, "take centre")
    before = sorted(game.decks[0])
    choose(game, "look left")
    assert offered(game) == ["keep compass", "keep gear", "keep tablet", "keep shield"]
    with pytest.raises(IllegalChoice, match="not among the cards taken up"):
        choose(game, "keep coin")
    choose(game, "keep tablet")
    assert held(game) == "tablet"
    before.remove(LIBRARY.find_card("tablet"))
    assert sorted(game.decks[0]) == before
    assert game.looked == []


def test_the_rest_is_shuffled_into_the_whole_deck() -> None:
    """R8 X3: twenty seeds give many different tops."""
    orders: set[str] = set()
    for chance in range(20):
        game = table(city("Halicarnassus", "wood", "1"), tops={0: f"wood, {FIVE}"})
        for _ in range(chance):
            game.rng.next_word()
        choose(game, "take left", "look left", "keep tablet")
        orders.add(str(game.decks[0]))
    assert len(orders) == 20


def test_halicarnassus_looks_to_the_right() -> None:
    game = table(city("Halicarnassus", "wood", "1"), tops={0: "wood", 2: FIVE})
    choose(game, "take left", "look right", "keep gear")
    assert held(game) == "gear"


def test_halicarnassus_with_fewer_than_five_cards() -> None:
    """R8 X3: all there are; the only deck with cards needs no question, nor does the only card."""
    game = table(city("Halicarnassus", "wood", "1"), only={0: "wood, gear, tablet", 2: ""})
    choose(game, "take left")
    assert asked(game) == "looked_card 0"
    choose(game, "keep gear")
    assert [LIBRARY.cards[card].ident for card in game.decks[0]] == ["tablet"]
    game = choose(table(city("Halicarnassus", "wood", "1"), only={0: "wood, gear", 2: ""}), "take left")
    assert held(game) == "gear"


def test_halicarnassus_with_both_decks_empty() -> None:
    """R8 X3."""
    game = choose(table(city("Halicarnassus", "wood", "1"), only={0: "wood", 2: ""}), "take left")
    assert built(game) == "12"
    assert asked(game) == "card 1"


def test_halicarnassus_cannot_look_at_an_empty_deck() -> None:
    game = table(city("Halicarnassus", "wood", "1"), tops={0: "wood"})
    choose(game, "take left")
    game.decks[2] = []
    assert game.explain(game.decisions[0].ident, game.options(game.decisions[0].ident)[0] + 1).startswith(
        "The deck on the right"
    )


def test_a_card_kept_counts_as_taken() -> None:
    """R8 T4: it sounds horns and triggers tokens."""
    game = table(city("Halicarnassus", "wood", "1", "Propaganda"), tops={0: "wood, shield_2, gear, gear, gear, gear"})
    choose(game, "take left", "look left", "keep shield with 2 horns")
    assert game.peace == 1
    assert asked(game) == "action 0"


# The end of the game


def test_the_fifth_stage_ends_the_game_at_the_end_of_the_turn() -> None:
    """R8 G1: green cards and extra cards of that turn still count; nobody else plays."""
    game = table(
        city("Giza", "wood, stone, clay, gear, gear", "1234", "Architecture"), tops={0: "glass, blue_3"}, row=ROW
    )
    choose(game, "take left", "stage 5")
    assert asked(game) == "action 0"
    choose(game, "science gear", "token Decor", "take left")
    assert game.finished()
    assert game.agenda == []
    assert game.score_sheet()[0].points == [30, 0, 3, 0, 6]
