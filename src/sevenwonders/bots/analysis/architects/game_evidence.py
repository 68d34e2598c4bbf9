"""The knowledge of Architects for analyses."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.bots.analysis.architects.options import option_facts
from sevenwonders.bots.analysis.game_evidence import GameEvidence, OptionFacts
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game


@final
class ArchitectsEvidence(GameEvidence):
    """Evidence about positions of Architects."""

    @override
    def option_facts(self, game: Game, decision: Decision, choice: int) -> OptionFacts:
        assert isinstance(game, ArchitectsGame)
        return option_facts(game, decision, choice)


GAME_EVIDENCE: Final = ArchitectsEvidence()
