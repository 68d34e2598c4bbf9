"""A position put on the table by hand: for scenarios, score sheets and studies."""

from typing import final

from sevenwonders.classic.armada.part import IslandPiles
from sevenwonders.classic.build import add_card, add_stages
from sevenwonders.classic.city import City
from sevenwonders.classic.edifice.part import Projects
from sevenwonders.classic.free_city.rule import pile_of
from sevenwonders.classic.kinds import BEGIN_AGE
from sevenwonders.classic.library import Library, library_for
from sevenwonders.classic.options import is_built
from sevenwonders.classic.settings import TWO_PLAYER, checked_config, seats_of
from sevenwonders.classic.setup import empty_game, new_city, shuffled_decks
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.turn import begin_turn
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig


@final
class CitySetup:
    """One city of a position: card and board numbers of the library. Leaders in the city stand among `built`.

    `leaders` are those still in hand; `debts` and `diplomacy` are for games that have them.
    """

    __slots__ = (
        "board",
        "built",
        "built_stages",
        "coins",
        "debts",
        "diplomacy",
        "fleets",
        "hand",
        "leaders",
        "naval",
        "pawns",
        "shipyard",
        "stages",
        "tokens",
    )

    def __init__(
        self,
        board: int,
        coins: int,
        stages: int,
        built: list[int],
        hand: list[int],
        tokens: list[int],
        leaders: list[int] | None = None,
        debts: int = 0,
        diplomacy: int = 0,
        built_stages: int = 0,
        shipyard: int = 0,
        fleets: list[int] | None = None,
        naval: list[int] | None = None,
        pawns: list[int] | None = None,
    ) -> None:
        self.board = board
        self.coins = coins
        self.stages = stages
        self.built = built
        self.hand = hand
        self.tokens = tokens
        self.leaders = [] if leaders is None else leaders
        self.debts = debts
        self.diplomacy = diplomacy
        # The built stages as bits, where they may be built in any order; 0 for the first ones.
        self.built_stages = built_stages
        # The shipyard, the square of each fleet, naval tokens, and participation pawns of each Age.
        self.shipyard = shipyard
        self.fleets = [0, 0, 0, 0] if fleets is None else fleets
        self.naval = [] if naval is None else naval
        self.pawns = [0, 0, 0] if pawns is None else pawns


def set_up(
    config: Config,
    cities: list[CitySetup],
    *,
    age: int = 1,
    turn: int = 1,
    discard: list[int] | None = None,
    draw_pile: list[int] | None = None,
    recruiting: bool = False,
    edifices: list[int] | None = None,
    islands: list[list[int]] | None = None,
    seed: int = 0,
) -> ClassicGame:
    """A game that stands at the choice of cards of that turn, or at the recruitment of that Age.

    Later Ages are dealt from what is not placed. `edifices` are those of the three Ages, `islands` the top ones of each
    level, the topmost first.
    """
    config = checked_config(config)
    library = library_for(config)
    if len(cities) != seats_of(config):
        raise BadConfig(f"This table has {seats_of(config)} cities, but the position describes {len(cities)}.")
    if not 1 <= age <= library.last_age or not 1 <= turn <= library.last_turn:
        raise BadConfig(f"A position is in Age 1 to {library.last_age}, on turn 1 to {library.last_turn}.")
    game = empty_game(config, seed, library, [make_city(library, city, age) for city in cities])
    game.age = age
    game.discard = [] if discard is None else discard[:]
    game.discarders = [0] * len(game.discard)
    game.decks = remaining_decks(game, draw_pile or [], recruiting)
    for seat, city in zip(game.cities, cities, strict=True):
        for rule in game.rules:
            rule.place_city(seat, city, age)
    for rule in game.rules:
        rule.place(game)
    lay_out(game, edifices or [], islands or [])
    begin(game, turn, recruiting)
    if draw_pile:
        put_draw_pile(game, draw_pile)
    return game


def lay_out(game: ClassicGame, edifices: list[int], islands: list[list[int]]) -> None:
    """Put named Edifices and islands in place of those that chance laid there."""
    for part in game.parts:
        if isinstance(part, Projects) and edifices:
            part.cards = edifices[:]
        elif isinstance(part, IslandPiles):
            for pile, tops in zip(part.piles, islands, strict=False):
                rest = [card for card in pile if card not in tops]
                pile[:] = rest + tops[::-1]


def begin(game: ClassicGame, turn: int, recruiting: bool) -> None:
    """Go to the first question. Hands are those of the moment of choosing, what was drawn for it among them."""
    if recruiting:
        game.age -= 1
        game.agenda.append(step_of(BEGIN_AGE))
        game.advance()
    else:
        game.turn = turn - 1
        begin_turn(game)


def put_draw_pile(game: ClassicGame, draw_pile: list[int]) -> None:
    """The Free City's pile, its first card on top."""
    if game.config.variant != TWO_PLAYER:
        raise BadConfig("Only the two-player variant has a draw pile.")
    pile_of(game).extend(reversed(draw_pile))


def make_city(library: Library, city: CitySetup, age: int) -> City:
    """A city with everything placed; what gives coins once is not paid again."""
    if city.coins < 0:
        raise BadConfig(f"A city cannot have {city.coins} coins.")
    board = library.boards[city.board]
    stages = len(board.stages)
    if not 0 <= city.stages <= stages:
        raise BadConfig(f"{board.name} has {stages} stages, not {city.stages}.")
    first = (1 << city.stages) - 1
    built_stages = city.built_stages or first
    if built_stages >> stages or (built_stages != first and not board.any_order):
        raise BadConfig(f"{board.name} has {stages} stages" + ("." if board.any_order else ", built in their order."))
    seat = new_city(library, city.board)
    for card in city.built:
        if is_built(seat, library.cards[card]):
            raise BadConfig(f"{library.cards[card].name} stands twice in one city.")
        add_card(library, seat, card)
        if library.cards[card].age < age:
            seat.chains |= library.cards[card].chain_to
    seat.new_chains &= ~seat.chains
    add_stages(library, seat, built_stages, [-1] * city.stages)
    seat.coins = city.coins
    seat.hand = sorted(city.hand)
    seat.tokens = city.tokens[:]
    seat.free_build_ready = seat.free_build_each_age
    return seat


def remaining_decks(game: ClassicGame, draw_pile: list[int], recruiting: bool) -> list[list[int]]:
    """The decks of the Ages still to come, without the cards that the position places."""
    placed = game.discard + draw_pile
    for city in game.cities:
        placed = placed + city.built + city.hand
    decks = shuffled_decks(game.library, game.config, game.seed)
    for deck in decks:
        for card in placed:
            if card in deck:
                deck.remove(card)
    dealt = game.age - 1 if recruiting else game.age
    return [[] if number < dealt else deck for number, deck in enumerate(decks)]
