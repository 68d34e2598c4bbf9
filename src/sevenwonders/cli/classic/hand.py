"""Draw the offer of a decision: cards with cost and effect, the ways to pay, and verdicts as a shape and a number."""

from typing import TYPE_CHECKING

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
from sevenwonders.cli.classic.city import advantages_of, stage_words
from sevenwonders.cli.classic.look import card_effects, card_name, cost_words, name_of, names_of
from sevenwonders.cli.classic.reasons import brief_reason_of
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
    labelled,
    plain_table,
)
from sevenwonders.cli.words.language import in_row, listed
from sevenwonders.cli.words.told import told

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
        (left_of(trade), left),
        (right_of(trade), right),
        (far_left_of(trade), scene.left(left)),
        (far_right_of(trade), scene.right(right)),
    ]
    words = [told("terminal-paid-to", coins=coins, **scene.about(other)) for coins, other in shares if coins]
    to_bank = bank + bank_of(trade)
    if to_bank:
        words.append(told("table-paid-to-bank", coins=to_bank))
    total = sum(coins for coins, _ in shares) + to_bank
    return told("terminal-paid-in-all", total=total, shares=in_row(words)) if len(words) > 1 else "".join(words)


def price_text(scene: Scene, seat: int, row: MenuRow, ways: list[int]) -> Text:
    """Draw the price of the first of these ways, and their number."""
    words = payment_words(scene, seat, ways[0], bank_share(scene, row, ways[0]))
    if not words:
        return Text(f"{TICK} {told('goods-free')}", style=GOOD_STYLE)
    if len(ways) > 1:
        words = told("terminal-price-of-ways", price=words, count=len(ways))
    return Text(f"{COIN} {words}", style=COIN_STYLE)


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
    price = f"{COIN} {words}" if words else f"{TICK} {told('goods-free')}"
    about = about_words(scene, seat, row, choice)
    # Selling costs nothing, and what it brings is in the words already.
    if row.use == SELL:
        return about
    return f"{about}  {price}" if about else price


def about_words(scene: Scene, seat: int, row: MenuRow, choice: int) -> str:
    """Name the stage and the extra. Empty if all ways have the same."""
    words: list[str] = []
    if len({stage_of(other) for other in row.choices}) > 1 and row.use == STAGE:
        words.append(told("sum-stage", number=stage_of(choice) + 1))
    if any(extra_of(other) for other in row.choices):
        words.append(extra_words(scene, seat, row, extra_of(choice)))
    return in_row(words)


def extra_words(scene: Scene, seat: int, row: MenuRow, extra: int) -> str:
    """Describe the extra and its benefit."""
    if extra != NO_EXTRA:
        return owner_of(scene, extra).extra_words(scene, seat, row.use, extra)
    return told("terminal-for-coins" if row.use == SELL else "terminal-alone")


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
    table.add_column(told("terminal-column-card"), no_wrap=True)
    cards = menu_cards(menu)
    opened = [chained_words(scene, scene.library.cards[card]) for card in cards]
    table.add_column(told("terminal-column-cost"), ratio=4)
    table.add_column(told("terminal-column-effect"), ratio=6)
    if any(opened):
        table.add_column(f"{CHAIN} {told('terminal-column-opens')}", ratio=5, style=QUIET_STYLE)
    table.add_column(told("terminal-column-build"), ratio=7)
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
    return [name, cost_words(facts), card_effects(scene.library, card), *chains, whole_verdict(scene, seat, row)]


def chained_words(scene: Scene, card: Card) -> str:
    """Name the later cards that the card makes free, if there are any."""
    return names_of(scene.library, chained_from(scene, card))


def chained_from(scene: Scene, card: Card) -> list[int]:
    """List the cards of this game that the card makes free."""
    seats = len(scene.cities)
    later = [(index, other) for index, other in enumerate(scene.library.cards) if other.chain_from & card.chain_to]
    # Cards of larger tables are in the library too, but not in this game.
    return [index for index, other in later if not other.copies or other.copies[0] <= seats]


def chain_parents(scene: Scene, seat: int, card: Card) -> list[str]:
    """List the structures in the city whose chain leads to the card."""
    built = scene.cities[seat].built
    parents = [index for index in built if scene.library.cards[index].chain_to & card.chain_from]
    return [name_of(scene.library, index) for index in parents]


def verdict(scene: Scene, seat: int, row: MenuRow) -> Text:
    """Draw whether the row is possible and its price, with a shape: tick, chain, coin or cross."""
    if not row.choices:
        return Text(f"{CROSS} {brief_reason_of(scene.lacks.of_row(seat, row))}", style=BAD_STYLE)
    if row.by_chain:
        parents = chain_parents(scene, seat, scene.library.cards[row.card])
        return Text(f"{CHAIN} {told('feet-chain-by', by=listed(parents))}", style=GOOD_STYLE)
    return price_text(scene, seat, row, plain_ways(row))


def whole_verdict(scene: Scene, seat: int, row: MenuRow) -> Text:
    """Draw the verdict, and below it the joint price with every extra."""
    lines = joint_prices(scene, seat, row, stage_of(row.choices[0])) if row.choices else []
    return Text("\n").join([verdict(scene, seat, row), *lines])


def footer(scene: Scene, seat: int, menu: list[MenuRow]) -> list[RenderableType]:
    """Describe what else matters for the choice: the next stage, a right to build free, the city's advantages."""
    lines = stage_lines(scene, seat, menu)
    ready = [str(number) for number, card in enumerate(menu_cards(menu), 1) if offers(menu, card, BUILD_FREE)]
    if ready:
        lines.append(Text(f"{TICK} {told('terminal-free-build', cards=in_row(ready))}"))
    if any(extra_of(choice) for row in menu if row.use != SELL for choice in row.choices):
        lines.append(Text(told("terminal-joint-price"), style=QUIET_STYLE))
    advantages = advantages_of(scene, seat)
    if advantages:
        lines.append(labelled(told("terminal-label-advantages"), told("table-separator").join(advantages)))
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
        return [Text(told("terminal-wonder-finished"), style=QUIET_STYLE)]
    return [stage_text(scene, seat, row, number, number if board.any_order else 0) for number in numbers]


def stage_text(scene: Scene, seat: int, row: MenuRow, number: int, place: int) -> Text:
    """Draw one stage of the wonder with its verdict, and the joint prices with every extra."""
    stage = scene.library.boards[scene.cities[seat].board].stages[number]
    name = told("table-stage", number=number + 1)
    words = told("terminal-labelled", name=name, words=stage_words(scene.library, stage))
    text = Text(f"{OPEN_STAGE} {words}  ")
    ways = ways_with(row, NO_EXTRA, place)
    if not ways:
        return text.append(f"{CROSS} {brief_reason_of(scene.lacks.of_stage(seat, number))}", style=BAD_STYLE)
    text.append_text(price_text(scene, seat, row, ways))
    for line in joint_prices(scene, seat, row, place):
        text.append("  ").append_text(line)
    return text


def way_list(scene: Scene, seat: int, row: MenuRow) -> list[str]:
    """List all ways to use the row, each with its price, the simplest and cheapest first."""
    return [way_words(scene, seat, row, choice) for choice in row.choices]
