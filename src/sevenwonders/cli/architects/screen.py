"""The whole screen of a decision: the state of the game, the table, and the choices."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
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
from sevenwonders.architects.kinds import ACTION, ANY_DECK, CARD, LOOK_DECK, LOOKED_CARD
from sevenwonders.architects.kinds import TOKEN as TOKEN_DECISION
from sevenwonders.architects.library import token_names
from sevenwonders.architects.menu import MenuRow
from sevenwonders.architects.notation import describe, payment_words
from sevenwonders.cli.architects.city import belongings_panel, reach_panels, strip, wonder_panel
from sevenwonders.cli.architects.look import (
    BATTLE,
    CATEGORY_MARKS,
    FACE_DOWN,
    PEACE,
    PROGRESS,
    card_effect,
    card_text,
    effect_words,
    stage_cost,
    stage_gain,
    token_text,
    token_words,
)
from sevenwonders.cli.architects.scene import Scene
from sevenwonders.cli.look import (
    BAD_STYLE,
    COIN,
    CROSS,
    GOOD_STYLE,
    QUIET_STYLE,
    TICK,
    answer_table,
    counted,
    listed,
    pairs_table,
    side_by_side,
)
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.numbers import numbers_in

# The offer of a decision: numbered actions, and then the impossible ones with reasons


USE_ORDER: Final = [STAGE, SCIENCE, TAKE, TOKEN, LOOK, KEEP, DONE]
# Decks in their order on the screen; those beyond the usual reach follow.
PLACE_ORDER: Final = [LEFT, CENTRE, RIGHT]


def possible_rows(menu: list[MenuRow]) -> list[MenuRow]:
    """List the rows that can be done now, in the order of their numbers on the screen."""
    return sorted((row for row in menu if row.choices), key=row_order)


def row_order(row: MenuRow) -> tuple[int, int]:
    """Return the sort key of a row: building first, ending the turn last, decks from left to right."""
    argument = row.argument
    if row.use == TAKE and argument in PLACE_ORDER:
        argument = PLACE_ORDER.index(argument)
    return USE_ORDER.index(row.use), argument


def actions_table(scene: Scene, menu: list[MenuRow]) -> Table:
    """Draw the numbered actions."""
    table = answer_table("", "")
    for number, row in enumerate(possible_rows(menu), 1):
        table.add_row(str(number), *action_cells(scene, row))
    return table


def action_cells(scene: Scene, row: MenuRow) -> tuple[Text, Text]:
    """Describe an action with its details."""
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
    """Describe the effect of a card, in a faint style."""
    return Text(card_effect(scene.library.cards[card]), style=QUIET_STYLE)


def token_cells(scene: Scene, token: int) -> tuple[Text, Text]:
    """Describe a face-up token with its effect, or the unseen top of the stack."""
    if token == UNSEEN:
        return Text("token unseen"), Text(f"the top of the stack, {FACE_DOWN}", style=QUIET_STYLE)
    return Text.assemble("token ", token_text(scene.library, token)), Text(token_words(scene.library, token))


def stage_detail(scene: Scene, row: MenuRow) -> Text:
    """Describe the cost and effect of a stage, and the ways to pay for it."""
    board = scene.library.boards[scene.city.board]
    stage = board.stages[row.argument]
    text = Text(f"{stage_cost(stage)} → {stage_gain(stage)}")
    if stage.effect:
        text.append(f" {effect_words(scene.library, board)}")
    text.append(f"  {TICK} {ways_words(scene, row)}", style=GOOD_STYLE)
    return text if row.compulsory else text.append("  if you like", style=QUIET_STYLE)


def ways_words(scene: Scene, row: MenuRow) -> str:
    """Describe the only payment, or the number of payments."""
    if len(row.choices) > 1:
        return counted(len(row.choices), "way") + " to pay"
    return payment_words(scene.library, payment_of(row.choices[0]))


def payment_list(scene: Scene, row: MenuRow) -> list[str]:
    """List the payments for a stage, those without tokens first."""
    return [f"{COIN} {payment_words(scene.library, payment_of(choice))}" for choice in row.choices]


def refusals(scene: Scene, menu: list[MenuRow]) -> Table:
    """List the impossible actions with reasons, without the obvious ones."""
    # One sentence for all sets of symbols, instead of one for each.
    reasons = [row.reason for row in menu if not row.choices and row.use != SCIENCE and not is_built(scene, row)]
    reasons.append(science_reason(scene, menu))
    return pairs_table(((CROSS, reason) for reason in reasons if reason), BAD_STYLE, QUIET_STYLE)


def is_built(scene: Scene, row: MenuRow) -> bool:
    """Return whether the row is about a stage that is built already."""
    return row.use == STAGE and scene.city.has_built(row.argument)


def science_reason(scene: Scene, menu: list[MenuRow]) -> str:
    """Explain why no symbols can be turned in. Empty if some can, or if the city has none."""
    rows = [row for row in menu if row.use == SCIENCE]
    held = scene.city.cards[FIRST_SYMBOL : FIRST_SYMBOL + SYMBOLS]
    if not rows or not any(held) or any(row.choices for row in rows):
        return ""
    if not scene.view.row and not scene.view.stack:
        return rows[0].reason
    return "Two equal green cards or three different ones are needed for a progress token."


# The screen


TASKS: Final = {
    CARD: "Your turn: take the top card of a deck.",
    ACTION: "What do you do now?",
    TOKEN_DECISION: "Choose a progress token.",
    ANY_DECK: "Take the top card of any deck on the table.",
    LOOK_DECK: "Which deck do you look at?",
    LOOKED_CARD: "Keep one of these cards; the others are shuffled back.",
}


def decision_screen(scene: Scene, decision: Decision, menu: list[MenuRow], width: int) -> Group:
    """Draw everything that a player needs to see for one choice."""
    parts: list[RenderableType] = [
        header(scene),
        conflict_line(scene),
        Text(),
        strip(scene),
        Text(),
        side_by_side(reach_panels(scene), width, [33, 34, 33], widest=0),
        own_part(scene, width),
        progress_list(scene),
        Text(),
        offer(scene, decision, menu),
    ]
    return Group(*parts)


def own_part(scene: Scene, width: int) -> RenderableType:
    """Draw the viewer's wonder next to the cards and tokens."""
    seat = scene.view.seat
    return side_by_side([wonder_panel(scene, seat), belongings_panel(scene, seat)], width, [55, 45], widest=0)


