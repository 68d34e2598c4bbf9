"""The value of science symbols, and of whatever multiplies them."""

from typing import Final, final

from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.classic.perks import CHANGES_SYMBOL
from sevenwonders.classic.science import SYMBOLS, best_use, plain_use
from sevenwonders.classic.scoring import offered_symbols

# The value of each of these beyond its points right now, over a whole game: symbols make later symbols worth more.
SYMBOL: Final = 3.0
COPIED: Final = 2.5
REPEATED: Final = 5.0
CHANGED: Final = 3.0
SETS: Final = 0.8

NONE_OFFERED: Final = [0, 0, 0]


@final
class Lore:
    """Everything that decides the points of a city's science. Add to it to measure the gain."""

    __slots__ = ("before", "changes", "copies", "outlook", "repeats", "set_points", "symbols", "wilds")

    def __init__(self, outlook: Outlook) -> None:
        city = outlook.city
        perks = city.perks
        self.outlook = outlook
        self.symbols = city.symbols[:]
        self.wilds = city.wild_symbols
        self.copies = perks.copied_symbols
        self.changes = perks.rights & CHANGES_SYMBOL != 0
        self.repeats = perks.repeated_symbols
        self.set_points = perks.set_points
        self.before = self.points()

    def points(self) -> int:
        """Return the points with the best use of free choices."""
        if not (self.copies or self.changes or self.repeats or self.set_points):
            return plain_use(self.symbols, self.wilds).points
        outlook = self.outlook
        offered = NONE_OFFERED
        if self.copies:
            offered = offered_symbols(outlook.library, outlook.cities, outlook.seat)
        return best_use(
            self.symbols, self.wilds, self.copies, offered, self.changes, self.repeats, self.set_points
        ).points

    def gain(self, prospects: float) -> float:
        """Return the points that were added, and a share of their future growth."""
        return self.points() - self.before + prospects * self.outlook.growth


def symbol_value(outlook: Outlook, symbol: int) -> float:
    """Return the value of a symbol: the points it adds, and a share of its effect on later symbols."""
    lore = Lore(outlook)
    lore.symbols[symbol] += 1
    return lore.gain(SYMBOL)


def wild_symbol_value(outlook: Outlook) -> float:
    """Return the value of a wild symbol: that of the best symbol."""
    return max(symbol_value(outlook, symbol) for symbol in range(len(SYMBOLS)))


def copied_symbol_value(outlook: Outlook) -> float:
    """Return the value of copying a neighbour's symbol at the end."""
    lore = Lore(outlook)
    lore.copies += 1
    return lore.gain(COPIED)


def repeated_symbol_value(outlook: Outlook) -> float:
    """Return the value of one more of the symbol that the city has most of."""
    lore = Lore(outlook)
    lore.repeats += 1
    return lore.gain(REPEATED)


def set_points_value(outlook: Outlook, points: int) -> float:
    """Return the value of more points for each set of three symbols."""
    lore = Lore(outlook)
    lore.set_points += points
    return lore.gain(SETS * points)


def change_value(outlook: Outlook) -> float:
    """Return the value of changing one symbol at the end."""
    lore = Lore(outlook)
    lore.changes = True
    return lore.gain(CHANGED)
