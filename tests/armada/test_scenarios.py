"""What Armada adds to scenario files: every expectation can hold and fail, and every fault names its place."""

from pathlib import Path

import pytest

from tests.support.scenario_files import Keys, check_expectation, outcome_of, table_with

HARBOUR: Keys = {
    "wonder": "Gizah",
    "coins": 9,
    "built": ["Stone Pit", "Inhabited Island"],
    "hand": ["Barracks", "Altar"],
    "shipyard": "b",
    "fleets": {"red": 2, "green": 1},
    "naval": [3, -1],
}
SIRACUSA: Keys = {
    "wonder": "Siracusa",
    "side": "Night",
    "coins": 30,
    "built": ["Sawmill", "Foundry"],
    "stages": [1, 3],
    "hand": ["Altar", "Baths"],
}


def table(**seat: object) -> Keys:
    """A position at sea; keys of the first city may be replaced."""
    islands = {1: ["Lost Island", "Foggy Island"]}
    return table_with(["armada"], {**HARBOUR, **seat}, SIRACUSA, islands=islands)


EXPECTATIONS: list[tuple[Keys, Keys]] = [
    ({"fleets": {0: {"red": 2, "yellow": 0}, 1: {"red": 0}}}, {"fleets": {0: {"red": 2, "yellow": 1}}}),
    ({"naval": {0: [-1, 3], 1: []}}, {"naval": {0: [3]}}),
    ({"offered": {0: []}}, {"offered": {0: ["Lost Island"]}}),
    ({"stages": [0, 2, 0]}, {"stages": [0, 3, 0]}),
    ({"built": {0: ["Inhabited Island"]}}, {"not_built": {0: ["Inhabited Island"]}}),
    ({"payments": {0: {"build Altar": [[0, 0, 0, 0, 0]]}}}, {"payments": {0: {"build Altar": [[0, 0, 1]]}}}),
    ({"legal": {1: ["stage Altar as 2"]}}, {"legal": {1: ["stage Altar as 1"]}}),
    ({"score": {0: {"naval": 2, "islands": 3}}}, {"score": {0: {"naval": 3}}}),
]


@pytest.mark.parametrize(("holds", "fails"), EXPECTATIONS)
def test_every_expectation_can_hold_and_fail(tmp_path: Path, holds: Keys, fails: Keys) -> None:
    check_expectation(tmp_path, table(), holds, fails)


def test_islands_lie_in_the_order_of_the_list(tmp_path: Path) -> None:
    """The green fleet reaches its island with the first step: four are offered, the two named ones among them."""
    goods = ["Ore Vein", "Timber Yard", "Loom", "Press", "Glassworks", "Clay Pit", "Stone Pit"]
    play = {0: "build Apothecary with ship", 1: "sell Altar", 2: "sell Altar"}
    expect = {"asked": {0: "island"}, "legal": {0: ["settle Lost Island", "settle Foggy Island"]}}
    harbour = table(built=goods, coins=30, hand=["Apothecary", "Altar"])
    outcome = outcome_of(tmp_path, **{**harbour, "steps": [{"play": play, "expect": expect}]})
    assert outcome.passed, outcome.report()


FAULTS: list[tuple[Keys, str]] = [
    ({"islands": {4: ["Lost Island"]}}, "islands: 'islands' should be islands of level 1 to 3, not 4"),
    ({"islands": {1: ["Lost Land"]}}, "islands: No card is called 'Lost Land'"),
    ({"steps": [{"expect": {"fleets": {0: {"white": 1}}}}]}, "steps[0].expect.fleets.0.white: unknown key"),
    ({"steps": [{"expect": {"offered": {0: ["Lost Land"]}}}]}, "steps[0].expect.offered.0[0]: No card is called"),
]
SEAT_FAULTS: list[tuple[Keys, str]] = [
    ({"shipyard": "H"}, "seats[0].shipyard: 'shipyard' should be one of A, B, C, D, E, F, G, not 'H'"),
    ({"fleets": {"red": 7}}, "seats[0].fleets: 'fleets' should be squares from 0 to 6, not '7'"),
    ({"fleets": {"white": 1}}, "seats[0].fleets: 'fleets' should be squares of red, yellow, blue, green"),
]


@pytest.mark.parametrize(("changes", "message"), FAULTS)
def test_a_fault_names_its_place(tmp_path: Path, changes: Keys, message: str) -> None:
    assert message in outcome_of(tmp_path, **{**table(), **changes}).message


@pytest.mark.parametrize(("seat", "message"), SEAT_FAULTS)
def test_a_fault_of_a_city_names_its_place(tmp_path: Path, seat: Keys, message: str) -> None:
    assert message in outcome_of(tmp_path, **table(**seat)).message
