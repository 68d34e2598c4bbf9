"""The executable rulebook, and the runner that executes it."""

import re
from pathlib import Path

import pytest
import yaml
from tools.citations import Source, sources_of
from typer.testing import CliRunner

from sevenwonders.cli.app import app
from sevenwonders.kernel.errors import GameError
from sevenwonders.languages.examples import titles_in
from sevenwonders.record.scenario import Document, run_document, run_file, scenarios_in
from tests.support.expansions import ALL, taken_out
from tests.support.scenario_files import Keys, outcome_of, scenario

FOLDER = Path(__file__).parent / "scenarios"


def expansions_of(document: Document) -> list[str]:
    """The expansions of the scenario's table; a document that says them wrongly has to fail, so it has none."""
    config = document.value.get("config") if isinstance(document.value, dict) else None
    names = config.get("expansions") if isinstance(config, dict) else None
    return names if isinstance(names, list) else []


FILES = sorted(FOLDER.rglob("*.yaml"))


def name_of(file: Path) -> str:
    return str(file.relative_to(FOLDER).with_suffix(""))


def fault_of(document: Document) -> str:
    """What is wrong with a scenario: its outcome, no rule that it cites, or nothing that it checks."""
    outcome = run_document(document)
    if not outcome.passed:
        return outcome.report()
    assert isinstance(document.value, dict)
    try:
        sources_of(str(document.value["rulebook"]))
    except ValueError as error:
        return f"{document.title}: {error}"
    return "" if any(step.get("expect") for step in document.value["steps"]) else f"{document.title}: checks nothing"


# One test for each file: reading the files of all scenarios in every test process takes longer than running them.
@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_scenarios_pass_cite_their_rule_and_check_something(file: Path) -> None:
    documents = [document for document in scenarios_in(file) if not taken_out(expansions_of(document))]
    faults = [fault for fault in map(fault_of, documents) if fault]
    assert not faults, "\n".join(faults)
    # Those that languages translate.
    assert {document.title for document in documents} <= set(titles_in(file))


def test_the_rulebook_is_there() -> None:
    assert len(FILES) > 50
    titles = [line for file in FILES for line in file.read_text(encoding="utf-8").splitlines() if line[:6] == "title:"]
    assert len(titles) > 500


def test_a_citation_names_books_and_rulings() -> None:
    cited = "Second edition, Cities: Pigeonhole; Band of Spies; R5, P27; R7 hand size; First edition rulebook, Guilds"
    assert sources_of(cited) == [
        Source("cities", "Pigeonhole; Band of Spies"),
        Source("ruling", ruling="R5, P27"),
        Source("ruling", "hand size", "R7"),
        Source("first", "Guilds"),
    ]
    for unknown in ("Somewhere", "R5; somewhere"):
        with pytest.raises(ValueError, match="unknown book"):
            sources_of(unknown)


# The runner


AFTERWARDS: list[tuple[Keys, Keys]] = [
    ({"coins": [3, 0, 3]}, {"coins": [3, 0, 4]}),
    ({"shields": [0, 0, 0]}, {"shields": [0, 1, 0]}),
    ({"stages": [0, 0, 0]}, {"stages": [1, 0, 0]}),
    ({"built": {0: ["Baths"], 1: ["Stone Pit", "Loom"]}}, {"built": {0: ["Baths", "Altar"]}}),
    ({"not_built": {0: ["Altar"]}}, {"not_built": {0: ["Altar", "Baths"]}}),
    ({"tokens": {0: []}}, {"tokens": {0: [1]}}),
    ({"hand": {0: ["Baths"], 1: ["Altar"]}}, {"hand": {0: ["Baths", "Baths"]}}),
    ({"hand": {2: ["Stockade"]}}, {"hand": {2: []}}),
    ({"discard": ["Press"]}, {"discard": []}),
    ({"asked": {0: "card", 2: ["card"]}}, {"asked": {0: []}}),
    ({"legal": {1: ["build Altar", "sell Altar"]}}, {"legal": {0: ["build Baths"]}}),
    ({"illegal": {0: ["build Baths", "build Altar"]}}, {"illegal": {1: ["sell Altar"]}}),
    ({"why": {0: {"build Baths": "ALREADY"}}}, {"why": {0: {"build Baths": "coins"}}}),
    ({"why": {0: {"build Altar": "hand"}}}, {"why": {1: {"build Altar": "hand"}}}),
    ({"payments": {2: {"build Stockade": []}}}, {"payments": {1: {"build Altar": []}}}),
    ({"payments": {1: {"build Altar": [[0, 0]]}}}, {"payments": {1: {"build Altar": [[2, 0], [0, 0]]}}}),
    ({"score": {0: {"civilian": 3, "total": 4}}}, {"score": {0: {"total": 3}}}),
    ({"ranking": [[0], [2], [1]]}, {"ranking": [[0], [1], [2]]}),
    ({"finished": False}, {"finished": True}),
]
"""What holds after the step of `scenario`, and what of the same kind does not."""


