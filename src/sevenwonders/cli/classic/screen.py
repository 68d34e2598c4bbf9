"""The whole screen of a decision: Age and turn, the cities, and the answers to choose from."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.turn import LEFT, passing_direction, receiver_of
from sevenwonders.cli.classic.city import neighbour_panel, own_panel, strip
from sevenwonders.cli.classic.look import AGE_NAMES
from sevenwonders.cli.classic.question import Question
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import QUIET_STYLE
from sevenwonders.kernel.decision import Decision

LEAST_WIDTH: Final = 76


def decision_screen(
    scene: Scene, decision: Decision, question: Question, menu: list[MenuRow], options: list[int], width: int
) -> Group:
    """Everything that a player needs for one choice."""
    passing = [Text(passing_words(scene), style=QUIET_STYLE)] if question.passes_hands else []
    return Group(
        header(scene),
        *passing,
        Text(),
        *table_parts(scene, width),
        offer(scene, decision, question, menu, options),
    )


def table_parts(scene: Scene, width: int) -> list[RenderableType]:
    """All cities in a strip, what the rules add to them, and the viewer's city between its neighbours."""
    parts: list[RenderableType] = [strip(scene, width)]
    for screen in scene.screens:
        parts += screen.table_lines(scene)
    for screen in scene.screens:
        parts += screen.table_blocks(scene)
    parts.append(panels(scene, width))
    for screen in scene.screens:
        for block in screen.city_blocks(scene, scene.view.seat):
            parts += [block, Text()]
    return parts


def offer(scene: Scene, decision: Decision, question: Question, menu: list[MenuRow], options: list[int]) -> Group:
    """The lower part of the screen: the question, and the answers to choose from."""
    parts: list[RenderableType] = []
    words = question.words(scene, decision)
    if words:
        parts.append(Padding(Text(words, style="bold"), (0, 0, 1, 0)))
    parts.append(question.offer(scene, decision, menu, options))
    return Group(*parts)


def header(scene: Scene) -> Rule:
    """Age, turn and piles as a line across the screen."""
    last = f" of {scene.library.last_turn}" if not chapter_words(scene) else ""
    piles = [
        f"discard pile {len(scene.view.discard)}",
        *[pile for screen in scene.screens for pile in screen.piles(scene)],
    ]
    title = " · ".join([f"{moment_words(scene)}{last}", *piles])
    return Rule(Text(title, style="bold"), align="left", style=QUIET_STYLE)


def moment_words(scene: Scene) -> str:
    """Age and turn, or a chapter that is not a turn."""
    return chapter_words(scene) or f"Age {AGE_NAMES[scene.view.age]}, turn {scene.view.turn}"


def chapter_words(scene: Scene) -> str:
    """The heading of a chapter that a rule adds; empty for a turn."""
    return "".join(rule.heading(scene.view.age, scene.view.turn) for rule in scene.view.hooks.rules)


def passing_words(scene: Scene) -> str:
    """A phrase about where the hand goes and where the next one comes from."""
    view = scene.view
    if view.turn >= scene.library.last_turn:
        return "Last turn of the Age: what is left of the hands is discarded, then the conflicts are fought."
    receiver = receiver_of(scene.drafting, view.age, view.seat)
    giver = next(seat for seat in scene.drafting if receiver_of(scene.drafting, view.age, seat) == view.seat)
    if receiver == giver:
        return f"You and {scene.names[receiver]} swap hands after this turn."
    arrow = "← to the left" if passing_direction(view.age) == LEFT else "→ to the right"
    return f"Hands pass {arrow}: yours goes to {scene.names[receiver]}, the next one comes from {scene.names[giver]}."


def panels(scene: Scene, width: int) -> RenderableType:
    """The viewer's city between the two neighbours; one below the other if the terminal is narrow."""
    seat = scene.view.seat
    boxes = [neighbour_panel(scene, scene.left(seat)), own_panel(scene), neighbour_panel(scene, scene.right(seat))]
    if width < LEAST_WIDTH:
        return Group(*boxes)
    grid = Table.grid(expand=True)
    side = width * 32 // 100
    for share in (side, width - 2 * side, side):
        grid.add_column(width=share)
    grid.add_row(*boxes)
    return grid
