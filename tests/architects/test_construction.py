"""Building stages: which of them, when it is compulsory, and how they are paid for."""

import pytest

from sevenwonders.architects.choice import STAGE, stage_choice, use_of
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.errors import IllegalChoice
from tests.architects.games import CENTRE, asked, built, choose, city, held, offered, table

LOOSE = {"coin_may_replace_held_card": "true"}


def stages_offered(game: ArchitectsGame) -> list[str]:
    """What can be built after taking a blue card from the left, when there is a choice."""
    choose(game, "take left")
    return [words for words in offered(game) if words.startswith("stage")] if asked(game) == "action 0" else []


def ways(wonder: str, cards: str, stages: str = "", tokens: str = "", **options: str) -> list[str]:
    """The ways to build in that position; a single compulsory one shows in what is built."""
    game = table(city(wonder, cards, stages, tokens), options=options)
    found = stages_offered(game)
    return found if found or built(game) == "".join(stages) else [f"built {built(game)}, left {held(game)}"]


# Availability


def test_a_stage_rests_on_all_stages_below() -> None:
    """R8 C1: Giza goes straight up; Ephesus has three columns, built in any order, and a roof on all of them."""
    assert ways("Giza", "wood, stone, clay, glass", "1") == []
    three = "wood, wood, wood, stone, clay, glass"
    assert {words[:7] for words in ways("Ephesus", three, "1")} == {"stage 2", "stage 3", "stage 4"}
    assert {words[:7] for words in ways("Ephesus", three, "1234")} == {"built 1"}
    assert ways("Ephesus", "wood, stone, clay, glass", "123") == []


@pytest.mark.parametrize(
    ("wonder", "stages", "available"),
    [
        ("Rhodes", "", "12"),
        ("Rhodes", "1", "2"),
        ("Rhodes", "2", "1"),
        ("Rhodes", "12", "3"),
        ("Olympia", "1", "23"),
        ("Olympia", "12", "3"),
        ("Olympia", "123", "4"),
        ("Halicarnassus", "12", "34"),
        ("Halicarnassus", "123", "4"),
        ("Halicarnassus", "1234", "5"),
        ("Babylon", "123", "45"),
        ("Babylon", "1235", "4"),
        ("Alexandria", "12", "3"),
        ("Ephesus", "13", "24"),
    ],
)
def test_what_can_be_built_next(wonder: str, stages: str, available: str) -> None:
    """R8 C1, with cards enough for anything."""
    game = table(city(wonder, "wood, wood, wood, stone, stone, stone, clay, papyrus, glass", stages))
    assert {words[6] for words in stages_offered(game)} == set(available)


def test_the_top_of_babylon_may_be_built_before_the_stage_next_to_it() -> None:
    """R8 C1: stage 4, with its effect, may come last."""
    game = table(city("Babylon", "wood, wood", "1235"), tops={0: "wood"}, row="Decor, Culture, Tactics", stack="")
    choose(game, "take left")
    assert asked(game) == "token 0"
    choose(game, "token Decor")
    assert game.finished()


# The duty to build


def test_a_player_who_can_build_must_build() -> None:
    """R8 C2: the program takes the only way."""
    game = choose(table(city(held="wood"), tops={0: "glass"}), "take left")
    assert built(game) == "1"
    assert held(game) == ""
    assert asked(game) == "card 1"


def test_a_second_stage_must_be_built_in_the_same_turn() -> None:
    """R8 C3."""
    game = choose(table(city(held="wood, clay, clay"), tops={0: "clay"}), "take left")
    assert built(game) == "12"


def test_with_cards_for_one_of_several_stages_the_player_chooses() -> None:
    """R8 C4: the player chooses which; then there is nothing left for the other."""
    game = choose(table(city("Rhodes", "wood, stone")), "take left")
    assert built(game) == "1"
    game = choose(table(city("Rhodes", "wood, coin")), "take left")
    assert offered(game) == ["stage 1 with wood, coin", "stage 2 with wood, coin"]
    choose(game, "stage 2")
    assert built(game) == "2"
    assert asked(game) == "card 1"


def test_the_player_chooses_which_cards_to_pay() -> None:
    """R8 C5: even if another payment would have made a second stage possible."""
    game = choose(table(city(held="wood, wood, stone"), tops={0: "clay"}), "take left")
    assert offered(game) == ["stage 1 with wood, stone", "stage 1 with wood, clay", "stage 1 with stone, clay"]
    again = choose(game.copy(), "stage 1 with stone, clay")
    assert built(again) == "12"
    choose(game, "stage 1 with wood, stone")
    assert built(game) == "1"
    assert held(game) == "wood, clay"


