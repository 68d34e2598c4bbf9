"""The whole screen of a decision: the state of the game, the table, and the choices."""

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sevenwonders.architects.cards import FIRST_SYMBOL, NO_CARD, SYMBOLS
from sevenwonders.architects.choice import (
    CENTRE,
    DONE,
    FIRST_WONDER,
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
from sevenwonders.architects.menu import MenuRow
from sevenwonders.architects.tokens import symbols_of
from sevenwonders.cli.architects.city import belongings_panel, reach_panels, strip, wonder_panel
from sevenwonders.cli.architects.look import (
    BATTLE,
    CATEGORY_MARKS,
    PEACE,
    PROGRESS,
    card_effect,
    card_name,
    card_text,
    city_name,
    payment_words,
    stage_cost,
    stage_gain,
    token_names,
    token_text,
    token_words,
    with_drawn,
    wonder_effect,
)
from sevenwonders.cli.architects.reasons import reason_of
from sevenwonders.cli.architects.scene import Scene
from sevenwonders.cli.look import (
    BAD_STYLE,
    COIN,
    CROSS,
    GOOD_STYLE,
    QUIET_STYLE,
    TICK,
    answer_table,
    first_up,
    pairs_table,
    side_by_side,
)
from sevenwonders.cli.words.language import in_row, listed, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.numbers import numbers_in

# The offer of a decision: numbered actions, and then the impossible ones with reasons


USE_ORDER: Final = [STAGE, SCIENCE, TAKE, TOKEN, LOOK, KEEP, DONE]
# Decks in their order on the screen; those beyond the usual reach follow.
PLACE_ORDER: Final = [LEFT, CENTRE, RIGHT]
# The ends of the ids of messages about places.
PLACES: Final[Mapping[int, str]] = {LEFT: "left", CENTRE: "centre", RIGHT: "right"}


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
        drawn = card_text(scene.library, row.card)
        return with_drawn(told("terminal-box-keep", card=drawn.plain), [drawn]), card_detail(scene, row.card)
    words = Text(action_words(scene, row))
    if row.use == STAGE:
        return words, stage_detail(scene, row)
    if row.use == SCIENCE:
        return words, Text(told("architects-for-token"), style=QUIET_STYLE)
    if row.use == DONE:
        return words, Text(told("terminal-box-does-done"), style=QUIET_STYLE)
    detail = card_text(scene.library, row.card).append("  ")
    return words, detail.append_text(card_detail(scene, row.card)) if row.card != NO_CARD else detail


def action_words(scene: Scene, row: MenuRow) -> str:
    """Name an action in the words in which it may be typed."""
    if row.use == STAGE:
        return told("terminal-box-stage", number=row.argument + 1)
    if row.use == SCIENCE:
        symbols = [card_name(scene.library.cards[card]) for card in symbols_of(row.argument)]
        return told("terminal-box-turn-in", cards=in_row(symbols))
    if row.use == DONE:
        return told("terminal-box-done")
    if row.use == LOOK:
        return told_by_id(f"terminal-box-look-{PLACES[row.argument]}")
    if row.argument < FIRST_WONDER:
        return told_by_id(f"terminal-box-take-{PLACES[row.argument]}")
    return told("terminal-box-take-of", city=city_name(scene.library.boards[row.argument - FIRST_WONDER]))


def card_detail(scene: Scene, card: int) -> Text:
    """Describe the effect of a card, in a faint style."""
    return Text(card_effect(scene.library.cards[card]), style=QUIET_STYLE)


def token_cells(scene: Scene, token: int) -> tuple[Text, Text]:
    """Describe a face-up token with its effect, or the unseen top of the stack."""
    if token == UNSEEN:
        detail = told("architects-unseen-text", count=len(scene.view.stack))
        return Text(told("terminal-box-token-unseen")), Text(detail, style=QUIET_STYLE)
    drawn = token_text(scene.library, token)
    words = with_drawn(told("terminal-box-token", token=drawn.plain), [drawn])
    return words, Text(token_words(scene.library, token))


def stage_detail(scene: Scene, row: MenuRow) -> Text:
    """Describe the cost and effect of a stage, and the ways to pay for it."""
    board = scene.library.boards[scene.city.board]
    stage = board.stages[row.argument]
    text = Text(f"{stage_cost(stage)} → {stage_gain(stage)}")
    if stage.effect:
        text.append(f" {wonder_effect(board)}")
    text.append(f"  {TICK} {ways_words(scene, row)}", style=GOOD_STYLE)
    return text if row.compulsory else text.append(f"  {told('terminal-box-optional')}", style=QUIET_STYLE)


def ways_words(scene: Scene, row: MenuRow) -> str:
    """Describe the only payment, or the number of payments."""
    if len(row.choices) > 1:
        return told("architects-ways-to-pay", count=len(row.choices))
    return payment_words(scene.library, payment_of(row.choices[0]))


def payment_list(scene: Scene, row: MenuRow) -> list[str]:
    """List the payments for a stage, those without tokens first."""
    return [f"{COIN} {payment_words(scene.library, payment_of(choice))}" for choice in row.choices]


def refusals(scene: Scene, menu: list[MenuRow]) -> Table:
    """List the impossible actions with reasons, without the obvious ones."""
    # One sentence for all sets of symbols, instead of one for each.
    rows = [row for row in menu if row.use != SCIENCE and not is_built(scene, row)]
    reasons = [reason_of(scene.library, row.why) for row in rows if row.why is not None]
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
    why = rows[0].why
    if why is not None and not scene.view.row and not scene.view.stack:
        return reason_of(scene.library, why)
    return told("terminal-box-set-needed")


# The screen


# The messages of questions, by kind of decision.
TASKS: Final[Mapping[int, str]] = {
    CARD: "terminal-box-ask-card",
    ACTION: "terminal-box-ask-action",
    TOKEN_DECISION: "boxprompt-token",
    ANY_DECK: "boxprompt-any_deck",
    LOOK_DECK: "boxprompt-look_deck",
    LOOKED_CARD: "boxprompt-looked_card",
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
    task = told_by_id(TASKS[decision.kind])
    tokens = token_names(scene.library, numbers_in(scene.view.armed))
    if decision.kind != ACTION or not tokens:
        return task
    return f"{task} {told('terminal-box-more-cards', tokens=listed(tokens), count=len(tokens))}"


def header(scene: Scene) -> Rule:
    """Draw the turn as a line across the screen."""
    title = f"{first_up(told('architects-turn', turn=scene.view.turn))} · {told('architects-your-turn')}"
    return Rule(Text(title, style="bold"), align="left", style=QUIET_STYLE)


def conflict_line(scene: Scene) -> Text:
    """Describe the conflict tokens, and how close the next battle is."""
    peace = scene.view.peace
    turned = scene.library.conflict_tokens[len(scene.cities)] - peace
    text = Text(f"{told('terminal-box-conflict-tokens')} ", style=QUIET_STYLE)
    text.append(BATTLE * turned, style=BAD_STYLE).append(PEACE * peace, style="default")
    return text.append(f"  {told('architects-until-battle', peace=peace)}", style=QUIET_STYLE if peace else BAD_STYLE)


def progress_list(scene: Scene) -> Table:
    """List the progress tokens on offer, with their effects."""
    rows = [(token_text(scene.library, token), Text(token_words(scene.library, token))) for token in scene.view.row]
    tokens = told("terminal-box-stack", count=len(scene.view.stack))
    hidden = Text(f"{PROGRESS} {tokens}", style=CATEGORY_MARKS["progress"][1])
    return pairs_table([*rows, (hidden, Text(told("terminal-box-in-stack"), style=QUIET_STYLE))])


def hints(menu: list[MenuRow]) -> str:
    """List the commands that this decision understands now, in one line."""
    rows = possible_rows(menu)
    ends = [told("terminal-box-hint-done")] if any(row.use == DONE for row in rows) else []
    looks = [told_by_id(f"terminal-box-hint-{name}") for name in ("card", "city", "table")]
    return " · ".join([told("terminal-hint-choose", count=len(rows)), *ends, *looks, told("terminal-hint-help")])
