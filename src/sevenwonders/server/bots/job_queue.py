"""The queue of work for bots: fair between kinds of work, then addresses, then tables.

No processes here, and no clock: `BotWorkers` asks which jobs may begin, and says when they are over.
"""

from collections import deque
from typing import Final, Literal, TypeVar, final

# A turn of bots that answer at once; one of bots that search; a hint; a piece of an analysis; a turn at a table without
# people. Every kind waits in a queue of its own.
Kind = Literal["quick", "live", "hint", "analysis", "unattended"]
# The share of each kind while all of them wait.
WEIGHTS: Final[dict[Kind, int]] = {"quick": 8, "live": 8, "hint": 4, "analysis": 1, "unattended": 1}
# Kinds that no game in progress waits for.
BACKGROUND: Final[tuple[Kind, ...]] = ("hint", "analysis", "unattended")

Item = TypeVar("Item")


@final
class Job:
    """A piece of one kind of work for a table, and the address that it counts for."""

    __slots__ = ("address", "is_running", "kind", "table")

    def __init__(self, kind: Kind, address: str, table: str) -> None:
        self.kind = kind
        self.address = address
        self.table = table
        self.is_running = False


@final
class Lane:
    """The waiting jobs of one kind. Addresses take turns, and so do the tables of each address."""

    def __init__(self) -> None:
        # Dictionaries keep their order: the first key is served next, and then moves to the end.
        self.addresses: dict[str, dict[str, deque[Job]]] = {}
        self.count = 0
        # How much the kind has been served, divided by its weight.
        self.served = 0.0

    def put(self, job: Job) -> None:
        """Add a job to the queue."""
        self.addresses.setdefault(job.address, {}).setdefault(job.table, deque()).append(job)
        self.count += 1

    def next(self) -> Job:
        """Take out the next job."""
        tables = next(iter(self.addresses.values()))
        job = next(iter(tables.values()))[0]
        self.remove(job)
        move_to_end(self.addresses, job.address)
        move_to_end(tables, job.table)
        return job

    def remove(self, job: Job) -> None:
        """Take out a waiting job."""
        tables = self.addresses[job.address]
        tables[job.table].remove(job)
        self.count -= 1
        if not tables[job.table]:
            del tables[job.table]
        if not tables:
            del self.addresses[job.address]

    def count_of(self, address: str) -> int:
        """Count the jobs that wait for an address."""
        return sum(len(jobs) for jobs in self.addresses.get(address, {}).values())


def move_to_end(waiting: dict[str, Item], key: str) -> None:
    """Move a key that has just had its turn behind all others, if it is still there."""
    if key in waiting:
        waiting[key] = waiting.pop(key)


@final
class FairQueue:
    """The backlog of jobs that wait for a worker, and the number of jobs that are running.

    Searches never take more than `workers`. Bots that answer at once have `spare` more workers to themselves, so they
    never wait for a search. Background jobs leave one worker to the games.
    """

    def __init__(self, workers: int, spare: int = 0) -> None:
        self.workers = workers
        self.spare = spare
        self.lanes: dict[Kind, Lane] = {kind: Lane() for kind in WEIGHTS}
        self.running: dict[Kind, int] = dict.fromkeys(WEIGHTS, 0)
        # The least served of the kinds that waited last: a kind that was idle has no arrears.
        self.level = 0.0

    def put(self, job: Job) -> None:
        """Queue a job."""
        lane = self.lanes[job.kind]
        if not lane.count:
            lane.served = max(lane.served, self.level)
        lane.put(job)

    def start(self) -> Job | None:
        """Start the next job that may run now and return it, or None if there is none."""
        ready = [kind for kind, lane in self.lanes.items() if lane.count and self._has_room(kind)]
        if not ready:
            return None
        kind = min(ready, key=lambda kind: self.lanes[kind].served)
        lane = self.lanes[kind]
        self.level = lane.served
        lane.served += 1 / WEIGHTS[kind]
        job = lane.next()
        job.is_running = True
        self.running[kind] += 1
        return job

    def drop(self, job: Job) -> None:
        """Forget a job, whether it has finished or failed, or still waits and is no longer wanted."""
        if job.is_running:
            self.running[job.kind] -= 1
            job.is_running = False
        else:
            self.lanes[job.kind].remove(job)

    def move(self, job: Job, kind: Kind) -> None:
        """Move a waiting job to another queue. A running job stays where it is."""
        if not job.is_running and job.kind != kind:
            self.drop(job)
            job.kind = kind
            self.put(job)

    def waiting(self, kind: Kind) -> int:
        """Count the waiting jobs of a kind."""
        return self.lanes[kind].count

    def waiting_for(self, kind: Kind, address: str) -> int:
        """Count the jobs of a kind that wait for an address."""
        return self.lanes[kind].count_of(address)

    def _has_room(self, kind: Kind) -> bool:
        """Check whether one more job of the kind may run."""
        total = sum(self.running.values())
        if kind == "quick" or total >= self.workers + self.spare:
            return total < self.workers + self.spare
        if total - self.running["quick"] >= self.workers:
            return False
        background = sum(self.running[other] for other in BACKGROUND)
        is_within = background < max(1, self.workers - 1) and self.running[kind] < self._most(kind)
        return kind not in BACKGROUND or is_within

    def _most(self, kind: Kind) -> int:
        """Return the most workers that a kind of background job may have."""
        shares: dict[Kind, int] = {"analysis": self.workers // 2, "unattended": self.workers // 4}
        return max(1, shares.get(kind, self.workers))
