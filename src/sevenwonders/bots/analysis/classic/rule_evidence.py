"""Hooks by which a rule adds evidence of its own."""

from sevenwonders.bots.analysis.comparison import Kind
from sevenwonders.classic.table import ClassicGame


class RuleEvidence:
    """The kinds of evidence of one expansion or variant, with their texts."""

    def kinds(self) -> list[Kind]:
        """Return the rule's kinds of evidence."""
        return []

    def progress_names(self) -> list[str]:
        """Name the counts of `progress`; each has messages under `tempo_` and its name."""
        return []

    def progress(self, game: ClassicGame, seat: int) -> tuple[int, ...]:
        """Return the counts that grow during a game, whose tempo is compared."""
        return ()
