"""The ways to do one thing with a card: with which payment, as which stage, and with what goes along."""

from typing import Final

from rich.text import Text

from sevenwonders.classic.armada.effects import FLEETS
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
from sevenwonders.classic.edifice.kinds import EDIFICE
from sevenwonders.classic.menu import MenuRow
from sevenwonders.cli.classic.harbour import next_square_words
from sevenwonders.cli.classic.look import effects_words
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import COIN, COIN_STYLE, GOOD_STYLE, TICK

# What stands before the joint price of a card, or stage, and what goes along.
SHIP: Final = "+ ship"
JOINED: Final = "+ Edifice"


def plain_ways(row: MenuRow) -> list[int]:
    """The choices of a row with nothing that goes along, of its first stage where there are several."""
    return ways_with(row, NO_EXTRA, stage_of(row.choices[0])) if row.choices else []


def ways_with(row: MenuRow, extra: int, place: int) -> list[int]:
    """The choices of a row with that extra and stage."""
    return [choice for choice in row.choices if extra_of(choice) == extra and stage_of(choice) == place]


def bank_share(scene: Scene, row: MenuRow, choice: int) -> int:
    """The coins for the bank beside goods: of the card or stage, and for a part in the Edifice."""
    joins = extra_of(choice) == EDIFICE
    return row.bank + (scene.edifice(scene.view.age).coins if joins else 0)


def payment_words(scene: Scene, seat: int, choice: int, bank: int) -> str:
    """Who receives what, behind the sum if there are several: `2 to Giza`, `3: 2 to Giza, 1 to the bank`."""
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
    """What the first of these ways costs, and how many there are."""
    words = payment_words(scene, seat, ways[0], bank_share(scene, row, ways[0]))
    if not words:
        return Text(f"{TICK} free", style=GOOD_STYLE)
    more = f" ({len(ways)} ways)" if len(ways) > 1 else ""
    return Text(f"{COIN} {words}{more}", style=COIN_STYLE)


def joint_prices(scene: Scene, seat: int, row: MenuRow, place: int) -> list[Text]:
    """A line for everything that can go along, with the price of both together."""
    extras = sorted({extra_of(choice) for choice in row.choices if stage_of(choice) == place} - {NO_EXTRA})
    ships = len([extra for extra in extras if extra != EDIFICE])
    lines: list[Text] = []
    for extra in extras:
        ways = ways_with(row, extra, place)
        label = JOINED if extra == EDIFICE else SHIP if ships == 1 else f"+ {FLEETS[extra - 1]} ship"
        lines.append(Text(f"{label} ").append_text(price_text(scene, seat, row, ways)))
    return lines


def way_words(scene: Scene, seat: int, row: MenuRow, choice: int) -> str:
    """One way in a list of all: what it is where they differ in more than the payment, and the price of it all."""
    words = payment_words(scene, seat, choice, bank_share(scene, row, choice))
    price = f"{COIN} {words}" if words else f"{TICK} free"
    about = about_words(scene, seat, row, choice)
    if row.use == SELL:
        return about
    return f"{about}  {price}" if about else price


def about_words(scene: Scene, seat: int, row: MenuRow, choice: int) -> str:
    """Which stage, and what goes along; nothing where all ways agree in both."""
    words: list[str] = []
    if len({stage_of(other) for other in row.choices}) > 1 and row.use == STAGE:
        words.append(f"stage {stage_of(choice) + 1}")
    if any(extra_of(other) for other in row.choices):
        words.append(extra_words(scene, seat, row, extra_of(choice)))
    return ", ".join(words)


def extra_words(scene: Scene, seat: int, row: MenuRow, extra: int) -> str:
    """What goes along, and what it brings."""
    if extra == EDIFICE:
        edifice = scene.edifice(scene.view.age)
        return f"with the Edifice → {effects_words(edifice.effects)} if it is built"
    if extra != NO_EXTRA:
        start = "for a step of" if row.use == SELL else "with"
        return f"{start} the {FLEETS[extra - 1]} fleet → {next_square_words(scene, seat, extra - 1)}"
    return "for 3 coins" if row.use == SELL else "alone"
