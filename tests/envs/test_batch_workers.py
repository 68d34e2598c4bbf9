"""Many games as arrays: in one process or in several, with the same result."""

import numpy as np
import pytest

from sevenwonders import BadConfig, Config
from sevenwonders.envs.batch import Games, new_batch


def first_legal(games: Games) -> None:
    games.step(games.masks.argmax(axis=1))


def test_arrays_show_every_step() -> None:
    games = new_batch(Config(3), 4, seed=1, reward="margin")
    rows = games.rows
    before = rows.copy()
    ends = 0
    for _ in range(150):
        assert games.masks.sum(axis=1).min() >= 1
        first_legal(games)
        assert (games.rewards[~games.ended] == 0).all()
        ends += int(games.ended.sum())
    assert rows is games.rows
    assert (rows != before).any()
    assert ends >= 4


def test_workers_play_the_same_games() -> None:
    with new_batch(Config(3), 5, seed=1) as alone, new_batch(Config(3), 5, seed=1, workers=2) as shared:
        for _ in range(120):
            for part in ("rows", "masks", "seats", "rewards", "ended"):
                assert np.array_equal(getattr(alone, part), getattr(shared, part)), part
            first_legal(alone)
            first_legal(shared)
        with pytest.raises(BadConfig, match="mask"):
            shared.step(np.full(5, 408))


def test_impossible_batches_are_refused() -> None:
    with pytest.raises(BadConfig, match="0 games"):
        new_batch(Config(3), 0, seed=1)
    with pytest.raises(BadConfig, match="in 3 processes"):
        new_batch(Config(3), 2, seed=1, workers=3)
    with pytest.raises(BadConfig, match="no reward"):
        new_batch(Config(3), 2, seed=1, reward="fame")
