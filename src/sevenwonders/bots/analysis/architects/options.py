"""The parts of an option of Architects."""

from sevenwonders.architects.public_choice import unpack_option
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.bots.analysis.game_evidence import OptionFacts
from sevenwonders.kernel.decision import Decision


def option_facts(game: ArchitectsGame, decision: Decision, choice: int) -> OptionFacts:
    """Return the card or token, verb and stage of an option. Stages are paid with cards, so nothing costs coins."""
    parts = unpack_option(game, decision, choice)
    return OptionFacts(parts.card, parts.use, parts.stage, parts.price)
