"""How close a wonder is to its next stages, and the value of that."""

from functools import lru_cache
from typing import Final

from sevenwonders.architects.bits import numbers_in
from sevenwonders.architects.cards import COIN, GOODS
from sevenwonders.architects.city import City
from sevenwonders.architects.library import (
    ANY_DECK_EFFECT,
    BOTH_SIDES_EFFECT,
    CENTRAL_EFFECT,
    LOOK_EFFECT,
    TOKEN_EFFECT,
    Library,
    Stage,
    library_of,
)
from sevenwonders.architects.payment import fitting_goods

# The value of an extra card, chosen from three decks.
EXTRA_CARD: Final = 3.2

# What the effect of a stage adds to its points. Shields are counted with the battles to come.
EFFECT_WORTH: Final = {
    ANY_DECK_EFFECT: 3.5,
    CENTRAL_EFFECT: 2.2,
    BOTH_SIDES_EFFECT: 4.5,
    LOOK_EFFECT: 4.0,
    TOKEN_EFFECT: 6.0,
}

# A stage that could be built right now is still worth less than a built one.
UNBUILT: Final = 0.97

# The same state of a wonder comes up again and again, within a game and across games.
WAYS_KEPT: Final = 50_000


def stages_worth(library: Library, city: City, turns: float) -> float:
    """The value of all stages. One that is not built counts less the more cards it lacks for the turns left."""
    board = library.boards[city.board]
    value = 0.0
    for number in numbers_in(city.stages):
        value += stage_gain(board.stages[number], board.effect)
    extra = EXTRA_CARD if city.owned & library.after_stage else 0.0
    for number, missing in stages_to_come(library, city):
        share = UNBUILT * max(0.0, 1.0 - missing / turns)
        value += share * (stage_gain(board.stages[number], board.effect) + extra)
    return value


def stage_gain(stage: Stage, effect: int) -> float:
    """What a stage adds once it is built."""
    return stage.points + EFFECT_WORTH.get(effect, 0.0) if stage.effect else float(stage.points)


def cards_missing(library: Library, city: City) -> int:
    """The number of matching cards that a city lacks to finish its wonder."""
    coming = stages_to_come(library, city)
    return coming[-1][1] if coming else 0


def stages_to_come(library: Library, city: City) -> list[tuple[int, int]]:
    """The stages in the order in which a city gets to them, each with the number of cards it lacks until then."""
    double = city.owned & library.doubling != 0
    free = city.owned & library.freeing != 0
    return way_to_the_top(city.board, city.stages, tuple(city.cards[: COIN + 1]), double, free)


@lru_cache(maxsize=WAYS_KEPT)
def way_to_the_top(wonder: int, built: int, cards: tuple[int, ...], double: bool, free: bool) -> list[tuple[int, int]]:
    """The stages to come with the cards they lack, if a coin may count `double` or resources are `free` to choose."""
    board = library_of().boards[wonder]
    goods = list(cards[:GOODS])
    coins = cards[COIN]
    missing = 0
    coming: list[tuple[int, int]] = []
    while built != board.complete:
        lacks = [(lack_of(goods, board.stages[number], free), number) for number in board.available[built]]
        lack, number = min(lacks)
        spend(goods, board.stages[number], free)
        if double and coins and lack > 1:
            lack -= 1
        paid = min(coins, lack)
        coins -= paid
        missing += lack - paid
        built |= 1 << number
        coming.append((number, missing))
    return coming


def lack_of(goods: list[int], stage: Stage, free: bool) -> int:
    """The number of resources of a stage's cost that the goods do not cover."""
    return max(0, stage.count - fitting_goods(goods, stage.identical, free))


def spend(goods: list[int], stage: Stage, free: bool) -> None:
    """Take what a stage needs out of the goods; for different resources the rarest first, as the least useful later."""
    kinds = sorted((good for good in range(GOODS) if goods[good]), key=goods.__getitem__, reverse=stage.identical)
    if stage.identical and not free:
        kinds = kinds[:1]
    each = stage.count if stage.identical or free else 1
    left = stage.count
    for good in kinds:
        used = min(goods[good], each, left)
        goods[good] -= used
        left -= used
