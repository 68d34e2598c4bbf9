"""Build a stage, with its immediate effect if it has one."""

from typing import TYPE_CHECKING

from sevenwonders.architects.cards import COIN
from sevenwonders.architects.choice import paid, payment_of, stage_of
from sevenwonders.architects.city import City
from sevenwonders.architects.kinds import ASK_ANY_DECK, ASK_LOOK_DECK, ASK_TOKEN, STAGE_BUILT
from sevenwonders.architects.library import (
    ANY_DECK_EFFECT,
    BOTH_SIDES_EFFECT,
    CENTRAL_EFFECT,
    LOOK_EFFECT,
    TOKEN_EFFECT,
    Library,
)
from sevenwonders.architects.payment import tokens_used
from sevenwonders.architects.take import take_top
from sevenwonders.kernel.agenda import step_of

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


def build_stage(game: "ArchitectsGame", seat: int, choice: int) -> None:
    """Pay for a stage and turn it over, then apply its effect (C7)."""
    library = game.library
    city = game.cities[seat]
    stage = stage_of(choice)
    payment = payment_of(choice)
    add_stage(library, city, stage, payment, game.discard)
    game.used |= tokens_used(library, payment)
    # Before the effect: a token that the effect brings does not look back at its stage (S6).
    game.armed |= library.after_stage & city.fresh_tokens(game.used)
    if game.keeps_events:
        game.emit(STAGE_BUILT, seat, [stage, payment])
    board = library.boards[city.board]
    if board.stages[stage].effect:
        apply_effect(game, seat, board.effect)


def add_stage(library: Library, city: City, stage: int, payment: int, pile: list[int]) -> None:
    """Build a stage of a city; the cards that pay for it, and no others, go to the pile (C6)."""
    for card in range(COIN + 1):
        count = paid(payment, card)
        if count:
            city.discard(library, card, count, pile)
    city.stages |= 1 << stage


def apply_effect(game: "ArchitectsGame", seat: int, effect: int) -> None:
    """Apply the effect of a wonder, which cannot be declined (X7). Shields need nothing: they count in battle."""
    if effect == CENTRAL_EFFECT:
        take_if_there(game, seat, len(game.cities))
    elif effect == BOTH_SIDES_EFFECT:
        # Both cards are taken before anything else is asked (X4).
        take_if_there(game, seat, seat)
        take_if_there(game, seat, game.right(seat))
    elif effect == ANY_DECK_EFFECT:
        game.push(step_of(ASK_ANY_DECK, seat))
    elif effect == LOOK_EFFECT:
        game.push(step_of(ASK_LOOK_DECK, seat))
    elif effect == TOKEN_EFFECT:
        game.push(step_of(ASK_TOKEN, seat))


def take_if_there(game: "ArchitectsGame", seat: int, deck: int) -> None:
    """Take the top card of a deck, unless it is empty (E2)."""
    if game.decks[deck]:
        take_top(game, seat, deck)
