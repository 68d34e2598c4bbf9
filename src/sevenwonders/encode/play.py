"""A game that is played with action numbers and seen as rows: the common basis of all environments."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.encode.actions import Actions, Asked, asked_about
from sevenwonders.encode.encodings import STEPS, actions_of, encoder_of, option_table_of
from sevenwonders.encode.layout import empty_row
from sevenwonders.encode.observation import Encoder
from sevenwonders.encode.rewards import rewards_of
from sevenwonders.games import game_from_data, memory_from_data, new_game, new_memory, remembered
from sevenwonders.kernel.codec import Data, field_of, int_list, listed, mapping, text
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import IllegalChoice
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.view import View

NOBODY: Final = -1


@final
class Play:
    """A game in progress, with the decisions that seats are answering step by step.

    Seats may act in any order within a group of decisions, since answers are sealed: `seat_to_act` names one after the
    other, and `seats_to_act` all of them. A seat that is not asked anything may only wait.
    """

    __slots__ = ("actions", "asked", "encoder", "game", "latest", "memories", "rows", "views")

    def __init__(
        self,
        game: Game,
        actions: Actions,
        encoder: Encoder,
        memories: list[Memory],
        asked: list[Asked | None],
        views: list[View | None],
    ) -> None:
        self.game = game
        self.actions = actions
        self.encoder = encoder
        # The memory of each player, which is shown the player's view at each of the player's questions.
        self.memories = memories
        # For each player the decision being answered, and the view at the moment of the question.
        self.asked = asked
        self.views = views
        # The view that was made last, if nothing has happened since then but answers that are sealed.
        self.latest: View | None = None
        # For each player the row of the decision being answered, if it has been asked for.
        self.rows: list[vec[u8] | None] = [None] * len(asked)

    def copy(self) -> "Play":
        """Return an independent copy. Views and rows are never changed, so both may keep them."""
        asked = [None if item is None else item.copy() for item in self.asked]
        memories = [memory.copy() for memory in self.memories]
        copy = Play(self.game.copy(), self.actions, self.encoder, memories, asked, self.views[:])
        copy.rows = self.rows[:]
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> "Play":
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[Data]]:
        return play_from_data, (self.to_data(),)

    def to_data(self) -> Data:
        """Return plain data, from which `play_from_data` continues."""
        return {
            "numbering": self.actions.name,
            "game": self.game.to_data(),
            "memories": [memory.to_data() for memory in self.memories],
            "asked": [None if item is None else item.taken() for item in self.asked],
        }

    # Whose turn it is

    def finished(self) -> bool:
        """Return whether the game is over."""
        return self.game.finished()

    def seat_to_act(self) -> int:
        """Return the first seat that has to act, or NOBODY if the game is over."""
        for decision in self.game.decisions:
            if decision.choice == UNANSWERED:
                return int(decision.decider)
        return NOBODY

    def seats_to_act(self) -> list[int]:
        """List all seats that have to act now, in the order in which they were asked."""
        seats: list[int] = []
        for decision in self.game.decisions:
            if decision.choice == UNANSWERED and decision.decider not in seats:
                seats.append(int(decision.decider))
        return seats

    def open_decision(self, seat: i64) -> Decision | None:
        """Return the decision that the seat has to answer next, or None."""
        for decision in self.game.decisions:
            if decision.choice == UNANSWERED and decision.decider == seat:
                return decision
        return None

    def asked_of(self, seat: i64) -> Asked | None:
        """Return the decision that the seat is answering, or None if it has to wait."""
        asked = self.asked[seat]
        if asked is None:
            decision = self.open_decision(seat)
            if decision is None:
                return None
            asked = asked_about(self.actions, decision.ident, self.game.listed(decision))
            view = self.game.view_beside(seat, self.latest)
            self.asked[seat] = asked
            self.views[seat] = view
            self.latest = view
            self.memories[seat].observe(view)
        return asked

    # Acting

    def legal_actions(self, seat: int) -> list[int]:
        """List the actions that the seat may take, in ascending order."""
        asked = self.asked_of(seat)
        if asked is None:
            return [self.actions.wait]
        return sorted({int(number) for number in asked.numbers})

    def can_act(self, seat: int, action: int) -> bool:
        """Return whether the seat may take that action now."""
        asked = self.asked_of(seat)
        if asked is None:
            return action == self.actions.wait
        return 0 <= action < self.actions.size and asked.can_take(action)

    def act(self, seat: int, action: int) -> None:
        """Take an action for a seat. An action that settles a decision answers it."""
        self.check(seat, action)
        self.act_unchecked(seat, action)

    def act_together(self, actions: list[int]) -> None:
        """Take one action for every player at the same time; a seat that is not asked has to wait."""
        for seat in range(len(self.asked)):
            self.check(seat, actions[seat])
        for seat in self.seats_to_act():
            self.act_unchecked(seat, actions[seat])

    def check(self, seat: int, action: int) -> None:
        """Check an action. Raises `IllegalChoice` unless the seat may take it now."""
        if not self.can_act(seat, action):
            raise IllegalChoice(f"Seat {seat} cannot take action {action} now. Take one that its mask allows.")

    def act_unchecked(self, seat: i64, action: i64) -> None:
        """Take an action that was just checked; waiting changes nothing."""
        asked = self.asked[seat]
        if asked is None:
            return
        asked.narrow(self.actions, action)
        if asked.is_settled():
            self.settle(seat, self.game.decision(int(asked.ident)), asked.options[0])
            return
        row = self.rows[seat]
        if row is not None:
            # A caller that has the old row may keep it.
            row = row[:]
            self.encoder.write_next_step(asked, row, 0)
            self.rows[seat] = row

    def choose(self, seat: int, choice: int) -> None:
        """Answer the seat's decision with one of its options at once, without actions."""
        decision = self.open_decision(seat)
        if decision is None or not self.game.can_choose(decision, choice):
            raise IllegalChoice(f"Seat {seat} cannot choose {choice} now. Choose one of its options.")
        self.settle(seat, decision, choice)

    def settle(self, seat: i64, decision: Decision, choice: i64) -> None:
        """Answer a decision with one of its options."""
        group = self.game.decisions
        self.asked[seat] = None
        self.views[seat] = None
        self.rows[seat] = None
        self.game.answer_listed(decision, choice)
        if self.game.decisions is not group:
            # All seats have answered, and the table has changed.
            self.views = [None] * len(self.views)
            self.latest = None

    # Seeing

    def write_mask(self, seat: i64, mask: vec[u8], at: i64) -> None:
        """Mark the seat's legal actions in a mask of zeros that starts there."""
        asked = self.asked_of(seat)
        if asked is None:
            mask[at + self.actions.wait] = 1
        else:
            asked.fill_mask(mask, at)

    def mask(self, seat: int) -> vec[u8]:
        """Return the seat's legal actions: a byte for each action, 1 if it is legal."""
        mask = empty_row(self.actions.size)
        self.write_mask(seat, mask, 0)
        return mask

    def write_row(self, seat: i64, row: vec[u8], at: i64) -> None:
        """Write the seat's observation to a row of zeros that starts there."""
        asked = self.asked_of(seat)
        view = self.views[seat]
        if view is None:
            view = self.game.view(seat)
        self.encoder.write(view, self.memories[seat], asked, row, at)

    def row(self, seat: int) -> vec[u8]:
        """Return the seat's observation as a read-only row: the next call may return the same one."""
        kept = self.rows[seat]
        if kept is not None:
            return kept
        row = empty_row(self.encoder.layout.size)
        self.write_row(seat, row, 0)
        if self.asked[seat] is not None:
            self.rows[seat] = row
        return row

    def options_table(self, seat: int) -> vec[u8]:
        """List a row of bytes for each option that the seat has left, in order.

        `option_table_of` names the columns.
        """
        asked = self.asked_of(seat)
        if asked is None:
            return empty_row(0)
        writer = option_table_of(self.game.config)
        width: i64 = len(writer.columns)
        table = empty_row(width * len(asked.options))
        for place in range(len(asked.options)):
            writer.write(asked.options[place], table, place * width)
        return table

    def rewards(self, name: str) -> list[float]:
        """Return the reward of every player, as if the game ended now."""
        return rewards_of(self.game, name)


