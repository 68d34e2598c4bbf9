"""Run all ordeals, or some, at their full length, with a progress bar and a report."""

import argparse
import json
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tests.server.databases import MISSING, Cluster, find_programs, upgrade
from tests.server.torture.ordeal import Figures, NotHere, Ordeal, Stage
from tests.server.torture.ordeals import ORDEALS

TEMPLATE = "upgraded"
# Ordeal, promise, figures
COLUMNS = 3
Result = Figures | str


@contextmanager
def private_cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, until the block ends."""
    programs = find_programs()
    if programs is None:
        raise SystemExit(MISSING)
    cluster = Cluster(programs)
    try:
        cluster.make()
        cluster.start()
        cluster.do(f"CREATE DATABASE {TEMPLATE}")
        upgrade(cluster.url(TEMPLATE))
        yield cluster
        cluster.stop()
    finally:
        shutil.rmtree(cluster.folder, ignore_errors=True)


def undergo(ordeal: Ordeal, cluster: Cluster, progress: Progress, share: float, seed: int) -> tuple[bool, Result]:
    """Run one ordeal. Return whether its promise held, and its figures or what went wrong."""
    rounds = max(1, round(ordeal.long * share))
    task = progress.add_task(ordeal.name, total=rounds)
    start_s = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="sevenwonders-") as folder:
        stage = Stage(Path(folder), cluster, TEMPLATE, random.Random(seed), rounds, lambda: progress.advance(task))
        try:
            figures = ordeal.run(stage)
        except NotHere as lack:
            return True, f"not tried: {lack}"
        except Exception as error:  # the report says which promise was broken, and the others are still tried
            return False, f"{type(error).__name__}: {error}"
    return True, figures | {"seconds": round(time.monotonic() - start_s)}


def words(result: Result) -> str:
    """A result in one line."""
    if isinstance(result, str):
        return result
    return ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in result.items())


def report(console: Console, results: dict[str, tuple[bool, Result]]) -> None:
    """Print all results as a table."""
    table = Table("ordeal", "", "figures")
    for name, (held, result) in results.items():
        table.add_row(name, "[green]held[/]" if held else "[red]BROKEN[/]", words(result))
    console.print(table)


def write_page(page: Path, results: dict[str, tuple[bool, Result]]) -> None:
    """Write the figures into the table of promises; ordeals that were not run keep theirs."""
    lines = page.read_text(encoding="utf-8").split("\n")
    for at, line in enumerate(lines):
        cells = line.split(" | ")
        name = cells[0].removeprefix("| ")
        if len(cells) == COLUMNS and name in results:
            held, result = results[name]
            lines[at] = " | ".join([*cells[:-1], f"{words(result) if held else 'BROKEN: ' + words(result)} |"])
    page.write_text("\n".join(lines), encoding="utf-8")


def main() -> int:
    """Run the ordeals and return the exit code: 1 if a promise was broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.torture", description=__doc__)
    parser.add_argument("--only", default="", help="run ordeals whose names contain this")
    parser.add_argument("--share", type=float, default=1.0, help="a part of the usual rounds, such as 0.1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=Path, default=Path("build/torture.json"), help="where to write the figures")
    parser.add_argument("--page", type=Path, help="a page whose table of promises gets the figures")
    given = parser.parse_args()
    console = Console(stderr=True)
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    chosen = [ordeal for ordeal in ORDEALS if given.only in ordeal.name]
    with private_cluster() as cluster, Progress(*bar, console=console) as progress:
        results = {item.name: undergo(item, cluster, progress, given.share, given.seed) for item in chosen}
    report(console, results)
    given.report.parent.mkdir(parents=True, exist_ok=True)
    given.report.write_text(
        json.dumps({name: {"held": held, "figures": result} for name, (held, result) in results.items()}, indent=1)
    )
    if given.page is not None:
        write_page(given.page, results)
    return 0 if all(held for held, _ in results.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
