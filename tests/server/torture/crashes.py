"""Servers and databases that die, freeze and come back, while people play."""

import asyncio
import contextlib
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.databases import Cluster
from tests.server.programs import Program
from tests.server.torture.ordeal import Figures, Ordeal, Stage
from tests.server.torture.people import Crowd

FREEZE_S = 8.0


@contextmanager
def running(url: str, folder: Path, count: int) -> Iterator[list[Program]]:
    """Servers on one database, until the block ends."""
    with ExitStack() as stack:
        programs = []
        for number in range(count):
            own = folder / f"server{number}"
            own.mkdir()
            program = stack.enter_context(Program(url, own, forked=True))
            program.start()
            programs.append(program)
        yield programs


def ordeal(stage: Stage, kind: str, servers: int, trouble: Callable[[list[Program]], Awaitable[None]]) -> Figures:
    """People play on servers while the trouble takes its course. The figures say what came of it."""
    with stage.database(kind) as url, running(url, stage.folder, servers) as programs:
        crowd = Crowd([program.house for program in programs], stage.tables, stage.chance)
        asyncio.run(crowd.play_through(trouble(programs)))
        return crowd.figures()


def kills(kind: str) -> Callable[[Stage], Figures]:
    """The only server is killed in the middle of turns."""

    def run(stage: Stage) -> Figures:
        async def trouble(programs: list[Program]) -> None:
            for _ in range(stage.rounds):
                await asyncio.sleep(stage.chance.uniform(0.1, 1.0))
                programs[0].kill()
                await asyncio.to_thread(programs[0].start)
                stage.tick()

        return ordeal(stage, kind, 1, trouble) | {"kills": stage.rounds}

    return run


def lost_owners(stage: Stage) -> Figures:
    """One of two servers is killed: the other takes its tables over."""

    async def trouble(programs: list[Program]) -> None:
        for _ in range(stage.rounds):
            await asyncio.sleep(stage.chance.uniform(0.3, 1.0))
            victim = stage.chance.choice(programs)
            victim.kill()
            await asyncio.sleep(stage.chance.uniform(0.0, 6.0))
            await asyncio.to_thread(victim.start)
            stage.tick()

    return ordeal(stage, "postgresql", 2, trouble) | {"kills": stage.rounds}


def frozen_owners(stage: Stage) -> Figures:
    """One of two servers is frozen for longer than its lease, and wakes up with tables that are no longer its own."""

    async def trouble(programs: list[Program]) -> None:
        for _ in range(stage.rounds):
            victim = stage.chance.choice(programs)
            assert victim.process is not None
            victim.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(FREEZE_S)
            victim.process.send_signal(signal.SIGCONT)
            await asyncio.sleep(1.0)
            stage.tick()

    return ordeal(stage, "postgresql", 2, trouble) | {"freezes": stage.rounds}


def rolling_restarts(stage: Stage) -> Figures:
    """Two servers are restarted one after the other, as for a new release."""

    async def trouble(programs: list[Program]) -> None:
        for number in range(stage.rounds):
            program = programs[number % 2]
            await asyncio.sleep(stage.chance.uniform(0.2, 0.8))
            assert await asyncio.to_thread(program.stop) == 0
            await asyncio.to_thread(program.start)
            stage.tick()

    return ordeal(stage, "postgresql", 2, trouble) | {"restarts": stage.rounds}


def database_stops(stage: Stage) -> Figures:
    """The database of two servers is stopped as hard as can be, and started again."""

    async def trouble(_programs: list[Program]) -> None:
        for _ in range(stage.rounds):
            await asyncio.sleep(stage.chance.uniform(0.3, 1.0))
            await asyncio.to_thread(stage.cluster.stop)
            await asyncio.sleep(stage.chance.uniform(0.0, 2.0))
            await asyncio.to_thread(stage.cluster.start)
            stage.tick()

    return ordeal(stage, "postgresql", 2, trouble) | {"stops": stage.rounds}


def database_freezes(stage: Stage) -> Figures:
    """The database of two servers stops answering for a while, with all connections open."""

    async def trouble(_programs: list[Program]) -> None:
        for _ in range(stage.rounds):
            await asyncio.sleep(stage.chance.uniform(0.3, 1.0))
            with frozen(stage.cluster):
                await asyncio.sleep(stage.chance.uniform(1.0, FREEZE_S))
            stage.tick()

    return ordeal(stage, "postgresql", 2, trouble) | {"freezes": stage.rounds}


@contextmanager
def frozen(cluster: Cluster) -> Iterator[None]:
    """Every process of the database stands still until the block ends."""
    parent = int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
    family = [parent, *(int(task) for task in children_of(parent))]
    send(family, signal.SIGSTOP)
    try:
        yield
    finally:
        send(family, signal.SIGCONT)


def children_of(process: int) -> list[str]:
    """The processes that a process has started."""
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


def send(processes: list[int], number: signal.Signals) -> None:
    """Send a signal to all of them; some may have ended by themselves."""
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, number)


CRASHES = [
    Ordeal(
        "kills on SQLite", "A server that is killed in mid-turn loses no confirmed answer.", kills("sqlite"), 2, 100
    ),
    Ordeal(
        "kills on PostgreSQL",
        "A server that is killed in mid-turn loses no confirmed answer.",
        kills("postgresql"),
        2,
        100,
    ),
    Ordeal("lost owners", "Another process takes over the tables of a killed one within seconds.", lost_owners, 1, 30),
    Ordeal("frozen owners", "A process that slept through its lease changes nothing.", frozen_owners, 1, 10),
    Ordeal("rolling restarts", "A new release interrupts nobody for long.", rolling_restarts, 2, 40),
    Ordeal("database stops", "Games go on when the database comes back.", database_stops, 1, 12),
    Ordeal("database freezes", "Games go on when the database answers again.", database_freezes, 1, 12),
]
