"""The table as one seat sees it: its neighbours, the decks within its reach, and the places of decks.

Seats are numbered clockwise. Deck `s` is between seat `s` and its left-hand neighbour; the last one is central.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sevenwonders.architects.choice import CENTRE, FIRST_WONDER, LEFT, RIGHT

if TYPE_CHECKING:
    from sevenwonders.architects.city import City


def left_of(seat: i64, players: i64) -> i64:
    """Return the left-hand neighbour (R1), who plays next."""
    seat += 1
    return seat if seat < players else 0


def right_of(seat: i64, players: i64) -> i64:
    """Return the right-hand neighbour (R1), whose deck is the one on the right."""
    return seat - 1 if seat else players - 1


def neighbours_of(seat: int, players: int) -> list[int]:
    """List the seats on both sides, in ascending order; with two players there is only one."""
    return sorted({left_of(seat, players), right_of(seat, players)})


def decks_in_reach(cities: "list[City]", seat: int) -> list[int]:
    """List the decks from which the seat takes cards (T1): left, right, centre."""
    return [deck_at(cities, seat, place) for place in (LEFT, RIGHT, CENTRE)]


def deck_at(cities: "list[City]", seat: i64, place: i64) -> i64:
    """Return the deck at a place as the seat sees it, or -1 if that wonder is not in play."""
    if place == LEFT:
        return seat
    if place == RIGHT:
        return right_of(seat, len(cities))
    if place == CENTRE:
        return len(cities)
    for other, city in enumerate(cities):
        if city.board == place - FIRST_WONDER:
            return other
    return -1


def place_of(cities: "list[City]", seat: int, deck: int) -> int:
    """Return the place of a deck as the seat sees it: left, right, centre, or the wonder of a deck further away."""
    if deck == seat:
        return LEFT
    # Between two players the other's deck is the one on the right.
    if deck == right_of(seat, len(cities)):
        return RIGHT
    if deck == len(cities):
        return CENTRE
    return FIRST_WONDER + cities[deck].board
