"""Features of the options of a decision: the use of a card, a token or a stage for its city."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sevenwonders.architects.build import add_stage
from sevenwonders.architects.cards import CARDS, COIN, FIRST_SYMBOL, NO_CARD, SYMBOLS, counts_of
from sevenwonders.architects.choice import (
    KEEP,
    LOOK,
    SCIENCE,
    STAGE,
    TAKE,
    TOKEN,
    UNSEEN,
    argument_of,
    paid,
    payment_of,
    stage_of,
    use_of,
)
from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library
from sevenwonders.architects.payment import tokens_used
from sevenwonders.architects.scoring import points_of_token
from sevenwonders.architects.seating import deck_at, left_of, right_of
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.take import peace_after
from sevenwonders.architects.tokens import discard_set
from sevenwonders.architects.view import known_top
from sevenwonders.encode.architects.features.city_features import (
    GOOD_FOR,
    LEADS,
    MOST_LEAD,
    good_for,
    lead_over,
    makes_set,
)
from sevenwonders.encode.architects.ways import cards_to_end, single_symbols, way_of, way_with
from sevenwonders.encode.features import TENTH, Names, Terms, numbered

USES: Final = ["take", "stage", "science", "token", "look", "keep", "done"]
MOST_NEXT: Final = 4
MOST_PEACE: Final = 3
# The most cards by which a payment may set a wonder back.
MOST_WASTE: Final = 3
# How far a game is, by the cards that the nearest wonder lacks.
PHASES: Final = ["end", "late", "middle", "early"]
PHASE_ENDS: Final = [2, 5, 9]
MINE: Final = 0
NOBODYS: Final = 1
ANOTHERS: Final = 2


@final
@mypyc_attr(acyclic=True)
class Moment:
    """Facts that all options of a decision share."""

    __slots__ = ("city", "phase", "race", "shields", "sides", "to_next", "to_top")

    def __init__(self, game: ArchitectsGame, seat: int) -> None:
        library = game.library
        city = game.cities[seat]
        way = way_of(library, city)
        players = len(game.cities)
        self.city = city
        self.to_next: i64 = way.to_next()
        self.to_top: i64 = way.to_top()
        self.phase = phase_of(cards_to_end(library, game.cities))
        rivals = [other for other in game.cities if other is not city]
        self.race: i64 = phase_of(self.to_top) * len(PHASES) + phase_of(cards_to_end(library, rivals))
        self.shields: i64 = city.shields(library)
        self.sides = [game.cities[left_of(seat, players)].shields(library)]
        if players > 2:
            self.sides.append(game.cities[right_of(seat, players)].shields(library))


@final
class OptionFeatures:
    """The numbers of the features of options."""

    def __init__(self, library: Library, names: Names) -> None:
        cards = [card.ident for card in library.cards]
        tokens = [token.ident for token in library.tokens]
        boards = [board.ident for board in library.boards]
        self.use = names.table("use", USES, PHASES)
        self.card = names.table("card", cards, PHASES)
        # The uses of cards, by the phase of the city's own wonder and of the nearest other one.
        self.plan = names.table("plan", PHASES, PHASES, GOOD_FOR)
        self.unseen = names.table("unseen", PHASES)
        self.unseen_next = names.table("unseen_next", numbered(0, MOST_NEXT))
        # How many cards the next stage lacks, before a card that brings it closer and before one that does not.
        self.closer = names.table("closer", PHASES, numbered(0, MOST_NEXT))
        self.no_closer = names.table("no_closer", PHASES, numbered(0, MOST_NEXT))
        self.top_closer = names.table("top_closer", PHASES)
        self.completes = names.table("completes", boards, numbered(1, 5))
        self.ends = names.block(["ends.ahead", "ends.behind"])
        self.symbol = names.table("symbol", PHASES, numbered(0, 2), ["set", "no_set"])
        self.war = names.table("war", numbered(0, MOST_PEACE), numbered(-MOST_LEAD, MOST_LEAD), numbered(0, 2))
        self.duel = names.table("duel", numbered(0, MOST_PEACE), numbered(-MOST_LEAD, MOST_LEAD), numbered(0, 2))
        self.cat = names.table("cat", PHASES, ["mine", "free", "taken"])
        self.extra = names.table("extra", PHASES)
        self.denied = names.table("denied", cards)
        self.denied_stage = names.block(["denied_stage", "denied_set"])
        self.token = names.table("token", tokens, PHASES)
        self.second = names.block(["second_token"])
        self.token_unseen = names.table("token_unseen", PHASES)
        self.stage = names.table("stage", boards, numbered(1, 5))
        # The cards by which a payment sets the wonder back, and those that the next stage lacks afterwards.
        self.waste = names.table("waste", numbered(0, MOST_WASTE))
        self.leaves = names.table("leaves", numbered(0, MOST_NEXT))
        self.pays = names.block(["pays.coins", "pays.token"])
        self.symbols_left = names.table("symbols_left", numbered(0, 2))
        self.token_points = names.block(["token_points"])
        self.look = names.block(["look.size"])

    def add(self, game: ArchitectsGame, seat: int, moment: Moment, choice: i64, terms: Terms) -> None:
        """Add the features of an option."""
        use = use_of(choice)
        argument = argument_of(choice)
        terms.add(self.use + use * len(PHASES) + moment.phase)
        if use == TAKE:
            self.add_take(game, seat, moment, deck_at(game.cities, seat, argument), terms)
        elif use == KEEP:
            self.add_card(game, seat, moment, argument, terms)
        elif use == TOKEN:
            self.add_token(game.library, moment, argument, terms)
        elif use == STAGE:
            self.add_stage(game.library, moment, choice, terms)
        elif use == SCIENCE:
            after = moment.city.copy()
            discard_set(game.library, after, argument, [0] * CARDS)
            terms.add(self.symbols_left + single_symbols(after))
        elif use == LOOK:
            deck = game.decks[deck_at(game.cities, seat, argument)]
            terms.add(self.look, TENTH * len(deck))
            self.add_unseen(game, moment, deck, terms)

    def add_take(self, game: ArchitectsGame, seat: int, moment: Moment, deck: i64, terms: Terms) -> None:
        """Add the known facts about the top of a deck."""
        card = known_top(game, deck, seat)
        if card == NO_CARD:
            self.add_unseen(game, moment, game.decks[deck], terms)
            return
        self.add_card(game, seat, moment, card, terms)
        # The deck on the left and the central one are within reach of the next player.
        if deck == seat or deck == len(game.cities):
            self.add_denied(game, game.cities[left_of(seat, len(game.cities))], card, terms)

    def add_unseen(self, game: ArchitectsGame, moment: Moment, cards: list[int], terms: Terms) -> None:
        """Add the likely uses of a card whose place in its deck is unknown."""
        terms.add(self.unseen + moment.phase)
        terms.add(self.unseen_next + min(MOST_NEXT, int(moment.to_next)))
        counts = counts_of(cards)
        plan = self.plan + moment.race * len(GOOD_FOR)
        for card in range(len(counts)):
            if counts[card]:
                terms.add(plan + good_for(game.library, moment.city, moment.to_next, card), counts[card] / len(cards))

    def add_card(self, game: ArchitectsGame, seat: int, moment: Moment, card: i64, terms: Terms) -> None:
        """Add the card's benefit for the city."""
        library = game.library
        city = moment.city
        terms.add(self.card + card * len(PHASES) + moment.phase)
        terms.add(self.plan + moment.race * len(GOOD_FOR) + good_for(library, city, moment.to_next, card))
        if library.after_card[card] & city.fresh_tokens(game.used | game.armed):
            terms.add(self.extra + moment.phase)
        if card <= COIN:
            self.add_resource(game, seat, moment, card, terms)
        elif card < FIRST_SYMBOL + SYMBOLS:
            singles = single_symbols(city)
            kind = 0 if makes_set(city, card) else 1
            terms.add(self.symbol + (moment.phase * 3 + singles) * 2 + kind)
        elif library.cards[card].shields:
            self.add_shield(game, moment, library.cards[card].horns, terms)
        elif library.cards[card].cat:
            owner = MINE if game.cat == seat else NOBODYS if game.cat < 0 else ANOTHERS
            terms.add(self.cat + moment.phase * 3 + owner)

    def add_resource(self, game: ArchitectsGame, seat: int, moment: Moment, card: i64, terms: Terms) -> None:
        """Add how much closer a resource or coin brings the next stages."""
        library = game.library
        city = moment.city
        way = way_with(library, city, card)
        place = moment.phase * (MOST_NEXT + 1) + min(MOST_NEXT, int(moment.to_next))
        terms.add((self.closer if way.to_next() < moment.to_next else self.no_closer) + place)
        if way.to_top() < moment.to_top:
            terms.add(self.top_closer + moment.phase)
        if way.stages and way.missing[0] == 0:
            terms.add(self.completes + city.board * 5 + way.stages[0])
            if way.to_top() == 0:
                terms.add(self.ends + (0 if leads(game, seat) else 1))

    def add_shield(self, game: ArchitectsGame, moment: Moment, horns: int, terms: Terms) -> None:
        """Add the position of a shield between the neighbours, and how near it brings the battle."""
        peace = min(MOST_PEACE, peace_after(game.peace, horns))
        block = self.war if len(moment.sides) > 1 else self.duel
        for other in moment.sides:
            terms.add(block + (peace * LEADS + lead_over(moment.shields, other)) * 3 + horns)

    def add_denied(self, game: ArchitectsGame, city: City, card: i64, terms: Terms) -> None:
        """Add what the next player is denied."""
        terms.add(self.denied + card)
        library = game.library
        if card <= COIN:
            before = way_of(library, city).to_next()
            if before and way_with(library, city, card).to_next() == 0:
                terms.add(self.denied_stage)
        elif card < FIRST_SYMBOL + SYMBOLS and makes_set(city, card):
            terms.add(self.denied_stage + 1)

    def add_stage(self, library: Library, moment: Moment, choice: i64, terms: Terms) -> None:
        """Add a stage, and what its payment leaves for the other stages."""
        city = moment.city
        stage = stage_of(choice)
        payment = payment_of(choice)
        terms.add(self.stage + city.board * 5 + stage)
        after = city.copy()
        add_stage(library, after, stage, payment, [0] * CARDS)
        way = way_of(library, after)
        waste = way.to_top() - moment.to_top
        terms.add(self.waste + (0 if waste < 0 else min(MOST_WASTE, int(waste))))
        terms.add(self.leaves + min(MOST_NEXT, way.to_next()))
        terms.count(self.pays, paid(payment, COIN))
        if tokens_used(library, payment):
            terms.add(self.pays + 1)

    def add_token(self, library: Library, moment: Moment, token: i64, terms: Terms) -> None:
        """Add a progress token."""
        if token == UNSEEN:
            terms.add(self.token_unseen + moment.phase)
            return
        terms.add(self.token + token * len(PHASES) + moment.phase)
        city = moment.city
        before = city.tokens.count(token)
        if before:
            terms.add(self.second)
        terms.count(self.token_points, points_of_token(library, city, token, before))


def phase_of(to_end: i64) -> i64:
    """Return the number of the phase of a game."""
    phase: i64 = 0
    for end in PHASE_ENDS:
        if to_end > end:
            phase += 1
    return phase


def leads(game: ArchitectsGame, seat: int) -> bool:
    """Return whether no city would have more points if the seat's wonder were finished now."""
    scores = game.score_sheet()
    city = game.cities[seat]
    board = game.library.boards[city.board]
    mine = scores[seat].total()
    for number in range(len(board.stages)):
        if not city.has_built(number):
            mine += board.stages[number].points
    # Its own score is lower, so it needs no exception.
    return max([score.total() for score in scores]) <= mine