def play_of(game: Game, numbering: str = STEPS, memories: list[Memory] | None = None) -> Play:
    """Return a play of a game in any state, to continue with action numbers.

    If no memories are given, players remember what they have seen so far.
    """
    players = game.players()
    if memories is None:
        memories = [remembered(game, seat) for seat in players]
    nothing: list[Asked | None] = [None] * len(players)
    unseen: list[View | None] = [None] * len(players)
    return Play(game, actions_of(game.config, numbering), encoder_of(game.config), memories, nothing, unseen)


def play_from_data(data: Data) -> Play:
    """Load the play that `to_data` saved. Raises `BrokenSave` if the data is damaged."""
    game = game_from_data(mapping(field_of(data, "game"), "game"))
    players = game.players()
    memories = [memory_from_data(mapping(item, "memories")) for item in listed(data, "memories", len(players))]
    play = play_of(game, text(field_of(data, "numbering"), "numbering"), memories)
    for seat, taken in enumerate(listed(data, "asked", len(players))):
        if taken is not None:
            for action in int_list(taken, "asked"):
                play.act(seat, action)
    return play


def new_play(config: Config, seed: int, numbering: str = STEPS) -> Play:
    """Return a new game, to be played with action numbers."""
    game = new_game(config, seed)
    return play_of(game, numbering, [new_memory(game.config, seat) for seat in game.players()])
