"""The garbage collector: nothing that comes and goes needs it, and its pauses are measured."""

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator

import pytest

from sevenwonders.server import garbage_collection as collector
from sevenwonders.server.garbage_collection import (
    CollectorPace,
    CollectorWatch,
    SpringCleaning,
    calm_collector,
    freeze_survivors,
)
from sevenwonders.server.metrics import Metrics
from tests.server.house import House, Person, open_house, quick_settings


@pytest.fixture
def usual_collector() -> Iterator[None]:
    """Whatever a test does to the collector is undone."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.set_debug(0)
    gc.garbage.clear()
    gc.unfreeze()
    gc.enable()
    if freeze_survivors in gc.callbacks:
        gc.callbacks.remove(freeze_survivors)


async def visit(house: House, game: str, token: str) -> None:
    async with Person(house, game, token):
        pass


def ours_in(found: list[object]) -> Counter[str]:
    """Those of the objects that a server makes; the test's own client has cycles too."""
    names = (type(item).__module__ + "." + type(item).__qualname__ for item in found)
    return Counter(name for name in names if name.startswith(("sevenwonders.", "uvicorn.", "starlette.", "httptools.")))


@pytest.mark.usefixtures("usual_collector")
def test_sockets_and_requests_leave_no_reference_cycles() -> None:
    with open_house(quick_settings()) as house:
        host = house.new_game(3)

        def come_and_go() -> None:
            asyncio.run(visit(house, host.game, host.token))
            assert house.get("/healthz").status_code == 200

        come_and_go()
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        for _ in range(3):
            come_and_go()
        gc.collect()
        assert not ours_in(gc.garbage)


@pytest.mark.usefixtures("usual_collector")
def test_what_has_grown_old_is_frozen_until_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    calm_collector()
    kept = [[number] for number in range(1000)]
    gc.collect(0)
    # Not the number of frozen objects: some of them may have been freed in the meantime.
    searched = {id(thing) for thing in gc.get_objects()}
    assert not any(id(thing) in searched for thing in kept)
    monkeypatch.setattr(collector, "CLEAN_EVERY_S", 0.0)
    cleaning = SpringCleaning()
    assert not cleaning.maybe_clean(idle=False)
    # A cycle that was frozen while it was in use: only the big search finds it.
    cycle: list[object] = []
    cycle.append(cycle)
    gc.freeze()
    del cycle
    assert cleaning.maybe_clean(idle=True)
    assert gc.get_freeze_count() > 0


@pytest.mark.usefixtures("usual_collector")
def test_a_search_never_meets_the_games_of_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """New games take the place of old ones, so the number of objects does not grow and no search would begin."""
    calm_collector()
    searched: list[int] = []
    note = gc.callbacks.append
    note(lambda phase, _: searched.append(len(gc.get_objects(0))) if phase == "start" else None)
    try:
        pace = CollectorPace()
        monkeypatch.setattr(collector, "SEARCH_EVERY_S", 0.0)
        tables = [[[number] for number in range(100)] for _ in range(500)]
        for answer in range(2000):
            tables[answer % 500] = [[number] for number in range(100)]
            pace.after_answer()
    finally:
        gc.callbacks.pop()
    assert len(searched) >= 2000 // collector.ANSWERS
    assert max(searched[1:]) < 2 * 101 * collector.ANSWERS
    frozen = gc.get_freeze_count()
    monkeypatch.setattr(collector, "SEARCH_EVERY_S", 3600.0)
    for _ in range(2 * collector.ANSWERS):
        pace.after_answer()
    # Some may be freed in the meantime, but none is searched again.
    assert gc.get_freeze_count() > frozen // 2


def test_the_longest_pause_is_a_metric() -> None:
    metrics = Metrics()
    assert b"sevenwonders_collector_longest_pause_seconds 0.0" in metrics.text()
    metrics.collector.start()
    try:
        gc.collect()
    finally:
        metrics.collector.stop()
    longest_s = metrics.collector.longest_s
    assert longest_s > 0
    gc.collect()
    assert metrics.collector.longest_s == longest_s
    assert f"sevenwonders_collector_longest_pause_seconds {longest_s}".encode() in metrics.text()
    assert isinstance(metrics.collector, CollectorWatch)
