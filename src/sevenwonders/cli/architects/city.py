"""Draw wonders, cities and decks."""

from collections.abc import Sequence
from typing import Final

from rich.align import Align
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sevenwonders.architects.cards import COIN as COIN_CARD
from sevenwonders.architects.cards import FIRST_SYMBOL, GOODS, NO_CARD, SYMBOLS
from sevenwonders.architects.city import City, city_names
from sevenwonders.architects.library import Board, Library, token_names
from sevenwonders.architects.scoring import civilian_points
from sevenwonders.architects.seating import decks_in_reach
from sevenwonders.cli.architects.look import (
    CAT,
    EFFECT,
    card_effect,
    card_text,
    cards_words,
    effect_words,
    shields_text,
    stage_cost,
    stage_gain,
    token_text,
    token_words,
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
    counted,
    framed,
    hanging,
    labelled,
    number_text,
    plain_table,
    stage_marks,
)

# Wonders, tier upon tier, with the stages of a tier side by side


def wonder_lines(library: Library, board: Board, built: int) -> list[RenderableType]:
    """Draw the wonder from its top tier down, and then the effect of the stages with a star."""
    lines: list[RenderableType] = []
    for tier in reversed(board.tiers):
        lines.append(Align.center(tier_row(board, built, tier)))
    words = effect_words(library, board)
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
    place = f"{BUILT_STAGE if done else OPEN_STAGE} {number + 1} {stage.place}{after_place}"
    cost = "" if done else f"{stage_cost(stage)}{after_cost}"
    style = GOOD_STYLE if done else "bold" if number in board.available[built] else QUIET_STYLE
    return Text(f"{place}{cost}{stage_gain(stage)}", style=style, justify="center")


# Cities: a strip of all of them, and panels for one


NUMBERS: Final = ("Stages", "Shields", "Wins", "Blue")
LISTS: Final = {"Resources": 3, "Science": 2, "Tokens": 3}


def cities_table(library: Library, names: Sequence[Text], cities: Sequence[City], cat: int, first: int = 0) -> Table:
    """Draw one line per city, clockwise from the first, with everything that players compare at a glance."""
    table = plain_table()
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
    """Return the cells of one city, one for each heading."""
    return [
        stage_marks(len(library.boards[city.board].stages), city.stages),
        shields_text(city.shields(library)),
        number_text(city.victories),
        blue_text(library, city, has_cat),
        list_text(cards_words(library, city.cards[:FIRST_SYMBOL])),
        list_text(symbols_words(library, city), GOOD_STYLE),
        list_text(", ".join(token_names(library, city.tokens)), GOOD_STYLE),
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
    return text.append(f" + {CAT}", style="bold") if has_cat else text


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
        return text.append("You ", style="bold").append(f"({wonder})", style="default")
    return text.append(wonder, style="default")


def wonder_panel(scene: Scene, seat: int) -> Panel:
    """Draw a wonder in a frame."""
    city = scene.cities[seat]
    board = scene.library.boards[city.board]
    title = f"{board.name}, {board.wonder}"
    title = f"You: {title}" if seat == scene.view.seat else title
    return framed(title, wonder_lines(scene.library, board, city.stages), "bold")


def belongings_panel(scene: Scene, seat: int) -> Panel:
    """Draw cards and tokens in a frame."""
    title = "Your cards and tokens" if seat == scene.view.seat else "Cards and tokens"
    return framed(title, belongings(scene, seat))


def belongings(scene: Scene, seat: int) -> list[RenderableType]:
    """List cards by their purpose, then tokens with their effects."""
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
    """Describe all shields, those that the next battle takes away, and the victories so far."""
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
    """Describe the points of blue cards, with those of the cat."""
    has_cat = scene.view.cat == seat
    text = blue_text(scene.library, scene.cities[seat], has_cat)
    return text.append(f", {scene.library.cat_points} points", style="default") if has_cat else text


def detail_panel(scene: Scene, seat: int) -> list[Panel]:
    """Draw one city in full."""
    return [wonder_panel(scene, seat), belongings_panel(scene, seat)]


# Decks: the three within reach, and the remaining cards of all of them


def reach_panels(scene: Scene) -> list[Panel]:
    """Draw the left, the central and the right deck, in this order on the screen."""
    left, right, centre = decks_in_reach(scene.cities, scene.view.seat)
    neighbour = city_names(scene.library, scene.cities)[right]
    return [
        deck_panel(scene, left, "← left: your deck"),
        deck_panel(scene, centre, "centre"),
        deck_panel(scene, right, f"right: {neighbour} →"),
    ]


def deck_panel(scene: Scene, deck: int, title: str) -> Panel:
    """Draw a deck with its top card and its number of cards."""
    size = scene.view.deck_size(deck)
    left = Text(counted(size, "card"), style=QUIET_STYLE)
    return framed(title, [*top_lines(scene, deck), left] if size else [Text("empty", style=QUIET_STYLE)])


def top_lines(scene: Scene, deck: int) -> list[RenderableType]:
    """Describe the top card and its gain.

    The top of the central deck is known only from a look with the cat (K2).
    """
    card = scene.view.tops[deck]
    lines: list[RenderableType] = [card_text(scene.library, card)]
    if card == NO_CARD:
        return [*lines, Text("only the holder of the cat may look", style=QUIET_STYLE)]
    if deck == len(scene.cities):
        lines[0] = card_text(scene.library, card).append("  you looked", style=QUIET_STYLE)
    return [*lines, Text(card_effect(scene.library.cards[card]))]


def decks_table(scene: Scene) -> Table:
    """Show the cards left in every deck by kind, which all players can work out (A3)."""
    table = plain_table()
    table.add_column("Left in", no_wrap=True)
    for name in [*city_names(scene.library, scene.cities), "Centre"]:
        table.add_column(name[:9], justify="right", no_wrap=True)
    for card in range(len(scene.library.cards)):
        counts = [deck[card] for deck in scene.view.decks]
        table.add_row(card_text(scene.library, card), *[number_text(count) for count in counts])
    table.add_row("All", *[Text(str(sum(deck)), style="bold") for deck in scene.view.decks])
    return table
