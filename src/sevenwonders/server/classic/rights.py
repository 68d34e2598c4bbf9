"""The lasting advantages of a city, with the cards and boards that give them."""

from sevenwonders.classic.city import City
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Library
from sevenwonders.server.classic.wire import RightState


def rights_of(library: Library, city: City) -> list[RightState]:
    """The rights that a city has: those of its board and stages first, then card by card."""
    board = library.boards[city.board]
    giving = [(board.ident, board.effects)]
    giving += [
        (board.ident, stage.effects) for number, stage in enumerate(board.stages) if city.built_stages >> number & 1
    ]
    giving += [(library.cards[card].ident, library.cards[card].effects) for card in city.built]
    return [right for source, effects in giving for right in rights_in(city, source, effects)]


def rights_in(city: City, source: str, effects: list[Effect]) -> list[RightState]:
    """Those of the effects that are lasting advantages."""
    return [
        RightState(effect.code(), effect.words(), source, effect.is_used(city))
        for effect in effects
        if effect.is_right()
    ]
