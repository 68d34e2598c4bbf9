"""Two servers at one database, for tests of owners."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sevenwonders.server.store.sql import make_store
from sevenwonders.server.web.game_server import GameServer
from tests.server.house import PATIENCE_S, quick_settings


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[tuple[GameServer, GameServer]]:
    servers = [GameServer(quick_settings(url, port=port), make_store(url)) for port in (8001, 8002)]
    for server in servers:
        await server.open()
    try:
        yield servers[0], servers[1]
    finally:
        for server in servers:
            await server.close()


def on_two(url: str, play: Callable[[GameServer, GameServer], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with two_servers(url) as (one, other):
            await play(one, other)

    asyncio.run(whole())
