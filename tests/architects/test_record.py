"""Records of Architects: the same answers lead to the same game, in memory and in a file."""

from pathlib import Path

import pytest

from sevenwonders.architects.setup import new_architects_game
from sevenwonders.architects.version import RULES_VERSION
from sevenwonders.kernel.errors import BrokenSave, GameError, VersionMismatch
from sevenwonders.kernel.rng import stream
from sevenwonders.record.files import load_record, save_record
from sevenwonders.record.record import RECORD_FORMAT, record_game, replay, replay_game
from tests.architects.games import CHOICES_STREAM, answer_one, any_config, choose, city, config, game_at, table


@pytest.mark.parametrize("number", range(12))
def test_a_replay_gives_the_same_game_at_every_decision(number: int) -> None:
    game = new_architects_game(any_config(number), number)
    rng = stream(number, CHOICES_STREAM)
    saved = [game.to_data()]
    while not game.finished():
        answer_one(game, rng)
        saved.append(game.to_data())
    assert [position.to_data() for position in replay(record_game(game))] == saved
    assert record_game(replay_game(record_game(game))) == record_game(game)


def test_a_replay_emits_the_same_events() -> None:
    game = game_at(config(4), 1, keep_events=True)
    again = replay_game(record_game(game), keep_events=True)
    assert [event.to_data() for event in again.events] == [event.to_data() for event in game.events]


def test_a_record_is_format_rules_config_seed_and_answers() -> None:
    game = new_architects_game(config(3, wonders=["Giza", "Rhodes", "Babylon"]), 9)
    choose(game, "take centre")
    data = record_game(game)
    assert list(data) == ["format", "rules", "config", "seed", "answers"]
    assert (data["format"], data["rules"], data["seed"]) == (RECORD_FORMAT, RULES_VERSION, 9)
    assert data["answers"] == [[0, "take centre"]]


def test_a_replay_jumps_to_any_step() -> None:
    game = game_at(config(3), 4)
    moves = replay(record_game(game))
    saved = [position.to_data() for position in moves]
    for step in (7, 3, 0, len(saved) - 1):
        moves.jump(step)
        assert (moves.step, moves.game.to_data()) == (step, saved[step])


def test_a_record_survives_its_file(tmp_path: Path) -> None:
    game = game_at(config(5), 12, 31, keep_events=True)
    path = tmp_path / "game.json"
    save_record(game, path)
    assert load_record(path) == record_game(game)


def test_a_position_set_up_by_hand_has_no_record(tmp_path: Path) -> None:
    game = table(city("Giza", "wood"))
    with pytest.raises(GameError, match="began with a deal"):
        save_record(game, tmp_path / "game.json")


@pytest.mark.parametrize("words", ["take Atlantis", "take up", "dance", "done", "build library", "stage 1 with gear"])
def test_an_answer_that_does_not_fit_is_refused(words: str) -> None:
    data = record_game(game_at(config(3), 2, 5))
    answers = data["answers"]
    assert isinstance(answers, list)
    answers[2] = [2, words]
    with pytest.raises(BrokenSave):
        replay_game(data)


def test_a_record_of_another_version_or_game_is_refused() -> None:
    data = record_game(game_at(config(3), 2, 5))
    with pytest.raises(VersionMismatch, match="99"):
        replay({**data, "rules": 99})
    settings = config(3).to_data()
    with pytest.raises(BrokenSave, match="no game 'duel'"):
        replay({**data, "config": {**settings, "game": "duel"}})
