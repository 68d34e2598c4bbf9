"""Draws bar charts as SVG. They are readable on light and on dark pages and need no library."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

WIDTH: Final = 720
LABELS: Final = 190
VALUES: Final = 90
BAR: Final = 14
GAP: Final = 10
HEAD: Final = 54
# Told apart by everybody, also by people who do not see all colours, on white and on black.
COLOURS: Final = ("#3b82c4", "#e08a1e", "#4f9d69", "#b5548f")

STYLE: Final = """
    text { font: 13px system-ui, sans-serif; fill: #24292f; }
    .title { font-weight: 600; font-size: 15px; }
    .axis { stroke: #8c959f; }
    @media (prefers-color-scheme: dark) { text { fill: #e6edf3; } }
  """


def bar_chart(title: str, rows: Mapping[str, Mapping[str, float]], digits: int = 0) -> str:
    """A chart with a group of bars for each row and a colour for each column. Missing values have no bar."""
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    largest = max(value for row in rows.values() for value in row.values())
    parts = [text(0, 18, title, "title"), *legend(columns)]
    y = HEAD
    for label, row in rows.items():
        height = BAR * len(row)
        parts.append(text(LABELS - 8, y + height / 2 + 4, label, anchor="end"))
        for column, value in row.items():
            parts += bar(y, value / largest, COLOURS[columns.index(column)], f"{value:,.{digits}f}")
            y += BAR
        y += GAP
    parts.append(f'<line class="axis" x1="{LABELS}" y1="{HEAD - 4}" x2="{LABELS}" y2="{y - GAP + 4}"/>')
    return document(title, y, parts)


def bar(y: float, share: float, colour: str, words: str) -> list[str]:
    """A bar with its value at the end."""
    length = max(1.0, share * (WIDTH - LABELS - VALUES))
    shape = f'<rect x="{LABELS}" y="{y + 1:g}" width="{length:.1f}" height="{BAR - 2}" fill="{colour}"/>'
    return [shape, text(LABELS + length + 6, y + BAR - 3, words)]


def legend(columns: Sequence[str]) -> list[str]:
    """The colour of each column, if there are several."""
    parts: list[str] = []
    x = float(LABELS)
    for number, column in enumerate(columns if len(columns) > 1 else []):
        parts.append(f'<rect x="{x:g}" y="30" width="11" height="11" fill="{COLOURS[number]}"/>')
        parts.append(text(x + 16, 40, column))
        x += 36 + 8 * len(column)
    return parts


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "") -> str:
    """Some words at a place."""
    attributes = (f' class="{kind}"' if kind else "") + (f' text-anchor="{anchor}"' if anchor else "")
    return f'<text x="{x:g}" y="{y:g}"{attributes}>{escape(words)}</text>'


def document(title: str, height: float, parts: Sequence[str]) -> str:
    """The whole drawing."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img">'
    inner = "\n  ".join([f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", *parts])
    return f"{head}\n  {inner}\n</svg>\n"
