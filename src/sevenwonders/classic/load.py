"""A saved game from data that may be damaged."""

from typing import Final

from sevenwonders.classic.build import stand_card, stand_stage
from sevenwonders.classic.kinds import CONFLICTS, DECISIONS, DISCARD_PILE, FREE_CITY, LAST_CARD
from sevenwonders.classic.library import Library, library_of
from sevenwonders.classic.notation import history_from_data
from sevenwonders.classic.part import Part
from sevenwonders.classic.seat import Seat
from sevenwonders.classic.setup import checked_config, empty_game, new_city, seats_of
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


def load_classic_game(data: Data) -> ClassicGame:
    """The game that `to_data` described. Damaged data raises BrokenSave."""
    check_version(data, SAVE_FORMAT, RULES_VERSION)
    try:
        config = checked_config(config_from_data(mapping(field_of(data, "config"), "config")))
    except BadConfig as error:
        raise BrokenSave(f"The saved game's configuration cannot be played: {error}") from error
    library = library_of(config.edition)
    cities = listed(data, "seats", seats_of(config))
    seed = bounded(field_of(data, "seed"), "seed", 0, MAX_SEED)
    game = empty_game(config, seed, library, [load_city(library, mapping(city, "seats")) for city in cities])
    count = len(game.seats)
    game.agenda = [bounded(step, "agenda", 0, MOST_STEPS) for step in int_list(field_of(data, "agenda"), "agenda")]
    game.next_ident = bounded(field_of(data, "next_ident"), "next_ident", 0, MOST)
    game.history = history_from_data(library, field_of(data, "history"))
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
    game.discard_builders = [bounded(seat, "discard_builders", 0, count - 1) for seat in builders]
    game.parts = load_parts(game, listed(data, "parts", len(game.parts)))
    game.decisions = [load_decision(game, item) for item in sequence(field_of(data, "decisions"), "decisions")]
    check_agenda(game)
    check_decisions(game)
    check_answers(game)
    return game


def load_cards(library: Library, value: object, field: str) -> list[int]:
    """Cards by their ids."""
    return [library.saved_card(ident) for ident in text_list(value, field)]


def load_city(library: Library, data: Data) -> Seat:
    """A city, its totals worked out again from what stands in it."""
    city = new_city(library, library.saved_board(str(field_of(data, "board"))))
    for card in load_cards(library, field_of(data, "built"), "built"):
        stand_card(library, city, card)
    buried = text_list(field_of(data, "buried"), "buried")
    if len(buried) > len(library.boards[city.board].stages):
        raise broken("buried", "no longer than the wonder has stages")
    for ident in buried:
        stand_stage(library, city, load_buried(library, ident))
    bounded(field_of(data, "stages"), "stages", len(buried), len(buried))
    city.coins = bounded(field_of(data, "coins"), "coins", 0, MOST_COINS)
    city.free_build_ready = boolean(field_of(data, "free_build_ready"), "free_build_ready")
    city.hand = sorted(load_cards(library, field_of(data, "hand"), "hand"))
    city.tokens = int_list(field_of(data, "tokens"), "tokens")
    city.chains = city.new_chains
    city.new_chains = 0
    for card in load_cards(library, field_of(data, "new_chains"), "new_chains"):
        city.new_chains |= library.cards[card].chain_to
    city.chains &= ~city.new_chains
    return city


def load_buried(library: Library, ident: str) -> int:
    """A card under a wonder; a set-up position may not know it."""
    return -int(ident[1:]) if ident in ("?1", "?2", "?3") else library.saved_card(ident)


def load_parts(game: ClassicGame, items: list[object]) -> list[Part]:
    """What the rules keep on the table."""
    parts: list[Part] = []
    for rule, item in zip(game.rules, items, strict=True):
        part = rule.part_from_data(game.library, mapping(item, "parts"))
        if part is not None:
            parts.append(part)
    return parts


def load_decision(game: ClassicGame, item: object) -> Decision:
    """An open decision, with its sealed answer if it has one."""
    fields = sequence(item, "decisions")
    if len(fields) != 5:
        raise broken("decisions", "lists of five")
    count = len(game.seats)
    answers = history_from_data(game.library, fields[4])
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
        if kind_of(step) > CONFLICTS or argument_of(step) >= len(game.seats):
            raise broken("agenda", "steps of this game")


def check_decisions(game: ClassicGame) -> None:
    """One group that waits for somebody: one decision a seat, each asked of the right player."""
    idents = {decision.ident for decision in game.decisions}
    seats = {decision.seat for decision in game.decisions}
    if len(idents) < len(game.decisions) or len(seats) < len(game.decisions):
        raise broken("decisions", "one a seat")
    if game.decisions and not game.pending():
        raise broken("decisions", "waiting for an answer")
    for decision in game.decisions:
        alone = decision.kind in (DISCARD_PILE, LAST_CARD)
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
