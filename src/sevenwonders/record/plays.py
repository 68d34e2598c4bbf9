"""The choices of one step of a scenario, given to the decisions that are about those seats."""

from sevenwonders.classic.choice import use_of
from sevenwonders.classic.kinds import FORCED
from sevenwonders.classic.notation import fits, match_option, parse
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import IllegalChoice
from sevenwonders.record.document import Node


def play_choices(game: ClassicGame, choices: dict[int, Node], since: int) -> None:
    """Give every choice to the seat's decision, as decisions open; `since` is the first event of the step before."""
    waiting = {seat: node for seat, node in choices.items() if not was_forced(game, seat, node, since)}
    while waiting:
        decision = next_decision(game, waiting)
        if decision is None:
            seat, node = next(iter(waiting.items()))
            raise node.error(f"seat {seat} is not asked for '{node.text()}' now")
        give(game, decision, waiting.pop(decision.seat))


def next_decision(game: ClassicGame, waiting: dict[int, Node]) -> Decision | None:
    """Answers that change come first, since the last missing one reveals the group; then in order of asking."""
    found = [decision for decision in game.decisions if decision.seat in waiting]
    return min(found, key=lambda decision: (decision.choice == UNANSWERED, decision.ident), default=None)


def give(game: ClassicGame, decision: Decision, node: Node) -> None:
    """Answer the decision, or change its sealed answer."""
    try:
        choice = match_option(game, decision, node.text())
    except IllegalChoice as error:
        raise node.error(f"'{node.text()}' is refused: {error}") from error
    if decision.choice == UNANSWERED:
        game.answer(decision.ident, choice)
    else:
        game.change(decision.ident, choice)


def was_forced(game: ClassicGame, seat: int, node: Node, since: int) -> bool:
    """Whether the game took that choice by itself since the step before, because there was no other."""
    use, card, trade = parse(game.library, node.text())
    for event in game.events[since:]:
        if event.kind == FORCED and event.seat == seat and use_of(event.secret[0]) == use:
            if fits(game.library, event.secret[0], game.library.cards[card].name, trade):
                return True
    return False