@pytest.mark.parametrize(("holds", "fails"), AFTERWARDS)
def test_every_expectation_can_hold_and_fail(tmp_path: Path, holds: Keys, fails: Keys) -> None:
    play = {0: "build Baths", 1: "build Loom", 2: "sell Press"}
    passing = outcome_of(tmp_path, steps=[{"play": play, "expect": holds}])
    assert passing.passed, passing.report()
    failing = outcome_of(tmp_path, steps=[{"play": play, "expect": fails}])
    assert not failing.passed
    assert f"steps[0].expect.{next(iter(fails))}" in failing.message


FAULTS: list[tuple[Keys, str]] = [
    ({"ages": 2}, "ages: unknown key 'ages'"),
    ({"age": 4}, "age: should be 1 to 3, not 4"),
    ({"turn": "two"}, "turn: should be a whole number, not 'two'"),
    ({"seats": {}}, "seats: should be a list"),
    ({"seats": [{"wonder": "Giza"}]}, "seats: this table has 3 cities, not 1"),
    ({"config": {"players": 4}}, "seats: this table has 4 cities, not 3"),
    ({"config": {"player": 3}}, "config.player: unknown key 'player'"),
    ({"config": {"game": "duel"}}, "config: There is no game 'duel'. Use classic or architects."),
    ({"cat": 1}, "cat: unknown key 'cat'"),
    ({"config": {"edition": 7}}, "config: Edition 7"),
    ({"config": {"expansions": ALL[:1]}}, "config: The first edition has no expansion"),
    ({"config": {"options": {"defeats": "flat"}}}, "config: This table has no option 'defeats'"),
    ({"config": {"variant": "duels"}}, "config: There is no variant 'duels'"),
    ({"discard": ["Forun"]}, "discard[0]: No card is called 'Forun'"),
    ({"draw_pile": ["Forum"]}, "draw_pile: this table has no 'draw_pile'"),
    ({"steps": []}, "steps: a scenario needs at least one step"),
    ({"steps": [{}]}, "steps[0]: a step needs 'play', 'expect' or both"),
    ({"steps": [{"plays": {}}]}, "steps[0].plays: unknown key 'plays'"),
    ({"steps": [{"play": ["sell Altar"]}]}, "steps[0].play: should be a mapping"),
    ({"steps": [{"play": {3: "sell Altar"}}]}, "steps[0].play.3: '3' is not a seat"),
    ({"steps": [{"play": {0: "buy Altar"}}]}, "steps[0].play.0: 'buy Altar' is not a choice"),
    ({"steps": [{"play": {0: "sell Altars"}}]}, "steps[0].play.0: No card is called 'Altars'"),
    ({"steps": [{"play": {0: 5}}]}, "steps[0].play.0: should be text, not '5'"),
    ({"steps": [{"play": {0: ["sell Altar", "dance"]}}]}, "steps[0].play.0[1]: 'dance' is not a choice"),
    ({"steps": [{"expect": {"finished": 1}}]}, "steps[0].expect.finished: should be true or false, not '1'"),
    ({"steps": [{"expect": {"coin": [1]}}]}, "steps[0].expect.coin: unknown key 'coin'"),
    ({"steps": [{"expect": {"coins": [1]}}]}, "steps[0].expect.coins: should have one number for each of the 3 seats"),
    ({"steps": [{"expect": {"coins": [1, 2, "x"]}}]}, "steps[0].expect.coins[2]: should be a whole number"),
    ({"steps": [{"expect": {"hand": {0: ["Bath"]}}}]}, "steps[0].expect.hand.0[0]: No card is called 'Bath'"),
    ({"steps": [{"expect": {"tokens": {0: [2]}}}]}, "steps[0].expect.tokens.0[0]: no military token is worth 2"),
    ({"steps": [{"expect": {"asked": {0: "cards"}}}]}, "steps[0].expect.asked.0: 'cards' is not a kind of decision"),
    ({"steps": [{"expect": {"legal": {0: ["build"]}}}]}, "steps[0].expect.legal.0[0]: 'build' is not a choice"),
    ({"steps": [{"expect": {"why": {0: {"sell It": "x"}}}}]}, "steps[0].expect.why.0.sell It: No card is called 'It'"),
    ({"steps": [{"expect": {"payments": {0: {"sell Altar": []}}}}]}, "steps[0].expect.payments.0.sell Altar: write"),
    ({"steps": [{"expect": {"payments": {0: {"build Altar": [[1]]}}}}]}, "payments.0.build Altar[0]: should be coins"),
    ({"steps": [{"expect": {"score": {0: {"wonders": 3}}}}]}, "steps[0].expect.score.0.wonders: unknown key"),
    ({"steps": [{"expect": {"ranking": [[0], [5]]}}]}, "steps[0].expect.ranking: seat 5 is not ranked"),
]
"""What is wrong in a file, and how the message begins or what it contains."""


