"""Draw decks: the three within reach, and what is left in all of them."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.city import city_names
from sevenwonders.architects.seating import decks_in_reach
from sevenwonders.cli.architects.look import card_effect, card_text
from sevenwonders.cli.architects.scene import Scene
from sevenwonders.cli.look import QUIET_STYLE, counted, framed, number_text


def reach_panels(scene: Scene) -> list[Panel]:
    """The left, the central and the right deck, in this order on the screen."""
    left, right, centre = decks_in_reach(scene.cities, scene.view.seat)
    neighbour = city_names(scene.library, scene.cities)[right]
    return [
        deck_panel(scene, left, "← left: your deck"),
        deck_panel(scene, centre, "centre"),
        deck_panel(scene, right, f"right: {neighbour} →"),
    ]


def deck_panel(scene: Scene, deck: int, title: str) -> Panel:
    """A deck with its top card and its number of cards."""
    size = scene.view.deck_size(deck)
    left = Text(counted(size, "card"), style=QUIET_STYLE)
    return framed(title, [*top_lines(scene, deck), left] if size else [Text("empty", style=QUIET_STYLE)])


def top_lines(scene: Scene, deck: int) -> list[RenderableType]:
    """The top card and what it gives. The top of the central deck is known only from a look with the cat (K2)."""
    card = scene.view.tops[deck]
    lines: list[RenderableType] = [card_text(scene.library, card)]
    if card == NO_CARD:
        return [*lines, Text("only the holder of the cat may look", style=QUIET_STYLE)]
    if deck == len(scene.cities):
        lines[0] = card_text(scene.library, card).append("  you looked", style=QUIET_STYLE)
    return [*lines, Text(card_effect(scene.library.cards[card]))]


def decks_table(scene: Scene) -> Table:
    """The cards left in every deck by kind, which everybody can work out (A3)."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET_STYLE)
    table.add_column("Left in", no_wrap=True)
    for name in [*city_names(scene.library, scene.cities), "Centre"]:
        table.add_column(name[:9], justify="right", no_wrap=True)
    for card in range(len(scene.library.cards)):
        counts = [deck[card] for deck in scene.view.decks]
        table.add_row(card_text(scene.library, card), *[number_text(count) for count in counts])
    table.add_row("All", *[Text(str(sum(deck)), style="bold") for deck in scene.view.decks])
    return table
