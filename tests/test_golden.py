"""Golden games and count tables: whatever changes a game, a view, an option or a score shows up here."""

from itertools import zip_longest

import pytest

from sevenwonders import Config, new_game
from sevenwonders.record.count_table import count_row, count_sequences
from tests.golden.write import (
    CONFIGURATIONS,
    COUNT_TABLES,
    FOLDER,
    count_table,
    golden_game,
    golden_name,
)

ADVICE = "If the change is meant, write all golden files anew with `python -m tests.golden.write` and review them."


def compare(name: str, written: str, played: str) -> None:
    """Point at the first line that differs."""
    for number, (old, new) in enumerate(zip_longest(written.splitlines(), played.splitlines()), start=1):
        assert old == new, f"{name} line {number} differs. {ADVICE}\n  was {old}\n  now {new}"


def stored(name: str) -> str:
    path = FOLDER / name
    assert path.exists(), f"{name} is missing. {ADVICE}"
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("players", "side"), CONFIGURATIONS)
def test_a_golden_game_has_not_changed(players: int, side: str) -> None:
    name = golden_name(players, side)
    compare(name, stored(name), golden_game(players, side))


@pytest.mark.parametrize(("players", "side"), CONFIGURATIONS)
def test_a_count_table_has_not_changed(players: int, side: str) -> None:
    start = f"players {players} side {side} "
    lines = [line for line in stored(COUNT_TABLES).splitlines(keepends=True) if line.startswith(start)]
    compare(COUNT_TABLES, "".join(lines), count_table(players, side))


def test_no_golden_file_is_left_over() -> None:
    names = {golden_name(players, side) for players, side in CONFIGURATIONS} | {COUNT_TABLES}
    assert {path.name for path in FOLDER.glob("*.txt")} == names


def test_the_golden_games_use_every_board() -> None:
    boards: set[str] = set()
    for players, side in CONFIGURATIONS:
        boards.update(stored(golden_name(players, side)).splitlines()[1].split()[1:])
    assert boards == {board.ident for board in new_game(Config(), 0).library.boards}


def test_counting_is_answering_in_every_way() -> None:
    game = new_game(Config(players=3), seed=6)
    before = game.to_data()
    first, second = (game.options(decision.ident) for decision in game.pending()[:2])
    assert count_row(game, 2) == [len(first), len(first) * len(second)]
    assert count_sequences(game, 0) == 1
    assert game.to_data() == before


def test_a_finished_game_counts_once() -> None:
    game = new_game(Config(players=3), seed=6)
    while not game.finished():
        decision = game.pending()[0]
        game.answer(decision.ident, game.options(decision.ident)[-1])
    assert count_row(game, 3) == [1, 1, 1]
