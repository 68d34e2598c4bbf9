"""Why something is not possible, as a sentence. The page has the same in `web/src/language/menu.ts`."""

from typing import Final

from sevenwonders.architects.choice import (
    FIRST_WONDER,
    STAGE,
    TAKE,
    argument_of,
    choice_of,
    payment_of,
    stage_of,
    use_of,
)
from sevenwonders.architects.explain import why_not
from sevenwonders.architects.library import Library
from sevenwonders.architects.notation import MOST_WAYS, parse
from sevenwonders.architects.seating import deck_at, place_of
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.cli.architects.look import city_name, payment_words
from sevenwonders.cli.words.language import any_of, is_told, listed, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import GameError, IllegalChoice
from sevenwonders.kernel.wording import Argument, Phrase

# The verbs of the notation whose choices can be written in a wrong way.
VERBS: Final = ("take", "stage", "science", "token", "look", "keep")


def reason_of(library: Library, why: Phrase) -> str:
    """Say a reason. The page has messages for those of its menus; further ones are for choices that are typed."""
    blanks = {name: filled(library, name, argument) for name, argument in why.arguments.items()}
    ident = f"boxwhy-{why.ident}"
    return told_by_id(ident if is_told(ident) else f"terminal-box-why-{why.ident}", **blanks)


def filled(library: Library, name: str, argument: Argument) -> float | str:
    """Return what fills a blank. Lists are of stages; of those in `either` one is enough."""
    assert not isinstance(argument, Phrase), f"no reason has a phrase inside, such as {name}"
    if isinstance(argument, int):
        return argument
    if isinstance(argument, str):
        return city_name(library.boards[library.find_board(argument)]) if name == "wonder" else argument
    numbers = [str(part) for part in argument]
    return any_of(numbers) if name == "either" else listed(numbers)


def refusal_of(game: ArchitectsGame, decision: Decision, english: str, error: GameError) -> str:
    """Say why a choice that was typed in these words of the notation is refused. Empty if they are no choice at all."""
    if isinstance(error, IllegalChoice):
        return reason_against(game, decision, parse(game.library, english))
    verb = english.partition(" ")[0]
    return told("terminal-box-unread", verb=verb) if verb in VERBS else ""


def reason_against(game: ArchitectsGame, decision: Decision, choice: int) -> str:
    """Say why the decision does not allow a choice that was typed. Empty if there is no reason."""
    if use_of(choice) == STAGE:
        stage = stage_of(choice)
        ways = [way for way in game.options(decision.ident) if use_of(way) == STAGE and stage_of(way) == stage]
        if ways:
            payments = [payment_words(game.library, payment_of(way)) for way in ways[:MOST_WAYS]]
            words = told("architects-separator").join(payments)
            return told("terminal-box-other-payments", number=int(stage) + 1, payments=words)
    why = why_not(game, decision, by_place(game, decision.seat, choice))
    return "" if why is None else reason_of(game.library, why)


def by_place(game: ArchitectsGame, seat: int, choice: int) -> int:
    """Return the choice with the place of its deck, if it names a deck of this table by its wonder."""
    if use_of(choice) != TAKE or argument_of(choice) < FIRST_WONDER:
        return choice
    deck = deck_at(game.cities, seat, argument_of(choice))
    return choice if deck < 0 else choice_of(TAKE, place_of(game.cities, seat, deck))
