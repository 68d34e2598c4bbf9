"""Drawing what a decision offers: cards with cost, effect and a verdict that has a shape and a number."""

import re

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.choice import BUILD, BUILD_FREE, PASS, STAGE, TAKE, left_of, right_of, trade_in
from sevenwonders.classic.library import Card
from sevenwonders.classic.menu import MenuRow
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
    card_name,
    coins_words,
    cost_words,
    effects_words,
)
from sevenwonders.cli.scene import Scene

NUMBER = re.compile(r"\d+")


def menu_cards(menu: list[MenuRow]) -> list[int]:
    """The cards of a menu in the order in which they are numbered, from 1."""
    return list(dict.fromkeys(row.card for row in menu if row.use != PASS))


def find_row(menu: list[MenuRow], card: int, use: int) -> MenuRow | None:
    """The row of that card and use, if the menu has one."""
    return next((row for row in menu if row.card == card and row.use == use), None)


def hand_table(scene: Scene, seat: int, menu: list[MenuRow]) -> Table:
    """The numbered cards of a decision, each with its verdict."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET_STYLE)
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
    """The cells of one card."""
    facts = scene.library.cards[card]
    name = card_name(scene.library, card)
    copies = scene.view.cities[scene.view.seat].hand.count(card)
    if copies > 1:
        name.append(f" ×{copies}")
    row = find_row(menu, card, BUILD) or find_row(menu, card, TAKE)
    assert row is not None
    return [name, cost_words(facts), effects_words(facts.effects), *chains, verdict(scene, seat, row)]


def chained_words(scene: Scene, card: Card) -> str:
    """The later cards that the card makes free, if there are any."""
    return ", ".join(other.name for other in chained_from(scene, card))


def chained_from(scene: Scene, card: Card) -> list[Card]:
    """The cards of this game that the card makes free in a later Age."""
    seats = len(scene.cities)
    return [other for other in scene.library.cards if other.chain_from & card.chain_to and other.copies[0] <= seats]


def chain_parents(scene: Scene, seat: int, card: Card) -> list[str]:
    """The structures in the city whose chain leads to the card."""
    cards = scene.library.cards
    return [cards[index].name for index in scene.cities[seat].built if cards[index].chain_to & card.chain_from]


def verdict(scene: Scene, seat: int, row: MenuRow) -> Text:
    """Whether and for how much, with a shape: tick, chain, coin or cross."""
    if not row.choices:
        return Text(f"{CROSS} {short_reason(row.reason)}", style=BAD_STYLE)
    if row.by_chain:
        parents = chain_parents(scene, seat, scene.library.cards[row.card])
        return Text(f"{CHAIN} free by {' and '.join(parents)}", style=GOOD_STYLE)
    if row.price() == 0:
        return Text(f"{TICK} free", style=GOOD_STYLE)
    ways = f" ({len(row.choices)} ways)" if len(row.choices) > 1 else ""
    return Text(f"{COIN} {payment_words(scene, seat, row.choices[0], row.bank)}{ways}", style=COIN_STYLE)


def payment_words(scene: Scene, seat: int, choice: int, bank: int) -> str:
    """Who receives what, behind the sum if there are several: `2 to Giza`, `3: 2 to Giza, 1 to the bank`."""
    trade = trade_in(choice)
    shares = [
        (left_of(trade), scene.names[scene.left(seat)]),
        (right_of(trade), scene.names[scene.right(seat)]),
        (bank, "the bank"),
    ]
    words = [f"{coins} to {name}" for coins, name in shares if coins]
    return f"{sum(coins for coins, _ in shares)}: {', '.join(words)}" if len(words) > 1 else "".join(words)


def short_reason(reason: str) -> str:
    """The heart of the engine's sentence, for a narrow column. The whole sentence is shown when it is tried."""
    head = reason.partition(":")[0]
    if head == "Not enough coins":
        needed, _, short = NUMBER.findall(reason)
        return f"{coins_words(int(needed))}, {short} short"
    if " is already built" in head:
        return "already built"
    if head.startswith("The Free City"):
        return "the Free City has to build"
    return head[:1].lower() + head[1:].rstrip(".")


def footer(scene: Scene, seat: int, menu: list[MenuRow]) -> list[RenderableType]:
    """What else can be done with a card: the next stage, a right to build free, selling."""
    lines: list[RenderableType] = []
    stages = [row for row in menu if row.use == STAGE]
    if stages:
        best = next((row for row in stages if row.choices), stages[0])
        lines.append(stage_text(scene, seat, best))
    ready = [str(number) for number, card in enumerate(menu_cards(menu), 1) if offers(menu, card, BUILD_FREE)]
    if ready:
        lines.append(Text(f"{TICK} The right to build free, once an Age, may be used for {', '.join(ready)}."))
    return lines


def offers(menu: list[MenuRow], card: int, use: int) -> bool:
    """Whether the card can be used so."""
    row = find_row(menu, card, use)
    return row is not None and bool(row.choices)


def stage_text(scene: Scene, seat: int, row: MenuRow) -> Text:
    """The next stage of the wonder with its verdict, which is the same for every card."""
    city = scene.cities[seat]
    stages = scene.library.boards[city.board].stages
    if city.stages == len(stages):
        return Text("The wonder is finished.", style=QUIET_STYLE)
    stage = stages[city.stages]
    text = Text(f"{OPEN_STAGE} Stage {city.stages + 1}: {cost_words(stage)} → {effects_words(stage.effects)}  ")
    return text.append_text(verdict(scene, seat, row))


def payment_list(scene: Scene, seat: int, row: MenuRow) -> Group:
    """The ways to pay, numbered, cheapest first."""
    lines: list[Text] = []
    for number, choice in enumerate(row.choices, 1):
        words = f"{COIN} {payment_words(scene, seat, choice, row.bank)}"
        line = Text.assemble((f"  {number}  ", "bold"), (words, COIN_STYLE))
        lines.append(line.append("  (Enter)", style=QUIET_STYLE) if number == 1 else line)
    return Group(*lines)
