"""Keep a view up to date from events alone: old view plus events equals new view.

The same functions as in the game change the cities.
"""

from sevenwonders.architects.battle import outcome_of, settle
from sevenwonders.architects.build import add_stage
from sevenwonders.architects.kinds import (
    ANSWERED,
    ASKED,
    BATTLE,
    CAT_MOVED,
    HORNS,
    KEPT,
    LOOKED,
    PEEKED,
    SCIENCE_USED,
    STAGE_BUILT,
    TABLE,
    TOKEN_TAKEN,
    TOKEN_USED,
    TOOK,
    TURN_BEGAN,
)
from sevenwonders.architects.library import Library
from sevenwonders.architects.payment import tokens_used
from sevenwonders.architects.tokens import NO_TOKEN, discard_set
from sevenwonders.architects.view import View, hidden_cards
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.event import Event


def follow(library: Library, view: View, event: Event) -> None:
    """Update the view with an event, given as the viewer may see it: `event.seen_by(seat)`."""
    view.event_count += 1
    kind = event.kind
    if kind == TURN_BEGAN:
        view.active = event.seat
        view.turn = event.values[0]
        view.armed = 0
        view.used = 0
    elif kind == ASKED:
        ident, asked = event.values
        view.decisions.append(Decision(ident, event.seat, event.seat, asked, UNANSWERED))
        view.next_ident = ident + 1
    elif kind == ANSWERED:
        view.decisions = []
    elif kind == TABLE:
        view.agenda = event.values[:]
    elif kind in (TOOK, LOOKED, KEPT, PEEKED):
        follow_deck(library, view, event)
    elif kind == CAT_MOVED:
        view.cat = event.seat
    elif kind == HORNS:
        view.peace -= event.values[0]
    elif kind == BATTLE:
        follow_battle(library, view, event.values)
    elif kind in (TOKEN_USED, TOKEN_TAKEN, SCIENCE_USED, STAGE_BUILT):
        follow_action(library, view, event)


def follow_deck(library: Library, view: View, event: Event) -> None:
    """Follow an event in which cards are seen, leave a deck, or go back to it."""
    if event.kind == PEEKED:
        view.central_known |= 1 << event.seat
        if event.secret:
            view.tops[-1] = event.secret[0]
    elif event.kind == LOOKED:
        deck, top, first, count = event.values
        view.looked = event.secret[:] or hidden_cards(first, count)
        view.looked_deck = deck
        view.tops[deck] = top
    else:
        deck, card, top = event.values
        view.tops[deck] = top
        view.decks[deck][card] -= 1
        if event.kind == KEPT:
            view.looked = []
            view.looked_deck = -1
        elif deck == len(view.cities):
            # The new top of the central deck is unknown (K2).
            view.central_known = 0
        city = view.cities[event.seat]
        city.gain_card(library, card)
        view.armed |= library.after_card[card] & city.fresh_tokens(view.used)


def follow_action(library: Library, view: View, event: Event) -> None:
    """Follow an event in which a token is used or taken, green cards are turned in, or a stage is built."""
    city = view.cities[event.seat]
    if event.kind == TOKEN_USED:
        view.armed &= ~(1 << event.values[0])
        view.used |= 1 << event.values[0]
    elif event.kind == TOKEN_TAKEN:
        token, unseen, new = event.values
        city.gain_token(token)
        if unseen:
            view.stack.remove(token)
        elif new == NO_TOKEN:
            view.row.remove(token)
        else:
            view.row[view.row.index(token)] = new
            view.stack.remove(new)
    elif event.kind == SCIENCE_USED:
        discard_set(library, city, event.values[0], view.discard)
    else:
        stage, payment = event.values
        add_stage(library, city, stage, payment, view.discard)
        view.used |= tokens_used(library, payment)
        view.armed |= library.after_stage & city.fresh_tokens(view.used)


def follow_battle(library: Library, view: View, values: list[int]) -> None:
    """Follow a battle."""
    won, _ = outcome_of(values)
    settle(library, view.cities, won, view.discard)
    view.peace = library.conflict_tokens[len(view.cities)]
