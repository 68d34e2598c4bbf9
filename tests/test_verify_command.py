"""The command `sevenwonders verify`, and the proof behind it."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from sevenwonders import Config, new_game, record_game
from sevenwonders.cli.app import app, main
from sevenwonders.kernel.errors import BrokenSave, VersionMismatch
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.seed import commitment_of
from sevenwonders.record.files import save_record
from sevenwonders.record.proof import CutShort, FalseDeal, NoProof, prove_deal
from tests.support.expansions import ALL
from tests.support.games import any_option, play_on
from tests.support.terminal import RUNNER, environment

SECRET = int("c0ffee" + "5a" * 29, 16)
GAMES = [Config(3), Config(4, edition=2, expansions=ALL), Config(2, game="architects")]


def record_of(config: Config, seed: int, answers: int = -1) -> dict[str, Any]:
    return record_game(play_on(new_game(config, seed), stream(1, 902), answers, any_option))


def verified(folder: Path, record: object, *options: str) -> tuple[int, str]:
    """The exit code of the command, and what it prints."""
    path = folder / "game.json"
    path.write_text(json.dumps(record))
    result = RUNNER.invoke(app, ["verify", str(path), *options], env=environment(100))
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


@pytest.mark.parametrize("config", GAMES)
def test_a_committed_deal_is_proved(config: Config, tmp_path: Path) -> None:
    record = record_of(config, SECRET)
    code, text = verified(tmp_path, record)
    assert (code, text.count(commitment_of(SECRET))) == (0, 1)
    assert text.startswith("Proved: the deal is the committed one.")
    assert f"all {len(record['answers'])} answers fit" in text
    assert "--commitment" in text
    code, text = verified(tmp_path, record, "--commitment", commitment_of(SECRET).upper())
    assert code == 0
    assert "--commitment" not in text


def test_a_record_survives_its_file_and_says_what_is_needed(tmp_path: Path) -> None:
    game = play_on(new_game(Config(3), SECRET), stream(1, 902), 10, any_option)
    save_record(game, tmp_path / "game.json")
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["seed"] == f"{SECRET:064x}"
    assert record["commitment"] == commitment_of(SECRET)
    assert prove_deal(record, unfinished=True).to_data() == game.to_data()
    code, text = verified(tmp_path, record, "--unfinished")
    assert code == 0
    assert "The record ends at Age I, turn 4, before the game does" in text


@pytest.mark.parametrize("config", GAMES)
def test_a_record_that_was_cut_short_is_refused(config: Config) -> None:
    """Whatever is left of it fits the deal, so only its end can tell."""
    record = record_of(config, SECRET)
    answers = record["answers"]
    for count in (0, len(answers) // 2, len(answers) - 1):
        cut = record | {"answers": answers[:count]}
        with pytest.raises(CutShort, match=f"ends after {count} answers, at .*--unfinished"):
            prove_deal(cut, commitment_of(SECRET))
        assert not prove_deal(cut, unfinished=True).finished()


@pytest.mark.parametrize("config", GAMES)
def test_answers_after_the_end_are_found_out(config: Config, tmp_path: Path) -> None:
    record = record_of(config, SECRET)
    answers = record["answers"]
    code, text = verified(tmp_path, record | {"answers": [*answers, answers[-1]]})
    assert code == 1
    assert f"over after {len(answers)} answers, but the record has {len(answers) + 1}" in text


def test_a_record_without_one_of_its_answers_is_found_out() -> None:
    record = record_of(Config(3), SECRET)
    with pytest.raises(FalseDeal, match="Answer "):
        prove_deal(record | {"answers": record["answers"][:20] + record["answers"][21:]}, unfinished=True)


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(VersionMismatch, match="rules version 99"):
        prove_deal(record_of(Config(3), SECRET) | {"rules": 99})


def test_a_wrong_secret_is_found_out(tmp_path: Path) -> None:
    record = record_of(Config(3), SECRET) | {"seed": f"{SECRET ^ 1:064x}"}
    code, text = verified(tmp_path, record)
    assert code == 1
    assert text.startswith("Not proved. The secret in the record is not the committed one.")


def test_a_deal_that_does_not_follow_from_the_secret_is_found_out(tmp_path: Path) -> None:
    """The answers of a game that was dealt otherwise do not fit, even if secret and commitment fit each other."""
    other = record_of(Config(3), SECRET ^ 1)
    record = record_of(Config(3), SECRET) | {"answers": other["answers"]}
    code, text = verified(tmp_path, record)
    assert code == 1
    assert "was not played with the deal that follows from the secret. Answer " in text
    both = {"seed": f"{SECRET ^ 1:064x}", "commitment": commitment_of(SECRET ^ 1)}
    with pytest.raises(FalseDeal, match="Answer "):
        prove_deal(record_of(Config(3), SECRET) | both)


def test_another_commitment_than_the_lobby_showed_is_found_out(tmp_path: Path) -> None:
    code, text = verified(tmp_path, record_of(Config(3), SECRET), "--commitment", "0" * 64)
    assert code == 1
    assert "not the one that you were shown" in text


def test_a_record_without_commitment_proves_nothing() -> None:
    with pytest.raises(NoProof, match="no commitment"):
        prove_deal(record_of(Config(3), 7))
    record = record_of(Config(3), SECRET)
    del record["commitment"]
    with pytest.raises(NoProof, match="no commitment"):
        prove_deal(record)
    with pytest.raises(NoProof, match="no commitment"):
        prove_deal(record_of(Config(3), 7) | {"commitment": commitment_of(SECRET)})
    with pytest.raises(NoProof, match="64 hexadecimal digits"):
        prove_deal(record_of(Config(3), SECRET), "c0ffee")


@pytest.mark.parametrize("change", [{"seed": None}, {"seed": "c0ffee"}, {"commitment": 7}])
def test_a_damaged_record_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BrokenSave):
        prove_deal(record_of(Config(3), SECRET) | change)


@pytest.mark.parametrize(
    ("seed", "answers", "sentence"),
    [(7, -1, "This record has no commitment"), (SECRET, 9, "This record was cut short")],
)
def test_the_program_ends_with_a_sentence_and_code_2(
    seed: int,
    answers: int,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "game.json").write_text(json.dumps(record_of(Config(3), seed, answers)))
    monkeypatch.setattr(sys, "argv", ["sevenwonders", "verify", str(tmp_path / "game.json")])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    assert sentence in capsys.readouterr().err
