"""Games and views in a console or notebook: their pictures, and the names that completion leaves out.

A layer above draws the pictures; the rules only know where to ask.
"""

from collections.abc import Callable
from typing import Final

# Draws a game or view.
Drawing = Callable[[object], str]
# The functions that draw text and HTML, once there are any.
DRAWINGS: Final[dict[str, Drawing]] = {}

# The methods and fields of a game that only authors of rules, bots' loops and saves use. Completion leaves them out.
# Each game may hide more of its own.
NAMES: Final = """
    advance agenda answer_listed answers_from_data answers_to_data ask_alone can_choose choice_reader emit
    emit_secret english exact_choice fits forced_choice given heading heading_at keeps_events kernel_data listed
    next_ident note_answered note_asked note_forced note_revealed note_table open_decision opening options_of
    phrase push ranked refusal resolve rng run_step sealed sentence steps unpack unsealed view_beside
    without_payment
"""
FOR_RULES: Final = frozenset(NAMES.split())


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
