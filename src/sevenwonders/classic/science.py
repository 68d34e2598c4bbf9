"""What science symbols are worth, and the best use of wild ones."""

from typing import Final

SYMBOLS: Final = ["compass", "gear", "tablet"]
SET_POINTS: Final = 7


def science_points(compass: int, gear: int, tablet: int) -> int:
    """The square of each symbol's number, and 7 for each set of three different ones."""
    return compass * compass + gear * gear + tablet * tablet + SET_POINTS * min(compass, gear, tablet)


def best_wilds(symbols: list[int], wilds: int) -> list[int]:
    """How many wild symbols become a compass, a gear and a tablet for the most points (R5)."""
    best = [wilds, 0, 0]
    best_points = -1
    for compass in range(wilds, -1, -1):
        for gear in range(wilds - compass, -1, -1):
            tablet = wilds - compass - gear
            points = science_points(symbols[0] + compass, symbols[1] + gear, symbols[2] + tablet)
            if points > best_points:
                best = [compass, gear, tablet]
                best_points = points
    return best
