"""Writes figures into docs/performance.md: tables between markers, and plots next to them."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from benchmarks import tables
from benchmarks.builds import ROOT
from benchmarks.charts import bar_chart
from benchmarks.pages import markdown
from benchmarks.sections import ACTIONS, Figures

PAGE: Final = ROOT / "docs" / "performance.md"
PLOTS: Final = ROOT / "docs" / "performance"
Report = Mapping[str, Figures]

# The milliseconds of processor time that commands may take.
MOST_MS: Final = {"--help": 150, "simulate --games 1": 350}


def write_report(report: Report, machine: str) -> None:
    """Write every table and plot whose figures are there."""
    page = PAGE.read_text(encoding="utf-8")
    page = between_markers(page, "machine", f"Measured on: {machine}.")
    for name, (sections, table) in TABLES.items():
        if all(report.get(section) for section in sections):
            page = between_markers(page, name, table(report))
    PAGE.write_text(page, encoding="utf-8")
    for name, (section, plot) in CHARTS.items():
        if report.get(section):
            (PLOTS / f"{name}.svg").write_text(plot(report), encoding="utf-8")


def between_markers(page: str, name: str, text: str) -> str:
    """The page with another text between the markers of that name."""
    pattern = re.compile(rf"(<!-- figures: {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    if not pattern.search(page):
        raise SystemExit(f"docs/performance.md has no markers for '{name}'.")
    return pattern.sub(lambda found: f"{found[1]}{text.strip()}\n{found[2]}", page)


def cell(value: float | None) -> str:
    """A number with as many digits as are worth printing."""
    if value is None:
        return "–"
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:,.{2 if value < 10 else 1 if value < 100 else 0}f}"


def ratio(one: float | None, other: float | None) -> str:
    """How many times the other fits into the one."""
    return f"{one / other:.2f}" if one and other else "–"


# Tables


def seats_table(report: Report) -> str:
    """Games per second of the compiled package by seats."""
    games = report["games"]
    rows = []
    for seats in (2, *tables.SEATS):
        kinds = [f"{kind}, {seats} seats" for kind in ("first edition", "all expansions", "Architects")]
        rows.append([f"{seats} seats", *[cell(games.get(name, {}).get("compiled")) for name in kinds]])
    return markdown(["games per second", "first edition", "second edition, all expansions", "Architects"], rows)


def boxes_table(report: Report) -> str:
    """Games per second by expansions, and their share of the first edition's."""
    games = report["games"]
    rows = []
    for table in (*tables.BY_EXPANSION, *tables.TEAMS, *tables.ARCHITECTS):
        rate = games[table.name]["compiled"]
        base = games[tables.against(table).name]["compiled"]
        missed = " missed" if rate / base < table.bar else ""
        bar = f"{table.bar:.2f}{missed}" if table.bar and table.config.players >= tables.SEATS[0] else "–"
        rows.append([table.name, cell(rate), ratio(rate, base), bar])
    return markdown(["compiled", "games per second", "of the first edition's", "bar"], rows)


def builds_table(report: Report) -> str:
    """What compiling gains, and what was gained since an older build."""
    old = any("old" in row for row in report["games"].values())
    rows = []
    for name in (
        tables.USUAL.name,
        tables.FIRST_EDITION[-1].name,
        tables.ALL_EXPANSIONS[1].name,
        "Architects, 4 seats",
    ):
        rows.append([f"{name}, games per second", *build_cells(report["games"][name], old)])
    actions = report["actions"]
    rows.append(["answers per second", *build_cells(actions["answers"], old)])
    for name in ACTIONS:
        # The last run may be older than what is measured now.
        if "compiled" in actions.get(name, {}):
            rows.append([f"{name}, µs", *build_cells(actions[name], old, less_is_better=True)])
    rows.append(["memory of a game, bytes", *build_cells(actions["memory"], old, less_is_better=True)])
    return markdown(["", "source", "compiled", "times", *(["older build", "times"] if old else [])], rows)


def build_cells(row: Mapping[str, float], old: bool, less_is_better: bool = False) -> list[str]:
    """The figures of all builds, and how many times better the compiled package is."""

    def gain(name: str) -> str:
        pair = (row.get(name), row.get("compiled"))
        return ratio(*pair) if less_is_better else ratio(*reversed(pair))

    cells = [cell(row.get("source")), cell(row.get("compiled")), gain("source")]
    return cells + ([cell(row.get("old")), gain("old")] if old else [])


def decisions_table(report: Report) -> str:
    """Options of a decision, and the time to list them."""
    names = [f"{what} {part}" for what in ("options", "time") for part in ("p50", "p99", "max")]
    rows = [[table, *[cell(row[name]) for name in names]] for table, row in report["decisions"].items()]
    head = ["", "options p50", "p99", "max", "µs p50", "p99", "max"]
    return markdown(head, rows)


