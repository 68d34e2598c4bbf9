"""The questions that expansions ask: leaders to keep, recruit or bury, coins to lose, tokens to give back, and more.

Each has a sentence that says what is asked, and a table of numbered answers with what each of them costs and brings.
"""

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from sevenwonders.classic.armada.kinds import FLEET, ISLANDS, NAVAL_CONFLICT
from sevenwonders.classic.choice import PASSING, SELL, STAGE, card_of
from sevenwonders.classic.colours import WHITE
from sevenwonders.classic.debts.kinds import LOSS
from sevenwonders.classic.edifice.kinds import BONUS, PAWN, PENALTY
from sevenwonders.classic.kinds import DECISIONS
from sevenwonders.classic.leaders.kinds import BURY_LEADER, EXTRA_LEADER, LEADER_DRAFT, RECRUIT, RECRUITS, VICTORY_TOKEN
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.notation import describe
from sevenwonders.cli.classic.advantages import leader_notes
from sevenwonders.cli.classic.beside import leaders_text, partner_lines
from sevenwonders.cli.classic.edifice_questions import bonus_table, pawn_table, penalty_question, penalty_table
from sevenwonders.cli.classic.hand import find_row, menu_cards, stage_lines, verdict
from sevenwonders.cli.classic.look import card_name, cost_words, effects_words
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.classic.voyage_questions import (
    conflict_table,
    fleet_table,
    fleet_words,
    island_table,
    island_words,
)
from sevenwonders.cli.look import (
    BAD_STYLE,
    COIN,
    COIN_STYLE,
    QUIET_STYLE,
    answer_table,
    coins_words,
    counted,
    first_up,
    labelled,
)
from sevenwonders.kernel.decision import Decision

# What a number and a letter mean where leaders are recruited.
RECRUIT_USES: Final = {"": RECRUIT, "r": RECRUIT, "s": STAGE, "e": STAGE, "x": SELL}
# Decisions whose numbers stand for leaders of the menu; in all others they stand for the options.
ABOUT_LEADERS: Final = (RECRUITS, EXTRA_LEADER)
POINTS_A_COIN: Final = 2


def question_words(scene: Scene, decision: Decision) -> str:
    """What is asked."""
    if decision.kind == LEADER_DRAFT:
        return f"Keep one of these leaders; the others go on to {scene.names[scene.right(decision.seat)]}."
    if decision.kind == RECRUITS:
        return "Recruit a leader, use one for a stage, or sell one."
    if decision.kind == EXTRA_LEADER:
        return "You may recruit another leader right away."
    if decision.kind == BURY_LEADER:
        return "You may bury one of your leaders: its effect ends, its price counts twice as points."
    if decision.kind == LOSS:
        return f"{coins_words(scene.due(decision.seat))} to lose: pay, or take debts?"
    if decision.kind == VICTORY_TOKEN:
        return "Which of your victory tokens do you throw away?"
    return expansion_words(scene, decision)


def expansion_words(scene: Scene, decision: Decision) -> str:
    """What Armada and Edifice ask."""
    if decision.kind == FLEET:
        return fleet_words(scene, decision.seat)
    if decision.kind == ISLANDS:
        return island_words(scene, decision.seat)
    if decision.kind == NAVAL_CONFLICT:
        return "Do you fight in the naval conflict of this Age, or stay out of it?"
    if decision.kind == BONUS:
        return "Your stage brings one of these: which?"
    if decision.kind == PAWN:
        return "A participation pawn: for the Edifice of which Age?"
    if decision.kind == PENALTY:
        return penalty_question(scene, decision.seat)
    return f"{first_up(DECISIONS[decision.kind].replace('_', ' '))}: choose one."


def question_table(scene: Scene, decision: Decision, menu: list[MenuRow], options: list[int]) -> RenderableType:
    """The numbered answers; a question without a table of its own lists them in the notation of records."""
    if decision.kind in ABOUT_LEADERS:
        return recruit_table(scene, decision, menu)
    tables: dict[int, Callable[[Scene, Decision, list[int]], RenderableType]] = {
        LEADER_DRAFT: draft_table,
        BURY_LEADER: bury_table,
        LOSS: loss_table,
        VICTORY_TOKEN: token_table,
        FLEET: fleet_table,
        ISLANDS: island_table,
        NAVAL_CONFLICT: conflict_table,
        BONUS: bonus_table,
        PAWN: pawn_table,
        PENALTY: penalty_table,
    }
    answers = [option for option in options if option != PASSING]
    return tables[decision.kind](scene, decision, answers) if decision.kind in tables else plain_table(scene, answers)


