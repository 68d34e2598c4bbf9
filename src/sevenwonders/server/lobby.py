"""Everything before, beside and after the game itself: making tables, joining, seats, rematch, playing on."""

import contextlib
import secrets
import time
import unicodedata
from typing import Final

import msgspec

from sevenwonders.bots.registry import BOTS
from sevenwonders.server import tokens
from sevenwonders.server.audience import update
from sevenwonders.server.logs import note
from sevenwonders.server.problems import refused
from sevenwonders.server.rules import checked_bot, playable, rules_version
from sevenwonders.server.store import AnswerRow, GameRow, SeatRow, StoredGame
from sevenwonders.server.table import LiveTable
from sevenwonders.server.tables import Tables
from sevenwonders.server.wire import BotLevel, Done, GameConfig, Join, NewGame, PlayOn, Seated, SetSeat, TableOptions

SEED_BITS: Final = 53
HOST: Final = 0
MOST_LETTERS: Final = 24
MOST_REMATCHES: Final = 20
# Bots bear the names of builders and writers of the ancient world, none of which is a leader of the game.
BOT_NAMES: Final = ["Senenmut", "Corinna", "Ictinus", "Artemisia", "Sostratus", "Erinna", "Chares"]
BOT_TEXTS: Final = {
    "random": "Plays anything that is allowed. Good for a first look at the game.",
    "greedy": "Takes what is worth most at once, without looking ahead. A fair opponent for beginners.",
}


def bot_levels() -> list[BotLevel]:
    """The bots that can be invited."""
    levels: dict[str, BotLevel] = {}
    for game, bots in BOTS.items():
        for name, make in bots.items():
            text = BOT_TEXTS.get(name) or first_line(make.__doc__)
            games = levels[name].games if name in levels else []
            levels[name] = BotLevel(name, text, [*games, game])
    return list(levels.values())


def first_line(words: str | None) -> str:
    """The first line of a longer text."""
    return (words or "").strip().split("\n")[0]


def readable(text: str) -> str:
    """The text without what cannot be seen, in one line."""
    words = unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode())
    return " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())


def checked_name(name: str, others: list[str]) -> str:
    """A name that can be read and differs from the others."""
    name = readable(name)[:MOST_LETTERS].strip()
    if not name:
        raise refused("name_empty")
    number = 2
    wanted = name
    while name.casefold() in [other.casefold() for other in others]:
        name = f"{wanted[: MOST_LETTERS - 3]} {number}"
        number += 1
    return name


# Seats


def open_seat(seat: int) -> SeatRow:
    """A seat that waits for somebody."""
    return SeatRow(seat, "", "open", "", "", False)


def bot_seat(game: str, seat: int, level: str) -> SeatRow:
    """A seat with a bot."""
    return SeatRow(seat, BOT_NAMES[seat], "bot", checked_bot(game, level), "", False)


def person_seat(seat: int, name: str, token: str) -> SeatRow:
    """A seat with a person; without a token it is kept for one who has yet to come."""
    return SeatRow(seat, name, "person", "", tokens.hash_of(token) if token else "", False)


# Making tables


async def new_table(tables: Tables, wish: NewGame) -> Seated:
    """Make a table with the host in its first seat."""
    game = wish.config.game
    others = wish.config.players - 1
    if len(wish.seats) > others:
        raise refused("seats_wrong", count=others)
    token = tokens.new_token()
    seats = [person_seat(HOST, checked_name(wish.name, BOT_NAMES), token)]
    for seat in range(1, wish.config.players):
        asked = wish.seats[seat - 1] if seat <= len(wish.seats) else None
        seats.append(open_seat(seat) if asked is None or asked.kind == "open" else bot_seat(game, seat, asked.bot))
    at_once = wish.start and not any(seat.kind == "open" for seat in seats)
    if wish.seed is not None and not at_once:
        raise refused("seed_alone")
    seed = secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed
    row = new_row(tokens.new_game_id(), wish.config, wish.options, seed, HOST)
    if at_once:
        row = msgspec.structs.replace(row, status="playing")
    await keep(tables, "new", row, seats, [])
    return Seated(row.id, HOST, token)


