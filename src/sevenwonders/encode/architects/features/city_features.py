"""Features of a city: its points, how close its stages are, its symbols and tokens, and its battles."""

from typing import Final, final

from mypy_extensions import i64

from sevenwonders.architects.battle import duel
from sevenwonders.architects.cards import COIN, GOODS
from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library
from sevenwonders.architects.scoring import civilian_points, token_points, wonder_points
from sevenwonders.architects.seating import left_of, right_of
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.encode.architects.science import sets_in, single_symbols
from sevenwonders.encode.architects.ways import cards_to_end, way_of
from sevenwonders.encode.features import TENTH, Terms
from sevenwonders.encode.names import Names, numbered

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 7
MOST_NEAR: Final = 6
MOST_NEXT: Final = 4
MOST_EQUAL: Final = 4
MOST_EFFECTS: Final = 3
# Leads in shields beyond this make no difference.
MOST_LEAD: Final = 3
LEADS: Final = 2 * MOST_LEAD + 1


@final
class CityFeatures:
    """The numbers of the features of a city."""

    def __init__(self, library: Library, names: Names) -> None:
        leads = numbered(-MOST_LEAD, MOST_LEAD)
        boards = [board.ident for board in library.boards]
        self.players = names.table("players", numbered(FEWEST_PLAYERS, MOST_PLAYERS))
        self.blue = names.block(["blue", "stages", "victories", "tokens", "cat"])
        self.to_top = names.block(["to_top", "behind"])
        self.near_top = names.table("near_top", numbered(0, MOST_NEAR))
        self.to_next = names.table("to_next", numbered(0, MOST_NEXT))
        self.next_points = names.block(["next_points"])
        self.coins = names.block(["coins"])
        self.kinds = names.table("kinds", numbered(0, GOODS))
        self.equal = names.table("equal", numbered(0, MOST_EQUAL))
        self.symbols = names.table("symbols", numbered(0, 2))
        self.sets = names.block(["sets"])
        self.token = names.block([f"token.{token.ident}" for token in library.tokens])
        self.lasting = names.table("lasting", leads)
        self.battle = names.table("battle", leads)
        self.duel = names.table("duel", numbered(0, 2))
        self.duel_lost = names.table("duel_lost", numbered(0, 2))
        self.effects = names.table("effects", boards, numbered(0, MOST_EFFECTS))
        self.wait = names.block(["wait", "extra"])

    def add(self, game: ArchitectsGame, seat: int, terms: Terms) -> None:
        """Add the features of a seat's city."""
        library = game.library
        city = game.cities[seat]
        players = len(game.cities)
        terms.add(self.players + players - FEWEST_PLAYERS)
        terms.count(self.blue, civilian_points(library, city))
        terms.count(self.blue + 1, wonder_points(library, city))
        terms.count(self.blue + 2, city.victories)
        terms.count(self.blue + 3, sum(token_points(library, city)))
        if game.cat == seat:
            terms.add(self.blue + 4)
        self.add_wonder(game, city, terms)
        terms.add(self.symbols + single_symbols(city))
        terms.count(self.sets, sets_in(city))
        for token in city.tokens:
            terms.add(self.token + token)
        self.add_battles(game, seat, terms)
        terms.add(self.wait, TENTH * ((seat - game.active) % players))
        if seat == game.active and game.armed:
            terms.add(self.wait + 1)

    def add_wonder(self, game: ArchitectsGame, city: City, terms: Terms) -> None:
        """Add how far the wonder is, and what it can be built with."""
        library = game.library
        board = library.boards[city.board]
        way = way_of(library, city)
        to_top = way.to_top()
        terms.count(self.to_top, to_top)
        terms.count(self.to_top + 1, to_top - cards_to_end(library, game.cities))
        if to_top <= MOST_NEAR:
            terms.add(self.near_top + to_top)
        if way.stages:
            terms.add(self.to_next + min(MOST_NEXT, way.to_next()))
            terms.count(self.next_points, board.stages[way.stages[0]].points)
        kinds = 0
        equal = 0
        for good in range(GOODS):
            kinds += 1 if city.cards[good] else 0
            equal = max(equal, city.cards[good])
        terms.count(self.coins, city.cards[COIN])
        terms.add(self.kinds + kinds)
        terms.add(self.equal + min(MOST_EQUAL, equal))
        effects = 0
        for number in range(len(board.stages)):
            if board.stages[number].effect and not city.has_built(number):
                effects += 1
        terms.add(self.effects + city.board * (MOST_EFFECTS + 1) + effects)

    def add_battles(self, game: ArchitectsGame, seat: int, terms: Terms) -> None:
        """Add the leads over the neighbours: in shields that last, and in all of them as the battle comes closer."""
        library = game.library
        players = len(game.cities)
        near = 1.0 - game.peace / library.conflict_tokens[players]
        city = game.cities[seat]
        shields = city.shields(library)
        lasting = city.lasting_shields(library)
        other = game.cities[left_of(seat, players)]
        terms.add(self.lasting + lead_over(lasting, other.lasting_shields(library)))
        terms.add(self.battle + lead_over(shields, other.shields(library)), near)
        if players == FEWEST_PLAYERS:
            terms.add(self.duel + duel(shields, other.shields(library)), near)
            terms.add(self.duel_lost + duel(other.shields(library), shields), near)
            return
        other = game.cities[right_of(seat, players)]
        terms.add(self.lasting + lead_over(lasting, other.lasting_shields(library)))
        terms.add(self.battle + lead_over(shields, other.shields(library)), near)


def lead_over(mine: i64, other: i64) -> i64:
    """The place of a lead in shields in a row of LEADS features."""
    lead = mine - other + MOST_LEAD
    if lead < 0:
        return 0
    return lead if lead < LEADS else LEADS - 1
