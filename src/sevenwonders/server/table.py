"""A live table: what is stored about it, and the game that follows from that."""

import asyncio
import time
from typing import Final, final

import msgspec

from sevenwonders.bots.registry import bots_of
from sevenwonders.games import new_game
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.record.record import submit
from sevenwonders.server import tokens
from sevenwonders.server.bots import BotRequest
from sevenwonders.server.problems import refused
from sevenwonders.server.rules import FREE_CITY, config_of, default_bot, free_cities
from sevenwonders.server.store import AnswerRow, SeatRow, StoredGame
from sevenwonders.server.viewer import Viewer
from sevenwonders.server.wire import SeatState

# A choice has at most 53 bits, which JavaScript represents exactly; larger ones never reach the engine.
MOST_CHOICE: Final = 1 << 53


class Step(msgspec.Struct, frozen=True):
    """A game after one more answer, and the events of that answer."""

    game: Game
    events: list[Event]
    ident: int
    choice: int


@final
class LiveTable:
    """One table in this process. Change it only under its lock, and only after the store has committed."""

    def __init__(self, stored: StoredGame) -> None:
        self.row = stored.game
        self.seats = list(stored.seats)
        self.chat = list(stored.chat)
        self.game: Game | None = None
        self.events: list[Event] = []
        # The seat that decides or decided, by the number of the decision.
        self.deciders: dict[int, int] = {}
        self.count = 0
        self.turn_s = stored.game.updated_s
        self.viewers: list[Viewer] = []
        self.announced_seats: list[SeatState] = []
        self.left_s: dict[int, float] = {}
        # By process: its connected seats, one bit each, and until when to believe it.
        self.connected_elsewhere: dict[int, tuple[int, float]] = {}
        self.loaded_s = time.monotonic()
        self.used_s = self.loaded_s
        self.lock = asyncio.Lock()
        self.thinking = False
        self.timer: asyncio.TimerHandle | None = None
        if self.row.status in ("playing", "finished") or stored.answers:
            self.begin(min([self.row.updated_s, *(row.at_s for row in stored.answers[:1])]))
            self.follow(stored.answers)

    # The game

    def begin(self, at_s: float) -> None:
        """Deal the game."""
        self.game = new_game(config_of(self.row.config), self.row.seed, keep_events=True)
        self.events.extend(self.game.events)
        self._keep_deciders([], at_s)

    def follow(self, rows: list[AnswerRow]) -> None:
        """Apply answers from the store, skipping those that are already known."""
        for row in rows:
            if row.number == self.count and self.game is not None:
                step = self.after(row.ident, self.game.exact_choice(row.choice))
                self.advance(step, row.at_s)

    def after(self, ident: int, choice: int) -> Step:
        """The game after an answer or changed answer. The table stays as it is. The engine's errors are raised."""
        assert self.game is not None
        game = self.game.copy()
        game.keeps_events = True
        submit(game, ident, choice)
        return Step(game, game.events, ident, choice)

    def advance(self, step: Step, at_s: float) -> None:
        """Move on to the game after the answer."""
        before = [item.ident for item in self.game.decisions] if self.game is not None else []
        self.game = step.game
        self.count += 1
        self.events.extend(step.events)
        self._keep_deciders(before, at_s)

    def _keep_deciders(self, before: list[int], at_s: float) -> None:
        """Record who decides what, and since when the open group has been waiting; `before` was open until now."""
        assert self.game is not None
        deciders = {item.ident: item.decider for item in self.game.decisions}
        if any(ident in deciders for ident in before):
            # The group still waits for others, so a decision that has left it was withdrawn.
            for ident in before:
                if ident not in deciders:
                    del self.deciders[ident]
        else:
            self.turn_s = at_s
        self.deciders.update(deciders)

    def answer_row(self, step: Step, now_s: float) -> AnswerRow:
        """The answer in the form in which it is stored."""
        return AnswerRow(self.count, step.ident, step.game.describe(step.choice, by_id=True), now_s)

    def last_choice(self, ident: int) -> int:
        """The last answer to a decision, open or over; UNANSWERED if there is none."""
        history = self.game.history if self.game is not None else []
        for at in range(len(history) - 2, -1, -2):
            if history[at] == ident:
                return history[at + 1]
        return UNANSWERED

    def decision(self, ident: int) -> Decision | None:
        """The decision of that number if it is open."""
        found = [item for item in self.game.decisions if item.ident == ident] if self.game is not None else []
        return found[0] if found else None

    def pending(self) -> list[Decision]:
        """The decisions without an answer that play is waiting for."""
        return self.game.pending() if self.game is not None and self.row.status == "playing" else []

    # The seats

    def seat_of(self, token: str) -> int:
        """The seat of a token. Every seat is compared, so that the time it takes reveals nothing."""
        matches = [row.seat for row in self.seats if tokens.fits(token, row.token_hash)]
        if not matches:
            raise refused("not_your_table")
        return matches[0]

    def seat_row(self, seat: int) -> SeatRow:
        """The player in that seat; Refusal if the table has no such seat."""
        if seat >= len(self.seats):
            raise refused("no_seat", last=len(self.seats) - 1)
        return self.seats[seat]

    def is_present(self, seat: int) -> bool:
        """Whether the seat has an open socket, in this process or another one."""
        if any(viewer.seat == seat for viewer in self.viewers):
            return True
        now = time.monotonic()
        return any(seats >> seat & 1 and until_s > now for seats, until_s in self.connected_elsewhere.values())

    def absent_for_s(self, seat: int) -> float:
        """For how many seconds the seat has had no socket, to the knowledge of this process."""
        return 0.0 if self.is_present(seat) else time.monotonic() - self.left_s.get(seat, self.loaded_s)

    def connected_here(self) -> int:
        """The seats with a socket in this process, one bit each."""
        return sum(1 << seat for seat in {viewer.seat for viewer in self.viewers if viewer.seat >= 0})

    def drop_viewers(self, code: int) -> None:
        """Close every socket at the table with that code."""
        for viewer in self.viewers:
            viewer.drop(code)

    def city_names(self) -> list[str]:
        """The name of every city: that of its player, or what a city without a player is called."""
        return [row.name for row in self.seats] + [FREE_CITY] * free_cities(self.row.config)

    # Bots and the clock

    def bot_of(self, seat: int) -> str:
        """The bot that answers for the seat now; empty if a person does."""
        row = self.seats[seat]
        if row.kind == "person" and not row.stand_in:
            return ""
        return row.bot if row.bot in bots_of(self.row.config.game) else self.default_bot()

    def default_bot(self) -> str:
        """The bot that thinks for people when their time is up, and for hints."""
        return default_bot(self.row.config.game)

    def deadline_s(self) -> float | None:
        """The time by which the open group has to be answered, in seconds since 1970; None without a limit."""
        limit = self.row.options.turn_seconds
        return self.turn_s + limit if limit and self.pending() else None

    def bot_work(self, overdue: bool) -> list[tuple[int, str]]:
        """The decisions that bots have to answer, with the bots' names: all open ones once time is up."""
        work = [(item.ident, self.bot_of(item.decider)) for item in self.pending()]
        return [(ident, level or self.default_bot()) for ident, level in work if level or overdue]

    def bot_request(self, asked: list[tuple[int, str]]) -> BotRequest:
        """The request for bots to answer these decisions."""
        assert self.game is not None
        return BotRequest(self.row.config, self.row.seed, self.game.history[:], asked)

    def cancel_timer(self) -> None:
        """Stop the clock of the open group."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
