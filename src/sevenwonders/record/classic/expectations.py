"""What a step of a scenario may expect: each key is read at once and checked when its turn comes."""

from collections.abc import Callable
from functools import partial
from typing import Final

from sevenwonders.classic.choice import BUILD, STAGE, left_of, right_of, trade_in, use_of
from sevenwonders.classic.kinds import DECISIONS
from sevenwonders.classic.notation import ANY_TRADE, fits, match_option, parse
from sevenwonders.classic.scoring import CATEGORIES, Score
from sevenwonders.classic.seat import Seat
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import GameError, IllegalChoice
from sevenwonders.record.cities import read_cards, read_choice, read_tokens
from sevenwonders.record.document import Node

Check = Callable[[ClassicGame], list[str]]
SCORE_KEYS: Final = [*CATEGORIES, "total"]


class Mismatch(GameError):
    """The game does not stand as a scenario expects; one line a difference, each with its place."""


def read_expectations(node: Node, game: ClassicGame) -> list[Check]:
    """One check a key, or a seat of a key; names and numbers are verified now."""
    fields = node.fields(list(READERS))
    return [check for key, field in fields.items() for check in READERS[key](field, game)]


def differing(node: Node, expected: object, found: object) -> list[str]:
    """A line that says what is different; nothing when both are equal."""
    return [] if expected == found else [f"{node.place}: expected {expected}, found {found}"]


# One number a seat


def read_numbers(number_of: Callable[[Seat], int], node: Node, game: ClassicGame) -> list[Check]:
    """Coins, shields or stages, one number a seat."""
    numbers = node.integers()
    if len(numbers) != len(game.seats):
        raise node.error(f"should have one number for each of the {len(game.seats)} seats")
    return [lambda now: differing(node, numbers, [number_of(seat) for seat in now.seats])]


# Cards and tokens


def names_in(game: ClassicGame, cards: list[int]) -> list[str]:
    """The names of cards, sorted."""
    return sorted(game.library.cards[card].name for card in cards)


def read_built(stands: bool, node: Node, game: ClassicGame) -> list[Check]:
    """Structures that stand, or do not stand, in a city."""
    return [
        partial(check_built, item, seat, names_in(game, read_cards(item, game.library)), stands)
        for seat, item in node.by_seat(len(game.seats)).items()
    ]


def check_built(node: Node, seat: int, names: list[str], stands: bool, game: ClassicGame) -> list[str]:
    """A line for each structure that is missing, or that should be."""
    built = names_in(game, game.seats[seat].built)
    words = "is not built" if stands else "is built"
    return [f"{node.place}: {name} {words}" for name in names if (name in built) != stands]


def read_hands(node: Node, game: ClassicGame) -> list[Check]:
    """Exactly these cards in a hand."""
    return [
        partial(check_hand, item, seat, names_in(game, read_cards(item, game.library)))
        for seat, item in node.by_seat(len(game.seats)).items()
    ]


def check_hand(node: Node, seat: int, names: list[str], game: ClassicGame) -> list[str]:
    """Compare a hand by the names in it."""
    return differing(node, names, names_in(game, game.seats[seat].hand))


def read_discard(node: Node, game: ClassicGame) -> list[Check]:
    """Exactly these cards in the discard pile."""
    names = names_in(game, read_cards(node, game.library))
    return [lambda now: differing(node, names, names_in(now, now.discard))]


def read_all_tokens(node: Node, game: ClassicGame) -> list[Check]:
    """Exactly these military tokens of a seat."""
    return [
        partial(check_tokens, item, seat, sorted(read_tokens(item)))
        for seat, item in node.by_seat(len(game.seats)).items()
    ]


def check_tokens(node: Node, seat: int, tokens: list[int], game: ClassicGame) -> list[str]:
    """Compare a seat's tokens."""
    return differing(node, tokens, sorted(game.seats[seat].tokens))


# Decisions and choices


def read_asked(node: Node, game: ClassicGame) -> list[Check]:
    """The kind of decision that waits for a seat's answer."""
    checks: list[Check] = []
    for seat, item in node.by_seat(len(game.seats)).items():
        kinds = [kind.text() for kind in item.items()] if isinstance(item.value, list) else [item.text()]
        for kind in kinds:
            if kind not in DECISIONS:
                raise item.error(f"'{kind}' is no kind of decision; there are {', '.join(DECISIONS)}")
        checks.append(partial(check_asked, item, seat, kinds))
    return checks


def check_asked(node: Node, seat: int, kinds: list[str], game: ClassicGame) -> list[str]:
    """Compare what the seat is asked."""
    return differing(node, kinds, [DECISIONS[item.kind] for item in game.pending() if item.seat == seat])


def read_offers(offered: bool, node: Node, game: ClassicGame) -> list[Check]:
    """Choices that a seat has, or has not."""
    return [
        partial(check_offer, choice, seat, read_choice(choice, game.library), offered)
        for seat, item in node.by_seat(len(game.seats)).items()
        for choice in item.items()
    ]


