"""Expectations that only scenarios of Architects have."""

from collections.abc import Callable
from functools import partial
from typing import Final

from sevenwonders.architects.cards import NO_CARD, cards_in
from sevenwonders.architects.choice import STAGE, payment_of, stage_of, use_of
from sevenwonders.architects.kinds import DECISIONS
from sevenwonders.architects.library import Library, card_idents, token_names
from sevenwonders.architects.notation import parse, parse_help, parse_payment, payment_words
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.numbers import numbers_in
from sevenwonders.kernel.view import SPECTATOR
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.architects.city_reader import read_cards, read_stages, read_tokens
from sevenwonders.record.document import YamlNode
from sevenwonders.record.expectations import (
    SHARED,
    Check,
    at_table,
    by_seat,
    one_per_seat,
    read_asked,
    read_payments,
    same,
    seats_at,
)

CENTRE: Final = "centre"
USING: Final = "using "


# Cards


def read_idents(node: YamlNode, game: ArchitectsGame) -> list[str]:
    """List the ids of the named cards, in any order."""
    return sorted(card_idents(game.library, read_cards(node, game.library)))


def idents_of(library: Library, counts: list[int]) -> list[str]:
    """List the ids of cards given as counts by kind."""
    return sorted(card_idents(library, cards_in(counts)))


def read_held(node: YamlNode, game: ArchitectsGame) -> list[Check]:
    """Check that a city has exactly these cards."""
    return by_seat(read_idents, lambda now, seat: idents_of(now.library, now.cities[seat].cards), node, game)


def read_discard(node: YamlNode, game: ArchitectsGame) -> list[Check]:
    """Check that the discard pile has exactly these cards."""
    return at_table(read_idents, lambda now: idents_of(now.library, now.discard), node, game)


def read_top(node: YamlNode, game: ArchitectsGame) -> str | None:
    """Read a card, or null for an unknown top."""
    return None if node.value is None else game.library.cards[node.named(game.library.find_card)].ident


def top_of(game: ArchitectsGame, deck: int, viewer: int) -> str | None:
    """Return the top card of a deck if the viewer knows it."""
    card = game.view(viewer).tops[deck]
    return None if card == NO_CARD else game.library.cards[card].ident


def read_tops(node: YamlNode, game: ArchitectsGame) -> list[Check]:
    """Check the tops of decks, given by seat or as `centre`, as all players see them."""
    tops = node.mapping()
    # The central deck has no seat.
    centre = tops.pop(CENTRE, None)
    named = YamlNode({key: item.value for key, item in tops.items()}, node.place).by_seat(seats_at(game))
    decks = named if centre is None else {**named, len(game.cities): centre}
    return [same(item, read_top(item, game), partial(top_of, game, deck, SPECTATOR)) for deck, item in decks.items()]


def read_known(node: YamlNode, game: ArchitectsGame) -> list[Check]:
    """Check that a seat knows this top card of the central deck, or none."""
    return by_seat(read_top, lambda now, seat: top_of(now, len(now.cities), seat), node, game)


def read_sizes(node: YamlNode, game: ArchitectsGame) -> list[Check]:
    """Check the numbers of cards in the decks, the central one last."""
    sizes = node.integers()
    if len(sizes) != len(game.decks):
        raise node.error(Phrase("node-per-deck", decks=str(len(game.decks))))
    return [same(node, sizes, lambda: [len(deck) for deck in game.decks])]


# Stages, tokens, shields


def read_all_stages(node: YamlNode, game: ArchitectsGame) -> list[Check]:
    """Check that a city has exactly these stages."""
    return by_seat(lambda item, _: read_stages(item), stages_of, node, game)


def stages_of(game: ArchitectsGame, seat: int) -> list[int]:
    """List the built stages of a seat's city, numbered from 1."""
    return [number + 1 for number in numbers_in(game.cities[seat].stages)]


