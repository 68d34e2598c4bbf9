"""From a configuration and a seed to the first decision."""

from typing import Final

from sevenwonders.classic.build import stand_board
from sevenwonders.classic.free_city.rule import FreeCityRule
from sevenwonders.classic.kinds import BEGIN_AGE
from sevenwonders.classic.library import Library, library_of
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.seat import Seat, empty_seat
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig, BadNotation
from sevenwonders.kernel.rng import MAX_SEED, Rng, stream

# One stream of chance a purpose: no draw for one can disturb another.
PLAY_STREAM: Final = 0
WONDER_STREAM: Final = 1
GUILD_STREAM: Final = 2
DECK_STREAM: Final = 10

TWO_PLAYER: Final = "two_player"
FREE_CITY_RULE: Final = FreeCityRule()
RANDOM: Final = "random"


def new_classic_game(config: Config, seed: int, keep_events: bool = False) -> ClassicGame:
    """A game at its first decision. The same configuration and seed give the same game."""
    config = checked_config(config)
    if seed < 0 or seed > MAX_SEED:
        raise BadConfig(f"A seed is a number from 0 to {MAX_SEED}.")
    library = library_of(config.edition)
    boards = deal_boards(library, config, stream(seed, WONDER_STREAM))
    game = empty_game(config, seed, library, [new_city(library, board) for board in boards])
    game.decks = shuffled_decks(library, len(boards), seed)
    game.keeps_events = keep_events
    game.agenda.append(step_of(BEGIN_AGE))
    game.advance()
    return game


def empty_game(config: Config, seed: int, library: Library, seats: list[Seat]) -> ClassicGame:
    """A table with seats and nothing on it."""
    rules: list[Rule] = [FREE_CITY_RULE] if config.variant == TWO_PLAYER else []
    game = ClassicGame(
        agenda=[],
        decisions=[],
        next_ident=0,
        history=[],
        rng=stream(seed, PLAY_STREAM),
        event_count=0,
        config=config,
        seed=seed,
        library=library,
        rules=rules,
        drafting=list(range(config.players)),
        seats=seats,
        age=0,
        turn=0,
        decks=[[] for _ in range(library.last_age)],
        discard=[],
        discarders=[],
        discard_builders=[],
        parts=[],
    )
    for rule in rules:
        rule.setup(game)
    return game


def checked_config(config: Config) -> Config:
    """The configuration with its variant filled in, or BadConfig."""
    if config.game != "classic":
        raise BadConfig(f"There is no game '{config.game}'. Use 'classic'.")
    if config.edition != 1:
        raise BadConfig(f"Edition {config.edition} cannot be played. Use edition 1.")
    if config.expansions:
        raise BadConfig(f"The first edition has no expansion '{config.expansions[0]}'. Leave expansions out.")
    if config.options:
        raise BadConfig(f"The first edition has no option '{next(iter(config.options))}'. Leave options out.")
    variant = config.variant or (TWO_PLAYER if config.players == 2 else "")
    if variant not in ("", TWO_PLAYER):
        raise BadConfig(f"There is no variant '{variant}'. Use '{TWO_PLAYER}' or leave it out.")
    if variant == TWO_PLAYER and config.players != 2:
        raise BadConfig(f"The two-player variant is for 2 players, not {config.players}.")
    if not 2 <= config.players <= 7:
        raise BadConfig(f"The game is for 2 to 7 players, not {config.players}.")
    return Config(config.players, variant=variant, wonders=[plain_wish(wish) for wish in config.wonders])


def plain_wish(wish: str) -> str:
    """`random` and a single letter for a side in any case; anything else as it is."""
    wish = wish.strip()
    if wish.lower() == RANDOM:
        return RANDOM
    return wish.upper() if len(wish) == 1 else wish


def seats_of(config: Config) -> int:
    """How many cities are at the table."""
    return 3 if config.variant == TWO_PLAYER else config.players


def deal_boards(library: Library, config: Config, rng: Rng) -> list[int]:
    """A board a seat: dealt at random, with random or one kind of sides, or as chosen."""
    order = list(range(len(library.wonders)))
    rng.shuffle(order)
    sides = [rng.below(len(library.sides)) for _ in order]
    count = seats_of(config)
    wishes = config.wonders * count if len(config.wonders) == 1 else config.wonders
    if len(wishes) != count:
        raise BadConfig(f"This table has {count} cities: name one wonder, side or 'random' for all, or one for each.")
    chosen = [chosen_board(library, wish) for wish in wishes]
    taken = [library.wonder_of[board] for board in chosen if board >= 0]
    if len(set(taken)) < len(taken):
        raise BadConfig("Each wonder exists once: name different ones.")
    free = [number for number in order if number not in taken]
    boards: list[int] = []
    for wish, board in zip(wishes, chosen, strict=True):
        if board >= 0:
            boards.append(board)
        else:
            number = free.pop()
            side = sides[number] if wish == RANDOM else library.sides.index(wish)
            boards.append(library.wonders[number][side])
    return boards


def chosen_board(library: Library, wish: str) -> int:
    """The board that a wish names; -1 when it leaves the wonder to chance."""
    if wish == RANDOM or wish in library.sides:
        return -1
    try:
        return library.find_board(wish)
    except BadNotation as error:
        raise BadConfig(f"{error} A wish is 'random', a side, or a wonder with its side such as 'Giza A'.") from error


def new_city(library: Library, board: int) -> Seat:
    """A city at the start of the game."""
    city = empty_seat(board, library.coins, library.name_words)
    stand_board(library, city)
    return city


def shuffled_decks(library: Library, players: int, seed: int) -> list[list[int]]:
    """One deck an Age, the last with players + 2 guilds."""
    guilds = library.guilds[:]
    stream(seed, GUILD_STREAM).shuffle(guilds)
    decks: list[list[int]] = []
    for age in range(1, library.last_age + 1):
        deck = library.deck(age, players)
        if age == library.last_age:
            deck += guilds[: players + library.guilds_beyond_players]
        stream(seed, DECK_STREAM + age).shuffle(deck)
        decks.append(deck)
    return decks
