"""How teams play (R9): partners are neighbours, see each other's hands, and fight and win together."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.conflict import Fight
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.teams.seats import partner_of

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# Tokens that each side of a fight between two teams takes; every diplomat among the two takes one away.
TOKENS_A_FIGHT: Final = 2


@final
class TeamRule(Rule):
    """Two and two play together; own resources first and chains always is what everybody is offered anyway."""

    def partner(self, game: "ClassicGame", seat: int) -> int:
        """Partners show each other their hands."""
        return partner_of(seat)

    def fights(self, game: "ClassicGame", at_peace: list[int], fights: list[Fight]) -> list[Fight]:
        """Each fights the one neighbour of another team, for double tokens unless diplomacy takes some away."""
        return [
            Fight(seat, game.left(seat), TOKENS_A_FIGHT - (seat in at_peace) - (game.left(seat) in at_peace))
            for seat in range(1, len(game.cities), 2)
        ]

    def ranking(self, game: "ClassicGame", places: list[list[int]]) -> list[list[int]]:
        """The team's sum, then its coins; equal in both shares the place."""
        scores = game.score_sheet()
        teams = [
            (scores[seat].total() + scores[seat + 1].total(), scores[seat].coins + scores[seat + 1].coins)
            for seat in range(0, len(scores), 2)
        ]
        ranked: list[list[int]] = []
        for value in sorted(set(teams), reverse=True):
            ranked.append([seat for seat in range(len(scores)) if teams[seat // 2] == value])
        return ranked
