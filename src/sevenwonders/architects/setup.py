"""Set up a game: from a configuration and a seed to the first decision."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.architects.cards import CARDS
from sevenwonders.architects.city import City, empty_city
from sevenwonders.architects.kinds import BEGIN_TURN
from sevenwonders.architects.library import Library, library_of
from sevenwonders.architects.payment import COIN_REPLACES, ECONOMY_FORCES, ENGINEERING_FORCES
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig, BadNotation
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.seed import check_seed
from sevenwonders.kernel.wording import Phrase

# A separate stream of random numbers for each purpose, so that no draw disturbs another.
PLAY_STREAM: Final = 0
WONDER_STREAM: Final = 1
TOKEN_STREAM: Final = 2
CENTRAL_STREAM: Final = 3
DECK_STREAM: Final = 10

GAME: Final = "architects"
RANDOM: Final = "random"

# The options (R8) with their defaults and bits
OPTION_NAMES: Final = ["economy_forces_build", "engineering_forces_build", "coin_may_replace_held_card"]
OPTION_DEFAULTS: Final = ["true", "false", "false"]
OPTION_BITS: Final = [ECONOMY_FORCES, ENGINEERING_FORCES, COIN_REPLACES]


def new_architects_game(config: Config, seed: int, keep_events: bool = False) -> ArchitectsGame:
    """Set up a game at its first decision. The same configuration and seed give the same game; seat 0 begins (A1)."""
    config = checked_config(config)
    check_seed(seed)
    library = library_of()
    boards = deal_boards(library, config, stream(seed, WONDER_STREAM))
    game = empty_game(config, seed, library, [empty_city(board) for board in boards])
    game.decks = shuffled_decks(library, boards, seed)
    lay_tokens(game, shuffled_tokens(library, seed))
    game.keeps_events = keep_events
    game.push(step_of(BEGIN_TURN, 0))
    game.advance()
    return game


def empty_game(config: Config, seed: int, library: Library, cities: list[City]) -> ArchitectsGame:
    """Set up a table with these cities and empty decks."""
    return ArchitectsGame(
        steps=vec[i64](),
        decisions=[],
        next_ident=0,
        given=vec[i64](),
        rng=stream(seed, PLAY_STREAM),
        event_count=0,
        config=config,
        seed=seed,
        library=library,
        option_bits=option_bits(config),
        cities=cities,
        active=0,
        turn=0,
        decks=[[] for _ in range(len(cities) + 1)],
        row=[],
        stack=[],
        discard=[0] * CARDS,
        peace=library.conflict_tokens[len(cities)],
        cat=-1,
        central_known=0,
        armed=0,
        used=0,
        looked=[],
        looked_deck=-1,
    )


def option_bits(config: Config) -> int:
    """Return the options of a checked configuration that are on, as bits."""
    bits = 0
    for number in range(len(OPTION_NAMES)):
        if config.options[OPTION_NAMES[number]] == "true":
            bits |= OPTION_BITS[number]
    return bits


def checked_config(config: Config) -> Config:
    """Return the configuration with every option filled in. Raises `BadConfig` if there is no such game."""
    if config.game != GAME:
        raise BadConfig(Phrase("no-game", game=config.game, names=[GAME]))
    if config.edition != 1:
        raise BadConfig(Phrase("box-edition", edition=str(config.edition)))
    if config.expansions:
        raise BadConfig(Phrase("box-expansion", name=config.expansions[0]))
    if config.variant:
        raise BadConfig(Phrase("box-variant", name=config.variant))
    wonders = [RANDOM if wish.strip().lower() == RANDOM else wish.strip() for wish in config.wonders]
    return Config(config.players, game=GAME, wonders=wonders, options=checked_options(config.options))


def checked_options(given: dict[str, str]) -> dict[str, str]:
    """Return every option with its value. Raises `BadConfig` on an unknown option or value."""
    for name, value in given.items():
        if name not in OPTION_NAMES:
            raise BadConfig(Phrase("box-option", name=name, names=", ".join(OPTION_NAMES)))
        if value not in ("true", "false"):
            raise BadConfig(Phrase("option-value", name=name, values=["true", "false"], value=value))
    return {name: given.get(name, default) for name, default in zip(OPTION_NAMES, OPTION_DEFAULTS, strict=True)}


def deal_boards(library: Library, config: Config, rng: Rng) -> list[int]:
    """Choose the wonder of each seat: the requested one, or one dealt at random."""
    order = list(range(len(library.boards)))
    rng.shuffle(order)
    count = config.players
    wishes = [RANDOM] * count if config.wonders == [RANDOM] else config.wonders
    if len(wishes) != count:
        raise BadConfig(Phrase("box-wishes", count=str(count)))
    chosen = [chosen_board(library, wish) for wish in wishes]
    taken = [board for board in chosen if board >= 0]
    check_wonders(taken)
    free = [board for board in order if board not in taken]
    return [board if board >= 0 else free.pop() for board in chosen]


def check_wonders(boards: list[int]) -> None:
    """Refuse the same wonder for two seats."""
    if len(set(boards)) < len(boards):
        raise BadConfig(Phrase("same-wonder"))


def chosen_board(library: Library, wish: str) -> int:
    """Return the wonder that a wish names, or -1 if the wish is `random`."""
    if wish == RANDOM:
        return -1
    try:
        return library.find_board(wish)
    except BadNotation as error:
        raise BadConfig(Phrase("box-wish", fault=error.said())) from error


def shuffled_decks(library: Library, boards: list[int], seed: int) -> list[list[int]]:
    """Shuffle the deck of each wonder in play and the central deck."""
    decks: list[list[int]] = []
    # A stream for each wonder, so its deck is the same whichever seat has it.
    for board in boards:
        deck = library.boards[board].deck[:]
        stream(seed, DECK_STREAM + board).shuffle(deck)
        decks.append(deck)
    central = library.central[:]
    stream(seed, CENTRAL_STREAM).shuffle(central)
    decks.append(central)
    return decks


def shuffled_tokens(library: Library, seed: int) -> list[int]:
    """Shuffle all progress tokens."""
    tokens = library.all_tokens[:]
    stream(seed, TOKEN_STREAM).shuffle(tokens)
    return tokens


def lay_tokens(game: ArchitectsGame, tokens: list[int]) -> None:
    """Stack the tokens, and turn the top ones face up next to the stack."""
    game.stack = tokens
    while len(game.row) < game.library.face_up and game.stack:
        game.row.append(game.stack.pop())
