"""Run the suite again and again, every other time on a busy machine, and list what failed and how often.

`make soak` runs it. Tests that watch memory, clocks, ports, processes or threads are then repeated on their own, half
of the times on a busy machine.
"""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated
from xml.etree import ElementTree

import typer

BUSY = "while True: pass"
PYTEST = [sys.executable, "-m", "pytest", "-m", "delicate and not proof"]
REPORTS = Path("build/soak")

Failures = Counter[str]


@contextmanager
def busy_processes(count: int) -> Iterator[None]:
    """Keep that many processes at work on nothing."""
    started = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def failures_in(folder: Path) -> Failures:
    """The tests that failed, from the reports of one run."""
    cases = [case for report in folder.glob("*.xml") for case in ElementTree.parse(report).iter("testcase")]
    names = (f"{case.get('classname')}::{case.get('name')}" for case in cases if is_failure(case))
    return Counter(names)


def is_failure(case: ElementTree.Element) -> bool:
    return case.find("failure") is not None or case.find("error") is not None


def run(name: str, command: list[str], busy: int) -> Failures:
    """Run a command that writes its reports into a folder of that name, and say how it went."""
    folder = REPORTS / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.xml"):
        old.unlink()
    start_s = time.monotonic()
    with busy_processes(busy), (folder / "log").open("wb") as log:
        code = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, check=False).returncode
    failures = failures_in(folder)
    if code != 0 and not failures:
        failures[f"{name} ended with code {code}: see {folder / 'log'}"] += 1
    outcome = f"{failures.total()} failed" if failures else "passed"
    company = f"next to {busy} busy processes" if busy else "on a quiet machine"
    typer.echo(f"{name} {company}: {outcome} in {time.monotonic() - start_s:.0f} s")
    return failures


def main(
    runs: Annotated[int, typer.Option(help="How often the whole suite runs.")] = 6,
    times: Annotated[int, typer.Option(help="How often each delicate test runs on its own.")] = 50,
    busy: Annotated[int, typer.Option(help="How many busy processes there are every other time.")] = 8,
    workers: Annotated[int, typer.Option(help="How many processes run delicate tests.")] = 2,
) -> None:
    """Run the suite several times, and its delicate tests many times."""
    found: Failures = Counter()
    for number in range(runs):
        name = f"run-{number + 1}"
        found += run(name, ["make", "test", f"REPORTS={REPORTS / name}"], busy if number % 2 else 0)
    for name, others in (("delicate-quiet", 0), ("delicate-busy", busy)):
        report = f"--junit-xml={REPORTS / name / 'delicate.xml'}"
        each = f"--count={times // 2}"
        found += run(name, [*PYTEST, "-n", str(workers), each, report], others)
    for test, count in found.most_common():
        typer.echo(f"{count} times: {test}")
    if found:
        raise typer.Exit(1)
    typer.echo("Nothing failed.")


if __name__ == "__main__":
    typer.run(main)
