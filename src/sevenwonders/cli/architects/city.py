"""Draw wonders, cities and decks."""

from collections.abc import Sequence
from typing import Final

from rich.align import Align
from rich.cells import cell_len
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.architects.cards import COIN as COIN_CARD
from sevenwonders.architects.cards import FIRST_SYMBOL, GOODS, NO_CARD, SYMBOLS
from sevenwonders.architects.city import City
from sevenwonders.architects.library import Board, Library
from sevenwonders.architects.scoring import civilian_points
from sevenwonders.architects.seating import decks_in_reach
from sevenwonders.cli.architects.look import (
    EFFECT,
    card_effect,
    card_text,
    cards_words,
    city_names,
    effect,
    shields_text,
    stage_cost,
    stage_gain,
    token_names,
    token_text,
    token_words,
    wonder_effect,
    wonder_name,
)
from sevenwonders.cli.architects.scene import Scene
from sevenwonders.cli.look import (
    BUILT_STAGE,
    COIN,
    COIN_STYLE,
    COLOUR_MARKS,
    GOOD_STYLE,
    OPEN_STAGE,
    QUIET_STYLE,
    framed,
    hanging,
    labelled,
    number_text,
    plain_table,
    stage_marks,
)
from sevenwonders.cli.words.language import in_row, named, told_by_id
from sevenwonders.cli.words.told import told

# Wonders, tier upon tier, with the stages of a tier side by side


def wonder_lines(board: Board, built: int) -> list[RenderableType]:
    """Draw the wonder from its top tier down, and then the effect of the stages with a star."""
    lines: list[RenderableType] = []
    for tier in reversed(board.tiers):
        lines.append(Align.center(tier_row(board, built, tier)))
    words = wonder_effect(board)
    if words:
        lines.append(Align.center(Text(f"{EFFECT} {words}", style=QUIET_STYLE)))
    return lines


def tier_row(board: Board, built: int, tier: list[int]) -> RenderableType:
    """Draw one stage in a line, or several next to each other."""
    if len(tier) == 1:
        return stage_text(board, built, tier[0], " · ", " → ")
    grid = Table.grid(padding=(0, 3), pad_edge=False)
    for _ in tier:
        grid.add_column(justify="center")
    grid.add_row(*[stage_text(board, built, number, "\n", "\n") for number in tier])
    return grid


def stage_text(board: Board, built: int, number: int, after_place: str, after_cost: str) -> Text:
    """Describe one stage: number and place, its cost until it is built, and its gain."""
    stage = board.stages[number]
    done = bool(built >> number & 1)
    part = named("boxpart", stage.place.replace(" ", "_"), stage.place)
    place = f"{BUILT_STAGE if done else OPEN_STAGE} {number + 1} {part}{after_place}"
    cost = "" if done else f"{stage_cost(stage)}{after_cost}"
    style = GOOD_STYLE if done else "bold" if number in board.available[built] else QUIET_STYLE
    return Text(f"{place}{cost}{stage_gain(stage)}", style=style, justify="center")


# Cities: a strip of all of them, and panels for one


# The messages of headings: of numbers, and of lists with their shares of the width.
NUMBERS: Final = (
    "terminal-column-stages",
    "terminal-column-shields",
    "terminal-box-column-wins",
    "terminal-box-column-blue",
)
LISTS: Final = {"terminal-box-column-resources": 3, "terminal-box-column-science": 2, "terminal-box-column-tokens": 3}


def cities_table(library: Library, names: Sequence[Text], cities: Sequence[City], cat: int, first: int = 0) -> Table:
    """Draw one line per city, clockwise from the first, with everything that players compare at a glance."""
    table = plain_table()
    table.add_column("", no_wrap=True)
    for heading in NUMBERS:
        table.add_column(told(heading), no_wrap=True)
    for heading, share in LISTS.items():
        table.add_column(told_by_id(heading), ratio=share)
    for step in range(len(cities)):
        seat = (first + step) % len(cities)
        table.add_row(names[seat], *city_cells(library, cities[seat], cat == seat))
    return table


def city_cells(library: Library, city: City, has_cat: bool) -> list[Text]:
    """Return the cells of one city, one for each heading."""
    return [
        stage_marks(len(library.boards[city.board].stages), city.stages),
        shields_text(city.shields(library)),
        number_text(city.victories),
        blue_text(library, city, has_cat),
        list_text(cards_words(library, city.cards[:FIRST_SYMBOL])),
        list_text(symbols_words(library, city), GOOD_STYLE),
        list_text(in_row(token_names(library, city.tokens)), GOOD_STYLE),
    ]


def list_text(words: str, style: str = "") -> Text:
    """Join the words, or return a faint dot if there are none."""
    return Text(words, style=style) if words else Text("·", style=QUIET_STYLE)


def symbols_words(library: Library, city: City) -> str:
    """Describe the science symbols of a city."""
    return cards_words(library, [0] * FIRST_SYMBOL + city.cards[FIRST_SYMBOL : FIRST_SYMBOL + SYMBOLS])


def blue_text(library: Library, city: City, has_cat: bool) -> Text:
    """Describe the points of blue cards, and the cat."""
    mark, style = COLOUR_MARKS["blue"]
    text = Text(f"{mark} {civilian_points(library, city)}", style=style)
    return text.append(f" + {told('terminal-box-cat')}", style="bold") if has_cat else text


def strip(scene: Scene) -> Table:
    """Draw all cities, the viewer's first."""
    names = [strip_name(scene, seat) for seat in range(len(scene.cities))]
    return cities_table(scene.library, names, scene.cities, scene.view.cat, scene.view.seat)


