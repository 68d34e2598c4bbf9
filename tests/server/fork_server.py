"""Starts server programs quickly: a process that has imported everything already and forks a copy for each of them.

Importing takes a second or two, several times as long as what the tests of killed servers are about.
"""

import atexit
import json
import os
import runpy
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent


class ForkServer:
    """The process that forks, seen from the tests. It ends with them: then its input is closed."""

    def __init__(self, environment: dict[str, str]) -> None:
        command = [sys.executable, "-m", "tests.server.fork_server"]
        path = os.pathsep.join([str(ROOT), *filter(None, [environment.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.close)

    def ask(self, **request: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(10)


class ForkedProcess:
    """A forked program, with what tests use of `subprocess.Popen`."""

    def __init__(self, server: ForkServer, words: list[str], folder: Path, environment: dict[str, str]) -> None:
        self.server = server
        log = str(folder / "log")
        self.pid: int = server.ask(words=words, folder=str(folder), log=log, environment=environment)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.server.ask(poll=self.pid)
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self, timeout_s: float) -> int:
        give_up_s = time.monotonic() + timeout_s
        while (code := self.poll()) is None:
            assert time.monotonic() < give_up_s, "the program did not end in time"
            time.sleep(0.01)
        return code


@cache
def fork_server(python_path: str) -> ForkServer:
    """The one fork server of this test process for a package."""
    return ForkServer(os.environ | ({"PYTHONPATH": python_path} if python_path else {}))


def become(words: list[str], folder: str, log: str, environment: dict[str, str]) -> None:
    """Turn this copy into `python -m` with these words."""
    for stream in (1, 2):
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644), stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = words
    # As the main module, so that bot workers start from it as they do otherwise.
    runpy.run_module(words[0], run_name="__main__", alter_sys=True)


def ended(pid: int) -> int | None:
    """The exit code of a program, negative for a signal; None while it runs."""
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def main() -> None:
    """Fork or look after programs until the tests are over."""
    from sevenwonders.cli import serve  # noqa: F401, PLC0415  bot workers import this module too, but need none of it
    from sevenwonders.server import run  # noqa: F401, PLC0415

    running: set[int] = set()
    for line in sys.stdin:
        request = json.loads(line)
        if "poll" in request:
            answer = ended(request["poll"])
            if answer is not None:
                running.discard(request["poll"])
        else:
            answer = os.fork()
            if answer == 0:
                become(**request)
                return
            running.add(answer)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
    # Tests that were cut short have not stopped theirs.
    for pid in running:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
