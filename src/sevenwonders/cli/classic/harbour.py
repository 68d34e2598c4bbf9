"""Drawing what Armada adds: everybody's fleets in a strip, one shipyard in full, what is about to be lost at sea."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.armada.effects import FLEETS
from sevenwonders.classic.armada.part import ArmadaPart
from sevenwonders.classic.colours import COLOURS, ISLAND
from sevenwonders.classic.library import Library, Square
from sevenwonders.classic.perks import ANY_WONDER_FLEET
from sevenwonders.classic.resources import words_of
from sevenwonders.cli.classic.look import SHAPES, STYLES
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
FLEET_COLOURS: Final = [COLOURS.index(fleet) for fleet in FLEETS]
FLEET_SHAPES: Final = [SHAPES[colour] for colour in FLEET_COLOURS]
FLEET_STYLES: Final = [STYLES[colour] for colour in FLEET_COLOURS]


def fleet_text(lane: int) -> Text:
    """A fleet by its shape and colour."""
    return Text(f"{FLEET_SHAPES[lane]} {FLEETS[lane]}", style=FLEET_STYLES[lane])


def yard_name(library: Library, yard: int) -> str:
    """A shipyard as people call it: `Shipyard A`."""
    return library.harbour.shipyards[yard].replace("_", " ").title()


def square_words(square: Square) -> str:
    """What a fleet has from reaching a square; nothing where the square is empty."""
    told = [
        (square.naval, f"naval strength {square.naval}"),
        (square.points, counted(square.points, "point")),
        (square.coins, coins_words(square.coins)),
        (square.level, f"commercial level {square.level}"),
        (square.tax, f"a tax of {square.tax} for all others"),
        (square.island, f"an island of level {square.island}"),
    ]
    return ", ".join(words for value, words in told if value)


def next_square_words(scene: Scene, seat: int, lane: int) -> str:
    """What the next step of a fleet brings."""
    number = scene.harbour(seat).squares[lane] + 1
    lanes = scene.library.harbour.squares[lane]
    return square_words(lanes[number]) or f"nothing yet, then {square_words(lanes[number + 1])}"


# Everybody's fleets


def sea_strip(scene: Scene) -> Table:
    """One line a city, clockwise from the viewer: fleets, strength at sea, commercial level and islands."""
    seats = scene.around()
    return sea_table(
        scene.library,
        [Text(scene.title(seat), style="bold" if seat == scene.view.seat else "") for seat in seats],
        [scene.harbour(seat) for seat in seats],
        [strength_text(scene, seat) for seat in seats],
        [scene.cities[seat].built for seat in seats],
    )


def sea_table(
    library: Library, names: Sequence[Text], parts: Sequence[ArmadaPart], naval: Sequence[Text], built: list[list[int]]
) -> Table:
    """A line for each of these cities; fleets are told by the squares that they have reached."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET_STYLE)
    table.add_column("At sea", no_wrap=True)
    for shape, style in zip(FLEET_SHAPES, FLEET_STYLES, strict=True):
        table.add_column(Text(shape, style=style), justify="right", no_wrap=True)
    for heading in ("Naval", "Level", "Tokens"):
        table.add_column(heading, no_wrap=True)
    table.add_column("Islands")
    for name, part, strength, cards in zip(names, parts, naval, built, strict=True):
        level = library.harbour.squares[1][part.squares[1]].level
        squares = [number_text(square) for square in part.squares]
        tokens = Text(" ".join(f"{token:+d}" for token in part.tokens) or "·")
        table.add_row(name, *squares, strength, number_text(level), tokens, islands_text(library, cards))
    return table


def strength_text(scene: Scene, seat: int) -> Text:
    """A city's naval strength, and what it would take now."""
    text = number_text(scene.strength(seat))
    token = scene.naval.get(seat, 0)
    return text.append(f" → {token:+d}", style=GOOD_STYLE if token > 0 else BAD_STYLE) if token else text


def islands_text(library: Library, built: list[int]) -> Text:
    """The islands of a city by name."""
    names = [library.cards[card].name for card in built if library.cards[card].colour == ISLAND]
    return Text(", ".join(names) or "·", style=STYLES[ISLAND] if names else QUIET_STYLE)


def sea_lines(scene: Scene) -> list[RenderableType]:
    """The fleets of all, and what pirates and taxes of this turn are about to take."""
    if not scene.has_fleets():
        return []
    lines: list[RenderableType] = [Text(), sea_strip(scene)]
    pirates = [scene.names[seat] for seat in scene.around() if scene.harbour(seat).pirates]
    if pirates:
        lines.append(labelled("pirates", f"{listed(pirates)} will lose coins for their commercial level"))
    taxes = [(scene.harbour(seat).tax, seat) for seat in scene.around()]
    highest = max(tax for tax, _ in taxes)
    if highest:
        raisers = listed([scene.names[seat] for tax, seat in taxes if tax == highest])
        lines.append(labelled("tax", f"{highest}, raised by {raisers}: all others lose it, less their level"))
    return lines


# One shipyard


def shipyard_table(scene: Scene, seat: int) -> Table:
    """Four fleets with the steps that they have made, and what the next one costs and brings."""
    part = scene.harbour(seat)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET_STYLE)
    for heading in (yard_name(scene.library, part.shipyard), "Steps", "Next step"):
        table.add_column(heading, no_wrap=heading != "Next step")
    for lane in range(len(FLEETS)):
        table.add_row(fleet_text(lane), *fleet_cells(scene, seat, lane))
    return table


def fleet_cells(scene: Scene, seat: int, lane: int) -> list[str]:
    """How far a fleet is, and its next step."""
    part = scene.harbour(seat)
    harbour = scene.library.harbour
    square = part.squares[lane]
    steps = BUILT_STAGE * square + OPEN_STAGE * (harbour.last_square - square)
    if square == harbour.last_square:
        return [steps, "at its end"]
    cost = words_of(harbour.costs[part.shipyard][lane][square])
    words = f"{cost} → {next_square_words(scene, seat, lane)}"
    return [steps, f"{words}; also with a stage" if moves_with_stage(scene, seat, lane) else words]


def moves_with_stage(scene: Scene, seat: int, lane: int) -> bool:
    """Whether the fleet may move when a stage is built."""
    free = scene.cities[seat].perks.rights & ANY_WONDER_FLEET
    return bool(free) or scene.library.harbour.wonder_fleets[scene.harbour(seat).shipyard] == lane


def landing_lines(scene: Scene, seat: int) -> list[RenderableType]:
    """Where a city lands at the end of this Age."""
    targets = scene.harbour(seat).landings if scene.has_fleets() else []
    return [labelled("lands at", listed([scene.names[target] for target in targets]))] if targets else []
