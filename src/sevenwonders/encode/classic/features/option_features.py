"""Features of the options of a decision: the card and its use, the price, and the gains of the city."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.build import stage_number
from sevenwonders.classic.choice import BUILD, SELL, STAGE, TAKE, card_of, coins_of, extra_of, trade_in, use_of
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.effects.effect import Effect, any_scores
from sevenwonders.classic.effects.military import Shields
from sevenwonders.classic.effects.points import Points
from sevenwonders.classic.effects.production import Produce
from sevenwonders.classic.effects.science import Symbol, WildSymbol
from sevenwonders.classic.library import Library
from sevenwonders.classic.rules import extra_numbers, verbs
from sevenwonders.classic.science import NO_SYMBOL
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.verb import Verb
from sevenwonders.classic.trade.chains import is_chained
from sevenwonders.classic.trade.resources import BITS, KINDS, NAMES, UNIT_MASK, unpack
from sevenwonders.encode.features import Names, Terms, numbered
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.numbers import vector_of

AGES: Final = ["early", "I", "II", "III"]
LAST_AGE: Final = len(AGES) - 1
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 7
# Margins in shields and numbers of coins, symbols and goods beyond these make no difference.
MOST_MARGIN: Final = 4
MARGINS: Final = 2 * MOST_MARGIN + 1
MOST_COINS: Final = 7
MOST_SYMBOLS: Final = 4
MOST_SETS: Final = 2
MOST_UNITS: Final = 2
MOST_SELLERS: Final = 2
MOST_STAGES: Final = 4
# Brings points to the size of other features.
POINTS: Final = 0.25
NO_VERB: Final = -1
# Goods of a producer with a choice count as less than a unit each.
CHOICE_SHARE: Final = 0.5


@final
class Gift:
    """Shields, a science symbol or wild symbols, units of goods by kind, and effects that count things for points."""

    __slots__ = ("counting", "goods", "makes_goods", "shields", "symbol", "wilds")

    def __init__(self, effects: list[Effect]) -> None:
        self.shields: i64 = 0
        self.symbol: i64 = NO_SYMBOL
        self.wilds: i64 = 0
        self.goods: list[float] = [0.0] * KINDS
        self.counting: list[Effect] = []
        for effect in effects:
            if isinstance(effect, Shields):
                self.shields += effect.amount
            elif isinstance(effect, Symbol):
                self.symbol = effect.symbol
            elif isinstance(effect, WildSymbol):
                self.wilds += 1
            elif isinstance(effect, Produce):
                self.add_goods(effect)
            # A fixed number of points is part of what the card is worth by itself.
            elif any_scores([effect]) and not isinstance(effect, Points):
                self.counting.append(effect)
        self.makes_goods = any(self.goods)

    def add_goods(self, effect: Produce) -> None:
        """Add the goods of a producer."""
        for kind, units in enumerate(unpack(effect.fixed)):
            self.goods[kind] += units
        for kind in range(KINDS):
            if effect.reach >> (4 * kind) & UNIT_MASK:
                self.goods[kind] += CHOICE_SHARE


@final
class OptionFeatures:
    """The numbers of the features at one table, and tables of the gains from each card and stage."""

    def __init__(self, library: Library, names: Names) -> None:
        self.library = library
        self.last_turn = library.last_turn
        self.gifts = [Gift(card.effects) for card in library.cards]
        self.stage_gifts = [[Gift(stage.effects) for stage in board.stages] for board in library.boards]
        self.width: i64 = len(library.cards) + 1
        self.rows = verb_rows()
        turns = numbered(0, library.last_turn)
        margins = numbered(-MOST_MARGIN, MOST_MARGIN)
        coins = numbered(0, MOST_COINS)
        uses = [verb.name for verb in ordered_verbs()]
        things = names_of_things(library)
        self.card = names.block([f"card.{name}" for name in things])
        self.late = names.block([f"late.{name}" for name in things])
        self.moment = names.table("moment", uses, AGES, turns)
        self.stage = names.table("stage", [board.ident for board in library.boards], numbered(1, MOST_STAGES))
        self.stage_late = names.table("stage_late", [board.ident for board in library.boards], numbered(1, MOST_STAGES))
        self.extra = names.table("extra", extra_names(), AGES)
        self.extra_colour = names.table("extra_colour", extra_names(), COLOURS)
        self.price = names.table("price", AGES)
        self.left_over = names.table("left_over", AGES, coins)
        self.poor = names.table("poor", AGES, coins)
        self.chain = names.table("chain", AGES)
        self.table_size = names.table("players", numbered(FEWEST_PLAYERS, MOST_PLAYERS), AGES, COLOURS)
        self.war = names.table("war", AGES, margins, margins)
        self.symbol = names.table("symbol", AGES, numbered(0, MOST_SYMBOLS), numbered(0, MOST_SETS))
        self.wild = names.table("wild", AGES, numbered(0, MOST_SYMBOLS))
        self.good = names.table("good", AGES, NAMES, numbered(0, MOST_UNITS))
        self.sellers = names.table("sellers", AGES, numbered(0, MOST_SELLERS))
        self.points = names.table("points", AGES)

    def add(self, game: ClassicGame, decision: Decision, choice: i64, terms: Terms) -> None:
        """Add the features of an option."""
        use = use_of(choice)
        number = card_of(choice)
        age: i64 = game.age if game.age < LAST_AGE else LAST_AGE
        row = self.rows[use]
        thing = row * self.width + (number if number < self.width else self.width - 1)
        late = game.turn / self.last_turn
        terms.add(self.card + thing)
        terms.add(self.late + thing, late)
        terms.add(self.moment + (row * len(AGES) + age) * (self.last_turn + 1) + game.turn)
        city = game.cities[decision.seat]
        if use == SELL:
            terms.add(self.poor + age * (MOST_COINS + 1) + within(city.coins, 0, MOST_COINS))
        elif use == STAGE:
            stage = stage_number(game, city, choice)
            place = city.board * MOST_STAGES + stage
            terms.add(self.stage + place)
            terms.add(self.stage_late + place, late)
            self.add_gift(game, decision.seat, age, self.stage_gifts[city.board][stage], terms)
        elif use <= TAKE:
            self.add_card(game, decision.seat, age, use, number, terms)
        self.add_price(city, age, use, number, choice, terms)

    def add_card(self, game: ClassicGame, seat: i64, age: i64, use: i64, number: i64, terms: Terms) -> None:
        """Add the features of a card that is built."""
        card = self.library.cards[number]
        if use == BUILD and is_chained(game.cities[seat], card):
            terms.add(self.chain + age)
        players: i64 = len(game.drafting) - FEWEST_PLAYERS
        terms.add(self.table_size + (players * len(AGES) + age) * len(COLOURS) + card.colour)
        self.add_gift(game, seat, age, self.gifts[number], terms)

    def add_price(self, city: City, age: i64, use: i64, number: i64, choice: i64, terms: Terms) -> None:
        """Add the coins that are paid and left, and the extra that goes with the card."""
        price = coins_of(trade_in(choice))
        if price:
            terms.add(self.price + age, float(int(price)))
        if use == BUILD or use == STAGE:
            bank = self.library.cards[number].coins if use == BUILD else 0
            terms.add(self.left_over + age * (MOST_COINS + 1) + within(city.coins - price - bank, 0, MOST_COINS))
        extra = extra_of(choice)
        if extra:
            terms.add(self.extra + extra * len(AGES) + age)
            terms.add(self.extra_colour + extra * len(COLOURS) + self.library.cards[number].colour)

    def add_gift(self, game: ClassicGame, seat: i64, age: i64, gift: Gift, terms: Terms) -> None:
        """Add the gains of the city from a card or stage."""
        city = game.cities[seat]
        if gift.shields:
            self.add_shields(city, game.cities[game.left(seat)], age, gift.shields, terms)
            self.add_shields(city, game.cities[game.right(seat)], age, gift.shields, terms)
        if gift.symbol >= 0:
            symbols = city.symbols
            other: i64 = min(symbols[(gift.symbol + 1) % 3], symbols[(gift.symbol + 2) % 3])
            own = within(symbols[gift.symbol], 0, MOST_SYMBOLS)
            terms.add(self.symbol + (age * (MOST_SYMBOLS + 1) + own) * (MOST_SETS + 1) + within(other, 0, MOST_SETS))
        if gift.wilds:
            terms.add(self.wild + age * (MOST_SYMBOLS + 1) + within(max(city.symbols), 0, MOST_SYMBOLS))
        if gift.makes_goods:
            self.add_goods(game, seat, age, gift, terms)
        if gift.counting:
            points = 0
            for effect in gift.counting:
                points += effect.points(game, seat)
            terms.add(self.points + age, POINTS * points)

    def add_shields(self, city: City, other: City, age: i64, shields: i64, terms: Terms) -> None:
        """Add the effect of the shields at one border."""
        before = city.shields - other.shields
        place = age * MARGINS + within(before, -MOST_MARGIN, MOST_MARGIN) + MOST_MARGIN
        terms.add(self.war + place * MARGINS + within(before + shields, -MOST_MARGIN, MOST_MARGIN) + MOST_MARGIN)

    def add_goods(self, game: ClassicGame, seat: i64, age: i64, gift: Gift, terms: Terms) -> None:
        """Add goods by the units of them that the city makes, and the number of neighbours who sell them."""
        city = game.cities[seat]
        left = game.cities[game.left(seat)]
        right = game.cities[game.right(seat)]
        for kind in range(KINDS):
            units = gift.goods[kind]
            if units > 0.0:
                own = within(units_of(city.own_goods, city.own_reach, kind), 0, MOST_UNITS)
                terms.add(self.good + (age * KINDS + kind) * (MOST_UNITS + 1) + own, units)
                sellers: i64 = 0
                if units_of(left.sold_goods, left.sold_reach, kind):
                    sellers += 1
                if units_of(right.sold_goods, right.sold_reach, kind):
                    sellers += 1
                terms.add(self.sellers + age * (MOST_SELLERS + 1) + sellers, units)


def within(number: i64, least: i64, most: i64) -> i64:
    """Clamp the number to the limits."""
    if number < least:
        return least
    return most if number > most else number


def units_of(goods: i64, reach: i64, kind: i64) -> i64:
    """Count the units of a kind that a city makes; a producer that could make it counts as one."""
    units = (goods >> (BITS * kind)) & UNIT_MASK
    return units + 1 if (reach >> (BITS * kind)) & UNIT_MASK else units


def ordered_verbs() -> list[Verb]:
    """List all verbs, in the order of their uses."""
    by_use = verbs().by_use
    return [by_use[use] for use in sorted(by_use)]


def verb_rows() -> vec[i64]:
    """Return the row of each use in tables by verb."""
    uses = sorted(verbs().by_use)
    return vector_of([uses.index(use) if use in uses else NO_VERB for use in range(uses[-1] + 1)])


def names_of_things(library: Library) -> list[str]:
    """List every use with every card, or with every number if the use has no card."""
    cards = [card.ident for card in library.cards] + ["none"]
    numbers = [*numbered(0, len(library.cards) - 1), "none"]
    return [f"{verb.name}.{thing}" for verb in ordered_verbs() for thing in (cards if verb.has_card() else numbers)]


def extra_names() -> list[str]:
    """List a name for each number that an extra may have."""
    known = extra_numbers()
    return [known.get(number, str(number)) for number in range(max(known, default=0) + 1)]