@pytest.mark.parametrize(("changes", "message"), FAULTS)
def test_a_fault_names_file_title_and_place(tmp_path: Path, changes: Keys, message: str) -> None:
    outcome = outcome_of(tmp_path, **changes)
    assert not outcome.passed
    assert message in outcome.message
    assert "some.yaml: Three cities\n" in outcome.report()


SEAT_FAULTS: list[tuple[Keys, str]] = [
    ({"coins": 3}, "seats[1]: the wonder is missing"),
    ({"wonder": "Gisa"}, "seats[1].wonder: No wonder is called 'Gisa'"),
    ({"wonder": "Giza", "side": "C"}, "seats[1].side: Giza has no side 'C'"),
    ({"wonder": "Giza", "coin": 3}, "seats[1].coin: unknown key 'coin'"),
    ({"wonder": "Giza", "coins": -1}, "seats[1]: A city cannot have -1 coins"),
    ({"wonder": "Giza", "coins": True}, "seats[1].coins: should be a whole number, not 'True'"),
    ({"wonder": "Giza", "stages": 4}, "seats[1]: Giza has 3 stages, not 4"),
    ({"wonder": "Giza", "stages": [1, 3]}, "seats[1]: Giza has 3 stages, built in order"),
    ({"wonder": "Giza", "stages": [9]}, "seats[1].stages: stages are numbered from 1 to 4 at most"),
    ({"wonder": "Giza", "built": ["Loom", "Press", "Loom"]}, "seats[1]: Loom is in one city twice"),
    ({"wonder": "Giza", "built": "Loom"}, "seats[1].built: should be a list"),
    ({"wonder": "Giza", "hand": ["Looms"]}, "seats[1].hand[0]: No card is called 'Looms'"),
    ({"wonder": "Giza", "tokens": [1, 4]}, "seats[1].tokens[1]: no military token is worth 4"),
    ({"wonder": "Rhodes"}, "seats[1]: each wonder exists once, but Rhodes is named twice"),
    ({"wonder": "Rhodes", "side": "B"}, "seats[1]: each wonder exists once, but Rhodes is named twice"),
]


@pytest.mark.parametrize(("seat", "message"), SEAT_FAULTS)
def test_a_fault_of_a_city_names_the_seat(tmp_path: Path, seat: Keys, message: str) -> None:
    outcome = outcome_of(tmp_path, seats=[{"wonder": "Rhodes"}, seat, {"wonder": "Ephesus"}])
    assert message in outcome.message


def test_a_wonder_with_two_names_exists_once(tmp_path: Path) -> None:
    seats = [{"wonder": "Babylon"}, {"wonder": "Giza", "side": "Night"}, {"wonder": "Gizah"}]
    outcome = outcome_of(tmp_path, config={"edition": 2, "players": 3}, seats=seats)
    assert outcome.message == "seats[2]: each wonder exists once, but Gizah is named twice"


def test_a_missing_key_is_named(tmp_path: Path) -> None:
    path = tmp_path / "short.yaml"
    path.write_text("title: Nothing else\n---\nseats: []\n---\n- a list\n", encoding="utf-8")
    messages = [outcome.report() for outcome in run_file(path)]
    assert "Nothing else\n    the key 'seats' is missing" in messages[0]
    assert "document 2\n    the key 'title' is missing" in messages[1]
    assert "document 3\n    should be a mapping" in messages[2]


