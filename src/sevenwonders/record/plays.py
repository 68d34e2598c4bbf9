"""The choices of a scenario, step by step given to the decisions that are about those seats."""

from typing import final

from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import IllegalChoice
from sevenwonders.kernel.game import Game
from sevenwonders.record.document import Node


def choices_in(node: Node) -> list[Node]:
    """One choice, or the choices of a list."""
    return node.items() if isinstance(node.value, list) else [node]


@final
class Plays:
    """Makes the choices of steps. A choice that the game took by itself, because there was no other, may be named too.

    `since` is, by seat, the first event that can tell of such a choice: none from before the seat's last own choice.
    """

    __slots__ = ("game", "since")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.since = dict.fromkeys(range(len(game.board_names())), 0)

    def play(self, choices: dict[int, list[Node]]) -> None:
        """Make all choices of one step, those of a seat one after another, as decisions open."""
        waiting = {seat: nodes[:] for seat, nodes in choices.items()}
        answered: list[int] = []
        while waiting := self.still_waiting(waiting):
            decision = self.next_decision(waiting, answered)
            if decision is None:
                seat, nodes = next(iter(waiting.items()))
                raise nodes[0].error(f"seat {seat} is not asked for '{nodes[0].text()}' now")
            answered.append(decision.ident)
            self.since[decision.seat] = len(self.game.events)
            give(self.game, decision, waiting[decision.seat].pop(0))

    def still_waiting(self, waiting: dict[int, list[Node]]) -> dict[int, list[Node]]:
        """What is left to choose after what was forced."""
        for seat, nodes in waiting.items():
            while nodes and self.was_forced(seat, nodes[0]):
                del nodes[0]
        return {seat: nodes for seat, nodes in waiting.items() if nodes}

    def was_forced(self, seat: int, node: Node) -> bool:
        """Whether the game took that choice by itself; it then counts as made."""
        events = self.game.events
        for at in range(self.since[seat], len(events)):
            forced = self.game.forced_choice(events[at])
            if forced != UNANSWERED and events[at].seat == seat and self.game.fits(forced, node.text()):
                self.since[seat] = at + 1
                return True
        return False

    def next_decision(self, waiting: dict[int, list[Node]], answered: list[int]) -> Decision | None:
        """Answers that change come first, since the last missing one reveals the group; then in order of asking.

        A step changes only what was answered before it.
        """
        found = [item for item in self.game.decisions if item.seat in waiting and item.ident not in answered]
        return min(found, key=lambda item: (item.choice == UNANSWERED, item.ident), default=None)


def give(game: Game, decision: Decision, node: Node) -> None:
    """Answer the decision, or change its sealed answer."""
    try:
        choice = game.match_option(decision, node.text())
    except IllegalChoice as error:
        raise node.error(f"'{node.text()}' is refused: {error}") from error
    if decision.choice == UNANSWERED:
        game.answer(decision.ident, choice)
    else:
        game.change(decision.ident, choice)
