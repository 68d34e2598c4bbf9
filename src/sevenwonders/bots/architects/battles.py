"""The value of shields in the battles to come."""

from typing import Final, final

from sevenwonders.architects.battle import double_strength
from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library
from sevenwonders.bots.architects.estimates import ESTIMATES

SHIFT: Final = 0.5


@final
class Battles:
    """The neighbours of a city, and the number of battles to come."""

    def __init__(self, library: Library, neighbours: list[City], players: int, turns: float) -> None:
        self.library = library
        self.shields = [city.shields(library) for city in neighbours]
        self.lasting = [city.lasting_shields(library) for city in neighbours]
        self.duel = players == 2
        self.rival_points = ESTIMATES.rival * library.victory_points / (players - 1)
        self.tokens = library.conflict_tokens[players]
        self.horns = ESTIMATES.horns_per_turn * players * turns

    def worth(self, city: City, peace: int) -> float:
        """Return the value of the city's shields while `peace` conflict tokens show peace."""
        points = float(self.library.victory_points)
        for token in city.tokens:
            points += self.library.tokens[token].each_victory
        soon = min(1.0, self.horns / peace) if peace else 1.0
        later = max(0.0, self.horns - peace) / self.tokens
        shift = SHIFT + ESTIMATES.shift_per_token * peace
        value = soon * self.battle(points, city.shields(self.library), self.shields, shift)
        lasting = city.lasting_shields(self.library)
        return value + later * self.battle(points, lasting, self.lasting, shift + ESTIMATES.shift_later)

    def battle(self, points: float, mine: int, others: list[int], shift: float) -> float:
        """Return the value of one battle to the city, less the neighbours' gains."""
        value = 0.0
        for other in others:
            value += points * self.victories(mine, other, shift)
            value -= self.rival_points * self.victories(other, mine, shift)
        return value

    def victories(self, mine: int, other: int, shift: float) -> float:
        """Return the victory tokens to expect against one neighbour.

        Between two players double strength wins two (W4).
        """
        value = chance(mine - other, shift)
        return value + chance(mine + 1 - double_strength(other), shift) if self.duel else value


def chance(margin: int, shift: float) -> float:
    """Return the chance that a lead of `margin` shields holds if it may shift by `shift` either way."""
    return min(1.0, max(0.0, 0.5 + 0.5 * (margin - 0.5) / shift))
