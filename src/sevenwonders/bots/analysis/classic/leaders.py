"""Evidence about Leaders: how soon they are recruited."""

from collections.abc import Mapping
from typing import Final, final

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

    @override
    def texts(self) -> Mapping[str, str]:
        return TEXTS


TEXTS: Final = {
    "line_leaders": "leaders",
    "tempo_leaders.figure": "{turns}",
    "tempo_leaders.text": "{turns?turn} earlier: leader {number}",
    "tempo_leaders.sentence": "Leader {number} is recruited {turns:turn} earlier on average.",
}
