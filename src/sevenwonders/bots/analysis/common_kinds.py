"""Kinds of evidence that every game of the family has: points now and at the end, and things that come earlier."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from sevenwonders.bots.analysis.comparison import Comparison, Difference, Sheets, difference_of, rounded
from sevenwonders.bots.analysis.evidence import BETTER, OTHER, Evidence
from sevenwonders.bots.analysis.trials import Course

# Smaller differences are not worth a sentence: now, and at the end of the game.
LEAST_POINTS: Final = 0.5
LEAST_LATER: Final = 1.0
# Points that come for certain, and now, are said before points that a policy makes of it later; sums come last.
LATER: Final = 0.8
IN_ALL: Final = 0.4
# Turns that something has to come earlier, and the points that each is worth.
LEAST_TURNS: Final = 1.0
TURN: Final = 0.3


def points_now(compared: Comparison, without: Sequence[str]) -> Iterator[Evidence]:
    """Yield the points that are on the sheet as soon as the turn has settled, for all lines but some."""
    for line, name in enumerate(compared.table.categories()):
        found = line_now(compared, line)
        if name not in without and found.counts(LEAST_POINTS):
            yield Evidence(
                "points",
                found.mean,
                [found.mean],
                {"points": rounded(found.mean), "line": f"line_{name}"},
                BETTER if rises(compared, line) else OTHER,
                line=name,
            )


def points_later(compared: Comparison) -> Iterator[Evidence]:
    """Yield the points that a line has more at the end of the game, on average over all worlds."""
    better, other = compared.last_sheets
    for line, name in enumerate(compared.table.categories()):
        found = difference(better, other, lambda sheet, line=line: sheet[compared.seat][line])  # type: ignore[misc]
        if found.counts(LEAST_LATER):
            arguments = {"points": rounded(found.mean), "line": f"line_{name}"}
            yield Evidence("points_later", LATER * found.mean, [found.mean, found.error], arguments, line=name)


def points_in_all(compared: Comparison) -> Iterator[Evidence]:
    """Yield the points that the decider's side has more at the end, in all and compared with the best of the others."""
    better, other = compared.last_sheets
    found = difference(better, other, lambda sheet: side_total(compared, sheet, compared.seat))
    if found.counts(LEAST_LATER):
        numbers = [found.mean, found.error]
        yield Evidence("points_in_all", IN_ALL * found.mean, numbers, {"points": rounded(found.mean)})
    lead = difference(
        better, other, lambda sheet: side_total(compared, sheet, compared.seat) - best_rival(compared, sheet)
    )
    if lead.counts(LEAST_LATER):
        numbers = [lead.mean, lead.error]
        yield Evidence("lead", IN_ALL * lead.mean, numbers, {"points": rounded(lead.mean)})


def points_of_rivals(compared: Comparison) -> Iterator[Evidence]:
    """Yield the points that another player has fewer at the end."""
    better, other = compared.last_sheets
    for seat in compared.table.players():
        found = difference(other, better, lambda sheet, seat=seat: sum(sheet[seat]))  # type: ignore[misc]
        if seat not in compared.side and found.counts(LEAST_LATER):
            yield Evidence(
                "rival",
                IN_ALL * found.mean,
                [found.mean, found.error],
                {"points": rounded(found.mean), "other": seat},
                OTHER,
                seats=[seat],
            )


def tempo(compared: Comparison, names: list[str]) -> Iterator[Evidence]:
    """Yield the counts of `Course.progress` that rise earlier: the mean turns until they are higher than before."""
    worlds = compared.trials.worlds
    for place, name in enumerate(names):
        least = min(count[place] for course in (worlds[0].better, worlds[0].other) for _, count in course.progress[:1])
        better = [turn_of(trial.better, place, least + 1) for trial in worlds]
        other = [turn_of(trial.other, place, least + 1) for trial in worlds]
        found = difference_of(other, better)
        if found.counts(LEAST_TURNS):
            arguments = {"turns": rounded(found.mean), "number": least + 1}
            yield Evidence(f"tempo_{name}", TURN * found.mean, [least + 1, found.mean, found.error], arguments)


def turn_of(course: Course, place: int, number: int) -> int:
    """Return the turn in which a count reaches a number; if it never does, the one after the last."""
    for turn, counts in course.progress:
        if counts[place] >= number:
            return turn
    return course.progress[-1][0] + 1


# Sheets


def difference(better: Sheets, other: Sheets, count: Callable[[list[list[int]]], int]) -> Difference:
    """Compare a count on the score sheets, world by world."""
    return difference_of([count(sheet) for sheet in better], [count(sheet) for sheet in other])


def line_now(compared: Comparison, line: int) -> Difference:
    """Compare a line of the decider's sheet as soon as the turn has settled."""
    _, better, other = compared.sheets
    return difference(better, other, lambda sheet: sheet[compared.seat][line])


def rises(compared: Comparison, line: int) -> bool:
    """Return whether the better option adds to a line of the sheet; if not, the other one takes from it."""
    before, better, _ = compared.sheets
    return difference(better, before, lambda sheet: sheet[compared.seat][line]).mean > 0.0


def side_total(compared: Comparison, sheet: list[list[int]], seat: int) -> int:
    """Return the points of all seats that win together with a seat."""
    return sum(sum(sheet[other]) for other in compared.side_of(seat))


def best_rival(compared: Comparison, sheet: list[list[int]]) -> int:
    """Return the most points on the side of a rival."""
    rivals = [seat for seat in compared.table.players() if seat not in compared.side]
    return max(side_total(compared, sheet, seat) for seat in rivals)
