"""Points by category and the ranking that follows from them, for every game of the family."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

# The team of a seat that plays alone.
NO_TEAM: Final = -1


@mypyc_attr(acyclic=True)
class Score:
    """One seat's points by category. If totals are equal, the higher `tiebreak` is better."""

    def __init__(self, seat: int, points: list[int], tiebreak: int) -> None:
        self.seat = seat
        self.points = points
        self.tiebreak = tiebreak

    def __repr__(self) -> str:
        return f"<Score of seat {self.seat}: {self.total()} = {' + '.join(map(str, self.points))}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Score):
            return False
        return self.seat == other.seat and self.points == other.points and self.tiebreak == other.tiebreak

    def __hash__(self) -> int:
        return hash((self.seat, tuple(self.points), self.tiebreak))

    def total(self) -> int:
        """Return the sum of all categories."""
        # Called often in playouts: a loop takes a third of the time of sum().
        total: i64 = 0
        for points in self.points:
            total += points
        return int(total)


def team_sums(scores: Sequence[Score], teams: list[int]) -> dict[int, tuple[int, int]]:
    """Sum up the points and the tiebreak of each team; `teams` has the team of every seat."""
    sums: dict[int, tuple[int, int]] = {}
    for score in scores:
        team = teams[score.seat]
        if team != NO_TEAM:
            total, tiebreak = sums.get(team, (0, 0))
            sums[team] = (total + score.total(), tiebreak + score.tiebreak)
    return sums


def places_of(ranking: list[list[int]], teams: list[int]) -> dict[int, int]:
    """Return the place of each ranked seat.

    Equal seats share a place, and a team counts once for the places after it.
    """
    places: dict[int, int] = {}
    counted: list[int] = []
    before = 0
    for seats in ranking:
        for seat in seats:
            places[seat] = before + 1
        for seat in seats:
            if teams[seat] == NO_TEAM or teams[seat] not in counted:
                counted.append(teams[seat])
        before = len(counted)
    return places


def rank_scores(scores: Sequence[Score]) -> list[list[int]]:
    """Group the seats by place, best first; seats with equal points and tiebreak share a place."""
    order: list[Score] = []
    for score in scores:
        # There are few, so each is moved up to its place: sorting by a key would make objects for all of them.
        at = len(order)
        while at > 0 and is_above(score, order[at - 1]):
            at -= 1
        order.insert(at, score)
    places: list[list[int]] = []
    for at, score in enumerate(order):
        if at > 0 and score.total() == order[at - 1].total() and score.tiebreak == order[at - 1].tiebreak:
            places[-1].append(score.seat)
        else:
            places.append([score.seat])
    return places


def is_above(one: Score, other: Score) -> bool:
    """Return whether a score ranks above another; tied scores come in the order of their seats."""
    lead = one.total() - other.total()
    if lead == 0:
        lead = one.tiebreak - other.tiebreak
    return lead > 0 or (lead == 0 and one.seat < other.seat)
