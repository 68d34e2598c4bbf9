"""Load a saved game from data that may be damaged."""

from typing import Final

from sevenwonders.classic.build import add_board, add_card, add_stages
from sevenwonders.classic.city import City, empty_city
from sevenwonders.classic.effects.special import LAST_PLACE, ORDER_STEP
from sevenwonders.classic.hooks import NOBODY
from sevenwonders.classic.kinds import BEGIN_AGE
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Parts, parts_in
from sevenwonders.classic.part_type import PartType
from sevenwonders.classic.rules import decision_names, hooks_of, step_names
from sevenwonders.classic.settings import checked_config, seats_of
from sevenwonders.classic.setup import empty_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.trade.chains import set_new_chains
from sevenwonders.classic.version import RULES_VERSION, SAVE_FORMAT
from sevenwonders.kernel.agenda import ARGUMENTS, argument_of, kind_of, step_of
from sevenwonders.kernel.codec import (
    Data,
    boolean,
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
from sevenwonders.kernel.config import config_from_data
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import BadConfig, BrokenSave
from sevenwonders.kernel.numbers import vector_of
from sevenwonders.kernel.rng import rng_from_data
from sevenwonders.kernel.seed import seed_from_data

MOST_COINS: Final = 10_000
MOST: Final = 1 << 30
MOST_BUILDER: Final = (LAST_PLACE + 1) * ORDER_STEP


def load_classic_game(data: Data) -> ClassicGame:
    """Load the game that `to_data` saved. Raises `BrokenSave` if the data is damaged."""
    check_version(data, SAVE_FORMAT, RULES_VERSION)
    try:
        config = checked_config(config_from_data(mapping(field_of(data, "config"), "config")))
    except BadConfig as error:
        raise BrokenSave(f"The saved game's configuration cannot be played: {error}") from error
    library = library_for(config)
    cities = listed(data, "cities", seats_of(config))
    seed = seed_from_data(field_of(data, "seed"))
    types = hooks_of(config).part_types
    count = len(cities)
    loaded = [load_city(library, types, mapping(city, "cities"), count) for city in cities]
    game = empty_game(config, seed, library, loaded)
    game.agenda = load_agenda(field_of(data, "agenda"))
    game.next_ident = bounded(field_of(data, "next_ident"), "next_ident", 0, MOST)
    game.given = vector_of(game.answers_from_data(field_of(data, "history")))
    game.rng = rng_from_data(field_of(data, "rng"))
    game.event_count = bounded(field_of(data, "event_count"), "event_count", 0, MOST)
    game.age = bounded(field_of(data, "age"), "age", 0, library.last_age)
    game.turn = bounded(field_of(data, "turn"), "turn", 0, library.last_turn)
    game.decks = [load_cards(library, deck, "decks") for deck in listed(data, "decks", library.last_age)]
    game.discard = load_cards(library, field_of(data, "discard"), "discard")
    discarders = int_list(field_of(data, "discarders"), "discarders")
    game.discarders = [bounded(seat, "discarders", 0, count - 1) for seat in discarders]
    if len(game.discarders) != len(game.discard):
        raise broken("discarders", "as long as the discard pile")
    builders = int_list(field_of(data, "discard_builders"), "discard_builders")
    game.discard_builders = [bounded(builder, "discard_builders", 0, MOST_BUILDER) for builder in builders]
    if any(builder % ORDER_STEP >= count for builder in game.discard_builders):
        raise broken("discard_builders", "seats of this table")
    game.parts = load_parts(game, listed(data, "parts", len(game.parts)))
    game.decisions = [load_decision(game, item) for item in sequence(field_of(data, "decisions"), "decisions")]
    # An accepted save has to be playable to its end: a damaged save must not fail turns later.
    check_agenda(game)
    check_decisions(game)
    check_answers(game)
    return game


def load_cards(library: Library, value: object, field: str) -> list[int]:
    """Load cards from their ids."""
    return [library.saved_card(ident) for ident in text_list(value, field)]


def load_agenda(value: object) -> list[int]:
    """Load the agenda from steps given by name and argument."""
    numbers = {name: kind for kind, name in step_names().items()}
    agenda: list[int] = []
    for item in sequence(value, "agenda"):
        step = sequence(item, "agenda")
        if len(step) != 2 or text(step[0], "agenda") not in numbers:
            raise broken("agenda", "steps of this game")
        agenda.append(step_of(numbers[text(step[0], "agenda")], bounded(step[1], "agenda", 0, ARGUMENTS - 1)))
    return agenda


def load_city(library: Library, types: list[PartType], data: Data, seats: int) -> City:
    """Load a city, and count its totals from its contents: totals are never saved, so they cannot disagree."""
    items = listed(data, "parts", len(types))
    parts = [kind.load_city_part(library, mapping(item, "parts")) for kind, item in zip(types, items, strict=True)]
    coins = bounded(field_of(data, "coins"), "coins", 0, MOST_COINS)
    city = empty_city(library.saved_board(str(field_of(data, "board"))), coins, library.name_words, parts_in(parts))
    add_board(library, city)
    for card in load_cards(library, field_of(data, "built"), "built"):
        add_card(library, city, card)
    set_new_chains(library, city, load_cards(library, field_of(data, "new_chains"), "new_chains"))
    load_stages(library, city, data)
    city.free_build_ready = boolean(field_of(data, "free_build_ready"), "free_build_ready")
    city.hand = sorted(load_cards(library, field_of(data, "hand"), "hand"))
    city.tokens = int_list(field_of(data, "tokens"), "tokens")
    for kind in types:
        kind.check_city(city, seats)
    return city


def load_stages(library: Library, city: City, data: Data) -> None:
    """Add the built stages of a city, with the cards under them."""
    board = library.boards[city.board]
    buried = text_list(field_of(data, "buried"), "buried")
    if len(buried) > len(board.stages):
        raise broken("buried", "no longer than the wonder has stages")
    built_stages = bounded(field_of(data, "built_stages"), "built_stages", 0, (1 << len(board.stages)) - 1)
    if built_stages.bit_count() != len(buried) or not (board.any_order or is_row(built_stages)):
        raise broken("built_stages", "the built stages")
    bounded(field_of(data, "stages"), "stages", len(buried), len(buried))
    add_stages(library, city, built_stages, [load_buried(library, ident) for ident in buried])


def is_row(built_stages: int) -> bool:
    """Return whether the built stages start at the first and have no gap."""
    return built_stages & (built_stages + 1) == 0


def load_buried(library: Library, ident: str) -> int:
    """Load a card under a wonder; in a position set up by hand only its back may be known."""
    is_back = len(ident) == 2 and ident[0] == "?" and ident[1].isdecimal() and ident[1].isascii()
    return -int(ident[1]) if is_back else library.saved_card(ident)


def load_parts(game: ClassicGame, items: list[object]) -> Parts:
    """Load the rules' parts of the table."""
    types = zip(game.hooks.part_types, items, strict=True)
    return parts_in([kind.load_table_part(game.library, mapping(item, "parts")) for kind, item in types])


def load_decision(game: ClassicGame, item: object) -> Decision:
    """Load an open decision, with its sealed answer if it has one."""
    fields = sequence(item, "decisions")
    if len(fields) != 5:
        raise broken("decisions", "lists of five")
    count = len(game.cities)
    numbers = {name: kind for kind, name in decision_names().items()}
    kind = text(fields[3], "kind")
    if kind not in numbers:
        raise broken("kind", "a kind of decision")
    answers = game.answers_from_data(fields[4])
    return Decision(
        bounded(fields[0], "ident", 0, game.next_ident - 1),
        bounded(fields[1], "seat", 0, count - 1),
        bounded(fields[2], "decider", 0, count - 1),
        numbers[kind],
        answers[1] if answers else UNANSWERED,
    )


def check_agenda(game: ClassicGame) -> None:
    """Refuse steps that belong to no rule of this table, and another Age after the last."""
    for step in game.agenda:
        owner = game.hooks.owner_of(kind_of(step))
        if owner is NOBODY or not owner.is_step_argument(game, kind_of(step), argument_of(step)):
            raise broken("agenda", "steps of this game")
    ages = len([step for step in game.agenda if kind_of(step) == BEGIN_AGE])
    if ages > 1 or (ages and game.age >= game.library.last_age):
        raise broken("agenda", "without a further Age")


def check_decisions(game: ClassicGame) -> None:
    """Refuse decisions unless they are one open group: at most one per city, each asked of the right player."""
    idents = {decision.ident for decision in game.decisions}
    seats = {decision.seat for decision in game.decisions}
    if len(idents) < len(game.decisions) or len(seats) < len(game.decisions):
        raise broken("decisions", "one per city")
    if game.decisions and not game.pending():
        raise broken("decisions", "waiting for an answer")
    for decision in game.decisions:
        owner = game.rule_of(decision)
        if owner is NOBODY:
            raise broken("decisions", "questions of this game")
        if owner.asks_alone(decision.kind) and len(game.decisions) > 1:
            raise broken("decisions", "one group")
        if decision.decider != game.decider(decision.seat):
            raise broken("decisions", "asked of the right player")
        owner.check_decision(game, decision)
    # All decisions of a group are of one kind, apart from those that follow from an answer of the group.
    leading = {item.kind for item in game.decisions if not game.rule_of(item).follows_others(item.kind)}
    if len(leading) != min(1, len(game.decisions)):
        raise broken("decisions", "one group")


def check_answers(game: ClassicGame) -> None:
    """Refuse illegal sealed answers and unanswerable questions: playing on would break the game."""
    # A decision that depends on other answers of its group is checked after them.
    for decision in sorted(game.decisions, key=lambda item: game.rule_of(item).follows_others(item.kind)):
        if decision.choice != UNANSWERED and not game.can_choose(decision, decision.choice):
            raise broken("decisions", "answered with legal choices")
        if not game.options_of(decision):
            raise broken("decisions", "questions that have an answer")
