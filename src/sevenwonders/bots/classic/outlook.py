"""What cards and stages are worth to a city, in points at the end of the game: a rule of thumb for bots."""

from typing import Final, final

from sevenwonders.classic.conflict import DEFEAT, VICTORY
from sevenwonders.classic.effects.coins import Coins, CoinsPer
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.military import Shields
from sevenwonders.classic.effects.points import Points, PointsPer
from sevenwonders.classic.effects.production import Discount, Produce
from sevenwonders.classic.effects.science import Symbol, WildSymbol
from sevenwonders.classic.effects.special import BuildFromDiscard, CopyGuild, FreeBuildEachAge, PlayLastCard
from sevenwonders.classic.effects.tally import STAGES, Tally
from sevenwonders.classic.library import Card, Library, Stage
from sevenwonders.classic.resources import KINDS, choice_sets, unpack
from sevenwonders.classic.science import best_wilds, science_points
from sevenwonders.classic.seat import Seat
from sevenwonders.classic.view import View, standing

# Points at the end of the game, found by letting variants of the bot play against each other.
COIN: Final = 0.55
CHAIN: Final = 1.0
FROM_DISCARD: Final = 5.0
GUILD_COPY: Final = 5.0
LAST_CARD_AN_AGE: Final = 2.0
FREE_BUILD_AN_AGE: Final = 4.0

# What pays off over time: the points if the whole game were still to come.
GOODS: Final = 4.0
DISCOUNT: Final = 4.0
SYMBOL: Final = 3.0
NEXT_STAGE: Final = 0.5

# A producer that chooses counts its best kind once and the second-best so often: it fits more costs.
SECOND_KIND: Final = 2.0

# By so many shields a border may still shift: at least, for each turn to come of this Age, for each later Age.
SHIFT: Final = 0.2
SHIFT_A_TURN: Final = 0.4
SHIFT_AN_AGE: Final = 0.4


@final
class Outlook:
    """A city between its neighbours, and how much of the game is left."""

    def __init__(self, library: Library, city: Seat, left: Seat, right: Seat, age: int, turn: int) -> None:
        self.library = library
        self.city = city
        self.left = left
        self.right = right
        self.age = age
        self.turns_left = library.last_turn - turn
        self.ages_left = library.last_age - age
        self.rest = (self.ages_left + self.turns_left / library.last_turn) / library.last_age

    def card_value(self, card: Card) -> float:
        """What a structure brings to the city."""
        value = CHAIN if card.chain_to else 0.0
        for effect in card.effects:
            value += self.effect_value(effect)
        return value

    def stage_value(self, stage: Stage) -> float:
        """What the next stage brings to the city; another stage is nearer then."""
        value = NEXT_STAGE * self.rest
        for effect in stage.effects:
            value += self.effect_value(effect)
        return value

    def effect_value(self, effect: Effect) -> float:
        """What one effect brings to the city."""
        if isinstance(effect, Points):
            return float(effect.amount)
        if isinstance(effect, PointsPer):
            return effect.each * self.count(effect.tally) * (1.0 + self.rest)
        if isinstance(effect, Coins):
            return effect.amount * COIN
        if isinstance(effect, CoinsPer):
            return effect.each * self.count(effect.tally) * COIN
        if isinstance(effect, Shields):
            return self.border_value(self.left, effect.amount) + self.border_value(self.right, effect.amount)
        if isinstance(effect, Symbol):
            return self.science_value(effect.symbol)
        if isinstance(effect, WildSymbol):
            return max(self.science_value(symbol) for symbol in range(3))
        if isinstance(effect, Produce):
            return self.goods_value(effect)
        if isinstance(effect, Discount):
            return DISCOUNT * self.rest
        return self.right_value(effect)

    def right_value(self, effect: Effect) -> float:
        """What a special right brings, by the Ages in which it can still be used."""
        if isinstance(effect, PlayLastCard):
            return LAST_CARD_AN_AGE * (self.ages_left + 1)
        if isinstance(effect, FreeBuildEachAge):
            return FREE_BUILD_AN_AGE * (self.ages_left + 1)
        if isinstance(effect, BuildFromDiscard):
            return FROM_DISCARD
        return GUILD_COPY if isinstance(effect, CopyGuild) else 0.0

    def free_build_cost(self) -> float:
        """What else the right to build free could still do in this Age."""
        return FREE_BUILD_AN_AGE * self.turns_left / self.library.last_turn

    def count(self, tally: Tally) -> int:
        """What the tally counts now."""
        boards = [self.city] if tally.own else []
        if tally.left:
            boards.append(self.left)
        if tally.right:
            boards.append(self.right)
        return sum(count_in(board, thing) for board in boards for thing in tally.things)

    def border_value(self, neighbour: Seat, amount: int) -> float:
        """How far the shields move one border towards victory, in this Age and the later ones."""
        value = 0.0
        margin = self.city.shields - neighbour.shields
        shift = SHIFT + SHIFT_A_TURN * self.turns_left
        for age in range(self.age, self.library.last_age + 1):
            value += (VICTORY[age] - DEFEAT) * (chance(margin + amount, shift) - chance(margin, shift))
            shift += SHIFT_AN_AGE
        return value

    def science_value(self, symbol: int) -> float:
        """The points that a symbol adds, and a share of what it lets later symbols add."""
        symbols = self.city.symbols[:]
        before = symbols_points(symbols, self.city.wild_symbols)
        symbols[symbol] += 1
        return symbols_points(symbols, self.city.wild_symbols) - before + SYMBOL * self.rest

    def goods_value(self, effect: Produce) -> float:
        """More for goods that the city has none of, and for the turns in which they will be used."""
        lacks = [1.0 / (1 + units) for units in unpack(self.city.own_goods)]
        value = sum(lack * units for lack, units in zip(lacks, unpack(effect.fixed), strict=True))
        for kinds in choice_sets(effect.choice):
            wanted = sorted((lacks[kind] for kind in range(KINDS) if kinds >> kind & 1), reverse=True)
            value += wanted[0] + SECOND_KIND * wanted[1]
        return GOODS * self.rest * value


def outlook_of(library: Library, view: View, seat: int) -> Outlook:
    """The outlook of one city, from what the viewer may know."""
    count = len(view.cities)
    city, left, right = (standing(library, view.cities[at % count]) for at in (seat, seat + 1, seat - 1))
    return Outlook(library, city, left, right, view.age, view.turn)


def chance(margin: int, shift: float) -> float:
    """How likely a lead of so many shields holds, when it may still shift so far either way."""
    return min(1.0, max(0.0, 0.5 + 0.5 * margin / shift))


def count_in(city: Seat, thing: int) -> int:
    """How many of one counted thing stand in a city."""
    if thing < STAGES:
        return city.colours[thing]
    return city.stages if thing == STAGES else sum(token < 0 for token in city.tokens)


def symbols_points(symbols: list[int], wilds: int) -> int:
    """The points of science symbols with the wild ones put to their best use."""
    used = best_wilds(symbols, wilds)
    return science_points(symbols[0] + used[0], symbols[1] + used[1], symbols[2] + used[2])
