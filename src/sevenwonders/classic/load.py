"""A saved game from data that may be damaged."""

from typing import Final

from sevenwonders.classic.build import add_card, add_stages
from sevenwonders.classic.city import City
from sevenwonders.classic.effects.special import DISCARD_ORDER, ORDER_STEP
from sevenwonders.classic.kinds import (
    BEGIN_AGE,
    BONUS,
    BURY_LEADER,
    DECISIONS,
    DISCARD_PILE,
    EXTRA_LEADER,
    FLEET,
    FREE_CITY,
    GIVE_PAWN,
    LAST_CARD,
    LAST_STEP,
    PAWN,
    PAWN_STEP,
)
from sevenwonders.classic.library import Library, library_for
from sevenwonders.classic.part import Part
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.rules import rules_of
from sevenwonders.classic.settings import checked_config, seats_of
from sevenwonders.classic.setup import empty_game, new_city
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.version import RULES_VERSION, SAVE_FORMAT
from sevenwonders.kernel.agenda import argument_of, kind_of
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
    text_list,
)
from sevenwonders.kernel.config import config_from_data
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import BadConfig, BrokenSave
from sevenwonders.kernel.rng import MAX_SEED, rng_from_data

MOST_COINS: Final = 10_000
MOST_STEPS: Final = 1 << 20
MOST: Final = 1 << 30
MOST_BUILDER: Final = len(DISCARD_ORDER) * ORDER_STEP

# Questions that nobody else is asked at the same time; those of RECRUITS and later kinds come in groups or alone.
ASKED_ALONE: Final = (DISCARD_PILE, LAST_CARD, EXTRA_LEADER, BURY_LEADER, FLEET, BONUS, PAWN)


def load_classic_game(data: Data) -> ClassicGame:
    """The game that `to_data` described. Damaged data raises BrokenSave."""
    check_version(data, SAVE_FORMAT, RULES_VERSION)
    try:
        config = checked_config(config_from_data(mapping(field_of(data, "config"), "config")))
    except BadConfig as error:
        raise BrokenSave(f"The saved game's configuration cannot be played: {error}") from error
    library = library_for(config)
    cities = listed(data, "seats", seats_of(config))
    seed = bounded(field_of(data, "seed"), "seed", 0, MAX_SEED)
    rules = rules_of(config)
    count = len(cities)
    seats = [load_city(library, rules, mapping(city, "seats"), count) for city in cities]
    game = empty_game(config, seed, library, seats)
    game.agenda = [bounded(step, "agenda", 0, MOST_STEPS) for step in int_list(field_of(data, "agenda"), "agenda")]
    game.next_ident = bounded(field_of(data, "next_ident"), "next_ident", 0, MOST)
    game.history = game.answers_from_data(field_of(data, "history"))
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
    check_agenda(game)
    check_decisions(game)
    check_answers(game)
    return game


def load_cards(library: Library, value: object, field: str) -> list[int]:
    """Cards by their ids."""
    return [library.saved_card(ident) for ident in text_list(value, field)]


def load_city(library: Library, rules: list[Rule], data: Data, seats: int) -> City:
    """A city, its totals worked out again from what stands in it."""
    city = new_city(library, library.saved_board(str(field_of(data, "board"))))
    for card in load_cards(library, field_of(data, "built"), "built"):
        add_card(library, city, card)
    buried = text_list(field_of(data, "buried"), "buried")
    if len(buried) > len(library.boards[city.board].stages):
        raise broken("buried", "no longer than the wonder has stages")
    built_stages = bounded(
        field_of(data, "built_stages"), "built_stages", 0, (1 << len(library.boards[city.board].stages)) - 1
    )
    if built_stages.bit_count() != len(buried) or not (library.boards[city.board].any_order or is_row(built_stages)):
        raise broken("built_stages", "the built stages")
    add_stages(library, city, built_stages, [load_buried(library, ident) for ident in buried])
    bounded(field_of(data, "stages"), "stages", len(buried), len(buried))
    city.coins = bounded(field_of(data, "coins"), "coins", 0, MOST_COINS)
    city.free_build_ready = boolean(field_of(data, "free_build_ready"), "free_build_ready")
    city.hand = sorted(load_cards(library, field_of(data, "hand"), "hand"))
    city.tokens = int_list(field_of(data, "tokens"), "tokens")
    city.chains |= city.new_chains
    city.new_chains = 0
    for card in load_cards(library, field_of(data, "new_chains"), "new_chains"):
        city.new_chains |= library.cards[card].chain_to
    city.chains &= ~city.new_chains
    items = listed(data, "parts", len(rules))
    city.parts = [rule.load_seat_part(library, mapping(item, "parts")) for rule, item in zip(rules, items, strict=True)]
    for rule in rules:
        rule.check_city(city, seats)
    return city


