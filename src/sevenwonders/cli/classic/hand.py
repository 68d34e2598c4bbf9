"""Draw the offer of a decision: cards with cost and effect, the ways to pay, and verdicts as a shape and a number."""

import re
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    NO_EXTRA,
    PASS,
    SELL,
    STAGE,
    TAKE,
    bank_of,
    extra_of,
    far_left_of,
    far_right_of,
    left_of,
    right_of,
    stage_of,
    trade_in,
)
from sevenwonders.classic.library import Card, open_stages
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.cli.classic.city import advantages_of
from sevenwonders.cli.classic.look import card_name, cost_words, effects_words
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import (
    BAD_STYLE,
    CHAIN,
    COIN,
    COIN_STYLE,
    CROSS,
    GOOD_STYLE,
    OPEN_STAGE,
    QUIET_STYLE,
    TICK,
    coins_words,
    labelled,
    plain_table,
)

if TYPE_CHECKING:
    from sevenwonders.cli.classic.rule_screen import RuleScreen


def plain_ways(row: MenuRow) -> list[int]:
    """List the choices of a row without an extra, for the first stage if there are several."""
    return ways_with(row, NO_EXTRA, stage_of(row.choices[0])) if row.choices else []


def ways_with(row: MenuRow, extra: int, place: int) -> list[int]:
    """List the choices of a row with that extra and stage."""
    return [choice for choice in row.choices if extra_of(choice) == extra and stage_of(choice) == place]


def bank_share(scene: Scene, row: MenuRow, choice: int) -> int:
    """Return the coins to the bank, apart from goods: for the card or stage, and for the extra."""
    return row.bank + scene.extra_prices.get(extra_of(choice), 0)


def payment_words(scene: Scene, seat: int, choice: int, bank: int) -> str:
    """Put a payment into words, with the sum first if there are several receivers: `3: 2 to Giza, 1 to the bank`."""
    trade = trade_in(choice)
    left, right = scene.left(seat), scene.right(seat)
    shares = [
        (left_of(trade), scene.names[left]),
        (right_of(trade), scene.names[right]),
        (far_left_of(trade), scene.names[scene.left(left)]),
        (far_right_of(trade), scene.names[scene.right(right)]),
        (bank + bank_of(trade), "the bank"),
    ]
    words = [f"{coins} to {name}" for coins, name in shares if coins]
    return f"{sum(coins for coins, _ in shares)}: {', '.join(words)}" if len(words) > 1 else "".join(words)


def price_text(scene: Scene, seat: int, row: MenuRow, ways: list[int]) -> Text:
    """Draw the price of the first of these ways, and their number."""
    words = payment_words(scene, seat, ways[0], bank_share(scene, row, ways[0]))
    if not words:
        return Text(f"{TICK} free", style=GOOD_STYLE)
    more = f" ({len(ways)} ways)" if len(ways) > 1 else ""
    return Text(f"{COIN} {words}{more}", style=COIN_STYLE)


def joint_prices(scene: Scene, seat: int, row: MenuRow, place: int) -> list[Text]:
    """Draw a line for every extra, with the joint price."""
    extras = sorted({extra_of(choice) for choice in row.choices if stage_of(choice) == place} - {NO_EXTRA})
    owners = [owner_of(scene, extra) for extra in extras]
    lines: list[Text] = []
    for extra, owner in zip(extras, owners, strict=True):
        label = owner.extra_label(extra, owners.count(owner) == 1)
        price = price_text(scene, seat, row, ways_with(row, extra, place))
        lines.append(Text(f"+ {label} ").append_text(price))
    return lines


def owner_of(scene: Scene, extra: int) -> "RuleScreen":
    """Return the screen of the rule that an extra belongs to."""
    name = scene.view.hooks.owner_of_extra(extra).name()
    return next(screen for screen in scene.screens if screen.name == name)


