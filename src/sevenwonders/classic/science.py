"""The points of science symbols, and the best use of wild ones."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

SYMBOLS: Final = ["compass", "gear", "tablet"]
SET_POINTS: Final = 7
NO_SYMBOL: Final = -1


@final
@mypyc_attr(acyclic=True)
class SymbolUse:
    """One use of free choices of symbols, the resulting number of each kind, and the total points."""

    __slots__ = ("changed", "copied", "counts", "points", "repeated", "wilds")

    def __init__(
        self,
        points: i64,
        counts: list[int],
        wilds: list[int],
        copied: list[int],
        changed: list[int],
        repeated: list[int],
    ) -> None:
        self.points = points
        self.counts = counts
        self.wilds = wilds
        self.copied = copied
        self.changed = changed
        self.repeated = repeated


NO_CHANGE: Final = [NO_SYMBOL, NO_SYMBOL]
NO_USE: Final = SymbolUse(0, [0, 0, 0], [0, 0, 0], [0, 0, 0], NO_CHANGE, [0, 0, 0])


def science_points(compass: i64, gear: i64, tablet: i64) -> i64:
    """Sum up the square of the number of each symbol, plus 7 for each set of three different ones."""
    sets = compass if compass < gear else gear
    sets = tablet if tablet < sets else sets
    return compass * compass + gear * gear + tablet * tablet + SET_POINTS * sets


def best_wilds(symbols: list[int], wilds: int) -> list[int]:
    """Find the numbers of wild symbols to use as compasses, gears and tablets for the most points (R5)."""
    best = [wilds, 0, 0]
    best_points: i64 = -1
    for compass in range(wilds, -1, -1):
        for gear in range(wilds - compass, -1, -1):
            tablet = wilds - compass - gear
            points = science_points(symbols[0] + compass, symbols[1] + gear, symbols[2] + tablet)
            # Of equal uses the first is kept, so the same city always gets the same sheet.
            if points > best_points:
                best = [compass, gear, tablet]
                best_points = points
    return best


def plain_use(symbols: list[int], wilds: int) -> SymbolUse:
    """Find the best use of wild symbols alone."""
    if not wilds:
        points = science_points(symbols[0], symbols[1], symbols[2])
        return SymbolUse(points, symbols, NO_USE.wilds, NO_USE.copied, NO_CHANGE, NO_USE.repeated)
    used = best_wilds(symbols, wilds)
    counts = [symbols[0] + used[0], symbols[1] + used[1], symbols[2] + used[2]]
    return SymbolUse(science_points(counts[0], counts[1], counts[2]), counts, used, [0, 0, 0], NO_CHANGE, [0, 0, 0])


def best_use(
    symbols: list[int], wilds: int, copies: int, offered: list[int], changes: bool, repeats: int, set_points: int
) -> SymbolUse:
    """Find the best joint use of wild, copied, changed and repeated symbols (R5)."""
    # Repeated symbols are chosen innermost: they are settled after all other choices (P27).
    best = NO_USE
    for changed in possible_changes(symbols) if changes else [NO_CHANGE]:
        own = after_change(symbols, changed)
        for copied in spreads(copies, offered):
            for wild in spreads(wilds, [wilds, wilds, wilds]):
                counts = [own[kind] + copied[kind] + wild[kind] for kind in range(3)]
                for repeated in spreads(repeats, repeatable(counts, repeats)):
                    full = [counts[kind] + repeated[kind] for kind in range(3)]
                    points = science_points(full[0], full[1], full[2]) + set_points * min(full)
                    if points > best.points:
                        best = SymbolUse(points, full, wild, copied, changed, repeated)
    return best


def repeatable(counts: list[int], repeats: int) -> list[int]:
    """Return how often each symbol may be repeated: only the most frequent ones, and none without symbols."""
    most = max(counts)
    return [repeats if most and count == most else 0 for count in counts]


def possible_changes(symbols: list[int]) -> list[list[int]]:
    """List every possible change of one symbol into another, and no change."""
    return [NO_CHANGE] + [[old, new] for old in range(3) for new in range(3) if symbols[old] and old != new]


def after_change(symbols: list[int], changed: list[int]) -> list[int]:
    """Return the symbols after one of them is changed into another."""
    after = symbols[:]
    if changed[0] != NO_SYMBOL:
        after[changed[0]] -= 1
        after[changed[1]] += 1
    return after


def spreads(number: int, most: list[int]) -> list[list[int]]:
    """List every way to take that many symbols, or all there are, with at most `most` of each kind."""
    number = min(number, sum(most))
    return [
        [compass, gear, number - compass - gear]
        for compass in range(min(number, most[0]), -1, -1)
        for gear in range(min(number - compass, most[1]), -1, -1)
        if number - compass - gear <= most[2]
    ]
