"""The shared look of the command line. Everything has a shape and a style, so colour never carries meaning alone."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.cli.words.language import named
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score

# A shape and a style for the colours of cards that games share. The styles are readable on black and on white.
COLOUR_MARKS: Final = {
    "brown": ("■", "color(130)"),
    "gray": ("□", "color(244)"),
    "grey": ("□", "color(244)"),
    "blue": ("◆", "color(32)"),
    "yellow": ("◎", "color(136)"),
    "red": ("▲", "color(167)"),
    "green": ("✚", "color(28)"),
    "purple": ("★", "color(133)"),
}

COIN: Final = "●"
SHIELD: Final = "▲"
TICK: Final = "✓"
CHAIN: Final = "⛓"
CROSS: Final = "✗"
BUILT_STAGE: Final = "▰"
OPEN_STAGE: Final = "▱"

COIN_STYLE: Final = COLOUR_MARKS["yellow"][1]
GOOD_STYLE: Final = COLOUR_MARKS["green"][1]
BAD_STYLE: Final = COLOUR_MARKS["red"][1]
QUIET_STYLE: Final = "color(244)"

# For kinds of card that have no mark.
PLAIN_MARK: Final = ("▪", "default")
# For categories of the score sheet that have no mark.
NO_MARK: Final = ("·", "")

# Narrower screens have panels below each other.
LEAST_WIDTH: Final = 76
# The longest name, by number of seats, for a score sheet to fit into 100 columns.
NAME_WIDTHS: Final = {5: 14, 6: 12, 7: 9, 8: 8}
# The part of a category's name that is always visible.
LEAST_CATEGORY: Final = 10
# The greatest width of a score sheet, without what separates its columns.
SHEET_WIDTH: Final = 96


def first_up(words: str) -> str:
    """Return the words with the first letter in upper case."""
    return words[:1].upper() + words[1:]


def coins_words(amount: int) -> str:
    """Write a number of coins: `1 coin`, `3 coins`."""
    return told("goods-coins", count=amount)


def shortened(words: str, width: int) -> str:
    """Cut the words to the width, with an ellipsis if they are longer."""
    return words if len(words) <= width else words[: width - 1] + "…"


def number_text(count: int) -> Text:
    """Draw a number; zero is a faint dot."""
    return Text(str(count)) if count else Text("·", style=QUIET_STYLE)


def hanging(label: str | Text, words: str | Text) -> Table:
    """Draw a label, and words that wrap next to it rather than below it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(label, words)
    return grid


def labelled(label: str, words: str | Text) -> Table:
    """Put a faint label in front of what it describes."""
    return hanging(Text(label, style=QUIET_STYLE), words)


def framed(title: str, lines: Sequence[RenderableType], style: str = "") -> Panel:
    """Put lines in a frame with a title."""
    words = Text(title, style=style or "default")
    return Panel(Group(*lines), title=words, title_align="left", box=box.ROUNDED, padding=(0, 1))


def small_panel(title: Text, lines: Sequence[Text]) -> Panel:
    """Put a few lines in a frame no wider than they are."""
    return Panel(Group(*lines), title=title, title_align="left", padding=(0, 1), expand=False)


def stage_marks(count: int, built: int) -> Text:
    """Draw a mark for each stage of a wonder, filled if its bit is set."""
    return Text("".join(BUILT_STAGE if built >> number & 1 else OPEN_STAGE for number in range(count)))


def side_by_side(boxes: Sequence[RenderableType], width: int, shares: Sequence[int], widest: int) -> RenderableType:
    """Put boxes next to each other, or one below the other if the terminal is narrow.

    Each has its share of the width in percent; the box with the number `widest` gets what rounding leaves.
    """
    if width < LEAST_WIDTH:
        return Group(*boxes)
    grid = Table.grid(expand=True)
    widths = [width * share // 100 for share in shares]
    widths[widest] += width - sum(widths)
    for share in widths:
        grid.add_column(width=share)
    grid.add_row(*boxes)
    return grid


# Tables: one without lines for a screen, one for pairs of a label and words, one for answers, and one with a ruled head


def plain_table(gap: int = 1, headed: bool = True) -> Table:
    """Return an empty table without lines and columns."""
    return Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style=QUIET_STYLE, show_header=headed)


def pairs_table(rows: Iterable[tuple[str | Text, str | Text]], label_style: str = "", words_style: str = "") -> Table:
    """Return a table with a label in each row, and words next to it."""
    table = plain_table(2, headed=False)
    table.add_column(no_wrap=True, style=label_style)
    table.add_column(style=words_style)
    for row in rows:
        table.add_row(*row)
    return table


