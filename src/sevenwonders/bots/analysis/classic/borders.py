"""Evidence about borders: who leads, by how many shields, and for which token."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.bots.analysis.classic.tables import classic
from sevenwonders.bots.analysis.common_kinds import LEAST_POINTS, line_now
from sevenwonders.bots.analysis.comparison import Comparison, rounded
from sevenwonders.bots.analysis.evidence import BETTER, OTHER, Evidence
from sevenwonders.classic.conflict import fights_of, passes_defeats
from sevenwonders.classic.scoring import MILITARY
from sevenwonders.classic.table import ClassicGame

# A lead in shields may still be lost before the conflicts.
LASTS: Final = 0.6


def conflict_points(compared: Comparison) -> Iterator[Evidence]:
    """Yield the points of military tokens that this turn brings, in conflicts or without."""
    found = line_now(compared, MILITARY)
    if found.counts(LEAST_POINTS):
        yield Evidence("conflicts", found.mean, [found.mean], {"points": rounded(found.mean)}, line="military")


def borders(compared: Comparison) -> Iterator[Evidence]:
    """Yield the borders that turn: a defeat that becomes a draw or a victory, or a draw that becomes a victory."""
    table, now = classic(compared.table), classic(compared.trials.worlds[0].better.now)
    # After the last conflicts, shields decide nothing.
    if now.finished():
        return
    age = max(1, now.age)
    for neighbour, tokens in rivals_of(table, now, compared.seat).items():
        own, theirs = shields(compared, compared.seat), shields(compared, neighbour)
        if own is None or theirs is None:
            continue
        margins = [own[option] - theirs[option] for option in range(2)]
        stake = tokens * stake_of(table, age, compared.seat, neighbour, margins)
        if sign(margins[0]) <= sign(margins[1]) or stake <= 0:
            continue
        yield Evidence(
            "border" if age == table.library.last_age else "border_lasting",
            LASTS * stake,
            [own[0], theirs[0], own[1], theirs[1], stake, age],
            {"own": own[0], "theirs": theirs[0], "own_else": own[1], "theirs_else": theirs[1], "other": neighbour}
            | {"age": age, "points": stake},
            BETTER if own[0] > table.cities[compared.seat].shields else OTHER,
            seats=[neighbour],
            line="military",
        )


def rivals_of(table: ClassicGame, now: ClassicGame, seat: int) -> dict[int, int]:
    """Return the seats that a seat will fight next, with the tokens at stake, as things stand for the others."""
    ages_ahead = max(0, now.age - max(1, table.age))
    cities = table.cities[:]
    if not ages_ahead:
        # The option may have changed whether the city fights at all.
        cities[seat] = now.cities[seat]
    found: dict[int, int] = {}
    for fight in fights_of(table.rules, cities, ages_ahead):
        if seat in (fight.one, fight.other) and fight.tokens:
            found[int(fight.other if fight.one == seat else fight.one)] = int(fight.tokens)
    return found


def stake_of(table: ClassicGame, age: int, seat: int, neighbour: int, margins: list[int]) -> int:
    """Return the points by which the outcomes of a fight for one token differ, given the margin of either option."""
    victory, defeat = table.library.victories[age], table.defeats[age - 1]
    # Some cities leave their defeats to the winner.
    won = victory + (defeat if passes_defeats(table.cities[neighbour]) else 0)
    lost = 0 if passes_defeats(table.cities[seat]) else defeat
    points = [won if margin > 0 else lost if margin < 0 else 0 for margin in margins]
    return points[0] - points[1]


def shields(compared: Comparison, seat: int) -> tuple[int, int] | None:
    """Return a city's shields with either option and without the other cities' moves, or None if worlds differ.

    Another city may be moving at the same time. Only what the options change is added to its shields.
    """
    before = int(classic(compared.table).cities[seat].shields)
    own = seat == compared.seat
    found: set[tuple[int, int]] = set()
    for trial in compared.trials.worlds:
        pair = [int(classic(course.now).cities[seat].shields) for course in (trial.better, trial.other)]
        rest = 0 if own else min(pair) - before
        found.add((pair[0] - rest, pair[1] - rest))
    return next(iter(found)) if len(found) == 1 else None


def sign(margin: int) -> int:
    """Return 1 for a lead, 0 for a draw and -1 for a deficit."""
    return (margin > 0) - (margin < 0)
