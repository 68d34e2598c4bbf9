"""Features of a city: points, stages, symbols, tokens, battles, who is ahead, and the face-up cards within reach."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sevenwonders.architects.battle import duel
from sevenwonders.architects.cards import COIN, FIRST_SYMBOL, GOODS, SYMBOLS
from sevenwonders.architects.city import City
from sevenwonders.architects.kinds import CARD
from sevenwonders.architects.library import Library
from sevenwonders.architects.scoring import civilian_points, token_points, wonder_points
from sevenwonders.architects.seating import left_of, right_of
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.encode.architects.ways import Way, sets_in, single_symbols, way_of, way_with
from sevenwonders.encode.features import Names, Terms, numbered

# A card brings the next stage closer or not, completes a set of symbols or not, and so on.
GOOD_FOR: Final = ["stage", "later", "set", "symbol", "shield", "horns", "points", "cat"]
TO_STAGE: Final = 0
TO_LATER: Final = 1
TO_SET: Final = 2
TO_SYMBOL: Final = 3
TO_SHIELD: Final = 4
TO_HORNS: Final = 5
TO_POINTS: Final = 6
TO_CAT: Final = 7
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 7
MOST_NEAR: Final = 6
MOST_NEXT: Final = 4
MOST_EQUAL: Final = 4
MOST_EFFECTS: Final = 3
# Leads in shields beyond this make no difference.
MOST_LEAD: Final = 3
LEADS: Final = 2 * MOST_LEAD + 1
# Leads in points are told apart by threes, up to four of these.
POINTS_STEP: Final = 3
MOST_STEPS: Final = 4
STEPS: Final = 2 * MOST_STEPS + 1
# The last cards before the end of a wonder.
MOST_FINISHING: Final = 3
# A face-up card: one that completes a stage, or else its use.
OFFERS: Final = ["completes", *GOOD_FOR]


@final
@mypyc_attr(acyclic=True)
class Standing:
    """A table at one moment, by seat. `mover` is the seat that takes the next card at the start of a turn."""

    __slots__ = ("blue", "lasting", "mover", "progress", "shields", "stages", "to_end", "totals", "ways")

    def __init__(self, game: ArchitectsGame) -> None:
        library = game.library
        self.blue: list[int] = []
        self.stages: list[int] = []
        self.progress: list[int] = []
        self.totals: list[int] = []
        self.shields: list[int] = []
        self.lasting: list[int] = []
        self.ways: list[Way] = []
        self.to_end: i64 = 99
        for seat in range(len(game.cities)):
            city = game.cities[seat]
            blue = civilian_points(library, city)
            stages = wonder_points(library, city)
            progress = sum(token_points(library, city)) if city.tokens else 0
            cat = library.cat_points if game.cat == seat else 0
            self.blue.append(blue)
            self.stages.append(stages)
            self.progress.append(progress)
            self.totals.append(blue + stages + progress + cat + library.victory_points * city.victories)
            self.shields.append(city.shields(library))
            self.lasting.append(city.lasting_shields(library))
            way = way_of(library, city)
            self.ways.append(way)
            self.to_end = min(self.to_end, way.to_top())
        taking = bool(game.decisions) and game.decisions[0].kind == CARD
        self.mover: i64 = game.active if taking else left_of(game.active, len(game.cities))

    def best_of_others(self, seat: i64) -> int:
        """Return the most points of any other city."""
        best = 0
        for other in range(len(self.totals)):
            if other != seat:
                best = max(best, self.totals[other])
        return best


def good_for(library: Library, city: City, to_next: i64, card: i64) -> i64:
    """Classify the use of a card as an index of GOOD_FOR, if the next stage lacks `to_next` cards."""
    if card <= COIN:
        return TO_STAGE if way_with(library, city, card).to_next() < to_next else TO_LATER
    if card < FIRST_SYMBOL + SYMBOLS:
        return TO_SET if makes_set(city, card) else TO_SYMBOL
    facts = library.cards[card]
    if facts.shields:
        return TO_HORNS if facts.horns else TO_SHIELD
    return TO_CAT if facts.cat else TO_POINTS


def makes_set(city: City, card: i64) -> bool:
    """Return whether a green card completes a set of symbols."""
    before = sets_in(city)
    city.cards[card] += 1
    after = sets_in(city)
    city.cards[card] -= 1
    return after > before


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
        self.wait = names.table("wait", numbered(0, MOST_PLAYERS - 1))
        self.extra = names.block(["extra"])
        # The lead in points over the best other city, of a city that is nearest to its end and of one that is not.
        self.lead = names.table("lead", ["first", "later"], numbered(-MOST_STEPS, MOST_STEPS))
        # Whether a city that is about to finish its wonder would win by it.
        self.finish = names.table("finish", numbered(0, MOST_FINISHING), ["ahead", "behind"])
        # Cards that no player can take before the city's next turn, and those that one can.
        self.offer = names.table("offer", ["sure", "open"], OFFERS)

    def add(self, game: ArchitectsGame, seat: i64, standing: Standing, terms: Terms) -> None:
        """Add the features of a seat's city."""
        city = game.cities[seat]
        players: i64 = len(game.cities)
        way = standing.ways[seat]
        terms.add(self.players + players - FEWEST_PLAYERS)
        terms.count(self.blue, standing.blue[seat])
        terms.count(self.blue + 1, standing.stages[seat])
        terms.count(self.blue + 2, city.victories)
        terms.count(self.blue + 3, standing.progress[seat])
        if game.cat == seat:
            terms.add(self.blue + 4)
        self.add_wonder(game.library, city, way, standing, terms)
        terms.add(self.symbols + single_symbols(city))
        terms.count(self.sets, sets_in(city))
        for token in city.tokens:
            terms.add(self.token + token)
        self.add_battles(game, seat, standing, terms)
        wait = seat - standing.mover
        if wait < 0:
            wait += players
        terms.add(self.wait + wait)
        if seat == game.active and game.armed:
            terms.add(self.extra)
        self.add_lead(game.library, city, seat, standing, terms)
        # The left-hand neighbour plays after the city unless the city has just played. The right-hand one plays before.
        self.add_offer(game, city, way, game.decks[seat], wait < players - 1, terms)
        self.add_offer(game, city, way, game.decks[right_of(seat, players)], wait == 0, terms)

    def add_wonder(self, library: Library, city: City, way: Way, standing: Standing, terms: Terms) -> None:
        """Add the progress of the wonder, and the means to build it."""
        board = library.boards[city.board]
        to_top = way.to_top()
        terms.count(self.to_top, to_top)
        terms.count(self.to_top + 1, to_top - standing.to_end)
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

    def add_battles(self, game: ArchitectsGame, seat: i64, standing: Standing, terms: Terms) -> None:
        """Add the leads over the neighbours: in lasting shields, and in all shields as the battle comes closer."""
        players: i64 = len(game.cities)
        near = 1.0 - game.peace / game.library.conflict_tokens[players]
        other = left_of(seat, players)
        self.add_border(seat, other, standing, near, terms)
        if players == FEWEST_PLAYERS:
            mine = standing.shields[seat]
            terms.add(self.duel + duel(mine, standing.shields[other]), near)
            terms.add(self.duel_lost + duel(standing.shields[other], mine), near)
        else:
            self.add_border(seat, right_of(seat, players), standing, near, terms)

    def add_border(self, seat: i64, other: i64, standing: Standing, near: float, terms: Terms) -> None:
        """Add the lead over one neighbour."""
        terms.add(self.lasting + lead_over(standing.lasting[seat], standing.lasting[other]))
        terms.add(self.battle + lead_over(standing.shields[seat], standing.shields[other]), near)

    def add_lead(self, library: Library, city: City, seat: i64, standing: Standing, terms: Terms) -> None:
        """Add who is ahead in points: now, and once the wonder is finished."""
        best = standing.best_of_others(seat)
        mine = standing.totals[seat]
        to_top = standing.ways[seat].to_top()
        step: i64 = (mine - best + MOST_STEPS * POINTS_STEP + POINTS_STEP // 2) // POINTS_STEP
        step = max(step, 0)
        step = min(step, STEPS - 1)
        terms.add(self.lead + step + (0 if to_top == standing.to_end else STEPS))
        if to_top <= MOST_FINISHING:
            for number in standing.ways[seat].stages:
                mine += library.boards[city.board].stages[number].points
            terms.add(self.finish + 2 * to_top + (0 if mine >= best else 1))

    def add_offer(self, game: ArchitectsGame, city: City, way: Way, deck: list[int], sure: bool, terms: Terms) -> None:
        """Add the use of the card on top of a face-up deck."""
        if not deck:
            return
        to_next = way.to_next()
        good = good_for(game.library, city, to_next, deck[-1])
        place = 0 if good == TO_STAGE and to_next == 1 else good + 1
        terms.add(self.offer + place + (0 if sure else len(OFFERS)))


def lead_over(mine: i64, other: i64) -> i64:
    """Return the position of a lead in shields in a row of LEADS features."""
    lead = mine - other + MOST_LEAD
    if lead < 0:
        return 0
    return lead if lead < LEADS else LEADS - 1
