"""The common look of reports: one self-contained HTML page, its sections, tables and plots."""

from collections.abc import Sequence
from html import escape
from typing import Final

from sevenwonders.cli.words.language import spoken_language

STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2a26; --paper: #faf6ec; --rule: #cfc5ae; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece5d5; --paper: #1f1e1b; --rule: #55503f; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .5rem; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
code { overflow-wrap: anywhere; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 14px; }
.even { stroke: var(--rule); stroke-width: 2; stroke-dasharray: 5 4; } .axis { stroke: var(--rule); }
.reach { stroke: var(--ink); stroke-width: 3; }
polyline { fill: none; stroke-width: 2.5; }
.key { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 .8em; border-radius: 2px; }
"""
COLOURS: Final = ("#b5443c", "#3f7fa6", "#c28a1e", "#4e8a4a", "#8a5aa0", "#5b6b73", "#a8653a", "#2f8f86")


def page_of(title: str, sections: Sequence[str]) -> str:
    """Build the whole page."""
    colours = "".join(
        f".c{number} {{ fill: {shade}; background: {shade}; }} polyline.c{number} {{ stroke: {shade}; fill: none; }}\n"
        for number, shade in enumerate(COLOURS)
    )
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(sections)
    return (
        f'<!doctype html>\n<html lang="{spoken_language()}">\n<head>{head}<style>{STYLE}{colours}</style></head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def section(title: str, content: str) -> str:
    """Return a part of the page with its heading."""
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def table_html(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table of texts."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def key_html(names: Sequence[str]) -> str:
    """Explain the colours."""
    keys = [f'<span class="key {colour(at)}"></span>{escape(name)}' for at, name in enumerate(names)]
    return f"<p>{''.join(keys)}</p>"


# Plots


WIDTH: Final = 640
LEFT: Final = 150
RIGHT: Final = 60
ROW: Final = 34
HEIGHT: Final = 240
BOTTOM: Final = 30

# Across and up; also the two ends of an axis.
Point = tuple[float, float]


def colour(number: int) -> str:
    """Return the class of the colour for one of several things."""
    return f"c{number % 8}"


def drawing(height: int, label: str, parts: Sequence[str]) -> str:
    """Draw a picture of that height, with a description in words."""
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def words_at(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Put words into a plot."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def line_between(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Draw a straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def share_plot(label: str, rows: Sequence[tuple[str, float, tuple[float, float]]], even: float) -> str:
    """Draw a share with its interval for each row, and a line at the even share."""
    width = WIDTH - LEFT - RIGHT
    height = ROW * len(rows) + BOTTOM
    parts = [line_between(LEFT + width * even, 0, LEFT + width * even, ROW * len(rows), "even")]
    for number, (name, share, (low, high)) in enumerate(rows):
        y = ROW * (number + 0.5)
        parts += [
            words_at(LEFT - 10, y + 5, name, "end"),
            line_between(LEFT + width * low, y, LEFT + width * high, y, "reach"),
            f'<circle class="{colour(number)}" cx="{LEFT + width * share:.1f}" cy="{y}" r="7"/>',
            words_at(WIDTH - RIGHT + 8, y + 5, f"{share:.1%}"),
        ]
    parts += [words_at(LEFT + width * at / 4, height - 8, f"{at * 25} %", "middle") for at in range(5)]
    return drawing(height, label, parts)


def stack_plot(label: str, rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str]) -> str:
    """Draw a bar for each row, made of parts with these names. Parts below zero are left out of the bar."""
    most = max([sum(max(0.0, value) for value in values) for _, values in rows] + [1.0])
    scale = (WIDTH - LEFT - RIGHT) / most
    parts: list[str] = []
    for number, (name, values) in enumerate(rows):
        x, y = float(LEFT), ROW * number + 5
        parts.append(words_at(LEFT - 10, y + 17, name, "end"))
        for at, value in enumerate(values):
            wide = max(0.0, value) * scale
            title = f"<title>{escape(names[at])}: {value:.1f}</title>"
            parts.append(
                f'<rect class="{colour(at)}" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{ROW - 10}">{title}</rect>'
            )
            x += wide
        parts.append(words_at(x + 8, y + 17, f"{sum(values):.1f}"))
    return drawing(ROW * len(rows) + 5, label, parts)


def curve_plot(
    label: str,
    curves: Sequence[Sequence[tuple[float, float]]],
    x_range: tuple[float, float],
    y_range: tuple[float, float],
) -> str:
    """Draw a curve for each list of points, with the ends of both axes."""
    (x_least, x_most), (y_least, y_most) = x_range, y_range
    wide, high = WIDTH - 70, HEIGHT - BOTTOM - 10

    def at(point: Point) -> str:
        x = 50 + wide * (point[0] - x_least) / ((x_most - x_least) or 1)
        y = 10 + high * (1 - (point[1] - y_least) / ((y_most - y_least) or 1))
        return f"{x:.1f},{y:.1f}"

    parts = [line_between(50, 10 + high, 50 + wide, 10 + high, "axis"), line_between(50, 10, 50, 10 + high, "axis")]
    for number, points in enumerate(curves):
        parts.append(f'<polyline class="{colour(number)}" points="{" ".join(map(at, points))}"/>')
    parts += [
        words_at(50, HEIGHT - 8, f"{x_least:g}"),
        words_at(50 + wide, HEIGHT - 8, f"{x_most:g}", "end"),
        words_at(44, 16, f"{y_most:.0%}", "end"),
        words_at(44, 10 + high, f"{y_least:.0%}", "end"),
    ]
    return drawing(HEIGHT, label, parts)