def way_words(scene: Scene, seat: int, row: MenuRow, choice: int) -> str:
    """Describe one way in a list of all: stage and extra, if the ways differ in these, and the total price."""
    words = payment_words(scene, seat, choice, bank_share(scene, row, choice))
    price = f"{COIN} {words}" if words else f"{TICK} free"
    about = about_words(scene, seat, row, choice)
    # Selling costs nothing, and what it brings is in the words already.
    if row.use == SELL:
        return about
    return f"{about}  {price}" if about else price


def about_words(scene: Scene, seat: int, row: MenuRow, choice: int) -> str:
    """Name the stage and the extra. Empty if all ways have the same."""
    words: list[str] = []
    if len({stage_of(other) for other in row.choices}) > 1 and row.use == STAGE:
        words.append(f"stage {stage_of(choice) + 1}")
    if any(extra_of(other) for other in row.choices):
        words.append(extra_words(scene, seat, row, extra_of(choice)))
    return ", ".join(words)


def extra_words(scene: Scene, seat: int, row: MenuRow, extra: int) -> str:
    """Describe the extra and its benefit."""
    if extra != NO_EXTRA:
        return owner_of(scene, extra).extra_words(scene, seat, row.use, extra)
    return "for 3 coins" if row.use == SELL else "alone"


NUMBER: Final = re.compile(r"\d+")
# Where the first and most important part of a reason ends.
REASON_END: Final = re.compile(r":|;|, and ")
JOINT_NOTE: Final = "A price after + is for both together: the card or stage, and the extra."


def find_row(menu: list[MenuRow], card: int, use: int | None) -> MenuRow | None:
    """Return the row for that card and use, if the menu has one."""
    return next((row for row in menu if row.card == card and row.use == use), None)


def menu_cards(menu: list[MenuRow]) -> list[int]:
    """List the cards of a menu in the order in which they are numbered, from 1."""
    return list(dict.fromkeys(row.card for row in menu if row.use != PASS))


def hand_table(scene: Scene, seat: int, menu: list[MenuRow]) -> Table:
    """Draw the numbered cards of a decision, each with its verdict."""
    table = plain_table(2)
    table.add_column("", justify="right", no_wrap=True, style="bold")
    table.add_column("Card", no_wrap=True)
    cards = menu_cards(menu)
    opened = [chained_words(scene, scene.library.cards[card]) for card in cards]
    table.add_column("Cost", ratio=4)
    table.add_column("Effect", ratio=6)
    if any(opened):
        table.add_column(f"{CHAIN} Opens", ratio=5, style=QUIET_STYLE)
    table.add_column("Build", ratio=7)
    for number, (card, chains) in enumerate(zip(cards, opened, strict=True), 1):
        table.add_row(str(number), *hand_row(scene, seat, menu, card, [chains] if any(opened) else []))
    return table


def hand_row(scene: Scene, seat: int, menu: list[MenuRow], card: int, chains: list[str]) -> list[str | Text]:
    """Return the cells of one card."""
    facts = scene.library.cards[card]
    name = card_name(scene.library, card)
    copies = scene.view.cities[scene.view.seat].hand.count(card)
    if copies > 1:
        name.append(f" ×{copies}")
    row = find_row(menu, card, BUILD) or find_row(menu, card, TAKE)
    assert row is not None
    return [name, cost_words(facts), effects_words(facts.effects), *chains, whole_verdict(scene, seat, row)]


def chained_words(scene: Scene, card: Card) -> str:
    """Name the later cards that the card makes free, if there are any."""
    return ", ".join(other.name for other in chained_from(scene, card))


def chained_from(scene: Scene, card: Card) -> list[Card]:
    """List the cards of this game that the card makes free."""
    seats = len(scene.cities)
    # Cards of larger tables are in the library too, but not in this game.
    later = [other for other in scene.library.cards if other.chain_from & card.chain_to]
    return [other for other in later if not other.copies or other.copies[0] <= seats]


def chain_parents(scene: Scene, seat: int, card: Card) -> list[str]:
    """List the structures in the city whose chain leads to the card."""
    cards = scene.library.cards
    return [cards[index].name for index in scene.cities[seat].built if cards[index].chain_to & card.chain_from]


