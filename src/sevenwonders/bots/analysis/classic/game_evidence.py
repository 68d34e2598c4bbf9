"""The knowledge of the classic game for analyses."""

from collections.abc import Iterator, Mapping
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.analysis.classic.all_rules import evidence_of
from sevenwonders.bots.analysis.classic.borders import borders, conflict_points
from sevenwonders.bots.analysis.classic.building import denied, symbols
from sevenwonders.bots.analysis.classic.economy import chains, coins, coins_of_rivals, next_stage, prices
from sevenwonders.bots.analysis.classic.tables import classic
from sevenwonders.bots.analysis.comparison import Comparison, Kind
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.game_evidence import GameEvidence
from sevenwonders.kernel.game import Game

BASE: Final[list[Kind]] = [
    *(conflict_points, borders, symbols),
    *(coins, coins_of_rivals, prices, next_stage, chains, denied),
]


@final
class ClassicEvidence(GameEvidence):
    """Evidence about positions of the classic game."""

    own_lines = ("military", "treasury", "science")

    @override
    def kinds(self, compared: Comparison) -> Iterator[Evidence]:
        rules = evidence_of(classic(compared.table).rules)
        for kind in [*BASE, *(kind for rule in rules for kind in rule.kinds())]:
            yield from kind(compared)

    @override
    def progress_names(self, game: Game) -> list[str]:
        return ["stages", *(name for rule in evidence_of(classic(game).rules) for name in rule.progress_names())]

    @override
    def progress(self, game: Game, seat: int) -> tuple[int, ...]:
        table = classic(game)
        counts = [count for rule in evidence_of(table.rules) for count in rule.progress(table, seat)]
        return (int(table.cities[seat].stages), *counts)

    @override
    def turn(self, game: Game) -> tuple[int, int] | None:
        table = classic(game)
        return (table.age, table.turn) if table.turn else None

    @override
    def things(self, game: Game) -> Mapping[str, str]:
        return classic(game).library.names_in_text


GAME_EVIDENCE: Final = ClassicEvidence()
