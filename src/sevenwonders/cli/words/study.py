"""An analysis in words: moments, cities, options, and why one option is better than another."""

from functools import cached_property
from typing import final

from sevenwonders.bots.analysis.evidence import Argument, Evidence
from sevenwonders.bots.analysis.game_evidence import game_evidence
from sevenwonders.bots.analysis.move import JudgedOption, Move
from sevenwonders.bots.analysis.study import Study
from sevenwonders.bots.analysis.wording import blanks_of, camel, kind_in
from sevenwonders.cli.look import first_up
from sevenwonders.cli.painter import painter_of
from sevenwonders.cli.words.language import listed, told_by_id
from sevenwonders.cli.words.options import option_names
from sevenwonders.record.record import replay


@final
class StudyWords:
    """Says the moves of an analysis."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.painter = painter_of(study.game.config)
        self.names = self.painter.cities(study.game)
        self.options = option_names(study.game.config)
        self.teller = self.painter.teller(study.game, self.names)
        self.evidence = game_evidence(study.game.config.game)
        self.things = self.evidence.things(study.game)

    @cached_property
    def moments(self) -> dict[int, str]:
        """When the moves were made, by step."""
        moves = replay(self.study.record)
        found: dict[int, str] = {}
        for step in sorted(move.step for move in self.study.moves):
            moves.jump(step)
            found[step] = first_up(self.painter.moment(moves.game))
        return found

    def moment(self, move: Move) -> str:
        """Return when a move was made."""
        return self.moments[move.step]

    def city(self, move: Move) -> str:
        """Name the city that made a move."""
        return self.names[move.seat]

    def option(self, option: JudgedOption) -> str:
        """Name an option."""
        return self.options.option(option)

    def reasons(self, move: Move) -> list[str]:
        """Put the evidence of a move into sentences."""
        return [self.reason(item) for item in move.evidence]

    def reason(self, evidence: Evidence) -> str:
        """Put a piece of evidence into a sentence."""
        kind = kind_in(self.evidence, "reason", evidence.kind)
        blanks = blanks_of(self.study.game, evidence, self.names)
        return told_by_id(f"reason-{kind}", **{camel(name): self.filled(name, value) for name, value in blanks.items()})

    def filled(self, name: str, value: Argument) -> float | str:
        """Return what fills a blank."""
        if name == "line":
            return told_by_id(f"line-{value}")
        if isinstance(value, list):
            return listed([self.thing(ident) for ident in value])
        return self.thing(value) if isinstance(value, str) and name != "other" else value

    def thing(self, ident: str) -> str:
        """Name a card or another thing inside a sentence."""
        return self.teller.name_thing(ident, True) if ident in self.things else ident