def offer(scene: Scene, decision: Decision, menu: list[MenuRow]) -> Group:
    """Draw the lower part of the screen: the question, the possible actions and the impossible ones."""
    return Group(Text(task_words(scene, decision), style="bold"), actions_table(scene, menu), refusals(scene, menu))


def task_words(scene: Scene, decision: Decision) -> str:
    """Ask the question, and name the tokens that allow an extra card."""
    tokens = token_names(scene.library, numbers_in(scene.view.armed))
    if decision.kind != ACTION or not tokens:
        return TASKS[decision.kind]
    return f"{TASKS[ACTION]} {listed(tokens)} {'gives' if len(tokens) == 1 else 'give'} one more card" + (
        " each." if len(tokens) > 1 else "."
    )


def header(scene: Scene) -> Rule:
    """Draw the turn as a line across the screen."""
    return Rule(Text(f"Turn {scene.view.turn} · your turn", style="bold"), align="left", style=QUIET_STYLE)


def conflict_line(scene: Scene) -> Text:
    """Describe the conflict tokens, and how close the next battle is."""
    count = scene.library.conflict_tokens[len(scene.cities)]
    turned = count - scene.view.peace
    text = Text("Conflict tokens: ", style=QUIET_STYLE)
    text.append(BATTLE * turned, style=BAD_STYLE).append(PEACE * scene.view.peace, style="default")
    if scene.view.peace == 0:
        return text.append("  a battle follows this turn", style=BAD_STYLE)
    return text.append(f"  {counted(scene.view.peace, 'horn')} until the next battle", style=QUIET_STYLE)


def progress_list(scene: Scene) -> Table:
    """List the progress tokens on offer, with their effects."""
    rows = [(token_text(scene.library, token), Text(token_words(scene.library, token))) for token in scene.view.row]
    hidden = Text(f"{PROGRESS} {counted(len(scene.view.stack), 'token')}", style=CATEGORY_MARKS["progress"][1])
    return pairs_table([*rows, (hidden, Text("face down in the stack", style=QUIET_STYLE))])


def hints(menu: list[MenuRow]) -> str:
    """List the commands that this decision understands now, in one line."""
    rows = possible_rows(menu)
    between = "or" if len(rows) == 2 else "to"
    words = [f"1 {between} {len(rows)} choose" if len(rows) > 1 else "1 do it"]
    if any(row.use == DONE for row in rows):
        words.append("p done")
    return " · ".join([*words, "c NAME card or token", "d NAME city", "t table", "? help"])
