"""Draw the figures of several loads: processor time and memory over the number of tables, which should be lines.

`python -m benchmarks.server.plot FIGURES.json PLOT.svg`
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from benchmarks.server.load import Figures, Plan

WIDTH, HEIGHT, MARGIN = 360, 260, 56
COLOURS = ("#1b6ca8", "#b5541c", "#3b7d3b", "#7a3e9d")
STYLE = "font-family:sans-serif;font-size:12px"
Value = Callable[[Figures], float]
Points = list[tuple[float, float]]


class Panel(NamedTuple):
    """One diagram: its title and the value that it shows."""

    title: str
    value: Value


def processors(figures: Figures) -> float:
    """How many processors the servers kept busy."""
    return figures.processor_ms_per_answer * figures.answers_per_s / 1e3


def megabytes(figures: Figures) -> float:
    """The memory of all tables."""
    return figures.kb_per_game * figures.plan.games / 1e3


PANELS = (Panel("processors in use", processors), Panel("memory of all tables, MB", megabytes))


def processes_of(plan: Plan) -> str:
    """The number of processes, and how callers come to them if there are several."""
    if plan.processes == 1:
        return "1 process"
    return f"{plan.processes} processes, {'routed by table' if plan.routing == 'table' else 'seats spread'}"


def series_of(all_figures: Iterable[Figures]) -> dict[str, list[Figures]]:
    """The figures by database and number of processes, each in the order of tables."""
    found: dict[str, list[Figures]] = {}
    for figures in sorted(all_figures, key=lambda item: item.plan.games):
        plan = figures.plan
        found.setdefault(f"{plan.database}, {processes_of(plan)}", []).append(figures)
    return found


def scaled(points: Points, most_x: float, most_y: float) -> str:
    """Points as coordinates within a panel."""
    return " ".join(
        f"{MARGIN + x / most_x * (WIDTH - 2 * MARGIN):.1f},{HEIGHT - MARGIN - y / most_y * (HEIGHT - 2 * MARGIN):.1f}"
        for x, y in points
    )


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = "#222") -> str:
    """Some words at a place."""
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def panel_of(panel: Panel, series: dict[str, list[Figures]]) -> str:
    """One diagram with a line for each series. Both axes begin at zero, so that linear growth is a line through it."""
    lines = {
        name: [(0.0, 0.0), *((item.plan.games, panel.value(item)) for item in items)] for name, items in series.items()
    }
    most_x = max(x for points in lines.values() for x, _ in points)
    most_y = max(y for points in lines.values() for _, y in points) or 1.0
    bottom, right = HEIGHT - MARGIN, WIDTH - MARGIN
    parts = [
        f'<path d="M{MARGIN} {MARGIN}V{bottom}H{right}" fill="none" stroke="#888"/>',
        text(MARGIN, MARGIN - 12, panel.title),
        text(right, bottom + 18, f"{most_x:.0f} tables", "end"),
        text(MARGIN - 6, MARGIN + 4, f"{most_y:.2g}" if most_y < 10 else f"{most_y:.0f}", "end"),
        text(MARGIN - 6, bottom + 4, "0", "end"),
    ]
    for number, (name, points) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        line = scaled(points, most_x, most_y)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(text(MARGIN + 10, MARGIN + 16 + 16 * number, name, colour=colour))
    return "".join(parts)


def plot(all_figures: Iterable[Figures]) -> str:
    """All diagrams side by side, as SVG."""
    series = series_of(all_figures)
    panels = "".join(
        f'<g transform="translate({number * WIDTH} 0)">{panel_of(panel, series)}</g>'
        for number, panel in enumerate(PANELS)
    )
    size = f'width="{len(PANELS) * WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} style="{STYLE};background:#fff">{panels}</svg>\n'


def main() -> None:
    """Read figures and write the plot."""
    source, target = (Path(name) for name in sys.argv[1:3])
    target.write_text(plot(msgspec.json.decode(source.read_bytes(), type=list[Figures])), encoding="utf-8")


if __name__ == "__main__":
    main()
