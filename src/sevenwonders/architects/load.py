"""Load a saved game from data that may be damaged."""

from typing import Final

from sevenwonders.architects.cards import COIN, PURSE_MASK, counts_of
from sevenwonders.architects.city import City, city_with
from sevenwonders.architects.kinds import ACTION, ACTIONS, DECISIONS, END_TURN, LOOKED_CARD, STEPS
from sevenwonders.architects.library import Library, library_of
from sevenwonders.architects.setup import checked_config, empty_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.version import RULES_VERSION, SAVE_FORMAT
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.codec import (
    Data,
    bounded,
    broken,
    check_version,
    field_of,
    int_list,
    listed,
    mapping,
    sequence,
    text,
    text_list,
)
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import BadConfig, BrokenSave
from sevenwonders.kernel.numbers import bits_from, numbers_in, vector_of
from sevenwonders.kernel.rng import rng_from_data
from sevenwonders.kernel.seed import seed_from_data

MOST: Final = 1 << 30
MOST_VICTORIES: Final = 1000


def load_architects_game(data: Data) -> ArchitectsGame:
    """Load the game that `to_data` saved. Raises `BrokenSave` if the data is damaged."""
    check_version(data, SAVE_FORMAT, RULES_VERSION)
    config = load_config(mapping(field_of(data, "config"), "config"))
    library = library_of()
    seed = seed_from_data(field_of(data, "seed"))
    cities = listed(data, "cities", config.players)
    game = empty_game(config, seed, library, [load_city(library, mapping(city, "cities")) for city in cities])
    load_kernel(game, data)
    load_table(game, data)
    check_tokens(game)
    check_moment(game)
    return game


def load_config(data: Data) -> Config:
    """Load the configuration, in which every option has to be named."""
    try:
        config = checked_config(config_from_data(data))
    except BadConfig as error:
        raise BrokenSave(f"The saved game's configuration cannot be played: {error}") from error
    if config.to_data() != data:
        raise broken("config", "complete, as this program writes it")
    return config


def load_kernel(game: ArchitectsGame, data: Data) -> None:
    """Load the part that every game of the family saves."""
    game.agenda = [load_step(game, item) for item in sequence(field_of(data, "agenda"), "agenda")]
    game.next_ident = bounded(field_of(data, "next_ident"), "next_ident", 0, MOST)
    game.given = vector_of(game.answers_from_data(field_of(data, "history")))
    game.rng = rng_from_data(field_of(data, "rng"))
    game.event_count = bounded(field_of(data, "event_count"), "event_count", 0, MOST)
    game.decisions = [load_decision(game, item) for item in sequence(field_of(data, "decisions"), "decisions")]


def load_table(game: ArchitectsGame, data: Data) -> None:
    """Load the middle of the table, and whose turn it is."""
    library = game.library
    last = len(game.cities) - 1
    game.active = bounded(field_of(data, "active"), "active", 0, last)
    game.turn = bounded(field_of(data, "turn"), "turn", 0, MOST)
    game.decks = [load_cards(library, deck, "decks") for deck in listed(data, "decks", len(game.cities) + 1)]
    game.row = load_tokens(library, field_of(data, "row"), "row")
    game.stack = load_tokens(library, field_of(data, "stack"), "stack")
    game.discard = counts_of(load_cards(library, field_of(data, "discard"), "discard"))
    game.peace = bounded(field_of(data, "peace"), "peace", 0, library.conflict_tokens[len(game.cities)])
    game.cat = bounded(field_of(data, "cat"), "cat", -1, last)
    known = int_list(field_of(data, "central_known"), "central_known")
    game.central_known = bits_from([bounded(seat, "central_known", 0, last) for seat in known])
    game.armed = bits_from(load_tokens(library, field_of(data, "armed"), "armed"))
    game.used = bits_from(load_tokens(library, field_of(data, "used"), "used"))
    game.looked = load_cards(library, field_of(data, "looked"), "looked")
    game.looked_deck = bounded(field_of(data, "looked_deck"), "looked_deck", -1, last)


def load_cards(library: Library, value: object, field: str) -> list[int]:
    """Load cards from their ids."""
    return [library.saved_card(ident) for ident in text_list(value, field)]