def new_row(game: str, config: GameConfig, options: TableOptions, seed: int, host: int) -> GameRow:
    """A table in its lobby, if the engine can play it."""
    config = playable(config, seed)
    now_s = time.time()
    return GameRow(game, "lobby", config, options, seed, rules_version(config), host, now_s, now_s)


async def keep(tables: Tables, how: str, row: GameRow, seats: list[SeatRow], answers: list[AnswerRow]) -> None:
    """Store a new table, and let its bots begin."""
    await tables.store.create(row, seats, answers)
    tables.metrics.games.labels(how).inc()
    note("new_table", game=row.id, how=how, players=row.config.players)
    await tables.find(row.id)


# In the lobby


async def join(tables: Tables, table: LiveTable, wish: Join, token: str) -> Seated:
    """Take an open seat; who sits there already keeps the seat."""
    if not tables.links.fits("join", table.row.id, wish.join):
        raise refused("bad_link")
    async with table.lock:
        if token and any(tokens.fits(token, row.token_hash) for row in table.seats):
            return Seated(table.row.id, table.seat_of(token), token)
        token = tokens.new_token()
        for _ in table.seats:
            await tables.reload(table)
            row = join_row(table, wish, token)
            if await tables.change_seat(table, row):
                await seats_changed(tables, table, row)
                return Seated(table.row.id, row.seat, token)
    raise refused("table_full")


def join_row(table: LiveTable, wish: Join, token: str) -> SeatRow:
    """The first open seat with a new person in it."""
    if table.row.status != "lobby":
        raise refused("not_in_lobby")
    free = [row.seat for row in table.seats if row.kind == "open"]
    if not free:
        raise refused("table_full")
    return person_seat(free[0], checked_name(wish.name, [row.name for row in table.seats] + BOT_NAMES), token)


async def seats_changed(tables: Tables, table: LiveTable, *rows: SeatRow) -> None:
    """Take over seats that the store has changed, and tell."""
    await tables.reload(table)
    note("seats_changed", game=table.row.id, seats=len(rows))
    await tables.publish(table.row.id, -1)
    tables.wake(table)


async def start(tables: Tables, table: LiveTable, token: str, fill: str) -> Done:
    """Begin the game; open seats are filled with bots if a level is named."""
    async with table.lock:
        await tables.reload(table)
        if table.seat_of(token) != table.row.host:
            raise refused("not_host")
        if table.row.status == "playing":
            return Done(table.row.id, table.row.status)
        if table.row.status != "lobby":
            raise refused("not_in_lobby")
        await fill_seats(tables, table, fill)
        now_s = time.time()
        if await tables.store.set_status(table.row.id, "lobby", "playing", now_s):
            table.row = msgspec.structs.replace(table.row, status="playing", updated_s=now_s)
            table.begin(now_s)
            note("started", game=table.row.id)
            update(table, tables.links, table.viewers)
            await tables.publish(table.row.id, -1)
        else:
            await tables.reload(table)
        tables.wake(table)
    return Done(table.row.id, table.row.status)


async def fill_seats(tables: Tables, table: LiveTable, level: str) -> None:
    """Put bots into the open seats."""
    free = [row.seat for row in table.seats if row.kind == "open"]
    if free and not level:
        raise refused("open_seats")
    for seat in free:
        await tables.change_seat(table, bot_seat(table.row.config.game, seat, level))
    if free:
        await tables.reload(table)


async def set_seat(tables: Tables, table: LiveTable, token: str, wish: SetSeat) -> Done:
    """Fill or empty a seat in the lobby, or let a bot stand in during play and hand back."""
    async with table.lock:
        await tables.reload(table)
        caller = table.seat_of(token)
        row = table.seat(wish.seat)
        new = (
            lobby_seat(table, caller, row, wish)
            if wish.kind in ("open", "bot")
            else play_seat(tables, table, row, wish)
        )
        if not await tables.change_seat(table, new):
            raise refused("too_slow")
        await seats_changed(tables, table, new)
    return Done(table.row.id, table.row.status)


