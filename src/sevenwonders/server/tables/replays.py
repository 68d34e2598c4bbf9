"""Finished games: their records, and every step as any seat saw it."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from typing import Final, final

import msgspec

from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.record.record import Replay, record_game, submit
from sevenwonders.server.present import table as present
from sevenwonders.server.present.table import presenter_of
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import AnswerRow, Store, StoredGame
from sevenwonders.server.table_config import check_rules_version, config_of, free_cities, layout_of
from sevenwonders.server.tables.table_snapshot import About, seats_of, table_state
from sevenwonders.server.wire import messages as wire

MOST_BOOKS: Final = 16
# A book keeps every eighth position, or fewer if there would be too many.
SPACING: Final = 8
MOST_MARKS: Final = 64
# Events whose lines are built and sent together.
LINES: Final = 100
LAST: Final = -1
TURN_BEGAN: Final = "turn_began"


@final
class Book:
    """A finished game that can be opened at any answer. It keeps a few positions and replays from them."""

    def __init__(self, stored: StoredGame) -> None:
        self.stored = stored
        self.marks: list[Game] = []
        self.counts: list[int] = []
        self.turns: list[int] = []
        self.ages: list[int] = []
        self.movers: list[int] = []
        self.events: list[Event] = []
        config = config_of(stored.game.config)
        answers = [[row.ident, row.choice] for row in stored.answers]
        self.spacing = max(SPACING, len(answers) // MOST_MARKS + 1)
        seen = 0
        replay = Replay(config, stored.game.seed, answers, keep_events=True, rules=stored.game.rules)
        for step, game in enumerate(replay):
            # A page jumps from turn to turn, so it needs the steps at which turns begin.
            fresh = game.events[seen:]
            if any(game.event_name(event.kind) == TURN_BEGAN for event in fresh):
                self.turns.append(step)
            if any(presenter_of(game).begins_age(game, event) for event in fresh):
                self.ages.append(step)
            seen = len(game.events)
            self.counts.append(seen)
            if step < len(answers):
                self.movers.append(game.decision(stored.answers[step].ident).decider)
            if step % self.spacing == 0:
                self.marks.append(game.copy())
            self.events = game.events
            self.end = game

    def steps(self) -> int:
        """Count the answers."""
        return len(self.counts) - 1

    def position(self, step: int) -> Game:
        """Return the game after `step` answers."""
        mark = step // self.spacing
        game = self.marks[mark].copy()
        game.keeps_events = True
        for at in range(2 * mark * self.spacing, 2 * step, 2):
            submit(game, self.end.given[at], self.end.given[at + 1])
        return game

    def frame(self, step: int, seat: int) -> Iterator[bytes]:
        """Yield a `ReplayFrame` in parts: the table after `step` answers (-1: all) as the seat saw it, and its log."""
        players = self.stored.game.config.players
        if not -1 <= seat < players:
            raise refused("no_seat", last=players - 1)
        step = self.steps() if step == LAST or step > self.steps() else step
        game = self.position(step)
        row, layout = self.stored.game, layout_of(self.stored.game)
        about = About(row, layout, seats_of(row, layout.teams, self.stored.seats, connected=[]), points=True)
        state = table_state(about, game, seat)
        head = msgspec.json.encode(wire.ReplayFrame(step, self.steps(), self.turns, self.ages, self.movers, state, []))
        names = [state.name for state in about.seats]
        return parts_of(head, self._lines(game, names, self.counts[step], seat))

    def _lines(self, game: Game, names: list[str], count: int, seat: int) -> Iterator[list[wire.LogLine]]:
        for first in range(0, count, LINES):
            yield present.log_lines(game, names, self.events[first : min(first + LINES, count)], first + 1, seat)

    def record(self) -> Iterator[bytes]:
        """Yield the game's record in parts."""
        record = record_game(self.end, self.stored.game.rules)
        answers = record.pop("answers")
        assert isinstance(answers, list)
        # The answers come last, a few at a time.
        head = msgspec.json.encode(record | {"answers": []})
        return parts_of(head, (answers[first : first + LINES] for first in range(0, len(answers), LINES)))


@final
class Replays:
    """Caches the finished games that were viewed most recently."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.books: dict[str, Book] = {}
        self.turn = asyncio.Lock()

    async def book(self, game: str) -> Book:
        """Return a finished game, from memory or from the store. Raises `Refusal` if it may not be viewed."""
        # The game stays as it was, but its players may want to be forgotten, and its host may delete it.
        seats = await self.store.seats_of(game)
        if not seats:
            self.books.pop(game, None)
            raise refused("no_game")
        if game not in self.books:
            # One at a time: many concurrent visitors must exhaust neither the memory nor the processors.
            async with self.turn:
                if game not in self.books:
                    await self._open(game)
        # Dictionaries keep their order, and a book moves to the end when used: the first is the oldest.
        book = self.books.pop(game)
        book.stored = msgspec.structs.replace(book.stored, seats=seats)
        self.books[game] = book
        return book

    async def _open(self, game: str) -> None:
        # Chat is not part of a replay, and its writers may have it erased.
        stored = msgspec.structs.replace(finished(await self.store.load(game)), chat=[])
        # Replaying takes a while, and live tables must not wait for it.
        book = await asyncio.to_thread(Book, stored)
        while len(self.books) >= MOST_BOOKS:
            del self.books[next(iter(self.books))]
        self.books[game] = book


async def streamed(parts: Iterator[bytes]) -> AsyncIterator[bytes]:
    """Yield the parts of an answer, and let live tables be served between them."""
    for part in parts:
        yield part
        await asyncio.sleep(0)


def parts_of(head: bytes, batches: Iterable[Sequence[object]]) -> Iterator[bytes]:
    """Yield an object in parts: `head` ends with an empty list, which the batches fill."""
    assert head.endswith(b"[]}")
    yield head[:-2]
    comma = b""
    for batch in batches:
        if batch:
            yield comma + msgspec.json.encode(batch)[1:-1]
            comma = b","
    yield b"]}"


def finished(stored: StoredGame | None) -> StoredGame:
    """Return the game if it is finished. Raises `Refusal` if it is not, since a replay would show secrets."""
    if stored is None:
        raise refused("no_game")
    if stored.game.status == "abandoned":
        raise refused("abandoned")
    if stored.game.status != "finished":
        raise refused("not_finished")
    check_rules_version(stored.game)
    return msgspec.structs.replace(stored, answers=last_answers(stored))


def last_answers(stored: StoredGame) -> list[AnswerRow]:
    """Keep the last answer to each decision.

    Only older versions stored others: there could be tens of thousands of them.
    """
    # In their games a changed answer could also change the numbers of questions for the Free City.
    if free_cities(stored.game.config):
        return stored.answers
    last = {row.ident: row.number for row in stored.answers}
    return [row for row in stored.answers if last[row.ident] == row.number]
