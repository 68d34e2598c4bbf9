"""Writes the figures of loads into docs/performance.md."""

from collections.abc import Iterable
from typing import Final

from benchmarks.pages import markdown
from benchmarks.report import PAGE, PLOTS, between_markers, cell
from benchmarks.server.load import Figures
from benchmarks.server.plot import plot, processes_of, processors

JSON: Final = PLOTS / "load.json"
NAMES: Final = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
HEAD: Final = (
    "tables of four",
    "answers/s",
    "p50 ms",
    "p95 ms",
    "p99 ms",
    "CPU ms per answer",
    "processors per 1,000 tables",
    "kB per table",
    "longest pause ms",
    "failed handshakes",
    "unconfirmed",
    "lost",
)


def load_table(all_figures: Iterable[Figures]) -> str:
    """The figures of all loads, SQLite first and small loads first."""
    places = list(NAMES)
    ordered = sorted(
        all_figures,
        key=lambda item: (places.index(item.plan.database), item.plan.processes, item.plan.routing, item.plan.games),
    )
    return markdown(HEAD, [load_row(item) for item in ordered])


def load_row(item: Figures) -> list[str]:
    """The row of one load."""
    plan = item.plan
    values = (
        item.answers_per_s,
        item.p50_ms,
        item.p95_ms,
        item.p99_ms,
        item.processor_ms_per_answer,
        processors(item) * 1000 / plan.games,
        item.kb_per_game,
        item.longest_pause_ms,
        item.failed_handshakes,
        item.unconfirmed,
        item.lost,
    )
    return [f"{plan.games:,} on {NAMES[plan.database]}, {processes_of(plan)}", *(cell(value) for value in values)]


def write_page(all_figures: list[Figures]) -> None:
    """Write table and plot."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(between_markers(page, "load", load_table(all_figures)), encoding="utf-8")
    JSON.with_suffix(".svg").write_text(plot(all_figures), encoding="utf-8")
