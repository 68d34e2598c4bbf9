"""Expectations of a scenario's step in any game. Keys are read at the start and checked after the step."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial, reduce
from typing import Final, TypeVar

from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import GameError, IllegalChoice, in_english
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.document import YamlNode

Check = Callable[[], list[Phrase]]
SomeGame = TypeVar("SomeGame", bound=Game)


class Mismatch(GameError):
    """The game is not as a scenario expects. The message has one line for each difference, with its place."""


def in_lines(differences: Sequence[Phrase]) -> Phrase:
    """Put each difference in a line of its own."""
    return reduce(lambda lines, last: Phrase("lines", lines=lines, last=last), differences)


def read_expectations(
    node: YamlNode, game: SomeGame, readers: Mapping[str, Callable[[YamlNode, SomeGame], list[Check]]]
) -> list[Check]:
    """Read one check for each key, or for each seat of a key. Names and numbers are verified right away."""
    fields = node.fields(list(readers))
    return [check for key, field in fields.items() for check in readers[key](field, game)]


# Comparing


def differing(node: YamlNode, expected: object, found: object) -> list[Phrase]:
    """Report the difference; nothing if both are equal."""
    return [] if expected == found else [node.at(Phrase("node-differs", expected=str(expected), found=str(found)))]


def same(node: YamlNode, expected: object, found: Callable[[], object]) -> Check:
    """Return a check that calls `found` later and compares the result with the expected one."""
    return lambda: differing(node, expected, found())


def seats_at(game: Game) -> int:
    """Count the cities at the table."""
    return len(game.board_names())


def by_seat(
    read: Callable[[YamlNode, SomeGame], object],
    found: Callable[[SomeGame, int], object],
    node: YamlNode,
    game: SomeGame,
) -> list[Check]:
    """Check something that each of the named seats has."""
    seats = node.by_seat(seats_at(game)).items()
    return [same(item, read(item, game), partial(found, game, seat)) for seat, item in seats]


def at_table(
    read: Callable[[YamlNode, SomeGame], object], found: Callable[[SomeGame], object], node: YamlNode, game: SomeGame
) -> list[Check]:
    """Check something that belongs to the whole table."""
    return [same(node, read(node, game), partial(found, game))]


def one_per_seat(node: YamlNode, game: Game) -> list[int]:
    """Read a list with one number per seat."""
    numbers = node.integers()
    if len(numbers) != seats_at(game):
        raise node.error(Phrase("node-per-seat", seats=str(seats_at(game))))
    return numbers


# Decisions and choices


def read_choice(node: YamlNode, game: Game) -> str:
    """Read a choice in the notation of docs/notation.md. Every name in it has to exist."""
    # Nothing fits UNANSWERED: this only parses the words, and raises for a name that is unknown.
    node.named(partial(game.fits, UNANSWERED))
    return node.text()


def read_asked(kinds: list[str], node: YamlNode, game: Game) -> list[Check]:
    """Check the kinds of decision that seats are asked."""
    return by_seat(lambda item, _: read_kinds(kinds, item), asked_of, node, game)


def read_kinds(known: list[str], node: YamlNode) -> list[str]:
    """Read one kind of decision, or a list of them."""
    kinds = [kind.text() for kind in node.items()] if isinstance(node.value, list) else [node.text()]
    for kind in kinds:
        if kind not in known:
            raise node.error(Phrase("node-kind", kind=kind, known=", ".join(known)))
    return kinds


def asked_of(game: Game, seat: int) -> list[str]:
    """List the kinds of decision that the seat has to answer now."""
    return [game.decision_name(item.kind) for item in game.pending() if item.seat == seat]


def read_offers(offered: bool, node: YamlNode, game: Game) -> list[Check]:
    """Check that choices are offered to a seat, or are not."""
    return [
        partial(check_offer, choice, game, seat, read_choice(choice, game), offered)
        for seat, item in node.by_seat(seats_at(game)).items()
        for choice in item.items()
    ]


def check_offer(node: YamlNode, game: Game, seat: int, words: str, offered: bool) -> list[Phrase]:
    """Report a choice that should be offered and is not, or the other way round."""
    reason = refusal_of(game, seat, words)
    if offered and reason:
        return [node.at(Phrase("node-not-offered", choice=words, reason=reason))]
    return [] if offered or reason else [node.at(Phrase("node-offered", choice=words))]


def decision_of(game: Game, seat: int) -> Decision | None:
    """Return the open decision of that seat. It may have a sealed answer, which can still be changed."""
    for decision in game.decisions:
        if decision.seat == seat:
            return decision
    return None


def refusal_of(game: Game, seat: int, words: str) -> str | Phrase:
    """Explain why the seat cannot make the choice now. Empty if it can."""
    decision = decision_of(game, seat)
    if decision is None:
        return Phrase("node-not-asked", seat=str(seat))
    try:
        game.match_option(decision.ident, words)
    except IllegalChoice as error:
        return error.said()
    return ""


def read_reasons(node: YamlNode, game: Game) -> list[Check]:
    """Check that the reasons for refusals contain certain words."""
    return [
        partial(check_reason, word, game, seat, read_choice(YamlNode(key, word.place), game), word.scalar())
        for seat, item in node.by_seat(seats_at(game)).items()
        for key, word in item.mapping().items()
    ]


def check_reason(node: YamlNode, game: Game, seat: int, words: str, part: str) -> list[Phrase]:
    """Report a choice that is allowed, or refused for a different reason. Scenarios give reasons in English."""
    reason = refusal_of(game, seat, words)
    if not reason:
        return [node.at(Phrase("node-offered", choice=words))]
    if part.lower() in in_english(reason).lower():
        return []
    return [node.at(Phrase("node-other-reason", words=part, reason=reason))]


def read_payments(
    read: Callable[[YamlNode, str, SomeGame], object],
    offered: Callable[[SomeGame, Decision, str], object],
    node: YamlNode,
    game: SomeGame,
) -> list[Check]:
    """Check that exactly these payments are offered. `read` gets the payments and the choice they belong to."""
    return [
        partial(check_payments, payments, game, seat, choice, read(payments, choice, game), offered)
        for seat, item in node.by_seat(seats_at(game)).items()
        for key, payments in item.mapping().items()
        for choice in [read_choice(YamlNode(key, payments.place), game)]
    ]


def check_payments(
    node: YamlNode,
    game: SomeGame,
    seat: int,
    choice: str,
    expected: object,
    offered: Callable[[SomeGame, Decision, str], object],
) -> list[Phrase]:
    """Compare the expected payments with those that are offered."""
    decision = decision_of(game, seat)
    if decision is None:
        return [node.at(Phrase("node-not-asked", seat=str(seat)))]
    return differing(node, expected, offered(game, decision, choice))


# Points and places


def read_scores(node: YamlNode, game: Game) -> list[Check]:
    """Check the points of a seat by category, or in total."""
    return [
        same(line, line.integer(), partial(points_of, game, seat, category))
        for seat, item in node.by_seat(seats_at(game)).items()
        for category, line in item.fields([*game.categories(), "total"]).items()
    ]


def points_of(game: Game, seat: int, category: str) -> int:
    """Return the points in a category, or the total."""
    score: Score = game.score_sheet()[seat]
    return score.total() if category == "total" else score.points[game.categories().index(category)]


def read_places(node: YamlNode, game: Game) -> list[list[int]]:
    """Read the seats by place. Seats that share a place are in the same list."""
    places = [sorted(item.integers()) for item in node.items()]
    unknown = sorted({seat for place in places for seat in place} - set(game.players()))
    if unknown:
        seats = ", ".join(map(str, game.players()))
        raise node.error(Phrase("node-unranked", seat=str(unknown[0]), seats=seats))
    return places


def places_of(game: Game) -> list[list[int]]:
    """Return the ranking, with the seats of each place in order."""
    return [sorted(place) for place in game.ranking()]


def read_ranking(node: YamlNode, game: Game) -> list[Check]:
    """Check the ranking."""
    return at_table(read_places, places_of, node, game)


def read_finished(node: YamlNode, game: Game) -> list[Check]:
    """Check whether the game is over."""
    return [same(node, node.boolean(), game.finished)]


SHARED: Final[dict[str, Callable[[YamlNode, Game], list[Check]]]] = {
    "legal": partial(read_offers, True),
    "illegal": partial(read_offers, False),
    "why": read_reasons,
    "score": read_scores,
    "ranking": read_ranking,
    "finished": read_finished,
}
