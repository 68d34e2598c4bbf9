"""The value of shields in the battles to come."""

from typing import Final, final

from sevenwonders.architects.battle import double_strength
from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library

# Conflict tokens that one player turns per turn: about one card in ten has horns, and a third of those have two.
HORNS_PER_TURN: Final = 0.12

# How many shields a comparison may still shift: none for a battle at the end of this turn (half a shield makes the
# comparison strict), more for each conflict token yet to be turned, and more again for battles after the next one.
SHIFT: Final = 0.5
SHIFT_PER_TOKEN: Final = 0.5
SHIFT_LATER: Final = 1.5

# How much a rival's victory token counts against the city, as a share of its points and divided among the rivals.
RIVAL: Final = 1.0


@final
class Battles:
    """The neighbours of a city, and the number of battles to come."""

    def __init__(self, library: Library, neighbours: list[City], players: int, turns: float) -> None:
        self.library = library
        self.shields = [city.shields(library) for city in neighbours]
        self.lasting = [city.lasting_shields(library) for city in neighbours]
        self.duel = players == 2
        self.rival_points = RIVAL * library.victory_points / (players - 1)
        self.tokens = library.conflict_tokens[players]
        self.horns = HORNS_PER_TURN * players * turns

    def worth(self, city: City, peace: int) -> float:
        """The value of the city's shields while `peace` conflict tokens show peace."""
        points = self.library.victory_points + sum(self.library.tokens[token].each_victory for token in city.tokens)
        soon = min(1.0, self.horns / peace) if peace else 1.0
        later = max(0.0, self.horns - peace) / self.tokens
        shift = SHIFT + SHIFT_PER_TOKEN * peace
        value = soon * self.battle(points, city.shields(self.library), self.shields, shift)
        lasting = city.lasting_shields(self.library)
        return value + later * self.battle(points, lasting, self.lasting, shift + SHIFT_LATER)

    def battle(self, points: int, mine: int, others: list[int], shift: float) -> float:
        """The value of one battle to the city, less what the neighbours win in it."""
        value = 0.0
        for other in others:
            value += points * self.victories(mine, other, shift)
            value -= self.rival_points * self.victories(other, mine, shift)
        return value

    def victories(self, mine: int, other: int, shift: float) -> float:
        """The victory tokens to expect against one neighbour; between two players double strength wins two (W4)."""
        value = chance(mine - other, shift)
        return value + chance(mine + 1 - double_strength(other), shift) if self.duel else value


def chance(margin: int, shift: float) -> float:
    """The chance that a lead of `margin` shields holds if it may shift by `shift` either way."""
    return min(1.0, max(0.0, 0.5 + 0.5 * (margin - 0.5) / shift))
