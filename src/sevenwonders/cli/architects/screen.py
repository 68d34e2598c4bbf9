"""The whole screen of a decision: the state of the game, the table, and what there is to choose from."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sevenwonders.architects.bits import numbers_in
from sevenwonders.architects.choice import DONE
from sevenwonders.architects.kinds import ACTION, ANY_DECK, CARD, LOOK_DECK, LOOKED_CARD
from sevenwonders.architects.kinds import TOKEN as TOKEN_DECISION
from sevenwonders.architects.library import token_names
from sevenwonders.architects.menu import MenuRow
from sevenwonders.cli.architects.actions import actions_table, possible_rows, refusals
from sevenwonders.cli.architects.city import belongings_panel, strip, wonder_panel
from sevenwonders.cli.architects.decks import reach_panels
from sevenwonders.cli.architects.look import BATTLE, CATEGORY_MARKS, PEACE, PROGRESS, token_text, token_words
from sevenwonders.cli.architects.scene import Scene
from sevenwonders.cli.look import BAD_STYLE, QUIET_STYLE, counted, listed
from sevenwonders.kernel.decision import Decision

LEAST_WIDTH: Final = 76
TASKS: Final = {
    CARD: "Your turn: take the top card of a deck.",
    ACTION: "What do you do now?",
    TOKEN_DECISION: "Choose a progress token.",
    ANY_DECK: "Take the top card of any deck on the table.",
    LOOK_DECK: "Which deck do you look at?",
    LOOKED_CARD: "Keep one of these cards; the others are shuffled back.",
}


def decision_screen(scene: Scene, decision: Decision, menu: list[MenuRow], width: int) -> Group:
    """Everything that a player needs to see for one choice."""
    parts: list[RenderableType] = [
        header(scene),
        conflict_line(scene),
        Text(),
        strip(scene),
        Text(),
        side_by_side(reach_panels(scene), width, [33, 34, 33]),
        own_part(scene, width),
        progress_list(scene),
        Text(),
        offer(scene, decision, menu),
    ]
    return Group(*parts)


def own_part(scene: Scene, width: int) -> RenderableType:
    """The viewer's wonder next to the cards and tokens."""
    seat = scene.view.seat
    return side_by_side([wonder_panel(scene, seat), belongings_panel(scene, seat)], width, [55, 45])


def side_by_side(boxes: Sequence[RenderableType], width: int, shares: list[int]) -> RenderableType:
    """Boxes next to each other, in percent of the width, or one below the other if the terminal is narrow."""
    if width < LEAST_WIDTH:
        return Group(*boxes)
    grid = Table.grid(expand=True)
    widths = [width * share // 100 for share in shares]
    widths[0] += width - sum(widths)
    for share in widths:
        grid.add_column(width=share)
    grid.add_row(*boxes)
    return grid


def offer(scene: Scene, decision: Decision, menu: list[MenuRow]) -> Group:
    """The lower part of the screen: the question, what can be done, and what cannot."""
    return Group(Text(task_words(scene, decision), style="bold"), actions_table(scene, menu), refusals(scene, menu))


def task_words(scene: Scene, decision: Decision) -> str:
    """The question, and the tokens that allow an extra card."""
    tokens = token_names(scene.library, numbers_in(scene.view.armed))
    if decision.kind != ACTION or not tokens:
        return TASKS[decision.kind]
    return f"{TASKS[ACTION]} {listed(tokens)} {'gives' if len(tokens) == 1 else 'give'} one more card" + (
        " each." if len(tokens) > 1 else "."
    )


def header(scene: Scene) -> Rule:
    """The turn as a line across the screen."""
    return Rule(Text(f"Turn {scene.view.turn} · your turn", style="bold"), align="left", style=QUIET_STYLE)


def conflict_line(scene: Scene) -> Text:
    """The conflict tokens, and how close the next battle is."""
    count = scene.library.conflict_tokens[len(scene.cities)]
    turned = count - scene.view.peace
    text = Text("Conflict tokens: ", style=QUIET_STYLE)
    text.append(BATTLE * turned, style=BAD_STYLE).append(PEACE * scene.view.peace, style="default")
    if scene.view.peace == 0:
        return text.append("  a battle follows this turn", style=BAD_STYLE)
    return text.append(f"  {counted(scene.view.peace, 'horn')} until the next battle", style=QUIET_STYLE)


def progress_list(scene: Scene) -> Table:
    """The progress tokens on offer, with what they do."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for token in scene.view.row:
        table.add_row(token_text(scene.library, token), token_words(scene.library, token))
    hidden = Text(f"{PROGRESS} {counted(len(scene.view.stack), 'token')}", style=CATEGORY_MARKS["progress"][1])
    table.add_row(hidden, Text("face down in the stack", style=QUIET_STYLE))
    return table


def hints(menu: list[MenuRow]) -> str:
    """The commands that this decision understands now, in one line."""
    rows = possible_rows(menu)
    between = "or" if len(rows) == 2 else "to"
    words = [f"1 {between} {len(rows)} choose" if len(rows) > 1 else "1 do it"]
    if any(row.use == DONE for row in rows):
        words.append("p done")
    return " · ".join([*words, "c NAME card or token", "d NAME city", "t table", "? help"])
