"""Standing advantages of a city that change what it pays, in words, with what they come from."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.classic.armada.effects import FarTrade
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.perks import Cheaper, FreeColour, LeaderDiscount, Right, TradeRight
from sevenwonders.classic.perks import (
    BOARD_REBATE,
    CHEAPER_SHIPS,
    FIRST_CARD,
    FIRST_OF_COLOUR,
    FREE_LEADERS,
    LAST_CARD,
    LEFT_REBATE,
    RIGHT_REBATE,
    STAGES_WITHOUT_RESOURCES,
)
from sevenwonders.classic.resources import NAMES, unpack
from sevenwonders.cli.classic.scene import Scene

# Rights that make something free or cheaper; the others count at conflicts or at the end.
FREE_RIGHTS: Final = FIRST_OF_COLOUR | FIRST_CARD | LAST_CARD | STAGES_WITHOUT_RESOURCES | CHEAPER_SHIPS


def standing_effects(scene: Scene, seat: int) -> Iterator[tuple[str, Effect]]:
    """Every effect that stands in the city, with the name of its card, or that of the wonder's city."""
    city = scene.cities[seat]
    board = scene.library.boards[city.board]
    for effect in board.effects:
        yield board.name, effect
    for number, stage in enumerate(board.stages):
        for effect in stage.effects if scene.raised(seat, number) else []:
            yield board.name, effect
    for index in city.built:
        card = scene.library.cards[index]
        for effect in card.effects:
            yield card.name, effect


def price_notes(scene: Scene, seat: int) -> list[str]:
    """What makes cards, stages or resources cheaper for the city: `purple cards cost nothing (Ramses)`."""
    return [f"{effect.words()} ({name})" for name, effect in standing_effects(scene, seat) if changes_prices(effect)]


def changes_prices(effect: Effect) -> bool:
    """Whether the effect makes something of a turn cheaper."""
    if isinstance(effect, Right):
        return effect.bit & FREE_RIGHTS != 0
    return isinstance(effect, Cheaper | FreeColour | TradeRight | FarTrade)


def leader_notes(scene: Scene, seat: int) -> list[str]:
    """What makes leaders cheaper for the city: its own rights, and a neighbour's."""
    notes = [
        f"{effect.words()} ({name})"
        for name, effect in standing_effects(scene, seat)
        if isinstance(effect, LeaderDiscount) or (isinstance(effect, Right) and effect.bit & FREE_LEADERS)
    ]
    for neighbour in (scene.left(seat), scene.right(seat)):
        discount = scene.cities[neighbour].perks.neighbour_discount
        if discount:
            notes.append(f"leaders cost {discount} less next to {scene.names[neighbour]}")
    return notes


def rebate_words(scene: Scene, neighbour: int) -> list[str]:
    """What the viewer pays less when buying from that neighbour."""
    seat = scene.view.seat
    rebates = scene.cities[seat].perks.rebates
    side = LEFT_REBATE if neighbour == scene.left(seat) else RIGHT_REBATE
    words = ["the first 1 less"] if rebates & side else []
    goods = unpack(scene.library.boards[scene.cities[neighbour].board].resource)
    if rebates & BOARD_REBATE:
        words += [f"{name} 1 less" for name, count in zip(NAMES, goods, strict=True) if count]
    return words