def processes_table(report: Report) -> str:
    """The cost of statistics, and what a second process gains."""
    rates = {name: row["games per second"] for name, row in report["processes"].items()}
    rows = [
        ["the bare engine, processor time", cell(rates["engine"]), "1.00"],
        ["`simulate --jobs 1`, processor time", cell(rates["1 process, processor time"]), "–"],
        ["`simulate --jobs 1`", cell(rates["1 process"]), "–"],
        ["`simulate --jobs 2`", cell(rates["2 processes"]), "–"],
    ]
    rows[1][2] = f"{ratio(rates['1 process, processor time'], rates['engine'])} of the engine's"
    rows[3][2] = f"{ratio(rates['2 processes'], rates['1 process'])} of one process's"
    return markdown(["", "games per second", "share"], rows)


def yardstick_table(report: Report) -> str:
    """The share of C's speed."""
    rates = {name: row["games per second"] for name, row in report["yardstick"].items()}
    names = {"C": "plain C", "compiled": "compiled", "old": "older build", "source": "source"}
    rows = [[names[name], cell(rate), ratio(rate, rates["C"])] for name, rate in rates.items()]
    return markdown(["first edition, 4 seats", "games per second", "of C's speed"], rows)


def starts_table(report: Report) -> str:
    """The time of commands and the size of the library."""
    rows = []
    old = any("old" in row for row in report["starts"].values())
    for name, row in report["starts"].items():
        most = MOST_MS.get(name)
        bar = f"{most}{' missed' if row['compiled'] > most else ''}" if most else "–"
        label = f"`sevenwonders {name}`, ms" if most else name
        rows.append([label, cell(row["compiled"]), *([cell(row.get("old"))] if old else []), bar])
    return markdown(["", "compiled", *(["older build"] if old else []), "bar"], rows)


def instructions_table(report: Report) -> str:
    """Thousands of machine instructions."""
    counted = report["instructions"]
    old, plain_c = (any(name in row for row in counted.values()) for name in ("old", "C"))
    head = ["thousand instructions", "compiled", *(["older build", "times"] if old else [])]
    rows = []
    for name, row in counted.items():
        older = [cell(row.get("old")), ratio(row.get("old"), row["compiled"])] if old else []
        rows.append([name, cell(row["compiled"]), *older, *([cell(row.get("C"))] if plain_c else [])])
    return markdown([*head, *(["plain C"] if plain_c else [])], rows)


TABLES: Final[dict[str, tuple[Sequence[str], Callable[[Report], str]]]] = {
    "seats": (["games"], seats_table),
    "boxes": (["games"], boxes_table),
    "builds": (["games", "actions"], builds_table),
    "decisions": (["decisions"], decisions_table),
    "processes": (["processes"], processes_table),
    "yardstick": (["yardstick"], yardstick_table),
    "starts": (["starts"], starts_table),
    "instructions": (["instructions"], instructions_table),
}

# Plots


def seats_chart(report: Report) -> str:
    """Games per second by seats."""
    kinds = ("first edition", "all expansions", "Architects")
    games = report["games"]
    rows = {
        f"{seats} seats": {kind: games[f"{kind}, {seats} seats"]["compiled"] for kind in kinds}
        for seats in tables.SEATS
    }
    return bar_chart("Random games per second, compiled, one core", rows)


def boxes_chart(report: Report) -> str:
    """Games per second by expansions."""
    chosen = (tables.USUAL, *tables.BY_EXPANSION, *tables.TEAMS)
    rows = {table.name: {"compiled": report["games"][table.name]["compiled"]} for table in chosen}
    return bar_chart("Random games per second with expansions and in teams, 4 seats unless it says otherwise", rows)


def decisions_chart(report: Report) -> str:
    """Times of decisions."""
    rows = {
        table: {part: row[f"time {part}"] for part in ("p50", "p99", "max")}
        for table, row in report["decisions"].items()
    }
    return bar_chart("Microseconds to list the options of a decision", rows, digits=1)


def yardstick_chart(report: Report) -> str:
    """Games per second of C and of the engine."""
    rates = {name: row["games per second"] for name, row in report["yardstick"].items()}
    rows = {name: {"games per second": rate} for name, rate in rates.items()}
    return bar_chart("Random games per second, first edition, 4 seats, one core", rows)


CHARTS: Final[dict[str, tuple[str, Callable[[Report], str]]]] = {
    "seats": ("games", seats_chart),
    "boxes": ("games", boxes_chart),
    "decisions": ("decisions", decisions_chart),
    "yardstick": ("yardstick", yardstick_chart),
}
