"""Evidence about Edifices: shares in them."""

from collections.abc import Iterator
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.analysis.classic.rule_evidence import RuleEvidence
from sevenwonders.bots.analysis.classic.tables import classic
from sevenwonders.bots.analysis.comparison import Comparison, Kind
from sevenwonders.bots.analysis.evidence import Arguments, Evidence
from sevenwonders.classic.edifice.part import edifice_part_of, projects_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.game import Game

# Points that a share in an Edifice is worth.
SHARE: Final = 1.5


@final
class EdificeEvidence(RuleEvidence):
    """Kinds of evidence of Edifice."""

    @override
    def kinds(self) -> list[Kind]:
        return [shares]

    @override
    def progress_names(self) -> list[str]:
        return ["pawns"]

    @override
    def progress(self, game: ClassicGame, seat: int) -> tuple[int, ...]:
        return (pawns_of(game, seat),)


def shares(compared: Comparison) -> Iterator[Evidence]:
    """Yield the pawns that a city gets now, and how many this Age's Edifice still needs."""

    def pawns(game: Game) -> float:
        return pawns_of(classic(game), compared.seat)

    found = compared.now(pawns)
    if found.counts(1.0):
        table = classic(compared.table)
        projects = projects_of(table.parts)
        age = max(1, table.age)
        card = table.library.cards[projects.cards[age - 1]].ident
        needed = projects.left[age - 1]
        arguments: Arguments = {"count": round(found.mean), "card": card, "needed": needed}
        yield Evidence("edifice", SHARE * found.mean, [found.mean, needed], arguments, cards=[card])


def pawns_of(game: ClassicGame, seat: int) -> int:
    """Count a city's pawns of all Ages."""
    return sum(edifice_part_of(game.cities[seat]).pawns)
