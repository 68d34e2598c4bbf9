"""Loads servers with many tables of simulated people over loopback, and writes the figures as JSON, a table and a plot.

`python -m benchmarks.server.run --docs` runs every load of docs/performance.md, and writes table and plot there. One:
`python -m benchmarks.server.run --games 500 --database sqlite --processes 1`
"""

import argparse
import os
import sys
from pathlib import Path

import msgspec

from benchmarks.server import report
from benchmarks.server.load import Figures, Plan, measure
from benchmarks.server.plot import plot
from benchmarks.server.processes import Cores, allow_connections

COLUMNS = (
    "answers_per_s",
    "p50_ms",
    "p95_ms",
    "p99_ms",
    "processor_ms_per_answer",
    "kb_per_game",
    "bytes_per_answer",
    "answers_per_seat",
    "longest_pause_ms",
    "failed_handshakes",
    "late",
    "dropped",
    "refused",
    "unconfirmed",
    "lost",
    "transactions_per_s",
    "log_bytes_per_answer",
    "stored_kb_per_game",
    "database_connections",
)


def main() -> None:
    """Run the loads that were asked for, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="+", default=[500, 1000, 2000], help="how many tables")
    parser.add_argument("--database", nargs="+", choices=["sqlite", "postgresql"], default=["sqlite", "postgresql"])
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2], help="SQLite serves one process only")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long each load is measured")
    parser.add_argument("--warm-up", type=float, default=15.0, help="seconds in which everybody connects; not measured")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two answers of a seat")
    parser.add_argument(
        "--routing",
        choices=["table", "spread"],
        default="table",
        help="the proxy sends everybody at a table to one process, or the seats of a table to all of them in turn",
    )
    parser.add_argument("--driver-cores", type=int, nargs="+", default=[], help="the cores of the simulated people")
    parser.add_argument("--server-cores", type=int, nargs="+", default=[], help="the cores of the servers")
    parser.add_argument("--python", default=sys.executable, help="the interpreter whose package is measured")
    parser.add_argument("--output", type=Path, help="a JSON file for the figures; the plot goes next to it")
    parser.add_argument("--docs", action="store_true", help="write the figures into docs/performance.md")
    given = parser.parse_args()
    given.output = report.JSON if given.docs else given.output
    allow_connections()
    cores = cores_of(given)
    for plan in plans(given):
        result = measure(plan, given.python, cores)
        print_row(result)
        if given.output is not None:
            add(given.output, result)
            given.output.with_suffix(".svg").write_text(plot(figures_in(given.output)), encoding="utf-8")
    if given.docs:
        report.write_page(figures_in(report.JSON))


def cores_of(given: argparse.Namespace) -> Cores:
    """The cores that were asked for, if the system has them."""
    cores = Cores(frozenset(given.driver_cores), frozenset(given.server_cores))
    missing = (cores.driver | cores.servers) - os.sched_getaffinity(0)
    if missing:
        raise SystemExit(f"There is no core {min(missing)} for this process: see `taskset -p $$`.")
    return cores


def plans(given: argparse.Namespace) -> list[Plan]:
    """The loads that were asked for."""
    return [
        Plan(database, processes, games, given.seconds, given.warm_up, given.every, given.routing)
        for database in given.database
        for processes in given.processes
        for games in given.games
        if processes == 1 or database != "sqlite"
    ]


def print_row(result: Figures) -> None:
    """Print the figures of one load."""
    plan = result.plan
    cells = [f"{plan.database}, {plan.processes} processes, {plan.games} tables, routing {plan.routing}"]
    cells += [f"{name} {getattr(result, name)}" for name in COLUMNS]
    print("\n  ".join(cells), flush=True)


def add(file: Path, result: Figures) -> None:
    """Add the figures to those in the file; a load that was measured before is replaced."""
    kept = [other for other in figures_in(file) if other.plan != result.plan]
    file.write_bytes(msgspec.json.format(msgspec.json.encode([*kept, result]), indent=1) + b"\n")


def figures_in(file: Path) -> list[Figures]:
    """The figures in a file that may not be there yet."""
    return msgspec.json.decode(file.read_bytes(), type=list[Figures]) if file.exists() else []


if __name__ == "__main__":
    main()
