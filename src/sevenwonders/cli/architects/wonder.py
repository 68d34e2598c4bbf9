"""Draw wonders: tier upon tier, with the stages of a tier side by side."""

from rich.align import Align
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.architects.library import Board, Library
from sevenwonders.cli.architects.look import EFFECT, effect_words, stage_cost, stage_gain
from sevenwonders.cli.look import BUILT_STAGE, GOOD_STYLE, OPEN_STAGE, QUIET_STYLE


def wonder_lines(library: Library, board: Board, built: int) -> list[RenderableType]:
    """The wonder from its top tier down, and then what the stages with a star do."""
    lines: list[RenderableType] = []
    for tier in reversed(board.tiers):
        lines.append(Align.center(tier_row(board, built, tier)))
    words = effect_words(library, board)
    if words:
        lines.append(Align.center(Text(f"{EFFECT} {words}", style=QUIET_STYLE)))
    return lines


def tier_row(board: Board, built: int, tier: list[int]) -> RenderableType:
    """One stage in a line, or several next to each other."""
    if len(tier) == 1:
        return stage_text(board, built, tier[0], " · ", " → ")
    grid = Table.grid(padding=(0, 3), pad_edge=False)
    for _ in tier:
        grid.add_column(justify="center")
    grid.add_row(*[stage_text(board, built, number, "\n", "\n") for number in tier])
    return grid


def stage_text(board: Board, built: int, number: int, after_place: str, after_cost: str) -> Text:
    """One stage: number and place, its cost until it is built, and what it gives."""
    stage = board.stages[number]
    done = bool(built >> number & 1)
    place = f"{BUILT_STAGE if done else OPEN_STAGE} {number + 1} {stage.place}{after_place}"
    cost = "" if done else f"{stage_cost(stage)}{after_cost}"
    style = GOOD_STYLE if done else "bold" if number in board.available[built] else QUIET_STYLE
    return Text(f"{place}{cost}{stage_gain(stage)}", style=style, justify="center")


def stage_marks(board: Board, built: int) -> Text:
    """A mark for each stage, filled if it is built."""
    marks = [BUILT_STAGE if built >> number & 1 else OPEN_STAGE for number in range(len(board.stages))]
    return Text("".join(marks))
