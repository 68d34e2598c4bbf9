"""The knowledge of the classic game for analyses."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.analysis.classic.options import option_facts
from sevenwonders.bots.analysis.game_evidence import GameEvidence, OptionFacts
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game


@final
class ClassicEvidence(GameEvidence):
    """Evidence about positions of the classic game."""

    @override
    def option_facts(self, game: Game, decision: Decision, choice: int) -> OptionFacts:
        assert isinstance(game, ClassicGame)
        return option_facts(game, decision, choice)


GAME_EVIDENCE: Final = ClassicEvidence()
