"""Makes tables: new ones, and games that continue a recorded one."""

import contextlib
from dataclasses import dataclass
from typing import Final, final

import msgspec

from sevenwonders.bots.puzzles.shipped import puzzle_numbered
from sevenwonders.server import tokens
from sevenwonders.server.clock import now_s
from sevenwonders.server.lessons.plan import LEARNER, LESSONS
from sevenwonders.server.logs import log_event
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.names import BOT_NAMES, checked_name
from sevenwonders.server.present.table import PRESENTERS
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import AnswerRow, GameRow, OwnedElsewhere, SeatRow, Store, StoredGame
from sevenwonders.server.table_config import completed_config, rules_version
from sevenwonders.server.tables.listing import check_access, check_room_on_list, with_access
from sevenwonders.server.tables.puzzles import answer_rows, puzzle_row
from sevenwonders.server.tables.seats import bot_seat, open_seat, person_seat
from sevenwonders.server.tables.table import AT_ONCE_S
from sevenwonders.server.tables.tables import Tables
from sevenwonders.server.wire.messages import (
    Access,
    GameConfig,
    NewGame,
    NewLesson,
    PlayOn,
    Seated,
    TableOptions,
)
from sevenwonders.server.wire.puzzles import PlayPuzzle

HOST: Final = 0
# The arrival of the first person at a table.
FIRST: Final = 1
# A person who plays alone against bots, from any address.
NO_ADDRESS: Final = ""


@final
@dataclass(eq=False)
class NewTables:
    """Makes tables and seats the caller at them."""

    store: Store
    tables: Tables
    metrics: Metrics

    async def make(self, wish: NewGame, address: str = "") -> Seated:
        """Make a table with the host, who comes from that address (a keyed hash), in its first seat."""
        check_access(wish.options.access)
        if wish.options.lesson:
            raise refused("lesson_by_name")
        if wish.options.late_hands and not PRESENTERS[wish.config.game].has_hands:
            raise refused("no_hands")
        if wish.options.access.listed:
            await check_room_on_list(self.store, address)
        token = tokens.new_token()
        seats = [person_seat(HOST, checked_name(wish.name, BOT_NAMES), token, FIRST, address), *other_seats(wish)]
        starts = wish.start and not any(seat.kind == "open" for seat in seats)
        # Other people must not play against an opponent who knows every card.
        if wish.seed is not None and not starts:
            raise refused("seed_alone")
        seed = tokens.new_secret() if wish.seed is None else wish.seed
        row = new_row(tokens.new_game_id(), wish.config, wish.options, seed, HOST)
        await self.store_new("new", playing(row) if starts else row, seats, [], address)
        return Seated(row.id, HOST, token, row.commitment())

    async def teach(self, wish: NewLesson, address: str = "") -> Seated:
        """Make the table of a guided game, and begin it."""
        lesson = LESSONS[wish.lesson]
        token = tokens.new_token()
        seats = [person_seat(LEARNER, checked_name(wish.name, BOT_NAMES), token, FIRST, NO_ADDRESS)]
        seats += [bot_seat(lesson.config.game, seat, lesson.bots) for seat in range(1, lesson.config.players)]
        row = new_row(tokens.new_game_id(), lesson.config, TableOptions(lesson=wish.lesson), lesson.seed, LEARNER)
        await self.store_new("lesson", playing(row), seats, [], address)
        return Seated(row.id, LEARNER, token, row.commitment())

    async def play_on(self, stored: StoredGame, wish: PlayOn, address: str = "") -> Seated:
        """Make a table that continues from a step of a finished game, with bots in all other seats."""
        old = stored.game
        if wish.seat >= old.config.players:
            raise refused("no_seat", last=old.config.players - 1)
        if wish.step >= len(stored.answers):
            raise refused("game_over")
        # The only person at the table keeps no one waiting, and is no longer guided.
        options = msgspec.structs.replace(old.options, turn_seconds=0, lesson="", access=Access())
        begun = msgspec.structs.replace(stored.game, options=options, host=wish.seat)
        return await self._go_on("play_on", begun, stored.answers[: wish.step], wish.name, wish.bot, address)

    async def play_puzzle(self, number: int, wish: PlayPuzzle, address: str = "") -> Seated:
        """Make a table that continues from the position of a puzzle, with bots in all other seats."""
        puzzle = puzzle_numbered(number)
        row = puzzle_row(puzzle, puzzle.position())
        return await self._go_on("puzzle", row, answer_rows(puzzle), wish.name, wish.bot, address)

    async def _go_on(
        self, how: str, begun: GameRow, answers: list[AnswerRow], person: str, bot: str, address: str
    ) -> Seated:
        """Make a table for its host and bots at which some answers of a game have been given already."""
        token = tokens.new_token()
        name = checked_name(person, BOT_NAMES)
        seats = [
            person_seat(seat, name, token, FIRST, NO_ADDRESS)
            if seat == begun.host
            else bot_seat(begun.config.game, seat, bot)
            for seat in range(begun.config.players)
        ]
        row = new_row(tokens.new_game_id(), begun.config, begun.options, begun.seed, begun.host, begun.rules)
        await self.store_new(how, playing(row), seats, answers, address)
        return Seated(row.id, begun.host, token, row.commitment())

    async def store_new(
        self, how: str, row: GameRow, seats: list[SeatRow], answers: list[AnswerRow], address: str = ""
    ) -> None:
        """Store a new table, and let its bots begin; their work counts for the address that made it."""
        wakes_s = AT_ONCE_S if row.status == "playing" else None
        await self.store.create(row, seats, answers, self.tables.node.id, wakes_s)
        self.metrics.games.labels(how).inc()
        log_event("new_table", game=row.id, how=how, players=row.config.players)
        # If another process has been asked for the table already, that one runs the bots.
        with contextlib.suppress(OwnedElsewhere):
            table = await self.tables.find(row.id)
            table.known_address = address


def other_seats(wish: NewGame) -> list[SeatRow]:
    """List all seats except the host's, as the host wants them; seats not mentioned are open."""
    others = wish.config.players - 1
    if len(wish.seats) > others:
        raise refused("seats_wrong", count=others)
    seats = [
        open_seat(seat) if asked.kind == "open" else bot_seat(wish.config.game, seat, asked.bot)
        for seat, asked in enumerate(wish.seats, HOST + 1)
    ]
    return seats + [open_seat(seat) for seat in range(len(seats) + 1, wish.config.players)]


def new_row(
    game: str, config: GameConfig, options: TableOptions, seed: int, host: int, rules: int | None = None
) -> GameRow:
    """Make the row of a table in its lobby, with today's rules unless it continues a game of an earlier version.

    Raises `Refusal` if the engine cannot play the configuration.
    """
    config = completed_config(config, seed)
    made_s = now_s()
    version = rules_version(config) if rules is None else rules
    row = GameRow(game, "lobby", config, options, seed, version, host, made_s, made_s, arrivals=FIRST)
    return with_access(row, options.access)


def playing(row: GameRow) -> GameRow:
    """Return the table's row, already in play."""
    return msgspec.structs.replace(row, status="playing")
