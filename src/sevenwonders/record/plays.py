"""Make the choices of a scenario, step by step."""

from typing import final

from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import IllegalChoice
from sevenwonders.kernel.game import Game
from sevenwonders.record.document import YamlNode
from sevenwonders.record.record import submit


def choices_in(node: YamlNode) -> list[YamlNode]:
    """List the choices, or a single choice as a list."""
    return node.items() if isinstance(node.value, list) else [node]


@final
class Plays:
    """Makes the choices of steps. A scenario may name a choice that the game made itself as the only option.

    `since` has, for each seat, the first event that may be such a choice. Earlier ones are used up, and so are the
    events in `named`, which the current step has named. One step may name them in any order.
    """

    __slots__ = ("game", "named", "since")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.since = dict.fromkeys(range(len(game.board_names())), 0)
        self.named: list[int] = []

    def play(self, choices: dict[int, list[YamlNode]]) -> None:
        """Make all choices of one step. Those of one seat are made one after another, as decisions open."""
        # A decision answered in this step is not changed by it: a second choice is for the seat's next decision.
        waiting = {seat: nodes[:] for seat, nodes in choices.items()}
        answered: list[int] = []
        while waiting := self.still_waiting(waiting):
            decision = self.next_decision(waiting, answered)
            if decision is None:
                seat, nodes = next(iter(waiting.items()))
                raise nodes[0].error(f"seat {seat} is not asked for '{nodes[0].text()}' now")
            answered.append(decision.ident)
            self.since[decision.seat] = len(self.game.events)
            submit_typed(self.game, decision, waiting[decision.seat].pop(0))
        for at in self.named:
            seat = self.game.events[at].seat
            self.since[seat] = max(self.since[seat], at + 1)
        self.named.clear()

    def still_waiting(self, waiting: dict[int, list[YamlNode]]) -> dict[int, list[YamlNode]]:
        """Return the choices that are still to be made, without those that the game has made itself."""
        for seat, nodes in waiting.items():
            while nodes and self.was_forced(seat, nodes[0]):
                del nodes[0]
        return {seat: nodes for seat, nodes in waiting.items() if nodes}

    def was_forced(self, seat: int, node: YamlNode) -> bool:
        """Return whether the game has made that choice itself. If so, it counts as made."""
        events = self.game.events
        for at in range(self.since[seat], len(events)):
            forced = self.game.forced_choice(events[at]) if events[at].seat == seat else UNANSWERED
            if forced != UNANSWERED and at not in self.named and self.game.fits(forced, node.text()):
                self.named.append(at)
                return True
        return False

    def next_decision(self, waiting: dict[int, list[YamlNode]], answered: list[int]) -> Decision | None:
        """Find the decision to answer next. Changes come first, because the last missing answer reveals the group.

        A step only changes answers that were given before it.
        """
        found = [item for item in self.game.decisions if item.seat in waiting and item.ident not in answered]
        return min(found, key=lambda item: (item.choice == UNANSWERED, item.ident), default=None)


def submit_typed(game: Game, decision: Decision, node: YamlNode) -> None:
    """Answer the decision with a typed choice, or change its sealed answer."""
    try:
        choice = game.match_option(decision.ident, node.text())
    except IllegalChoice as error:
        raise node.error(f"'{node.text()}' is refused: {error}") from error
    submit(game, decision.ident, choice)
