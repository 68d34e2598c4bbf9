"""Turn in green cards and take progress tokens."""

from typing import TYPE_CHECKING, Final

from sevenwonders.architects.cards import FIRST_SYMBOL, SYMBOLS
from sevenwonders.architects.choice import ALL_DIFFERENT, UNSEEN
from sevenwonders.architects.city import City
from sevenwonders.architects.kinds import SCIENCE_USED, TOKEN_TAKEN
from sevenwonders.architects.library import Library

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame

NO_TOKEN: Final = -1


def symbols_of(number: int) -> list[int]:
    """List the green cards of a set of symbols: two equal ones, or one of each (S1)."""
    if number == ALL_DIFFERENT:
        return list(range(FIRST_SYMBOL, FIRST_SYMBOL + SYMBOLS))
    return [FIRST_SYMBOL + number] * 2


def turn_in(game: "ArchitectsGame", seat: int, number: int) -> None:
    """Turn in a set of symbols for a token, which is then chosen."""
    discard_set(game.library, game.cities[seat], number, game.discard)
    if game.keeps_events:
        game.emit(SCIENCE_USED, seat, [number])


def discard_set(library: Library, city: City, number: int, pile: list[int]) -> None:
    """Move a set of symbols from a city to the pile; other green cards stay (S1)."""
    for card in symbols_of(number):
        city.discard(library, card, 1, pile)


def take_token(game: "ArchitectsGame", seat: int, wanted: int) -> None:
    """Give the seat a face-up token, which is replaced at once, or the unseen top of the stack (S3, S4)."""
    new = NO_TOKEN
    token = wanted
    # A token drawn blind leaves the row as it is.
    if wanted == UNSEEN:
        token = game.stack.pop()
    else:
        place = game.row.index(wanted)
        if game.stack:
            new = game.stack.pop()
            game.row[place] = new
        else:
            del game.row[place]
    game.cities[seat].gain_token(token)
    if game.keeps_events:
        game.emit(TOKEN_TAKEN, seat, [token, int(wanted == UNSEEN), new])
