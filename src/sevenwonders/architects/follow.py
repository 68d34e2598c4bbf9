"""Keeps a view up to date from events alone: old view plus events equals new view."""

from sevenwonders.architects.build import tokens_used
from sevenwonders.architects.cards import COIN, NO_CARD
from sevenwonders.architects.choice import paid
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
from sevenwonders.architects.tokens import NO_TOKEN, symbols_of
from sevenwonders.architects.view import CityView, View
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.event import Event


def follow(library: Library, view: View, event: Event) -> None:
    """Change the view as the event says. The event has to be in the form that the viewer may see."""
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
    """Cards leave a deck, are taken up, or go back to it."""
    if event.kind == PEEKED:
        view.central_known |= 1 << event.seat
        if event.secret:
            view.tops[-1] = event.secret[0]
    elif event.kind == LOOKED:
        deck, top, first, count = event.values
        view.looked = event.secret[:] or [first] + [NO_CARD] * (count - 1)
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
            view.central_known = 0
        city = view.cities[event.seat]
        city.cards[card] += 1
        view.armed |= library.after_card[card] & owned_by(city) & ~view.used


def follow_action(library: Library, view: View, event: Event) -> None:
    """Tokens are used and taken, green cards turned in, stages built."""
    city = view.cities[event.seat]
    if event.kind == TOKEN_USED:
        view.armed &= ~(1 << event.values[0])
        view.used |= 1 << event.values[0]
    elif event.kind == TOKEN_TAKEN:
        token, unseen, new = event.values
        city.tokens.append(token)
        if unseen:
            view.stack.remove(token)
        elif new == NO_TOKEN:
            view.row.remove(token)
        else:
            view.row[view.row.index(token)] = new
            view.stack.remove(new)
    elif event.kind == SCIENCE_USED:
        for card in symbols_of(event.values[0]):
            spend(view, city, card, 1)
    else:
        stage, payment = event.values
        for card in range(COIN + 1):
            spend(view, city, card, paid(payment, card))
        city.stages |= 1 << stage
        view.used |= tokens_used(library, payment)
        view.armed |= library.after_stage & owned_by(city) & ~view.used


def follow_battle(library: Library, view: View, values: list[int]) -> None:
    """Victory tokens are handed out, cards with horns discarded, conflict tokens turned to peace."""
    for seat, city in enumerate(view.cities):
        city.victories += values[seat]
        for card in library.horn_cards:
            spend(view, city, card, city.cards[card])
    view.peace = library.conflict_tokens[len(view.cities)]


def spend(view: View, city: CityView, card: int, count: int) -> None:
    """Cards go from a city to the discard pile."""
    city.cards[card] -= count
    view.discard[card] += count


def owned_by(city: CityView) -> int:
    """The city's progress tokens as bits."""
    owned = 0
    for token in city.tokens:
        owned |= 1 << token
    return owned
