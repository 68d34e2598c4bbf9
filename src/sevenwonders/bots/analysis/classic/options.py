"""The parts of an option of the classic game."""

from sevenwonders.bots.analysis.game_evidence import OptionFacts
from sevenwonders.classic.public_choice import unpack_option
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import Decision


def option_facts(game: ClassicGame, decision: Decision, choice: int) -> OptionFacts:
    """Return the card, verb, stage and price of an option."""
    parts = unpack_option(game, decision, choice)
    return OptionFacts(parts.card, parts.use, parts.stage, parts.price)
