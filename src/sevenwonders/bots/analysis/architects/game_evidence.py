"""The knowledge of Architects for analyses."""

from collections.abc import Iterator, Mapping
from typing import Final, final

from typing_extensions import override

from sevenwonders.architects.library import name_in_text
from sevenwonders.bots.analysis.architects.kinds import (
    architects,
    battles,
    cards_missing,
    denied,
    progress_tokens,
)
from sevenwonders.bots.analysis.comparison import Comparison, Kind
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.game_evidence import GameEvidence
from sevenwonders.kernel.game import Game

KINDS: Final[list[Kind]] = [cards_missing, progress_tokens, battles, denied]


@final
class ArchitectsEvidence(GameEvidence):
    """Evidence about positions of Architects."""

    length = 2.0
    prefix = "box_"

    @override
    def kinds(self, compared: Comparison) -> Iterator[Evidence]:
        for kind in KINDS:
            yield from kind(compared)

    @override
    def progress_names(self, game: Game) -> list[str]:
        return ["stages", "tokens"]

    @override
    def progress(self, game: Game, seat: int) -> tuple[int, ...]:
        city = architects(game).cities[seat]
        return (city.stage_count(), len(city.tokens))

    @override
    def turn(self, game: Game) -> tuple[int, int] | None:
        return architects(game).turn, 0

    @override
    def things(self, game: Game) -> Mapping[str, str]:
        return {card.ident: name_in_text(card) for card in architects(game).library.cards}


GAME_EVIDENCE: Final = ArchitectsEvidence()
