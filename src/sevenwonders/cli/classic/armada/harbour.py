"""Draw what Armada adds: everybody's fleets in a strip, and one shipyard in full."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.armada.harbour import FLEETS, Square, harbour
from sevenwonders.classic.armada.kinds import ISLAND
from sevenwonders.classic.armada.naval import naval_tokens
from sevenwonders.classic.armada.part import (
    ANY_WONDER_FLEET,
    armada_of,
    commercial_level,
    has_right,
    naval_strength,
)
from sevenwonders.classic.armada.rule import highest_tax
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import colour_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.resources import words_of
from sevenwonders.cli.classic.colour_marks import SHAPES, STYLES
from sevenwonders.cli.classic.scene import Scene
from sevenwonders.cli.look import (
    BAD_STYLE,
    BUILT_STAGE,
    GOOD_STYLE,
    OPEN_STAGE,
    QUIET_STYLE,
    coins_words,
    counted,
    labelled,
    listed,
    number_text,
)

# The shape and the style of each fleet, in the order of the lanes.
FLEET_SHAPES: Final = [SHAPES[colour_of(fleet)] for fleet in FLEETS]
FLEET_STYLES: Final = [STYLES[colour_of(fleet)] for fleet in FLEETS]


def fleet_text(lane: int) -> Text:
    """A fleet by its shape and colour."""
    return Text(f"{FLEET_SHAPES[lane]} {FLEETS[lane]}", style=FLEET_STYLES[lane])


def yard_name(yard: int) -> str:
    """A shipyard as people call it: `Shipyard A`."""
    return harbour().shipyards[yard].ident.replace("_", " ").title()


def square_words(square: Square) -> str:
    """The benefits of a square in words; empty if it has none."""
    facts = [
        (square.naval, f"naval strength {square.naval}"),
        (square.points, counted(square.points, "point")),
        (square.coins, coins_words(square.coins)),
        (square.level, f"commercial level {square.level}"),
        (square.tax, f"a tax of {square.tax} for all others"),
        (square.island, f"an island of level {square.island}"),
    ]
    return ", ".join(words for value, words in facts if value)


def next_square_words(city: City, lane: int) -> str:
    """The benefits of the next step of a fleet."""
    squares = harbour().squares[lane]
    number = armada_of(city).squares[lane] + 1
    return square_words(squares[number]) or f"nothing yet, then {square_words(squares[number + 1])}"


# Everybody's fleets


def sea_strip(scene: Scene) -> Table:
    """A line for each city, clockwise from the viewer, with the naval token that it would take now."""
    tokens = naval_tokens(scene.cities, scene.view.age)
    seats = scene.around()
    names = [Text(scene.title(seat), style="bold" if seat == scene.view.seat else "") for seat in seats]
    return sea_table(
        scene.library, names, [scene.cities[seat] for seat in seats], [tokens.get(seat, 0) for seat in seats]
    )


def sea_table(library: Library, names: Sequence[Text], cities: Sequence[City], tokens: Sequence[int]) -> Table:
    """A line for each of these cities: fleets by the squares they have reached, strength, level, tokens and islands.

    `tokens` are those that a naval conflict would bring now, 0 for none.
    """
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET_STYLE)
    table.add_column("At sea", no_wrap=True)
    for shape, style in zip(FLEET_SHAPES, FLEET_STYLES, strict=True):
        table.add_column(Text(shape, style=style), justify="right", no_wrap=True)
    for heading in ("Naval", "Level", "Tokens"):
        table.add_column(heading, no_wrap=True)
    table.add_column("Islands")
    for name, city, token in zip(names, cities, tokens, strict=True):
        part = armada_of(city)
        table.add_row(
            name,
            *[number_text(square) for square in part.squares],
            strength_text(city, token),
            number_text(commercial_level(city)),
            Text(" ".join(f"{taken:+d}" for taken in part.tokens) or "·"),
            islands_text(library, city),
        )
    return table


def strength_text(city: City, token: int) -> Text:
    """A city's naval strength, and the token that it would take now."""
    text = number_text(naval_strength(city))
    return text.append(f" → {token:+d}", style=GOOD_STYLE if token > 0 else BAD_STYLE) if token else text


def islands_text(library: Library, city: City) -> Text:
    """The islands of a city by name."""
    names = [library.cards[card].name for card in city.built if library.cards[card].colour == ISLAND]
    return Text(", ".join(names) or "·", style=STYLES[ISLAND] if names else QUIET_STYLE)


def loss_lines(scene: Scene) -> list[RenderableType]:
    """The losses that pirates and the tax of this turn will bring."""
    lines: list[RenderableType] = []
    pirates = [scene.names[seat] for seat in scene.around() if armada_of(scene.cities[seat]).pirates]
    if pirates:
        lines.append(labelled("pirates", f"take coins from {listed(pirates)}, by commercial level"))
    highest = highest_tax(scene.cities)
    if highest:
        raisers = [scene.names[seat] for seat in scene.around() if armada_of(scene.cities[seat]).tax == highest]
        lines.append(labelled("tax", f"{highest}, raised by {listed(raisers)}: all others lose it, less their level"))
    return lines


# One shipyard


def shipyard_table(city: City) -> Table:
    """The four fleets with the steps they have made, and what the next one costs and brings."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET_STYLE)
    for heading in (yard_name(armada_of(city).shipyard), "Steps", "Next step"):
        table.add_column(heading, no_wrap=heading != "Next step")
    for lane in range(len(FLEETS)):
        table.add_row(fleet_text(lane), *fleet_cells(city, lane))
    return table


def fleet_cells(city: City, lane: int) -> list[str]:
    """The position of a fleet, and its next step."""
    part = armada_of(city)
    square, last = part.squares[lane], harbour().last_square
    steps = BUILT_STAGE * square + OPEN_STAGE * (last - square)
    if square == last:
        return [steps, "at its end"]
    shipyard = harbour().shipyards[part.shipyard]
    words = f"{words_of(shipyard.costs[lane][square])} → {next_square_words(city, lane)}"
    with_stage = shipyard.wonder_fleet == lane or has_right(city, ANY_WONDER_FLEET)
    return [steps, f"{words}; also with a stage" if with_stage else words]
