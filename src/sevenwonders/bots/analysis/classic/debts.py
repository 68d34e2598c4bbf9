"""Evidence about debts."""

from collections.abc import Iterator
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.analysis.classic.rule_evidence import RuleEvidence
from sevenwonders.bots.analysis.classic.tables import classic
from sevenwonders.bots.analysis.comparison import Comparison, Kind, rounded
from sevenwonders.bots.analysis.evidence import BETTER, OTHER, Evidence
from sevenwonders.classic.debts.part import debts_of
from sevenwonders.kernel.game import Game

# Points that a rival's debt is worth.
RIVALS_DEBT: Final = 0.35


@final
class DebtEvidence(RuleEvidence):
    """Kinds of evidence wherever coins can be lost."""

    @override
    def kinds(self) -> list[Kind]:
        return [debts, debts_of_rivals]


def debts(compared: Comparison) -> Iterator[Evidence]:
    """Yield the debts that the city does not have to take."""

    def unburdened(game: Game) -> float:
        return -debts_of(classic(game).cities[compared.seat]).debts

    found = compared.now(unburdened)
    if found.counts(1.0):
        yield Evidence("debts", found.mean, [found.mean], {"points": rounded(found.mean)}, OTHER)


def debts_of_rivals(compared: Comparison) -> Iterator[Evidence]:
    """Yield the debts that another player has to take."""
    for seat in compared.table.players():

        def owed(game: Game, seat: int = seat) -> float:
            return debts_of(classic(game).cities[seat]).debts

        found = compared.now(owed)
        if seat not in compared.side and found.counts(1.0):
            arguments = {"points": rounded(found.mean), "other": seat}
            yield Evidence("debts_taken", RIVALS_DEBT * found.mean, [found.mean], arguments, BETTER, seats=[seat])
