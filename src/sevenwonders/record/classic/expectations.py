"""What a step of a scenario may expect of the classic game, beside what it may expect of any."""

from collections.abc import Callable
from functools import partial
from typing import Final

from sevenwonders.classic.armada.part import ArmadaPart
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
from sevenwonders.classic.cities.part import CitiesPart
from sevenwonders.classic.city import City
from sevenwonders.classic.debts.part import DebtPart
from sevenwonders.classic.edifice.part import EdificePart, Projects
from sevenwonders.classic.kinds import DECISIONS
from sevenwonders.classic.leaders.part import LeadersPart
from sevenwonders.classic.library import FLEETS
from sevenwonders.classic.notation import ANY_TRADE, parse
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import Decision
from sevenwonders.record.classic.cities import read_cards, read_tokens
from sevenwonders.record.document import Node
from sevenwonders.record.expectations import (
    SHARED,
    Check,
    at_table,
    by_seat,
    one_a_seat,
    read_asked,
    read_payments,
    same,
    seats_at,
)


def read_numbers(number_of: Callable[[City], int], node: Node, game: ClassicGame) -> list[Check]:
    """Coins, shields or stages, one number a seat."""
    return at_table(one_a_seat, lambda now: [number_of(seat) for seat in now.cities], node, game)


# Cards and tokens


def names_in(game: ClassicGame, cards: list[int]) -> list[str]:
    """The names of cards, sorted."""
    return sorted(game.library.cards[card].name for card in cards)


def read_names(node: Node, game: ClassicGame) -> list[str]:
    """Cards by their names, sorted."""
    return names_in(game, read_cards(node, game.library))


def read_built(stands: bool, node: Node, game: ClassicGame) -> list[Check]:
    """Structures that stand, or do not stand, in a city."""
    return [
        partial(check_built, item, game, seat, read_names(item, game), stands)
        for seat, item in node.by_seat(seats_at(game)).items()
    ]


def check_built(node: Node, game: ClassicGame, seat: int, names: list[str], stands: bool) -> list[str]:
    """A line for each structure that is missing, or that should be."""
    built = names_in(game, game.cities[seat].built)
    words = "is not built" if stands else "is built"
    return [f"{node.place}: {name} {words}" for name in names if (name in built) != stands]


def read_hands(node: Node, game: ClassicGame) -> list[Check]:
    """Exactly these cards in a hand."""
    return by_seat(read_names, lambda now, seat: names_in(now, now.cities[seat].hand), node, game)


def read_discard(node: Node, game: ClassicGame) -> list[Check]:
    """Exactly these cards in the discard pile."""
    return at_table(read_names, lambda now: names_in(now, now.discard), node, game)


def read_all_tokens(node: Node, game: ClassicGame) -> list[Check]:
    """Exactly these military tokens of a seat."""
    return by_seat(
        lambda item, _: sorted(read_tokens(item)), lambda now, seat: sorted(now.cities[seat].tokens), node, game
    )


def read_leaders(node: Node, game: ClassicGame) -> list[Check]:
    """Exactly these leaders in hand, not recruited yet."""
    return by_seat(read_names, lambda now, seat: names_in(now, leaders_in_hand(now.cities[seat])), node, game)


def leaders_in_hand(seat: City) -> list[int]:
    """A seat's leaders that are not recruited; none where there are no leaders."""
    return [card for part in seat.parts if isinstance(part, LeadersPart) for card in part.hand]


def debts_in(seat: City) -> int:
    """Points that a seat's debts cost."""
    return sum(part.debts for part in seat.parts if isinstance(part, DebtPart))


def diplomacy_in(seat: City) -> int:
    """A seat's diplomacy tokens."""
    return sum(part.diplomacy for part in seat.parts if isinstance(part, CitiesPart))


def armada_in(game: ClassicGame, seat: int) -> ArmadaPart:
    """A seat's shipyard; one that never sailed where there is no Armada."""
    for part in game.cities[seat].parts:
        if isinstance(part, ArmadaPart):
            return part
    return ArmadaPart(0, 0, 0, False, [0, 0, 0, 0], [], [], [], [], [])


