"""Loads a server with many tables of simulated people over loopback and prints its figures.

`python -m benchmarks.server.run --games 500 --seconds 60 --database sqlite --processes 1`
"""

import argparse
import asyncio
import contextlib
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
from tests.server.databases import Cluster, find_programs, free_port

from benchmarks.server.people import Person, Tally, seat_people

# Everybody here plays from one address, so its limits must be out of the way.
FREE_OF_LIMITS = {
    "SEVENWONDERS_REQUESTS_PER_MINUTE": "10000000",
    "SEVENWONDERS_NEW_GAMES_PER_HOUR": "10000000",
    "SEVENWONDERS_SOCKETS_PER_ADDRESS": "1000000",
    "SEVENWONDERS_CONNECTIONS_PER_ADDRESS": "1000000",
    "SEVENWONDERS_LOG_LEVEL": "warning",
}


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'load.db'}"
        return
    programs = find_programs()
    if programs is None:
        raise SystemExit("PostgreSQL is not installed: run `make test` once, which installs it.")
    cluster = Cluster(programs)
    cluster.make()
    cluster.start()
    cluster.do("CREATE DATABASE load")
    try:
        yield cluster.url("load")
    finally:
        cluster.stop()


@contextlib.contextmanager
def servers(url: str, count: int) -> Iterator[tuple[list[str], list[subprocess.Popen[bytes]]]]:
    """Server processes on the database, each on its own port."""
    ports = [free_port() for _ in range(count)]
    environment = {**os.environ, **FREE_OF_LIMITS, "SEVENWONDERS_DATABASE_URL": url}
    command = [sys.executable, "-m", "sevenwonders", "serve", "--port"]
    running = [subprocess.Popen([*command, str(port)], env=environment, stdout=subprocess.DEVNULL) for port in ports]
    try:
        for port in ports:
            wait_for(f"http://127.0.0.1:{port}/healthz")
        yield [f"127.0.0.1:{port}" for port in ports], running
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.wait(20)


def wait_for(url: str) -> None:
    """Wait until the server answers."""
    for _ in range(200):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(url).status_code == 200:
                return
        time.sleep(0.1)
    raise SystemExit("The server did not start within 20 seconds.")


def kept_answers(url: str) -> int:
    """How many answers the database holds."""
    if url.startswith("sqlite:///"):
        with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            return int(connection.execute("SELECT count(*) FROM answers").fetchone()[0])
    with psycopg.connect(url) as connection:
        row = connection.execute("SELECT count(*) FROM answers").fetchone()
        return int(row[0]) if row else 0


def processor_seconds(process: subprocess.Popen[bytes]) -> float:
    """The processor time that a server process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(process: subprocess.Popen[bytes]) -> int:
    """The memory of a server process."""
    pages = Path(f"/proc/{process.pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


async def play_all(people: list[Person], warm_up: float, seconds: float) -> None:
    """Let everybody connect during the warm-up and then play at the same time."""
    warm_s = time.monotonic() + warm_up
    plays = (person.play(warm_s, warm_s + seconds) for person in people)
    results = await asyncio.gather(*plays, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            people[0].tally.lost += 1
            print(f"lost a person: {result!r}", file=sys.stderr)


def main() -> None:
    """Run one load and print one row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm-up", type=float, default=15.0, help="seconds in which everybody connects; not measured")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two answers of a seat")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        database(given.database, Path(folder)) as url,
        servers(url, given.processes) as (addresses, running),
    ):
        report(given, addresses, running, url)


def report(given: argparse.Namespace, addresses: list[str], running: list[subprocess.Popen[bytes]], url: str) -> None:
    """Seat everybody, play, and print the figures."""
    tally = Tally()
    empty = sum(resident_bytes(process) for process in running)
    print(f"seating {given.games} tables...", file=sys.stderr)
    people = asyncio.run(seat_people(addresses, given.games, given.every, tally, seed=1))
    print(f"playing for {given.seconds:.0f} seconds...", file=sys.stderr)
    before_s = sum(processor_seconds(process) for process in running)
    asyncio.run(play_all(people, given.warm_up, given.seconds))
    busy_s = sum(processor_seconds(process) for process in running) - before_s
    full = sum(resident_bytes(process) for process in running)
    time.sleep(1)
    times = sorted(tally.latencies_s)
    percents = statistics.quantiles(times, n=100)
    kept = kept_answers(url)
    row = {
        "database": given.database,
        "processes": str(given.processes),
        "games": str(given.games),
        "answers/s": f"{len(times) / given.seconds:.0f}",
        "p50 ms": f"{percents[49] * 1e3:.1f}",
        "p95 ms": f"{percents[94] * 1e3:.1f}",
        "p99 ms": f"{percents[98] * 1e3:.1f}",
        "CPU ms per answer": f"{busy_s / tally.accepted * 1e3:.2f}",
        "kB per game": f"{(full - empty) / given.games / 1e3:.0f}",
        "refused": str(tally.refused),
        "lost": str(max(0, tally.accepted - kept) + tally.lost),
    }
    for cells in (row.keys(), ["---"] * len(row), row.values()):
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
