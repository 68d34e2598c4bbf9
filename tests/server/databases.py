"""Databases to test on: a fresh SQLite file, or a fresh database in a private PostgreSQL that the tests start."""

import asyncio
import itertools
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from sevenwonders.server.store import databases

KINDS = ("sqlite", "postgresql")
# A private cluster holds nothing worth keeping, so it need not wait for the disk.
SETTINGS = ("fsync=off", "full_page_writes=off", "listen_addresses=127.0.0.1", "max_connections=60")
MISSING = "PostgreSQL is not installed here: run `make test`, which installs it."
ATTEMPTS = 3


class Cluster:
    """A private PostgreSQL in a temporary folder, one for each test process."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="sevenwonders-"))
        self.port = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs. PostgreSQL refuses to work for root."""
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*user, str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def make(self) -> None:
        self.run("initdb", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale", "--no-sync")

    def start(self) -> None:
        """Start on the port it had before, or on a free one; another program may snatch that in between."""
        for attempt in range(ATTEMPTS):
            port = self.port or free_port()
            options = " ".join(f"-c {setting}" for setting in (*SETTINGS, f"port={port}"))
            try:
                self.run("pg_ctl", "start", "-w", "-l", str(self.folder / "log"), "-o", f"{options} -k {self.folder}")
            except AssertionError:
                if attempt == ATTEMPTS - 1:
                    raise
            else:
                self.port = port
                return

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "-w", "-m", "immediate")

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def do(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


# Below the range for outgoing connections, which could take a free port before its server does.
# Each of the processes that run tests has ports of its own.
FIRST_PORT = 15_000 + 1000 * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
_ports = itertools.count(FIRST_PORT + os.getpid() % 500)


def free_port() -> int:
    """A port that no program listens on, another one each time."""
    while True:
        port = next(_ports)
        with socket.socket() as attempt, suppress(OSError):
            attempt.bind(("127.0.0.1", port))
            return port


def find_programs() -> Path | None:
    """The folder of PostgreSQL's programs: the newest of Debian's, or the one on the path."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = str(debian[-1]) if debian else shutil.which("initdb")
    return Path(found).resolve().parent if found else None


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A running PostgreSQL."""
    programs = find_programs()
    if programs is None:
        pytest.fail(MISSING, pytrace=False)
    cluster = Cluster(programs)
    try:
        cluster.make()
        cluster.start()
        yield cluster
        cluster.stop()
    finally:
        shutil.rmtree(cluster.folder, ignore_errors=True)


def upgrade(url: str) -> None:
    """Run all migrations on a database."""

    async def whole() -> None:
        database = databases.connect(url)
        try:
            await databases.upgrade(database)
        finally:
            await database.close()

    asyncio.run(whole())


@pytest.fixture(scope="session")
def postgres_template(cluster: Cluster) -> str:
    """The name of a PostgreSQL database with all migrations, to be copied: that is quicker than running them."""
    name = "upgraded"
    cluster.do(f"CREATE DATABASE {name}")
    upgrade(cluster.url(name))
    return name


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with all migrations, to be copied."""
    path = tmp_path_factory.mktemp("template") / "upgraded.db"
    upgrade(f"sqlite:///{path}")
    return path


@contextmanager
def new_database(cluster: Cluster, template: str) -> Iterator[str]:
    """The address of a fresh PostgreSQL database, until the block ends."""
    name = f"test_{secrets.token_hex(6)}"
    cluster.do(f"CREATE DATABASE {name} TEMPLATE {template}")
    yield cluster.url(name)
    cluster.do(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def postgres_url(cluster: Cluster, postgres_template: str) -> Iterator[str]:
    """The address of a PostgreSQL database without rows."""
    with new_database(cluster, postgres_template) as url:
        yield url


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without rows, of each kind in turn."""
    if request.param == "sqlite":
        path = tmp_path / "games.db"
        shutil.copy(request.getfixturevalue("sqlite_template"), path)
        return f"sqlite:///{path}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture(params=KINDS)
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without any tables, of each kind in turn."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.db'}"
        return
    with new_database(request.getfixturevalue("cluster"), "template1") as url:
        yield url
