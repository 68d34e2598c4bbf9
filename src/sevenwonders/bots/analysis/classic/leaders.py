"""Evidence about Leaders: how soon they are recruited."""

from typing import final

from typing_extensions import override

from sevenwonders.bots.analysis.classic.rule_evidence import RuleEvidence
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.table import ClassicGame


@final
class LeadersEvidence(RuleEvidence):
    """Kinds of evidence of Leaders."""

    @override
    def progress_names(self) -> list[str]:
        return ["leaders"]

    @override
    def progress(self, game: ClassicGame, seat: int) -> tuple[int, ...]:
        return (len(leaders_of(game.cities[seat]).ages),)
