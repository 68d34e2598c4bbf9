"""The command `sevenwonders replay` with the second edition and all expansions together."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.record.files import save_record
from tests.support.expansions import ALL
from tests.support.games import game_at
from tests.support.terminal import printed, stepped, widest


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("players", [3, 7])
def test_a_whole_game_is_printed(tmp_path: Path, players: int, columns: int) -> None:
    path = tmp_path / "game.json"
    save_record(game_at(Config(players, edition=2, expansions=ALL), 7), path)
    text = printed("replay", str(path), columns=columns)
    assert text.startswith("7 Wonders, second edition, ")
    assert "The game is over." in text
    assert widest(text) <= columns
    assert widest(stepped(path, ["20"], width=columns)) <= columns
