"""Set up a position by hand, for scenarios, score sheets and studies."""

from typing import final

from sevenwonders.catalogue.names import age_name
from sevenwonders.classic.build import add_card, add_stages
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import CARD_COLOURS
from sevenwonders.classic.kinds import BEGIN_AGE
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.library import Library
from sevenwonders.classic.options import is_built
from sevenwonders.classic.part_type import PartType
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.rules import hooks_of
from sevenwonders.classic.settings import checked_config, seats_of
from sevenwonders.classic.setup import check_wonders, empty_game, new_city, shuffled_decks
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.trade.chains import set_new_chains
from sevenwonders.classic.turn import begin_turn
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase


@final
class CitySetup:
    """One city of a position, in card and board numbers of the library.

    `built_stages` has the built stages as bits, for boards whose stages may be built in any order; 0 means the first
    ones. `keys` are what the rules in play want to know, by their `city_keys` and as a scenario file writes it.
    """

    __slots__ = ("board", "built", "built_stages", "coins", "hand", "keys", "stages", "tokens")

    def __init__(
        self,
        board: int,
        coins: int,
        stages: int,
        built: list[int],
        hand: list[int],
        tokens: list[int],
        built_stages: int = 0,
        keys: Data | None = None,
    ) -> None:
        self.board = board
        self.coins = coins
        self.stages = stages
        self.built = built
        self.hand = hand
        self.tokens = tokens
        self.built_stages = built_stages
        self.keys: Data = {} if keys is None else keys


def set_up(
    config: Config,
    cities: list[CitySetup],
    *,
    age: int = 1,
    turn: int = 1,
    discard: list[int] | None = None,
    keys: Data | None = None,
    seed: int = 0,
) -> ClassicGame:
    """Set up a game at the start of that turn, or before the hands of that Age are dealt if a rule asks for it.

    Later Ages are dealt from the cards that are not placed. `keys` are what the rules in play want to know about the
    table, by their `table_keys`.
    """
    config = checked_config(config)
    library = library_for(config)
    types = hooks_of(config).part_types
    keys = {} if keys is None else keys
    check_keys(hooks_of(config).rules, cities, keys)
    if len(cities) != seats_of(config):
        raise BadConfig(f"This table has {seats_of(config)} cities, but the position describes {len(cities)}.")
    check_wonders([library.wonder_of[city.board] for city in cities])
    if not 1 <= age <= library.last_age or not 1 <= turn <= library.last_turn:
        raise BadConfig(
            f"A position is in {age_name(1)} to {age_name(library.last_age)}, on turn 1 to {library.last_turn}."
        )
    game = empty_game(config, seed, library, [make_city(library, types, city, age) for city in cities])
    game.age = age
    game.discard = [] if discard is None else discard[:]
    # A position does not say who discarded what, so seat 0 counts as the one who knows.
    game.discarders = [0] * len(game.discard)
    undealt = any(kind.starts_before_deal(keys) for kind in types)
    game.decks = remaining_decks(game, undealt)
    if undealt:
        # First on the agenda, so that a rule may put steps before the Age.
        game.push(step_of(BEGIN_AGE))
    for kind in types:
        kind.place_table(game, keys)
    begin(game, turn, undealt)
    for kind in types:
        kind.finish_position(game, keys)
    return game


def check_keys(rules: list[Rule], cities: list[CitySetup], keys: Data) -> None:
    """Refuse keys that no rule of the table knows."""
    for_table = [key for rule in rules for key in rule.declaration().table_keys]
    for_city = [key for rule in rules for key in rule.declaration().city_keys]
    for key in keys:
        if key not in for_table:
            raise BadConfig(Phrase("table-key", key=key))
    for city in cities:
        for key in city.keys:
            if key not in for_city:
                raise BadConfig(Phrase("city-key", key=key))


def begin(game: ClassicGame, turn: int, undealt: bool) -> None:
    """Go to the first question. Hands are as they are when cards are chosen, including anything drawn before (P8)."""
    if undealt:
        game.age -= 1
        game.advance()
    else:
        game.turn = turn - 1
        begin_turn(game)


def make_city(library: Library, types: list[PartType], setup: CitySetup, age: int) -> City:
    """Make a city with everything in place. Effects that pay coins once do not pay again."""
    if setup.coins < 0:
        raise BadConfig(Phrase("coins", coins=str(setup.coins)))
    board = library.boards[setup.board]
    stages = len(board.stages)
    if not 0 <= setup.stages <= stages:
        raise BadConfig(Phrase("stages", wonder=board.name, stages=str(stages), built=str(setup.stages)))
    first = (1 << setup.stages) - 1
    built_stages = setup.built_stages or first
    if built_stages >> stages or (built_stages != first and not board.any_order):
        raise BadConfig(
            Phrase("stages-any" if board.any_order else "stages-order", wonder=board.name, stages=str(stages))
        )
    city = new_city(library, types, setup.board)
    for card in setup.built:
        # Only structures exist once in a city: a reward may have come several times.
        if library.cards[card].colour in CARD_COLOURS and is_built(city, library.cards[card]):
            raise BadConfig(Phrase("card-twice", card=library.cards[card].name))
        add_card(library, city, card)
    # Structures of an earlier Age count as built in that Age (P8), so their chains are open.
    recent = [] if library.chains_at_once else [card for card in setup.built if library.cards[card].age >= age]
    set_new_chains(library, city, recent)
    # The cards under the wonder are unknown: backs of Age I.
    add_stages(library, city, built_stages, [-1] * setup.stages)
    city.coins = setup.coins
    city.hand = sorted(setup.hand)
    city.tokens = setup.tokens[:]
    city.free_build_ready = city.free_build_each_age
    for kind in types:
        kind.place_city(library, city, setup.keys, age)
    return city


def remaining_decks(game: ClassicGame, undealt: bool) -> list[list[int]]:
    """Return the decks of later Ages, without the cards that the position places."""
    placed = game.discard[:]
    for city in game.cities:
        placed = placed + city.built + city.hand
    decks = shuffled_decks(game.library, game.config, game.seed)
    for deck in decks:
        for card in placed:
            if card in deck:
                deck.remove(card)
    dealt = game.age - 1 if undealt else game.age
    return [[] if number < dealt else deck for number, deck in enumerate(decks)]


def setup_of(game: ClassicGame, seat: int) -> CitySetup:
    """Describe a city of a game as a position would, for `set_up`."""
    city = game.cities[seat]
    keys: Data = {}
    for kind in game.hooks.part_types:
        keys.update(kind.keys_of(game.library, city))
    return CitySetup(
        city.board,
        city.coins,
        city.stages,
        city.built[:],
        city.hand[:],
        city.tokens[:],
        city.built_stages,
        keys,
    )
