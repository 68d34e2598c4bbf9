"""Evidence about tempo: things that come some turns earlier."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.bots.analysis.comparison import Comparison, difference_of, rounded
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.trials import Course

LEAST_TURNS: Final = 1.0
# Points that a turn is worth.
TURN: Final = 0.3


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
