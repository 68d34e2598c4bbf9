"""What science symbols are worth, and whatever multiplies them."""

from typing import Final, final

from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.classic.colours import GREEN
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.perks import RepeatSymbol, SetPoints, Spy
from sevenwonders.classic.effects.science import Symbol, WildSymbol
from sevenwonders.classic.perks import CHANGES_SYMBOL, NO_PERKS
from sevenwonders.classic.science import best_use, plain_use

# What each of these is worth beyond the points of the moment, if the whole game were still to come: symbols make later
# ones worth more.
SYMBOL: Final = 3.0
SPIED: Final = 2.5
REPEATED: Final = 5.0
CHANGED: Final = 3.0
SETS: Final = 0.8


@final
class Lore:
    """All that decides what a city's science is worth."""

    __slots__ = ("changes", "offered", "repeats", "set_points", "spies", "symbols", "wilds")

    def __init__(self, outlook: Outlook) -> None:
        city = outlook.city
        perks = city.perks
        self.symbols = city.symbols[:]
        self.wilds = city.wild_symbols
        self.spies = perks.spies
        self.changes = perks.rights & CHANGES_SYMBOL != 0
        self.repeats = perks.repeated_symbols
        self.set_points = perks.set_points
        self.offered = offered_symbols(outlook)

    def points(self) -> int:
        """The points of the best use."""
        if not (self.spies or self.changes or self.repeats or self.set_points):
            return plain_use(self.symbols, self.wilds).points
        return best_use(
            self.symbols, self.wilds, self.spies, self.offered, self.changes, self.repeats, self.set_points
        ).points


def science_value(outlook: Outlook, effect: Effect) -> float:
    """What an effect on science is worth; 0 for any other."""
    if isinstance(effect, Symbol):
        return symbol_value(outlook, effect.symbol)
    if isinstance(effect, WildSymbol):
        return max(symbol_value(outlook, symbol) for symbol in range(3))
    lore = Lore(outlook)
    before = lore.points()
    prospects = 0.0
    if isinstance(effect, Spy):
        lore.spies += 1
        prospects = SPIED
    elif isinstance(effect, RepeatSymbol):
        lore.repeats += 1
        prospects = REPEATED
    elif isinstance(effect, SetPoints):
        lore.set_points += effect.amount
        prospects = SETS * effect.amount
    return lore.points() - before + prospects * outlook.growth


def symbol_value(outlook: Outlook, symbol: int) -> float:
    """The points that a symbol adds, and a share of what it lets later symbols add."""
    lore = Lore(outlook)
    before = lore.points()
    lore.symbols[symbol] += 1
    return lore.points() - before + SYMBOL * outlook.growth


def change_value(outlook: Outlook) -> float:
    """What it is worth to change one symbol at the end."""
    lore = Lore(outlook)
    before = lore.points()
    lore.changes = True
    return lore.points() - before + CHANGED * outlook.growth


def offered_symbols(outlook: Outlook) -> list[int]:
    """The symbols on the neighbours' green cards, which spies can copy."""
    counts = [0, 0, 0]
    if outlook.city.perks is NO_PERKS and "cities" not in outlook.table.config.expansions:
        return counts
    for index in outlook.left.built + outlook.right.built:
        card = outlook.library.cards[index]
        if card.colour == GREEN:
            for effect in card.effects:
                if isinstance(effect, Symbol):
                    counts[effect.symbol] += 1
    return counts