def question_hints(decision: Decision, menu: list[MenuRow], options: list[int]) -> str:
    """The commands that the question understands, in one line."""
    words: list[str] = []
    if decision.kind in ABOUT_LEADERS:
        number = min(2, len(menu_cards(menu)))
        possible = {row.use for row in menu if row.choices}
        forms = {RECRUIT: f"{number} recruit leader {number}", STAGE: f"s{number} stage with it"}
        forms[SELL] = f"x{number} sell it for 3 coins"
        words += [form for use, form in forms.items() if use in possible]
    else:
        count = len([option for option in options if option != PASSING])
        verb = "fight" if decision.kind == NAVAL_CONFLICT else "choose"
        words.append(f"1 {verb}" if count == 1 else f"1 to {count} {verb}")
    declining = "p stay out" if decision.kind == NAVAL_CONFLICT else "p pass"
    return " · ".join([*words, *([declining] if PASSING in options else []), "c NAME card", "? help"])


# Leaders


def draft_table(scene: Scene, decision: Decision, options: list[int]) -> Group:
    """The leaders of the pack with price and effect; below, what is kept already."""
    table = answer_table("Leader", "Price", "Effect")
    for number, option in enumerate(options, 1):
        card = scene.library.cards[card_of(option)]
        price = "by Age" if scene.price_is_age() or card.age_price else cost_words(card)
        table.add_row(str(number), card_name(scene.library, card_of(option)), price, effects_words(card.effects))
    parts: list[RenderableType] = [table]
    kept = scene.leaders_in_hand(decision.seat)
    lines: list[RenderableType] = [labelled("kept so far", leaders_text(scene, kept))] if kept else []
    if scene.price_is_age():
        lines.append(labelled("price", "1, 2 or 3 coins, the number of the Age in which a leader is recruited"))
    lines += [labelled("cheaper", "; ".join(notes)) for notes in [leader_notes(scene, decision.seat)] if notes]
    lines += partner_lines(scene)
    return Group(*parts, Text(), *lines) if lines else Group(*parts)


def recruit_table(scene: Scene, decision: Decision, menu: list[MenuRow]) -> Group:
    """The leaders in hand with what they cost now; below, the stage that one of them could build."""
    table = answer_table("Leader", "Effect", "Recruit")
    for number, card in enumerate(menu_cards(menu), 1):
        row = find_row(menu, card, RECRUIT)
        assert row is not None
        effect = effects_words(scene.library.cards[card].effects)
        table.add_row(str(number), card_name(scene.library, card), effect, verdict(scene, decision.seat, row))
    lines = stage_lines(scene, decision.seat, menu)
    notes = leader_notes(scene, decision.seat)
    if notes:
        lines.append(labelled("cheaper", "; ".join(notes)))
    return Group(table, Text(), *lines) if lines else Group(table)


def bury_table(scene: Scene, decision: Decision, options: list[int]) -> Group:
    """Every leader in the city with the points that it would bring, and the effect that would end."""
    table = answer_table("Leader", "Points", "Effect that ends")
    for number, option in enumerate(options, 1):
        card = card_of(option)
        points = counted(buried_points(scene, decision.seat, card), "point")
        table.add_row(
            str(number), card_name(scene.library, card), points, effects_words(scene.library.cards[card].effects)
        )
    return Group(table)


def buried_points(scene: Scene, seat: int, card: int) -> int:
    """What a leader in the city would be worth if it were buried: twice its price when it was recruited."""
    facts = scene.library.cards[card]
    if not scene.price_is_age() and not facts.age_price:
        return POINTS_A_COIN * facts.coins
    city = scene.cities[seat]
    leaders = [index for index in city.built if scene.library.cards[index].colour == WHITE]
    return POINTS_A_COIN * leaders_of(city).ages[leaders.index(card)]


# Coins and tokens


def loss_table(scene: Scene, decision: Decision, options: list[int]) -> Group:
    """From no coin to all of them: what is left, and what is owed."""
    table = answer_table("Pay", "Left", "Debts")
    coins, due = scene.cities[decision.seat].coins, scene.due(decision.seat)
    for number, option in enumerate(options, 1):
        paid = card_of(option)
        owed = due - paid
        debts = Text(f"{counted(owed, 'debt')}: {counted(owed, 'point')} less at the end", style=BAD_STYLE)
        pays = Text(f"{COIN} {coins_words(paid)}" if paid else "nothing", style=COIN_STYLE if paid else "")
        table.add_row(str(number), pays, coins_words(coins - paid), debts if owed else "none")
    owing = scene.debts(decision.seat)
    note = Text("Debts are never paid back; 3 coins are worth 1 point at the end.", style=QUIET_STYLE)
    if owing:
        note = Text(f"You owe {counted(owing, 'point')} already. ", style=QUIET_STYLE).append_text(note)
    return Group(table, Text(), note)


def token_table(scene: Scene, decision: Decision, options: list[int]) -> Group:
    """The victory tokens by value."""
    table = answer_table("Token", "You have")
    tokens = scene.cities[decision.seat].tokens
    for number, option in enumerate(options, 1):
        value = card_of(option)
        table.add_row(str(number), f"victory of {value}", f"{tokens.count(value)} of them")
    return Group(table)


def plain_table(scene: Scene, options: list[int]) -> Group:
    """The answers as they are written down."""
    table = answer_table("Answer")
    for number, option in enumerate(options, 1):
        table.add_row(str(number), first_up(describe(scene.library, option)))
    return Group(table)
