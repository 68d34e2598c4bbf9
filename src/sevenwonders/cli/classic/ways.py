"""The ways to do one thing with a card: payments, stages and extras."""

from rich.text import Text

from sevenwonders.classic.choice import (
    NO_EXTRA,
    SELL,
    STAGE,
    bank_of,
    extra_of,
    far_left_of,
    far_right_of,
    left_of,
    right_of,
    stage_of,
    trade_in,
)
from sevenwonders.classic.menu import MenuRow
from sevenwonders.cli.classic.rule_screen import RuleScreen
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import COIN, COIN_STYLE, GOOD_STYLE, TICK


def plain_ways(row: MenuRow) -> list[int]:
    """The choices of a row without an extra, for the first stage if there are several."""
    return ways_with(row, NO_EXTRA, stage_of(row.choices[0])) if row.choices else []


def ways_with(row: MenuRow, extra: int, place: int) -> list[int]:
    """The choices of a row with that extra and stage."""
    return [choice for choice in row.choices if extra_of(choice) == extra and stage_of(choice) == place]


def bank_share(scene: Scene, row: MenuRow, choice: int) -> int:
    """The coins to the bank, apart from goods: for the card or stage, and for the extra."""
    return row.bank + scene.extra_prices.get(extra_of(choice), 0)


def payment_words(scene: Scene, seat: int, choice: int, bank: int) -> str:
    """A payment in words, with the sum first if several get a part: `2 to Giza`, `3: 2 to Giza, 1 to the bank`."""
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
    """The price of the first of these ways, and how many there are."""
    words = payment_words(scene, seat, ways[0], bank_share(scene, row, ways[0]))
    if not words:
        return Text(f"{TICK} free", style=GOOD_STYLE)
    more = f" ({len(ways)} ways)" if len(ways) > 1 else ""
    return Text(f"{COIN} {words}{more}", style=COIN_STYLE)


def joint_prices(scene: Scene, seat: int, row: MenuRow, place: int) -> list[Text]:
    """A line for every extra, with the price of both together."""
    extras = sorted({extra_of(choice) for choice in row.choices if stage_of(choice) == place} - {NO_EXTRA})
    owners = [owner_of(scene, extra) for extra in extras]
    lines: list[Text] = []
    for extra, owner in zip(extras, owners, strict=True):
        label = owner.extra_label(extra, owners.count(owner) == 1)
        price = price_text(scene, seat, row, ways_with(row, extra, place))
        lines.append(Text(f"+ {label} ").append_text(price))
    return lines


def owner_of(scene: Scene, extra: int) -> RuleScreen:
    """The screen of the rule that an extra belongs to."""
    name = scene.view.hooks.owner_of_extra(extra).name()
    return next(screen for screen in scene.screens if screen.name() == name)


def way_words(scene: Scene, seat: int, row: MenuRow, choice: int) -> str:
    """One way in a list of all: stage and extra, if the ways differ in these, and the total price."""
    words = payment_words(scene, seat, choice, bank_share(scene, row, choice))
    price = f"{COIN} {words}" if words else f"{TICK} free"
    about = about_words(scene, seat, row, choice)
    # Selling costs nothing, and what it brings is in the words already.
    if row.use == SELL:
        return about
    return f"{about}  {price}" if about else price


def about_words(scene: Scene, seat: int, row: MenuRow, choice: int) -> str:
    """The stage and the extra; empty if all ways have the same."""
    words: list[str] = []
    if len({stage_of(other) for other in row.choices}) > 1 and row.use == STAGE:
        words.append(f"stage {stage_of(choice) + 1}")
    if any(extra_of(other) for other in row.choices):
        words.append(extra_words(scene, seat, row, extra_of(choice)))
    return ", ".join(words)


def extra_words(scene: Scene, seat: int, row: MenuRow, extra: int) -> str:
    """The extra, and what it brings."""
    if extra != NO_EXTRA:
        return owner_of(scene, extra).extra_words(scene, seat, row.use, extra)
    return "for 3 coins" if row.use == SELL else "alone"
