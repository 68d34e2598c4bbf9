"""The rule of team play (R9): partners are neighbours, see each other's hands, and fight and win together."""

from collections.abc import Sequence
from typing import Final, final

from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import Fight
from sevenwonders.classic.declaration import Declaration, Variant
from sevenwonders.classic.rule import Rule
from sevenwonders.kernel import score as kernel_score
from sevenwonders.kernel.score import team_sums

TEAMS: Final = "teams"

# The tokens at stake in a fight between two teams; each side that keeps the peace takes one of them away (R9).
TOKENS_PER_FIGHT: Final = 2


DECLARATION: Final = Declaration(
    "teams",
    variants=[Variant(TEAMS, 2, (4, 6))],
)


@final
class TeamRule(Rule):
    """Pairs of neighbours play together. The other team rules, on own resources and chains, hold for everyone (R3)."""

    @override
    def declaration(self) -> Declaration:
        return DECLARATION

    @override
    def partner(self, seat: int) -> int:
        # Seats 0 and 1, 2 and 3, 4 and 5 play together.
        return seat ^ 1

    @override
    def team(self, seat: int) -> int:
        return seat // 2

    @override
    def fights(self, cities: list[City], at_peace: list[int], fights: list[Fight], ages_ahead: int) -> list[Fight]:
        # Each player fights only the neighbour from another team.
        borders = [(seat, (seat + 1) % len(cities)) for seat in range(1, len(cities), 2)]
        return [Fight(one, other, TOKENS_PER_FIGHT - (one in at_peace) - (other in at_peace)) for one, other in borders]

    @override
    def ranking(self, scores: Sequence[kernel_score.Score], places: list[list[int]]) -> list[list[int]]:
        # Teams are ranked by their points, then by their coins; teams with equal points and coins share a place.
        teams = [self.team(score.seat) for score in scores]
        sums = team_sums(scores, teams)
        return [
            [seat for seat, team in enumerate(teams) if sums[team] == value]
            for value in sorted(set(sums.values()), reverse=True)
        ]