def strip_name(scene: Scene, seat: int) -> Text:
    """Return the city's name, with an arrow for a neighbour."""
    own = scene.view.seat
    arrow = {scene.left(own): "← ", scene.right(own): "→ "}.get(seat, "  ")
    # With two players, the other one is both neighbours.
    if scene.left(own) == scene.right(own) != own and seat != own:
        arrow = "↔ "
    wonder = city_names(scene.library, scene.cities)[seat]
    text = Text(arrow, style=QUIET_STYLE)
    if seat == own:
        return text.append(f"{scene.title(seat)} ", style="bold").append(f"({wonder})", style="default")
    return text.append(wonder, style="default")


def wonder_panel(scene: Scene, seat: int) -> Panel:
    """Draw a wonder in a frame."""
    city = scene.cities[seat]
    board = scene.library.boards[city.board]
    title = wonder_name(board)
    if seat == scene.view.seat:
        title = told("terminal-labelled", name=scene.title(seat), words=title)
    return framed(title, wonder_lines(board, city.stages), "bold")


def belongings_panel(scene: Scene, seat: int) -> Panel:
    """Draw cards and tokens in a frame."""
    mine = "yes" if seat == scene.view.seat else "no"
    return framed(told("terminal-box-belongings", mine=mine), belongings(scene, seat))


def belongings(scene: Scene, seat: int) -> list[RenderableType]:
    """List cards by their purpose, then tokens with their effects."""
    library = scene.library
    city = scene.cities[seat]
    coins = f"{COIN} {city.cards[COIN_CARD]}" if city.cards[COIN_CARD] else ""
    rows = {
        told("terminal-box-label-resources"): list_text(cards_words(library, city.cards[:GOODS])),
        told("terminal-box-label-coins"): list_text(coins, COIN_STYLE),
        told("terminal-box-label-science"): list_text(symbols_words(library, city), GOOD_STYLE),
        told("terminal-box-label-shields"): shields_line(scene, seat),
        told("terminal-box-label-blue"): blue_line(scene, seat),
    }
    width = max(map(cell_len, rows))
    lines: list[RenderableType] = [labelled(label.ljust(width), words) for label, words in rows.items()]
    for token in city.tokens:
        lines.append(hanging(token_text(library, token), Text(token_words(library, token), style=QUIET_STYLE)))
    return lines


def shields_line(scene: Scene, seat: int) -> Text:
    """Describe all shields, those that the next battle takes away, and the victories so far."""
    city = scene.cities[seat]
    shields = city.shields(scene.library)
    text = shields_text(shields)
    passing = shields - city.lasting_shields(scene.library)
    if passing:
        text.append(f"{told('row-separator')}{told('terminal-box-passing', count=passing)}", style=QUIET_STYLE)
    if city.victories:
        text.append(f"  {told('architects-victories-of', count=city.victories)}", style="default")
    return text


def blue_line(scene: Scene, seat: int) -> Text:
    """Describe the points of blue cards, with those of the cat."""
    has_cat = scene.view.cat == seat
    text = blue_text(scene.library, scene.cities[seat], has_cat)
    points = effect(f"points:{scene.library.cat_points}")
    return text.append(f"{told('row-separator')}{points}", style="default") if has_cat else text


def detail_panel(scene: Scene, seat: int) -> list[Panel]:
    """Draw one city in full."""
    return [wonder_panel(scene, seat), belongings_panel(scene, seat)]


# Decks: the three within reach, and the remaining cards of all of them


def reach_panels(scene: Scene) -> list[Panel]:
    """Draw the left, the central and the right deck, in this order on the screen."""
    left, right, centre = decks_in_reach(scene.cities, scene.view.seat)
    neighbour = city_names(scene.library, scene.cities)[right]
    return [
        deck_panel(scene, left, told("terminal-box-deck-left")),
        deck_panel(scene, centre, told("terminal-box-deck-centre")),
        deck_panel(scene, right, told("terminal-box-deck-right", name=neighbour)),
    ]


def deck_panel(scene: Scene, deck: int, title: str) -> Panel:
    """Draw a deck with its top card and its number of cards."""
    size = scene.view.deck_size(deck)
    if not size:
        return framed(title, [Text(told("architects-empty-deck"), style=QUIET_STYLE)])
    return framed(title, [*top_lines(scene, deck), Text(told("architects-left", count=size), style=QUIET_STYLE)])


def top_lines(scene: Scene, deck: int) -> list[RenderableType]:
    """Describe the top card and its gain.

    The top of the central deck is known only from a look with the cat (K2).
    """
    card = scene.view.tops[deck]
    lines: list[RenderableType] = [card_text(scene.library, card)]
    if card == NO_CARD:
        return [*lines, Text(told("terminal-box-only-cat"), style=QUIET_STYLE)]
    if deck == len(scene.cities):
        lines[0] = card_text(scene.library, card).append(f"  {told('architects-only-you')}", style=QUIET_STYLE)
    return [*lines, Text(card_effect(scene.library.cards[card]))]


def decks_table(scene: Scene) -> Table:
    """Show the cards left in every deck by kind, which all players can work out (A3)."""
    table = plain_table()
    table.add_column(told("architects-left-in-decks"), no_wrap=True)
    for name in [*city_names(scene.library, scene.cities), told("boxplace-centre")]:
        table.add_column(name[:9], justify="right", no_wrap=True)
    for card in range(len(scene.library.cards)):
        counts = [deck[card] for deck in scene.view.decks]
        table.add_row(card_text(scene.library, card), *[number_text(count) for count in counts])
    table.add_row(told("terminal-box-all"), *[Text(str(sum(deck)), style="bold") for deck in scene.view.decks])
    return table
