"""The common look of reports: one self-contained HTML page, its sections and tables."""

from collections.abc import Sequence
from html import escape
from typing import Final

from sevenwonders.cli.plots import colour

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
    """Return the whole page."""
    colours = "".join(
        f".c{number} {{ fill: {shade}; background: {shade}; }} polyline.c{number} {{ stroke: {shade}; fill: none; }}\n"
        for number, shade in enumerate(COLOURS)
    )
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(sections)
    return (
        f'<!doctype html>\n<html lang="en">\n<head>{head}<style>{STYLE}{colours}</style></head>\n'
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
    """Return which colour stands for what."""
    keys = [f'<span class="key {colour(at)}"></span>{escape(name)}' for at, name in enumerate(names)]
    return f"<p>{''.join(keys)}</p>"