def is_row(built_stages: int) -> bool:
    """Whether the stages were built from the first on without a gap."""
    return built_stages & (built_stages + 1) == 0


def load_buried(library: Library, ident: str) -> int:
    """A card under a wonder; a set-up position may not know it."""
    return -int(ident[1:]) if ident in ("?1", "?2", "?3", "?4") else library.saved_card(ident)


def load_parts(game: ClassicGame, items: list[object]) -> list[Part]:
    """What the rules keep on the table."""
    return [
        rule.load_table_part(game.library, mapping(item, "parts")) for rule, item in zip(game.rules, items, strict=True)
    ]


def load_decision(game: ClassicGame, item: object) -> Decision:
    """An open decision, with its sealed answer if it has one."""
    fields = sequence(item, "decisions")
    if len(fields) != 5:
        raise broken("decisions", "lists of five")
    count = len(game.cities)
    answers = game.answers_from_data(fields[4])
    return Decision(
        bounded(fields[0], "ident", 0, game.next_ident - 1),
        bounded(fields[1], "seat", 0, count - 1),
        bounded(fields[2], "decider", 0, count - 1),
        bounded(fields[3], "kind", 0, len(DECISIONS) - 1),
        answers[1] if answers else UNANSWERED,
    )


def check_agenda(game: ClassicGame) -> None:
    """Every step is of a known kind, and its argument a seat."""
    for step in game.agenda:
        seat = argument_of(step) % PAWN_STEP if kind_of(step) == GIVE_PAWN else argument_of(step)
        if kind_of(step) > LAST_STEP or seat >= len(game.cities):
            raise broken("agenda", "steps of this game")
    ages = len([step for step in game.agenda if kind_of(step) == BEGIN_AGE])
    if ages > 1 or (ages and game.age >= game.library.last_age):
        raise broken("agenda", "without a further Age")


def check_decisions(game: ClassicGame) -> None:
    """One group that waits for somebody: one decision a seat, each asked of the right player."""
    idents = {decision.ident for decision in game.decisions}
    seats = {decision.seat for decision in game.decisions}
    if len(idents) < len(game.decisions) or len(seats) < len(game.decisions):
        raise broken("decisions", "one a seat")
    if game.decisions and not game.pending():
        raise broken("decisions", "waiting for an answer")
    for decision in game.decisions:
        alone = decision.kind in ASKED_ALONE
        if decision.kind > FREE_CITY and not any(rule.asks(decision.kind) for rule in game.rules):
            raise broken("decisions", "questions of this game")
        if len({item.kind == FREE_CITY or item.kind for item in game.decisions} - {True}) > 1:
            raise broken("decisions", "one group")
        if (alone and len(game.decisions) > 1) or decision.decider != game.decider(decision.seat):
            raise broken("decisions", "one group")
        if (decision.kind == FREE_CITY) != (not alone and decision.seat not in game.drafting):
            raise broken("decisions", "about the right seats")
        if decision.kind == FREE_CITY and any(item.seat == decision.decider for item in game.pending()):
            raise broken("decisions", "answered for the own city before the Free City")


def check_answers(game: ClassicGame) -> None:
    """Every sealed answer is a legal one and every question has an answer, or playing on would break the game."""
    # The Free City's card is one of those that its controller has not chosen: the own cards are checked first.
    for decision in sorted(game.decisions, key=lambda item: item.kind == FREE_CITY):
        if decision.choice != UNANSWERED and not game.can_choose(decision, decision.choice):
            raise broken("decisions", "answered with legal choices")
        if not game.options_of(decision):
            raise broken("decisions", "questions that have an answer")
