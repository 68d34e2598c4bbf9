"""The load driver of benchmarks/server: what it counts, and what it writes."""

import asyncio
import contextlib
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator

import pytest
from benchmarks.server.load import Figures, Plan, Usage, figures
from benchmarks.server.people import Person, Tally, Ticket, enter
from benchmarks.server.plot import plot
from benchmarks.server.processes import DatabaseUse, pinned
from benchmarks.server.seating import PLAYERS, Caller, Routing

from sevenwonders.server.wire.base import frame_of

ACCEPTED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
REFUSED = b"HTTP/1.1 403 Forbidden\r\n\r\n"
QUESTION = frame_of(
    b'{"type":"update","state":{"decisions":[{"ident":7,"decider":0,"answered":false,'
    b'"menu":[{"uses":[{"ways":[{"choice":5}]}]}]}]}}'
)
CONFIRMED = frame_of(b'{"type":"answered","decision":7}')


@contextlib.asynccontextmanager
async def pretender(*says: bytes) -> AsyncIterator[str]:
    """The address of a server that says these things, one after each thing it hears, and then hangs up."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            for words in says:
                await reader.read(1000)
                writer.write(words)
            await reader.read(1000)
        writer.close()
        hung_up.set()

    hung_up = asyncio.Event()
    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        yield f"{host}:{port}"
        await hung_up.wait()


def tally_of(*says: bytes) -> Tally:
    """What one person counts at such a server."""

    async def scene() -> Tally:
        tally = Tally(measuring=True)
        async with pretender(*says) as address:
            person = Person(Ticket(address, "t1", 0, "token"), 0.0, random.Random(1), tally)
            await enter(person, 0.0)
            for _ in range(200):
                if tally.failed_handshakes or tally.dropped or tally.confirmed:
                    break
                await asyncio.sleep(0.01)
            person.leave()
        return tally

    return asyncio.run(scene())


def test_a_failed_handshake_is_no_dropped_connection() -> None:
    refused, dropped = tally_of(REFUSED), tally_of(ACCEPTED)
    assert (refused.failed_handshakes, refused.dropped) == (1, 0)
    assert (dropped.failed_handshakes, dropped.dropped) == (0, 1)


def test_an_answer_counts_once_it_is_confirmed() -> None:
    tally = tally_of(ACCEPTED, QUESTION, CONFIRMED)
    assert tally.confirmed == {("t1", 7)}
    assert len(tally.latencies_s) == 1


def test_a_caller_connects_again_when_the_server_has_hung_up() -> None:
    """A server closes what is idle. With several servers, each caller leaves all but one of them idle."""
    answered: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answered.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        writer.close()
        hung_up.set()

    async def scene() -> None:
        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            host, port = server.sockets[0].getsockname()
            caller = Caller(f"{host}:{port}")
            for path in ("/first", "/second", "/third"):
                assert await caller.post(path, b"") == b"ok"
                await hung_up.wait()
                hung_up.clear()
            await caller.close()

    hung_up = asyncio.Event()
    asyncio.run(scene())
    assert [request.split()[1] for request in answered] == [b"/first", b"/second", b"/third"]


def test_everybody_at_a_table_meets_the_same_server() -> None:
    addresses = ["a:1", "b:2", "c:3"]
    routing, spread = Routing(addresses, by_table=True), Routing(addresses, by_table=False)
    games = [f"table{number}" for number in range(60)]
    for number, game in enumerate(games):
        assert len({routing.place(number, game, seat) for seat in range(PLAYERS)}) == 1
        assert {spread.place(number, game, seat) for seat in range(PLAYERS)} == set(addresses)
    assert {routing.place(0, game, 0) for game in games} == set(addresses)


def test_a_person_whose_connection_was_cut_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.server.people.AGAIN_S", 0.0)
    tally = Tally()
    visits = 0

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal visits
        visits += 1
        for words in (ACCEPTED, QUESTION) if visits == 1 else (ACCEPTED, QUESTION, CONFIRMED):
            await reader.read(1000)
            writer.write(words)
        await reader.read(1000)
        writer.close()
        if visits == 2:
            hung_up.set()

    async def scene() -> None:
        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            host, port = server.sockets[0].getsockname()
            person = Person(Ticket(f"{host}:{port}", "t1", 0, "token"), 0.0, random.Random(1), tally)
            await enter(person, 0.0)
            async with asyncio.timeout(60):
                while not tally.confirmed:
                    await asyncio.sleep(0.01)
            person.leave()
            await hung_up.wait()

    hung_up = asyncio.Event()
    asyncio.run(scene())
    assert (visits, tally.dropped, tally.confirmed) == (2, 1, {("t1", 7)})


def test_the_cores_of_a_program_are_its_own() -> None:
    """The servers may have one core and the driver another."""
    before = os.sched_getaffinity(0)
    core = min(before)
    show = [sys.executable, "-c", "import os; print(*os.sched_getaffinity(0))"]
    with pinned(frozenset({core})):
        shown = subprocess.run(show, capture_output=True, text=True, check=True).stdout
    assert shown.split() == [str(core)]
    assert os.sched_getaffinity(0) == before


def figures_of(games: int, database: str = "sqlite") -> Figures:
    tally = Tally(latencies_s=[0.001 * number for number in range(200)], message_bytes=2000, failed_handshakes=3)
    usage = Usage(before_s=1.0, after_s=1.1, full_bytes=0, late=2)
    return figures(Plan(database, 1, games), tally, usage, 100_000 * games, 0.004, 1)


def test_figures_keep_all_kinds_of_trouble_apart() -> None:
    found = figures_of(10)
    assert (found.processor_ms_per_answer, found.kb_per_game, found.longest_pause_ms) == (0.5, 100.0, 4.0)
    assert (found.failed_handshakes, found.late, found.dropped, found.unconfirmed, found.lost) == (3, 2, 0, 0, 1)


def test_figures_of_the_database_are_per_answer() -> None:
    empty, before, after = (
        DatabaseUse(*use) for use in ((0, 0, 5_000, 2), (100, 10_000, 9_000, 4), (500, 70_000, 25_000, 6))
    )
    tally = Tally(latencies_s=[0.001] * 200)
    found = figures(Plan("postgresql", 1, 10, 40.0), tally, Usage(database=[empty, before, after]), 0, None, 0)
    assert (found.transactions_per_s, found.log_bytes_per_answer) == (10.0, 300)
    assert (found.stored_kb_per_game, found.database_connections) == (2.0, 6)


def test_a_load_without_answers_says_why() -> None:
    with pytest.raises(SystemExit, match="warm-up"):
        figures(Plan("sqlite", 1, 10), Tally(), Usage(), 0, None, 0)


def test_the_plot_has_a_line_for_each_kind_of_server() -> None:
    drawn = plot([figures_of(500), figures_of(1000), figures_of(500, "postgresql")])
    assert drawn.count("<polyline") == 4
    assert drawn.count("sqlite, 1 process") == 2
