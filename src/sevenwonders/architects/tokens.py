"""Progress tokens: turning in green cards and choosing one."""

from typing import TYPE_CHECKING, Final

from sevenwonders.architects.cards import FIRST_SYMBOL, SYMBOLS
from sevenwonders.architects.choice import ALL_DIFFERENT, UNSEEN
from sevenwonders.architects.kinds import SCIENCE_USED, TOKEN_TAKEN

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame

NO_TOKEN: Final = -1


def symbols_of(number: int) -> list[int]:
    """The cards of a set of symbols: two equal ones, or one of each."""
    if number == ALL_DIFFERENT:
        return list(range(FIRST_SYMBOL, FIRST_SYMBOL + SYMBOLS))
    return [FIRST_SYMBOL + number] * 2


def turn_in(game: "ArchitectsGame", seat: int, number: int) -> None:
    """Discard a set of symbols."""
    city = game.cities[seat]
    for card in symbols_of(number):
        city.cards[card] -= 1
        game.discard[card] += 1
    if game.keeps_events:
        game.emit(SCIENCE_USED, seat, [number])


def take_token(game: "ArchitectsGame", seat: int, wanted: int) -> None:
    """A face-up token, which is replaced at once, or the unseen top of the stack (S3)."""
    new = NO_TOKEN
    token = wanted
    if wanted == UNSEEN:
        token = game.stack.pop()
    else:
        place = game.row.index(wanted)
        if game.stack:
            new = game.stack.pop()
            game.row[place] = new
        else:
            del game.row[place]
    city = game.cities[seat]
    city.tokens.append(token)
    city.owned |= 1 << token
    if game.keeps_events:
        game.emit(TOKEN_TAKEN, seat, [token, int(wanted == UNSEEN), new])
