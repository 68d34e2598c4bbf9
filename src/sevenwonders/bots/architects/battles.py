"""What shields are worth in the battles to come."""

from typing import Final, final

from sevenwonders.architects.city import City, shields_of
from sevenwonders.architects.library import Library

# Conflict tokens that one player turns in a turn: about one card in ten has horns, a third of them two.
HORNS_A_TURN: Final = 0.12

# By so many shields a border may still shift: at the end of this turn none (half a shield makes the comparison strict),
# then for each conflict token that has to be turned, and until a battle after the next one.
SHIFT: Final = 0.5
SHIFT_A_TOKEN: Final = 0.5
SHIFT_LATER: Final = 1.5

# What a victory of all rivals together would cost, as a part of its points: one of several rivals costs less.
RIVAL: Final = 1.0


@final
class Battles:
    """The neighbours of a city, and how many battles are to come."""

    def __init__(self, library: Library, neighbours: list[City], players: int, turns: float) -> None:
        self.library = library
        self.shields = [shields_of(library, city) for city in neighbours]
        self.lasting = [lasting_shields(library, city) for city in neighbours]
        self.duel = players == 2
        self.rival_points = RIVAL * library.victory_points / (players - 1)
        self.tokens = library.conflict_tokens[players]
        self.horns = HORNS_A_TURN * players * turns

    def worth(self, city: City, peace: int) -> float:
        """What the city's shields bring, with so many conflict tokens still on their peace side."""
        points = self.library.victory_points + sum(self.library.tokens[token].each_victory for token in city.tokens)
        soon = min(1.0, self.horns / peace) if peace else 1.0
        later = max(0.0, self.horns - peace) / self.tokens
        shift = SHIFT + SHIFT_A_TOKEN * peace
        value = soon * self.battle(points, shields_of(self.library, city), self.shields, shift)
        lasting = lasting_shields(self.library, city)
        return value + later * self.battle(points, lasting, self.lasting, shift + SHIFT_LATER)

    def battle(self, points: int, mine: int, others: list[int], shift: float) -> float:
        """What one battle brings, less what the neighbours win by it."""
        value = 0.0
        for other in others:
            value += points * self.victories(mine, other, shift)
            value -= self.rival_points * self.victories(other, mine, shift)
        return value

    def victories(self, mine: int, other: int, shift: float) -> float:
        """The victory tokens to expect against one neighbour; between two players double strength wins two."""
        value = chance(mine - other, shift)
        return value + chance(mine + 1 - max(2, 2 * other), shift) if self.duel else value


def chance(margin: int, shift: float) -> float:
    """How likely so many shields more are still more in the end, when the margin may shift so far either way."""
    return min(1.0, max(0.0, 0.5 + 0.5 * (margin - 0.5) / shift))


def lasting_shields(library: Library, city: City) -> int:
    """The shields that stay after a battle."""
    horned = sum(library.cards[card].shields * city.cards[card] for card in library.horn_cards)
    return shields_of(library, city) - horned
