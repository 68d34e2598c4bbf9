"""Keeps a view up to date from events alone: old view plus events equals new view."""

from typing import Final

from sevenwonders.classic.choice import BUILD_FREE
from sevenwonders.classic.kinds import (
    AGE_BEGAN,
    ANSWERED,
    ASKED,
    BONUS_CHOSEN,
    BUILT,
    CARD_LOST,
    CONFLICT,
    DISCARD_PILE,
    DISCARDED,
    GAINED,
    HAND,
    ISLAND_TAKEN,
    LAST_CARD,
    LEADER_BURIED,
    LOST,
    PAID,
    PART,
    RECRUITED,
    REVEALED,
    REWARDED,
    SOLD,
    STAGE_BUILT,
    TABLE,
    TOKENS,
    TOOK,
    TURN_BEGAN,
    WITHDRAWN,
)
from sevenwonders.classic.library import Library
from sevenwonders.classic.settings import TEAMS
from sevenwonders.classic.teams.seats import partner_of
from sevenwonders.classic.view import SEALED, CityView, View, city_seen, seen_discard
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.event import Event

# A card comes to lie in a city, or leaves it.
ENTERED: Final = (RECRUITED, ISLAND_TAKEN, REWARDED, BONUS_CHOSEN)
CARD_EVENTS: Final = (BUILT, TOOK, STAGE_BUILT, SOLD, DISCARDED, LEADER_BURIED, CARD_LOST, *ENTERED)


def follow(library: Library, view: View, event: Event) -> None:
    """Change the view as the event says. The event has to be in the form that the viewer may see."""
    view.event_count += 1
    kind = event.kind
    if kind == AGE_BEGAN:
        begin_age(library, view, event.values[0])
    elif kind == TURN_BEGAN:
        view.turn = event.values[0]
    elif kind == HAND:
        view.cities[event.seat].hand_size = event.values[0]
        view.cities[event.seat].hand = event.secret[:]
    elif kind in (ASKED, ANSWERED, WITHDRAWN, REVEALED):
        follow_decision(library, view, event)
    elif kind == TABLE:
        follow_table(view, event.values[:])
    elif kind in (PAID, GAINED, LOST):
        follow_coins(view, event)
    elif kind in (PART, TOKENS, CONFLICT):
        follow_tokens(view, event)
    elif kind in CARD_EVENTS:
        follow_card(library, view, event)


def follow_tokens(view: View, event: Event) -> None:
    """Military tokens, and what rules keep on a seat."""
    city = view.cities[event.seat]
    if event.kind == PART:
        city.parts[event.values[0]] = event.secret[:] if event.secret else event.values[1:]
    elif event.kind == TOKENS:
        city.tokens = event.values[:]
    else:
        city.tokens.append(event.values[1])
        if event.values[2]:
            view.cities[event.values[0]].tokens.append(event.values[2])


def begin_age(library: Library, view: View, age: int) -> None:
    """Rights of the Age are fresh, chains of the last one open."""
    view.age = age
    view.turn = 0
    for city in view.cities:
        city.free_build_ready = city_seen(library, city).free_build_each_age
        city.chains |= city.new_chains
        city.new_chains = 0


def follow_decision(library: Library, view: View, event: Event) -> None:
    """Decisions come, are answered, withdrawn, and turned over together."""
    if event.kind == ASKED:
        ident, decider, kind = event.values
        view.decisions.append(Decision(ident, event.seat, decider, kind, UNANSWERED))
        view.next_ident = ident + 1
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
        view.discard = seen_discard(library, view.discard, view.discarders, view.seat, looks=False)
        for seat, city in enumerate(view.cities):
            if seat not in (view.seat, partner_in(view)):
                city.hand = []


def partner_in(view: View) -> int:
    """The seat whose hand the viewer sees beside the own one, or -1."""
    return partner_of(view.seat) if view.config.variant == TEAMS and view.seat >= 0 else -1


def follow_table(view: View, values: list[int]) -> None:
    """Lists one after the other, each behind its length: discard builders, agenda, parts."""
    lists: list[list[int]] = []
    while values:
        size = values[0]
        lists.append(values[1 : size + 1])
        values = values[size + 1 :]
    view.discard_builders = lists[0]
    view.agenda = lists[1]
    view.parts = lists[2:]


def follow_coins(view: View, event: Event) -> None:
    """Coins from the bank, or paid to the neighbours and the bank."""
    city = view.cities[event.seat]
    if event.kind == GAINED:
        city.coins += event.values[0]
        return
    if event.kind == LOST:
        city.coins -= event.values[0]
        return
    city.coins -= sum(event.values)
    # Left, right, the bank, and where it matters two seats to the left and to the right.
    for coins, distance in zip(event.values, (1, -1, 0, 2, -2), strict=False):
        if distance:
            view.cities[(event.seat + distance) % len(view.cities)].coins += coins


def follow_card(library: Library, view: View, event: Event) -> None:
    """A card comes to lie in a city, under a wonder or on the discard pile."""
    city = view.cities[event.seat]
    before = city_seen(library, city).free_build_each_age
    if event.kind in ENTERED:
        enter_city(library, city, event.values[0])
    elif event.kind in (LEADER_BURIED, CARD_LOST):
        leave_city(library, view, event)
    elif event.kind == BUILT:
        card, use, holder = event.values
        leave_hand(view.cities[holder], card)
        enter_city(library, city, card)
        if use == BUILD_FREE:
            city.free_build_ready = False
    elif event.kind == TOOK:
        card, position = event.values
        del view.discard[position]
        del view.discarders[position]
        enter_city(library, city, card)
    elif event.kind == STAGE_BUILT:
        stage, age, holder = event.values
        if holder >= 0:
            leave_hand(view.cities[holder], known_card(event, -age))
        city.stages += 1
        city.built_stages |= 1 << (stage - 1)
        city.buried.append(known_card(event, -age) if event.seat == view.seat else -age)
    else:
        holder = event.seat if event.kind == DISCARDED else event.values[1]
        age = event.values[0]
        leave_hand(view.cities[holder], known_card(event, -age))
        view.discard.append(known_card(event, -age) if event.seat == view.seat else -age)
        view.discarders.append(event.seat)
    # A right to build free is fresh in the Age in which it is won.
    if not before and city_seen(library, city).free_build_each_age:
        city.free_build_ready = True


def leave_city(library: Library, view: View, event: Event) -> None:
    """A leader is buried, or a card goes face down to the discard pile."""
    city = view.cities[event.seat]
    card = event.values[0]
    city.built.remove(card)
    if event.kind == CARD_LOST:
        view.discard.append(card if event.seat == view.seat else -library.cards[card].back)
        view.discarders.append(event.seat)
        city.chains = 0
        for other in city.built:
            city.chains |= library.cards[other].chain_to
    city.free_build_ready = city.free_build_ready and city_seen(library, city).free_build_each_age


def known_card(event: Event, back: int) -> int:
    """The card if the viewer was told, else its back."""
    return event.secret[0] if event.secret else back


def leave_hand(city: CityView, card: int) -> None:
    """One card less in the hand."""
    city.hand_size -= 1
    if card in city.hand:
        city.hand.remove(card)


def enter_city(library: Library, city: CityView, card: int) -> None:
    """One structure more, with the chain that it opens."""
    city.built.append(card)
    if library.chains_at_once:
        city.chains |= library.cards[card].chain_to
    else:
        city.new_chains |= library.cards[card].chain_to
