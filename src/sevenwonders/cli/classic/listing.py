"""Tables of cards that are not in the deck of an Age."""

from rich import box
from rich.table import Table

from sevenwonders.cli.classic.marks import MARK


def listing(headings: list[str], caption: str, marked: bool = False) -> Table:
    """An empty table, with a column for marks if there are any."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), caption=caption)
    for position, heading in enumerate(headings):
        table.add_column(heading, no_wrap=position == 0)
    if marked:
        table.add_column(MARK, min_width=len(MARK))
    return table