def sorted_names(library: Library, tokens: list[int]) -> list[str]:
    """List progress tokens by name, sorted."""
    return sorted(token_names(library, tokens))


def read_names(node: YamlNode, game: ArchitectsGame) -> list[str]:
    """List the names of the named progress tokens, in any order."""
    return sorted_names(game.library, read_tokens(node, game.library))


def read_all_tokens(node: YamlNode, game: ArchitectsGame) -> list[Check]:
    """Check that a city has exactly these progress tokens."""
    return by_seat(read_names, lambda now, seat: sorted_names(now.library, now.cities[seat].tokens), node, game)


def read_row(node: YamlNode, game: ArchitectsGame) -> list[Check]:
    """Check that exactly these progress tokens are face up."""
    return at_table(read_names, lambda now: sorted_names(now.library, now.row), node, game)


def read_victories(node: YamlNode, game: ArchitectsGame) -> list[Check]:
    """Check the number of victory tokens of each city."""
    return at_table(one_per_seat, lambda now: [city.victories for city in now.cities], node, game)


def read_shields(node: YamlNode, game: ArchitectsGame) -> list[Check]:
    """Check the number of shields of each city."""
    return at_table(one_per_seat, lambda now: [city.shields(now.library) for city in now.cities], node, game)


def read_seat(least: int, node: YamlNode, game: ArchitectsGame) -> int:
    """Read the number of a seat, or -1 for no seat where `least` allows it."""
    seat = node.integer()
    if not least <= seat < seats_at(game):
        raise node.error(Phrase("node-range", least=str(least), most=str(seats_at(game) - 1), value=str(seat)))
    return seat


# Payments


def read_bills(node: YamlNode, choice: str, game: ArchitectsGame) -> list[str]:
    """Read the payments expected for a stage; the choice itself names only the stage."""
    wanted = parse(game.library, choice)
    if use_of(wanted) != STAGE or payment_of(wanted):
        raise node.error(Phrase("node-stage-payments"))
    return sorted(payment_words(game.library, read_bill(item, game.library)) for item in node.items())


def read_bill(node: YamlNode, library: Library) -> int:
    """Read a payment: cards, then `using NAME` for each token that helps to pay."""
    items = node.items()
    # Tokens may be listed one by one, or after a single `using` with commas between them.
    helping = [item for item in items if item.text().startswith(USING)]
    cards = [item.text() for item in items if item not in helping]
    if not cards or items[: len(cards)] != [item for item in items if item not in helping]:
        raise node.error(Phrase("node-stage-payment"))
    payment = YamlNode(", ".join(cards), node.place).named(partial(parse_payment, library))
    for item in helping:
        for word in item.text().removeprefix(USING).split(","):
            payment |= YamlNode(word, item.place).named(partial(parse_help, library))
    return payment


def bills_offered(game: ArchitectsGame, decision: Decision, choice: str) -> list[str]:
    """List the payments with which the stage can be built now."""
    stage = stage_of(parse(game.library, choice))
    options = [option for option in game.options_of(decision) if use_of(option) == STAGE and stage_of(option) == stage]
    return sorted(payment_words(game.library, payment_of(option)) for option in options)


READERS: Final[dict[str, Callable[[YamlNode, ArchitectsGame], list[Check]]]] = {
    **SHARED,
    "asked": partial(read_asked, DECISIONS),
    "payments": partial(read_payments, read_bills, bills_offered),
    "cards": read_held,
    "stages": read_all_stages,
    "tokens": read_all_tokens,
    "victories": read_victories,
    "shields": read_shields,
    "active": partial(at_table, partial(read_seat, 0), lambda now: now.active),
    "cat": partial(at_table, partial(read_seat, -1), lambda now: now.cat),
    "peace": partial(at_table, lambda node, _: node.integer(), lambda now: now.peace),
    "row": read_row,
    "discard": read_discard,
    "decks": read_sizes,
    "tops": read_tops,
    "knows": read_known,
}
