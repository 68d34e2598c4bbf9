"""Games on a cluster: a small one on this machine, with the same results as without it."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sevenwonders.bots import cluster
from sevenwonders.bots.batches import new_tournament, play_batch
from sevenwonders.bots.cluster import chunked, on_cluster, run_on_cluster
from sevenwonders.bots.core.model import read_model
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.record.statistics import Statistics
from tests.support.terminal import printed


class Together:
    """Ray as far as it is used, in this process. It says in which order tasks were given out."""

    def __init__(self, cpus: int) -> None:
        self.cpus = cpus
        self.given: list[int] = []
        self.waiting: list[int] = []

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.cpus}

    def put(self, thing: Any) -> Any:
        return thing

    def remote(self, max_retries: int) -> Any:
        assert max_retries > 0
        ray = self

        class Task:
            def __init__(self, work: Any) -> None:
                self.work = work

            def remote(self, *given: Any) -> Any:
                ray.given.append(len(given[1]))
                ray.waiting.append(len(ray.given))
                return lambda: self.work(*given)

        return Task

    def wait(self, tasks: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        """The last task is the first that is done."""
        assert num_returns == 1
        assert len(tasks) <= cluster.TASKS_PER_CPU * self.cpus
        return tasks[-1:], tasks[:-1]

    def get(self, task: Any) -> Any:
        assert len(self.waiting) <= cluster.KEPT_PER_CPU * self.cpus
        self.waiting.pop(0)
        return task()


def test_tasks_are_bounded_and_results_come_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Together(2)
    monkeypatch.setattr(cluster, "ray_module", lambda: ray)
    assert list(run_on_cluster(lambda number: number * number, list(range(1000)), "auto")) == [
        number * number for number in range(1000)
    ]
    assert ray.given == [cluster.BATCHES_PER_TASK] * 25


def test_batches_are_sent_together() -> None:
    assert [len(chunk) for chunk in chunked(list(range(250)), 40, 2)] == [40, 40, 40, 40, 40, 40, 10]
    # Every processor gets some, and nobody gets more than asked for.
    assert [len(chunk) for chunk in chunked(list(range(95)), 40, 4)] == [7] * 13 + [4]
    assert [len(chunk) for chunk in chunked(list(range(3)), 40, 4)] == [1, 1, 1]
    assert [len(chunk) for chunk in chunked(list(range(1000)), 1, 1)] == [1] * 1000


def test_nothing_to_play_needs_no_task(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Together(2)
    monkeypatch.setattr(cluster, "ray_module", lambda: ray)
    assert list(run_on_cluster(len, list[list[int]](), "auto")) == []
    with on_cluster(""):
        assert not ray.given


def test_every_command_that_plays_games_takes_a_cluster(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With the same results as without one."""
    ray = Together(2)
    monkeypatch.setattr(cluster, "ray_module", lambda: ray)
    words = ("evaluate", "random", "--against", "greedy", "--players", "3", "--games", "3", "--json")
    assert printed(*words, "--cluster", "auto") == printed(*words)
    assert ray.given
    recipe = tmp_path / "tiny.yaml"
    recipe.write_text("tables: [{players: 3}]\nrounds: [{games: 10, player: greedy, epochs: 1}]\n", encoding="utf-8")
    ray.given.clear()
    for number, options in enumerate(([], ["--cluster", "auto"])):
        printed("train", "--config", str(recipe), "--out", str(tmp_path / str(number)), *options)
    assert ray.given == [1]
    alone, together = (read_model(tmp_path / str(number) / "tiny_0.weights") for number in range(2))
    assert alone.policy == together.policy


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadConfig, match=r"pip install 'sevenwonders\[cluster\]'"):
        list(run_on_cluster(len, [[1]], "auto"))


@pytest.fixture
def _two_workers() -> Iterator[None]:
    """A cluster of two workers on this machine."""
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield
    ray.shutdown()


@pytest.mark.proof
@pytest.mark.usefixtures("_two_workers")
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games() -> None:
    tournament = new_tournament(Config(3), ["random"], 5, 4_500)
    alone, together = (Statistics(3, 3) for _ in range(2))
    for outcome in map(play_batch, tournament.batches()):
        alone.merge(outcome.statistics)
    for outcome in run_on_cluster(play_batch, tournament.batches(), "auto"):
        together.merge(outcome.statistics)
    assert together.summary(tournament.bots) == alone.summary(tournament.bots)


@pytest.mark.proof
@pytest.mark.usefixtures("_two_workers")
@pytest.mark.filterwarnings("ignore")
def test_a_lost_worker_changes_nothing(tmp_path: Path) -> None:
    """The first task ends its process; it is tried again elsewhere."""
    mark = tmp_path / "died"

    def dying(number: int) -> int:
        if number == 3 and not mark.exists():
            mark.touch()
            os._exit(1)
        return number + 1

    assert list(run_on_cluster(dying, list(range(100)), "auto")) == list(range(1, 101))
    assert mark.exists()
