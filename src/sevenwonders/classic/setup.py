"""Set up a game: from a configuration and a seed to the first decision."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.build import add_board
from sevenwonders.classic.city import City, empty_city
from sevenwonders.classic.kinds import BEGIN_AGE
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import parts_in
from sevenwonders.classic.part_type import PartType
from sevenwonders.classic.rules import hooks_of
from sevenwonders.classic.settings import RANDOM, checked_config, defeats_of, draws_promos, seats_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig, BadNotation
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.seed import check_seed
from sevenwonders.kernel.wording import Phrase

# A separate stream of random numbers for each purpose, so that no draw disturbs another. Rules have their own.
PLAY_STREAM: Final = 0
WONDER_STREAM: Final = 1
GUILD_STREAM: Final = 2
DECK_STREAM: Final = 10
DRAWN_STREAM: Final = 20


def new_classic_game(config: Config, seed: int, keep_events: bool = False) -> ClassicGame:
    """Set up a game at its first decision. The same configuration and seed give the same game."""
    config = checked_config(config)
    check_seed(seed)
    library = library_for(config)
    hooks = hooks_of(config)
    boards = deal_boards(library, config, stream(seed, WONDER_STREAM))
    game = empty_game(config, seed, library, [new_city(library, hooks.part_types, board) for board in boards])
    game.decks = shuffled_decks(library, config, seed)
    game.keeps_events = keep_events
    game.push(step_of(BEGIN_AGE))
    for rule in game.rules:
        rule.begin(game)
    game.advance()
    return game


def empty_game(config: Config, seed: int, library: Library, cities: list[City]) -> ClassicGame:
    """Set up a table with cities and nothing else."""
    hooks = hooks_of(config)
    return ClassicGame(
        steps=vec[i64](),
        decisions=[],
        next_ident=0,
        given=vec[i64](),
        rng=stream(seed, PLAY_STREAM),
        event_count=0,
        config=config,
        seed=seed,
        library=library,
        defeats=defeats_of(config, library.defeats),
        hooks=hooks,
        drafting=list(range(config.players)),
        cities=cities,
        age=0,
        turn=0,
        decks=[[] for _ in range(library.last_age)],
        discard=[],
        discarders=[],
        discard_builders=[],
        parts=parts_in([kind.table_part() for kind in hooks.part_types]),
    )


def deal_boards(library: Library, config: Config, rng: Rng) -> list[int]:
    """Choose a board for each city: the requested one, or one dealt at random with a random or given side."""
    # Every wonder gets a side before wishes are looked at: with one seed it is the same whatever players wish for.
    order = list(range(library.dealt))
    rng.shuffle(order)
    sides = [rng.below(len(library.sides)) for _ in order]
    count = seats_of(config)
    wishes = config.wonders * count if len(config.wonders) == 1 else config.wonders
    if len(wishes) != count:
        raise BadConfig(Phrase("wishes", count=str(count)))
    chosen = [chosen_board(library, wish) for wish in wishes]
    taken = [library.wonder_of[board] for board in chosen if board >= 0]
    check_wonders(taken)
    free = [number for number in order if number not in taken]
    boards: list[int] = []
    for seat, board in enumerate(chosen):
        wish = wishes[seat]
        if board >= 0:
            boards.append(board)
        else:
            number = free.pop()
            side = sides[number] if wish == RANDOM else library.sides.index(wish)
            boards.append(library.wonders[number][side])
    return boards


def check_wonders(wonders: list[int]) -> None:
    """Refuse the same wonder for two cities. Both sides of a board are one wonder."""
    if len(set(wonders)) < len(wonders):
        raise BadConfig(Phrase("same-wonder"))


def chosen_board(library: Library, wish: str) -> int:
    """Return the board that a wish names, or -1 if it leaves the wonder to chance."""
    if wish == RANDOM or wish in library.sides:
        return -1
    try:
        return library.find_board(wish)
    except BadNotation as error:
        raise BadConfig(Phrase("wish", fault=error.said())) from error


def new_city(library: Library, types: list[PartType], board: int) -> City:
    """Return a city at the start of the game."""
    city = empty_city(board, library.coins, library.name_words, parts_in([kind.city_part() for kind in types]))
    add_board(library, city)
    return city


def shuffled_decks(library: Library, config: Config, seed: int) -> list[list[int]]:
    """Shuffle the deck of each Age, including guilds and cards drawn from pools."""
    decks: list[list[int]] = []
    for age in range(1, library.last_age + 1):
        deck = library.deck(age, seats_of(config))
        for pool, count, number in drawn_cards(library, config, age):
            cards = pool[:]
            stream(seed, number).shuffle(cards)
            deck += cards[:count]
        stream(seed, DECK_STREAM + age).shuffle(deck)
        decks.append(deck)
    return decks


def drawn_cards(library: Library, config: Config, age: int) -> list[tuple[list[int], int, int]]:
    """List the pools from which an Age draws at random, each with the number to draw and its random stream."""
    players = seats_of(config)
    drawn: list[tuple[list[int], int, int]] = []
    if age == library.last_age:
        guilds = library.guilds + (library.promos if draws_promos(config) else [])
        drawn.append((guilds, players + library.guilds_beyond_players, GUILD_STREAM))
    for pool in library.pools:
        drawn.append((pool.by_age[age], players * pool.drawn_per_player, DRAWN_STREAM * pool.stream + age))
    return drawn
