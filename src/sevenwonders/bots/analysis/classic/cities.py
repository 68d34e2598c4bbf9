"""Evidence about Cities: staying out of conflicts."""

from collections.abc import Iterator
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.analysis.classic.rule_evidence import RuleEvidence
from sevenwonders.bots.analysis.classic.tables import classic
from sevenwonders.bots.analysis.comparison import Comparison, Kind
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.classic.cities.part import cities_part_of
from sevenwonders.kernel.game import Game

# Points that a diplomacy token is worth.
PEACE: Final = 1.0


@final
class CitiesEvidence(RuleEvidence):
    """Kinds of evidence of Cities."""

    @override
    def kinds(self) -> list[Kind]:
        return [peace]


def peace(compared: Comparison) -> Iterator[Evidence]:
    """Yield the diplomacy tokens that are ready for the next conflicts."""

    def tokens(game: Game) -> float:
        return cities_part_of(classic(game).cities[compared.seat]).diplomacy

    found = compared.now(tokens)
    if found.counts(1.0):
        arguments = {"count": round(found.mean)}
        yield Evidence("peace", PEACE * found.mean, [found.mean], arguments, compared.about(tokens))
