"""One load: a number of tables on one kind of database with some processes, and the figures that come of it."""

import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from benchmarks.server.people import Person, Tally, Ticket, enter
from benchmarks.server.processes import (
    Cores,
    DatabaseUse,
    Server,
    database,
    database_use,
    pinned,
    servers,
    stored_answers,
)
from benchmarks.server.seating import PLAYERS, Routing, seat_tables

# Percentiles of fewer answers would say nothing.
FEWEST_ANSWERS = 100


class Plan(msgspec.Struct, frozen=True):
    """What to load, and for how long. In the warm-up everybody connects, and nothing is measured."""

    database: str
    processes: int
    games: int
    seconds: float = 40.0
    warm_up_s: float = 15.0
    every_s: float = 5.0
    routing: str = "table"


class Figures(msgspec.Struct, frozen=True):
    """What came of a load. Everything but memory and what was lost is measured after the warm-up.

    `lost` counts answers that the server had confirmed and the database does not have, `unconfirmed` those of which
    nobody heard again, `dropped` the connections that the server ended, and `late` the people who were not connected
    when the measurement began: if there are many of them, the warm-up was too short. `answers_per_seat` says how far
    the games were at the end, when the memory was measured; a whole game has 18 turns. `log_bytes` is PostgreSQL's
    write-ahead log, and `stored_kb_per_game` what its tables and indexes have grown by since the start.
    """

    plan: Plan
    answers_per_s: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    processor_ms_per_answer: float
    kb_per_game: float
    bytes_per_answer: float
    answers_per_seat: float
    longest_pause_ms: float | None
    failed_handshakes: int
    late: int
    dropped: int
    refused: int
    unconfirmed: int
    lost: int
    transactions_per_s: float | None = None
    log_bytes_per_answer: float | None = None
    stored_kb_per_game: float | None = None
    database_connections: int | None = None


class Usage(msgspec.Struct):
    """The processor time of the servers before and after the measurement, their memory at its end, and who was late.

    `database` has the figures of PostgreSQL at the start, and before and after the measurement.
    """

    before_s: float = 0.0
    after_s: float = 0.0
    full_bytes: int = 0
    late: int = 0
    database: list[DatabaseUse] = []


def measure(plan: Plan, python: str, cores: Cores) -> Figures:
    """Run a load and return its figures; `python` is the interpreter that runs the servers."""
    with (
        tempfile.TemporaryDirectory() as folder,
        database(plan.database, Path(folder)) as url,
        servers(python, url, plan.processes, cores.servers) as running,
        pinned(cores.driver),
    ):
        empty_bytes = sum(server.resident_bytes() for server in running)
        tally, usage = uvloop.run(play(plan, running, url))
        time.sleep(1)
        pauses = [pause_s for server in running if (pause_s := server.longest_pause_s()) is not None]
        lost = len(tally.confirmed - stored_answers(url))
    return figures(plan, tally, usage, (usage.full_bytes - empty_bytes), max(pauses, default=None), lost)


async def play(plan: Plan, running: list[Server], url: str) -> tuple[Tally, Usage]:
    """Seat everybody, let them connect, and let them play."""
    say(f"{plan.database}, {plan.processes} processes, {plan.games} tables: seating")
    routing = Routing([server.address for server in running], plan.routing == "table")
    empty = database_use(url)
    tickets = await seat_tables(routing, plan.games)
    tally, usage = Tally(), Usage()
    people = [person_with(plan, ticket, tally, number) for number, ticket in enumerate(tickets)]
    say("connecting")
    entering = [
        asyncio.create_task(enter(person, 0.7 * plan.warm_up_s * at / len(people))) for at, person in enumerate(people)
    ]
    await asyncio.sleep(plan.warm_up_s)
    await asyncio.gather(*entering)
    say(f"playing for {plan.seconds:.0f} seconds")
    usage.late = sum(not person.is_open for person in people)
    usage.before_s = sum(server.processor_s() for server in running)
    before = database_use(url)
    tally.measuring = True
    await asyncio.sleep(plan.seconds)
    tally.measuring = False
    usage.after_s = sum(server.processor_s() for server in running)
    usage.full_bytes = sum(server.resident_bytes() for server in running)
    usage.database = [use for use in (empty, before, database_use(url)) if use is not None]
    for person in people:
        person.leave()
    return tally, usage


def person_with(plan: Plan, ticket: Ticket, tally: Tally, number: int) -> Person:
    """A person with that ticket, whose choices can be repeated."""
    return Person(ticket, plan.every_s, random.Random(number), tally)


def figures(plan: Plan, tally: Tally, usage: Usage, used_bytes: int, pause_s: float | None, lost: int) -> Figures:
    """The figures of a load."""
    count = len(tally.latencies_s)
    if count < FEWEST_ANSWERS:
        raise SystemExit("Hardly anybody answered: the games were over, or nobody had connected yet. See --warm-up.")
    percents = statistics.quantiles(tally.latencies_s, n=100)
    return Figures(
        plan=plan,
        answers_per_s=round(count / plan.seconds, 1),
        p50_ms=round(percents[49] * 1e3, 1),
        p95_ms=round(percents[94] * 1e3, 1),
        p99_ms=round(percents[98] * 1e3, 1),
        processor_ms_per_answer=round((usage.after_s - usage.before_s) / count * 1e3, 3),
        kb_per_game=round(used_bytes / plan.games / 1e3, 1),
        bytes_per_answer=round(tally.message_bytes / count),
        answers_per_seat=round(len(tally.confirmed) / plan.games / PLAYERS, 1),
        longest_pause_ms=None if pause_s is None else round(pause_s * 1e3, 1),
        failed_handshakes=tally.failed_handshakes,
        late=usage.late,
        dropped=tally.dropped,
        refused=tally.refused,
        unconfirmed=tally.unconfirmed,
        lost=lost,
        **database_figures(plan, usage.database, count),
    )


def database_figures(plan: Plan, use: list[DatabaseUse], answers: int) -> dict[str, Any]:
    """The figures of PostgreSQL; none for SQLite."""
    if not use:
        return {}
    empty, before, after = use
    return {
        "transactions_per_s": round((after.transactions - before.transactions) / plan.seconds, 1),
        "log_bytes_per_answer": round((after.log_bytes - before.log_bytes) / answers),
        "stored_kb_per_game": round((after.stored_bytes - empty.stored_bytes) / plan.games / 1e3, 1),
        "database_connections": after.connections,
    }


def say(text: str) -> None:
    """Tell the person who waits how far it is."""
    print(text, file=sys.stderr, flush=True)
