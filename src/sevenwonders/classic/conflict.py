"""Military conflicts at the end of an Age."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.kinds import CONFLICT

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

VICTORY: Final = [0, 1, 3, 5]
DEFEAT: Final = -1


def resolve_conflicts(game: "ClassicGame") -> None:
    """Every border is fought once: the stronger side takes the Age's token, the weaker a defeat."""
    for seat in range(len(game.seats)):
        left = game.left(seat)
        margin = game.seats[seat].shields - game.seats[left].shields
        if margin > 0:
            give_tokens(game, seat, left)
        elif margin < 0:
            give_tokens(game, left, seat)


def give_tokens(game: "ClassicGame", winner: int, loser: int) -> None:
    """One victory and one defeat."""
    victory = VICTORY[game.age]
    game.seats[winner].tokens.append(victory)
    game.seats[loser].tokens.append(DEFEAT)
    if game.keeps_events:
        game.emit(CONFLICT, winner, [loser, victory, DEFEAT])
