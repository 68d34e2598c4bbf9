"""The parts of an option of Architects."""

from typing import Final

from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.choice import KEEP, LOOK, STAGE, TAKE, TOKEN, UNSEEN, argument_of, stage_of, use_of
from sevenwonders.architects.seating import deck_at
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.view import known_top
from sevenwonders.bots.analysis.game_evidence import OptionFacts
from sevenwonders.kernel.decision import Decision

# By number of the use.
USES: Final = ("take", "stage", "science", "token", "look", "keep", "done")


def option_facts(game: ArchitectsGame, decision: Decision, choice: int) -> OptionFacts:
    """Return the card or token, verb and stage of an option. Stages are paid with cards, so nothing costs coins."""
    use = use_of(choice)
    stage = stage_of(choice) + 1 if use == STAGE else 0
    return OptionFacts(subject_of(game, decision, choice), USES[use], stage)


def subject_of(game: ArchitectsGame, decision: Decision, choice: int) -> str:
    """Return the id of the card or token that an option is about; empty if the decider sees none."""
    use, argument = use_of(choice), argument_of(choice)
    if use == TOKEN and argument != UNSEEN:
        return game.library.tokens[argument].ident
    card = argument if use == KEEP else NO_CARD
    if use in (TAKE, LOOK):
        card = known_top(game, deck_at(game.cities, decision.seat, argument), decision.decider)
    return "" if card == NO_CARD else game.library.cards[card].ident
