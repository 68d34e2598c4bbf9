"""Accuracy tells levels of play apart: the table of docs/analysis.md, with fewer games."""

from itertools import combinations, pairwise
from math import sqrt

import pytest
from benchmarks.analysis import (
    HEADS,
    LEVELS,
    PAGE,
    TABLES,
    mean_accuracy,
    measure_table,
    row_of,
    share_in_order,
    share_of_whole_orders,
)
from benchmarks.pages import markdown

from sevenwonders import Config, record_game
from sevenwonders.bots.analysis.study import Study, new_study
from sevenwonders.bots.analysis.walk import WORLDS
from sevenwonders.bots.batches import played_game
from sevenwonders.bots.budget import Budget
from sevenwonders.games import checked_config

FOUND = [{"random": 5.0, "easy": 40.0, "greedy": 70.0}, {"random": 5.0, "easy": 80.0, "greedy": 70.0}]


def test_orders_are_counted_by_pairs_and_by_games() -> None:
    assert share_in_order(FOUND, [("random", "easy"), ("easy", "greedy")]) == 0.75
    assert share_in_order(FOUND, [("random", "easy"), ("easy", "strong")]) == 1.0
    assert share_of_whole_orders(FOUND) == 0.5


def test_the_page_has_the_table_of_the_command() -> None:
    row = row_of("a table", [{level: 20.0 * at for at, level in enumerate(LEVELS)}])
    assert row == ["a table", "1", "0", "20", "40", "60", "80", *["100 %"] * 3]
    page = PAGE.read_text(encoding="utf-8")
    assert markdown(HEADS, [row]).startswith(page[page.index("| table | games | random") :].split("\n")[0])
    assert all(f"| {title} |" in page for title in TABLES)


def test_a_game_between_levels_is_measured() -> None:
    (found,) = measure_table(Config(3), 1, 1, Budget(iterations=1))
    assert len(found) == 3
    assert set(found) <= set(LEVELS)


@pytest.mark.proof
def test_levels_have_clearly_different_accuracies() -> None:
    found = measure_table(Config(5), 10, 1)
    means = [mean_accuracy(found, level) for level in LEVELS]
    assert means == sorted(means)
    assert means[-1] - means[0] >= 30.0
    assert all(better - worse >= 5.0 for worse, better in pairwise(means))
    assert share_in_order(found, list(combinations(LEVELS, 2))) >= 0.85
    # Whatever the game, chance and the strongest bot are never confused.
    assert share_in_order(found, [("random", "expert")]) == 1.0


def studied(seed: int) -> Study:
    game = played_game(checked_config(Config(4)), ["random", "easy", "greedy", "strong"], 6)
    study = new_study(record_game(game), seed=seed)
    list(study.findings())
    return study


@pytest.mark.proof
def test_two_analyses_of_a_game_agree_within_their_errors() -> None:
    """Other worlds give the same curve and the same costs, and marks only where the difference is certain."""
    first, second = studied(1), studied(2)
    for point, again in zip(first.course, second.course, strict=True):
        for chance, other in zip(point.chances, again.chances, strict=True):
            error = sqrt(2 * max(chance * (1 - chance), 0.01) / WORLDS)
            assert abs(chance - other) <= 5 * error
    for move, same in zip(first.moves, second.moves, strict=True):
        assert move.choice.chance == pytest.approx(point_at(first, move.step, move.seat))
        assert move.choice.visits == WORLDS
        assert not move.mark or move.cost >= 2 * move.error
        if move.mark:
            assert same.cost >= move.cost - 5 * (move.error + same.error)


def point_at(study: Study, step: int, seat: int) -> float:
    return next(point.chances[seat] for point in reversed(study.course) if point.step <= step)


@pytest.mark.proof
def test_a_lost_game_still_has_good_and_bad_moves() -> None:
    """The random player has no chance in the last Age, and its moves are told apart all the same."""
    own = [move for move in studied(1).moves if move.seat == 0 and move.age == 3]
    assert max(move.best.chance for move in own) < 0.1
    assert any(move.mark for move in own)
    assert max(move.cost for move in own) > 0.05
