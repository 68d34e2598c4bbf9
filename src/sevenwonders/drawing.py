"""Lets `print(game)` and notebooks draw the table. The terminal's code is loaded when the first table is drawn."""

from importlib import import_module

from sevenwonders.kernel.interactive import draw_with


def text_of(table: object) -> str:
    """Draw a game or view as text."""
    return str(import_module("sevenwonders.cli.drawing").text_of(table))


def html_of(table: object) -> str:
    """Draw a game or view as HTML."""
    return str(import_module("sevenwonders.cli.drawing").html_of(table))


draw_with(text_of, html_of)