def test_broken_yaml_fails_with_the_line_and_keeps_what_was_before(tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text(yaml.safe_dump(scenario()) + "---\ntitle: [unclosed\n", encoding="utf-8")
    first, second = run_file(path)
    assert first.passed
    assert not second.passed
    assert "not readable as YAML" in second.message
    assert "line" in second.message


def test_a_key_that_stands_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "twice.yaml"
    path.write_text("title: One\ntitle: Two\n", encoding="utf-8")
    [outcome] = run_file(path)
    assert "the key 'title' occurs twice" in outcome.message


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.yaml"
    path.write_bytes(b"\xff\xfe\x00\x81")
    [outcome] = run_file(path)
    assert not outcome.passed


def test_an_illegal_choice_fails_with_the_reason_of_the_game(tmp_path: Path) -> None:
    outcome = outcome_of(tmp_path, steps=[{"play": {1: "build Stockade"}}])
    assert "steps[0].play.1: 'build Stockade' is refused: It needs 1 more wood" in outcome.message


def test_a_seat_that_is_not_asked_fails(tmp_path: Path) -> None:
    seats = [{"wonder": "Giza", "hand": ["Baths"]}, {"wonder": "Rhodes"}, {"wonder": "Ephesus"}]
    outcome = outcome_of(tmp_path, seats=seats, steps=[{"play": {1: "sell Baths"}}])
    assert "steps[0].play.1: seat 1 is not asked" in outcome.message


def test_all_differences_of_a_step_are_told(tmp_path: Path) -> None:
    outcome = outcome_of(tmp_path, steps=[{"expect": {"coins": [0, 0, 0], "stages": [1, 0, 0]}}])
    assert outcome.message.splitlines() == [
        "steps[0].expect.coins: expected [0, 0, 0], found [3, 0, 0]",
        "steps[0].expect.stages: expected [1, 0, 0], found [0, 0, 0]",
    ]


def test_a_name_in_a_later_step_is_read_before_anything_is_played(tmp_path: Path) -> None:
    steps = [{"expect": {"coins": [0, 0, 0]}}, {"play": {0: "build Bahts"}}]
    assert "steps[1].play.0: No card is called 'Bahts'" in outcome_of(tmp_path, steps=steps).message


def test_a_change_takes_effect_before_the_last_answer_reveals(tmp_path: Path) -> None:
    steps = [
        {"play": {0: "sell Altar"}},
        {"play": {1: "build Loom", 2: "sell Press", 0: "build Altar"}, "expect": {"built": {0: ["Altar"]}}},
    ]
    outcome = outcome_of(tmp_path, steps=steps)
    assert outcome.passed, outcome.report()


def test_a_list_of_choices_is_made_turn_by_turn(tmp_path: Path) -> None:
    play = {0: ["build Altar", "sell Baths"], 1: ["build Loom", "sell Altar"], 2: ["sell Press"]}
    seats = [
        {"wonder": "Giza", "hand": ["Altar", "Baths", "Tavern"]},
        {"wonder": "Rhodes", "hand": ["Loom", "Altar", "Press"]},
        {"wonder": "Ephesus", "hand": ["Press", "Baths", "Stockade"]},
    ]
    expect = {"built": {0: ["Altar"], 1: ["Loom"]}, "asked": {0: [], 2: "card"}}
    outcome = outcome_of(tmp_path, seats=seats, steps=[{"play": play, "expect": expect}])
    assert "steps[0].play.1[1]: 'sell Altar' is refused" in outcome.message
    play[1][1] = "sell Tavern"
    expect = {"built": {0: ["Altar"], 1: ["Loom"]}, "asked": {0: [], 1: [], 2: "card"}, "discard": ["Press"]}
    outcome = outcome_of(tmp_path, seats=seats, steps=[{"play": play, "expect": expect}])
    assert outcome.passed, outcome.report()


# The command


def check(*paths: Path) -> tuple[int, str]:
    """Exit code and output of the command."""
    result = CliRunner().invoke(app, ["check", *map(str, paths)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def test_check_passes_with_exit_code_0(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "one.yml").write_text(yaml.safe_dump(scenario()), encoding="utf-8")
    (tmp_path / "two.yaml").write_text(yaml.safe_dump_all([scenario(), scenario()]), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    assert check(tmp_path, tmp_path / "two.yaml") == (0, "3 passed, 0 failed\n")


def test_check_fails_with_exit_code_1_and_says_where(tmp_path: Path) -> None:
    path = tmp_path / "some.yaml"
    wrong = scenario(title="Wrong [coins]", steps=[{"expect": {"coins": [1, 1, 1]}}])
    path.write_text(yaml.safe_dump_all([scenario(), wrong]), encoding="utf-8")
    code, output = check(path)
    assert code == 1
    assert "some.yaml: Wrong [coins]" in output
    assert "steps[0].expect.coins: expected [1, 1, 1], found [3, 0, 0]" in output
    assert output.splitlines()[-1] == "1 passed, 1 failed"


def test_check_says_what_is_wrong_in_the_readers_language(tmp_path: Path) -> None:
    path = tmp_path / "some.yaml"
    expect = {"coins": [1, 1, 1], "legal": {0: ["sell Loom"]}, "not_built": {1: ["Stone Pit"]}, "tokens": {0: [1]}}
    wrong = [scenario(steps=[{"expect": expect}]), scenario(steps=[])]
    path.write_text(yaml.safe_dump_all(wrong), encoding="utf-8")
    output = CliRunner().invoke(app, ["check", str(path), "--language", "de"]).output
    assert [line.strip() for line in output.splitlines() if line.startswith("    ")] == [
        "steps[0].expect.coins: erwartet [1, 1, 1], gefunden [3, 0, 0]",
        "steps[0].expect.legal.0[0]: „sell Loom“ wird nicht angeboten: That card is not in the hand.",
        "steps[0].expect.not_built.1: Stone Pit ist gebaut",
        "steps[0].expect.tokens.0: erwartet [1], gefunden []",
        "steps: ein Szenario braucht mindestens einen Schritt",
    ]


FIRST, SECOND = ALL[:2]
KINDS: list[tuple[list[str], int]] = [
    (["--game", "Architects"], 1),
    (["--game", "classic"], 3),
    (["--edition", "1"], 2),
    (["--edition", "2", "--expansion", FIRST], 2),
    (["--expansion", f"{FIRST},{SECOND}"], 1),
    (["--variant", "teams"], 1),
]


@pytest.mark.parametrize(("options", "passed"), KINDS)
def test_check_takes_only_tables_of_a_kind(tmp_path: Path, options: list[str], passed: int) -> None:
    four = [{"wonder": name} for name in ("Gizah", "Babylon", "Rhódos", "Éphesos")]
    steps: list[Keys] = [{"expect": {}}]
    tables: list[Keys] = [
        scenario(),
        {"title": "A", "config": {"game": "architects"}, "seats": [{"wonder": "Giza"}] * 2, "steps": steps},
        {"title": "E", "config": {"edition": 2, "expansions": [FIRST]}, "seats": four[:3], "steps": steps},
        {"title": "T", "config": {"edition": 2, "expansions": [FIRST, SECOND], "variant": "teams"}, "seats": four},
    ]
    path = tmp_path / "some.yaml"
    path.write_text(yaml.safe_dump_all(tables), encoding="utf-8")
    result = CliRunner().invoke(app, ["check", str(path), *options])
    count = [int(number) for number in re.findall(r"(\d+) passed, (\d+) failed", result.output)[0]]
    assert sum(count) == passed, result.output


def test_check_says_when_no_scenario_is_of_that_kind(tmp_path: Path) -> None:
    path = tmp_path / "some.yaml"
    path.write_text(yaml.safe_dump(scenario()), encoding="utf-8")
    result = CliRunner().invoke(app, ["check", str(path), "--edition", "2"])
    assert "The only scenario there is not about such a table" in str(result.exception)
    path.write_text("title: nothing else\n", encoding="utf-8")
    result = CliRunner().invoke(app, ["check", str(path), "--edition", "2"])
    assert "0 passed, 1 failed" in result.output


@pytest.mark.parametrize("name", ["missing.yaml", "empty"])
def test_check_without_scenarios_is_an_error(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    result = CliRunner().invoke(app, ["check", str(tmp_path / name)])
    assert result.exit_code != 0
    assert isinstance(result.exception, GameError)
    assert name in str(result.exception)