def test_cards_used_are_discarded_and_others_stay() -> None:
    """R8 C6."""
    game = table(city(held="wood, wood, stone, glass, shield_0"), tops={0: "blue_3"}, discard="gear")
    choose(game, "take left", "stage 1 with stone, glass")
    assert held(game) == "shield_0, blue_3"
    assert game.to_data()["discard"] == ["wood", "wood", "stone", "glass", "gear"]


# Costs


@pytest.mark.parametrize(
    ("stages", "cards", "possible"),
    [
        ("", "wood, stone", True),
        ("", "wood, wood", False),
        ("1", "wood, wood", True),
        ("1", "wood, stone", False),
        ("12", "wood, stone, clay", True),
        ("12", "wood, stone, stone", False),
        ("123", "wood, wood, wood", True),
        ("123", "wood, wood, stone, stone", False),
        ("1234", "wood, stone, clay, papyrus", True),
        ("1234", "wood, stone, clay, clay", False),
    ],
)
def test_each_stage_has_its_cost(stages: str, cards: str, possible: bool) -> None:
    """Two different, two identical, three different, three identical, four different resources."""
    assert bool(ways("Giza", cards, stages)) == possible


# Coins


def test_a_coin_replaces_a_missing_resource_and_forces_the_build() -> None:
    """R8 M1: a coin with one papyrus pays, and has to pay, for two identical resources."""
    game = choose(table(city(held="papyrus", stages="1"), tops={0: "coin"}), "take left")
    assert built(game) == "12"
    assert held(game) == ""


@pytest.mark.parametrize("stages", ["", "1"])
def test_coins_alone_pay(stages: str) -> None:
    """R8 M2: for different and for identical resources."""
    assert ways("Giza", "coin, coin", stages)[0].endswith("left blue_3")


def test_coins_replace_only_what_is_missing() -> None:
    """R8 M3: for different resources the grey cards come first."""
    assert ways("Giza", "wood, stone, coin") == ["built 1, left coin, blue_3"]
    assert ways("Giza", "wood, wood, stone, coin, coin", "12") == ["built 123, left wood, coin, blue_3"]


def test_for_identical_resources_one_kind_is_chosen() -> None:
    """R8 M3: all the cards of that kind that are needed, then coins; a kind the city has none of is paid in coins."""
    assert ways("Giza", "wood, stone, stone, coin, coin", "1") == [
        "stage 2 with stone, stone",
        "stage 2 with wood, coin",
        "stage 2 with coin, coin",
    ]
    everything = "wood, stone, clay, papyrus, glass, coin, coin"
    assert "stage 2 with coin, coin" not in ways("Giza", everything, "1")


def test_a_coin_may_replace_a_held_card_if_the_table_wants_it() -> None:
    """R8 M3: the looser reading is an option."""
    assert ways("Giza", "wood, stone, coin, coin", **LOOSE) == [
        "stage 1 with wood, stone",
        "stage 1 with wood, coin",
        "stage 1 with stone, coin",
        "stage 1 with coin, coin",
    ]
    assert ways("Giza", "wood, wood, coin, coin", "1", **LOOSE) == [
        "stage 2 with wood, wood",
        "stage 2 with wood, coin",
        "stage 2 with coin, coin",
    ]


# Economy


def test_economy_makes_one_coin_worth_two() -> None:
    """R8 M4, P5: and counts for the duty to build."""
    assert ways("Giza", "coin", tokens="Economy") == ["built 1, left blue_3"]
    assert ways("Giza", "coin, wood", "12", "Economy") == ["built 123, left blue_3"]
    assert ways("Giza", "coin, wood, wood", "123", "Economy") == ["built 1234, left blue_3"]


def test_economy_gives_no_change() -> None:
    """R8 M4: with one resource missing a single coin is worth one, and Economy is not used."""
    game = table(city(held="wood, coin", owned="Economy"))
    choose(game, "take left")
    assert built(game) == "1"
    assert game.used == 0


def test_economy_works_once_a_turn() -> None:
    """R8 P4."""
    game = table(city(held="coin, coin", owned="Economy"))
    choose(game, "take left")
    assert offered(game) == ["stage 1 with coin, coin", "stage 1 with coin using Economy"]
    choose(game, "stage 1 using Economy")
    assert built(game) == "1"
    assert held(game) == "coin, blue_3"
    assert asked(game) == "card 1"


def test_economy_is_fresh_in_every_turn() -> None:
    game = table(city(held="coin, coin", owned="Economy"))
    choose(game, "take left", "stage 1 using Economy", "take left", "take left", "take left")
    assert built(game) == "12"


def test_economy_is_a_permission_if_the_table_wants_it() -> None:
    """R8 P5: with the option off nobody has to build with it."""
    option = {"economy_forces_build": "false"}
    assert ways("Giza", "coin", tokens="Economy", **option) == ["stage 1 with coin using Economy"]
    game = choose(table(city(held="coin", owned="Economy"), options=option), "take left")
    assert offered(game)[-1] == "done"
    choose(game, "done")
    assert built(game) == ""
    # What can be paid without it is compulsory all the same.
    game = choose(table(city(held="coin, coin", owned="Economy"), options=option), "take left")
    assert "done" not in offered(game)


