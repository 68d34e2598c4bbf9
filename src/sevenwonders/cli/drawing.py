"""Games and views drawn as text and HTML, for `print` and notebooks: the table that the terminal shows."""

from collections.abc import Iterator
from io import StringIO
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from sevenwonders.cli.look import first_up
from sevenwonders.cli.painter import painter_of
from sevenwonders.cli.words.told import told
from sevenwonders.games import sample
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.view import View
from sevenwonders.record.log import OPEN

WIDTH: Final = 110
# Any one: what is drawn does not depend on the hidden cards of the dealt world.
PURPOSE: Final = 0
HTML: Final = '<pre style="line-height: 1.2; white-space: pre; overflow-x: auto">{code}</pre>'


def text_of(table: object) -> str:
    """Draw a game or view as plain text."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False)
    with console.capture() as capture:
        print_table(console, table)
    return "\n".join(line.rstrip() for line in capture.get().rstrip().splitlines())


def html_of(table: object) -> str:
    """Draw a game or view as HTML with colours."""
    console = Console(file=StringIO(), width=WIDTH, record=True, highlight=False, force_jupyter=False)
    print_table(console, table)
    return console.export_html(code_format=HTML, inline_styles=True)


def print_table(console: Console, table: object) -> None:
    """Print a game or view."""
    for part in drawn(table):
        console.print(part)


def drawn(table: object) -> Iterator[RenderableType]:
    """Draw the moment, the cards to choose from, and all cities; a finished game also has its score sheet."""
    assert isinstance(table, Game | View)
    # Cities and the viewer's own cards are the same in every world that agrees with a view.
    game = table if isinstance(table, Game) else sample(table, stream(0, PURPOSE))
    viewer = OPEN if isinstance(table, Game) else table.seat
    painter = painter_of(game.config)
    names = painter.cities(game)
    heading = painter.moment(game) if game.decisions else told("table-over")
    yield Text(first_up(heading), style="bold")
    if game.decisions:
        yield from painter.before_turn(game, names, viewer)
    yield painter.after_turn(game, names)
    if not game.decisions:
        yield painter.score_sheet(game, names)