def lobby_seat(table: LiveTable, caller: int, row: SeatRow, wish: SetSeat) -> SeatRow:
    """The seat as the host wants it."""
    if caller != table.row.host:
        raise refused("not_host")
    if table.row.status != "lobby":
        raise refused("not_in_lobby")
    if row.seat == table.row.host:
        raise refused("own_seat")
    return open_seat(row.seat) if wish.kind == "open" else bot_seat(table.row.config.game, row.seat, wish.bot)


def play_seat(tables: Tables, table: LiveTable, row: SeatRow, wish: SetSeat) -> SeatRow:
    """The seat with a bot standing in for an absent person, or without it."""
    if table.row.status != "playing":
        raise refused("not_playing")
    if row.kind != "person":
        raise refused("stand_in_person")
    if wish.kind == "hand_back":
        return msgspec.structs.replace(row, stand_in=False, bot="")
    seconds = tables.settings.absent_s
    if table.present(row.seat) or table.absent_for_s(row.seat) < seconds:
        raise refused("present", name=row.name, seconds=round(seconds))
    return msgspec.structs.replace(row, stand_in=True, bot=checked_bot(table.row.config.game, wish.bot))


# After the game


async def rematch(tables: Tables, table: LiveTable, token: str) -> Seated:
    """The caller's seat at a new table with the same company; all who ask meet at the same one."""
    seat = table.seat_of(token)
    if table.row.status not in ("finished", "abandoned"):
        raise refused("not_finished")
    for number in range(MOST_REMATCHES):
        game = tables.links.next_table(table.row.id, number)
        stored = await tables.store.load(game)
        if stored is None:
            # Somebody else may ask in the same moment: then the table is there, and the seat is claimed.
            with contextlib.suppress(ValueError):
                await make_rematch(tables, table, game, seat, token)
        if stored is None or stored.game.status in ("lobby", "playing"):
            return await claim(tables, game, seat, tokens.next_token(token, game))
    raise refused("too_fast")


async def make_rematch(tables: Tables, table: LiveTable, game: str, host: int, token: str) -> None:
    """The new table: the caller is its host, other people's seats are kept for them."""
    seats = [
        row
        if row.kind == "bot"
        else person_seat(row.seat, row.name, tokens.next_token(token, game) * (row.seat == host))
        for row in table.seats
    ]
    old = table.row
    row = new_row(game, old.config, old.options, secrets.randbits(SEED_BITS), host)
    if sum(seat.kind == "person" for seat in seats) == 1:
        row = msgspec.structs.replace(row, status="playing")
    await keep(tables, "rematch", row, seats, [])


async def claim(tables: Tables, game: str, seat: int, token: str) -> Seated:
    """Take the seat that is kept for the caller in a rematch."""
    table = await tables.find(game)
    async with table.lock:
        await tables.reload(table)
        row = table.seat(seat)
        if tokens.fits(token, row.token_hash):
            return Seated(game, seat, token)
        if row.kind != "person" or row.token_hash:
            raise refused("table_full")
        new = msgspec.structs.replace(row, token_hash=tokens.hash_of(token))
        if not await tables.change_seat(table, new):
            raise refused("too_slow")
        await seats_changed(tables, table, new)
    return Seated(game, seat, token)


async def play_on(tables: Tables, stored: StoredGame, wish: PlayOn) -> Seated:
    """Go on from a step of a finished game in a table of one's own, against bots."""
    old = stored.game
    if wish.seat >= old.config.players:
        raise refused("no_seat", last=old.config.players - 1)
    if wish.step >= len(stored.answers):
        raise refused("game_over")
    token = tokens.new_token()
    name = checked_name(wish.name, BOT_NAMES)
    seats = [
        person_seat(seat, name, token) if seat == wish.seat else bot_seat(old.config.game, seat, wish.bot)
        for seat in range(old.config.players)
    ]
    options = msgspec.structs.replace(old.options, turn_seconds=0)
    row = new_row(tokens.new_game_id(), old.config, options, old.seed, wish.seat)
    row = msgspec.structs.replace(row, status="playing")
    await keep(tables, "play_on", row, seats, stored.answers[: wish.step])
    return Seated(row.id, wish.seat, token)
