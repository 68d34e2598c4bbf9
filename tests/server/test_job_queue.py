"""The order in which work for bots is done: fair between kinds, addresses and tables, without any process."""

from collections.abc import Iterator

from sevenwonders.server.bots.job_queue import WEIGHTS, FairQueue, Job, Kind


def put(queue: FairQueue, kind: Kind, address: str, *tables: str) -> list[Job]:
    jobs = [Job(kind, address, table) for table in tables]
    for job in jobs:
        queue.put(job)
    return jobs


def started(queue: FairQueue) -> list[Job]:
    """All jobs that may begin now."""
    return list(iter(queue.start, None))


def one_by_one(queue: FairQueue) -> Iterator[Job]:
    """All jobs in the order in which one worker does them."""
    while (job := queue.start()) is not None:
        yield job
        queue.drop(job)


def names(jobs: Iterator[Job] | list[Job]) -> str:
    return " ".join(job.address + job.table for job in jobs)


def test_addresses_take_turns_and_then_their_tables() -> None:
    queue = FairQueue(1)
    put(queue, "live", "a", "1", "2", "3", "1")
    put(queue, "live", "b", "7")
    put(queue, "live", "c", "8", "9")
    assert names(one_by_one(queue)) == "a1 b7 c8 a2 c9 a3 a1"


def test_a_newcomer_waits_for_one_job_of_each_address() -> None:
    queue = FairQueue(1)
    put(queue, "live", "a", *(str(number) for number in range(60)))
    running = queue.start()
    assert running is not None
    put(queue, "live", "b", "x")
    queue.drop(running)
    assert names(one_by_one(queue)).split()[:2] == ["a1", "bx"]


def test_every_kind_has_its_share_while_all_wait() -> None:
    queue = FairQueue(1)
    for kind in WEIGHTS:
        put(queue, kind, "a", *(str(number) for number in range(30)))
    first = [job.kind for job, _ in zip(one_by_one(queue), range(sum(WEIGHTS.values())), strict=False)]
    assert {kind: first.count(kind) for kind in WEIGHTS} == WEIGHTS


def test_a_kind_that_was_idle_has_no_arrears() -> None:
    queue = FairQueue(1)
    put(queue, "live", "a", *(str(number) for number in range(30)))
    for _, _ in zip(one_by_one(queue), range(20), strict=False):
        pass
    put(queue, "hint", "b", *(str(number) for number in range(9)))
    kinds = [job.kind for job, _ in zip(one_by_one(queue), range(9), strict=False)]
    assert kinds.count("hint") <= 4


def test_bots_that_answer_at_once_never_wait_for_searches() -> None:
    queue = FairQueue(2, spare=1)
    for kind in ("live", "hint", "analysis", "unattended"):
        put(queue, kind, "a", "1", "2", "3")
    assert len(started(queue)) == 2
    put(queue, "quick", "b", "1", "2")
    assert names(started(queue)) == "b1", "one worker is theirs alone"


def test_a_search_waits_while_quick_bots_have_all_workers() -> None:
    queue = FairQueue(1, spare=1)
    quick = put(queue, "quick", "a", "1", "2")
    assert started(queue) == quick
    live, _ = put(queue, "live", "a", "3", "4")
    assert started(queue) == []
    queue.drop(quick[0])
    assert started(queue) == [live]
    queue.drop(quick[1])
    assert started(queue) == [], "the spare worker does not search"


def test_whatever_no_game_waits_for_leaves_a_worker_free() -> None:
    for workers in (1, 2, 4, 8):
        queue = FairQueue(workers)
        for kind in ("hint", "analysis", "unattended"):
            put(queue, kind, "a", *(str(number) for number in range(10)))
        running = [job.kind for job in started(queue)]
        assert len(running) == max(1, workers - 1)
        assert running.count("unattended") <= max(1, workers // 4)
        assert running.count("analysis") <= max(1, workers // 2)
        put(queue, "live", "b", "x")
        assert names(started(queue)) == ("bx" if workers > 1 else "")


def test_a_job_that_is_given_up_leaves_no_trace() -> None:
    queue = FairQueue(1)
    first, second, third = put(queue, "hint", "a", "1", "1", "2")
    assert queue.waiting("hint") == queue.waiting_for("hint", "a") == 3
    queue.drop(second)
    assert started(queue) == [first]
    queue.drop(third)
    queue.drop(first)
    assert queue.waiting("hint") == queue.waiting_for("hint", "a") == 0
    assert not queue.lanes["hint"].addresses
    assert not any(queue.running.values())


def test_a_waiting_job_can_change_its_kind() -> None:
    queue = FairQueue(1)
    running, waiting = put(queue, "unattended", "a", "1", "2")
    assert started(queue) == [running]
    put(queue, "hint", "a", "3")
    queue.move(waiting, "live")
    queue.move(running, "live")
    assert (running.kind, queue.waiting("unattended")) == ("unattended", 0)
    queue.drop(running)
    assert names(one_by_one(queue)) in ("a2 a3", "a3 a2")
    assert not any(queue.running.values())
