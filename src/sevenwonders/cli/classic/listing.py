"""Tables of cards and boards, and marks for reconstructed values in them, which no source shows."""

from typing import Final

from rich.table import Table
from rich.text import Text

from sevenwonders.cli.look import QUIET_STYLE, listing

# The reconstructed values of each card, board or lane, by id.
Marks = dict[str, list[str]]

# The heading of the column with the marks, and its meaning.
MARK: Final = "Reconstructed"
MARK_NOTE: Final = f"{MARK}: no source shows this value (docs/reconstructed.md lists all)."


def mark_cells(marks: Marks, idents: list[str], ident: str) -> list[Text]:
    """Return the cell that names the reconstructed values of a row; no cell if no row of the table has a mark."""
    if not any(other in marks for other in idents):
        return []
    return [Text(", ".join(marks.get(ident, [])), style=QUIET_STYLE)]


def noted(caption: str, marks: Marks, idents: list[str]) -> str:
    """Return the caption, with the meaning of the mark if there is one."""
    return f"{caption} {MARK_NOTE}" if any(ident in marks for ident in idents) else caption


def reconstructed_words(marks: list[str]) -> str:
    """Explain the mark: the values that no source shows."""
    return f"{' and '.join(marks)} reconstructed: no source shows {'it' if len(marks) == 1 else 'them'}"


def marked_listing(headings: list[str], caption: str, marks: Marks, idents: list[str]) -> Table:
    """Return an empty table, with a column for marks if one of the rows has any."""
    table = listing(headings, noted(caption, marks, idents))
    if any(ident in marks for ident in idents):
        table.add_column(MARK, min_width=len(MARK))
    return table
