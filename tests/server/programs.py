"""The server as a separate program, which can be killed."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import httpx

from tests.server.databases import free_port
from tests.server.fork_server import ForkedProcess, fork_server
from tests.server.house import House

QUICK = {
    "SEVENWONDERS_BOT_PAUSE_S": "0",
    "SEVENWONDERS_ABSENT_S": "0",
    "SEVENWONDERS_REQUESTS_PER_MINUTE": "1000000",
    "SEVENWONDERS_PAGE_BYTES_PER_MINUTE": "1000000000000",
    "SEVENWONDERS_NEW_GAMES_PER_HOUR": "1000000",
    "SEVENWONDERS_MESSAGES_PER_SECOND": "1000",
    "SEVENWONDERS_CHAT_LINES_PER_ADDRESS": "1000000",
    "SEVENWONDERS_SOCKETS_PER_ADDRESS": "1000",
    "SEVENWONDERS_CONNECTIONS_PER_ADDRESS": "2000",
    "SEVENWONDERS_LOG_LEVEL": "info",
}
PATIENCE_S = 120.0


class Program:
    """`sevenwonders serve` on a free port, until the block ends; started again it uses the same port.

    With `forked` it is copied from a process that has imported everything, for tests that start it often. `beginning`
    are the words with which Python starts the program.
    """

    beginning: Sequence[str] = ("-m", "sevenwonders")

    def __init__(self, database_url: str, folder: Path, forked: bool = False, **settings: str) -> None:
        """`settings` are environment variables, which win over QUICK."""
        self.database_url = database_url
        self.folder = folder
        self.forked = forked
        self.settings = settings
        self.house = House(free_port())
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.house.client.close()

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def launch(self) -> subprocess.Popen[bytes] | ForkedProcess:
        words = ["sevenwonders", "serve", "--port", str(self.house.port)]
        environment = os.environ | QUICK | {"SEVENWONDERS_DATABASE_URL": self.database_url} | self.settings
        package = Path(sys.modules["sevenwonders"].__file__ or "").parent
        source = "" if "site-packages" in str(package) else str(package.parent)
        if source:
            environment["PYTHONPATH"] = source
        if self.forked:
            return ForkedProcess(fork_server(source), words, self.folder, environment)
        with self.log.open("ab") as log:
            command = [sys.executable, *self.beginning, *words[1:]]
            return subprocess.Popen(command, cwd=self.folder, env=environment, stdout=log, stderr=log)

    def start(self) -> House:
        self.process = self.launch()
        give_up_s = time.monotonic() + PATIENCE_S
        while True:
            try:
                if self.house.get("/healthz").status_code == 200:
                    return self.house
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < give_up_s, self.log.read_text()
            time.sleep(0.02)

    def children(self) -> list[int]:
        """The processes that it has started, and theirs, if the system tells."""
        assert self.process is not None
        family = [self.process.pid]
        for status in Path("/proc").glob("[0-9]*/stat"):
            try:
                number, parent = status.read_text().rpartition(")")[2].split()[1], status.parent.name
            except OSError:
                continue
            if int(number) in family:
                family.append(int(parent))
        return family[1:]

    def kill(self) -> None:
        """As hard as can be."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE_S)

    def stop(self) -> int:
        """As one stops it in a terminal."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE_S)


def are_gone(processes: list[int], patience_s: float = 10.0) -> bool:
    """Whether the processes end in time."""
    give_up_s = time.monotonic() + patience_s
    while any(Path(f"/proc/{number}").exists() for number in processes):
        if time.monotonic() > give_up_s:
            return False
        time.sleep(0.05)
    return True
