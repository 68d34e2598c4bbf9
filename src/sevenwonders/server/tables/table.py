"""A live table: what is stored about it, and the game that follows from that."""

import asyncio
import time
from collections.abc import Mapping
from typing import Final, Self, final

import msgspec

from sevenwonders.games import new_game
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.event import NOBODY, Event
from sevenwonders.kernel.game import Game
from sevenwonders.record.record import submit
from sevenwonders.server import tokens
from sevenwonders.server.background import Slices
from sevenwonders.server.bots.job_queue import Job
from sevenwonders.server.bots.workers import BotRequest
from sevenwonders.server.offered_bots import table_bots
from sevenwonders.server.present.table import PastHands
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import AnswerRow, Lease, SeatRow, Status, StoredGame
from sevenwonders.server.table_config import FREE_CITY, config_of, default_bot, layout_of, stronger_bot
from sevenwonders.server.tables.viewer import SPECTATOR, AskedHint, Viewer, Visitor
from sevenwonders.server.wire.seats import RematchState, SeatState

# A choice has at most 53 bits, which JavaScript represents exactly; larger ones never reach the engine.
MOST_CHOICE: Final = 1 << 53
# A game with longer turns is slow: people come and go between them. After a start they have this long to come back.
SLOW_S: Final = 3600
# The time for a vote on a removal. In a slow game it is as long as a turn.
VOTE_S: Final = 120.0
ANSWERED: Final = "answered"
# The time of what is due already.
AT_ONCE_S: Final = 0.0


class Sealed(msgspec.Struct, frozen=True):
    """An answer to the open group, with the number under which it is stored."""

    number: int
    ident: int
    choice: int


class Step(msgspec.Struct, frozen=True):
    """A game after one more answer.

    `events` are those of the answer. After a change of mind they are all those of the open group, which has been played
    again without the old answer: `instead_of` are the numbers of the rows that no longer count.
    """

    game: Game
    events: list[Event]
    ident: int
    choice: int
    instead_of: tuple[int, ...] = ()


