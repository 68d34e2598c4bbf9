"""Expectations that only scenarios of the classic game have."""

from functools import partial
from typing import Final

from sevenwonders.classic.choice import (
    BUILD,
    STAGE,
    bank_of,
    far_left_of,
    far_right_of,
    left_of,
    right_of,
    trade_in,
)
from sevenwonders.classic.rules import decision_names
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.notation import ANY_TRADE, parse
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.classic.all_rules import RULE_RECORDS
from sevenwonders.record.classic.city_reader import read_tokens
from sevenwonders.record.classic.rule_record import Readers, names_in, read_names, read_numbers
from sevenwonders.record.document import YamlNode
from sevenwonders.record.expectations import (
    SHARED,
    Check,
    at_table,
    by_seat,
    read_asked,
    read_payments,
    seats_at,
)

# Cards and tokens


def read_built(built: bool, node: YamlNode, game: ClassicGame) -> list[Check]:
    """Check that a city has, or does not have, certain structures."""
    return [
        partial(check_built, item, game, seat, read_names(item, game), built)
        for seat, item in node.by_seat(seats_at(game)).items()
    ]


def check_built(node: YamlNode, game: ClassicGame, seat: int, names: list[str], expected: bool) -> list[Phrase]:
    """Report each structure that is missing, or that should not be there."""
    built = names_in(game, game.cities[seat].built)
    ident = "node-not-built" if expected else "node-built"
    return [node.at(Phrase(ident, card=name)) for name in names if (name in built) != expected]


def read_hands(node: YamlNode, game: ClassicGame) -> list[Check]:
    """Check that a hand has exactly these cards."""
    return by_seat(read_names, lambda now, seat: names_in(now, now.cities[seat].hand), node, game)


def read_discard(node: YamlNode, game: ClassicGame) -> list[Check]:
    """Check that the discard pile has exactly these cards."""
    return at_table(read_names, lambda now: names_in(now, now.discard), node, game)


def read_all_tokens(node: YamlNode, game: ClassicGame) -> list[Check]:
    """Check that a seat has exactly these military tokens."""
    return by_seat(
        lambda item, _: sorted(read_tokens(item)), lambda now, seat: sorted(now.cities[seat].tokens), node, game
    )


# Payments


def read_pairs(node: YamlNode, choice: str, game: ClassicGame) -> list[list[int]]:
    """Read the payments expected for a choice, which itself names none."""
    use, _, trade = parse(game.library, choice)
    if use not in (BUILD, STAGE) or trade != ANY_TRADE:
        raise node.error(Phrase("node-card-payments"))
    return sorted(map(read_pair, node.items()))


def read_pair(node: YamlNode) -> list[int]:
    """Read one payment: coins to the left and to the right, then bank, far left and far right if they get any."""
    pair = node.integers()
    if not 2 <= len(pair) <= 5:
        raise node.error(Phrase("node-payment"))
    return trimmed(pair)


def pairs_offered(game: ClassicGame, decision: Decision, choice: str) -> list[list[int]]:
    """List the payments with which the choice can be made now."""
    # The choice names no payment, so every payment for it fits.
    offers = [trade_in(option) for option in game.options_of(decision) if game.fits(option, choice)]
    return sorted(parts_of(trade) for trade in offers)


def parts_of(trade: int) -> list[int]:
    """List the coins of a payment by receiver, in the form of `read_pair`."""
    return trimmed([left_of(trade), right_of(trade), bank_of(trade), far_left_of(trade), far_right_of(trade)])


def trimmed(parts: list[int]) -> list[int]:
    """Return a payment without trailing zeros; left and right are always there."""
    while len(parts) > 2 and not parts[-1]:
        parts.pop()
    return parts


READERS: Final[Readers] = {
    **SHARED,
    "asked": partial(read_asked, list(decision_names().values())),
    "payments": partial(read_payments, read_pairs, pairs_offered),
    "coins": partial(read_numbers, lambda city: city.coins),
    "shields": partial(read_numbers, lambda city: city.shields),
    "stages": partial(read_numbers, lambda city: city.stages),
    "built": partial(read_built, True),
    "not_built": partial(read_built, False),
    "tokens": read_all_tokens,
    "hand": read_hands,
    "discard": read_discard,
}
for record in RULE_RECORDS:
    READERS.update(record.expectations())
