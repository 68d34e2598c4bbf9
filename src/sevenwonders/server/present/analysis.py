"""Options and evidence as they travel to the page."""

from collections.abc import Sequence
from dataclasses import asdict

from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.game_evidence import game_evidence
from sevenwonders.bots.analysis.move import JudgedOption
from sevenwonders.bots.analysis.wording import blanks_of, kind_in, worded
from sevenwonders.kernel.game import Game
from sevenwonders.server.wire import analysis as wire


def analysed_option(option: JudgedOption) -> wire.AnalysedOption:
    """Describe an option with its results."""
    return wire.AnalysedOption(**asdict(option))


def analysed_evidence(game: Game, evidence: Sequence[Evidence], names: Sequence[str]) -> list[wire.Evidence]:
    """Describe evidence, with the names of all cities."""
    return [
        wire.Evidence(
            item.kind,
            item.about,
            *worded(game, item, names),
            item.numbers,
            item.cards,
            item.seats,
            kind_in(game_evidence(game.config.game), "reason", item.kind),
            blanks_of(game, item, names),
        )
        for item in evidence
    ]
