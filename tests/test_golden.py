"""Golden games and count tables: whatever changes a game, a view, an option or a score shows up here."""

from itertools import zip_longest

import pytest

from sevenwonders import Config
from sevenwonders.architects.kinds import DECISIONS
from sevenwonders.architects.library import library_of
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.kinds import DECISIONS as CLASSIC_DECISIONS
from sevenwonders.classic.libraries import library_of as library_of_classic
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.record.golden_text import count_row, count_sequences
from tests.golden.write import (
    ARCHITECTS_COUNT_TABLES,
    ARCHITECTS_PLAYERS,
    COMBINATIONS,
    COMBINED,
    CONFIGURATIONS,
    COUNT_TABLES,
    COUNTED,
    FOLDER,
    SECOND_COUNT_TABLES,
    SECOND_EDITION,
    Table,
    architects_count_table,
    architects_game,
    architects_name,
    are_here,
    combination_game,
    count_table,
    golden_game,
    golden_name,
    second_count_table,
    second_golden_game,
    second_name,
    second_title,
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


@pytest.mark.parametrize("table", are_here(SECOND_EDITION), ids=second_title)
def test_a_golden_game_of_the_second_edition_has_not_changed(table: Table) -> None:
    name = second_name(table)
    compare(name, stored(name), second_golden_game(table))


@pytest.mark.parametrize("table", are_here(COMBINED), ids=second_title)
def test_a_game_of_each_combination_has_not_changed(table: Table) -> None:
    start = f"{second_title(table)} seed "
    games = [game for game in stored(COMBINATIONS).split("\n\n") if game.startswith(start)]
    assert len(games) == 1, ADVICE
    compare(COMBINATIONS, games[0].rstrip("\n"), combination_game(table).rstrip("\n"))


@pytest.mark.parametrize("table", are_here(COUNTED), ids=second_title)
def test_a_count_table_of_the_second_edition_has_not_changed(table: Table) -> None:
    start = f"{second_title(table)} seed "
    lines = [line for line in stored(SECOND_COUNT_TABLES).splitlines(keepends=True) if line.startswith(start)]
    compare(SECOND_COUNT_TABLES, "".join(lines), second_count_table(table))


@pytest.mark.parametrize("players", ARCHITECTS_PLAYERS)
def test_a_golden_game_of_architects_has_not_changed(players: int) -> None:
    name = architects_name(players)
    compare(name, stored(name), architects_game(players))


@pytest.mark.parametrize("players", ARCHITECTS_PLAYERS)
def test_a_count_table_of_architects_has_not_changed(players: int) -> None:
    start = f"players {players} "
    lines = [line for line in stored(ARCHITECTS_COUNT_TABLES).splitlines(keepends=True) if line.startswith(start)]
    compare(ARCHITECTS_COUNT_TABLES, "".join(lines), architects_count_table(players))


def test_no_golden_file_is_left_over() -> None:
    names = {golden_name(players, side) for players, side in CONFIGURATIONS}
    names |= {architects_name(players) for players in ARCHITECTS_PLAYERS} | {COUNT_TABLES, ARCHITECTS_COUNT_TABLES}
    names |= {second_name(table) for table in SECOND_EDITION} | {SECOND_COUNT_TABLES, COMBINATIONS}
    assert {path.name for path in FOLDER.glob("*.txt")} == names


def test_the_golden_games_use_every_board() -> None:
    boards: set[str] = set()
    for players, side in CONFIGURATIONS:
        boards.update(stored(golden_name(players, side)).splitlines()[1].split()[1:])
    assert boards == {board.ident for board in new_classic_game(Config(), 0).library.boards}


def test_the_golden_games_of_the_second_edition_use_every_board_and_decision() -> None:
    words = set(stored(COMBINATIONS).split())
    assert words >= {board.ident for board in library_of_classic(2, EXPANSIONS).boards}
    told = {word for table in SECOND_EDITION for word in stored(second_name(table)).split()}
    assert set(CLASSIC_DECISIONS) - words <= {"free_city", "victory_token", "naval_conflict"}
    assert set(CLASSIC_DECISIONS) - told <= {"free_city", "victory_token", "naval_conflict", "pawn"}


def test_the_combinations_stay_short() -> None:
    assert len(stored(COMBINATIONS)) < 150_000
    assert len(COMBINED) == 16 * 7


def test_the_golden_games_of_architects_use_every_wonder_token_and_decision() -> None:
    text = "".join(stored(architects_name(players)) for players in ARCHITECTS_PLAYERS)
    words = set(text.split())
    assert words >= {board.ident for board in library_of().boards}
    assert words >= {token.ident for token in library_of().tokens}
    assert words >= set(DECISIONS)


def test_counting_is_answering_in_every_way() -> None:
    game = new_classic_game(Config(players=3), seed=6)
    before = game.to_data()
    first, second = (game.options(decision.ident) for decision in game.pending()[:2])
    assert count_row(game, 2) == [len(first), len(first) * len(second)]
    assert count_sequences(game, 0) == 1
    assert game.to_data() == before


def test_a_finished_game_counts_once() -> None:
    game = new_classic_game(Config(players=3), seed=6)
    while not game.finished():
        decision = game.pending()[0]
        game.answer(decision.ident, game.options(decision.ident)[-1])
    assert count_row(game, 3) == [1, 1, 1]
