"""The middle of a game without its pages. Every turn by hand takes seconds, and one is like another.

Tests that play a whole game at a page play its beginning and its end there. In between, somebody else answers at the
same seats while the pages are away. `make long` plays these games at the page from beginning to end.
"""

from collections.abc import Sequence
from contextlib import ExitStack

import pytest

from sevenwonders.server.wire import messages as wire
from tests.browser.guests import Guest
from tests.browser.quick import QuickSeat, Wanted, architects, classic
from tests.server.house import House

# A game whose middle is left out, and the whole of it.
LEAPS = pytest.mark.parametrize(
    "leaps", [pytest.param(True, id="both ends"), pytest.param(False, id="whole", marks=pytest.mark.proof)]
)
SEAT = "game => JSON.parse(localStorage.getItem(`sevenwonders.seat.${game}`)).token"


def late(table: wire.TableState, decision: wire.DecisionState) -> bool:
    """Near the end of the third Age."""
    return decision.kind == "card" and (classic(table).age, table.turn) >= (3, 5)


def nearly_built(table: wire.TableState, decision: wire.DecisionState) -> bool:
    """A wonder of Architects lacks one or two stages: a complete one ends the game.

    One in twenty games goes from four stages to the end without another card, so the fourth is too late to look.
    """
    return decision.kind == "card" and any(len(city.stages) > 2 for city in architects(table).cities)


def leap(house: House, guests: Sequence[Guest], wanted: Wanted) -> None:
    """Let others play at the seats of the guests, until one of them is asked a question that is wanted."""
    seats = [seat_of(guest) for guest in guests]
    for guest in guests:
        guest.page.goto("about:blank")
    with ExitStack() as stack:
        play_in_company([stack.enter_context(QuickSeat(house, seat, seat.seat)) for seat in seats], wanted)
    for guest, seat in zip(guests, seats, strict=True):
        guest.go(f"/g/{seat.game}")


def seat_of(guest: Guest) -> wire.Seated:
    game = guest.table.game
    return wire.Seated(game, guest.table.me, guest.page.evaluate(SEAT, game), "")


def play_in_company(seats: Sequence[QuickSeat], wanted: Wanted) -> None:
    while True:
        newest = max(seat.table.number for seat in seats)
        for seat in seats:
            while seat.table.number < newest:
                seat.hear()
        asked = [(seat, decision) for seat in seats for decision in open_to(seat)]
        if any(wanted(seat.table, decision) for seat, decision in asked):
            return
        assert seats[0].table.status == "playing", "the game ended too soon"
        if asked:
            seat, decision = asked[0]
            seat.answer(decision, seat.choose(decision))
        else:
            seats[0].hear()


def open_to(seat: QuickSeat) -> list[wire.DecisionState]:
    """What a seat has still to answer."""
    return [item for item in seat.table.decisions if item.decider == seat.table.me and item.choice is None]