@final
class LiveTable:
    """A table that belongs to this process. Change it only under its lock, and only after the store has committed."""

    def __init__(self, stored: StoredGame, lease: Lease | None = None, absent_s: float = 0.0) -> None:
        """Set up the table as it was dealt; `load` plays the answers too.

        `absent_s` is how long a person has to be away before a bot may stand in.
        """
        self.lease = lease or Lease(stored.game.id, 0)
        # Whether somebody else may have the table by now. Nothing may be done with it any more.
        self.is_lost = False
        self.row = stored.game
        self.layout = layout_of(stored.game)
        self.seats = list(stored.seats)
        self.chat = list(stored.chat)
        self.game: Game | None = None
        # The game when the open group was asked, and the answers to that group. Only the last answer to a decision
        # counts and is stored, so a change of mind plays the group again.
        self.start: Game | None = None
        self.sealed: list[Sealed] = []
        # The last events, and how many came before them. Those follow from the answers, and few viewers need them:
        # whoever is here has been told of them.
        self.events: list[Event] = []
        self.forgotten = 0
        # The seat that decides or decided, by the number of the decision; NOBODY for numbers that were skipped.
        self.deciders: list[int] = []
        self.count = 0
        # For spectators, at a table that allows it.
        self.past_hands = PastHands() if stored.game.options.late_hands else None
        # How often answers have been taken back. What a bot thought of before that no longer counts.
        self.rewinds = 0
        self.turn_s = stored.game.updated_s
        # After the game: the next table of the same people, as it was when this process last looked.
        self.rematch: RematchState | None = None
        self.viewers: list[Viewer] = []
        self.announced_seats: list[SeatState] = []
        # People at the door, and how many there have been. They are not stored: after a restart they knock again.
        self.visitors: list[Visitor] = []
        self.knocks = 0
        # When the public list was last told that the host is connected; None if it was not, or has been told otherwise.
        self.host_told_s: float | None = None
        self.absent_s = absent_s
        self.left_s: dict[int, float] = {}
        # When the first person asked for somebody's removal, by the seat in question.
        self.vote_began_s: dict[int, float] = {}
        self.loaded_s = time.monotonic()
        self.used_s = self.loaded_s
        self.lock = asyncio.Lock()
        self.thinking = False
        # What bots do for the table now, and the hints under way: one for each seat.
        self.job: Job | None = None
        self.hints: dict[int, AskedHint] = {}
        # The last known address for which the table's bots think. It is never stored.
        self.known_address = ""
        self.timer: asyncio.TimerHandle | None = None
        if self.row.status in ("playing", "finished") or stored.answers:
            self.begin(self.deal(), min([self.row.updated_s, *(row.at_s for row in stored.answers[:1])]))

    @classmethod
    async def load(cls, stored: StoredGame, lease: Lease | None = None, absent_s: float = 0.0) -> Self:
        """Return the table with all its answers. Other tables get their turn while a long game is played again."""
        table = cls(stored, lease, absent_s)
        slices = Slices()
        for row in stored.answers:
            table.replay(row)
            await slices.pause()
        return table

    # The game

    def deal(self) -> Game:
        """Return the game as it is dealt at this table. The table stays as it is."""
        return new_game(config_of(self.row.config), self.row.seed, keep_events=True, rules=self.row.rules)

    def begin(self, game: Game, at_s: float) -> None:
        """Play the game that was dealt."""
        self.game = game
        self.events.extend(game.events)
        self._begin_group(at_s)

    def replay(self, row: AnswerRow) -> None:
        """Play a stored answer that comes after all that the table has."""
        assert self.game is not None
        if self.game is self.start:
            self.game = self.start.copy()
        game = self.game
        game.keeps_events = True
        game.events = []
        choice = game.exact_choice(row.choice)
        submit(game, row.ident, choice)
        self._accept(Step(game, game.events, row.ident, choice), row.number, row.at_s)

    def after(self, ident: int, choice: int) -> Step:
        """Return the game after an answer or changed answer.

        The table stays as it is. The engine's errors are raised.
        """
        assert self.game is not None
        game = self.game.copy()
        game.keeps_events = True
        submit(game, ident, choice)
        if self.game.decision(ident).choice == UNANSWERED:
            return Step(game, game.events, ident, choice)
        return self._after_change(game, ident, choice)

    def _after_change(self, changed: Game, ident: int, choice: int) -> Step:
        """Return the game as if the decision had been answered like this from the start, but after the others.

        `changed` is the game as the engine changed it: what followed from the old answer is no longer open there.
        """
        assert self.start is not None
        last = {answer.ident: answer.number for answer in self.sealed}
        open_idents = [item.ident for item in changed.decisions if item.ident != ident]
        kept = [item for item in self.sealed if item.number == last[item.ident] and item.ident in open_idents]
        game = self.start.copy()
        game.keeps_events = True
        for answer in kept:
            submit(game, answer.ident, answer.choice)
        submit(game, ident, choice)
        instead_of = tuple(answer.number for answer in self.sealed if answer not in kept)
        return Step(game, game.events, ident, choice, instead_of)

    def is_quiet(self, step: Step) -> bool:
        """Return whether the answer only seals a choice: it reveals nothing, and nobody is asked anything new."""
        assert self.start is not None
        names = {step.game.event_name(event.kind) for event in step.events}
        before = self.game.next_ident if self.game is not None and step.instead_of else self.start.next_ident
        return names == {ANSWERED} and before == self.start.next_ident

    def advance(self, step: Step, at_s: float) -> None:
        """Move on to the game after the answer."""
        if step.instead_of:
            self._reopen_group([item for item in self.sealed if item.number not in step.instead_of])
        self._accept(step, self.count, at_s)

    def _accept(self, step: Step, number: int, at_s: float) -> None:
        """Take over a game that is one answer further than the table."""
        self.game = step.game
        self.count = number + 1
        self.events.extend(step.events)
        self.sealed.append(Sealed(number, step.ident, step.choice))
        # A sealed answer stays open until the last one of its group reveals them all.
        if self.decision(step.ident) is not None:
            self._keep_deciders()
        else:
            self._begin_group(at_s)

    def _begin_group(self, at_s: float) -> None:
        """Record that the next group of decisions has been opened."""
        # Whoever has been here since then needs what the last group has revealed, and nothing before it.
        self.forget_told()
        self.start = self.game
        self.sealed = []
        self.turn_s = at_s
        if self.past_hands is not None and self.game is not None:
            self.past_hands.follow(self.game)
        self._keep_deciders()

    def forget_told(self) -> None:
        """Forget the events before the open group. All viewers have to be up to date."""
        if self.start is not None:
            del self.events[: self.start.event_count - self.forgotten]
            self.forgotten = self.start.event_count

    def _reopen_group(self, kept: list[Sealed]) -> None:
        """Go back to the start of the open group, with only these answers to it."""
        assert self.start is not None
        self.game = self.start
        self.sealed = kept
        del self.events[self.start.event_count - self.forgotten :]
        for viewer in self.viewers:
            viewer.number = min(viewer.number, self.start.event_count)

    def _keep_deciders(self) -> None:
        """Record who decides what in the open group."""
        assert self.game is not None
        assert self.start is not None
        # What was asked only because of an answer may have been withdrawn with it.
        del self.deciders[self.start.next_ident :]
        self.deciders += [NOBODY] * (self.game.next_ident - len(self.deciders))
        for item in self.game.decisions:
            self.deciders[item.ident] = item.decider

    def why_answers_stay(self) -> str:
        """Return the code of the refusal to take an answer back; empty if this table allows it."""
        # What a finished game shows, its record and its replay, never changes.
        if self.row.status != "playing":
            return "not_playing"
        # Answers of people who have left are theirs as well.
        if self.row.arrivals > 1 or sum(row.kind != "bot" for row in self.seats) > 1:
            return "people_played"
        # A clock would have run out already, and spectators may know hands that the player must not.
        if self.row.options.turn_seconds or self.row.options.late_hands:
            return "answers_stay"
        return ""

    def can_step_back(self) -> bool:
        """Return whether the only person at the table has an answer to take back."""
        if self.game is None or self.why_answers_stay():
            return False
        return any(self.seats[self.deciders[ident]].kind == "person" for ident in self.game.history[::2])

    def rewind(self, earlier: "LiveTable", number: int) -> None:
        """Go back to where the same table stood earlier, before the answer with that number."""
        self.game, self.start, self.sealed = earlier.game, earlier.start, earlier.sealed
        self.events, self.forgotten = earlier.events, earlier.forgotten
        self.deciders, self.turn_s = earlier.deciders, earlier.turn_s
        self.past_hands = earlier.past_hands
        self.count = number
        self.rewinds += 1

    def events_since(self, number: int) -> list[Event]:
        """Return the events after that many. If the table has forgotten some of them, the game is played again."""
        if number >= self.forgotten or self.game is None:
            return self.events[number - self.forgotten :]
        game = self.deal()
        history = self.game.history
        for at in range(0, len(history), 2):
            submit(game, history[at], history[at + 1])
        return game.events[number:]

    async def all_events(self) -> list[Event]:
        """Return the events since the deal. Other tables get their turn meanwhile, so callers hold the table's lock."""
        if not self.forgotten or self.game is None:
            return self.events
        game, history, slices = self.deal(), self.game.history, Slices()
        for at in range(0, len(history), 2):
            submit(game, history[at], history[at + 1])
            await slices.pause()
        return game.events

    def answer_row(self, step: Step, now_s: float) -> AnswerRow:
        """Return the answer in the form in which it is stored."""
        return AnswerRow(self.count, step.ident, step.game.describe(step.choice, by_id=True), now_s)

    def decider_of(self, ident: int) -> int:
        """Return the seat that decides or decided. Raises `Refusal` if there has been no such decision."""
        known = 0 <= ident < len(self.deciders) and self.deciders[ident] != NOBODY
        if not known:
            raise refused("decision_unknown")
        return self.deciders[ident]

    def last_choice(self, ident: int) -> int:
        """Return the last answer to a decision, open or over, or UNANSWERED if there is none."""
        history = self.game.history if self.game is not None else []
        for at in range(len(history) - 2, -1, -2):
            if history[at] == ident:
                return history[at + 1]
        return UNANSWERED

    def decision(self, ident: int) -> Decision | None:
        """Return the decision of that number if it is open."""
        found = [item for item in self.game.decisions if item.ident == ident] if self.game is not None else []
        return found[0] if found else None

    def pending(self) -> list[Decision]:
        """Return the decisions without an answer that play is waiting for."""
        plays = self.game is not None and self.row.status == "playing" and not self.is_lost
        return self.game.pending() if self.game is not None and plays else []

    # The seats

    def seat_of(self, token: str) -> int:
        """Return the seat of a token. Raises `Refusal` if it has none here."""
        return seat_of(self.seats, token)

    def seat_row(self, seat: int) -> SeatRow:
        """Return the player in that seat. Raises `Refusal` if the table has no such seat."""
        if seat >= len(self.seats):
            raise refused("no_seat", last=len(self.seats) - 1)
        return self.seats[seat]

    def is_present(self, seat: int) -> bool:
        """Return whether the seat has an open socket."""
        return any(viewer.seat == seat for viewer in self.viewers)

    def at_door(self) -> list[Visitor]:
        """Return the visitors whom the host has not answered yet, in the order in which they came."""
        return [one for one in self.visitors if one.answer == "waiting"]

    def is_over(self) -> bool:
        """Return whether the game has ended, or will never go on."""
        return self.row.status in ("finished", "abandoned")

    def is_listed(self) -> bool:
        """Return whether the table belongs on the public list as long as its host is connected."""
        return self.row.status == "lobby" and self.row.options.access.listed and not self.is_lost

    def is_host_present(self) -> bool:
        """Return whether the host has an open socket."""
        return self.is_present(self.row.host)

    def absent_for_s(self, seat: int) -> float:
        """For how many seconds the seat has had no socket, as far as this process knows.

        The time begins anew when another process takes the table over, because people have to come back first.
        """
        return 0.0 if self.is_present(seat) else time.monotonic() - self.left_s.get(seat, self.loaded_s)

    def absence_s(self) -> float:
        """Return how long a person has to be away before a bot may stand in: in slow games at least a turn."""
        return self._in_slow_games(self.absent_s)

    def vote_left_s(self, seat: int) -> float:
        """Return the seconds that are left of the vote on a removal.

        Like an absence, it begins anew with another process.
        """
        return self._in_slow_games(VOTE_S) - (time.monotonic() - self.vote_began_s.get(seat, self.loaded_s))

    def _in_slow_games(self, span_s: float) -> float:
        """Return a span of time between people, which in a slow game is at least as long as a turn."""
        turn_s = self.row.options.turn_seconds
        return max(span_s, turn_s) if turn_s > SLOW_S else span_s

    def is_attended(self) -> bool:
        """Return whether somebody with a seat is connected."""
        return any(viewer.seat != SPECTATOR for viewer in self.viewers)

    def address(self) -> str:
        """Return the address for which the table's bots think: the host's, or that of another player who is connected.

        While no player is, the last one counts, or the one that made the table; empty after a restart.
        """
        players = [viewer for viewer in self.viewers if viewer.seat != SPECTATOR]
        if players:
            self.known_address = min(players, key=lambda viewer: viewer.seat != self.row.host).address
        return self.known_address

    def move_people(self, places: Mapping[int, int]) -> None:
        """Let people follow their seats, which are numbered anew: `places` has the new number by the old one."""
        for viewer in self.viewers:
            viewer.seat = places.get(viewer.seat, viewer.seat)
        self.left_s = {places[seat]: left_s for seat, left_s in self.left_s.items() if seat in places}
        if not self.row.options.late_hands:
            self.past_hands = None

    def drop_viewers(self, code: int) -> None:
        """Close every socket at the table with that code."""
        for viewer in self.viewers:
            viewer.drop(code)

    def city_names(self) -> list[str]:
        """Return the name of every city: that of its player, or what a city without a player is called."""
        return [row.name for row in self.seats] + [FREE_CITY] * (len(self.layout.teams) - len(self.seats))

    # Bots and the clock

    def bot_of(self, seat: int) -> str:
        """Return the bot that answers for the seat now, or empty if a person does."""
        return self.bot_in(self.seats[seat])

    def bot_in(self, row: SeatRow) -> str:
        """Return the bot that answers for a seat with this row, or empty if a person does."""
        if row.kind == "person":
            return self.stand_in_of(row.bot) if row.stand_in else ""
        return row.bot if row.bot in table_bots(self.row.config.game) else self.level()

    def level(self) -> str:
        """Return the level of the table: that of its strongest bot, and at least the game's usual one.

        Bots that answer for a person play like this: when time is up, and once the person has left or was removed.
        """
        level = default_bot(self.row.config.game)
        for row in self.seats:
            if row.kind == "bot":
                level = stronger_bot(self.row.config.game, level, row.bot)
        return level

    def stand_in_of(self, wanted: str) -> str:
        """Return the bot that stands in for a person if this one is wanted: never one below the level of the table."""
        return stronger_bot(self.row.config.game, self.level(), wanted)

    def deadline_s(self) -> float | None:
        """Return the deadline of the open group in seconds since 1970, or None without a limit."""
        limit = self.row.options.turn_seconds
        return self.turn_s + limit if limit and self.pending() else None

    def wakes_s(self, seats: list[SeatRow], status: Status) -> float | None:
        """Return when the server has to act by itself: 0 for at once, None if it only waits for people."""
        if self.game is None or status != "playing":
            return None
        return self.wakes_at(self.game, seats, self.turn_s)

    def wakes_after(self, step: Step, at_s: float) -> float | None:
        """Return when the server has to act by itself after an answer given at that time."""
        sealed = any(item.ident == step.ident for item in step.game.decisions)
        return self.wakes_at(step.game, self.seats, self.turn_s if sealed else at_s)

    def wakes_at(self, game: Game, seats: list[SeatRow], turn_s: float) -> float | None:
        """Return when the server has to act by itself in that game, if its open group began at `turn_s`."""
        pending = game.pending()
        if any(self.bot_in(seats[item.decider]) for item in pending):
            return AT_ONCE_S
        limit = self.row.options.turn_seconds
        return turn_s + limit if limit and pending else None

    def bot_work(self, overdue: bool) -> list[tuple[int, str]]:
        """Return the decisions that bots have to answer, with the bots' names: all open ones once time is up."""
        work = [(item.ident, self.bot_of(item.decider)) for item in self.pending()]
        return [(ident, level or self.level()) for ident, level in work if level or overdue]

    def bot_request(self, asked: list[tuple[int, str]]) -> BotRequest:
        """Return the request for bots to answer these decisions.

        Bots think about the game as it was when the open group was asked, so that the same game follows whether a
        person answers before or after them. Only what an answer of this group has opened needs that answer.
        """
        assert self.game is not None
        assert self.start is not None
        known = {decision.ident for decision in self.start.decisions}
        game = self.start if all(ident in known for ident, _ in asked) else self.game
        return BotRequest(self.row.config, self.row.seed, game.history[:], asked, self.row.rules)

    def cancel_timer(self) -> None:
        """Stop the clock of the open group."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def seat_of(seats: list[SeatRow], token: str) -> int:
    """Return the seat of a token. Raises `Refusal` if it has none here."""
    seat = seat_or_none(seats, token)
    if seat is None:
        raise refused("not_your_table")
    return seat


def seat_or_none(seats: list[SeatRow], token: str) -> int | None:
    """Return the seat of a token, if it has one. Every seat is compared, so that the time it takes reveals nothing."""
    matches = [row.seat for row in seats if tokens.fits(token, row.token_hash)]
    return matches[0] if matches else None
