"""Several processes think about one move, and choose what one would have chosen."""

from multiprocessing import Pipe

import pytest

from sevenwonders import Config, new_game
from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.bots.core import parallel_search as parallel_module
from sevenwonders.bots.core.levels import EXPERT, STRONG, search_for
from sevenwonders.bots.core.parallel_search import ForkedSearch, parallel_search_for
from sevenwonders.bots.core.search import Candidate, Effort, batches_of
from sevenwonders.bots.core.thinking import SearchBot, pondered, use_all_cores
from sevenwonders.bots.registry import make_bot
from sevenwonders.games import sampler
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream

GAME = new_game(Config(4), 7)


@pytest.fixture(autouse=True)
def forks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite has threads of its own, which are idle here."""
    monkeypatch.setattr(parallel_module, "can_fork", lambda: True)


def thought(game: Game, processes: int, effort: Effort) -> list[tuple[int, int, float, float, float]]:
    """Everything that a search finds out about the first decision."""
    ident = game.pending()[0].ident
    search = search_for(game.config, EXPERT)
    found = pondered(search, game.view(0), None, ident, effort, stream(3, 3), processes)
    return [(item.choice, item.visits, item.worth, item.chance, item.points) for item in found]


def test_the_number_of_processes_does_not_change_a_choice() -> None:
    alone = thought(GAME, 1, Effort(90, 0.0))
    assert thought(GAME, 2, Effort(90, 0.0)) == alone
    assert thought(GAME, 3, Effort(90, 0.0)) == alone


def test_processes_that_look_at_the_clock_try_at_the_same_time() -> None:
    found = thought(GAME, 2, Effort(0, 0.0001))
    # Each process rollouts one world, even if the time is over by then.
    assert found[0][1] == 2


def test_the_lots_of_a_helper_that_is_gone_are_not_lost() -> None:
    ident = GAME.pending()[0].ident
    search = search_for(GAME.config, STRONG)
    worlds = sampler(GAME.view(0), open_answers=True)
    ours, theirs = Pipe()
    theirs.close()
    found: list[list[Candidate]] = []
    for parallel in (None, ForkedSearch(search, worlds, ident, [ours])):
        candidates = search.candidates(GAME, ident)
        search.roll_out_all(worlds, ident, candidates, batches_of(3, stream(1, 1)), parallel)
        found.append(candidates)
    assert [item.worth for item in found[0]] == [item.worth for item in found[1]]


def test_worlds_are_shared_out_completely() -> None:
    for worlds in (1, 5, 8, 30):
        assert sum(batch.worlds for batch in batches_of(worlds, stream(1, 1))) == worlds


def test_nobody_is_forked_among_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel_module, "can_fork", lambda: False)
    search = search_for(GAME.config, STRONG)
    with parallel_search_for(search, sampler(GAME.view(0)), 0, 4) as parallel:
        assert parallel is None


def test_only_experts_use_all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 6)
    expert = use_all_cores(make_bot("classic", "expert", 1, 0))
    assert isinstance(expert, SearchBot)
    assert expert.processes == 6
    strong = use_all_cores(make_bot("classic", "strong", 1, 0, Budget(iterations=3)))
    assert isinstance(strong, SearchBot)
    assert strong.processes == 1
    assert use_all_cores(make_bot("classic", "greedy", 1, 0, NO_BUDGET))
