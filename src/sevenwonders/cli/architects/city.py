"""Draw cities: a strip of all of them, and panels for one."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.architects.cards import COIN as COIN_CARD
from sevenwonders.architects.cards import FIRST_SYMBOL, GOODS, SYMBOLS
from sevenwonders.architects.city import City, city_names
from sevenwonders.architects.library import Library, token_names
from sevenwonders.architects.scoring import civilian_points
from sevenwonders.cli.architects.look import (
    CAT,
    cards_words,
    shields_text,
    token_text,
    token_words,
)
from sevenwonders.cli.architects.scene import Scene
from sevenwonders.cli.architects.wonder import stage_marks, wonder_lines
from sevenwonders.cli.look import (
    COIN,
    COIN_STYLE,
    COLOUR_MARKS,
    GOOD_STYLE,
    QUIET_STYLE,
    counted,
    framed,
    hanging,
    labelled,
    number_text,
)

NUMBERS: Final = ("Stages", "Shields", "Wins", "Blue")
LISTS: Final = {"Resources": 3, "Science": 2, "Tokens": 3}


def cities_table(library: Library, names: Sequence[Text], cities: Sequence[City], cat: int, first: int = 0) -> Table:
    """One line per city, clockwise from the first, with everything that players compare at a glance."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET_STYLE)
    table.add_column("", no_wrap=True)
    for heading in NUMBERS:
        table.add_column(heading, no_wrap=True)
    for heading, share in LISTS.items():
        table.add_column(heading, ratio=share)
    for step in range(len(cities)):
        seat = (first + step) % len(cities)
        table.add_row(names[seat], *city_cells(library, cities[seat], cat == seat))
    return table


def city_cells(library: Library, city: City, has_cat: bool) -> list[Text]:
    """The cells of one city, one for each heading."""
    return [
        stage_marks(library.boards[city.board], city.stages),
        shields_text(city.shields(library)),
        number_text(city.victories),
        blue_text(library, city, has_cat),
        list_text(cards_words(library, city.cards[:FIRST_SYMBOL])),
        list_text(symbols_words(library, city), GOOD_STYLE),
        list_text(", ".join(token_names(library, city.tokens)), GOOD_STYLE),
    ]


def list_text(words: str, style: str = "") -> Text:
    """The words, or a faint dot if there are none."""
    return Text(words, style=style) if words else Text("·", style=QUIET_STYLE)


def symbols_words(library: Library, city: City) -> str:
    """The science symbols of a city."""
    return cards_words(library, [0] * FIRST_SYMBOL + city.cards[FIRST_SYMBOL : FIRST_SYMBOL + SYMBOLS])


def blue_text(library: Library, city: City, has_cat: bool) -> Text:
    """The points of blue cards, and the cat."""
    mark, style = COLOUR_MARKS["blue"]
    text = Text(f"{mark} {civilian_points(library, city)}", style=style)
    return text.append(f" + {CAT}", style="bold") if has_cat else text


def strip(scene: Scene) -> Table:
    """All cities, the viewer's first."""
    names = [strip_name(scene, seat) for seat in range(len(scene.cities))]
    return cities_table(scene.library, names, scene.cities, scene.view.cat, scene.view.seat)


def strip_name(scene: Scene, seat: int) -> Text:
    """The city's name, and an arrow for a neighbour."""
    own = scene.view.seat
    arrow = {scene.left(own): "← ", scene.right(own): "→ "}.get(seat, "  ")
    # With two players, the other one is both neighbours.
    if scene.left(own) == scene.right(own) != own and seat != own:
        arrow = "↔ "
    wonder = city_names(scene.library, scene.cities)[seat]
    text = Text(arrow, style=QUIET_STYLE)
    if seat == own:
        return text.append("You ", style="bold").append(f"({wonder})", style="default")
    return text.append(wonder, style="default")


def wonder_panel(scene: Scene, seat: int) -> Panel:
    """A wonder in a frame."""
    city = scene.cities[seat]
    board = scene.library.boards[city.board]
    title = f"{board.name}, {board.wonder}"
    title = f"You: {title}" if seat == scene.view.seat else title
    return framed(title, wonder_lines(scene.library, board, city.stages), "bold")


def belongings_panel(scene: Scene, seat: int) -> Panel:
    """Cards and tokens in a frame."""
    title = "Your cards and tokens" if seat == scene.view.seat else "Cards and tokens"
    return framed(title, belongings(scene, seat))


def belongings(scene: Scene, seat: int) -> list[RenderableType]:
    """Cards by their purpose, then tokens with what they do."""
    library = scene.library
    city = scene.cities[seat]
    coins = f"{COIN} {city.cards[COIN_CARD]}" if city.cards[COIN_CARD] else ""
    lines: list[RenderableType] = [
        labelled("resources", list_text(cards_words(library, city.cards[:GOODS]))),
        labelled("coins    ", list_text(coins, COIN_STYLE)),
        labelled("science  ", list_text(symbols_words(library, city), GOOD_STYLE)),
        labelled("shields  ", shields_line(scene, seat)),
        labelled("blue     ", blue_line(scene, seat)),
    ]
    for token in city.tokens:
        lines.append(hanging(token_text(library, token), Text(token_words(library, token), style=QUIET_STYLE)))
    return lines


def shields_line(scene: Scene, seat: int) -> Text:
    """All shields, those that the next battle takes away, and the victories so far."""
    city = scene.cities[seat]
    shields = city.shields(scene.library)
    text = shields_text(shields)
    passing = shields - city.lasting_shields(scene.library)
    if passing:
        text.append(f", {passing} until the next battle", style=QUIET_STYLE)
    if city.victories:
        text.append(f"  {counted(city.victories, 'victory token')}", style="default")
    return text


def blue_line(scene: Scene, seat: int) -> Text:
    """The points of blue cards, and what the cat adds."""
    has_cat = scene.view.cat == seat
    text = blue_text(scene.library, scene.cities[seat], has_cat)
    return text.append(f", {scene.library.cat_points} points", style="default") if has_cat else text


def detail_panel(scene: Scene, seat: int) -> list[Panel]:
    """One city in full."""
    return [wonder_panel(scene, seat), belongings_panel(scene, seat)]
