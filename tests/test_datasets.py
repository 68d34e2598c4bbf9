"""Data sets: written in parts, the same in any number of processes, resumed, read back, and refused if damaged."""

import json
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pyarrow.parquet as pq
import pytest

from sevenwonders import Config, new_game
from sevenwonders.bots.batches import played_game, seed_of
from sevenwonders.datasets import write
from sevenwonders.datasets.arrays import joined, steps_in, tensors_in
from sevenwonders.datasets.manifest import Manifest, read_manifest
from sevenwonders.datasets.read import histories, positions
from sevenwonders.datasets.write import begun, new_manifest, tasks_of, written_parts
from sevenwonders.encode.play import new_play
from sevenwonders.games import checked_config
from sevenwonders.kernel.errors import BadConfig
from tests.support.expansions import ALL
from tests.support.terminal import printed

CONFIG = Config(3)
GAMES = 10


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write, "GAMES_PER_PART", 4)


def written(folder: Path, jobs: int = 1, parts: int = -1, seed: int = 3) -> Manifest:
    """A data set of a few games, or the first parts of it."""
    manifest = begun(folder, new_manifest(CONFIG, ["random"], seed, GAMES))
    for number, done in enumerate(written_parts(folder, manifest, jobs), 1):
        manifest = done
        if number == parts:
            break
    return manifest


def test_every_game_is_there_and_can_be_played_again(tmp_path: Path) -> None:
    manifest = written(tmp_path)
    assert manifest.is_complete()
    assert [part.games for part in manifest.parts] == [4, 4, 2]
    games = dict(histories(tmp_path))
    assert list(games) == list(range(GAMES))
    for number, history in games.items():
        assert history == played_game(checked_config(CONFIG), ["random"] * 3, seed_of(3, number)).history


def test_positions_stand_right_before_the_choice(tmp_path: Path) -> None:
    written(tmp_path)
    seen = 0
    for position in positions(tmp_path):
        assert position.choice in position.game.options(position.ident)
        assert len(position.game.history) == 2 * position.step
        seen += 1
    assert seen == sum(part.answers for part in read_manifest(tmp_path).parts)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole")
    first = written(tmp_path / "twice", parts=1)
    assert [task.first for task in tasks_of(first)] == [4, 8]
    kept = (tmp_path / "twice" / first.parts[0].file).stat().st_mtime_ns
    assert written(tmp_path / "twice").digest() == whole.digest()
    assert (tmp_path / "twice" / first.parts[0].file).stat().st_mtime_ns == kept


def test_another_run_does_not_mix_its_games_in(tmp_path: Path) -> None:
    written(tmp_path)
    with pytest.raises(BadConfig, match="has other games"):
        written(tmp_path, seed=4)


def test_damage_is_noticed(tmp_path: Path) -> None:
    first, other, _ = written(tmp_path).parts
    (tmp_path / first.file).write_bytes((tmp_path / other.file).read_bytes())
    with pytest.raises(BadConfig, match="is damaged"):
        list(histories(tmp_path))
    (tmp_path / first.file).write_bytes(b"nothing")
    with pytest.raises(BadConfig, match="cannot be read"):
        list(histories(tmp_path))
    with pytest.raises(BadConfig, match="cannot be read"):
        read_manifest(tmp_path / "nowhere")


def test_the_metadata_describes_files_and_columns(tmp_path: Path) -> None:
    manifest = written(tmp_path)
    data = json.loads((tmp_path / "croissant.json").read_text(encoding="utf-8"))
    assert [item["name"] for item in data["distribution"]] == [*(part.file for part in manifest.parts), "games.parquet"]
    for described, file in zip(data["recordSet"], (manifest.parts[0].file, "games.parquet"), strict=True):
        assert [item["name"] for item in described["field"]] == pq.read_schema(tmp_path / file).names
    assert manifest.digest() in data["description"]
    assert "reconstructed" not in data["description"]


