"""Scenarios with tables of Architects: what they may expect, and how faults are reported."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from sevenwonders.cli.app import app
from sevenwonders.record.architects.expectations import READERS
from sevenwonders.record.architects.table_reader import KEYS
from sevenwonders.record.scenario import ScenarioResult, run_file

# Seat 0 pays for its first stage with the card that it takes; seat 1 has Economy, seat 2 the cat.
SEATS: list[dict[str, Any]] = [
    {"wonder": "Giza", "cards": ["wood", "gear"], "deck": ["coin", "gear", "blue_3"]},
    {
        "wonder": "rhodes",
        "cards": ["wood", "coin", "shield_1"],
        "stages": [1],
        "tokens": ["Economy", "Tactics"],
        "deck": ["wood"],
    },
    {"wonder": "Olympia", "victories": 2, "deck": ["blue_2_cat", "Clay"], "deck_complete": True},
]


def scenario(**changes: Any) -> dict[str, Any]:
    """A scenario that passes, with some keys replaced."""
    base: dict[str, Any] = {
        "title": "Three wonders",
        "rulebook": "Architects rulebook, Setup",
        "config": {"game": "architects", "players": 3, "options": {"economy_forces_build": False}},
        "seats": SEATS,
        "centre": {"top": ["stone"]},
        "row": ["Education", "Decor", "Culture"],
        "stack": ["Science", "Culture"],
        "discard": ["glass"],
        "peace": 2,
        "cat": 2,
        "steps": [{"play": {0: "take left"}}],
    }
    return {key: value for key, value in {**base, **changes}.items() if value is not None}


def outcome_of(folder: Path, **changes: Any) -> ScenarioResult:
    """The outcome of a file with that one scenario."""
    path = folder / "some.yaml"
    path.write_text(yaml.safe_dump(scenario(**changes)), encoding="utf-8")
    [outcome] = run_file(path)
    return outcome


AT_ONCE: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"asked": {0: "card", 1: []}}, {"asked": {1: "card"}}),
    ({"legal": {0: ["take left", "take Olympia"]}}, {"legal": {0: ["done"]}}),
    ({"illegal": {0: ["done", "stage 1"], 1: ["take left"]}}, {"illegal": {0: ["take centre"]}}),
    ({"why": {0: {"stage 1": "begins with a card"}}}, {"why": {0: {"stage 1": "coins"}}}),
    ({"cards": {1: ["shield_1", "coin", "wood"]}}, {"cards": {1: ["wood", "coin"]}}),
    ({"stages": {0: [], 1: [1]}}, {"stages": {1: []}}),
    ({"tokens": {1: ["Tactics", "economy"], 2: []}}, {"tokens": {1: ["Tactics"]}}),
    ({"victories": [0, 0, 2]}, {"victories": [0, 0, 1]}),
    ({"shields": [0, 3, 0]}, {"shields": [0, 1, 0]}),
    ({"active": 0}, {"active": 1}),
    ({"cat": 2}, {"cat": -1}),
    ({"peace": 2}, {"peace": 3}),
    ({"row": ["Culture", "Decor", "Education"]}, {"row": ["Culture", "Decor"]}),
    ({"discard": ["glass"]}, {"discard": []}),
    ({"decks": [25, 25, 2, 54]}, {"decks": [25, 25, 2, 55]}),
    ({"tops": {0: "coin", 2: "blue_2_cat", "centre": None}}, {"tops": {"centre": "stone"}}),
    ({"knows": {2: None, 0: None}}, {"knows": {2: "stone"}}),
    ({"score": {2: {"cat": 2, "military": 6, "total": 8}}}, {"score": {0: {"wonder": 1}}}),
    ({"ranking": [[2], [1], [0]]}, {"ranking": [[2], [1, 0]]}),
    ({"finished": False}, {"finished": True}),
    ({"payments": {0: {"stage 1": []}}}, {"payments": {0: {"stage 1": [["wood", "coin"]]}}}),
]
"""What holds in the position of `scenario`, and what of the same kind does not."""


@pytest.mark.parametrize(("holds", "fails"), AT_ONCE)
def test_every_expectation_can_hold_and_fail(tmp_path: Path, holds: dict[str, Any], fails: dict[str, Any]) -> None:
    passing = outcome_of(tmp_path, steps=[{"expect": holds}])
    assert passing.passed, passing.report()
    failing = outcome_of(tmp_path, steps=[{"expect": fails}])
    assert not failing.passed
    assert f"steps[0].expect.{next(iter(fails))}" in failing.message


def passes(folder: Path, **changes: Any) -> None:
    """A scenario with no fault and no difference."""
    outcome = outcome_of(folder, **changes)
    assert outcome.passed, outcome.report()


def test_a_seat_makes_several_choices_in_a_step(tmp_path: Path) -> None:
    steps = [
        {
            "play": {0: ["take left", "stage 1"], 1: ["take left", "stage 2 with coin using Economy"]},
            "expect": {"stages": {0: [1], 1: [1, 2]}, "active": 2, "knows": {2: "stone", 1: None}},
        },
        {"play": {2: "take left", 0: ["take left", "science gear", "token unseen"]}},
        {"expect": {"tokens": {0: ["Science"]}, "active": 1, "tops": {2: "clay"}}},
    ]
    passes(tmp_path, steps=steps)


def test_a_forced_choice_may_be_named_or_left_out(tmp_path: Path) -> None:
    expect = {"stages": {0: [1]}, "asked": {1: "card"}}
    for play in ("take left", ["take left", "stage 1"], ["take left", "stage 1 with wood, coin"]):
        passes(tmp_path, steps=[{"play": {0: play}, "expect": expect}])
    passes(tmp_path, steps=[{"play": {0: "take left"}}, {"play": {0: "stage 1"}, "expect": expect}])
    twice = outcome_of(tmp_path, steps=[{"play": {0: ["take left", "stage 1", "stage 1"]}}])
    assert "steps[0].play.0[2]: seat 0 is not asked for 'stage 1' now" in twice.message


def test_a_forced_choice_at_the_beginning_may_be_named_or_left_out(tmp_path: Path) -> None:
    """Only the central deck is left, so the position itself begins with the choice of the first card."""
    seats: list[dict[str, Any]] = [
        {"wonder": wonder, "deck": [], "deck_complete": True} for wonder in ("Rhodes", "Giza", "Ephesus")
    ]
    table = {"seats": seats, "centre": {"top": ["wood", "stone"], "complete": True}}
    expect = {"cards": {0: ["wood"], 1: ["stone"]}}
    passes(tmp_path, steps=[{"expect": expect}], **table)
    passes(tmp_path, steps=[{"play": {1: "take centre", 0: "take centre"}, "expect": expect}], **table)
    assert "is not asked" in outcome_of(tmp_path, steps=[{"play": {0: "take left"}}], **table).message


def test_a_forced_choice_is_not_named_after_a_later_choice_of_the_seat(tmp_path: Path) -> None:
    steps = [
        {"play": {0: "take left"}},
        {"play": {1: ["take left", "stage 2 with wood, wood"], 2: "take left", 0: "take left"}},
        {"play": {0: "stage 1"}},
    ]
    assert "steps[2].play.0: 'stage 1' is refused" in outcome_of(tmp_path, steps=steps).message


PAYMENTS: list[tuple[list[list[str]], bool]] = [
    ([["wood", "wood"], ["coin", "using Economy"]], True),
    ([["coin", "using economy"], ["Wood", "wood"]], True),
    ([["wood", "wood"]], False),
    ([["wood", "wood"], ["coin"]], False),
    ([["wood", "wood"], ["wood", "coin"], ["coin", "using Economy"]], False),
]


@pytest.mark.parametrize(("payments", "holds"), PAYMENTS)
def test_payments_are_exactly_those_offered(tmp_path: Path, payments: list[list[str]], holds: bool) -> None:
    step = {"play": {1: "take left"}, "expect": {"payments": {1: {"stage 2": payments}}}}
    assert outcome_of(tmp_path, active=1, steps=[step]).passed == holds


def test_what_is_left_out_is_as_at_the_start(tmp_path: Path) -> None:
    seats = [{"wonder": "Giza"}, {"wonder": "Babylon"}]
    nothing = dict.fromkeys(("centre", "row", "stack", "discard", "peace", "cat"))
    expect = {"decks": [25, 25, 60], "peace": 3, "cat": -1, "active": 0, "discard": [], "cards": {0: []}}
    passes(tmp_path, seats=seats, config={"game": "architects"}, steps=[{"expect": expect}], **nothing)


def test_a_list_is_the_top_of_the_central_deck(tmp_path: Path) -> None:
    passes(tmp_path, centre=["gear"], steps=[{"play": {0: "take centre"}, "expect": {"asked": {0: "token"}}}])
    whole = {"top": ["gear", "wood"], "complete": True}
    passes(tmp_path, centre=whole, steps=[{"expect": {"decks": [25, 25, 2, 2]}}])
    passes(tmp_path, centre={"top": [], "complete": True}, steps=[{"expect": {"illegal": {0: ["take centre"]}}}])


def test_another_seed_shuffles_differently(tmp_path: Path) -> None:
    seats = [{"wonder": "Giza"}, {"wonder": "Babylon"}]
    tops = []
    for seed in range(4):
        step = {"expect": {"tops": {0: "shield_2"}}}
        outcome = outcome_of(tmp_path, seats=seats, config={"game": "architects"}, cat=None, seed=seed, steps=[step])
        tops.append(outcome.message)
    assert len(set(tops)) > 1


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"age": 1}, "age: unknown key 'age'"),
    ({"config": {"game": "architects", "players": 4}}, "seats: this table has 4 cities, not 3"),
    ({"config": {"game": "architects", "edition": 2}}, "config: Architects has no edition 2"),
    ({"config": {"game": "architects", "options": {"fog": True}}}, "config: Architects has no option 'fog'"),
    (
        {"config": {"game": "architects", "options": {"economy_forces_build": "maybe"}}},
        "config: The option economy_forces_build is true or false, not 'maybe'",
    ),
    ({"active": 3}, "active: should be 0 to 2, not 3"),
    ({"cat": -1}, "cat: should be 0 to 2, not -1"),
    ({"peace": 4}, "peace: should be 0 to 3, not 4"),
    ({"seed": -1}, "seed: should be 0 to"),
    ({"seed": "x"}, "seed: should be a whole number, not 'x'"),
    ({"centre": "wood"}, "centre: should be a mapping"),
    ({"centre": {"bottom": []}}, "centre.bottom: unknown key 'bottom'"),
    ({"centre": {"complete": True}}, "centre.complete: say which cards the deck has"),
    ({"centre": {"top": [], "complete": "yes"}}, "centre.complete: should be true or false, not 'yes'"),
    ({"centre": ["gold"]}, "centre[0]: No card is called 'gold'"),
    ({"row": ["Luck"]}, "row[0]: No progress token is called 'Luck'"),
    ({"row": ["Decor", "Decor"]}, "The progress token Decor is placed 2 times"),
    ({"stack": "Decor"}, "stack: should be a list"),
    ({"discard": ["gold"]}, "discard[0]: No card is called 'gold'"),
    ({"steps": [{"play": {0: "take up"}}]}, "steps[0].play.0: No deck is called 'up'"),
    ({"steps": [{"play": {0: ["take left", "jump"]}}]}, "steps[0].play.0[1]: 'jump' is not a choice"),
    ({"steps": [{"play": {0: "take Babylon"}}]}, "steps[0].play.0: 'take Babylon' is refused: Only the deck"),
    ({"steps": [{"play": {1: "take left"}}]}, "steps[0].play.1: seat 1 is not asked for 'take left' now"),
    ({"steps": [{"expect": {"coins": [1]}}]}, "steps[0].expect.coins: unknown key 'coins'"),
    ({"steps": [{"expect": {"cards": {0: ["gold"]}}}]}, "steps[0].expect.cards.0[0]: No card is called 'gold'"),
    ({"steps": [{"expect": {"cards": {3: []}}}]}, "steps[0].expect.cards.3: '3' is not a seat"),
    ({"steps": [{"expect": {"stages": {0: [1, 1]}}}]}, "steps[0].expect.stages.0: no stage is built twice"),
    ({"steps": [{"expect": {"tokens": {0: ["Luck"]}}}]}, "steps[0].expect.tokens.0[0]: No progress token is called"),
    ({"steps": [{"expect": {"victories": [1]}}]}, "steps[0].expect.victories: should have one number for each"),
    ({"steps": [{"expect": {"decks": [1, 2, 3]}}]}, "steps[0].expect.decks: should have one number for each of the 4"),
    ({"steps": [{"expect": {"tops": {3: "wood"}}}]}, "steps[0].expect.tops.3: '3' is not a seat"),
    ({"steps": [{"expect": {"tops": {"left": "wood"}}}]}, "steps[0].expect.tops.left: 'left' is not a seat"),
    ({"steps": [{"expect": {"tops": {"centre": "gold"}}}]}, "steps[0].expect.tops.centre: No card is called 'gold'"),
    ({"steps": [{"expect": {"knows": {0: 5}}}]}, "steps[0].expect.knows.0: should be text, not '5'"),
    ({"steps": [{"expect": {"active": -1}}]}, "steps[0].expect.active: should be 0 to 2, not -1"),
    ({"steps": [{"expect": {"cat": 3}}]}, "steps[0].expect.cat: should be -1 to 2, not 3"),
    ({"steps": [{"expect": {"asked": {0: "last_card"}}}]}, "steps[0].expect.asked.0: 'last_card' is not a kind of"),
    ({"steps": [{"expect": {"score": {0: {"guilds": 3}}}}]}, "steps[0].expect.score.0.guilds: unknown key"),
    ({"steps": [{"expect": {"payments": {0: {"take left": []}}}}]}, "payments.0.take left: write 'stage N'"),
    ({"steps": [{"expect": {"payments": {0: {"stage 1 with wood": []}}}}]}, "stage 1 with wood: write 'stage N'"),
    ({"steps": [{"expect": {"payments": {0: {"stage 1": [["gold"]]}}}}]}, "stage 1[0]: No card is called 'gold'"),
    ({"steps": [{"expect": {"payments": {0: {"stage 1": [["gear"]]}}}}]}, "stage 1[0]: A stage is paid with"),
    ({"steps": [{"expect": {"payments": {0: {"stage 1": [[]]}}}}]}, "stage 1[0]: should be cards, then 'using"),
    (
        {"steps": [{"expect": {"payments": {0: {"stage 1": [["using Economy", "coin"]]}}}}]},
        "stage 1[0]: should be cards, then 'using NAME'",
    ),
    (
        {"steps": [{"expect": {"payments": {0: {"stage 1": [["coin", "using Decor"]]}}}}]},
        "stage 1[0][1]: 'using Decor': that token does not help to pay",
    ),
]
"""What is wrong in a file, and how the message begins or what it contains."""


@pytest.mark.parametrize(("changes", "message"), FAULTS)
def test_a_fault_names_file_title_and_place(tmp_path: Path, changes: dict[str, Any], message: str) -> None:
    outcome = outcome_of(tmp_path, **changes)
    assert not outcome.passed
    assert message in outcome.message
    assert "some.yaml: Three wonders\n" in outcome.report()


SEAT_FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"cards": []}, "seats[1]: the wonder is missing"),
    ({"wonder": "Gisa"}, "seats[1].wonder: No wonder is called 'Gisa'"),
    ({"wonder": "Giza", "side": "A"}, "seats[1].side: unknown key 'side'"),
    ({"wonder": "Giza", "cards": ["gold"]}, "seats[1].cards[0]: No card is called 'gold'"),
    ({"wonder": "Giza", "cards": ["wood"] * 32}, "seats[1]: Nobody has more than 31 cards of a kind"),
    ({"wonder": "Giza", "stages": [6]}, "seats[1]: The stages of Giza are numbered from 1 to 5"),
    ({"wonder": "Giza", "stages": [2]}, "seats[1]: Giza is built from the bottom up"),
    ({"wonder": "Giza", "stages": [1, 1]}, "seats[1].stages: no stage is built twice"),
    ({"wonder": "Giza", "stages": 1}, "seats[1].stages: should be a list"),
    ({"wonder": "Giza", "tokens": ["Luck"]}, "seats[1].tokens[0]: No progress token is called 'Luck'"),
    ({"wonder": "Giza", "victories": -1}, "seats[1]: Nobody has -1 victory tokens"),
    ({"wonder": "Giza", "deck": ["gold"]}, "seats[1].deck[0]: No card is called 'gold'"),
    ({"wonder": "Giza", "deck_complete": True}, "seats[1].deck_complete: say which cards the deck has"),
    ({"wonder": "Giza", "deck": [], "deck_complete": 1}, "seats[1].deck_complete: should be true or false, not '1'"),
    ({"wonder": "Rhodes"}, "seats[1]: each wonder exists once, but Rhodes is named twice"),
]


@pytest.mark.parametrize(("seat", "message"), SEAT_FAULTS)
def test_a_fault_of_a_city_names_the_seat(tmp_path: Path, seat: dict[str, Any], message: str) -> None:
    outcome = outcome_of(tmp_path, seats=[{"wonder": "Rhodes"}, seat, {"wonder": "Ephesus"}])
    assert message in outcome.message


def test_check_runs_files_of_both_games(tmp_path: Path) -> None:
    classic = {
        "title": "Nobody is asked",
        "seats": [{"wonder": name} for name in ("Giza", "Rhodes", "Ephesus")],
        "steps": [{"expect": {"finished": True}}],
    }
    (tmp_path / "mixed.yaml").write_text(yaml.safe_dump_all([scenario(), classic]), encoding="utf-8")
    (tmp_path / "classic.yaml").write_text(yaml.safe_dump(classic), encoding="utf-8")
    result = CliRunner().invoke(app, ["check", str(tmp_path)])
    assert (result.exit_code, result.output) == (0, "3 passed, 0 failed\n")


def test_every_expectation_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    part = text[text.index("### Scenario files of Architects") :]
    for key in [*READERS, *KEYS]:
        assert f"`{key}`" in part
