"""The servers under load and their database: how to start them, and what they use."""

import contextlib
import os
import resource
import sqlite3
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import psycopg
from tests.server.databases import Cluster, find_programs, free_port

METRICS_TOKEN = "for-the-benchmark-only"
# Everybody here plays from one address, so its limits must be out of the way.
FREE_OF_LIMITS = {
    "SEVENWONDERS_REQUESTS_PER_MINUTE": "10000000",
    "SEVENWONDERS_NEW_GAMES_PER_HOUR": "10000000",
    "SEVENWONDERS_SOCKETS_PER_ADDRESS": "1000000",
    "SEVENWONDERS_CONNECTIONS_PER_ADDRESS": "1000000",
    "SEVENWONDERS_CONNECTIONS": "18000",
    "SEVENWONDERS_LOG_LEVEL": "warning",
    "SEVENWONDERS_METRICS_TOKEN": METRICS_TOKEN,
}
DESCRIPTORS = 20_000
LONGEST_PAUSE = "sevenwonders_collector_longest_pause_seconds "


@dataclass(frozen=True)
class Server:
    """A running server process."""

    address: str
    process: subprocess.Popen[bytes]

    def processor_s(self) -> float:
        """The processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident_bytes(self) -> int:
        """The memory that it uses."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGESIZE")

    def longest_pause_s(self) -> float | None:
        """The longest pause of its garbage collector; None from a server that does not measure it."""
        headers = {"Authorization": f"Bearer {METRICS_TOKEN}"}
        request = urllib.request.Request(f"http://{self.address}/metrics", headers=headers)
        with urllib.request.urlopen(request) as answer:
            for line in answer.read().decode().splitlines():
                if line.startswith(LONGEST_PAUSE):
                    return float(line.removeprefix(LONGEST_PAUSE))
        return None


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


class Cores(NamedTuple):
    """The cores on which the driver and the servers run; none stands for all."""

    driver: frozenset[int] = frozenset()
    servers: frozenset[int] = frozenset()


@contextlib.contextmanager
def pinned(cores: frozenset[int]) -> Iterator[None]:
    """Keep this process, and those that it starts, to these cores until the block ends."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores or before)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextlib.contextmanager
def servers(python: str, url: str, count: int, cores: frozenset[int]) -> Iterator[list[Server]]:
    """Server processes on the database, each on its own port; `python` is the interpreter that has the package."""
    ports = [free_port() for _ in range(count)]
    environment = {**os.environ, **FREE_OF_LIMITS, "SEVENWONDERS_DATABASE_URL": url}
    command = [python, "-m", "sevenwonders", "serve", "--port"]
    with pinned(cores):
        running = [
            subprocess.Popen([*command, str(port)], env=environment, stdout=subprocess.DEVNULL) for port in ports
        ]
    try:
        for port in ports:
            wait_for(f"http://127.0.0.1:{port}/healthz")
        yield [Server(f"127.0.0.1:{port}", process) for port, process in zip(ports, running, strict=True)]
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.wait(30)


def wait_for(url: str) -> None:
    """Wait until the server answers."""
    for _ in range(300):
        with contextlib.suppress(OSError), urllib.request.urlopen(url):
            return
        time.sleep(0.1)
    raise SystemExit("The server did not start within 30 seconds.")


def stored_answers(url: str) -> set[tuple[str, int]]:
    """The game and the decision of every answer in the database."""
    statement = "SELECT game, ident FROM answers"
    if url.startswith("sqlite:///"):
        with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            return set(file.execute(statement).fetchall())
    with psycopg.connect(url) as connection:
        return set(connection.execute(statement).fetchall())


class DatabaseUse(NamedTuple):
    """Return what PostgreSQL has done for the servers so far, and how much it holds."""

    transactions: int
    log_bytes: int
    stored_bytes: int
    connections: int


USE = """
SELECT xact_commit, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint, pg_database_size(datname),
  (SELECT count(*) FROM pg_stat_activity AS other WHERE other.datname = current_database() AND pid <> pg_backend_pid())
FROM pg_stat_database WHERE datname = current_database()
"""


def database_use(url: str) -> DatabaseUse | None:
    """The figures of PostgreSQL; None for SQLite, which keeps none."""
    if url.startswith("sqlite:"):
        return None
    with psycopg.connect(url) as connection:
        row = connection.execute(USE).fetchone()
    return DatabaseUse(*row) if row else None


def allow_connections() -> None:
    """Raise this process's limit on open files: every simulated person has a socket."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < DESCRIPTORS:
        raise SystemExit(f"This load needs {DESCRIPTORS} open files, and the system allows {most}: see `ulimit -Hn`.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, most))