# Engineering


def test_engineering_takes_any_resources_and_forces_nothing() -> None:
    """R8 P5: the number still has to be met."""
    game = choose(table(city(held="wood, wood", owned="Engineering")), "take left")
    assert offered(game) == ["stage 1 with wood, wood using Engineering", "done"]
    choose(game.copy(), "done")
    choose(game, "stage 1")
    assert built(game) == "1"
    assert ways("Giza", "wood", tokens="Engineering") == []


def test_engineering_forces_if_the_table_wants_it() -> None:
    """R8 P5."""
    option = {"engineering_forces_build": "true"}
    assert ways("Giza", "wood, wood", tokens="Engineering", **option) == ["built 1, left blue_3"]


def test_engineering_works_once_a_turn() -> None:
    """R8 P4: the second stage has to be paid for with what it asks."""
    game = table(city(held="wood, wood, stone, clay", stages="1", owned="Engineering"))
    choose(game, "take left", "stage 2 with stone, clay using Engineering")
    assert built(game) == "12"
    assert asked(game) == "card 1"
    assert held(game) == "wood, wood, blue_3"


def test_engineering_is_not_used_for_what_fits_anyway() -> None:
    assert ways("Giza", "wood, stone", tokens="Engineering") == ["built 1, left blue_3"]
    game = table(city(held="wood, wood, stone", owned="Engineering"))
    assert stages_offered(game) == ["stage 1 with wood, stone", "stage 1 with wood, wood using Engineering"]


def test_engineering_with_coins() -> None:
    """R8 M3: coins make up the number."""
    game = table(city(held="wood, wood, coin", stages="12", owned="Engineering"))
    assert stages_offered(game) == ["stage 3 with wood, wood, coin using Engineering"]


def test_engineering_and_economy_together() -> None:
    game = table(city(held="wood, wood, coin", stages="1234", owned="Engineering, Economy"))
    assert stages_offered(game) == ["stage 5 with wood, wood, coin using Economy, Engineering"]
    choose(game, "stage 5 using Engineering")
    assert game.finished()
    both = {"engineering_forces_build": "true"}
    assert ways("Giza", "wood, wood, coin", "1234", "Engineering, Economy", **both) == ["built 12345, left blue_3"]


def test_a_token_taken_first_pays_afterwards() -> None:
    """R8 S5: Engineering in the same turn."""
    game = table(city(held="wood, wood, gear"), tops={0: "gear"}, row="Engineering, Decor, Tactics")
    choose(game, "take left", "token Engineering")
    assert offered(game) == ["stage 1 with wood, wood using Engineering", "done"]


# Refusals


def test_why_a_stage_cannot_be_built() -> None:
    game = choose(table(city("Rhodes", "wood, compass", "1", "Urbanism"), tops={0: "wood"}), "take left")
    reasons = {
        "stage 1": "built already",
        "stage 3": "rests on stage 2",
        "stage 5": "rests on stage 4",
        "stage 2 with stone, stone": "cannot be paid that way",
    }
    for words, reason in reasons.items():
        with pytest.raises(IllegalChoice, match=reason):
            choose(game, words)
    ident = game.decisions[0].ident
    assert use_of(game.options(ident)[-1]) == STAGE
    assert "payment is not offered" in game.explain(ident, stage_choice(1, 0))


@pytest.mark.parametrize(
    ("stages", "cards", "tokens", "reason"),
    [
        ("", "wood, wood", "", "2 different resources; the cards and coins here give 1"),
        ("1", "wood, stone", "", "2 identical resources; the cards and coins here give 1"),
        ("1234", "wood, coin", "Economy", "4 different resources; the cards and coins here give 3"),
        ("123", "wood, stone", "Engineering", "3 identical resources; the cards and coins here give 2"),
    ],
)
def test_the_reason_says_how_far_away_a_stage_is(stages: str, cards: str, tokens: str, reason: str) -> None:
    game = table(city("Giza", f"{cards}, shield_0", stages, f"Propaganda, {tokens}"), tops={0: "shield_1"})
    choose(game, "take left")
    with pytest.raises(IllegalChoice, match=reason):
        choose(game, f"stage {len(stages) + 1}")


def test_decks_are_within_reach_of_extra_cards_only() -> None:
    """R8 P6."""
    game = choose(table(city(owned="Urbanism"), tops={0: "wood", CENTRE: "wood"}), "take left")
    with pytest.raises(IllegalChoice, match="within reach"):
        choose(game, "take Rhodes")
