"""Records: the same answers lead to the same game, and what is damaged is refused with a sentence."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from sevenwonders import Config
from sevenwonders.classic.kinds import CARD
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.version import RULES_VERSION
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import BrokenSave, GameError, VersionMismatch
from sevenwonders.kernel.rng import stream
from sevenwonders.record.files import MOST_BYTES, load_record, save_record
from sevenwonders.record.record import RECORD_FORMAT, record_game, replay, replay_game

CHOICES = 900


def play(game: ClassicGame, seed: int, answers: int = -1, changes: bool = False) -> list[Data]:
    """Random answers, some of them changed at once; the saved game at every decision."""
    rng = stream(seed, CHOICES)
    saved = [game.to_data()]
    while not game.finished() and answers != 0:
        answers -= 1
        pending = game.pending()
        decision = pending[rng.below(len(pending))]
        options = game.options(decision.ident)
        game.answer(decision.ident, options[rng.below(len(options))])
        saved.append(game.to_data())
        if changes and decision in game.decisions and rng.below(2):
            game.change(decision.ident, options[rng.below(len(options))])
            saved.append(game.to_data())
    return saved


def a_record() -> Data:
    """A record as it comes out of a file."""
    game = new_classic_game(Config(players=3), seed=5)
    play(game, 5, answers=10)
    data = msgspec.json.decode(msgspec.json.encode(record_game(game)))
    assert isinstance(data, dict)
    return data


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("changes", [False, True])
def test_a_replay_gives_the_same_game_at_every_decision(players: int, changes: bool) -> None:
    game = new_classic_game(Config(players=players), seed=players)
    saved = play(game, players, changes=changes)
    assert [position.to_data() for position in replay(record_game(game))] == saved
    assert replay_game(record_game(game)).to_data() == game.to_data()
    assert record_game(replay_game(record_game(game))) == record_game(game)


@pytest.mark.parametrize("players", [2, 4])
def test_a_replay_tells_the_same_events(players: int) -> None:
    game = new_classic_game(Config(players=players), seed=1, keep_events=True)
    play(game, 1, changes=True)
    again = replay_game(record_game(game), keep_events=True)
    assert [event.to_data() for event in again.events] == [event.to_data() for event in game.events]


def test_a_record_is_format_rules_config_seed_and_answers() -> None:
    game = new_classic_game(Config(players=3, wonders=["Giza A", "Rhodes B", "Babylon A"]), seed=9)
    decision = game.pending()[0]
    choice = game.options(decision.ident)[-1]
    game.answer(decision.ident, choice)
    data = record_game(game)
    assert list(data) == ["format", "rules", "config", "seed", "answers"]
    assert (data["format"], data["rules"], data["seed"]) == (RECORD_FORMAT, RULES_VERSION, 9)
    card = game.library.cards[game.cities[0].hand[-1]]
    assert data["answers"] == [[decision.ident, f"sell {card.ident}"]]


def test_a_replay_jumps_to_any_step() -> None:
    game = new_classic_game(Config(players=2), seed=4)
    saved = play(game, 4, changes=True)
    moves = replay(record_game(game))
    assert moves.steps() == len(saved) - 1
    for step in (7, 3, 3, 0, len(saved) - 1, 20):
        moves.jump(step)
        assert (moves.step, moves.game.to_data()) == (step, saved[step])
    moves.jump(10_000)
    assert moves.step == moves.steps()
    assert not moves.forward()
    assert moves.game.finished()


def test_a_changed_card_of_the_controller_withdraws_the_free_citys_card_in_the_replay_too() -> None:
    game = new_classic_game(Config(players=2), seed=3)
    controller = game.decision(0)
    assert controller.kind == CARD
    options = game.options(0)
    game.answer(0, options[0])
    free_city = game.pending()[-1]
    game.answer(free_city.ident, game.options(free_city.ident)[0])
    game.change(0, options[-1])
    assert free_city.ident not in [decision.ident for decision in game.decisions]
    assert replay_game(record_game(game)).to_data() == game.to_data()


# Files


def test_a_record_survives_its_file(tmp_path: Path) -> None:
    game = new_classic_game(Config(players=5), seed=12, keep_events=True)
    play(game, 12, answers=31, changes=True)
    path = tmp_path / "game.json"
    save_record(game, path)
    assert load_record(path) == record_game(game)
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    play(game, 13)
    save_record(game, path)
    assert load_record(path) == record_game(game)


def test_a_record_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="Choose another place"):
        save_record(new_classic_game(Config(players=3), seed=1), tmp_path / "missing" / "game.json")


def test_a_position_set_up_by_hand_has_no_record(tmp_path: Path) -> None:
    cities = [CitySetup(board, 3, 0, [], [card], []) for board, card in ((0, 0), (2, 1), (4, 2))]
    game = set_up(Config(players=3), cities)
    path = tmp_path / "game.json"
    with pytest.raises(GameError, match="began with a deal"):
        save_record(game, path)
    decision = game.pending()[0]
    game.answer(decision.ident, game.options(decision.ident)[0])
    with pytest.raises(GameError, match="began with a deal"):
        save_record(game, path)
    assert not path.exists()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe",
        b"build library",
        b"{",
        b'{"format": 1, "rules": 1, "config": {"pl',
        b"[" * 100_000,
        b'{"seed": "\xed\xa0\x80"}',
        b"[]",
        b"null",
        b"7",
        b"{}",
    ],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(BrokenSave, match=r"undamaged|Name the file"):
        load_record(path)


def test_every_cut_of_a_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    content = msgspec.json.encode(a_record())
    for size in range(0, len(content), 17):
        path.write_bytes(content[:size])
        with pytest.raises(BrokenSave):
            load_record(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BrokenSave, match="cannot be read"):
            load_record(path)


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(BrokenSave, match="larger than"):
        load_record(path)


# Damaged data


@pytest.mark.parametrize("field", ["format", "rules", "config", "seed", "answers"])
@pytest.mark.parametrize("value", [None, "x", 1.5, True, [[1]], {"a": 1}, -1])
def test_a_field_that_is_wrong_or_missing_is_refused(field: str, value: object) -> None:
    data = a_record()
    del data[field]
    with pytest.raises(BrokenSave, match=field):
        replay(data)
    data[field] = value
    with pytest.raises(BrokenSave):
        replay(data)


@pytest.mark.parametrize("field", ["players", "game", "edition", "expansions", "variant", "wonders", "options"])
@pytest.mark.parametrize("value", [None, "x", 1.5, True, [[1]], {"a": 1}, 99, ["Atlantis A"], 1 << 70])
def test_a_configuration_that_is_wrong_is_refused(field: str, value: object) -> None:
    data = a_record()
    config = data["config"]
    assert isinstance(config, dict)
    config[field] = value
    with pytest.raises(BrokenSave):
        replay(data)


@pytest.mark.parametrize("field", ["format", "rules"])
def test_another_version_is_told_apart_from_damage(field: str) -> None:
    data = a_record()
    data[field] = 99
    with pytest.raises(VersionMismatch, match=r"99.*Replay it with the version that wrote it"):
        replay(data)


def drop_answer(answers: list[object]) -> None:
    del answers[0]


def swap_answers(answers: list[object]) -> None:
    answers[0], answers[-1] = answers[-1], answers[0]


def put(answer: object) -> Callable[[list[object]], None]:
    def change(answers: list[object]) -> None:
        answers[4] = answer

    return change


@pytest.mark.parametrize(
    "damage",
    [
        drop_answer,
        swap_answers,
        put([4, "sell palace"]),
        put([4, "build palace (left 49, right 49)"]),
        put([4, "pass"]),
        put([99, "sell palace"]),
        put([1 << 80, "sell palace"]),
        put([-1, "sell palace"]),
    ],
)
def test_an_answer_that_does_not_fit_is_refused(damage: Callable[[list[object]], None]) -> None:
    data = a_record()
    answers = data["answers"]
    assert isinstance(answers, list)
    damage(answers)
    with pytest.raises(BrokenSave, match=r"Answer \d+ of the record does not fit"):
        replay_game(data)


@pytest.mark.parametrize(
    "answer", [None, 4, "sell palace", [], [4], [4, 4], ["4", "pass"], [4, "dance"], [4, "sell atlantis"], [4, ""]]
)
def test_an_answer_of_another_form_is_refused(answer: object) -> None:
    data = a_record()
    answers = data["answers"]
    assert isinstance(answers, list)
    answers[4] = answer
    with pytest.raises(BrokenSave, match="answers"):
        replay(data)


def test_an_answer_after_the_end_is_refused() -> None:
    game = new_classic_game(Config(players=3), seed=2)
    play(game, 2)
    data = record_game(game)
    answers = data["answers"]
    assert isinstance(answers, list)
    answers.append([len(answers), "pass"])
    with pytest.raises(BrokenSave, match="does not fit"):
        replay_game(data)