def check_offer(node: Node, seat: int, words: str, offered: bool, game: ClassicGame) -> list[str]:
    """A line when the choice is not offered though it should be, or the other way round."""
    reason = refusal_of(game, seat, words)
    if offered and reason:
        return [f"{node.place}: '{words}' is not offered: {reason}"]
    return [] if offered or reason else [f"{node.place}: '{words}' is offered"]


def decision_of(game: ClassicGame, seat: int) -> Decision | None:
    """The open decision about that seat, also when its sealed answer could still be changed."""
    for decision in game.decisions:
        if decision.seat == seat:
            return decision
    return None


def refusal_of(game: ClassicGame, seat: int, words: str) -> str:
    """Why the seat cannot make the choice now; empty when it can."""
    decision = decision_of(game, seat)
    if decision is None:
        return f"Seat {seat} is not asked anything."
    try:
        match_option(game, decision, words)
    except IllegalChoice as error:
        return str(error)
    return ""


def read_reasons(node: Node, game: ClassicGame) -> list[Check]:
    """Words that the reason for a refusal contains."""
    checks: list[Check] = []
    for seat, item in node.by_seat(len(game.seats)).items():
        for key, word in item.mapping().items():
            choice = read_choice(Node(key, word.place), game.library)
            checks.append(partial(check_reason, word, seat, choice, word.scalar()))
    return checks


def check_reason(node: Node, seat: int, words: str, part: str, game: ClassicGame) -> list[str]:
    """A line when the choice is allowed, or refused for another reason."""
    reason = refusal_of(game, seat, words)
    if not reason:
        return [f"{node.place}: '{words}' is offered"]
    return [] if part.lower() in reason.lower() else [f"{node.place}: '{part}' is not in the reason: {reason}"]


def read_payments(node: Node, game: ClassicGame) -> list[Check]:
    """Exactly these payments to the left and to the right for a construction."""
    checks: list[Check] = []
    for seat, item in node.by_seat(len(game.seats)).items():
        for key, pairs in item.mapping().items():
            choice = read_choice(Node(key, pairs.place), game.library)
            use, _, trade = parse(game.library, choice)
            if use not in (BUILD, STAGE) or trade != ANY_TRADE:
                raise pairs.error("write 'build CARD' or 'stage CARD'; the payments stand in the list")
            checks.append(partial(check_payments, pairs, seat, choice, sorted(map(read_pair, pairs.items()))))
    return checks


def read_pair(node: Node) -> list[int]:
    """Coins to the left and coins to the right."""
    pair = node.integers()
    if len(pair) != 2:
        raise node.error("should be two numbers: coins to the left, coins to the right")
    return pair


def check_payments(node: Node, seat: int, words: str, pairs: list[list[int]], game: ClassicGame) -> list[str]:
    """Compare the payments that are offered."""
    decision = decision_of(game, seat)
    if decision is None:
        return [f"{node.place}: seat {seat} is not asked anything"]
    use, card, _ = parse(game.library, words)
    offers = [
        trade_in(option)
        for option in game.options_of(decision)
        if use_of(option) == use and fits(game.library, option, game.library.cards[card].name, ANY_TRADE)
    ]
    return differing(node, pairs, sorted([left_of(trade), right_of(trade)] for trade in offers))


# Points and places


def read_scores(node: Node, game: ClassicGame) -> list[Check]:
    """Points of a seat by category, and in all."""
    return [
        partial(check_score, line, seat, category, line.integer())
        for seat, item in node.by_seat(len(game.seats)).items()
        for category, line in item.fields(SCORE_KEYS).items()
    ]


def check_score(node: Node, seat: int, category: str, points: int, game: ClassicGame) -> list[str]:
    """Compare one line of the score sheet."""
    return differing(node, points, points_in(game.score_sheet()[seat], category))


def points_in(score: Score, category: str) -> int:
    """The points of a category, or all of them."""
    return score.total() if category == "total" else score.points[CATEGORIES.index(category)]


def read_ranking(node: Node, game: ClassicGame) -> list[Check]:
    """Seats by place; those who share one stand in the same list."""
    places = [sorted(item.integers()) for item in node.items()]
    unknown = sorted({seat for place in places for seat in place} - set(game.drafting))
    if unknown:
        raise node.error(f"seat {unknown[0]} is not ranked; the players' seats are {game.drafting}")
    return [lambda now: differing(node, places, [sorted(place) for place in now.ranking()])]


READERS: Final[dict[str, Callable[[Node, ClassicGame], list[Check]]]] = {
    "legal": partial(read_offers, True),
    "illegal": partial(read_offers, False),
    "why": read_reasons,
    "payments": read_payments,
    "coins": partial(read_numbers, lambda seat: seat.coins),
    "shields": partial(read_numbers, lambda seat: seat.shields),
    "stages": partial(read_numbers, lambda seat: seat.stages),
    "built": partial(read_built, True),
    "not_built": partial(read_built, False),
    "tokens": read_all_tokens,
    "hand": read_hands,
    "discard": read_discard,
    "asked": read_asked,
    "score": read_scores,
    "ranking": read_ranking,
}
