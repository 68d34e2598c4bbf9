"""Draw what a decision offers: numbered actions, and then what is not possible with the reason."""

from typing import Final

from rich.table import Table
from rich.text import Text

from sevenwonders.architects.cards import FIRST_SYMBOL, NO_CARD, SYMBOLS
from sevenwonders.architects.choice import (
    CENTRE,
    DONE,
    KEEP,
    LEFT,
    LOOK,
    RIGHT,
    SCIENCE,
    STAGE,
    TAKE,
    TOKEN,
    UNSEEN,
    payment_of,
)
from sevenwonders.architects.menu import MenuRow
from sevenwonders.architects.notation import describe, payment_words
from sevenwonders.cli.architects.look import (
    FACE_DOWN,
    card_effect,
    card_text,
    effect_words,
    stage_cost,
    stage_gain,
    token_text,
    token_words,
)
from sevenwonders.cli.architects.scene import Scene
from sevenwonders.cli.look import BAD_STYLE, COIN, CROSS, GOOD_STYLE, QUIET_STYLE, TICK, counted

USE_ORDER: Final = [STAGE, SCIENCE, TAKE, TOKEN, LOOK, KEEP, DONE]
# Decks in their order on the screen; those beyond the usual reach follow.
PLACE_ORDER: Final = [LEFT, CENTRE, RIGHT]


def possible_rows(menu: list[MenuRow]) -> list[MenuRow]:
    """The rows that can be done now, in the order of their numbers on the screen."""
    return sorted((row for row in menu if row.choices), key=row_order)


def row_order(row: MenuRow) -> tuple[int, int]:
    """The sort key of a row: building first, ending the turn last, decks from left to right."""
    argument = row.argument
    if row.use == TAKE and argument in PLACE_ORDER:
        argument = PLACE_ORDER.index(argument)
    return USE_ORDER.index(row.use), argument


def actions_table(scene: Scene, menu: list[MenuRow]) -> Table:
    """The numbered actions."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True, style="bold")
    table.add_column(no_wrap=True)
    table.add_column()
    for number, row in enumerate(possible_rows(menu), 1):
        table.add_row(str(number), *action_cells(scene, row))
    return table


def action_cells(scene: Scene, row: MenuRow) -> tuple[Text, Text]:
    """An action, and what there is to know about it."""
    if row.use == TOKEN:
        return token_cells(scene, row.argument)
    if row.use == KEEP:
        return Text.assemble("keep ", card_text(scene.library, row.card)), card_detail(scene, row.card)
    words = Text(describe(scene.library, row.choices[0]).partition(" with ")[0])
    if row.use == STAGE:
        return words, stage_detail(scene, row)
    if row.use == SCIENCE:
        return words, Text("for a progress token", style=QUIET_STYLE)
    if row.use == DONE:
        return words, Text("end the turn", style=QUIET_STYLE)
    detail = card_text(scene.library, row.card).append("  ")
    return words, detail.append_text(card_detail(scene, row.card)) if row.card != NO_CARD else detail


def card_detail(scene: Scene, card: int) -> Text:
    """The effect of a card, in a faint style."""
    return Text(card_effect(scene.library.cards[card]), style=QUIET_STYLE)


def token_cells(scene: Scene, token: int) -> tuple[Text, Text]:
    """A face-up token with what it does, or the unseen top of the stack."""
    if token == UNSEEN:
        return Text("token unseen"), Text(f"the top of the stack, {FACE_DOWN}", style=QUIET_STYLE)
    return Text.assemble("token ", token_text(scene.library, token)), Text(token_words(scene.library, token))


def stage_detail(scene: Scene, row: MenuRow) -> Text:
    """The cost and effect of a stage, and how it can be paid."""
    board = scene.library.boards[scene.city.board]
    stage = board.stages[row.argument]
    text = Text(f"{stage_cost(stage)} → {stage_gain(stage)}")
    if stage.effect:
        text.append(f" {effect_words(scene.library, board)}")
    text.append(f"  {TICK} {ways_words(scene, row)}", style=GOOD_STYLE)
    return text if row.compulsory else text.append("  if you like", style=QUIET_STYLE)


def ways_words(scene: Scene, row: MenuRow) -> str:
    """The only payment, or the number of payments."""
    if len(row.choices) > 1:
        return counted(len(row.choices), "way") + " to pay"
    return payment_words(scene.library, payment_of(row.choices[0]))


def payment_list(scene: Scene, row: MenuRow) -> list[str]:
    """The payments for a stage, those without tokens first."""
    return [f"{COIN} {payment_words(scene.library, payment_of(choice))}" for choice in row.choices]


def refusals(scene: Scene, menu: list[MenuRow]) -> Table:
    """The actions that are not possible, with reasons; those that nobody would expect are left out."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style=BAD_STYLE)
    table.add_column(style=QUIET_STYLE)
    # One sentence for all sets of symbols, instead of one for each.
    reasons = [row.reason for row in menu if not row.choices and row.use != SCIENCE and not is_built(scene, row)]
    for reason in [*reasons, science_reason(scene, menu)]:
        if reason:
            table.add_row(CROSS, reason)
    return table


def is_built(scene: Scene, row: MenuRow) -> bool:
    """Whether the row is about a stage that is built already."""
    return row.use == STAGE and scene.city.has_built(row.argument)


def science_reason(scene: Scene, menu: list[MenuRow]) -> str:
    """Why no symbols can be turned in; empty if some can, or if the city has none."""
    rows = [row for row in menu if row.use == SCIENCE]
    held = scene.city.cards[FIRST_SYMBOL : FIRST_SYMBOL + SYMBOLS]
    if not rows or not any(held) or any(row.choices for row in rows):
        return ""
    if not scene.view.row and not scene.view.stack:
        return rows[0].reason
    return "Two equal green cards or three different ones are needed for a progress token."
