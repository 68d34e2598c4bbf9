"""Make tables: new ones, rematches, and games that continue a recorded one."""

import contextlib
from typing import Final, final

import msgspec

from sevenwonders.server import tokens
from sevenwonders.server.access import check_access, check_room_on_list, unlisted, with_access
from sevenwonders.server.clock import now_s
from sevenwonders.server.lessons import GENTLE_BOT, LESSONS
from sevenwonders.server.lobby import Lobby
from sevenwonders.server.logs import log_event
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.names import BOT_NAMES, checked_name
from sevenwonders.server.presenters import PRESENTERS
from sevenwonders.server.problems import refused
from sevenwonders.server.rules import completed_config, rules_version
from sevenwonders.server.seat_rules import is_seated
from sevenwonders.server.seats import bot_seat, open_seat, person_seat, reserved_seat
from sevenwonders.server.store import AnswerRow, GameRow, OwnedElsewhere, SeatRow, Store, StoredGame
from sevenwonders.server.table import AT_ONCE_S, seat_of
from sevenwonders.server.tables import Tables
from sevenwonders.server.wire import Access, GameConfig, NewGame, NewLesson, PlayOn, Seated, TableOptions

HOST: Final = 0
# The arrival of the first person at a table.
FIRST: Final = 1
# Who plays alone against bots, from wherever.
NO_ADDRESS: Final = ""


@final
class NewTables:
    """Makes tables and seats the caller at them."""

    def __init__(self, store: Store, tables: Tables, lobby: Lobby, metrics: Metrics) -> None:
        self.store = store
        self.tables = tables
        self.lobby = lobby
        self.metrics = metrics
        self.links = lobby.links

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
        # Other people must not play against somebody who knows every card.
        if wish.seed is not None and not starts:
            raise refused("seed_alone")
        seed = tokens.new_secret() if wish.seed is None else wish.seed
        row = new_row(tokens.new_game_id(), wish.config, wish.options, seed, HOST)
        await self._store("new", playing(row) if starts else row, seats, [], address)
        return Seated(row.id, HOST, token, row.commitment())

    async def teach(self, wish: NewLesson, address: str = "") -> Seated:
        """Make the table of a guided game, and begin it."""
        lesson = LESSONS[wish.lesson]
        token = tokens.new_token()
        seats = [person_seat(HOST, checked_name(wish.name, BOT_NAMES), token, FIRST, NO_ADDRESS)]
        seats += [bot_seat(lesson.config.game, seat, GENTLE_BOT) for seat in range(1, lesson.config.players)]
        row = new_row(tokens.new_game_id(), lesson.config, TableOptions(lesson=wish.lesson), lesson.seed, HOST)
        await self._store("lesson", playing(row), seats, [], address)
        return Seated(row.id, HOST, token, row.commitment())

    async def rematch(self, game: str, token: str, address: str = "") -> Seated:
        """Seat the caller at a new table with the same players. Everybody who asks gets to the same table."""
        # A game that is over changes no more, so any process may read it. The new table has an owner.
        old = await self.store.load(game)
        if old is None:
            raise refused("no_game")
        seat = seat_of(old.seats, token)
        if old.game.status not in ("finished", "abandoned"):
            raise refused("not_finished")
        for next_game in self.links.next_tables(game):
            own = tokens.next_token(token, next_game)
            host = person_seat(seat, old.seats[seat].name, own, FIRST, address)
            if not await self._is_over(old, next_game, host):
                return await self.lobby.claim(await self.tables.find(next_game), seat, own, address)
        raise refused("too_fast")

    async def _is_over(self, old: StoredGame, game: str, host: SeatRow) -> bool:
        """Whether that rematch is over or deleted. If nobody has asked for it yet, it is made with that host."""
        stored = await self.store.load(game)
        if stored is not None:
            return stored.game.status not in ("lobby", "playing")
        try:
            await self._make_rematch(old, game, host)
        except ValueError:
            # Either somebody else has made it at the same moment, or it was there and has been deleted.
            return await self.store.load(game) is None
        return False

    async def play_on(self, stored: StoredGame, wish: PlayOn, address: str = "") -> Seated:
        """Make a table that continues from a step of a finished game, with bots in all other seats."""
        old = stored.game
        if wish.seat >= old.config.players:
            raise refused("no_seat", last=old.config.players - 1)
        if wish.step >= len(stored.answers):
            raise refused("game_over")
        token = tokens.new_token()
        name = checked_name(wish.name, BOT_NAMES)
        seats = [
            person_seat(seat, name, token, FIRST, NO_ADDRESS)
            if seat == wish.seat
            else bot_seat(old.config.game, seat, wish.bot)
            for seat in range(old.config.players)
        ]
        # Nobody waits for the only person at the table, and nobody guides them.
        options = msgspec.structs.replace(old.options, turn_seconds=0, lesson="", access=Access())
        row = new_row(tokens.new_game_id(), old.config, options, old.seed, wish.seat, old.rules)
        await self._store("play_on", playing(row), seats, stored.answers[: wish.step], address)
        return Seated(row.id, wish.seat, token, row.commitment())

    async def _make_rematch(self, old: StoredGame, game: str, host: SeatRow) -> None:
        """Store the new table: the caller is its host, and seats are reserved for the other people."""
        seats = [rematch_seat(row) for row in old.seats]
        seats[host.seat] = host
        # After a lesson comes a game like all others, with a deal that nobody knows.
        options = msgspec.structs.replace(unlisted(old.game.options), lesson="")
        row = new_row(game, old.game.config, options, tokens.new_secret(), host.seat)
        # The same strangers may be at it.
        row = msgspec.structs.replace(row, was_listed=old.game.was_listed)
        # With bots only there is nobody to wait for.
        alone = sum(seat.kind != "bot" for seat in seats) == 1
        await self._store("rematch", playing(row) if alone else row, seats, [])

    async def _store(
        self, how: str, row: GameRow, seats: list[SeatRow], answers: list[AnswerRow], address: str = ""
    ) -> None:
        """Store a new table, and let its bots begin: they think for the address that made it."""
        wakes_s = AT_ONCE_S if row.status == "playing" else None
        await self.store.create(row, seats, answers, self.tables.node.id, wakes_s)
        self.metrics.games.labels(how).inc()
        log_event("new_table", game=row.id, how=how, players=row.config.players)
        # If another process has been asked for the table already, it looks after the bots.
        with contextlib.suppress(OwnedElsewhere):
            table = await self.tables.find(row.id)
            table.known_address = address


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
    return reserved_seat(row.seat, row.name) if is_seated(row) else open_seat(row.seat)


def new_row(
    game: str, config: GameConfig, options: TableOptions, seed: int, host: int, rules: int | None = None
) -> GameRow:
    """A table in its lobby, with today's rules unless it goes on with a game of an earlier version.

    Refusal if the engine cannot play the configuration.
    """
    config = completed_config(config, seed)
    made_s = now_s()
    version = rules_version(config) if rules is None else rules
    row = GameRow(game, "lobby", config, options, seed, version, host, made_s, made_s, arrivals=FIRST)
    return with_access(row, options.access)


def playing(row: GameRow) -> GameRow:
    """The table, already in play."""
    return msgspec.structs.replace(row, status="playing")