def test_answers_are_written_in_words(tmp_path: Path) -> None:
    rows = pq.read_table(tmp_path / written(tmp_path).parts[0].file).to_pylist()
    for position, row in zip(positions(tmp_path), rows, strict=False):
        choice = position.game.unpack(position.game.decision(position.ident), position.choice)
        assert (row["use"], row["card"], row["stage"], row["price"]) == (
            *(choice.use, choice.card),
            *(choice.stage, choice.price),
        )
        assert row["kind"] == position.game.decision_name(position.game.decision(position.ident).kind)
    assert {row["use"] for row in rows} >= {"build", "sell", "stage"}


@pytest.mark.parametrize(
    "config",
    [
        Config(3),
        Config(2),
        Config(4, edition=2, expansions=ALL[:2], variant="teams"),
        Config(3, game="architects"),
    ],
    ids=repr,
)
def test_every_player_has_a_row_with_the_result(tmp_path: Path, config: Config) -> None:
    plan = new_manifest(config, ["random"], 3, 5)
    *_, manifest = written_parts(tmp_path, begun(tmp_path, plan))
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "answers",
        "croissant.json",
        "games.parquet",
        "manifest.json",
    ]
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert [(row["game"], row["seat"]) for row in rows] == [
        (game, seat) for game in range(5) for seat in range(config.players)
    ]
    for row in rows:
        game = played_game(checked_config(config), manifest.bots, seed_of(3, row["game"]))
        score = game.score_sheet()[row["seat"]]
        assert [row[f"{name}_points"] for name in game.categories()] == list(score.points)
        assert row["total"] == score.total()
        assert game.board_names()[row["seat"]] == "_".join(filter(None, (row["wonder"], row["side"])))
        assert (row["place"] == 1) == (row["seat"] in game.ranking()[0])
        assert row["bot"] == "random"


@pytest.mark.parametrize("actions", ["steps", "options"])
def test_steps_are_what_players_saw_and_did(tmp_path: Path, actions: str) -> None:
    written(tmp_path)
    blocks = list(steps_in(tmp_path, 100, actions=actions, reward="score"))
    assert [len(block.actions) for block in blocks[:-1]] == [100] * (len(blocks) - 1)
    whole = joined(blocks)
    assert sorted(set(whole.games.tolist())) == list(range(GAMES))
    for number in (0, GAMES - 1):
        play = new_play(CONFIG, seed_of(3, number), actions)
        for at in np.flatnonzero(whole.games == number):
            seat = play.seat_to_act()
            assert seat == whole.seats[at]
            assert bytes(play.row(seat)) == whole.rows[at].tobytes()
            assert bytes(play.mask(seat)) == whole.masks[at].tobytes()
            play.act(seat, int(whole.actions[at]))
        assert play.finished()
        assert play.rewards("score")[seat] == whole.rewards[at]


def test_steps_become_tensors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, parts=1)
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(BadConfig, match="pip install torch"):
        next(tensors_in(tmp_path))
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace(from_numpy=lambda array: ("tensor", array.shape)))
    block = next(tensors_in(tmp_path, 50))
    assert block.actions == ("tensor", (50,))
    with pytest.raises(BadConfig, match="Blocks of 0 steps"):
        next(steps_in(tmp_path, 0))


@pytest.mark.long
def test_jobs_make_no_difference(tmp_path: Path) -> None:
    assert written(tmp_path / "one").digest() == written(tmp_path / "two", jobs=2).digest()


def test_the_command_says_what_it_wrote(tmp_path: Path) -> None:
    text = printed("selfplay", "--out", str(tmp_path / "data"), "--bots", "random", "--players", "3", "--games", "3")
    assert "3 games" in text
    assert read_manifest(tmp_path / "data").digest() in text.replace("\n", "")


def test_a_game_from_the_data_has_the_deal_of_its_seed(tmp_path: Path) -> None:
    written(tmp_path)
    position = next(positions(tmp_path))
    assert position.game.board_names() == new_game(CONFIG, seed_of(3, 0)).board_names()
