"""Features of a city among its neighbours: its points so far, and its means to grow."""

from typing import Final, final

from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.library import Library
from sevenwonders.classic.science import science_points
from sevenwonders.classic.scoring import score_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.trade.resources import KINDS, NAMES
from sevenwonders.encode.classic.features.option_features import (
    FEWEST_PLAYERS,
    MOST_MARGIN,
    MOST_PLAYERS,
    MOST_STAGES,
    units_of,
    within,
)
from sevenwonders.encode.features import Names, Terms, numbered

# A third and a fourth unit of a good are of some use in Age III.
MOST_UNITS: Final = 3
PLENTY: Final = 12


@final
class CityFeatures:
    """The numbers of the features of a city at one table."""

    def __init__(self, library: Library, names: Names) -> None:
        self.library = library
        self.always = names.table("players", numbered(FEWEST_PLAYERS, MOST_PLAYERS))
        self.points = names.table("points", library.categories)
        self.coins = names.block(["coins", "coins.few", "coins.plenty"])
        self.border = names.table("border", numbered(-MOST_MARGIN, MOST_MARGIN))
        self.shields = names.block(["shields"])
        self.symbols = names.block(["symbols.most", "symbols.second", "symbols.least", "symbols.wild", "symbols.next"])
        self.goods = names.table("goods", NAMES, numbered(1, MOST_UNITS))
        self.choices = names.block(["goods.choices", "goods.kinds"])
        self.next_door = names.table("goods.next_door", NAMES)
        self.prices = names.table("cheap", ["raw_left", "raw_right", "manufactured_left", "manufactured_right"])
        self.stages = names.table("stages", [board.ident for board in library.boards], numbered(0, MOST_STAGES))
        self.colours = names.table("cards", COLOURS)
        self.colours_next_door = names.table("cards.next_door", COLOURS)
        self.chains = names.block(["chains", "free_build"])
        self.built = names.table("built", [card.ident for card in library.cards])

    def add(self, game: ClassicGame, seat: i64, terms: Terms) -> None:
        """Add the features of a city."""
        city = game.cities[seat]
        left = game.cities[game.left(seat)]
        right = game.cities[game.right(seat)]
        players: i64 = len(game.drafting)
        terms.add(self.always + players - FEWEST_PLAYERS)
        line: i64 = self.points
        for points in score_of(game, seat).points:
            if points:
                terms.count(line, points)
            line += 1
        self.add_means(city, terms)
        self.add_border(city, left, terms)
        self.add_border(city, right, terms)
        self.add_symbols(city, terms)
        self.add_goods(city, left, right, terms)
        self.add_cards(city, left, right, terms)

    def add_means(self, city: City, terms: Terms) -> None:
        """Add coins, stages and rights."""
        coins = city.coins
        terms.count(self.coins, coins)
        terms.count(self.coins + 1, within(3 - coins, 0, 3))
        terms.count(self.coins + 2, within(coins - PLENTY, 0, PLENTY))
        terms.add(self.stages + city.board * (MOST_STAGES + 1) + within(city.stages, 0, MOST_STAGES))
        terms.count(self.chains, int(city.chains | city.new_chains).bit_count())
        if city.free_build_ready:
            terms.add(self.chains + 1)
        terms.count(self.shields, city.shields)

    def add_border(self, city: City, other: City, terms: Terms) -> None:
        """Add the margin in shields at one border."""
        terms.add(self.border + within(city.shields - other.shields, -MOST_MARGIN, MOST_MARGIN) + MOST_MARGIN)

    def add_symbols(self, city: City, terms: Terms) -> None:
        """Add the science symbols, and the points that one more would bring."""
        counts = sorted(city.symbols)
        terms.count(self.symbols, counts[2])
        terms.count(self.symbols + 1, counts[1])
        terms.count(self.symbols + 2, counts[0])
        terms.count(self.symbols + 3, city.wild_symbols)
        now = science_points(counts[0], counts[1], counts[2])
        more = science_points(counts[0], counts[1], counts[2] + 1)
        set_made = science_points(counts[0] + 1, counts[1], counts[2])
        terms.count(self.symbols + 4, (max(more, set_made) - now))

    def add_goods(self, city: City, left: City, right: City, terms: Terms) -> None:
        """Add goods of the city and of its neighbours, and their prices."""
        kinds: i64 = 0
        for kind in range(KINDS):
            units = units_of(city.own_goods, city.own_reach, kind)
            if units:
                kinds += 1
                for more in range(within(units, 0, MOST_UNITS)):
                    terms.add(self.goods + kind * MOST_UNITS + more)
            if units_of(left.sold_goods, left.sold_reach, kind) or units_of(right.sold_goods, right.sold_reach, kind):
                terms.add(self.next_door + kind)
        terms.count(self.choices, city.own_choice_count)
        terms.count(self.choices + 1, kinds)
        if city.raw_left < 2:
            terms.add(self.prices)
        if city.raw_right < 2:
            terms.add(self.prices + 1)
        if city.manufactured_left < 2:
            terms.add(self.prices + 2)
        if city.manufactured_right < 2:
            terms.add(self.prices + 3)

    def add_cards(self, city: City, left: City, right: City, terms: Terms) -> None:
        """Add the cards of the city, and neighbouring colours that guilds may count."""
        for colour in range(len(COLOURS)):
            if city.colours[colour]:
                terms.count(self.colours + colour, city.colours[colour])
            next_door = left.colours[colour] + right.colours[colour]
            if next_door:
                terms.count(self.colours_next_door + colour, next_door)
        for card in city.built:
            terms.add(self.built + card)
