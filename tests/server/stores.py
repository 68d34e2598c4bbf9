"""Stores to test with, and rows to put into them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from msgspec.structs import replace

from sevenwonders.server.settings import CleaningRules
from sevenwonders.server.sql_store import SqlStore
from sevenwonders.server.store import AnswerRow, GameRow, SeatRow, Status, Store, StoredGame
from sevenwonders.server.wire import GameConfig, TableOptions

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
    row = replace(table(), config=config)
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


async def numbers(store: Store, game: str = "t1") -> list[int]:
    return [row.number for row in await store.answers_from(game, 0)]
