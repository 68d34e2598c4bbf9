"""The discard pile as a memory keeps it, and which of its cards were taken between two views."""

from itertools import permutations
from typing import final

from mypy_extensions import mypyc_attr

from sevenwonders.classic.library import Library
from sevenwonders.classic.memory.last_seen import back_in_view


@final
@mypyc_attr(acyclic=True)
class Pile:
    """The discard pile: the origin, the back and the discarder of each card."""

    __slots__ = ("backs", "origins", "seats")

    def __init__(self, origins: list[int], backs: list[int], seats: list[int]) -> None:
        self.origins = origins
        self.backs = backs
        self.seats = seats

    def copy(self) -> "Pile":
        """Return an independent copy."""
        return Pile(self.origins[:], self.backs[:], self.seats[:])

    def add(self, origin: int, back: int, seat: int) -> None:
        """Put a card on the pile."""
        self.origins.append(origin)
        self.backs.append(back)
        self.seats.append(seat)

    def only(self, numbers: list[int]) -> "Pile":
        """Return the cards with these numbers, in this order."""
        return Pile(
            [self.origins[number] for number in numbers],
            [self.backs[number] for number in numbers],
            [self.seats[number] for number in numbers],
        )

    def settle(self, library: Library, count: int, discard: list[int], discarders: list[int]) -> bool:
        """Put the cards from number `count` on into the order in which a view shows them.

        Returns false if the view shows another pile. Cards that look alike stay in their order.
        """
        if len(discard) != len(self.backs):
            return False
        for place in range(len(discard)):
            back = back_in_view(library, discard[place])
            number = place
            while self.backs[number] != back or self.seats[number] != discarders[place]:
                number += 1
                if place < count or number == len(discard):
                    return False
            if number != place:
                self.origins.insert(place, self.origins.pop(number))
                self.backs.insert(place, self.backs.pop(number))
                self.seats.insert(place, self.seats.pop(number))
        return True

    def looks_like(self, number: int, other: "Pile", place: int) -> bool:
        """Return whether a card looks like a card of another pile, if there is one, from behind."""
        return (
            place < len(other.backs)
            and self.backs[number] == other.backs[place]
            and self.seats[number] == other.seats[place]
        )


def pile_in_view(library: Library, discard: list[int], discarders: list[int], origin: int) -> Pile:
    """Return the pile in a view, with the same origin for every card."""
    backs = [back_in_view(library, card) for card in discard]
    return Pile([origin] * len(backs), backs, discarders[:])


@final
@mypyc_attr(acyclic=True)
class Reading:
    """One way in which a pile may have become another: the numbers of the cards that stayed, and of those taken."""

    __slots__ = ("stayed", "taken")

    def __init__(self, stayed: list[int], taken: list[int]) -> None:
        self.stayed = stayed
        self.taken = taken


def readings(old: Pile, count: int, now: Pile) -> list[Reading]:
    """List all ways in which the pile may have become the current one.

    The first `count` cards of `old` were there before, and those that stayed are still in their order. The others came
    since then, in an unknown order.
    """
    found: list[Reading] = []
    gone = len(old.backs) - len(now.backs)
    for early in range(max(0, count - len(now.backs)), min(gone, count) + 1):
        for stayed in early_cards(old, 0, count, now, early, []):
            for late in late_cards(old, list(range(count, len(old.backs))), now, len(stayed)):
                found.append(Reading(stayed + late, left_out(len(old.backs), sorted(stayed + late))))
    return found


def early_cards(old: Pile, number: int, count: int, now: Pile, gone: int, stayed: list[int]) -> list[list[int]]:
    """List all ways in which cards from `number` to `count` were taken: the numbers of those that stayed."""
    if number == count:
        return [] if gone else [stayed]
    found: list[list[int]] = []
    if gone:
        found += early_cards(old, number + 1, count, now, gone - 1, stayed)
    if old.looks_like(number, now, len(stayed)):
        found += early_cards(old, number + 1, count, now, gone, [*stayed, number])
    return found


def left_out(count: int, numbers: list[int]) -> list[int]:
    """List the numbers below `count` that are not among these, which are sorted."""
    found: list[int] = []
    at = 0
    for number in range(count):
        if at < len(numbers) and numbers[at] == number:
            at += 1
        else:
            found.append(number)
    return found


def late_cards(old: Pile, free: list[int], now: Pile, place: int) -> list[list[int]]:
    """List all ways to find the cards that lie on the pile now from that place on among those that are free."""
    if place == len(now.backs):
        return [[]]
    found: list[list[int]] = []
    origins: list[int] = []
    for number in free:
        # Cards that look alike and have the same origin make no difference.
        if old.looks_like(number, now, place) and old.origins[number] not in origins:
            origins.append(old.origins[number])
            others = [other for other in free if other != number]
            found += [[number, *late] for late in late_cards(old, others, now, place + 1)]
    return found


def orders_of(cards: list[int]) -> list[list[int]]:
    """List the cards in every order."""
    return [list(order) for order in permutations(cards)]
