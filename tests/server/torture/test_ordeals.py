"""Every ordeal in its short form, and the page that states the promises."""

import random
from pathlib import Path

import pytest

from tests.server.databases import Cluster
from tests.server.torture.__main__ import write_page
from tests.server.torture.ordeal import NotHere, Ordeal, Stage
from tests.server.torture.ordeals import ORDEALS
from tests.server.torture.people import Ledger
from tests.server.torture.timing import WaitingTimes

PAGE = Path(__file__).parents[3] / "docs" / "reliability.md"

# These take a quarter of a minute each, most of it waiting. `make long` and `make torture` go through them. In the
# usual run, tests of owners, processes and restarts cover what three of them do to a server on PostgreSQL.
PATIENT = {
    "clock ahead at a start",
    "clock jumps",
    "database freezes",
    "database stops",
    "experts of one address",
    "frozen owners",
    "hint floods",
    "hints of one address",
    "kills on PostgreSQL",
    "lost owners",
    "one fast socket",
}
CASES = [
    pytest.param(ordeal, id=ordeal.name, marks=[pytest.mark.proof] if ordeal.name in PATIENT else [])
    for ordeal in ORDEALS
]


@pytest.mark.parametrize("ordeal", CASES)
def test_a_promise_holds(ordeal: Ordeal, cluster: Cluster, postgres_template: str, tmp_path: Path) -> None:
    stage = Stage(tmp_path, cluster, postgres_template, random.Random(2), ordeal.short, tables=1, timed=False)
    try:
        figures = ordeal.run(stage)
    except NotHere as lack:
        pytest.skip(str(lack))
    assert figures["confirmed"] > 0


def test_waiting_times_count_where_they_are_the_servers(tmp_path: Path, cluster: Cluster) -> None:
    stage = Stage(tmp_path, cluster, "", random.Random(2), 1)
    stage.check_wait(1.0, 2.0, {})
    with pytest.raises(AssertionError, match="waited for too long"):
        stage.check_wait(2.0, 2.0, {})
    stage.timed = False
    stage.check_wait(2.0, 2.0, {})


def test_the_page_states_every_promise() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for ordeal in ORDEALS:
        assert f"| {ordeal.name} | {ordeal.promise} |" in text


def test_figures_are_written_into_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    write_page(page, {"full disk": (True, {"lost": 0, "longest_wait_s": 1.5}), "lost owners": (False, "lost: 3")})
    changed = set(page.read_text(encoding="utf-8").split("\n")) - set(PAGE.read_text(encoding="utf-8").split("\n"))
    assert changed == {
        "| full disk | A full disk refuses answers and loses none. | lost 0, longest wait s 1.5 |",
        "| lost owners | Another process takes over the tables of a killed one within seconds. | BROKEN: lost: 3 |",
    }


def test_a_lost_answer_is_noticed() -> None:
    ledger = Ledger()
    ledger.confirmed(1, 10)
    ledger.confirmed(2, 20)
    ledger.sent(2, 21)
    ledger.sent(3, 30)
    assert ledger.lost([1, 10, 2, 20]) == []
    assert ledger.lost([1, 10, 2, 21, 3, 31]) == []
    assert ledger.lost([1, 11, 2, 22]) == [1, 2]
    assert ledger.lost([2, 20]) == [1]


def test_the_last_answer_to_a_decision_counts() -> None:
    ledger = Ledger()
    ledger.confirmed(1, 10)
    ledger.confirmed(1, 11)
    assert ledger.lost([1, 10, 1, 11]) == []
    assert ledger.lost([1, 11, 1, 10]) == [1]


def test_waits_are_told_apart_by_the_trouble() -> None:
    times = WaitingTimes("bot_ms")
    times.waits = [(0.0, 0.01), (0.9, 1.02), (1.5, 1.52), (1.9, 2.03), (2.5, 9.0)]
    assert times.figures() == {}
    times.began_s, times.ended_s = 1.0, 2.0
    assert times.figures() == {"bot_ms_before": 10.0, "bot_ms_during": 130.0}


def test_a_long_wait_counts_for_the_answers_that_it_prevented() -> None:
    times = WaitingTimes()
    times.waits = [(number / 100, number / 100 + 0.001) for number in range(200)]
    times.began_s, times.ended_s = -1.0, 10.0
    assert times.figures() == {"p95_ms_during": 1.0}
    times.waits.append((2.0, 10.0))
    assert times.figures()["p95_ms_during"] > 5000


def test_giving_up_ends_a_wait() -> None:
    times = WaitingTimes()
    with pytest.raises(TimeoutError), times.trouble(), times.wait():
        raise TimeoutError
    assert len(times.waits) == 1
    assert list(times.figures()) == ["p95_ms_during"]