def read_fleet_squares(node: Node, game: ClassicGame) -> list[Check]:
    """The square of each named fleet."""
    return [
        same(item, item.integer(), partial(square_of, game, seat, FLEETS.index(name)))
        for seat, fleets in node.by_seat(seats_at(game)).items()
        for name, item in fleets.fields(FLEETS).items()
    ]


def square_of(game: ClassicGame, seat: int, lane: int) -> int:
    """Where a fleet stands."""
    return armada_in(game, seat).squares[lane]


def read_naval_tokens(node: Node, game: ClassicGame) -> list[Check]:
    """Exactly these naval tokens of a seat."""
    return by_seat(
        lambda item, _: sorted(item.integers()), lambda now, seat: sorted(armada_in(now, seat).tokens), node, game
    )


def read_offered(node: Node, game: ClassicGame) -> list[Check]:
    """Exactly these islands to choose from."""
    return by_seat(read_names, lambda now, seat: names_in(now, armada_in(now, seat).offered), node, game)


def read_pawns_of(node: Node, game: ClassicGame) -> list[Check]:
    """A seat's participation pawns, one number an Age."""
    return by_seat(lambda item, _: item.integers(), lambda now, seat: pawns_in(now.cities[seat]), node, game)


def pawns_in(seat: City) -> list[int]:
    """A seat's participation pawns; none where there are no Edifices."""
    return [count for part in seat.parts if isinstance(part, EdificePart) for count in part.pawns]


def read_pawns_left(node: Node, game: ClassicGame) -> list[Check]:
    """The pawns left on the Edifice of each Age."""
    return at_table(
        lambda item, _: item.integers(),
        lambda now: [count for part in now.parts if isinstance(part, Projects) for count in part.left],
        node,
        game,
    )


# Payments


def read_pairs(node: Node, choice: str, game: ClassicGame) -> list[list[int]]:
    """Coins to the left and to the right, for a choice that names no payment itself."""
    use, _, trade = parse(game.library, choice)
    if use not in (BUILD, STAGE) or trade != ANY_TRADE:
        raise node.error("write 'build CARD' or 'stage CARD'; the payments stand in the list")
    return sorted(map(read_pair, node.items()))


def read_pair(node: Node) -> list[int]:
    """Coins to the left and coins to the right."""
    pair = node.integers()
    if not 2 <= len(pair) <= 5:
        raise node.error("should be coins to the left and to the right, and if need be bank, far left, far right")
    while len(pair) > 2 and not pair[-1]:
        pair.pop()
    return pair


def pairs_offered(game: ClassicGame, decision: Decision, choice: str) -> list[list[int]]:
    """The payments with which the choice can be made now."""
    offers = [trade_in(option) for option in game.options_of(decision) if game.fits(option, choice)]
    return sorted(parts_of(trade) for trade in offers)


def parts_of(trade: int) -> list[int]:
    """Coins to the left and right; bank, far left and far right only as far as they get something."""
    parts = [left_of(trade), right_of(trade), bank_of(trade), far_left_of(trade), far_right_of(trade)]
    while len(parts) > 2 and not parts[-1]:
        parts.pop()
    return parts


READERS: Final[dict[str, Callable[[Node, ClassicGame], list[Check]]]] = {
    **SHARED,
    "asked": partial(read_asked, DECISIONS),
    "payments": partial(read_payments, read_pairs, pairs_offered),
    "coins": partial(read_numbers, lambda seat: seat.coins),
    "shields": partial(read_numbers, lambda seat: seat.shields),
    "stages": partial(read_numbers, lambda seat: seat.stages),
    "built": partial(read_built, True),
    "not_built": partial(read_built, False),
    "tokens": read_all_tokens,
    "hand": read_hands,
    "leaders": read_leaders,
    "debts": partial(read_numbers, debts_in),
    "diplomacy": partial(read_numbers, diplomacy_in),
    "fleets": read_fleet_squares,
    "naval": read_naval_tokens,
    "offered": read_offered,
    "pawns": read_pawns_of,
    "pawns_left": read_pawns_left,
    "discard": read_discard,
}
