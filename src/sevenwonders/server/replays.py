"""Show finished games: their records, and every step as any seat saw it."""

import asyncio
from typing import Final, final

from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.record.record import Replay, record_game
from sevenwonders.server import present, wire
from sevenwonders.server.presenters import presenter_of
from sevenwonders.server.problems import refused
from sevenwonders.server.rules import check_rules_version, config_of
from sevenwonders.server.state import About, seats_of, table_state
from sevenwonders.server.store import Store, StoredGame

MOST_BOOKS: Final = 16
LAST: Final = -1
TURN_BEGAN: Final = "turn_began"


@final
class Book:
    """A finished game with the position after every answer."""

    def __init__(self, stored: StoredGame) -> None:
        self.stored = stored
        self.positions: list[Game] = []
        self.counts: list[int] = []
        self.turns: list[int] = []
        self.ages: list[int] = []
        self.events: list[Event] = []
        config = config_of(stored.game.config)
        answers = [[row.ident, row.choice] for row in stored.answers]
        seen = 0
        for game in Replay(config, stored.game.seed, answers, keep_events=True):
            # A page jumps from turn to turn, so it needs the steps at which turns begin.
            fresh = game.events[seen:]
            if any(game.event_name(event.kind) == TURN_BEGAN for event in fresh):
                self.turns.append(len(self.positions))
            if any(presenter_of(game).begins_age(game, event) for event in fresh):
                self.ages.append(len(self.positions))
            seen = len(game.events)
            self.counts.append(seen)
            self.positions.append(game.copy())
            self.events = game.events

    def steps(self) -> int:
        """The number of answers."""
        return len(self.positions) - 1

    def frame(self, step: int, seat: int) -> wire.ReplayFrame:
        """The table after `step` answers as the seat saw it, with the log so far; -1 means all answers."""
        players = self.stored.game.config.players
        if not -1 <= seat < players:
            raise refused("no_seat", last=players - 1)
        step = self.steps() if step == LAST or step > self.steps() else step
        game = self.positions[step]
        about = About(self.stored.game, seats_of(self.stored.game, self.stored.seats, connected=[]), points=True)
        names = [state.name for state in about.seats]
        log = present.log_lines(game, names, self.events[: self.counts[step]], 1, seat)
        return wire.ReplayFrame(step, self.steps(), self.turns, self.ages, table_state(about, game, seat), log)

    def record(self) -> Data:
        """The game's record."""
        return record_game(self.positions[-1])


@final
class Replays:
    """Keeps the finished games that were looked at most recently."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.books: dict[str, Book] = {}

    async def book(self, game: str) -> Book:
        """A finished game, from memory or from the store; Refusal if it may not be looked at."""
        book = self.books.pop(game, None)
        if book is None:
            stored = finished(await self.store.load(game))
            # Replaying takes a while, and live tables must not wait for it.
            book = await asyncio.to_thread(Book, stored)
            # Dictionaries keep their order, and a book that is used moves to the end: the first is the oldest.
            while len(self.books) >= MOST_BOOKS:
                del self.books[next(iter(self.books))]
        self.books[game] = book
        return book


def finished(stored: StoredGame | None) -> StoredGame:
    """The game if it is finished; Refusal if it is not, since a replay would show secrets."""
    if stored is None:
        raise refused("no_game")
    if stored.game.status == "abandoned":
        raise refused("abandoned")
    if stored.game.status != "finished":
        raise refused("not_finished")
    check_rules_version(stored.game)
    return stored