def answer_table(*headings: str) -> Table:
    """Return a table of answers whose first column is for their numbers."""
    table = plain_table(2, headed=any(headings))
    table.add_column("", justify="right", no_wrap=True, style="bold")
    for position, heading in enumerate(headings):
        table.add_column(heading, no_wrap=position == 0)
    return table


def listing(headings: Sequence[str], caption: str | None = None) -> Table:
    """Return a table with a line under its headings."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), caption=caption)
    for position, heading in enumerate(headings):
        table.add_column(heading, no_wrap=position == 0)
    return table


# The score sheet


def place_of(places: list[list[int]], seat: int, team_size: int = 1) -> str:
    """Write the seat's place among players or teams, marked `=` if shared; a dash for a city that is not ranked."""
    before = 0
    for seats in places:
        if seat in seats:
            place = told("terminal-place", place=before // team_size + 1)
            return f"{place}=" if len(seats) > team_size else place
        before += len(seats)
    return "–"


def team_sums(numbers: Sequence[int], team_size: int) -> list[int]:
    """Return the sum of the team for every seat. Partners sit side by side (R9)."""
    starts = [seat - seat % team_size for seat in range(len(numbers))]
    return [sum(numbers[start : start + team_size]) for start in starts]


def category_name(category: str) -> str:
    """Return the name of a category on the score sheet."""
    return named("category", category, first_up(category.replace("_", " ")))


def category_text(category: str, marks: Mapping[str, tuple[str, str]]) -> Text:
    """Return the label of a category on the score sheet: its shape and name."""
    shape, style = marks.get(category, NO_MARK)
    return Text(f"{shape} {category_name(category)}", style=style)


def score_table(
    game: Game,
    names: Sequence[str],
    boards: Sequence[str],
    marks: Mapping[str, tuple[str, str]],
    tiebreak: str,
    team_size: int = 1,
    scores: Sequence[Score] | None = None,
) -> Table:
    """Draw the score sheet: a row for each category and a column for each seat, then totals, tiebreaks and places.

    `tiebreak` is `coins` or `stages`. In teams the sums of both partners decide; they are listed below the totals of
    each seat. The scores are those of the game, unless others are given.
    """
    table = listing([])
    scores = game.score_sheet() if scores is None else scores
    places = game.ranked(scores)
    best = places[0] if places else []
    categories = [category_text(category, marks) for category in game.categories()]
    widest = max([cell_len(label.plain) for label in categories])
    table.add_column("", no_wrap=True, min_width=min(LEAST_CATEGORY, widest))
    for seat, words in enumerate(seat_headings(names, boards, SHEET_WIDTH - widest)):
        heading = Text(words, style="bold" if seat in best else "")
        table.add_column(heading, justify="right", no_wrap=True, overflow="ellipsis")
    for number, label in enumerate(categories):
        table.add_row(label, *[score_cell(score.points[number]) for score in scores])
    table.add_section()
    totals = [score.total() for score in scores]
    ties = [score.tiebreak for score in scores]
    add_numbers(table, told("score-total"), totals, "bold" if team_size == 1 else "")
    add_numbers(table, told("terminal-ties", tiebreak=tiebreak), ties, QUIET_STYLE)
    if team_size > 1:
        add_numbers(table, told("terminal-team-total"), team_sums(totals, team_size), "bold")
        add_numbers(table, told("terminal-team-ties", tiebreak=tiebreak), team_sums(ties, team_size), QUIET_STYLE)
    ranks = [place_of(places, seat, team_size) for seat in range(len(names))]
    cells = [Text(rank, style="bold" if seat in best else "") for seat, rank in enumerate(ranks)]
    table.add_row(told("terminal-places"), *cells)
    return table


def seat_headings(names: Sequence[str], boards: Sequence[str], room: int) -> list[str]:
    """Draw a name above a board for every seat. If there is no room, the side of the board gets its own line."""
    longest = NAME_WIDTHS.get(len(names), 16)
    short = [shortened(name, longest) for name in names]
    width = sum(max(len(name), len(board)) + 1 for name, board in zip(short, boards, strict=True))
    if width > room:
        boards = ["\n".join(board.rsplit(" ", 1)) for board in boards]
    return [f"{name}\n{board}" for name, board in zip(short, boards, strict=True)]


def add_numbers(table: Table, heading: str, numbers: Sequence[int], style: str) -> None:
    """Add a row with one number for each seat to the score sheet."""
    table.add_row(Text(heading, style=style), *[Text(str(number), style=style) for number in numbers])


def score_cell(points: int) -> Text:
    """Draw a number on the score sheet. Zero is a faint dot, and losses are highlighted."""
    if points == 0:
        return Text("·", style=QUIET_STYLE)
    return Text(str(points), style=BAD_STYLE if points < 0 else "")
