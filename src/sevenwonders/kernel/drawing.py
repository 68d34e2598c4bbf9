"""Pictures of games and views as text and HTML. A layer above draws them; the rules only know where to ask."""

from collections.abc import Callable
from typing import Final

# Draws a game or view.
Drawing = Callable[[object], str]
# The functions that draw text and HTML, once there are any.
DRAWINGS: Final[dict[str, Drawing]] = {}


def draw_with(text: Drawing, html: Drawing) -> None:
    """Let these functions draw games and views from now on."""
    DRAWINGS["text"] = text
    DRAWINGS["html"] = html


def text_of(table: object) -> str:
    """Draw a game or view as text, or name it if there is nothing to draw with."""
    return DRAWINGS["text"](table) if DRAWINGS else repr(table)


def html_of(table: object) -> str:
    """Draw a game or view as HTML, or name it if there is nothing to draw with."""
    return DRAWINGS["html"](table) if DRAWINGS else f"<code>{repr(table)[1:-1]}</code>"
