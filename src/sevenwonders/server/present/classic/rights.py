"""A city's lasting advantages, with the cards and boards that give them."""

from functools import cache

from sevenwonders.classic.city import City
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Library
from sevenwonders.server.wire.classic.table import RightState

# An advantage: the effect that gives it, and the card or board that has the effect
Right = tuple[Effect, str]


def rights_of(library: Library, city: City) -> list[RightState]:
    """List a city's rights: those of its board and stages first, then card by card."""
    of_board, of_stages = board_rights(library, city.board)
    found = of_board[:]
    for number, rights in enumerate(of_stages):
        if rights and city.built_stages >> number & 1:
            found += rights
    for card in city.built:
        found += card_rights(library, card)
    return [RightState(effect.code(), effect.words(), source, effect.is_used(city)) for effect, source in found]


@cache
def board_rights(library: Library, number: int) -> tuple[list[Right], list[list[Right]]]:
    """List the rights that a board gives from the start, and those of each of its stages."""
    board = library.boards[number]
    return rights_in(board.ident, board.effects), [rights_in(board.ident, stage.effects) for stage in board.stages]


@cache
def card_rights(library: Library, number: int) -> list[Right]:
    """List the rights that a card gives; most cards give none."""
    card = library.cards[number]
    return rights_in(card.ident, card.effects)


def rights_in(source: str, effects: list[Effect]) -> list[Right]:
    """Pick the effects that are lasting advantages."""
    return [(effect, source) for effect in effects if effect.is_right()]
