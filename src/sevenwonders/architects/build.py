"""Building a stage, and the effect that some stages have at once."""

from typing import TYPE_CHECKING

from sevenwonders.architects.cards import COIN
from sevenwonders.architects.choice import DOUBLED, FREED, paid, payment_of, stage_of
from sevenwonders.architects.kinds import ASK_ANY_DECK, ASK_LOOK_DECK, ASK_TOKEN, STAGE_BUILT
from sevenwonders.architects.library import (
    ANY_DECK_EFFECT,
    BOTH_SIDES_EFFECT,
    CENTRAL_EFFECT,
    LOOK_EFFECT,
    TOKEN_EFFECT,
    Library,
)
from sevenwonders.architects.take import take_top
from sevenwonders.kernel.agenda import step_of

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


def build_stage(game: "ArchitectsGame", seat: int, choice: int) -> None:
    """Pay, turn the stage over, then its effect. A token that the effect brings does not look back (S6)."""
    library = game.library
    city = game.cities[seat]
    stage = stage_of(choice)
    payment = payment_of(choice)
    for card in range(COIN + 1):
        count = paid(payment, card)
        if count:
            city.cards[card] -= count
            city.purse -= library.purse[card] * count
            game.discard[card] += count
    city.stages |= 1 << stage
    game.used |= tokens_used(library, payment)
    game.armed |= library.after_stage & city.owned & ~game.used
    if game.keeps_events:
        game.emit(STAGE_BUILT, seat, [stage, payment])
    board = library.boards[city.board]
    if board.stages[stage].effect:
        apply_effect(game, seat, board.effect)


def tokens_used(library: Library, payment: int) -> int:
    """The tokens that a payment uses, as bits."""
    used = library.doubling if payment & DOUBLED else 0
    return used | library.freeing if payment & FREED else used


def apply_effect(game: "ArchitectsGame", seat: int, effect: int) -> None:
    """The effect of a wonder, compulsory as far as it is possible (X7). Shields are counted in battle."""
    if effect == CENTRAL_EFFECT:
        take_if_there(game, seat, len(game.cities))
    elif effect == BOTH_SIDES_EFFECT:
        take_if_there(game, seat, seat)
        take_if_there(game, seat, game.right(seat))
    elif effect == ANY_DECK_EFFECT:
        game.agenda.append(step_of(ASK_ANY_DECK, seat))
    elif effect == LOOK_EFFECT:
        game.agenda.append(step_of(ASK_LOOK_DECK, seat))
    elif effect == TOKEN_EFFECT:
        game.agenda.append(step_of(ASK_TOKEN, seat))


def take_if_there(game: "ArchitectsGame", seat: int, deck: int) -> None:
    """The top card of a deck, if it has one (E2)."""
    if game.decks[deck]:
        take_top(game, seat, deck)