def verdict(scene: Scene, seat: int, row: MenuRow) -> Text:
    """Draw whether the row is possible and its price, with a shape: tick, chain, coin or cross."""
    if not row.choices:
        return Text(f"{CROSS} {short_reason(row.reason)}", style=BAD_STYLE)
    if row.by_chain:
        parents = chain_parents(scene, seat, scene.library.cards[row.card])
        return Text(f"{CHAIN} free by {' and '.join(parents)}", style=GOOD_STYLE)
    return price_text(scene, seat, row, plain_ways(row))


def whole_verdict(scene: Scene, seat: int, row: MenuRow) -> Text:
    """Draw the verdict, and below it the joint price with every extra."""
    lines = joint_prices(scene, seat, row, stage_of(row.choices[0])) if row.choices else []
    return Text("\n").join([verdict(scene, seat, row), *lines])


def short_reason(reason: str) -> str:
    """Shorten the engine's sentence to its main part, for a narrow column.

    A player who tries it sees the whole sentence.
    """
    head = REASON_END.split(reason)[0]
    if head == "Not enough coins":
        needed, there = [int(number) for number in NUMBER.findall(reason)[:2]]
        return f"{coins_words(needed)}, {needed - there} short"
    if " is already built" in head:
        return "already built"
    return head[:1].lower() + head[1:].rstrip(".")


def footer(scene: Scene, seat: int, menu: list[MenuRow]) -> list[RenderableType]:
    """Describe what else matters for the choice: the next stage, a right to build free, the city's advantages."""
    lines = stage_lines(scene, seat, menu)
    ready = [str(number) for number, card in enumerate(menu_cards(menu), 1) if offers(menu, card, BUILD_FREE)]
    if ready:
        lines.append(Text(f"{TICK} The right to build free, once per Age, may be used for {', '.join(ready)}."))
    if any(extra_of(choice) for row in menu if row.use != SELL for choice in row.choices):
        lines.append(Text(JOINT_NOTE, style=QUIET_STYLE))
    advantages = advantages_of(scene, seat)
    if advantages:
        lines.append(labelled("advantages", "; ".join(advantages)))
    return lines


def offers(menu: list[MenuRow], card: int, use: int) -> bool:
    """Return whether the card can be used that way."""
    row = find_row(menu, card, use)
    return row is not None and bool(row.choices)


def stage_lines(scene: Scene, seat: int, menu: list[MenuRow]) -> list[RenderableType]:
    """Draw the stages that may be built next, each with its verdict, which is the same for every card."""
    stages = [row for row in menu if row.use == STAGE]
    if not stages:
        return []
    # Whichever card goes under the wonder, a stage costs the same, so one row speaks for all.
    row = next((row for row in stages if row.choices), stages[0])
    board = scene.library.boards[scene.cities[seat].board]
    numbers = open_stages(board, scene.cities[seat].built_stages)
    if not numbers:
        return [Text("The wonder is finished.", style=QUIET_STYLE)]
    return [stage_text(scene, seat, row, number, number if board.any_order else 0) for number in numbers]


def stage_text(scene: Scene, seat: int, row: MenuRow, number: int, place: int) -> Text:
    """Draw one stage of the wonder with its verdict, and the joint prices with every extra."""
    stage = scene.library.boards[scene.cities[seat].board].stages[number]
    text = Text(f"{OPEN_STAGE} Stage {number + 1}: {cost_words(stage)} → {effects_words(stage.effects)}  ")
    ways = ways_with(row, NO_EXTRA, place)
    if not ways:
        return text.append(f"{CROSS} {short_reason(row.reason) or 'cannot be paid'}", style=BAD_STYLE)
    text.append_text(price_text(scene, seat, row, ways))
    for line in joint_prices(scene, seat, row, place):
        text.append("  ").append_text(line)
    return text


def way_list(scene: Scene, seat: int, row: MenuRow) -> list[str]:
    """List all ways to use the row, each with its price, the simplest and cheapest first."""
    return [way_words(scene, seat, row, choice) for choice in row.choices]
