"""A position put on the table by hand: for scenarios, score sheets and studies."""

from typing import final

from sevenwonders.classic.build import stand_card, stand_stage
from sevenwonders.classic.free_city.rule import pile_of
from sevenwonders.classic.library import Library, library_of
from sevenwonders.classic.options import stands
from sevenwonders.classic.seat import Seat
from sevenwonders.classic.setup import checked_config, empty_game, new_city, seats_of, shuffled_decks
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.turn import begin_turn
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig


@final
class City:
    """One city of a position: card and board numbers of the edition's library."""

    __slots__ = ("board", "built", "coins", "hand", "stages", "tokens")

    def __init__(
        self, board: int, coins: int, stages: int, built: list[int], hand: list[int], tokens: list[int]
    ) -> None:
        self.board = board
        self.coins = coins
        self.stages = stages
        self.built = built
        self.hand = hand
        self.tokens = tokens


def set_up(
    config: Config,
    cities: list[City],
    *,
    age: int = 1,
    turn: int = 1,
    discard: list[int] | None = None,
    draw_pile: list[int] | None = None,
    seed: int = 0,
) -> ClassicGame:
    """A game that stands at the choice of cards of that turn. Later Ages are dealt from what is not placed."""
    config = checked_config(config)
    library = library_of(config.edition)
    if len(cities) != seats_of(config):
        raise BadConfig(f"This table has {seats_of(config)} cities, but the position describes {len(cities)}.")
    if not 1 <= age <= library.last_age or not 1 <= turn <= library.last_turn:
        raise BadConfig(f"A position is in Age 1 to {library.last_age}, on turn 1 to {library.last_turn}.")
    game = empty_game(config, seed, library, [stand_city(library, city, age) for city in cities])
    game.age = age
    game.discard = [] if discard is None else discard[:]
    game.discarders = [0] * len(game.discard)
    game.decks = remaining_decks(game, draw_pile or [])
    # The hands are those of the moment of choosing: what the Free City's controller drew is among them.
    game.turn = turn - 1
    begin_turn(game)
    if draw_pile:
        put_draw_pile(game, draw_pile)
    return game


def put_draw_pile(game: ClassicGame, draw_pile: list[int]) -> None:
    """The Free City's pile, its first card on top."""
    if not game.rules:
        raise BadConfig("Only the two-player variant has a draw pile.")
    pile_of(game).extend(reversed(draw_pile))


def stand_city(library: Library, city: City, age: int) -> Seat:
    """A city with everything placed; what gives coins once is not paid again."""
    if city.coins < 0:
        raise BadConfig(f"A city cannot have {city.coins} coins.")
    stages = len(library.boards[city.board].stages)
    if not 0 <= city.stages <= stages:
        raise BadConfig(f"{library.boards[city.board].name} has {stages} stages, not {city.stages}.")
    seat = new_city(library, city.board)
    for card in city.built:
        if stands(seat, library.cards[card]):
            raise BadConfig(f"{library.cards[card].name} stands twice in one city.")
        stand_card(library, seat, card)
        if library.cards[card].age < age:
            seat.chains |= library.cards[card].chain_to
    seat.new_chains &= ~seat.chains
    for _ in range(city.stages):
        stand_stage(library, seat, -1)
    seat.coins = city.coins
    seat.hand = sorted(city.hand)
    seat.tokens = city.tokens[:]
    seat.free_build_ready = seat.free_build_each_age
    return seat


def remaining_decks(game: ClassicGame, draw_pile: list[int]) -> list[list[int]]:
    """The decks of the Ages still to come, without the cards that the position places."""
    placed = game.discard + draw_pile
    for city in game.seats:
        placed = placed + city.built + city.hand
    decks = shuffled_decks(game.library, len(game.seats), game.seed)
    for deck in decks:
        for card in placed:
            if card in deck:
                deck.remove(card)
    return [[] if number < game.age else deck for number, deck in enumerate(decks)]
