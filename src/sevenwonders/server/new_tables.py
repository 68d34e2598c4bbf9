"""Make tables: new ones, rematches, and games that continue a recorded one."""

import contextlib
import time
from typing import Final, final

import msgspec

from sevenwonders.server import tokens
from sevenwonders.server.lobby import Lobby
from sevenwonders.server.logs import log_event
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.names import BOT_NAMES, checked_name
from sevenwonders.server.problems import refused
from sevenwonders.server.rules import completed_config, rules_version
from sevenwonders.server.seat_rules import is_seated
from sevenwonders.server.seats import bot_seat, open_seat, person_seat
from sevenwonders.server.store import AnswerRow, GameRow, SeatRow, StoredGame
from sevenwonders.server.table import LiveTable
from sevenwonders.server.tables import Tables
from sevenwonders.server.wire import GameConfig, NewGame, PlayOn, Seated, TableOptions

HOST: Final = 0
# The arrival of the first person at a table.
FIRST: Final = 1
MOST_REMATCHES: Final = 20


@final
class NewTables:
    """Makes tables and seats the caller at them."""

    def __init__(self, tables: Tables, lobby: Lobby, metrics: Metrics) -> None:
        self.tables = tables
        self.lobby = lobby
        self.metrics = metrics
        self.store = lobby.store
        self.links = lobby.links

    async def make(self, wish: NewGame) -> Seated:
        """Make a table with the host in its first seat."""
        token = tokens.new_token()
        seats = [person_seat(HOST, checked_name(wish.name, BOT_NAMES), token, FIRST), *other_seats(wish)]
        starts = wish.start and not any(seat.kind == "open" for seat in seats)
        # Other people must not play against somebody who knows every card.
        if wish.seed is not None and not starts:
            raise refused("seed_alone")
        seed = tokens.new_secret() if wish.seed is None else wish.seed
        row = new_row(tokens.new_game_id(), wish.config, wish.options, seed, HOST)
        await self._store("new", playing(row) if starts else row, seats, [])
        return Seated(row.id, HOST, token, row.commitment())

    async def rematch(self, table: LiveTable, token: str) -> Seated:
        """Seat the caller at a new table with the same players. Everybody who asks gets to the same table."""
        seat = table.seat_of(token)
        if table.row.status not in ("finished", "abandoned"):
            raise refused("not_finished")
        for number in range(MOST_REMATCHES):
            game = self.links.next_table(table.row.id, number)
            stored = await self.store.load(game)
            if stored is None:
                # Somebody else may ask at the same moment. Then the table exists, and the seat only has to be claimed.
                with contextlib.suppress(ValueError):
                    await self._make_rematch(table, game, seat, token)
            if stored is None or stored.game.status in ("lobby", "playing"):
                return await self.lobby.claim(await self.tables.find(game), seat, tokens.next_token(token, game))
        raise refused("too_fast")

    async def play_on(self, stored: StoredGame, wish: PlayOn) -> Seated:
        """Make a table that continues from a step of a finished game, with bots in all other seats."""
        old = stored.game
        if wish.seat >= old.config.players:
            raise refused("no_seat", last=old.config.players - 1)
        if wish.step >= len(stored.answers):
            raise refused("game_over")
        token = tokens.new_token()
        name = checked_name(wish.name, BOT_NAMES)
        seats = [
            person_seat(seat, name, token, FIRST) if seat == wish.seat else bot_seat(old.config.game, seat, wish.bot)
            for seat in range(old.config.players)
        ]
        # Nobody waits for the only person at the table.
        options = msgspec.structs.replace(old.options, turn_seconds=0)
        row = new_row(tokens.new_game_id(), old.config, options, old.seed, wish.seat)
        await self._store("play_on", playing(row), seats, stored.answers[: wish.step])
        return Seated(row.id, wish.seat, token, row.commitment())

    async def _make_rematch(self, table: LiveTable, game: str, host: int, token: str) -> None:
        """Store the new table: the caller is its host, and seats are reserved for the other people."""
        seats = [rematch_seat(row) for row in table.seats]
        seats[host] = person_seat(host, table.seats[host].name, tokens.next_token(token, game), FIRST)
        old = table.row
        row = new_row(game, old.config, old.options, tokens.new_secret(), host)
        # With bots only there is nobody to wait for.
        alone = sum(seat.kind != "bot" for seat in seats) == 1
        await self._store("rematch", playing(row) if alone else row, seats, [])

    async def _store(self, how: str, row: GameRow, seats: list[SeatRow], answers: list[AnswerRow]) -> None:
        """Store a new table, and let its bots begin."""
        await self.store.create(row, seats, answers)
        self.metrics.games.labels(how).inc()
        log_event("new_table", game=row.id, how=how, players=row.config.players)
        await self.tables.find(row.id)


def other_seats(wish: NewGame) -> list[SeatRow]:
    """All seats except the host's, as the host wants them; those that are not mentioned are open."""
    others = wish.config.players - 1
    if len(wish.seats) > others:
        raise refused("seats_wrong", count=others)
    seats = [
        open_seat(seat) if asked.kind == "open" else bot_seat(wish.config.game, seat, asked.bot)
        for seat, asked in enumerate(wish.seats, HOST + 1)
    ]
    return seats + [open_seat(seat) for seat in range(len(seats) + 1, wish.config.players)]


def rematch_seat(row: SeatRow) -> SeatRow:
    """A seat of a rematch: a bot keeps it, it is reserved for a person, and it is open if that person has left."""
    if row.kind == "bot":
        return row
    return person_seat(row.seat, row.name, "") if is_seated(row) else open_seat(row.seat)


def new_row(game: str, config: GameConfig, options: TableOptions, seed: int, host: int) -> GameRow:
    """A table in its lobby; Refusal if the engine cannot play the configuration."""
    config = completed_config(config, seed)
    now_s = time.time()
    return GameRow(game, "lobby", config, options, seed, rules_version(config), host, now_s, now_s)


def playing(row: GameRow) -> GameRow:
    """The table, already in play."""
    return msgspec.structs.replace(row, status="playing")
