"""The lasting advantages of a city in words, with where they come from."""

from collections.abc import Iterator

from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.perks import BOARD_REBATE, LEFT_REBATE, RIGHT_REBATE
from sevenwonders.classic.resources import NAMES, unpack
from sevenwonders.cli.classic.scene import Scene


def effects_in_city(scene: Scene, seat: int) -> Iterator[tuple[str, Effect]]:
    """Every effect of the city's board, built stages and cards, with the name of the card or the city."""
    city = scene.cities[seat]
    board = scene.library.boards[city.board]
    for effect in board.effects:
        yield board.name, effect
    for number, stage in enumerate(board.stages):
        for effect in stage.effects if scene.is_stage_built(seat, number) else []:
            yield board.name, effect
    for index in city.built:
        card = scene.library.cards[index]
        for effect in card.effects:
            yield card.name, effect


def advantages_of(scene: Scene, seat: int) -> list[str]:
    """The lasting advantages that no number on the screen shows: `purple cards cost nothing (Ramses)`."""
    return [f"{effect.words()} ({name})" for name, effect in effects_in_city(scene, seat) if effect.is_right()]


def rebate_words(scene: Scene, neighbour: int) -> list[str]:
    """The rebates of the viewer on goods of that neighbour."""
    seat = scene.view.seat
    rebates = scene.cities[seat].perks.rebates
    side = LEFT_REBATE if neighbour == scene.left(seat) else RIGHT_REBATE
    words = ["the first 1 less"] if rebates & side else []
    goods = unpack(scene.library.boards[scene.cities[neighbour].board].resource)
    if rebates & BOARD_REBATE:
        words += [f"{name} 1 less" for name, count in zip(NAMES, goods, strict=True) if count]
    return words
