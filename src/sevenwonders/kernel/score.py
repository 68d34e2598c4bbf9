"""Points by category and the ranking that follows from them, for every game of the family."""

from collections.abc import Sequence


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
        """The sum of all categories."""
        return sum(self.points)


def rank_scores(scores: Sequence[Score]) -> list[list[int]]:
    """The seats by place, best first; seats with equal points and tiebreak share a place."""
    order = sorted(scores, key=lambda score: (-score.total(), -score.tiebreak, score.seat))
    places: list[list[int]] = []
    previous: Score | None = None
    for score in order:
        if previous is not None and previous.total() == score.total() and previous.tiebreak == score.tiebreak:
            places[-1].append(score.seat)
        else:
            places.append([score.seat])
        previous = score
    return places
