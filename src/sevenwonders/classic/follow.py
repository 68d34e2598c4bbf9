"""Keep a view up to date from events alone: old view plus events equals new view."""

from sevenwonders.classic.build import add_stage, enter_city, refresh_right
from sevenwonders.classic.choice import BUILD_FREE
from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import outcome_in
from sevenwonders.classic.kinds import (
    AGE_BEGAN,
    ANSWERED,
    ASKED,
    BONUS_CHOSEN,
    BUILT,
    CONFLICT,
    DISCARD_PILE,
    DISCARDED,
    GAINED,
    HAND,
    LAST_CARD,
    PAID,
    PART,
    REVEALED,
    SOLD,
    STAGE_BUILT,
    TABLE,
    TOKENS,
    TOOK,
    TURN_BEGAN,
    WITHDRAWN,
)
from sevenwonders.classic.library import Library
from sevenwonders.classic.number_blocks import KINDS_PER_RULE
from sevenwonders.classic.part import lists_in, parts_in
from sevenwonders.classic.trade.chains import open_new_chains
from sevenwonders.classic.trade.payees import BANK, shares_of
from sevenwonders.classic.view import SEALED, View, seen_card, seen_discard
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.event import Event


def follow(library: Library, view: View, event: Event) -> None:
    """Update the view with an event, given as the viewer may see it."""
    view.event_count += 1
    kind = event.kind
    if kind >= KINDS_PER_RULE:
        view.hooks.owner_of(kind).follow(library, view, event)
    elif kind == AGE_BEGAN:
        begin_age(view, event.values[0])
    elif kind == TURN_BEGAN:
        view.turn = event.values[0]
    elif kind == HAND:
        # A hand that the viewer does not see is a number of equal backs.
        count, back = event.values
        view.cities[event.seat].hand = event.secret[:] if event.secret else [-back] * count
    elif kind in (ASKED, ANSWERED, WITHDRAWN, REVEALED):
        follow_decision(library, view, event)
    elif kind == TABLE:
        follow_table(view, event.values)
    elif kind in (PAID, GAINED):
        follow_coins(view, event)
    elif kind in (PART, TOKENS, CONFLICT):
        follow_tokens(view, event)
    elif kind in (BUILT, TOOK, STAGE_BUILT, SOLD, DISCARDED, BONUS_CHOSEN):
        follow_card(library, view, event)


def begin_age(view: View, age: int) -> None:
    """Begin an Age: rights to build free are restored, and the chains of the previous Age open."""
    view.age = age
    view.turn = 0
    for city in view.cities:
        city.free_build_ready = city.free_build_each_age
        open_new_chains(city)


def follow_tokens(view: View, event: Event) -> None:
    """Update military tokens, or a rule's part of a city."""
    city = view.cities[event.seat]
    if event.kind == PART:
        number = event.values[0]
        values = event.secret if event.secret else event.values[1:]
        city.parts[number] = view.hooks.part_types[number].city_part_from(values)
    elif event.kind == TOKENS:
        city.tokens = event.values[:]
    else:
        outcome = outcome_in(event)
        city.tokens.extend(outcome.own_tokens)
        view.cities[outcome.other].tokens.extend(outcome.other_tokens)


def follow_decision(library: Library, view: View, event: Event) -> None:
    """Open, answer, withdraw or reveal decisions."""
    if event.kind == ASKED:
        ident, decider, kind = event.values
        view.decisions.append(Decision(ident, event.seat, decider, kind, UNANSWERED))
        view.next_ident = ident + 1
        # The decider sees the whole pile for as long as the decision is open (R4).
        if kind == DISCARD_PILE and decider == view.seat:
            view.discard = event.secret[:]
        elif kind == LAST_CARD and event.secret:
            view.cities[event.seat].hand = event.secret[:]
    elif event.kind == ANSWERED:
        for decision in view.decisions:
            if decision.ident == event.values[0]:
                decision.choice = event.secret[0] if event.secret else SEALED
    elif event.kind == WITHDRAWN:
        view.decisions = [decision for decision in view.decisions if decision.ident != event.values[0]]
    else:
        view.decisions = []
        # Whatever was shown for a decision is hidden again once the group is revealed (R4, P7).
        view.discard = seen_discard(library, view.discard, view.discarders, view.seat, looks=False)
        for seat, city in enumerate(view.cities):
            if seat not in (view.seat, partner_in(view)):
                city.hand = [seen_card(library, card, is_open=False) for card in city.hand]


def partner_in(view: View) -> int:
    """Return the other seat whose hand the viewer sees, or -1."""
    partners = view.hooks.partner
    return partners[0].partner(view.seat) if partners and view.seat >= 0 else -1


def follow_table(view: View, values: list[int]) -> None:
    """Update the agenda, the builders from the discard pile, and the rules' parts of the table."""
    lists = lists_in(values)
    view.discard_builders = lists[0]
    view.agenda = lists[1]
    types = view.hooks.part_types
    view.parts = parts_in([kind.table_part_from(part, view.age) for kind, part in zip(types, lists[2:], strict=True)])


def follow_coins(view: View, event: Event) -> None:
    """Move coins: from the bank, or to the neighbours and the bank."""
    city = view.cities[event.seat]
    if event.kind == GAINED:
        city.coins += event.values[0]
        return
    city.coins -= sum(event.values)
    for payee, coins in shares_of(len(view.cities), event.seat, event.values):
        if payee != BANK:
            view.cities[payee].coins += coins


def follow_card(library: Library, view: View, event: Event) -> None:
    """Put a card into a city, under a wonder or on the discard pile."""
    city = view.cities[event.seat]
    if event.kind == BUILT:
        card, use, holder = event.values
        leave_hand(view.cities[holder], card)
        enter_city(library, city, card)
        if use == BUILD_FREE:
            city.free_build_ready = False
    elif event.kind == BONUS_CHOSEN:
        enter_city(library, city, event.values[0])
    elif event.kind == TOOK:
        card, position = event.values
        del view.discard[position]
        del view.discarders[position]
        enter_city(library, city, card)
    elif event.kind == STAGE_BUILT:
        stage, back, holder = event.values
        # No holder: the card came from a hand that a rule keeps.
        if holder >= 0:
            leave_hand(view.cities[holder], known_card(event, -back))
        # A partner is told which card left the hand, but it is still face down under the wonder (P19).
        had_right = city.free_build_each_age
        add_stage(library, city, stage - 1, known_card(event, -back) if event.seat == view.seat else -back)
        refresh_right(city, had_right)
    else:
        holder = event.seat if event.kind == DISCARDED else event.values[1]
        leave_hand(view.cities[holder], known_card(event, -event.values[0]))
        discard_card(view, event.seat, known_card(event, -event.values[0]), -event.values[0])


def discard_card(view: View, seat: int, card: int, back: int) -> None:
    """Put a card on the discard pile, face down unless the viewer threw it there."""
    view.discard.append(card if seat == view.seat else back)
    view.discarders.append(seat)


def known_card(event: Event, back: int) -> int:
    """Return the card if the viewer was told which it is, or its back."""
    return event.secret[0] if event.secret else back


def leave_hand(city: City, card: int) -> None:
    """Take a card out of a hand, or a back if the viewer does not see the hand."""
    if card in city.hand:
        city.hand.remove(card)
    else:
        city.hand.pop()
