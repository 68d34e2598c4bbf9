"""Databases to test on: a fresh SQLite file, or a fresh database in a private PostgreSQL that the tests start."""

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

KINDS = ("sqlite", "postgresql")
# A private cluster holds nothing worth keeping, so it need not wait for the disk.
SETTINGS = ("fsync=off", "full_page_writes=off", "listen_addresses=127.0.0.1", "max_connections=60")
MISSING = "PostgreSQL is not installed here: run `make test`, which installs it."
ATTEMPTS = 3


class Cluster:
    """A PostgreSQL of one's own in a temporary folder, one for each test process."""

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


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def find_programs() -> Path | None:
    """Where PostgreSQL lives: the newest of Debian's, or what is on the path."""
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


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    name = f"test_{secrets.token_hex(6)}"
    cluster.do(f"CREATE DATABASE {name}")
    yield cluster.url(name)
    cluster.do(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
