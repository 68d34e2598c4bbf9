"""Drawing decks: the three in reach, and what is left in all of them."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.architects.cards import NO_CARD
from sevenwonders.cli.architects.look import card_effect, card_text
from sevenwonders.cli.architects.scene import Scene
from sevenwonders.cli.look import QUIET_STYLE, counted, framed, number_text


def reach_panels(scene: Scene) -> list[Panel]:
    """The left, the central and the right deck."""
    seat = scene.view.seat
    right = scene.right(seat)
    neighbour = scene.library.boards[scene.cities[right].board].name
    return [
        deck_panel(scene, seat, "← left: your deck"),
        deck_panel(scene, len(scene.cities), "centre"),
        deck_panel(scene, right, f"right: {neighbour} →"),
    ]


def deck_panel(scene: Scene, deck: int, title: str) -> Panel:
    """A deck with its top card and how many cards it has."""
    size = scene.deck_size(deck)
    left = Text(counted(size, "card"), style=QUIET_STYLE)
    return framed(title, [*top_lines(scene, deck), left] if size else [Text("empty", style=QUIET_STYLE)])


def top_lines(scene: Scene, deck: int) -> list[RenderableType]:
    """The top card and what it gives; of the central deck only who holds the cat has seen it."""
    card = scene.top(deck)
    lines: list[RenderableType] = [card_text(scene.library, card)]
    if card == NO_CARD:
        return [*lines, Text("only who holds the cat may look", style=QUIET_STYLE)]
    if deck == len(scene.cities):
        lines[0] = card_text(scene.library, card).append("  you looked", style=QUIET_STYLE)
    return [*lines, Text(card_effect(scene.library.cards[card]))]


def decks_table(scene: Scene) -> Table:
    """What is left in every deck by kind: all cards that left it lay open."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET_STYLE)
    table.add_column("Left in", no_wrap=True)
    names = [scene.library.boards[city.board].name for city in scene.cities] + ["Centre"]
    for name in names:
        table.add_column(name[:9], justify="right", no_wrap=True)
    for card in range(len(scene.library.cards)):
        counts = [deck[card] for deck in scene.view.decks]
        table.add_row(card_text(scene.library, card), *[number_text(count) for count in counts])
    table.add_row("All", *[Text(str(sum(deck)), style="bold") for deck in scene.view.decks])
    return table