def load_tokens(library: Library, value: object, field: str) -> list[int]:
    """Load progress tokens from their ids."""
    return [library.saved_token(ident) for ident in text_list(value, field)]


def load_city(library: Library, data: Data) -> City:
    """Load a city of a saved game."""
    board = library.saved_board(str(field_of(data, "board")))
    cards = counts_of(load_cards(library, field_of(data, "cards"), "cards"))
    # More would overflow the packed purse.
    if max(cards[: COIN + 1]) > PURSE_MASK:
        raise broken("cards", f"at most {PURSE_MASK} of a kind")
    built = int_list(field_of(data, "stages"), "stages")
    count = len(library.boards[board].stages)
    stages = bits_from([bounded(number, "stages", 1, count) - 1 for number in built])
    if not rests(library, board, stages):
        raise broken("stages", "built from the bottom up")
    tokens = load_tokens(library, field_of(data, "tokens"), "tokens")
    victories = bounded(field_of(data, "victories"), "victories", 0, MOST_VICTORIES)
    return city_with(library, board, cards, stages, tokens, victories)


def rests(library: Library, board: int, stages: int) -> bool:
    """Return whether every built stage, given as bits, has the stages below it that it rests on (C1)."""
    return all(library.boards[board].stages[number].rests_on(stages) for number in numbers_in(stages))


def named(value: object, field: str, names: list[str]) -> int:
    """Return the number of a kind that is saved by name."""
    name = text(value, field)
    if name not in names:
        raise broken(field, f"one of {', '.join(names)}")
    return names.index(name)


def load_step(game: ArchitectsGame, item: object) -> int:
    """Load a step of the agenda: its name, and the seat whose turn it is."""
    fields = sequence(item, "agenda")
    if len(fields) != 2:
        raise broken("agenda", "lists of a step and a seat")
    return step_of(named(fields[0], "agenda", STEPS), bounded(fields[1], "agenda", 0, len(game.cities) - 1))


def load_decision(game: ArchitectsGame, item: object) -> Decision:
    """Load an open decision: its number, the seat, and the name of its kind."""
    fields = sequence(item, "decisions")
    if len(fields) != 3:
        raise broken("decisions", "lists of a number, a seat and a kind")
    seat = bounded(fields[1], "seat", 0, len(game.cities) - 1)
    return Decision(
        bounded(fields[0], "ident", 0, game.next_ident - 1),
        seat,
        seat,
        named(fields[2], "decisions", DECISIONS),
        UNANSWERED,
    )


def check_tokens(game: ArchitectsGame) -> None:
    """Refuse too many tokens of a kind, duplicate wonders, and tokens in use that the active seat does not own."""
    tokens = game.row + game.stack
    for city in game.cities:
        tokens = tokens + city.tokens
    for number, facts in enumerate(game.library.tokens):
        if tokens.count(number) > facts.copies:
            raise broken("tokens", "as many as there are in the box")
    if len({city.board for city in game.cities}) < len(game.cities):
        raise broken("board", "a different one for each city")
    owned = game.cities[game.active].owned
    if (game.armed | game.used) & ~owned or game.armed & game.used:
        raise broken("armed", "tokens that the active seat owns and has not used")
    if game.central_known and not game.decks[-1]:
        raise broken("central_known", "empty like the central deck")


def check_moment(game: ArchitectsGame) -> None:
    """Refuse a decision that the active seat cannot have now, or an agenda that does not follow from it."""
    if (game.looked_deck >= 0) != bool(game.looked):
        raise broken("looked_deck", "the deck of the cards taken up")
    if not game.decisions:
        if game.agenda or game.looked:
            raise broken("agenda", "empty at the end of the game")
        return
    decision = game.decisions[0]
    if len(game.decisions) > 1 or decision.seat != game.active:
        raise broken("decisions", "one, asked of the seat whose turn it is")
    if (decision.kind == LOOKED_CARD) != bool(game.looked):
        raise broken("looked", "there only when one of them is to be chosen")
    # The engine takes a single option without asking.
    if len(game.options_of(decision)) < 2:
        raise broken("decisions", "a question that has several answers")
    agenda = [step_of(END_TURN, game.active)]
    if decision.kind != ACTION:
        agenda.append(step_of(ACTIONS, game.active))
    if game.agenda != agenda:
        raise broken("agenda", "what follows the open decision")
