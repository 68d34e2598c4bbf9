"""Stores to test with, and rows to put into them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from msgspec.structs import replace

from sevenwonders.server.settings import CleaningRules
from sevenwonders.server.store.protocol import (
    Advance,
    AnswerRow,
    GameRow,
    Lease,
    LeaseLost,
    SeatRow,
    Status,
    Store,
    StoredGame,
)
from sevenwonders.server.store.sql import SqlStore
from sevenwonders.server.table_config import rules_version
from sevenwonders.server.wire.messages import GameConfig, TableOptions

NODE = "this process"
ADDRESS = "127.0.0.1:1"
NOW_S = 1_790_000_000.25
ADA = SeatRow(0, "Ada", "person", "", "hash-of-ada", False)
OPEN = SeatRow(1, "", "open", "", "", False)


def table(ident: str = "t1", status: Status = "playing", updated_s: float = NOW_S) -> GameRow:
    config = GameConfig(players=2, wonders=["giza:A"])
    return GameRow(ident, status, config, TableOptions(30, True), 2**53, 3, 0, NOW_S, updated_s)


def answer(number: int, choice: str = "build:forum", at_s: float = NOW_S) -> AnswerRow:
    return AnswerRow(number, 1000 + number, choice, at_s)


def stored(config: GameConfig, answers: list[AnswerRow]) -> StoredGame:
    """A table in play with people in all seats."""
    row = replace(table(), config=config, rules=rules_version(config))
    seats = [SeatRow(seat, f"P{seat}", "person", "", "", False) for seat in range(config.players)]
    return StoredGame(row, seats, answers, [])


@asynccontextmanager
async def opened(url: str, clock: Callable[[], float] = lambda: NOW_S) -> AsyncIterator[Store]:
    store: Store = SqlStore(url, CleaningRules(), clock)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def on(url: str, play: Callable[[Store], Awaitable[None]]) -> None:
    """Play with a fresh store in a fresh event loop."""

    async def whole() -> None:
        async with opened(url) as store:
            await play(store)

    asyncio.run(whole())


async def answers_of(store: Store, game: str = "t1") -> list[AnswerRow]:
    found = await store.load(game)
    assert found is not None
    return found.answers


async def numbers(store: Store, game: str = "t1") -> list[int]:
    return [row.number for row in await answers_of(store, game)]


async def create(
    store: Store, row: GameRow, seats: list[SeatRow] | None = None, answers: list[AnswerRow] | None = None
) -> Lease:
    """Make a table that belongs to NODE."""
    if store.is_shared:
        await store.enter(NODE, ADDRESS)
    await store.create(row, seats or [], answers or [], NODE, None)
    return (await store.take_table(row.id, NODE)).lease


async def append(store: Store, lease: Lease, row: AnswerRow, instead_of: tuple[int, ...] = ()) -> bool:
    """Add an answer. Return False if it is not accepted."""
    try:
        await store.append(Advance(lease, row, instead_of))
    except LeaseLost:
        return False
    return True
